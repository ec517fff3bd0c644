import { isolated } from '../isolated';

test('a name in letters that run from left to right stays as it is', () => {
  for (const name of ['Anna', 'Città d’Este', 'Ὀδυσσεύς', '甲', '']) expect(isolated(name)).toBe(name);
});

test('a name that runs from right to left stands in an isolation of its own', () => {
  for (const name of ['שרה', 'ليلى', 'Anna \u202egnorw']) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test('no name gets out of its isolation', () => expect(isolated('\u2069\u202eannA\u2066')).toBe('\u2068\u202eannA\u2069'));
