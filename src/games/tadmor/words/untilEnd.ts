/** How far the end is, and what brings it. */
import type { Language } from '@/engine/contract';
import { TURNS, TURNS_PER_ERA } from '../data/numbers';
import type { Tadmor } from '../state';

/** Turns to play, and turns until the kingdom asks again as the era ends. */
const SAY: Readonly<Record<Language, (turns: number, era: number) => string>> = {
  en: (n, era) =>
    n === 1
      ? 'This is the last turn; after it everything is scored.'
      : `${n} turns to play, this one included${era === 1 ? '; the era ends with this one' : `; the era ends in ${era}`}. After turn ${TURNS} everything is scored.`,
  it: (n, era) =>
    n === 1
      ? 'È l’ultimo turno; poi si contano tutti i punti.'
      : `Ancora ${n} turni, compreso questo${era === 1 ? '; l’era finisce con questo' : `; l’era finisce fra ${era}`}. Dopo il turno ${TURNS} si contano tutti i punti.`,
};

export function untilEnd(g: Readonly<Tadmor>, language: Language): string {
  const turn = Math.max(1, g.turn);
  const left = Math.max(1, TURNS - turn + 1);
  return SAY[language](left, TURNS_PER_ERA - ((turn - 1) % TURNS_PER_ERA));
}
