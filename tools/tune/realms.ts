/** What the value of a position in Warriors & Traders is fitted from. */
import type { Level } from '@/bots/levels';
import type { Game } from '@/engine/contract';
import { draw32 } from '@/engine/dice';
import { defaultOptions } from '@/engine/testing/matches';
import { warriorsTraders } from '@/games/warriors-traders';
import { countFeatures, FEATURES, timeLeft } from '@/games/warriors-traders/bot/features';
import { weights } from '@/games/warriors-traders/bot/weights';
import { pointsOf } from '@/games/warriors-traders/rules/victory';
import type { Traders } from '@/games/warriors-traders/state';
import { namesOf, rowsOf as rows, type Counting, type Row } from './points';

export const NAMES = namesOf(FEATURES);
export const START: readonly number[] = NAMES.map(name => weights[name]);

const game = warriorsTraders as unknown as Game;

const counting: Counting<Traders> = {
  game,
  opening: 'squire',
  setUp: (seats, luck) => warriorsTraders.setUp({ seats, seed: draw32(luck) | 0, options: defaultOptions(game, seats) }),
  hasBegun: g => g.realms.every(realm => realm.nation >= 0),
  countFeatures,
  timeLeft,
  pointsOf,
};

export const rowsOf = (seed: number, seats: number, level: Level, nodes: number): Row[] => rows(counting, seed, seats, level, nodes);
