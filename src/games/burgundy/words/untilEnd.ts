/** How far the end is, and what brings it (PHA-01, SOL-13). */
import type { Language } from '@/engine/contract';
import * as english from '@/words/grammar/english';
import * as italian from '@/words/grammar/italian';
import { PHASE_COUNT, ROUNDS_PER_PHASE } from '../data/scoring';
import { emptySpaces, estateOf, type Burgundy } from '../state';

interface Say {
  readonly rounds: (rounds: number) => string;
  readonly alone: (rounds: number, empty: number) => string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    rounds: n =>
      n === 1
        ? 'This is the last round; after it comes the final scoring.'
        : `${n} rounds to play, this one included. After phase E comes the final scoring.`,
    alone: (n, empty) =>
      `${english.counted(empty, 'space')} still empty, and ${english.counted(n, 'round')}, this one included, to fill ${empty === 1 ? 'it' : 'them all'}.`,
  },
  it: {
    rounds: n =>
      n === 1 ? 'È l’ultimo round; poi il punteggio finale.' : `Ancora ${n} round, compreso questo. Dopo la fase E il punteggio finale.`,
    alone: (n, empty) =>
      `Ancora ${italian.counted(empty, 'spazio vuoto', 'spazi vuoti')}, e ${italian.counted(n, 'round', 'round')}, compreso questo, per ${empty === 1 ? 'riempirlo' : 'riempirli tutti'}.`,
  },
};

const ALONE = 0;

export function untilEnd(g: Readonly<Burgundy>, language: Language): string {
  const rounds = Math.max(1, PHASE_COUNT * ROUNDS_PER_PHASE - g.phase * ROUNDS_PER_PHASE - Math.min(g.round, ROUNDS_PER_PHASE - 1));
  return g.solo === null ? SAY[language].rounds(rounds) : SAY[language].alone(rounds, emptySpaces(estateOf(g, ALONE)));
}
