/** The lessons of a first match, in the order in which they usually come. */
export const LESSON_IDS = ['aim', 'placing', 'marauders', 'improvements', 'resolving', 'exchange', 'missions', 'tax'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
