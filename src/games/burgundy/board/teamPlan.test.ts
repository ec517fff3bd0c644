/** Where things lie for two teams: nothing on top of another, and everything large enough for a finger, in sight or one tap away. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { duchyNamed, SURVEY } from '../rules/duchy';
import { excerptDuchy } from './excerptPlan';
import { HAND_HEIGHT, teamHandPlan } from './handPlan';
import { REGULAR } from './geometry';
import { HALVES, lieOf } from './duchyLayout';
import { planFor } from './planFor';
import { storesPlan } from './storesPlan';
import { LEAST_INFO } from './Track';

const WHOLE = lieOf(duchyNamed('12a'));
const PHONES = [
  [360, 320],
  [360, 328],
  [360, 356],
  [390, 503],
  [390, 584],
  [412, 640],
  [800, 288],
] as const;
/** Which of them have room for a finger on every space. */
const TABLETS = [
  [992, 724, true],
  [784, 800, true],
  [784, 736, true],
  [870, 980, true],
  [736, 1290, true],
  [656, 800, true],
  [736, 692, false],
  [612, 1124, false],
] as const;
const CASES = [
  // A tablet held upright.
  { layout: 'phone' as const, width: 800, height: 900, lie: WHOLE, direct: true },
  ...PHONES.map(([width, height]) => ({ layout: 'phone' as const, width, height, lie: HALVES[0], direct: true })),
  ...TABLETS.map(([width, height, direct]) => ({ layout: 'tablet' as const, width, height, lie: WHOLE, direct })),
].flatMap(screen => [false, true].map(inns => ({ ...screen, inns })));

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;
const inside = (a: Box, width: number, height: number): boolean =>
  a.left >= -0.01 && a.top >= -0.01 && a.left + a.width <= width + 0.01 && a.top + a.height <= height + 0.01;
const pairs = <T>(list: readonly T[]): (readonly [T, T])[] => list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const));

/** Is a point inside a pointy hex? Heights are stretched back to those of a regular one first. */
function inHex(px: number, py: number, x: number, y: number, width: number, height: number): boolean {
  const [dx, dy] = [Math.abs(px - x) / width, (Math.abs(py - y) / height) * REGULAR];
  return dx < 0.499 && dx / 2 + (dy * Math.sqrt(3)) / 2 < 0.499;
}

test('TEA-01 the halves hold every space, and one that is seen with both; as a whole, every space once', () => {
  const [left, right] = HALVES.map(({ shows }) => [...(shows ?? [])].sort((a, b) => a - b)) as [number[], number[]];
  expect([left.length, right.length]).toEqual([37, 37]);
  expect(left.filter(space => right.includes(space))).toEqual([21]);
  expect(WHOLE.parts.flatMap(({ spaces }) => spaces).sort((a, b) => a - b)).toEqual(Array.from({ length: 73 }, (_, space) => space));
});

test.each(['12a', '12b'])('TEA-01 spaces of %s that touch are drawn side by side, and no others', id => {
  const { centres } = lieOf(duchyNamed(id));
  const survey = SURVEY[duchyNamed(id)]!;
  for (const [a, b] of pairs(centres.map((_, space) => space))) {
    const [[x, y], [X, Y]] = [centres[a]!, centres[b]!];
    const across = Math.hypot(X - x, (Y - y) * REGULAR);
    if (survey.touching[a]!.includes(b)) expect(across).toBeCloseTo(1, 5);
    else expect(across).toBeGreaterThan(1.5);
  }
});

