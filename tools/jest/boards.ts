/** Stand-in for games/boards in tests: Jest has no `import()`, so the boards are there from the beginning. */
import { burgundyDrawn } from '../../src/games/burgundy/board';
import { medievalBattleDrawn } from '../../src/games/medieval-battle/board';
import type { DrawnBox } from '../../src/table/boardProps';

const boxed = (drawn: DrawnBox) => ({ Miniature: drawn.Miniature, bring: async () => drawn });

export const boards = { burgundy: boxed(burgundyDrawn), 'medieval-battle': boxed(medievalBattleDrawn) };
