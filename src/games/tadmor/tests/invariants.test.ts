import type { Tadmor } from '../state';
import { invariants } from './invariants';
import { opening, put, space } from './table';

const faults: Record<string, (g: Tadmor) => void> = {
  'a mission lost': g => g.deck.pop(),
  'a mission doubled': g => (g.deck[0] = g.deck[1]!),
  'a rare good out of nowhere': g => (g.merchants[0]!.rare[0] = 1),
  'a rare good in a wrong stack': g => ([g.stacks[0]![0], g.stacks[1]![0]] = [g.stacks[1]![0]!, g.stacks[0]![0]!]),
  'a tile owned twice': g => (g.merchants[0]!.tiles = [5, 5]),
  'a tile that is not for two': g => (g.display = [7]),
  'a ship on a camel’s space': g => {
    g.merchants[0]!.reserve[1] = 1;
    g.board[space('DA-T1')] = 1;
  },
  'a space that is not for two': g => {
    g.merchants[0]!.reserve[1] = 1;
    g.board[space('NS-W2')] = 1;
  },
  'a fifth basement': g => (g.merchants[0]!.temples = [1, 1, 1, 1, 1]),
  'goods below nothing': g => (g.merchants[0]!.warehouse[0] = -1),
  'a camel lost': g => (g.merchants[0]!.reserve[0] = 2),
  'a piece on a tile of somebody else': g => {
    g.merchants[0]!.reserve[0] = 2;
    g.merchants[0]!.posts[0] = 0;
  },
  'points without a source': g => (g.merchants[1]!.points = 5),
  'the card in the slot selected': g => {
    g.current = 2;
    g.merchants[0]!.selected = 2;
  },
};

test.each(Object.entries(faults))('a planted fault is found: %s', (_, plant) => {
  const { g } = opening(2, {}, 0);
  put(g, 1, 'PA-TM');
  expect(invariants(g)).toEqual([]);
  plant(g);
  expect(invariants(g)).not.toEqual([]);
});
