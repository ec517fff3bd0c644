import { RATE, samplesOf, SOUNDS } from '../soundSynth';

test.each(SOUNDS)('%s is short, quiet, and neither begins nor ends with a click', sound => {
  const samples = samplesOf(sound);
  const loudest = samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);
  expect(samples.length).toBeGreaterThan(0.05 * RATE);
  expect(samples.length).toBeLessThan(0.7 * RATE);
  expect(loudest).toBeGreaterThan(0.15);
  expect(loudest).toBeLessThan(0.4);
  expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
});

test('no two sounds are alike, and each is the same whenever it is reckoned', () => {
  const drawn = SOUNDS.map(sound => samplesOf(sound).join());
  expect(new Set(drawn).size).toBe(SOUNDS.length);
  expect(SOUNDS.map(sound => samplesOf(sound).join())).toEqual(drawn);
});

test('a seal is two knocks', () => {
  const samples = samplesOf('seal');
  const loudIn = (from: number, to: number): number =>
    samples.slice(from * RATE, to * RATE).reduce((most, s) => Math.max(most, Math.abs(s)), 0);
  expect(loudIn(0.07, 0.105)).toBeLessThan(0.2 * loudIn(0, 0.05));
  expect(loudIn(0.11, 0.16)).toBeGreaterThan(0.5 * loudIn(0, 0.05));
});
