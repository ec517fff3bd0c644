/** Whoever writes from right to left may be called so: within a sentence of ours such a name turns nothing else around. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A name that would end its own isolation. */
const ISOLATES = /[\u2066-\u2069]/g;
const [FIRST_STRONG, END] = ['\u2068', '\u2069'];

/** Most names need nothing and stay as they are, letter by letter. */
export const isolated = (name: string): string => (TURNS.test(name) ? `${FIRST_STRONG}${name.replace(ISOLATES, '')}${END}` : name);
