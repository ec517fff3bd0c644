/** Cities: assaults, what walls are worth, and what becomes of a taken city. */
import { breach, cityStrength } from '../rules/cities';
import { NONE } from '../state';
import { attack, bare, city, drop, fate, law, region, rule, siegeOf, stand, table } from './table';

const quiet = (): void => {};

test('CTY-01 third Barons with armies there must agree; a denial blocks this attack', () => {
  const at = attack(g => {
    stand(g, 0, 'Monz', 100);
    stand(g, 8, 'Monz', 50);
  }).choose('assault city:4');
  expect([at.ask, at.asked]).toEqual(['permit', 2]);
  const denied = at.choose('deny');
  expect(denied.offered('assault city:4')).toEqual([]);
  expect(denied.offered('besiege city:4')).toHaveLength(1);
  expect(at.choose('allow').ask).toBe('dropFate');
  expect(at.choose('ask crowns:2').choose('pay').baron(2).crowns).toBe(17);
});

test('CTY-01 a battle in the open field needs nobody’s leave', () => {
  const at = attack(g => {
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 4, 'Brunfeld', 50);
    stand(g, 8, 'Brunfeld', 50);
  });
  expect(at.choose(`fight baron:1 region=${region('Brunfeld')}`).ask).toBe('dropFate');
});

test('CTY-02 assault or siege, as one likes', () => {
  const at = attack(g => stand(g, 0, 'Monz', 50));
  expect(at.offers).toEqual(expect.arrayContaining(['assault city:4', 'besiege city:4']));
});

test('CTY-03 printed strength, 100 more with walls, 100 less for each breach, never below 0', () => {
  const g = bare(3);
  const vecht = g.towns[city('Vecht')]!;
  Object.assign(vecht, { owner: 0, fortified: true, breaches: 1 });
  expect(cityStrength(g, city('Vecht'))).toBe(300);
  vecht.breaches = 9;
  expect(cityStrength(g, city('Vecht'))).toBe(0);
});

test('ASL-01 behind walls the city adds its strength', () => {
  const at = attack(g => {
    rule(g, 1, 'Vecht');
    stand(g, 0, 'Vecht', 200);
    stand(g, 4, 'Vecht', 200);
  }).choose(`assault city:${city('Vecht')}`);
  expect(at.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 1)).toMatchObject({ strength: 500, count: 7 });
});

test('ASL-02 a neutral city draws by its strength, discards nothing and bears all on its walls', () => {
  const at = attack(g => {
    fate(g, 3, 6, 2, 1, 4, 5);
    stand(g, 3, 'Monz', 200);
  }).choose('assault city:4');
  expect(at.g.battle!.hands.map(hand => hand.length)).toEqual([4, 2]);
  const over = drop(at, 'victory', 'prevent');
  expect(over.facts.find(fact => fact.what === 'handShown' && fact.seat === NONE)).toMatchObject({ prevent: 1, victory: 1 });
  expect(over.facts.filter(fact => fact.what === 'breached')).toHaveLength(1);
});

test('ASL-03 the defender may take losses as breaches while anything stands', () => {
  const at = attack(g => {
    fate(g, 3, 6, 12, 13, 14, 2, 4, 10, 15, 16, 21);
    rule(g, 1, 'Monz');
    stand(g, 3, 'Monz', 200, 100);
    stand(g, 7, 'Monz', 200);
  }).choose('assault city:4');
  const hit = drop(drop(at, 'deal', 'deal'), 'victory', 'victory');
  expect(hit.offers).toEqual(['suffer noble:7', 'breach city:4']);
  const second = hit.choose('breach city:4').choose('breach city:4');
  expect(second.facts.filter(fact => fact.what === 'hit')).toHaveLength(1);
});

test('ASL-04 captured by a victory, the walls as they are', () => {
  const at = attack(g => {
    fate(g, 2, 4, 3, 6, 1, 5);
    stand(g, 3, 'Monz', 200);
  }).choose('assault city:4');
  const won = drop(at, 'deal', 'deal');
  expect(won.ask).toBe('capture');
  const taken = won.choose('control');
  expect([taken.town('Monz').owner, taken.town('Monz').breaches]).toEqual([0, 0]);
});

