/** Stand-in for games/boards in tests: Jest has no `import()`, so the boxes are there from the beginning. A test may withhold them. */
import { burgundyDrawn } from '../../src/games/burgundy/board';
import { medievalBattleDrawn } from '../../src/games/medieval-battle/board';
import { tadmorDrawn } from '../../src/games/tadmor/board';
import { warriorKnightsDrawn } from '../../src/games/warrior-knights/board';
import { warriorsTradersDrawn } from '../../src/games/warriors-traders/board';
import type { DrawnBox } from '../../src/table/kit/boardProps';

const withheld = new Set<string>();

export function withhold(...ids: readonly string[]): void {
  withheld.clear();
  ids.forEach(id => withheld.add(id));
}

const boxOf = (drawn: DrawnBox) => ({
  lid: drawn.game,
  bring: async () => {
    if (withheld.has(drawn.game.id)) throw new Error('the script does not come');
    return drawn;
  },
});

export const boxes = [burgundyDrawn, medievalBattleDrawn, tadmorDrawn, warriorsTradersDrawn, warriorKnightsDrawn].map(boxOf);
