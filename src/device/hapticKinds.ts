/** A choice was made; a choice asks for a second tap, because it cannot be taken back. */
export type Felt = 'tick' | 'seal';
/** Milliseconds between the two knocks of a seal. */
export const SECOND = 110;
