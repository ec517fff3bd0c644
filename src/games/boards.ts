/**
 * The shelf as the app sees it: the lids at once, and behind each the box with rules, words and board, brought when it is wanted. On the web a
 * box is one script, so that Home waits for none of them; one and not two, because what two scripts share comes before Home. A sixth game is one
 * line here and one line in index.ts.
 */
import type { Lid } from '@/engine/contract';
import type { DrawnBox } from '@/table/kit/boardProps';
import { lid as burgundy } from './burgundy/lid';
import { lid as medievalBattle } from './medieval-battle/lid';
import { lid as tadmor } from './tadmor/lid';
import { lid as warriorKnights } from './warrior-knights/lid';
import { lid as warriorsTraders } from './warriors-traders/lid';

interface ClosedBox {
  readonly lid: Lid;
  readonly bring: () => Promise<DrawnBox>;
}

export const boxes: readonly ClosedBox[] = [
  { lid: burgundy, bring: async () => (await import('./burgundy/board')).burgundyDrawn },
  { lid: medievalBattle, bring: async () => (await import('./medieval-battle/board')).medievalBattleDrawn },
  { lid: tadmor, bring: async () => (await import('./tadmor/board')).tadmorDrawn },
  { lid: warriorsTraders, bring: async () => (await import('./warriors-traders/board')).warriorsTradersDrawn },
  { lid: warriorKnights, bring: async () => (await import('./warrior-knights/board')).warriorKnightsDrawn },
];
