/** English names of the units with their number, so that verbs can follow them. */
import { counted } from '@/words/grammar/english';
import type { UnitType } from '../../data/units';
import type { Names } from '../languageForm';

interface Noun {
  readonly bare: string;
  readonly plural: boolean;
}

const one = (bare: string): Noun => ({ bare, plural: false });
const many = (bare: string): Noun => ({ bare, plural: true });

const units: Readonly<Record<UnitType, Noun>> = {
  heavyCavalry: one('heavy cavalry'),
  lightCavalry: one('light cavalry'),
  mountedArchers: many('mounted archers'),
  heavyInfantry: one('heavy infantry'),
  lightInfantry: one('light infantry'),
  pikemen: many('pikemen'),
  archers: many('archers'),
  longbowmen: many('longbowmen'),
  wagonTrain: one('wagon train'),
};

export const unit = (type: UnitType | null): string => (type === null ? 'unit' : units[type].bare);
export const the = (type: UnitType | null): string => `the ${unit(type)}`;
export const your = (type: UnitType): string => `your ${unit(type)}`;
export const enemy = (type: UnitType): string => `the enemy ${unit(type)}`;
/** 'Ugo’s pikemen' */
export const of = (owner: string, type: UnitType): string => `${owner}’s ${unit(type)}`;

/** The verb that agrees: `verb('pikemen', 'lose')` is 'lose', of the wagon train 'loses'. */
export function verb(type: UnitType, infinitive: string): string {
  if (units[type].plural) return infinitive;
  return /(s|sh|ch|x|o)$/.test(infinitive) ? `${infinitive}es` : `${infinitive}s`;
}

export const is = (type: UnitType): string => (units[type].plural ? 'are' : 'is');

export const knights = (n: number): string => counted(n, 'knight');
export const points = (n: number): string => counted(n, 'movement point');
export const left = (n: number): string => `${counted(n, 'point')} left`;

export const names: Names = {
  unit,
  the,
  of,
  terrains: { plain: 'plain', woods: 'woods', rockyHills: 'rocky hills', mountains: 'mountains' },
};
