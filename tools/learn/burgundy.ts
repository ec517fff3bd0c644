/** What the net of Burgundy learns from: matches on all duchies, with and without modules, two to four seats and teams. */
import { netFrom } from '@/bots/net';
import type { Game, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { burgundy as box } from '@/games/burgundy';
import { learnt } from '@/games/burgundy/bot/learnt';
import { expectation, hasBegun, lookAt, pointsOf, usualAt } from '@/games/burgundy/bot/promise';
import { SENSES } from '@/games/burgundy/bot/senses';
import type { Burgundy } from '@/games/burgundy/state';
import { timeLeft } from '@/games/burgundy/bot/worth';
import type { Pupil } from './gather';

const SEATS = [2, 2, 2, 2, 2, 3, 4, 4];
const SETUPS = ['same1', 'same1', 'same2', 'dealTwo', 'dealTwo'];
const SIDES = ['12a', '12b'];
const MODULES = ['extraTiles', 'whiteCastles', 'inns', 'tradeRoutes', 'borderPosts', 'shields'];
const of = (g: State): Burgundy => g as unknown as Burgundy;

export const burgundy: Pupil = {
  game: box as unknown as Game,
  senses: SENSES,
  astray: 150,
  moments: [],
  table(luck) {
    const seats = SEATS[below(luck, SEATS.length)] as number;
    const duchies =
      seats === 4 && below(luck, 3) === 0
        ? { team: SIDES[below(luck, 2)] as string }
        : { duchySetup: SETUPS[below(luck, SETUPS.length)] as string };
    const modules = below(luck, 3) === 0 ? Object.fromEntries(MODULES.map(module => [module, below(luck, 2) === 0])) : {};
    return { seats, options: { ...duchies, ...modules } };
  },
  hasBegun: g => hasBegun(of(g)),
  seats: g => (of(g).teams ? [0, 2] : of(g).dukes.map((_, seat) => seat)),
  look: (g, seat, into) => lookAt(of(g), seat, into),
  expects: (g, seat) => expectation(of(g), seat) - usualAt(of(g).seats, timeLeft(of(g))) + usualAt(of(g).seats, 0),
  came: (g, seat) => pointsOf(of(g), seat),
  take: stored => (learnt.net = stored === null ? null : netFrom(stored, SENSES)),
};
