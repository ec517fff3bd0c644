/** Where several choices end at one place, the table asks which: what costs least is named first. */
import type { Choice } from '@/engine/contract';
import type { Match } from '@/match/matchView';
import type { DrawnBox } from '@/table/kit/boardProps';
import { createFinger } from '@/table/finger/finger';
import { offersOf, question } from '@/engine/referee';
import { burgundy } from '..';
import type { Burgundy } from '../state';
import { depot, dice, store, table } from '../tests/table';
import { burgundyDrawn } from '.';
import { plateAt } from './AreaPoints';

function fingerOver(arrange: (g: Burgundy) => void) {
  const { g } = table(arrange);
  const chosen: Choice[] = [];
  const view = { game: burgundy, me: 0, asked: 0, question: question(g), offers: offersOf(burgundy, g), view: g };
  const match = { subscribe: () => () => {}, now: () => view, seals: () => null, choose: (c: Choice) => chosen.push(c) };
  const finger = createFinger(match as unknown as Match, burgundyDrawn as unknown as DrawnBox, {
    confirmsSeals: () => false,
    warning: () => null,
    describe: () => ({ label: '', hint: null }),
  });
  return { finger, chosen };
}

test('TRN-04 a tile that one die takes for nothing is taken with it; with the other die in hand that one is used', () => {
  const lying = (at: Burgundy): void => {
    depot(at, 5, 'ship');
    dice(at, 0, 3, 5);
    at.estates[0]!.workers = 4;
  };
  const tapped = fingerOver(lying);
  tapped.finger.tap('depot:5:0');
  expect(tapped.chosen).toEqual([{ do: 'take', at: 'depot:5:0', die: 1, pay: 0 }]);
  const held = fingerOver(lying);
  held.finger.tap('die:0');
  held.finger.tap('depot:5:0');
  expect(held.chosen).toEqual([{ do: 'take', at: 'depot:5:0', die: 0, pay: 2 }]);
});

test('TRN-04 where both dice cost workers the cheaper one is asked for first', () => {
  const { finger } = fingerOver(at => {
    depot(at, 5, 'ship');
    dice(at, 0, 3, 4);
    at.estates[0]!.workers = 4;
  });
  finger.tap('depot:5:0');
  expect(finger.now().which).toEqual([
    { do: 'take', at: 'depot:5:0', die: 1, pay: 1 },
    { do: 'take', at: 'depot:5:0', die: 0, pay: 2 },
  ]);
});

test('TRN-01 equal dice are one die, and equal tiles one tile: nobody is asked which', () => {
  const twins = fingerOver(at => {
    depot(at, 5, 'ship');
    dice(at, 0, 6, 6);
    at.estates[0]!.workers = 4;
  });
  expect(twins.finger.lookOf('depot:5:0').endings).toHaveLength(1);
  twins.finger.tap('depot:5:0');
  twins.finger.tap('button:workers');
  expect(twins.chosen).toEqual([
    { do: 'take', at: 'depot:5:0', die: 0, pay: 1 },
    { do: 'workers', at: 'button:workers', die: 0, pay: 0 },
  ]);
  const ships = fingerOver(at => {
    store(at, 0, 'ship', 'ship');
    dice(at, 0, 2, 4);
  });
  ships.finger.tap('hex:17');
  expect(ships.chosen).toEqual([{ do: 'place', at: 'hex:17', die: 0, pay: 0, store: 0 }]);
});

test('ARE-01 what an area has brought stands beside the glyphs of its first row, and within the picture', () => {
  const hex = { width: 45, height: 52 };
  expect(plateAt([100, 90], hex, 300)).toEqual([100, 64]);
  const [x, y] = plateAt([100, 26], hex, 300);
  // The glyph in the middle is a third as wide as its hex, and so is the neighbour's.
  expect([x - 12 - 100, 100 + 45 - (x + 12)].every(gap => gap > 45 * 0.18)).toBe(true);
  expect(y - 17 / 2).toBeGreaterThanOrEqual(0);
  expect(plateAt([100, 26], hex, 100)[0] + 12).toBeLessThanOrEqual(100 + 45 / 2);
});
