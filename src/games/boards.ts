/**
 * The shelf as it is drawn. A sixth game is one line here and one line in index.ts. Boards are brought when they are wanted: on the web each
 * is a script of its own, so that Home does not wait for any of them.
 */
import type { DrawnBox } from '@/table/boardProps';
import { Miniature as burgundy } from './burgundy/board/Miniature';
import { Miniature as medievalBattle } from './medieval-battle/board/Miniature';

interface Boxed {
  readonly Miniature: DrawnBox['Miniature'];
  readonly bring: () => Promise<DrawnBox>;
}

export const boards: Readonly<Record<string, Boxed>> = {
  burgundy: { Miniature: burgundy, bring: async () => (await import('./burgundy/board')).burgundyDrawn },
  'medieval-battle': { Miniature: medievalBattle, bring: async () => (await import('./medieval-battle/board')).medievalBattleDrawn },
};
