/** What the net of Warrior Knights learns from: two to six seats, with every option of the table. */
import { netFrom } from '@/bots/net';
import type { Game, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { warriorKnights as box } from '@/games/warrior-knights';
import { learnt } from '@/games/warrior-knights/bot/learnt';
import { expectation, isJudged, lookAt, resultOf } from '@/games/warrior-knights/bot/promise';
import { SENSES } from '@/games/warrior-knights/bot/senses';
import type { Realm } from '@/games/warrior-knights/state';
import type { Pupil } from './gather';
import { optionsByLot } from './tables';

const SEATS = [2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
/** Where might is right Prestige wins nothing. */
const USUAL = ['mightIsRight'];
const of = (g: State): Realm => g as unknown as Realm;
const game = box as unknown as Game;

export const warriorKnights: Pupil = {
  game,
  senses: SENSES,
  astray: 150,
  moments: ['pool', ...SENSES.filter(sense => sense.startsWith('seats.'))],
  table(luck) {
    const seats = SEATS[below(luck, SEATS.length)] as number;
    return { seats, options: optionsByLot(game, seats, USUAL, luck) };
  },
  hasBegun: g => isJudged(of(g)),
  seats: g => of(g).barons.map((_, seat) => seat),
  look: (g, seat, into) => lookAt(of(g), seat, into),
  expects: (g, seat) => expectation(of(g), seat),
  came: (g, seat) => resultOf(of(g), seat),
  take: stored => (learnt.net = stored === null ? null : netFrom(stored, SENSES)),
};
