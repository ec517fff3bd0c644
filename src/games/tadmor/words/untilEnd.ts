/** How far the end is, and what brings it. */
import type { Language } from '@/engine/contract';
import { TURNS, TURNS_PER_ERA } from '../data/numbers';
import type { Tadmor } from '../state';

/** Turns to play, and how many of them are left of the era. */
const SAY: Readonly<Record<Language, (turns: number, era: number) => string>> = {
  en: (n, era) =>
    n === 1
      ? 'This is the last turn; after it everything is scored.'
      : `${n} turns to play, this one included; the era ends ${era === 1 ? 'with this one' : `in ${era}`}. After turn ${TURNS} everything is scored.`,
  it: (n, era) =>
    n === 1
      ? 'È l’ultimo turno; poi si contano tutti i punti.'
      : `Ancora ${n} turni, compreso questo; l’era finisce ${era === 1 ? 'con questo' : `fra ${era}`}. Dopo il turno ${TURNS} si contano tutti i punti.`,
};

export function untilEnd(g: Readonly<Tadmor>, language: Language): string {
  const turn = Math.max(1, g.turn);
  return SAY[language](Math.max(1, TURNS - turn + 1), TURNS_PER_ERA - ((turn - 1) % TURNS_PER_ERA));
}
