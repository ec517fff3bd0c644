/** What the net of Warriors & Traders learns from: matches on all maps and their parts, two to six seats and alliances. */
import { netFrom } from '@/bots/net';
import type { Game, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { warriorsTraders as box } from '@/games/warriors-traders';
import { learnt } from '@/games/warriors-traders/bot/learnt';
import { expectAll, hasBegun, lookAt } from '@/games/warriors-traders/bot/promise';
import { SENSES } from '@/games/warriors-traders/bot/senses';
import { sumsByTeam } from '@/games/warriors-traders/rules/victory';
import type { Traders } from '@/games/warriors-traders/state';
import type { Pupil } from './gather';
import { optionsByLot } from './tables';

const SEATS = [2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
/** What a table agrees on besides the way to leave it. */
const FIXED = ['leaving'];
const of = (g: State): Traders => g as unknown as Traders;
const game = box as unknown as Game;

export const warriorsTraders: Pupil = {
  game,
  senses: SENSES,
  astray: 50,
  moments: [],
  table(luck) {
    const seats = SEATS[below(luck, SEATS.length)] as number;
    return { seats, options: optionsByLot(game, seats, FIXED, luck) };
  },
  hasBegun: g => hasBegun(of(g)),
  seats: g => sumsByTeam(of(g)).map((_, side) => side),
  look: (g, side, into) => lookAt(of(g), side, into),
  expects: (g, side) => expectAll(of(g))[side] as number,
  came: (g, side) => sumsByTeam(of(g))[side] as number,
  take: stored => (learnt.net = stored === null ? null : netFrom(stored, SENSES)),
};
