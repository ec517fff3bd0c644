/** A map of the rulebook as data: nations by their number of play, provinces with their symbols and neighbours. */
import { PROVINCE_KINDS, type ProvinceKind } from './names';

export interface Province {
  readonly id: string;
  /** As it stands on the map; the same in every language. */
  readonly name: string;
  readonly kind: ProvinceKind;
  /** The nations it belongs to, by number from 0: two when it is contested. */
  readonly of: readonly number[];
  /** Symbols of food, goods and weapons. */
  readonly yields: readonly number[];
  /** Across land, sea or a corner: all the same to the rules. */
  readonly next: readonly number[];
}

export interface Atlas {
  /** In their order of play (3.1): nation number 1 comes first. */
  readonly nations: readonly string[];
  readonly provinces: readonly Province[];
}

/** A line is: id | name | kind | nations | food goods weapons | neighbours. Ids get the map's prefix: two names stand on two maps. */
export function atlas(prefix: string, nations: readonly string[], text: string): Atlas {
  const rows = text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  const cells = (row: readonly string[], column: number): string[] => (row[column] ?? '').split(' ');
  const ids = rows.map(row => row[0]);
  const provinces = rows.map((row): Province => {
    const kind = PROVINCE_KINDS.find(known => known === row[2]);
    if (kind === undefined) throw new Error(`${row.join(' | ')} is not a province`);
    return {
      id: `${prefix}-${row[0]}`,
      name: row[1] ?? '',
      kind,
      of: cells(row, 3).map(nation => nations.indexOf(nation)),
      yields: cells(row, 4).map(Number),
      next: cells(row, 5).map(neighbour => ids.indexOf(neighbour)),
    };
  });
  return { nations: nations.map(nation => `${prefix}-${nation}`), provinces };
}
