import { dark, light, onTincture, tileKinds, tinctures, type ColourName } from '../tokens';
import { contrast } from './vision';

test('the measure: black on white is 21, a colour on itself is 1, order does not matter', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#7A1F3D', '#7A1F3D')).toBe(1);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#FFFFFF', '#777777')).toBe(contrast('#777777', '#FFFFFF'));
});

/** What blazon.md C2 promises: on paper, on card, on field. */
const PROMISED: readonly (readonly [ColourName, readonly [number, number, number], readonly [number, number, number]])[] = [
  ['ink', [15.2, 16.6, 12.9], [15.3, 14.0, 12.2]],
  ['ink2', [6.9, 7.5, 5.9], [8.7, 7.9, 6.9]],
  ['edge', [4.6, 5.0, 3.9], [5.1, 4.6, 4.0]],
  ['accent', [8.8, 9.6, 7.5], [6.8, 6.2, 5.4]],
  ['beacon', [5.5, 6.0, 4.7], [11.3, 10.3, 9.0]],
];

describe.each([
  ['light', light, 1],
  ['dark', dark, 2],
] as const)('in the %s theme', (_, theme, column) => {
  test.each(PROMISED)('%s stands out from paper, card and field as promised', (...promise) => {
    const [name, figures] = [promise[0], promise[column]];
    const measured = [theme.paper, theme.card, theme.field].map(ground => contrast(theme[name], ground));
    measured.forEach((ratio, i) => expect(ratio).toBeGreaterThanOrEqual(figures[i]! - 0.05));
  });

  test('secondary text can be read on every ground (4.5), edges can be seen (3)', () => {
    for (const ground of [theme.paper, theme.card, theme.field]) {
      expect(contrast(theme.ink2, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('words on the primary button', () => {
    expect(contrast(theme.onAccent, theme.accent)).toBeGreaterThanOrEqual(column === 1 ? 9.55 : 6.75);
  });
});

test.each([
  ['good', 5.7],
  ['warn', 5.9],
  ['bad', 7.2],
] as const)('%s is readable text on paper in both themes, and on every ground at 4.5', (name, onLight) => {
  expect(contrast(light[name], light.paper)).toBeGreaterThanOrEqual(onLight - 0.05);
  expect(contrast(dark[name], dark.paper)).toBeGreaterThanOrEqual(9);
  for (const theme of [light, dark])
    for (const ground of [theme.card, theme.field]) expect(contrast(theme[name], ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(tinctures))('the charge of %s stands out from its tincture', (_, { fill, ink }) => {
  expect(contrast(onTincture[ink], fill)).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(tileKinds))('the glyph of a %s tile stands out from its fill', (_, { fill, ink }) => {
  expect(contrast(onTincture[ink], fill)).toBeGreaterThanOrEqual(3);
});
