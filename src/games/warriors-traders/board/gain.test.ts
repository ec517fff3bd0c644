import { gain } from './gain';

const HERE = 'province:we-wales';

test.each([
  ['10.9 a kill', { what: 'killed', by: 1, owner: 0, kind: 2, points: 3, at: HERE }, { seat: 1, points: 3 }],
  ['19.1 a province', { what: 'taken', seat: 0, points: 2, at: HERE }, { seat: 0, points: 2 }],
  ['19.2 a fort', { what: 'builtFort', seat: 2, at: HERE }, { seat: 2, points: 3 }],
  ['19.4 a bought point', { what: 'boughtPoint', seat: 1, gold: 10 }, { seat: 1, points: 1 }],
] as const)('%s rises', (_, fact, gained) => expect(gain(fact)).toMatchObject(gained));

test('10.9 what barbarians kill brings nobody anything', () => {
  expect(gain({ what: 'killed', by: -2, owner: 0, kind: 0, points: 0, at: HERE })).toBeNull();
  expect(gain({ what: 'passed', seat: 0 })).toBeNull();
});
