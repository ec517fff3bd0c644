/** What the net of Tadmor learns from: matches of two to four seats, begun by lot. */
import { netFrom } from '@/bots/net';
import type { Game, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { tadmor as box } from '@/games/tadmor';
import { learnt } from '@/games/tadmor/bot/learnt';
import { expectation, lookAt } from '@/games/tadmor/bot/promise';
import { MOMENTS, SENSES } from '@/games/tadmor/bot/senses';
import type { Tadmor } from '@/games/tadmor/state';
import type { Pupil } from './gather';

const SEATS = [2, 2, 2, 3, 4, 4];
const of = (g: State): Tadmor => g as unknown as Tadmor;

export const tadmor: Pupil = {
  game: box as unknown as Game,
  senses: SENSES,
  astray: 150,
  moments: MOMENTS,
  table: luck => ({ seats: SEATS[below(luck, SEATS.length)] as number, options: { expert: below(luck, 3) === 0 } }),
  hasBegun: () => true,
  seats: g => of(g).merchants.map((_, seat) => seat),
  look: (g, seat, into) => lookAt(of(g), seat, into),
  expects: (g, seat) => expectation(of(g), seat),
  came: (g, seat) => of(g).merchants[seat]?.points ?? 0,
  take: stored => (learnt.net = stored === null ? null : netFrom(stored, SENSES)),
};