test('ASL-05 defenders all dead with walls standing: no victories, no capture; without a Noble victories count', () => {
  const at = attack(g => {
    fate(g, 2, 4, 3, 6, 12, 13, 1, 5, 7, 11, 18, 19);
    rule(g, 1, 'Monz');
    stand(g, 3, 'Monz', 200, 200);
    stand(g, 7, 'Monz', 50);
  }).choose('assault city:4');
  const shown = drop(drop(at, 'victory', 'victory'), 'prevent', 'prevent');
  const over = shown.choose('suffer noble:7');
  expect(over.facts.find(fact => fact.what === 'outcome')).toMatchObject({ counted: 0 });
  expect(over.town('Monz').owner).toBe(1);
});

test('ASL-06 dead attackers capture nothing; a city that wins makes them flee or kills them', () => {
  const fled = attack(g => {
    fate(g, 1, 5, 3, 6, 2, 7);
    stand(g, 3, 'Monz', 200);
  }).choose('assault city:4');
  expect(drop(fled, 'deal', 'deal').facts.some(fact => fact.what === 'fled' && fact.noble === 3)).toBe(true);
  const dead = attack(g => {
    fate(g, 1, 5, 3, 6, 2, 4);
    stand(g, 3, 'Monz', 200);
  }).choose('assault city:4');
  expect(drop(dead, 'deal', 'deal').facts.some(fact => fact.what === 'died' && fact.noble === 3)).toBe(true);
  const empty = attack(g => {
    g.towns[4]!.breaches = 2;
    fate(g, 1, 5, 3);
    stand(g, 3, 'Monz', 100);
  }).choose('assault city:4');
  expect(drop(empty, 'prevent', 'prevent').ask).toBe('capture');
  const both = attack(g => {
    g.towns[4]!.breaches = 1;
    fate(g, 3, 6, 7, 13);
    stand(g, 3, 'Monz', 100);
  }).choose('assault city:4');
  const ended = drop(both, 'deal', 'prevent');
  expect(ended.noble(3).where).toBe(NONE);
  expect(ended.town('Monz').owner).toBe(NONE);
});

test('ASL-07 RAZ-01 rule it, walls as they stand, or burn it for three times its income', () => {
  const at = table({ ask: 'capture', seat: 0, city: city('Ballin') }, g =>
    Object.assign(g.towns[city('Ballin')]!, { owner: 1, fortified: true, breaches: 2 }),
  );
  const ruled = at.choose('control').town('Ballin');
  expect(ruled).toEqual({ owner: 0, fortified: true, breaches: 2, razed: false });
  const burnt = at.choose('raze');
  expect([burnt.baron().crowns, burnt.town('Ballin').razed, burnt.town('Ballin').owner]).toEqual([30, true, NONE]);
});

test('FOR-01 walls stay with a new Baron and fall when nobody rules; breaches stay', () => {
  const at = table({ ask: 'calm', seat: 0, city: 4 }, g => {
    Object.assign(g.towns[4]!, { owner: 0, fortified: true, breaches: 1 });
    g.barons[0]!.faith = 1;
  });
  expect(at.choose('letGo').town('Monz')).toEqual({ owner: NONE, fortified: false, breaches: 1, razed: false });
});

test('FOR-02 walls brought down to nothing are no longer fortified, and still nothing', () => {
  const g = bare(3);
  Object.assign(g.towns[4]!, { owner: 0, fortified: true });
  for (let i = 0; i < 5; i++) breach(g, 4, quiet);
  expect(g.towns[4]).toEqual({ owner: 0, fortified: false, breaches: 2, razed: false });
});

test('RAZ-02 a burnt city loses breaches and sieges, its region may hold a stronghold', () => {
  const at = table(
    [
      { ask: 'restore', seat: 0 },
      { ask: 'takePlace', seat: 1, city: 4, razes: true },
    ],
    g => {
      stand(g, 0, 'Monz', 50);
      siegeOf(g, 'Monz', 1);
      g.towns[4]!.breaches = 1;
      g.barons[0]!.stronghold = NONE;
    },
  );
  expect([at.town('Monz').breaches, at.g.sieges.length]).toEqual([0, 0]);
  expect(at.offered(`found region:${region('Monz')}`)).toHaveLength(1);
});

test('AGE-17 the Law of Quarter: obey and rule, or burn it and be banned', () => {
  const at = table({ ask: 'capture', seat: 0, city: 4 }, g => law(g, 'lawOfQuarter')).choose('raze');
  expect(at.ask).toBe('comply');
  expect(at.choose('comply').town('Monz').owner).toBe(0);
  const burnt = at.choose('refuse');
  expect([burnt.town('Monz').razed, burnt.baron().banned]).toEqual([true, true]);
});
