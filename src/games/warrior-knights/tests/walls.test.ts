import { breach, cityStrength } from '../rules/cities';
import { canBesiege } from '../rules/attack';
import { NONE, type Realm } from '../state';
import { bare, city, fate, garrison, law, mobilize, playing, region, rule, stand, table, type Sitting } from './table';

const quiet = (): void => {};
const R = region;
const drop = (at: Sitting, ...results: string[]): Sitting => at.choose(...results.map(result => `drop result:${result}`), 'done');
const attack = (arrange: (g: Realm) => void, options = {}): Sitting => table(mobilize(), g => (playing(g), arrange(g)), { options });
const siegeOf = (g: Realm, name: string, round: number, seat = 0): void => {
  g.sieges.push({ city: city(name), hold: NONE, seat, round });
};

test('CTY-01 third Barons with armies there must agree; a denial blocks this attack', () => {
  const at = attack(g => (stand(g, 0, 'Monz', 100), stand(g, 8, 'Monz', 50))).choose('assault city:4');
  expect([at.ask, at.asked]).toEqual(['permit', 2]);
  const denied = at.choose('deny');
  expect(denied.offered('assault city:4')).toEqual([]);
  expect(denied.offered('besiege city:4')).toHaveLength(1);
  expect(at.choose('allow').ask).toBe('dropFate');
  expect(at.choose('ask crowns:2').choose('pay').baron(2).crowns).toBe(17);
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
  const at = attack(g => (rule(g, 1, 'Vecht'), stand(g, 0, 'Vecht', 200), stand(g, 4, 'Vecht', 200))).choose(
    `assault city:${city('Vecht')}`,
  );
  expect(at.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 1)).toMatchObject({ strength: 500, count: 7 });
});

