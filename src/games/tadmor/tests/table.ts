/**
 * A table for one sentence: two merchants with nothing in their warehouses and hands, nothing laid out, one question pending. A test lays only
 * what its rule needs. Goods are lists of wood, stone, marble, gold.
 */
import type { OptionValue, Seat } from '@/engine/contract';
import { moment } from '@/engine/referee';
import { firstQuestion, sitsAt } from '@/engine/testing/sitting';
import { tadmor } from '..';
import { PIECES, type Piece } from '../data/names';
import { SPACES } from '../data/spaces';
import { putOn, postOf } from '../rules/pieces';
import { merchantOf, type Merchant, type Tadmor, type TadmorQuestion } from '../state';

export const sitting = sitsAt(tadmor, ({ state }) => ({ merchant: (seat: Seat = 0): Merchant => merchantOf(state, seat) }));
export type Sitting = ReturnType<typeof sitting>;

interface Setting {
  readonly seats?: number;
  readonly turn?: number;
  readonly first?: Seat;
}

export function table(
  pending: TadmorQuestion | readonly TadmorQuestion[],
  arrange: (g: Tadmor) => void = () => {},
  { seats = 2, turn = 1, first = 0 }: Setting = {},
): Sitting {
  const g = tadmor.setUp({ seats, seed: 1, first, options: {} });
  g.questions = [pending].flat() as TadmorQuestion[];
  g.turn = turn;
  for (const m of g.merchants) m.warehouse.fill(0);
  arrange(g);
  return sitting(moment(tadmor, g));
}

/** A match at its first question, as the rulebook sets it up. */
export function opening(seats: number, options: Readonly<Record<string, OptionValue>> = {}, first?: Seat, seed = 1): Sitting {
  return sitting(firstQuestion(tadmor, { seats, seed, options, first }));
}

export const space = (id: string): number => SPACES.findIndex(s => s.id === id);

/** A piece from the reserve, on a space ('DA-T1') or a private tile ('I47'). */
export function put(g: Tadmor, seat: Seat, id: string, piece?: Piece): void {
  const at = id.startsWith('I') ? `tile:${id}` : `space:${id}`;
  const kind = piece ?? (id.startsWith('I') ? 'camel' : SPACES[space(id)]!.takes[0]!);
  putOn(g, seat, PIECES.indexOf(kind), at);
}

export function goods(g: Tadmor, seat: Seat, ...counts: number[]): void {
  merchantOf(g, seat).warehouse = counts;
}

export function tiles(g: Tadmor, seat: Seat, ...numbers: number[]): void {
  merchantOf(g, seat).tiles.push(...numbers);
}

function takeOut(g: Tadmor, missions: number[]): number[] {
  g.deck = g.deck.filter(card => !missions.includes(card));
  return missions;
}
export function hand(g: Tadmor, seat: Seat, ...missions: number[]): void {
  merchantOf(g, seat).hand.push(...takeOut(g, missions));
}
export function fulfilled(g: Tadmor, seat: Seat, ...missions: number[]): void {
  merchantOf(g, seat).fulfilled.push(...takeOut(g, missions));
}
export function returned(g: Tadmor, seat: Seat, ...missions: number[]): void {
  merchantOf(g, seat).returned.push(...takeOut(g, missions));
}

export function towers(g: Tadmor, ...heights: number[]): void {
  heights.forEach((height, seat) => (merchantOf(g, seat).tower = height));
}

export const stock = (m: Merchant): number[] => m.warehouse.map((count, good) => count + m.traded[good]!);
export const posted = (m: Merchant, tile: number): boolean => m.posts[postOf(tile)] !== -1;

export const construct = (seat: Seat = 0): TadmorQuestion => ({ ask: 'construct', seat });
export const kingdom = (): TadmorQuestion => ({ ask: 'kingdomBegins' });