describe.each(CASES)('$layout $width × $height, inns $inns', ({ layout, width, height, lie, inns, direct }) => {
  const plan = planFor(layout, width, height, 4, inns, false, false, lie, true);
  const { duchy, market } = plan;
  const shown = duchy.centres.flatMap(([x, y], space) =>
    duchy.lie.shows?.has(space) === false ? [] : [[x + duchy.box.left, y + duchy.box.top] as const],
  );
  const around = [
    plan.phase,
    plan.coming,
    plan.bridge,
    ...plan.bonus,
    ...[plan.thread, plan.other, plan.stores].flatMap(box => box ?? []),
    ...plan.rivals,
    ...market.map(tray => tray.box),
  ];

  test('a space has room for a finger, or its half opens large', () => {
    expect(duchy.direct).toBe(direct);
    expect(shown).toHaveLength(duchy.lie.shows === undefined ? 73 : 37);
    if (direct) {
      expect(duchy.hex.width).toBeGreaterThanOrEqual(47.5);
      expect(duchy.hex.height).toBeGreaterThanOrEqual(duchy.hex.width * REGULAR * 0.81);
    } else
      for (const part of lie.parts) {
        const across =
          Math.max(...part.spaces.map(space => lie.centres[space]![0])) -
          Math.min(...part.spaces.map(space => lie.centres[space]![0])) +
          1.3;
        expect(Math.min(plan.lens.width / across, plan.lens.height / (lie.down + 0.3) / REGULAR / 0.82)).toBeGreaterThanOrEqual(
          target.side,
        );
      }
  });

  test('nothing lies on top of another, and nothing on a space', () => {
    expect(inside(duchy.box, width, height)).toBe(true);
    for (const box of around) expect(inside(box, width, height)).toBe(true);
    for (const [a, b] of pairs(around.filter(box => !plan.bonus.includes(box)))) expect([a, b, overlaps(a, b)]).toEqual([a, b, false]);
    for (const box of around) {
      const points = [0, 0.25, 0.5, 0.75, 1].flatMap(u =>
        [0, 0.25, 0.5, 0.75, 1].map(v => [box.left + u * box.width, box.top + v * box.height] as const),
      );
      const covered = shown.filter(([x, y]) => points.some(([px, py]) => inHex(px, py, x, y, duchy.hex.width, duchy.hex.height)));
      expect([box, covered]).toEqual([box, []]);
    }
  });

  test('what is tapped is large enough', () => {
    const targets = [
      ...market.flatMap(tray => (tray.direct ? tray.slots.map(({ box }) => box) : [tray.box])),
      ...plan.rivals,
      ...(plan.other === null ? [] : [plan.other]),
    ];
    for (const box of targets) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(target.side);
    for (const box of [plan.phase, plan.coming, plan.bridge]) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_INFO);
    expect(plan.other === null).toBe(lie === WHOLE);
    expect(plan.stores === null).toBe(layout === 'phone');
  });

  test('TEA-05 on a tablet six places stand apart, the shared ones between those of the mates', () => {
    if (plan.stores === null) return;
    const { places, dice, sections } = storesPlan(plan.stores);
    expect(places).toHaveLength(6);
    for (const box of [...places, ...dice.flat()]) expect(inside(box, plan.stores.width, plan.stores.height)).toBe(true);
    for (const box of places) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(target.side);
    for (const [a, b] of pairs([...places, ...dice.flat()])) expect(overlaps(a, b)).toBe(false);
    const [even, both, odd] = sections as [Box, Box, Box];
    [both, both, even, even, odd, odd].forEach((section, store) => {
      const { left, width: wide } = places[store]!;
      expect(left).toBeGreaterThanOrEqual(section.left);
      expect(left + wide).toBeLessThanOrEqual(section.left + section.width);
    });
  });
});

test.each([290, 328, 360, 600])('in a chapter %d wide, what turns to the other half has room for a finger and covers no space', width => {
  const { duchy, other } = excerptDuchy(width, HALVES[0]);
  const { left, top, width: wide, height: high } = other!;
  expect(Math.min(wide, high)).toBeGreaterThanOrEqual(target.side);
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap(u => [0, 0.25, 0.5, 0.75, 1].map(v => [left + u * wide, top + v * high] as const));
  const covered = duchy.centres.filter(
    ([x, y], space) =>
      HALVES[0].shows?.has(space) &&
      points.some(([px, py]) => inHex(px, py, x + duchy.box.left, y + duchy.box.top, duchy.hex.width, duchy.hex.height)),
  );
  expect(covered).toEqual([]);
});

describe.each([
  ['phone', 360, HAND_HEIGHT],
  ['phone', 390, HAND_HEIGHT],
  ['tablet', 288, 288],
] as const)('the hand of a mate on a %s, %d × %d', (layout, width, height) => {
  test.each([false, true])('TEA-05 its four places and all else have room for a finger, the mate’s too as one (odd seat %s)', odd => {
    const { dice, storage, goods, counters, mate } = teamHandPlan(layout, width, height, 3, odd);
    const usable = layout === 'tablet' ? [] : [0, 1, ...(odd ? [4, 5] : [2, 3])];
    const boxes = [...dice, ...goods, ...counters, ...usable.map(store => storage[store]!), ...(mate === undefined ? [] : [mate.box])];
    for (const box of boxes) {
      expect(inside(box, width, height)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(target.side);
    }
    for (const [a, b] of pairs(boxes)) expect(overlaps(a, b)).toBe(false);
    const small = mate === undefined ? [] : [...mate.dice, ...mate.places];
    for (const box of small) expect([box, overlaps(box, mate!.box)]).toEqual([box, true]);
    for (const [a, b] of pairs(small)) expect(overlaps(a, b)).toBe(false);
  });
});
