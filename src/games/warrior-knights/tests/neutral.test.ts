import { FATE } from '../data/fate';
import { OUTCOMES } from '../data/names';
import { NONE, type Realm } from '../state';
import { charge, city, fate, garrison, rule, stand, table, topEvent, type Sitting } from './table';

const card = (kind: number, arrange: (g: Realm) => void = () => {}): Sitting => table({ ask: 'neutral', kind }, arrange);

test('NEU-01 the Head says who draws: a Faith turns red away, or green towards him', () => {
  const drawers = (name: 'scandal' | 'inheritance' | 'fairWinds', faith: number): readonly string[] =>
    card(0, g => {
      topEvent(g, name);
      g.barons[1]!.faith = faith;
    }).offered('choose');
  expect(drawers('scandal', 1)).toHaveLength(3);
  expect(drawers('inheritance', 0)).toEqual(['choose baron:2', 'choose baron:0']);
  expect(drawers('fairWinds', 0)).toHaveLength(3);
  // Without Faith the Head has nothing to say: he is not asked.
  const alone = card(0, g => topEvent(g, 'scandal'));
  expect(alone.facts.flatMap(fact => (fact.what === 'event' ? [fact.seat] : []))).toEqual([1]);
  const turned = card(0, g => {
    topEvent(g, 'embezzlement');
    g.barons[1]!.faith = 1;
  }).choose('choose baron:2');
  expect([turned.baron(1).faith, turned.baron(2).crowns]).toEqual([0, 8]);
  expect(
    card(0, g => {
      topEvent(g, 'inheritance');
      g.head = NONE;
    }).asked,
  ).toBe(0);
});

test('NEU-02 Uncertain Times shuffles Fate', () => {
  const at = card(4, g => g.fate.sort((a, b) => a - b));
  expect(at.g.fate).toHaveLength(24);
  expect(at.g.fate).not.toEqual([...at.g.fate].sort((a, b) => a - b));
});

test('NEU-03 each Baron repairs one place or fortifies one city', () => {
  const at = card(2, g => {
    rule(g, 0, 'Monz', 'Vecht');
    g.towns[city('Monz')]!.breaches = 2;
    g.barons[0]!.breaches = 1;
  });
  expect([...at.offers].sort()).toEqual(
    [
      `fortify city:${city('Monz')}`,
      `fortify city:${city('Vecht')}`,
      'pass button:pass',
      'purse button:purse',
      `repair city:${city('Monz')}`,
      'repair hold:0',
    ].sort(),
  );
  const repaired = at.choose(`repair city:${city('Monz')}`, `repair city:${city('Monz')}`);
  expect([repaired.town('Monz').breaches, repaired.baron().crowns, repaired.ask]).toEqual([0, 11, null]);
  expect(at.choose(`fortify city:${city('Vecht')}`).baron().crowns).toBe(11);
});

test('NEU-04 nothing besieged, nothing twice, no stronghold', () => {
  const at = card(2, g => {
    rule(g, 0, 'Monz', 'Vecht');
    g.towns[city('Vecht')]!.fortified = true;
    g.sieges.push({ city: city('Monz'), hold: NONE, seat: 1, round: 1 });
    stand(g, 4, 'Monz', 50);
  });
  expect(at.ask).toBe(null);
});

test('NEU-05 casualties of one army, two crowns each', () => {
  const at = card(3, g => {
    garrison(g, 0, 200, 200);
    g.barons[0]!.garrison.tokens = 3;
  });
  const healed = at.choose('heal garrison:0', 'heal garrison:0', 'done');
  expect([healed.baron().garrison.tokens, healed.baron().crowns]).toEqual([1, 11]);
});

test('AGE-27 the Master of the Works pays half', () => {
  const at = card(2, g => {
    charge(g, 0, 'masterWorks');
    rule(g, 0, 'Monz');
    g.towns[4]!.breaches = 1;
  });
  expect(at.choose('repair city:4').baron().crowns).toBe(14);
  expect(at.choose('fortify city:4').baron().crowns).toBe(13);
});

