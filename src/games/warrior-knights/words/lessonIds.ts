export const LESSON_IDS = ['aim', 'nobles', 'planning', 'mobilize', 'siege', 'fate', 'allocation', 'assembly'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
