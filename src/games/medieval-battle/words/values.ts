/** 8.4, 10.4 The melee and shooting cards in words: the chapter and every unit's card read them off the figures that the rules fight by. */
import { MELEE_BASE, SHOT_BASE } from '../data/combat';
import { RECRUITS, UNITS, type Bow, type Recruit } from '../data/units';
import { signed } from './figures';

type Row = Readonly<Record<Recruit, number>>;
type Name = (type: Recruit) => string;

/** The values of a row, each with whom it is against, the best for the attacker first. */
function groups(row: Row): { readonly value: number; readonly types: readonly Recruit[] }[] {
  const values = [...new Set(RECRUITS.map(type => row[type]))].sort((a, b) => b - a);
  return values.map(value => ({ value, types: RECRUITS.filter(type => row[type] === value) }));
}

const listed = (row: Row, figure: (n: number) => string, name: Name, against = ''): string =>
  groups(row)
    .map(({ value, types }) => `${figure(value)} ${against}${types.map(name).join(', ')}`)
    .join('; ');

/** '+1 light infantry, pikemen; 0 archers; …' */
export const meleeValues = (type: Recruit, name: Name, against = ''): string => listed(MELEE_BASE[type], signed, name, against);

/** '1 light cavalry, …; 0 heavy cavalry, heavy infantry' */
export const shotValues = (bow: Bow, name: Name, against = ''): string => listed(SHOT_BASE[bow], String, name, against);

/** The same where there is little room: 'heavy cavalry, heavy infantry 0, others 1'. */
export function shotGist(type: Recruit, name: Name, others: string, all: string): string {
  const { bow } = UNITS[type];
  if (bow === null) return '';
  const [most, ...fewer] = groups(SHOT_BASE[bow]).sort((a, b) => b.types.length - a.types.length);
  const named = fewer.map(({ value, types }) => `${types.map(name).join(', ')} ${value}`);
  return [...named, `${named.length === 0 ? all : others} ${most?.value ?? 0}`].join(', ');
}

/** A paragraph for every type. */
export const meleeRows = (name: Name, title: Name, against: string): string[] =>
  RECRUITS.map(type => `${title(type)}: ${meleeValues(type, name, against)}.`);