test('ASL-02 a neutral city draws by its strength, discards nothing and bears all on its walls', () => {
  const at = attack(g => (fate(g, 3, 6, 2, 1, 4, 5), stand(g, 3, 'Monz', 200))).choose('assault city:4');
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
  const at = attack(g => (fate(g, 2, 4, 3, 6, 1, 5), stand(g, 3, 'Monz', 200))).choose('assault city:4');
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
  const fled = attack(g => (fate(g, 1, 5, 3, 6, 2, 7), stand(g, 3, 'Monz', 200))).choose('assault city:4');
  expect(drop(fled, 'deal', 'deal').facts.some(fact => fact.what === 'fled' && fact.noble === 3)).toBe(true);
  const dead = attack(g => (fate(g, 1, 5, 3, 6, 2, 4), stand(g, 3, 'Monz', 200))).choose('assault city:4');
  expect(drop(dead, 'deal', 'deal').facts.some(fact => fact.what === 'died' && fact.noble === 3)).toBe(true);
  const empty = attack(g => ((g.towns[4]!.breaches = 2), fate(g, 1, 5, 3), stand(g, 3, 'Monz', 100))).choose('assault city:4');
  expect(drop(empty, 'prevent', 'prevent').ask).toBe('capture');
  const both = attack(g => ((g.towns[4]!.breaches = 1), fate(g, 3, 6, 7, 13), stand(g, 3, 'Monz', 100))).choose('assault city:4');
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

test('SIE-01 a siege needs more than walls, armies and their leader together', () => {
  expect(attack(g => stand(g, 0, 'Monz', 50)).offered('besiege city:4')).toHaveLength(1);
  expect(attack(g => (rule(g, 1, 'Monz'), stand(g, 0, 'Monz', 50), stand(g, 4, 'Monz', 50))).offered('besiege city:4')).toEqual([]);
  const equal = attack(g => (rule(g, 1, 'Monz'), stand(g, 0, 'Monz', 200, 50), stand(g, 4, 'Monz', 50)));
  expect(equal.offered('besiege city:4')).toEqual([]);
  const g = bare(3);
  stand(g, 0, 'Vecht', 100);
  stand(g, 1, 'Vecht', 50);
  const siege = { kind: 'siege', region: R('Vecht'), foe: NONE, city: city('Vecht'), hold: NONE } as const;
  expect([canBesiege(g, siege, [0]), canBesiege(g, siege, [0, 1])]).toEqual([false, true]);
});

test('SIE-02 a marker, no cards and no losses', () => {
  const at = attack(g => stand(g, 0, 'Monz', 50)).choose('besiege city:4');
  expect(at.g.sieges).toEqual([{ city: 4, hold: NONE, seat: 0, round: 1 }]);
  expect(at.facts.some(fact => fact.what === 'handDrawn')).toBe(false);
});

test('SIE-03 the besieged neither leave nor receive; no income, no works', () => {
  const regroup = table({ ask: 'regroup', seat: 0, shifted: [] }, g => {
    rule(g, 0, 'Monz');
    stand(g, 0, 'Monz', 50);
    stand(g, 1, 'Monz', 50);
    siegeOf(g, 'Monz', 1, 1);
  });
  expect(regroup.ask).toBe(null);
  const works = table({ ask: 'upgrade', seat: 0 }, g => (rule(g, 0, 'Monz'), siegeOf(g, 'Monz', 1, 1)));
  expect(works.ask).toBe(null);
});

test('SIE-04 the besieged may break out, without their walls', () => {
  const at = attack(g => {
    rule(g, 0, 'Monz');
    stand(g, 3, 'Monz', 100);
    stand(g, 4, 'Monz', 100);
    siegeOf(g, 'Monz', 1, 1);
  }).choose(`fight baron:1 region=${R('Monz')}`);
  expect(at.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 0)).toMatchObject({ strength: 100 });
});

test('SIE-05 a siege is lifted when the last besieger leaves', () => {
  const leave = (second: boolean): number =>
    attack(g => {
      stand(g, 0, 'Monz', 50);
      if (second) stand(g, 1, 'Monz', 50);
      siegeOf(g, 'Monz', 1);
    }).choose(`march region:${R('Eichwald')} noble=0`).g.sieges.length;
  expect([leave(false), leave(true)]).toEqual([0, 1]);
});

test('SIE-06 a second siege in a later round takes the city; not in the same round', () => {
  const again = (round: number): Sitting => attack(g => (stand(g, 0, 'Monz', 50), siegeOf(g, 'Monz', 1), (g.round = round)));
  expect(again(1).offered('besiege city:4')).toEqual([]);
  const taken = again(3).choose('besiege city:4');
  expect(taken.ask).toBe('capture');
  expect(taken.choose('control').g.sieges).toEqual([]);
  const defended = attack(g => {
    rule(g, 1, 'Monz');
    stand(g, 0, 'Monz', 200, 100);
    stand(g, 4, 'Monz', 50);
    siegeOf(g, 'Monz', 1);
    g.round = 2;
  }).choose('besiege city:4');
  expect(defended.noble(4).where).toBe(NONE);
});

test('SIE-07 a weaker besieger still besieges', () => {
  const at = table({ ask: 'settle', army: 0 }, g => (stand(g, 0, 'Monz', 200), siegeOf(g, 'Monz', 1), (g.nobles[0]!.tokens = 1)));
  expect(at.g.sieges).toHaveLength(1);
});

test('SIE-08 several may besiege; who takes it ends all sieges, a revolt does not', () => {
  const two = (g: Realm): void => {
    stand(g, 0, 'Monz', 50);
    stand(g, 4, 'Monz', 50);
    siegeOf(g, 'Monz', 1);
    siegeOf(g, 'Monz', 1, 1);
  };
  expect(table({ ask: 'takePlace', seat: 0, city: 4, razes: false }, two).g.sieges).toEqual([]);
  const risen = table({ ask: 'calm', seat: 2, city: 4 }, g => (rule(g, 2, 'Monz'), two(g), (g.barons[2]!.faith = 1)));
  expect(risen.choose('letGo').g.sieges).toHaveLength(2);
});

test('SIE-09 a besieger may assault instead; if it fails the siege stands', () => {
  const at = attack(g => {
    fate(g, 1, 5, 3, 6, 7, 11);
    stand(g, 3, 'Monz', 200);
    siegeOf(g, 'Monz', 1);
  }).choose('assault city:4');
  expect(drop(at, 'deal', 'deal').g.sieges).toHaveLength(1);
});

const storm = (arrange: (g: Realm) => void): Sitting =>
  attack(g => (stand(g, 3, 'Torvale', 200, 200, 200), arrange(g))).choose('assault hold:1');

test('STR-01 a stronghold has 400, its garrison no commander', () => {
  const at = storm(g => garrison(g, 1, 100));
  expect(at.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 1)).toMatchObject({ strength: 500, count: 5 });
  const discards = drop(at, ...at.offers.slice(0, 1).map(offer => offer.split(':')[1]!), at.offers[0]!.split(':')[1]!);
  expect(discards.offered('done')).toHaveLength(1);
});

test('STR-02 it falls with nothing standing and the garrison beaten, by victories, or by a second siege', () => {
  const ruin = storm(g => {
    g.barons[1]!.breaches = 4;
    fate(g, 1, 5, 7, 11, 18, 19, 3, 6);
  });
  expect(drop(ruin, 'prevent', 'prevent').baron(1).stronghold).toBe(NONE);
  const victory = storm(g => fate(g, 2, 4, 10, 15, 3, 6, 12, 13, 1, 5, 7, 11));
  expect(drop(victory, 'deal', 'deal').choose('done').baron(1).stronghold).toBe(NONE);
  const starved = attack(g => {
    stand(g, 3, 'Torvale', 200, 200);
    g.sieges.push({ city: NONE, hold: 1, seat: 0, round: 1 });
    g.round = 2;
  }).choose('besiege hold:1');
  expect(starved.baron(1).stronghold).toBe(NONE);
});

