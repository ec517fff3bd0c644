/** How far the end is, and what brings it (3.3, 19.9, 21.12). */
import type { Language } from '@/engine/contract';
import { sumsByTeam, thresholdOf } from '../rules/victory';
import type { Traders } from '../state';

interface Far {
  readonly turns: number;
  readonly last: number;
  /** What the first has, and what ends the match: of one nation, or of an alliance. */
  readonly most: number;
  readonly threshold: number;
  readonly together: boolean;
}

const SAY: Readonly<Record<Language, (far: Far) => string>> = {
  en: ({ turns, last, most, threshold, together }) =>
    `${turns === 1 ? 'This is the last turn' : `${turns} turns to play, this one included: turn ${last} is the last`}. It ends sooner with a turn in which ${together ? 'an alliance' : 'somebody'} has ${threshold} points; the most so far: ${most}.`,
  it: ({ turns, last, most, threshold, together }) =>
    `${turns === 1 ? 'È l’ultimo turno' : `Ancora ${turns} turni, compreso questo: il turno ${last} è l’ultimo`}. Si finisce prima, con il turno in cui ${together ? 'un’alleanza' : 'qualcuno'} ha ${threshold} punti; finora il massimo è ${most}.`,
};

export function untilEnd(g: Readonly<Traders>, language: Language): string {
  const turn = Math.max(1, g.turn);
  return SAY[language]({
    turns: Math.max(1, g.lastTurn - turn + 1),
    last: g.lastTurn,
    most: Math.max(...sumsByTeam(g)),
    threshold: thresholdOf(g),
    together: g.teams > 0,
  });
}
