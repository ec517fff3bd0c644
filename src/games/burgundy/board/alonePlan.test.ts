/** Where things lie for whoever plays alone: nothing on top of another, and everything large enough for a finger, or opened by one. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { SURVEY, duchyNamed } from '../rules/duchy';
import { REGULAR } from './geometry';
import { lieOf } from './duchyLayout';
import { planFor } from './planFor';

const SCREENS = [
  ['phone', 360, 320],
  ['phone', 360, 356],
  ['phone', 390, 503],
  ['phone', 412, 640],
  ['phone', 800, 288],
  ['tablet', 992, 724],
  ['tablet', 656, 800],
  ['tablet', 736, 1290],
] as const;
const CASES = SCREENS.flatMap(([layout, width, height]) =>
  ['13a', '13b'].flatMap(id => [false, true].map(inns => ({ layout, width, height, id, inns }))),
);

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;

test.each(CASES)('$layout $width × $height, duchy $id, inns $inns', ({ layout, width, height, id, inns }) => {
  const lie = lieOf(duchyNamed(id));
  const { duchy, market, phase, coming, bridge, lens } = planFor(layout, width, height, 1, inns, false, false, lie);
  const boxes = [...market.map(tray => tray.box), phase, coming, bridge, duchy.box];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => expect(overlaps(a, b)).toBe(false)));
  for (const box of boxes) {
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-0.01);
    expect(box.left + box.width).toBeLessThanOrEqual(width + 0.01);
    expect(box.top + box.height).toBeLessThanOrEqual(height + 0.01);
  }
  expect(market.map(tray => tray.slots.length)).toEqual([inns ? 5 : 4, 2, 2, 2, 2, 2, 2]);
  if (duchy.direct) expect(duchy.hex.width).toBeGreaterThanOrEqual(target.side - 0.5);
  else
    for (const part of lie.parts) {
      expect((part.right - part.left) * duchy.hex.width).toBeGreaterThanOrEqual(target.side);
      expect((part.bottom - part.top) * duchy.hex.height).toBeGreaterThanOrEqual(target.side);
      // Opened, its spaces are large enough.
      const at = part.spaces.map(space => lie.centres[space]!);
      const across = Math.max(...at.map(([x]) => x)) - Math.min(...at.map(([x]) => x)) + 1.3;
      const down = Math.max(...at.map(([, y]) => y)) - Math.min(...at.map(([, y]) => y)) + 1.3;
      expect(Math.min(lens.width / across, lens.height / down / REGULAR / 0.82)).toBeGreaterThanOrEqual(target.side);
    }
});

test.each(['13a', '13b'])(
  'the parts of duchy %s hold every space once; its groups lie apart, and a river hides under no other space',
  id => {
    const lie = lieOf(duchyNamed(id));
    const survey = SURVEY[duchyNamed(id)]!;
    expect(lie.parts.flatMap(part => part.spaces).sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, space) => space));
    const across = ([x, y]: readonly [number, number], [X, Y]: readonly [number, number]): number => {
      const [dx, dy] = [Math.abs(X - x), Math.abs(Y - y) * REGULAR];
      return Math.max(dx, dx / 2 + (dy * Math.sqrt(3)) / 2);
    };
    lie.centres.forEach((a, space) =>
      lie.centres.forEach((b, other) => {
        if (other <= space) return;
        if (survey.touching[space]!.includes(other)) expect(across(a, b)).toBeCloseTo(1, 1);
        else expect(across(a, b)).toBeGreaterThan(1.1);
      }),
    );
    expect(lie.rivers).toHaveLength(survey.rivers.length);
    lie.rivers.forEach((river, i) => {
      const ends = survey.rivers[i]!;
      expect([river[0], river.at(-1)]).toEqual(ends.map(space => lie.centres[space]));
      river.slice(1).forEach(([X, Y], step) => {
        const [x, y] = river[step]!;
        for (let t = 0; t <= 1; t += 0.1)
          lie.centres.forEach((centre, space) => {
            if (!ends.includes(space)) expect(across(centre, [x + t * (X - x), y + t * (Y - y)])).toBeGreaterThan(0.5);
          });
      });
    });
  },
);