const fleet = (arrange: (g: Realm) => void = () => {}): Sitting => card(1, arrange);

test('EXP-01 EXP-03 EXP-08 a fleet is named, staked, blessed, and starts on spot 1 without advancing', () => {
  const at = fleet(g => (g.barons[1]!.faith = 1));
  expect([at.ask, at.asked]).toEqual(['newFleet', 0]);
  const staked = at.choose('launch fleet:china', 'invest crowns:5', 'invest crowns:0', 'invest crowns:2');
  expect([staked.ask, staked.asked]).toEqual(['bless', 1]);
  const sailing = staked.choose('bless');
  expect(sailing.g.expeditions[2]).toEqual({ spot: 1, blessed: true, stakes: [5, 0, 2] });
  expect([sailing.baron(0).crowns, sailing.baron(1).faith]).toEqual([10, 0]);
});

test('EXP-02 without a stake nothing sets out', () => {
  const at = fleet().choose('launch fleet:china', 'invest crowns:0', 'invest crowns:0', 'invest crowns:0');
  expect([at.ask, at.g.expeditions[2]!.spot]).toEqual([null, 0]);
});

const under = (g: Realm, which: number, spot: number, stakes: number[], blessed = false): void =>
  void (g.expeditions[which] = { spot, blessed, stakes });

test('EXP-04 fleets under way go on even if none sets out', () => {
  const at = fleet(g => {
    fate(g, 1);
    under(g, 0, 2, [1, 0, 0]);
  }).choose('pass');
  expect([at.baron().crowns, at.g.expeditions[0]!.spot]).toEqual([17, 0]);
});

test('EXP-01 EXP-05 a fleet without news waits on the third spot and is asked for again, no farther', () => {
  const at = fleet(g => {
    fate(g, 4);
    under(g, 0, 3, [1, 0, 0]);
  }).choose('pass');
  expect([at.g.expeditions[0]!.spot, at.facts.some(fact => fact.what === 'fleetEnds')]).toEqual([3, true]);
});

test('EXP-05 stakes multiply, wait, or are lost', () => {
  const arrives = (printed: number): Sitting =>
    table({ ask: 'fleetArrives', fleet: 0 }, g => {
      fate(g, printed);
      under(g, 0, 3, [0, 4, 0]);
    });
  expect(arrives(1).baron(1).crowns).toBe(23);
  const waits = arrives(4);
  expect(waits.g.expeditions[0]).toEqual({ spot: 3, blessed: false, stakes: [0, 4, 0] });
  expect(arrives(8).g.expeditions[0]).toEqual({ spot: 0, blessed: false, stakes: [0, 0, 0] });
});

test('EXP-06 a blessed fleet takes the better of two cards, and stays blessed while it waits', () => {
  const at = table({ ask: 'fleetArrives', fleet: 0 }, g => {
    fate(g, 8, 4);
    under(g, 0, 3, [1, 0, 0], true);
  });
  expect(at.g.expeditions[0]).toEqual({ spot: 3, blessed: true, stakes: [1, 0, 0] });
  expect(OUTCOMES.indexOf('x1')).toBeGreaterThan(OUTCOMES.indexOf('noNews'));
});

test('EXP-07 Ceylon first, then the Spice Islands, then China', () => {
  const at = table({ ask: 'fleetsSail', except: NONE }, g => {
    for (const which of [0, 1, 2]) under(g, which, 2, [1, 0, 0]);
  });
  expect(at.facts.filter(fact => fact.what === 'fleetEnds').map(fact => (fact.what === 'fleetEnds' ? fact.fleet : -1))).toEqual([0, 1, 2]);
  expect(FATE.filter(one => one.fleets[2] === 'lost')).toHaveLength(10);
});

test('EXP-09 with all under way none can be started, but all go on', () => {
  const at = fleet(g => [0, 1, 2].forEach(which => under(g, which, 1, [1, 0, 0])));
  expect(at.g.expeditions.map(e => e.spot)).toEqual([2, 2, 2]);
});
