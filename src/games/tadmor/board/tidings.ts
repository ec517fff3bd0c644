/** What is told on cards of its own: marauders, the kingdom's tax and war, a new era; a turn passes by. */
import type { IconName } from '@/pieces/icons';
import type { Tiding, Tidings } from '@/table/kit/boardProps';
import type { TadmorFact } from '../facts';
import type { Tadmor } from '../state';
import { tidingWords, type NewsKind } from '../words/tidings';

type Told = Tiding & { readonly kind?: NewsKind };

const OF: Readonly<Partial<Record<TadmorFact['what'], Told>>> = {
  noRaid: { kind: 'raid', passes: true },
  revealed: { kind: 'raid', anew: true, lasts: true },
  redirected: {},
  driven: {},
  stood: {},
  spoils: {},
  swapped: {},
  raidOver: { closes: true },
  prestige: { kind: 'kingdom', lasts: true },
  exempted: { kind: 'kingdom', lasts: true },
  taxPaid: { kind: 'kingdom', lasts: true },
  taxLost: { kind: 'kingdom', lasts: true },
  supplied: { kind: 'kingdom', lasts: true },
  eraBonus: { kind: 'era' },
  tilesShown: {},
  turnBegan: { kind: 'turn', joins: true, passes: true, closes: true },
};

/** While one of these waits, the raid or what the kingdom takes is not over. */
const GOES_ON: ReadonlySet<string> = new Set<Tadmor['questions'][number]['ask']>(['raid', 'raidOver', 'kingdom']);

export const tidings: Tidings<Tadmor> = {
  of(fact) {
    const told = fact as TadmorFact;
    return told.what === 'destroyed' ? { kind: 'tornDown', touches: [told.seat, told.victim] } : (OF[told.what] ?? null);
  },
  goesOn: g => g.questions.some(q => GOES_ON.has(q.ask)),
  titles: tidingWords,
  icons: { raid: 'sword', tornDown: 'tower', kingdom: 'crown', era: 'hourglass', turn: 'hourglass' } satisfies Readonly<
    Record<NewsKind, IconName>
  >,
};
