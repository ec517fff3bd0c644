/** English nouns with their number, so that verbs can follow them. */

export interface Noun {
  readonly bare: string;
  readonly plural: boolean;
  /** What its counters are called: '2 units of pikemen'. */
  readonly units: string;
}

const noun = (bare: string, plural = false): Noun => ({ bare, plural, units: `${bare} units` });

const pieces: Readonly<Record<string, Noun>> = {
  heavyCavalry: noun('heavy cavalry'),
  lightCavalry: noun('light cavalry'),
  mountedArchers: noun('mounted archers', true),
  heavyInfantry: noun('heavy infantry'),
  lightInfantry: noun('light infantry'),
  pikemen: noun('pikemen', true),
  archers: noun('archers', true),
  longbowmen: noun('longbowmen', true),
  wagonTrain: noun('wagon train'),
};
const unknown = noun('unit');

export const piece = (type: string): Noun => pieces[type] ?? unknown;

export const the = (type: string): string => `the ${piece(type).bare}`;
export const your = (type: string): string => `your ${piece(type).bare}`;
export const enemy = (type: string): string => `the enemy ${piece(type).bare}`;
/** 'Ugo’s pikemen' */
export const of = (owner: string, type: string): string => `${owner}’s ${piece(type).bare}`;

/** The verb that agrees: `verb('pikemen', 'lose')` is 'lose', of the wagon train 'loses'. */
export function verb(type: string, infinitive: string): string {
  if (piece(type).plural) return infinitive;
  return /(s|sh|ch|x|o)$/.test(infinitive) ? `${infinitive}es` : `${infinitive}s`;
}

export const has = (type: string): string => (piece(type).plural ? 'have' : 'has');
export const is = (type: string): string => (piece(type).plural ? 'are' : 'is');

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const knights = (n: number): string => count(n, 'knight');
export const points = (n: number): string => count(n, 'movement point');

export const terrains: Readonly<Record<string, string>> = {
  plain: 'plain',
  woods: 'woods',
  rockyHills: 'rocky hills',
  mountains: 'mountains',
};

/** Starts a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
