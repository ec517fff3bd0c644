/** The shelf as it is drawn. A sixth game is one line here and one line in index.ts. */
import type { DrawnBox } from '@/table/boardProps';
import { burgundyDrawn } from './burgundy/board';
import { medievalBattleDrawn } from './medieval-battle/board';

export const boards: Readonly<Record<string, DrawnBox>> = { burgundy: burgundyDrawn, 'medieval-battle': medievalBattleDrawn };
