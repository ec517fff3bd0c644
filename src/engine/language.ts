/** What is spoken. A table by language that leaves one out does not compile, and nothing else asks which language it is. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