test('STR-03 the winner gets half the crowns, rounded down, and a city of the loser’s choice', () => {
  const at = table({ ask: 'fall', hold: 1, by: 0 }, g => {
    g.barons[1]!.crowns = 7;
    rule(g, 1, 'Monz', 'Kovel');
  });
  expect([at.baron(0).crowns, at.baron(1).crowns, at.ask, at.asked]).toEqual([18, 4, 'ransomCity', 1]);
  expect(at.choose('cede city:0').town('Kovel').owner).toBe(0);
});

test('STR-04 it may be rebuilt in Upkeep, or later', () => {
  const at = table({ ask: 'returning' }, g => {
    g.barons[1]!.stronghold = NONE;
    stand(g, 0, 'Grauforst', 50);
  });
  expect([at.ask, at.asked]).toEqual(['restore', 1]);
  expect(at.offered(`found region:${R('Grauforst')}`)).toEqual([]);
  expect(at.choose('later').baron(1).stronghold).toBe(NONE);
  expect(at.choose(`found region:${R('Torvale')}`).baron(1).stronghold).toBe(R('Torvale'));
});

test('STR-05 the garrison loses a deserter and its casualties, the rest stays with the card', () => {
  const at = table({ ask: 'fall', hold: 1, by: 0 }, g => {
    fate(g, 7);
    garrison(g, 1, 100);
    g.barons[1]!.garrison.troops.unshift(4, 7);
    g.barons[1]!.garrison.tokens = 2;
  });
  expect(at.baron(1).garrison.troops).toEqual([4, 7]);
  expect(at.baron(1).garrison.tokens).toBe(0);
});

test('STR-06 attackers who all died leave a ruin and take nothing', () => {
  const at = table({ ask: 'fall', hold: 1, by: NONE }, g => rule(g, 1, 'Monz'));
  expect([at.baron(1).stronghold, at.baron(0).crowns, at.baron(1).crowns, at.town('Monz').owner]).toEqual([NONE, 15, 15, 1]);
});

test('STR-07 a beaten garrison stays, its tokens until its last card is gone', () => {
  const at = table({ ask: 'settle', army: 25 }, g => (garrison(g, 1, 100), (g.barons[1]!.garrison.tokens = 1)));
  expect(at.baron(1).garrison).toMatchObject({ tokens: 1 });
  expect(table({ ask: 'settle', army: 25 }, g => void (g.barons[1]!.garrison.tokens = 1)).baron(1).garrison.tokens).toBe(0);
});

test('STR-08 Nobles beside a besieged stronghold are free, its garrison is not; they survive its fall', () => {
  const at = attack(g => {
    g.barons[0]!.stronghold = R('Eichwald');
    stand(g, 0, 'Eichwald', 50);
    garrison(g, 0, 100);
    stand(g, 4, 'Eichwald', 100);
    g.sieges.push({ city: NONE, hold: 0, seat: 1, round: 1 });
  });
  const moved = at.choose(`march region:${R('Monz')} noble=0`);
  expect(moved.ask).toBe('mobilize');
  const fallen = table(mobilize(1), g => {
    playing(g, 1);
    g.barons[0]!.stronghold = R('Eichwald');
    stand(g, 0, 'Eichwald', 50);
    stand(g, 4, 'Eichwald', 200, 200, 200);
    g.sieges.push({ city: NONE, hold: 0, seat: 1, round: 1 });
    g.round = 2;
  }).choose('besiege hold:0');
  expect([fallen.baron(0).stronghold, fallen.noble(0).where]).toEqual([NONE, R('Eichwald')]);
});

test('FOR-01 walls stay with a new Baron and fall when nobody rules; breaches stay', () => {
  const at = table(
    { ask: 'calm', seat: 0, city: 4 },
    g => (Object.assign(g.towns[4]!, { owner: 0, fortified: true, breaches: 1 }), (g.barons[0]!.faith = 1)),
  );
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
  expect(at.offered(`found region:${R('Monz')}`)).toHaveLength(1);
});

test('AGE-17 the Law of Quarter: obey and rule, or burn it and be banned', () => {
  const at = table({ ask: 'capture', seat: 0, city: 4 }, g => law(g, 'lawOfQuarter')).choose('raze');
  expect(at.ask).toBe('comply');
  expect(at.choose('comply').town('Monz').owner).toBe(0);
  const burnt = at.choose('refuse');
  expect([burnt.town('Monz').razed, burnt.baron().banned]).toEqual([true, true]);
});
