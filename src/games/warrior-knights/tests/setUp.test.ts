import { playOut, byChance } from '@/engine/testing/matches';
import { moment } from '@/engine/referee';
import { warriorKnights } from '..';
import { REGIONS } from '../data/map';
import { isMercenary, STRENGTH } from '../data/numbers';
import { seenBy } from '../sight';
import { HIDDEN, NONE } from '../state';
import { city, opening, region, sitting, table, until } from './table';

const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + STRENGTH[card]!, 0);

test('SET-01 all decks are whole and shuffled', () => {
  const { g } = opening(4);
  expect([g.events.length, g.agendas.length + g.display.length, g.fate.length]).toEqual([36, 44, 24]);
  expect(g.events).not.toEqual([...g.events].sort((a, b) => a - b));
});

test('SET-02 the pool holds ten Prestige for each Baron, or what the table likes', () => {
  expect(opening(4).g.pool).toBe(40);
  expect(opening(3, { length: 8 }).g.pool).toBe(24);
});

test('SET-03 with fewer than six, Kingdom cities are razed', () => {
  for (const [seats, razed] of [
    [2, 11],
    [3, 7],
    [4, 5],
    [5, 3],
    [6, 0],
  ] as const) {
    const { towns } = opening(seats).g;
    expect(towns.slice(0, 18).filter(town => town.razed)).toHaveLength(razed);
    expect(towns.slice(18).some(town => town.razed)).toBe(false);
  }
});

test('SET-04 fifteen crowns and twelve cards each', () => {
  const { g } = opening(3);
  for (const b of g.barons) expect([b.crowns, ...b.hand]).toEqual([15, 2, 2, 2, 2, 2, 2]);
});

test('SET-05 every seat has a colour and Nobles of its own', () => {
  const { g } = opening(6);
  expect(g.nobles).toHaveLength(24);
  expect(new Set(g.nobles.map((_, noble) => noble >> 2)).size).toBe(6);
});

test('SET-06 Chairman and Head are two Barons', () => {
  for (let seed = 1; seed < 20; seed++) {
    const { g } = opening(2, {}, seed);
    expect(g.chairman).not.toBe(g.head);
    expect([g.chairman, g.head].every(seat => seat === 0 || seat === 1)).toBe(true);
  }
});

test('SET-07 400 troops each: four Regulars, a Mercenary of 50 and one of 100', () => {
  const { g } = opening(5);
  for (const b of g.barons) {
    expect(sum(b.levy)).toBe(400);
    expect(
      b.levy
        .filter(isMercenary)
        .map(card => STRENGTH[card])
        .sort(),
    ).toEqual([100, 50]);
  }
  expect(g.mercenaries.length + g.offer.length).toBe(66 - 10);
});

test('SET-08 every card goes to a Noble or the stronghold', () => {
  let at = opening(2);
  for (let i = 0; i < 6; i++) {
    expect([at.asked, at.ask]).toEqual([0, 'assign']);
    at = at.choose('assign garrison:0');
  }
  expect(at.asked).toBe(1);
  expect(at.baron(0).garrison.troops).toHaveLength(6);
});

test('SET-09 nobody sees an assignment before the last one is made', () => {
  const at = opening(2).choose('assign noble:0', 'assign noble:0');
  const view = seenBy(at.g, 1);
  expect(view.barons[0]!.levy).toHaveLength(6);
  expect(view.nobles[0]!.troops).toEqual([]);
  expect(seenBy(at.g, 0).nobles[0]!.troops).toHaveLength(2);
  const after = until(at, 'placeStronghold');
  expect(seenBy(after.g, 1).nobles[0]!.troops.length).toBeGreaterThan(0);
});

test('SET-10 one Mercenary more than Barons, and three Agendas, lie open', () => {
  const { g } = opening(3);
  expect([g.offer.length, g.display.length]).toEqual([4, 3]);
});

