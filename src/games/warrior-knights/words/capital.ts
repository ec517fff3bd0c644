/** A name may stand at the beginning: 'the garrison of Anna' does so as 'The garrison of Anna'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
