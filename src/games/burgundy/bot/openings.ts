/** Which duchies and first castles have led to more points. */
import { DUCHIES } from '../data/duchies';
import stored from '../data/openings.json';

interface Opening {
  readonly points: number;
  readonly castles: Readonly<Record<string, number>>;
}

const OPENINGS: readonly (Opening | undefined)[] = DUCHIES.map(d => (stored.duchies as Readonly<Record<string, Opening>>)[d.id]);
const LEAST = Math.min(...OPENINGS.flatMap(o => (o === undefined ? [] : Object.values(o.castles))));

/** Points more than the poorest opening. */
export function duchyWorth(duchy: number): number {
  return (OPENINGS[duchy]?.points ?? LEAST) - LEAST;
}

export function castleWorth(duchy: number, space: number): number {
  return (OPENINGS[duchy]?.castles[space] ?? LEAST) - LEAST;
}
