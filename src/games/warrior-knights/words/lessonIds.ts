export const LESSON_IDS = ['aim', 'aimByCities', 'round', 'levy', 'nobles', 'planning', 'mobilize', 'fate', 'assembly'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
