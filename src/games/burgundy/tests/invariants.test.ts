import { asked } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { MODULES } from '../data/names';
import { book, NONE, type Burgundy } from '../state';
import { invariants } from './invariants';
import { lay, opening, tile } from './table';

/** Plays matches of every size by chance; `each` sees the state before every choice. */
function watch(each: (g: Burgundy, chosen: { do: string; at: string }) => void): void {
  for (let seed = 0; seed < 9; seed++) {
    const options = { duchySetup: seed % 2 === 0 ? 'same1' : 'dealTwo' };
    playOut(burgundy, { seats: 2 + (seed % 3), seed, options }, byChance(seed), { each: (g, _seat, _offers, chosen) => each(g, chosen) });
  }
}

test('points and steps on the bridge never become fewer', () => {
  let before: number[] = [];
  let fell = 0;
  let rose = 0;
  watch(g => {
    const now = [...g.dukes.map(d => d.points), ...g.steps];
    const isNewMatch = now.every(n => n === 0) || now.length !== before.length;
    if (!isNewMatch && now.some((n, i) => n < before[i]!)) fell++;
    if (!isNewMatch && now.some((n, i) => n > before[i]!)) rose++;
    before = now;
  });
  expect(fell).toBe(0);
  expect(rose).toBeGreaterThan(100);
});

test('at most one purchase in a turn, 25 turns for each player', () => {
  const turns = new Map<string, number>();
  let bought = 0;
  let boughtNow = 0;
  watch((g, chosen) => {
    const who = asked(burgundy, g)!;
    const seat = `${who} of ${g.seats}`;
    if (chosen.do === 'buy') {
      boughtNow++;
      bought++;
    }
    if (chosen.do === 'endTurn') {
      expect(boughtNow).toBeLessThanOrEqual(1);
      boughtNow = 0;
      turns.set(seat, (turns.get(seat) ?? 0) + 1);
    }
  });
  expect(bought).toBeGreaterThan(20);
  expect([...turns.values()]).toEqual([...turns.values()].map(() => 3 * 25));
  expect(turns.size).toBe(2 + 3 + 4);
});

const faults: Record<string, (g: Burgundy) => void> = {
  'a tile doubled': g => (g.depots[1] = g.depots[2]!),
  'a tile lost': g => (g.black[1] = NONE),
  'a good out of nowhere': g => (g.depotGoods[0] = g.depotGoods[0]! + 1),
  'an eighth good of a colour': g => (g.estates[0]!.goods = [8, 0, 0, 0, 0, 0]),
  'silver below nothing': g => (g.estates[0]!.silver = -1),
  'a marker twice in the order': g => (g.order = [0, 0]),
  'a marker before one that is further ahead': g => {
    g.steps = [0, 1];
    g.order = [0, 1];
  },
  'points without a source': g => (g.dukes[1]!.points = 5),
  'a bonus tile without its colour': g => (g.bonusTiles[0] = 0),
  'a working monastery that is nowhere': g => (g.estates[0]!.monasteries = 2),
};

const teamFaults: Record<string, (g: Burgundy) => void> = {
  'a duchy for everybody': g => g.estates.push(g.estates[0]!),
  'a seventh storage place': g => g.estates[0]!.storage.push(NONE),
  'a module for everybody for themselves': g => (g.modules |= 1 << MODULES.indexOf('shields')),
  'a rival above monastery 27': g => {
    lay(g, 0, { 14: 'monastery.27' });
    g.order = [2, 0, 1, 3];
  },
  'a bonus tile of a team without its colour': g => {
    g.bonusTiles[0] = 3;
    book(g, 3, 'colours', 7);
  },
};

test.each(Object.entries(teamFaults))('a fault planted among teams is found: %s', (_, plant) => {
  const { g } = opening(4, { team: '12a', extraTiles: true }, 3, 0);
  g.piles.splice(g.piles.indexOf(tile('monastery.27')), 1);
  g.gone++;
  expect(invariants(g)).toEqual([]);
  plant(g);
  expect(invariants(g)).not.toEqual([]);
});

test.each(Object.entries(faults))('a planted fault is found: %s', (_, plant) => {
  const { g } = opening(2, {}, 3, 0);
  expect(invariants(g)).toEqual([]);
  plant(g);
  expect(invariants(g)).not.toEqual([]);
});
