/** The shelf of games/boards in tests: a test may withhold its boxes, whose scripts then do not come. */
import { boxes as onTheShelf } from '../../src/games/boards';

const withheld = new Set<string>();

export function withhold(...ids: readonly string[]): void {
  withheld.clear();
  ids.forEach(id => withheld.add(id));
}

export const boxes: typeof onTheShelf = onTheShelf.map(({ lid, bring }) => ({
  lid,
  bring: async () => {
    if (withheld.has(lid.id)) throw new Error('the script does not come');
    return bring();
  },
}));
