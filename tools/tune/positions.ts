/** What the value of a position in Burgundy is fitted from. */
import type { Level } from '@/bots/levels';
import type { Game } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { burgundy } from '@/games/burgundy';
import { FEATURES } from '@/games/burgundy/bot/featureNames';
import { countFeatures } from '@/games/burgundy/bot/features';
import { named } from '@/games/burgundy/bot/weights';
import { timeLeft } from '@/games/burgundy/bot/worth';
import { dukeOf, type Burgundy } from '@/games/burgundy/state';
import { namesOf, rowsOf as rows, type Counting, type Row } from './points';

export const NAMES: readonly string[] = namesOf(FEATURES);
export const START: readonly number[] = NAMES.map(name => named[name] as number);

const SETUPS = ['same1', 'same2', 'dealTwo'];

const counting: Counting<Burgundy> = {
  game: burgundy as unknown as Game,
  setUp: (seats, luck) =>
    burgundy.setUp({ seats, seed: draw32(luck) | 0, options: { duchySetup: SETUPS[below(luck, SETUPS.length)] as string } }),
  hasBegun: g => g.estates.every(estate => estate.duchy >= 0),
  countFeatures,
  timeLeft,
  pointsOf: (g, seat) => dukeOf(g, seat).points,
};

export const rowsOf = (seed: number, seats: number, level: Level, nodes: number): Row[] => rows(counting, seed, seats, level, nodes);
