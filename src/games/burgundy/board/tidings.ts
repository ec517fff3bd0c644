/** What is told on cards of its own: the end of a phase with all that it pays and takes; the dice of a round pass by. */
import type { IconName } from '@/pieces/icons';
import type { Tiding, Tidings } from '@/table/kit/boardProps';
import type { BurgundyFact } from '../facts';
import type { Burgundy } from '../state';
import { tidingWords, type NewsKind } from '../words/tidings';

type Told = Tiding & { readonly kind?: NewsKind };

const OF: Readonly<Partial<Record<BurgundyFact['what'], Told>>> = {
  phaseEnded: { kind: 'phaseEnd', anew: true, lasts: true },
  minesPaid: {},
  tributePaid: {},
  lostShield: {},
  phaseBegan: {},
  diceRolled: { kind: 'round', joins: true, passes: true, closes: true },
};

export const tidings: Tidings<Burgundy> = {
  of: fact => OF[(fact as BurgundyFact).what] ?? null,
  // PHA-01: a tribute may be asked for while the phase ends.
  goesOn: g => g.questions.some(q => q.ask === 'tribute' || q.ask === 'levy' || q.ask === 'income'),
  titles: tidingWords,
  icons: { phaseEnd: 'hourglass', round: 'dice' } satisfies Readonly<Record<NewsKind, IconName>>,
};
