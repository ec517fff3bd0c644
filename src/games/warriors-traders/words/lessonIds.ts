/** The lessons of a first match, in the order in which they usually come. */
export const LESSON_IDS = ['aim', 'actions', 'marching', 'barbarians', 'princesses', 'trade', 'feeding', 'unification'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
