/** Pebbles as it is played, without a word. */
import type { Mechanism, Seat, Standing } from '@/engine/contract';
import { bot } from './bot';
import { lid } from './lid';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { deal, hasSecrets, seenBy } from './sight';
import { copy, playerAt, type Pebbles, type PebblesChoice, type PebblesFact, type PebblesQuestion } from './state';

const points = (g: Readonly<Pebbles>, seat: Seat): number => playerAt(g, seat).taken + playerAt(g, seat).bonus;

function standings(g: Readonly<Pebbles>): Standing[] {
  const all = g.players.map((_, seat) => points(g, seat));
  return g.players.map(({ taken, bonus }, seat) => ({
    seat,
    place: 1 + all.filter(other => other > (all[seat] ?? 0)).length,
    points: taken + bonus,
    sources: { heaps: taken, fist: bonus },
  }));
}

export const mechanism: Mechanism<Pebbles, PebblesQuestion, PebblesChoice, PebblesFact> = {
  id: lid.id,
  rulesNumber: 1,
  options: [{ id: 'openHands', values: [false, true] }],
  rules,
  setUp,
  copy,
  points,
  standings,
  seenBy,
  deal,
  hasSecrets,
  rolls: ({ what, seat, face }) => (what === 'threw' && face !== undefined ? [{ seat, faces: 6, face }] : []),
  bot,
};
