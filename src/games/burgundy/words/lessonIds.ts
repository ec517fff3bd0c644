/** The lessons of a first match, in the order in which they usually come. */
export const LESSON_IDS = ['points', 'dice', 'place', 'workers', 'ship', 'castle', 'purchase', 'phaseEnd'] as const;
/** What is read in their place by whoever plays alone. */
export const LESSONS_ALONE = ['pointsAlone', 'placeAlone', 'shipAlone', 'phaseEndAlone'] as const;
export type LessonAlone = (typeof LESSONS_ALONE)[number];
export type LessonId = (typeof LESSON_IDS)[number];
