/** What a Private Motion does if it passes (PMO-03 to PMO-06), with the Barons and crowns it names. */
import type { Who } from '@/engine/contract';
import { OPEN_CARD } from '../rules/carriedMotions';
import { OPEN_LAWS, type Proposal } from '../terms';
import type { BoardWords } from './boardWordsForm';
import type { LanguageForm, ThingNames } from './languageForm';

interface Words {
  readonly t: LanguageForm;
  readonly b: BoardWords;
  readonly say: ThingNames;
  readonly who: Who;
}

export function motionText({ t, b, say, who }: Words, p: Proposal): string {
  const { carried } = b;
  if (p.kind === 'lift') return carried.lift(who(p.seat));
  if (p.kind === 'postpone') return carried.postpone;
  if (p.kind === 'discard')
    return carried.discard(p.card < OPEN_CARD ? say.agenda(p.card) : say.law(OPEN_LAWS[p.card - OPEN_CARD] ?? OPEN_LAWS[0]));
  const crowns = t.labels.crowns(p.n);
  switch (p.motion) {
    case 'grant':
      return carried.grant(who(p.a), crowns);
    case 'levy':
      return carried.levy(crowns);
    case 'indemnity':
      return carried.indemnity(who(p.a), who(p.b), crowns);
    case 'imposedTruce':
      return carried.imposedTruce(who(p.a), who(p.b));
    case 'expulsion':
      return carried.expulsion(who(p.a));
    default:
      return carried.law(t.names.motions[p.motion].text);
  }
}
