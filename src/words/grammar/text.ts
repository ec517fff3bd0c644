/** What is done with text in every language alike. */

/** As it begins a sentence or stands alone: 'The Papal States'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it goes on within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'a, b and c', with the word of a language before the last. */
export const joinedBy = (word: string) => (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
