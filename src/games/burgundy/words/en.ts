/** English. */
import type { GameWords } from '@/engine/contract';
import type { Burgundy, BurgundyChoice, BurgundyFact, BurgundyQuestion } from '../state';

export const en: GameWords<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  title: 'The Castles of Burgundy',
  tagline: '',
  asks: (_, q) => q.ask,
  choice: (_, __, c) => `${c.do} ${c.at}`,
  told: e => e.what,
  refusal: r => r.why,
  stocks: () => [],
  spot: (_, at) => at,
  when: g => `${g.phase}.${g.round}`,
  card: () => null,
  options: {},
  sources: {},
  reasons: {},
  lessons: {},
  chapters: [],
};
