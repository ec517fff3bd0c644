/** Matches of bots with themselves as rows: what the net would see of a position, and what its present value turned out to be off by. */
import { MANNERS, type Level } from '@/bots/levels';
import type { StoredNet } from '@/bots/net';
import { styleOf } from '@/bots/style';
import { atOnce, chooseIn } from '@/bots/think';
import type { Choice, Game, Options, Seat, State } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { defaultOptions, drawn } from '@/engine/testing/matches';
import { burgundy } from './burgundy';
import { tadmor } from './tadmor';
import { warriorKnights } from './warriorKnights';
import { warriorsTraders } from './warriorsTraders';

/** What a game brings for its net to learn from. */
export interface Pupil {
  readonly game: Game;
  /** What the net sees, by name. */
  readonly senses: readonly string[];
  /** The senses by which what everybody may expect alike differs: it is nobody's lead, and need not be learnt. */
  readonly moments: readonly string[];
  /** A table by lot: how many sit there, and what else is agreed. */
  table(luck: { seed: number }): { seats: number; options: Options };
  /** How many real choices of two seats a match is led astray at most: so that most of it is still to come. */
  readonly astray: number;
  /** Does the value count everything already? */
  hasBegun(g: State): boolean;
  /** Whose positions differ: one seat of each side. */
  seats(g: State): readonly Seat[];
  look(g: State, seat: Seat, into: number[]): void;
  /** What the value without a net expects for a seat, and what came in the end, in the same coin. */
  expects(g: State, seat: Seat): number;
  came(g: State, seat: Seat): number;
  /** The net that the bots play with from now on; null: none. */
  take(stored: StoredNet | null): void;
}

export const PUPILS: Readonly<Record<string, Pupil>> = {
  burgundy,
  tadmor,
  'warriors-traders': warriorsTraders,
  'warrior-knights': warriorKnights,
};
export const pupilOf = (id: string): Pupil => {
  const pupil = PUPILS[id];
  if (pupil === undefined) throw new Error(`nothing to learn in ${id}: ${Object.keys(PUPILS).join(', ')}`);
  return pupil;
};

/** The share of positions that give rows: few of each match, for all of them tell of the same end. */
const TAKEN = 0.03;
/** Two matches of three are led astray to a moment by lot, so that the net also knows what good play avoids; from there on all play as well as they can. */
const LED_ASTRAY = 2 / 3;
const BY_CHANCE = 0.05;
const BY_SQUIRE = 0.1;
const FINE = 1 << 20;

/** Each row: the number of the position, what came less what was expected, then all senses. A level that searches does so with so many nodes. */
export function rowsOf(pupil: Pupil, seed: number, level: Level, nodes: number): number[][] {
  const { game } = pupil;
  const luck = { seed };
  const happens = (share: number): boolean => below(luck, FINE) < share * FINE;
  const { seats, options } = pupil.table(luck);
  const g = game.setUp({ seats, seed: draw32(luck) | 0, options: { ...defaultOptions(game, seats), ...options } });
  const manner = { ...MANNERS[level], ...(MANNERS[level].by === 'search' && { nodes }) };
  const style = styleOf(game, level, seats);
  let astray = happens(LED_ASTRAY) ? below(luck, (pupil.astray * seats) / 2) : 0;
  let position = 0;
  const open: { row: number[]; position: number; seat: Seat; expected: number }[] = [];
  for (let offers = offersOf(game, g); offers.length > 0;) {
    if (offers.length === 1) {
      offers = advance(game, g, offers[0] as Choice);
      continue;
    }
    const seat = asked(game, g) as Seat;
    const isAstray = astray-- > 0;
    if (!isAstray && pupil.hasBegun(g) && happens(TAKEN)) {
      position++;
      for (const whose of pupil.seats(g)) {
        const row: number[] = [];
        pupil.look(g, whose, row);
        open.push({ row, position, seat: whose, expected: pupil.expects(g, whose) });
      }
    }
    const mind = !isAstray ? manner : happens(BY_SQUIRE) ? MANNERS.squire : MANNERS.knight;
    const chosen =
      isAstray && happens(BY_CHANCE)
        ? drawn(offers, luck, game)
        : atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: draw32(luck) | 0 }, mind, style));
    offers = advance(game, g, chosen as Choice);
  }
  return open.map(({ row, position: number, seat, expected }) => [number, pupil.came(g, seat) - expected, ...row]);
}

export { netFrom, opinion } from '@/bots/net';
