/**
 * A table for one sentence: two estates with duchy 1 and a castle on space 18, seat 0 to play, everything else empty. A test lays
 * only what its rule needs. Duchy 1, space by space (b building, p pasture, m mine, s ship, y monastery, c castle) and number:
 *
 *            p0/6  c1/5  c2/4  y3/3
 *         p4/2  p5/1  c6/6  y7/5  b8/4
 *      p9/5 p10/4 b11/3 y12/1 b13/2 b14/3
 *   s15/6 s16/1 s17/2 c18/6 s19/5 s20/4 s21/1
 *      b22/2 b23/5 m24/4 b25/3 b26/1 p27/2
 *         b28/6 m29/1 y30/2 b31/5 b32/6
 *            m33/3 y34/4 y35/1 b36/3
 */
import type { OptionValue, Seat } from '@/engine/contract';
import { moment } from '@/engine/referee';
import { firstQuestion, sitsAt } from '@/engine/testing/sitting';
import type { Monastery } from '../data/monasteries';
import { burgundy } from '..';
import { GOODS, type Good } from '../data/names';
import { TILES } from '../data/tiles';
import { MONASTERY_OF } from '../rules/tile';
import { estateOf, NONE, dukeOf, type Burgundy, type Estate, type Duke } from '../state';

export const sitting = sitsAt(burgundy, ({ state }) => ({
  duke: (seat: Seat = 0): Duke => dukeOf(state, seat),
  estate: (seat: Seat = 0): Estate => estateOf(state, seat),
}));
export type Sitting = ReturnType<typeof sitting>;

interface Setting {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export function table(arrange: (g: Burgundy) => void = () => {}, { seats = 2, options = {} }: Setting = {}): Sitting {
  const g = moment(burgundy, burgundy.setUp({ seats, seed: 1, first: 0, options })).state;
  for (const list of [g.depots, g.black]) list.fill(NONE);
  g.depotGoods.fill(0);
  for (const estate of g.estates) {
    estate.goods.fill(0);
    estate.silver = 0;
    estate.workers = 0;
  }
  for (const duke of g.dukes) duke.dice = [1, 1];
  arrange(g);
  return sitting(moment(burgundy, g));
}

/** A match at its first question, as the rulebook sets it up. */
export function opening(seats: number, options: Readonly<Record<string, OptionValue>> = {}, seed = 1, first?: Seat): Sitting {
  return sitting(firstQuestion(burgundy, { seats, seed, options, first }));
}

/** The row of a tile, by its id in data/tiles. */
export function tile(id: string): number {
  const row = TILES.findIndex(t => t.id === id);
  if (row < 0) throw new Error(`no tile ${id}`);
  return row;
}

export const monasteryTile = (number: Monastery): number => MONASTERY_OF.indexOf(number);

/** Tiles that lie in a duchy already. */
export function lay(g: Burgundy, seat: Seat, tiles: Readonly<Record<number, string>>): void {
  const estate = estateOf(g, seat);
  for (const [space, id] of Object.entries(tiles)) {
    estate.spaces[Number(space)] = tile(id);
    const monastery = MONASTERY_OF[tile(id)] as number;
    if (monastery > 0) estate.monasteries |= 1 << monastery;
  }
}

/** Monasteries that work for a seat, wherever they lie. */
export function monasteries(g: Burgundy, seat: Seat, ...numbers: number[]): void {
  for (const number of numbers) estateOf(g, seat).monasteries |= 1 << number;
}

export function store(g: Burgundy, seat: Seat, ...ids: string[]): void {
  estateOf(g, seat).storage = [0, 1, 2].map(place => (ids[place] === undefined ? NONE : tile(ids[place])));
}

/** Tiles in the first slots of a depot (1–6). */
export function depot(g: Burgundy, number: number, ...ids: string[]): void {
  ids.forEach((id, slot) => (g.depots[(number - 1) * 4 + slot] = tile(id)));
}

export function black(g: Burgundy, ...ids: string[]): void {
  ids.forEach((id, slot) => (g.black[slot] = tile(id)));
}

export function goodsIn(g: Burgundy, number: number, goods: Partial<Record<Good, number>>): void {
  for (const [good, count] of Object.entries(goods)) g.depotGoods[(number - 1) * 6 + GOODS.indexOf(good as Good)] = count;
}

export function goods(g: Burgundy, seat: Seat, own: Partial<Record<Good, number>>): void {
  for (const [good, count] of Object.entries(own)) estateOf(g, seat).goods[GOODS.indexOf(good as Good)] = count;
}

export function countOf(estate: Estate, good: Good): number {
  return estate.goods[GOODS.indexOf(good)] as number;
}

/** Everybody but these has played this round; the next round begins when nobody waits. */
export function onlyWaiting(g: Burgundy, ...seats: Seat[]): void {
  g.played = (1 << g.seats) - 1;
  for (const seat of seats) g.played &= ~(1 << seat);
}

export function dice(g: Burgundy, seat: Seat, first: number, second: number): void {
  dukeOf(g, seat).dice = [first, second];
}

/** Ends turns until this question is asked or the match is over. */
export function endTurnsUntil(from: Sitting, done: (at: Sitting) => boolean): Sitting {
  let at = from;
  while (at.ask !== null && !done(at)) at = at.choose('endTurn button:endTurn');
  return at;
}
