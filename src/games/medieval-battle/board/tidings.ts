/** What is told on cards of its own: a fight with its sum, whoever retreats and falls, a shot, a flag; that somebody regroups passes by. */
import type { IconName } from '@/pieces/icons';
import type { Tiding, Tidings } from '@/table/kit/boardProps';
import type { MedievalFact } from '../facts';
import type { MedievalBattle } from '../state';
import { lossWords, tidingWords, type NewsKind } from '../words/tidings';

type Told = Tiding & { readonly kind?: NewsKind };

const OF: Readonly<Partial<Record<MedievalFact['what'], Told>>> = {
  attacked: { kind: 'fight', anew: true, lasts: true },
  stood: {},
  retreated: {},
  left: {},
  fought: {},
  unfortified: {},
  lost: {},
  destroyed: {},
  advanced: {},
  shot: { kind: 'shot', anew: true },
  flag: { kind: 'flag', joins: true },
  stepped: { ends: true },
  passed: { ends: true },
  regrouped: { kind: 'regroup', passes: true },
};

export const tidings: Tidings<MedievalBattle> = {
  of: fact => OF[(fact as MedievalFact).what] ?? null,
  // 9: whoever is attacked has still to answer.
  goesOn: g => g.questions.some(q => q.ask === 'retreat'),
  titles: tidingWords,
  losses: {
    of: fact => (fact.what === 'destroyed' ? { seat: (fact as MedievalFact & { readonly what: 'destroyed' }).seat, count: 1 } : null),
    title: lossWords,
  },
  icons: { fight: 'sword', shot: 'bow', flag: 'flag', regroup: 'hourglass' } satisfies Readonly<Record<NewsKind, IconName>>,
};
