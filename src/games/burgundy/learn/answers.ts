/** What is said to a legal choice that a beat does not ask for, and what several beats ask for. */
import type { Said, Tutorial } from '@/engine/contract';
import { colourMoved, goodsIn, isFree, type C, type G, type Q } from './looks';

export type Lesson = Tutorial<G, Q, C>;

export const LEGAL: Said = {
  en: 'The rules allow it, but it is not what this step is about. Take it back and try again.',
  it: 'Le regole lo permettono, ma questo passo parla d’altro. Torna indietro e riprova.',
};
export const PAID: Said = {
  en: 'That costs workers, for your die shows another number. Look for a target without a price.',
  it: 'Così spendi lavoratori, perché il dado mostra un altro numero. Cerca un bersaglio senza prezzo.',
};
const NO_TILE: Said = {
  en: 'Two workers are of use another time; now take or place a tile.',
  it: 'Due lavoratori serviranno un’altra volta; ora prendi o piazza una tessera.',
};
export const TURN_WASTED: Said = {
  en: 'That ends your turn, and the dice you did not use are lost.',
  it: 'Così il turno finisce, e i dadi non usati vanno perduti.',
};

export const isPaid = (c: C): boolean => !isFree(c);
export const answers = [
  { to: (c: C) => c.do === 'endTurn', says: TURN_WASTED },
  { to: isPaid, says: PAID },
  { to: (c: C) => c.do === 'workers', says: NO_TILE },
];

/** A tile of this colour can be placed without workers. */
export const places = (g: G, offers: readonly C[], colour: number): boolean =>
  offers.some(c => c.do === 'place' && isFree(c) && colourMoved(g, c) === colour);

export const placing =
  (colour: number) =>
  (c: C, g: G): boolean =>
    c.do === 'place' && isFree(c) && colourMoved(g, c) === colour;

export function depotWithMost(g: G): number {
  const counts = [1, 2, 3, 4, 5, 6].map(depot => goodsIn(g, depot));
  return 1 + counts.indexOf(Math.max(...counts));
}
