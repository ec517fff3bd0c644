/** The lessons of a first match, in the order in which they usually come. */
export const LESSON_IDS = ['points', 'dice', 'place', 'workers', 'ship', 'castle', 'purchase', 'phaseEnd'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
