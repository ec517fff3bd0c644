/** 7 How far a unit marches, foretold: checked against every march that the questions allow. */
import { chainTo, reachOf } from '../rules/reach';
import type { MedievalBattle } from '../state';
import { battle, put, trainTo, type Sitting } from './table';

const chain = (path: readonly number[], deed?: Parameters<typeof chainTo>[3]): string[] =>
  chainTo({ ask: 'turn', seat: 0 }, 2, path, deed).map(
    c => `${c.do} ${c.at}${'unit' in c && c.unit !== undefined ? ` unit=${c.unit}` : ''}`,
  );

/** By walking every march of unit 2, step by step: per hex where it may stop the most points left there, and what it may do from anywhere. */
function walked(start: Sitting): { readonly left: Map<number, number>; readonly deeds: Set<string> } {
  const left = new Map<number, number>();
  const deeds = new Set<string>();
  const seen = new Set<string>();
  const walk = (at: Sitting): void => {
    const { at: hex, points } = at.unit(2);
    const key = JSON.stringify([hex, points, at.ask, at.g.units.map(u => u.points)]);
    if (seen.has(key)) return;
    seen.add(key);
    if (at.at('stop').length > 0) left.set(hex, Math.max(points, left.get(hex) ?? -1));
    for (const offer of at.offers) {
      const [act, target, unit] = offer.split(' ');
      if (unit !== undefined && unit !== 'unit=2') continue;
      if (act === 'step') walk(at.choose(offer));
      else if (['attack', 'shoot', 'merge'].includes(act!)) deeds.add(`${act} ${target} from ${hex}`);
    }
  };
  walk(start);
  return { left, deeds };
}

const positions: Record<string, (g: MedievalBattle) => void> = {
  'riders among friends and enemies': g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 0, 'pikemen', 90);
    put(g, 1, 'pikemen', 75);
    put(g, 1, 'archers', 104);
  },
  'foot over broken ground, where a detour over plains is cheaper': g => {
    put(g, 0, 'lightInfantry', 97);
    put(g, 1, 'heavyCavalry', 74, { points: 0 });
  },
  'riders where the straight way leads through woods': g => void put(g, 0, 'lightCavalry', 111),
  'a lone archer that starts in a zone, with a friend to merge with': g => {
    put(g, 0, 'mountedArchers', 76, { knights: 1 });
    put(g, 0, 'mountedArchers', 78, { knights: 1, points: 0 });
    put(g, 1, 'pikemen', 62);
    trainTo(g, 1, 92);
  },
  'through two friends in a row': g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 0, 'pikemen', 90);
    put(g, 0, 'archers', 78, { points: 0 });
    put(g, 0, 'lightInfantry', 77);
  },
  'longbows with a view': g => {
    put(g, 0, 'longbowmen', 88);
    put(g, 1, 'pikemen', 61);
    put(g, 1, 'archers', 111);
  },
};

test.each(Object.entries(positions))('7.1 reach lists every hex where a march may end, with the most points: %s', (_, arrange) => {
  const start = battle(arrange);
  const { left, deeds } = walked(start);
  const reach = reachOf(start.g, 0, 2);
  expect(reach.hexes.length).toBeGreaterThan(5);
  expect(Object.fromEntries(reach.hexes.map(r => [r.hex, r.left]))).toEqual(
    Object.fromEntries([...left].filter(([hex]) => hex !== start.unit(2).at)),
  );
  expect(new Set(reach.deeds.map(d => `${d.act} hex:${d.hex} from ${d.from.hex}`))).toEqual(deeds);
});

test.each(Object.entries(positions))('7.1 every way it names can be walked, to the points it says: %s', (_, arrange) => {
  const start = battle(arrange);
  const { hexes, deeds } = reachOf(start.g, 0, 2);
  for (const { hex, left, path } of hexes) {
    const end = start.choose(...chain(path));
    expect([hex, end.unit(2).at, end.unit(2).points]).toEqual([hex, hex, left]);
  }
  for (const deed of deeds) expect(start.choose(...chain(deed.from.path, deed)).ask).not.toBe('march');
});

test('7.6 of two ways that leave as many points it names the one that passes no friend', () => {
  // From 89 to 64 over the friend on 77, or by 76 and 63: three points either way, but the friend would pay one, too.
  const start = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 0, 'pikemen', 77);
  });
  const to64 = reachOf(start.g, 0, 2).hexes.find(({ hex }) => hex === 64)!;
  expect([to64.left, to64.passed, to64.path]).toEqual([2, 0, [76, 63, 64]]);
  expect(start.choose(...chain(to64.path)).unit(3).points).toBe(3);
});
