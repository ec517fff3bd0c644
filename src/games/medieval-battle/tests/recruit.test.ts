/** 5.1 Recruiting. */
import { told } from '@/engine/testing/sitting';
import { medievalBattle } from '..';
import { RECRUITS } from '../data/units';
import { costOf } from '../state';
import { mustered, opening } from './table';

const army = (types: Readonly<Record<string, number>>): string[] =>
  Object.entries(types).flatMap(([type, n]) => Array.from({ length: n }, () => `recruit recruit:${type}`));
const TWENTY = {
  heavyCavalry: 2,
  lightCavalry: 1,
  mountedArchers: 1,
  heavyInfantry: 2,
  longbowmen: 1,
  lightInfantry: 1,
  pikemen: 1,
  archers: 2,
};

test('5.1 twenty points on the standard map, thirty on the large one, Red first', () => {
  const full = opening().choose(...army(TWENTY));
  expect(full.asked).toBe(0);
  expect(full.at('recruit')).toEqual([]);
  expect(costOf(full.g.recruited[0])).toBe(20);
  expect(full.refuses('recruit:pikemen')).toEqual({ why: 'budget', need: 1, have: 0 });
  const large = opening({ map: 'large', largeAssembly: 'twoCrowns' }).choose(...army(TWENTY));
  expect(large.at('recruit')).toContain('recruit:pikemen');
  expect(large.choose(...army({ longbowmen: 1, heavyCavalry: 1, lightCavalry: 2, pikemen: 1 })).at('recruit')).toEqual([]);
});

test('5.1 no more than there are counters, and one longbow unit on the standard map', () => {
  const at = opening().choose(...army({ pikemen: 3, longbowmen: 1 }));
  expect(at.at('recruit')).not.toContain('recruit:pikemen');
  expect(at.refuses('recruit:pikemen')).toEqual({ why: 'counters', have: 3 });
  expect(at.at('recruit')).not.toContain('recruit:longbowmen');
  expect(at.refuses('recruit:longbowmen')).toEqual({ why: 'longbows', have: 1 });
  expect(
    opening({ map: 'large', largeAssembly: 'twoCrowns' })
      .choose(...army({ longbowmen: 1 }))
      .at('recruit'),
  ).toContain('recruit:longbowmen');
});

test('5.1 a unit may be put back while the army is made', () => {
  const at = opening().choose(...army({ heavyCavalry: 1 }), 'dismiss dismiss:heavyCavalry');
  expect(costOf(at.g.recruited[0])).toBe(0);
  expect(at.at('dismiss')).toEqual([]);
});

test('5.1 in secret: the other one sees the army only when both are ready', () => {
  const red = opening().choose(...army({ archers: 2 }), 'ready');
  expect(red.asked).toBe(1);
  expect(red.facts.every(fact => fact.reveals !== true)).toBe(true);
  expect(medievalBattle.hasSecrets(red.g, 0)).toBe(true);
  expect(medievalBattle.seenBy(red.g, 1).recruited[0]).toEqual(RECRUITS.map(() => -1));
  expect(medievalBattle.seenBy(red.g, 0).recruited[0]).toEqual([0, 0, 0, 0, 0, 0, 2, 0]);
  expect(medievalBattle.seenBy(red.g, null).recruited).toEqual([RECRUITS.map(() => -1), RECRUITS.map(() => -1)]);
  const shown = red.choose(...army({ pikemen: 1 }), 'ready');
  expect(told(shown, 'revealed').map(fact => [fact.seat, fact.cost, fact.reveals])).toEqual([
    [0, 2, true],
    [1, 1, true],
  ]);
  expect(medievalBattle.hasSecrets(shown.g, 0)).toBe(false);
  expect(medievalBattle.seenBy(shown.g, 1).recruited[0]).toEqual([0, 0, 0, 0, 0, 0, 2, 0]);
});

test('5.1 what is told while recruiting only its own seat may read', () => {
  const at = opening().choose(...army({ archers: 1 }));
  expect(told(at, 'recruited')).toEqual([{ what: 'recruited', seat: 0, type: 'archers', left: 19, only: [0] }]);
});

test('5.1 the wagon train is free and comes with every army; points not spent are lost', () => {
  const at = mustered([[], ['pikemen']]);
  expect(at.g.units.map(u => [u.seat, u.type])).toEqual([
    [0, 'wagonTrain'],
    [1, 'wagonTrain'],
    [1, 'pikemen'],
  ]);
  expect(at.ask).toBe('placeWagonTrain');
});

test('5.1 a dealt army is one that could have been recruited, and never the secret one itself by necessity', () => {
  const red = opening().choose(...army(TWENTY), 'ready');
  const view = medievalBattle.seenBy(red.g, 1);
  const dealt = [1, 2, 3, 4].map(seed => medievalBattle.deal(view, seed).recruited[0]);
  for (const hand of dealt) {
    expect(costOf(hand)).toBe(20);
    expect(hand[RECRUITS.indexOf('longbowmen')]).toBeLessThanOrEqual(1);
    expect(Math.max(...hand)).toBeLessThanOrEqual(3);
  }
  expect(new Set(dealt.map(hand => hand.join())).size).toBeGreaterThan(1);
});

test('5.1 who has not begun has nothing to hide: until Red is ready no curtain is needed for Yellow', () => {
  const red = opening().choose('recruit recruit:archers');
  expect([0, 1].map(seat => medievalBattle.hasSecrets(red.g, seat))).toEqual([true, false]);
  expect(medievalBattle.seenBy(red.g, 0).recruited[1]).toEqual(RECRUITS.map(() => 0));
  const yellow = red.choose('ready');
  expect([0, 1].map(seat => medievalBattle.hasSecrets(yellow.g, seat))).toEqual([true, true]);
});
