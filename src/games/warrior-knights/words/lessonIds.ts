export const LESSON_IDS = ['levy', 'aim', 'nobles', 'planning', 'mobilize', 'fate', 'allocation', 'assembly'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