test('SET-11 strongholds stand in the Kingdom, not where a city or another one stands', () => {
  const at = table(
    [{ ask: 'placeStronghold', seat: 0 }],
    g => {
      g.barons[0]!.stronghold = NONE;
      g.towns[city('Monz')]!.razed = true;
    },
    { seats: 4 },
  );
  expect(at.offers).toContain(`found region:${region('Monz')}`);
  expect(at.offers).not.toContain(`found region:${region('Froli')}`);
  expect(at.offers).not.toContain(`found region:${region('Torvale')}`);
  expect(at.offers.every(offer => Number(offer.split(':')[1]) < 42)).toBe(true);
  expect(at.refuses(`region:${region('Froli')}`)).toEqual({ why: 'cityThere' });
  expect(until(opening(4), 'placeStronghold').asked).toBe(opening(4).g.chairman);
});

test('SET-12 with two or three, not on the rim', () => {
  const offers = (seats: number): readonly string[] =>
    table([{ ask: 'placeStronghold', seat: 0 }], g => (g.barons[0]!.stronghold = NONE), { seats }).offers;
  expect(offers(3)).not.toContain(`found region:${region('Sturmkap')}`);
  expect(offers(3)).toContain(`found region:${region('Mirow')}`);
  expect(offers(4)).toContain(`found region:${region('Sturmkap')}`);
  expect(REGIONS.filter(one => one.outer)).toHaveLength(22);
});

test('SET-13 SET-15 Nobles with troops are placed backwards from the last Baron; those without stay away', () => {
  let at = table({ ask: 'placeNobles', seat: 2 }, g => {
    for (const noble of [0, 4, 5, 8]) g.nobles[noble]!.troops = [24 + noble];
  });
  const asked: (number | null)[] = [];
  while (at.ask === 'placeNoble') {
    asked.push(at.asked);
    expect(at.offers.every(offer => !offer.includes('noble=1'))).toBe(true);
    at = at.choose(at.offers[at.offers.length - 1]!);
  }
  expect(asked).toEqual([2, 1, 0, 1]);
});

test('SET-14 not with a rival Noble or stronghold, not overseas; cities are welcome', () => {
  const at = table({ ask: 'placeNobles', seat: 0 }, g => {
    g.nobles[0]!.troops = [24];
    g.nobles[4]!.where = region('Monz');
    g.nobles[4]!.troops = [25];
  });
  expect(at.offers).not.toContain(`deploy region:${region('Monz')} noble=0`);
  expect(at.offers).not.toContain(`deploy region:${region('Torvale')} noble=0`);
  expect(at.offers).not.toContain(`deploy region:${region('Cadiz')} noble=0`);
  expect(at.offers).toContain(`deploy region:${region('Hochrain')} noble=0`);
  expect(at.offers).toContain(`deploy region:${region('Froli')} noble=0`);
  expect(at.refuses(`region:${region('Monz')}`)).toEqual({ why: 'rivalThere' });
  expect(at.refuses(`region:${region('Cadiz')}`)).toEqual({ why: 'overseas' });
});

test('SET-16 Fate is shuffled last, then round 1 is planned', () => {
  const before = table({ ask: 'placeNobles', seat: 0 }, g => (g.nobles[0]!.troops = [24]));
  const after = before.choose(before.offers[0]!);
  expect(after.g.fate).not.toEqual(before.g.fate);
  expect([...after.g.fate].sort()).toEqual([...before.g.fate].sort());
  const whole = until(opening(2), 'plan');
  expect([whole.g.round, whole.g.stage]).toEqual([1, 'planning']);
});

test('ROU-01 planning, actions, Upkeep', () => {
  const stages: string[] = [];
  const g = warriorKnights.setUp({ seats: 2, seed: 3, options: {} });
  playOut(warriorKnights, { seats: 2, seed: 3, options: {} }, byChance(1), {
    each: now => {
      if (now.round === 1 && stages.at(-1) !== now.stage) stages.push(now.stage);
    },
  });
  expect(stages.filter(stage => stage !== 'upkeep')).toEqual(['planning', 'actions']);
  expect(sitting(moment(warriorKnights, g)).g.stage).toBe('setUp');
  expect(HIDDEN).toBeLessThan(NONE);
});
