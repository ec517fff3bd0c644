/** What a position promises each seat: Prestige gained and to come, and all that helps to it, against the best of the others. */
import { bestRival, hear } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { incomeOfBaron } from '../rules/taxation';
import { citiesOf } from '../rules/treasury';
import { standings } from '../rules/victory';
import { baronOf, NONE, type Realm } from '../state';
import { cityWorth, might } from './ground';
import { learnt } from './learnt';
import { countBaron, lookFrom } from './senses';
import { weights } from './weights';

const expected: number[] = [];
/** By seat, what it has. */
const held: number[][] = [[], [], [], [], [], []];

/** 0..1: how far each is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: Readonly<Realm>, into: number[], _ambition = 0, hears = 1): void {
  if (g.questions.length === 0) return result(g, into);
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = expectation(g, seat);
  const { net } = learnt;
  if (hears > 0 && net !== null && isJudged(g)) {
    countAll(g);
    hear(net, hears, expected, g.seats, (seat, rival, seen) => lookFrom(g, held[seat] as number[], held[rival] as number[], seen));
  }
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(lead(g, seat), weights.scale * 4);
}

/** Once Barons plan, and where Prestige wins (OPT-05). */
export const isJudged = (g: Readonly<Realm>): boolean => g.stage !== 'setUp' && !g.settings.might;

/** What every Baron has, besides what is expected already. */
function countAll(g: Readonly<Realm>): void {
  for (let seat = 0; seat < g.seats; seat++) countBaron(g, seat, expected[seat] as number, incomeOfBaron(g, seat), held[seat] as number[]);
}

/** What the net would see from a seat. */
export function lookAt(g: Readonly<Realm>, seat: Seat, into: number[]): void {
  for (let each = 0; each < g.seats; each++) expected[each] = expectation(g, each);
  countAll(g);
  lookFrom(g, held[seat] as number[], held[bestRival(expected, g.seats, seat)] as number[], into);
}

const squash = (points: number, scale: number): number => 0.5 + (0.5 * points) / (scale + (points < 0 ? -points : points));

function lead(g: Readonly<Realm>, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < g.seats; other++) if (other !== seat) best = Math.max(best, expected[other] as number);
  return (expected[seat] as number) - best;
}

/** A match that is over: mostly who won, a little by how much. */
function result(g: Readonly<Realm>, into: number[]): void {
  const places = standings(g);
  const winners = places.filter(s => s.place === 1);
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = weights.prestige * baronOf(g, seat).prestige;
  for (let seat = 0; seat < g.seats; seat++)
    into[seat] = 0.2 * squash(lead(g, seat), weights.scale) + (winners.some(s => s.seat === seat) ? 0.8 / winners.length : 0);
}

/** Prestige that the match has brought, in the coin of `expectation`; the crown itself is worth as much as some more of it. */
export function resultOf(g: Readonly<Realm>, seat: Seat): number {
  const winners = standings(g).filter(s => s.place === 1);
  return weights.prestige * baronOf(g, seat).prestige + (winners.some(s => s.seat === seat) ? CROWN / winners.length : 0);
}
const CROWN = 40;

export function expectation(g: Readonly<Realm>, seat: Seat): number {
  const b = baronOf(g, seat);
  if (b.out) return -100;
  let worth = weights.prestige * b.prestige + weights.crown * b.crowns + weights.vote * b.votes + weights.faith * b.faith;
  for (const city of citiesOf(g, seat)) worth += cityWorth(g, seat, city);
  worth += weights.income * 0.5 * incomeOfBaron(g, seat) + weights.charge * b.charges.length + might(g, seat);
  if (g.chairman === seat) worth += weights.chairman;
  if (g.head === seat) worth += weights.head;
  if (b.banned) worth -= weights.chairman;
  for (const siege of g.sieges) {
    if (siege.seat === seat) worth += weights.siege;
    if (siege.city !== NONE && g.towns[siege.city]?.owner === seat) worth -= weights.siege;
    if (siege.hold === seat) worth -= weights.siege;
  }
  return worth;
}
