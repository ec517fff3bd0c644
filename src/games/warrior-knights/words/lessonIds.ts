export const LESSON_IDS = [
  'aim',
  'levy',
  'nobles',
  'planning',
  'mobilize',
  'siege',
  'fate',
  'allocation',
  'assembly',
  'draft',
  'wages',
  'regroup',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
