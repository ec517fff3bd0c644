/** How far the end is, and what brings it (13.3). */
import type { Language, Who } from '@/engine/contract';
import { LAYOUTS, WAGON_TRAIN_VALUE } from '../data/layouts';
import { victoryPoints } from '../rules/flags';
import type { MedievalBattle } from '../state';

interface Far {
  readonly held: string;
  readonly winning: number;
  /** When the other passes too, it is over. */
  readonly passed: boolean;
}

const SAY: Readonly<Record<Language, (far: Far) => string>> = {
  en: ({ held, winning, passed }) =>
    `${winning} victory points win as a turn ends: ${held}. A flag counts while it is held, the enemy’s wagon train ${WAGON_TRAIN_VALUE}.${passed ? ' One side has passed: if the other passes too, it is over.' : ''}`,
  it: ({ held, winning, passed }) =>
    `Con ${winning} punti vittoria alla fine di un turno si vince: ${held}. Una bandiera conta finché è tenuta, la carovana nemica ${WAGON_TRAIN_VALUE}.${passed ? ' Uno ha passato: se passa anche l’altro, è finita.' : ''}`,
};

export function untilEnd(g: Readonly<MedievalBattle>, language: Language, who: Who): string {
  const held = [0, 1].map(seat => `${who(seat)} ${victoryPoints(g, seat)}`).join(', ');
  return SAY[language]({ held, winning: LAYOUTS[g.map].winning, passed: g.passes === 1 });
}
