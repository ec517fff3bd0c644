/** The end (VIC): who has most Prestige, and what breaks a tie. */
import type { Booked, Seat, Standing } from '@/engine/contract';
import { SOURCES } from '../data/names';
import { STRENGTH } from '../data/numbers';
import { armiesOf, baronOf, isGarrison, isOnMap, nobleOf, armyOf, NONE, type Realm } from '../state';
import type { RealmFact } from '../facts';
import { citiesOf } from './treasury';

/** VIC-01: Troop cards of Nobles on the map and of a garrison on the map; tokens do not count. */
function troopsOnMap(g: Readonly<Realm>, seat: Seat): number {
  return armiesOf(seat)
    .filter(army => (isGarrison(army) ? baronOf(g, seat).stronghold !== NONE : isOnMap(nobleOf(g, army))))
    .reduce((sum, army) => sum + armyOf(g, army).troops.reduce((all, card) => all + (STRENGTH[card] as number), 0), 0);
}

/** Winner by cities, still in, Prestige, cities, crowns with Faith and Votes, troops; where might is right only the cities win (OPT-05). */
function rank(g: Readonly<Realm>, seat: Seat): readonly number[] {
  const b = baronOf(g, seat);
  const first = [g.winner === seat ? 1 : 0, b.out ? 0 : 1];
  if (g.settings.might) return first;
  return [...first, b.prestige, citiesOf(g, seat).length, b.crowns + b.faith + b.votes, troopsOnMap(g, seat)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (b[at] as number) - (a[at] as number);
}

/**
 * Those who are alike in everything share a place. Once it is over nobody shares the first: then there is no King and no winner (VIC-01), as there
 * is none where only cities win and nobody won by them (OPT-05).
 */
export function standings(g: Readonly<Realm>): Standing[] {
  const ranks = g.barons.map((_, seat) => rank(g, seat));
  const [best, next] = [...ranks].sort(compare);
  const kingless = g.questions.length === 0 && best !== undefined && next !== undefined && compare(best, next) === 0;
  return g.barons
    .map((b, seat) => ({
      seat,
      place: Math.max(kingless ? 2 : 1, 1 + ranks.filter(other => compare(other, ranks[seat] as readonly number[]) < 0).length),
      points: b.prestige,
      sources: Object.fromEntries(SOURCES.map((source, i) => [source, b.sources[i] as number])),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Where Prestige came from is told with it. */
export const booked = (e: RealmFact): readonly Booked[] =>
  e.what === 'gained' && e.res === 'prestige' && e.count > 0 ? [{ seat: e.seat, source: e.why }] : [];
