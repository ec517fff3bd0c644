import { standings } from '../rules/victory';
import { warriorKnights } from '..';
import { countsForCrown, crownNeeds, winsByCities } from '../rules/upkeep';
import { NONE, type Realm } from '../state';
import { bare, charge, city, fate, garrison, hire, law, region, rule, stand, table, type Sitting } from './table';

const R = region;
const KINGDOM = ['Kovel', 'Ballin', 'Straven', 'Froli', 'Monz', 'Altamont', 'Surat', 'Vecht', 'Lenz', 'Olbi', 'Thira', 'Semlik'];
const step = (ask: 'upkeep' | 'gainPrestige' | 'revolts' | 'returning' | 'roundOver', arrange: (g: Realm) => void = () => {}): Sitting =>
  table({ ask }, arrange);

test('UPK-01 VIC-02 more than half of the standing Kingdom cities wins, and only when Upkeep begins', () => {
  const wins = (held: number, standing: number): boolean => {
    const g = bare(3);
    g.towns.forEach((town, i) => (town.razed = i >= standing && i < 18));
    rule(g, 0, ...KINGDOM.slice(0, held));
    return winsByCities(g, 0);
  };
  expect([wins(7, 13), wins(6, 12), wins(9, 18), wins(10, 18)]).toEqual([true, false, false, true]);
  const at = step('upkeep', g => rule(g, 0, ...KINGDOM.slice(0, 10)));
  expect([at.ask, at.g.winner, standings(at.g)[0]!.seat]).toEqual([null, 0, 0]);
});

test('CNT-02 if both hold five cities, more of them win, and with as many nobody yet', () => {
  const ends = (second: readonly string[]): Sitting =>
    table(
      { ask: 'upkeep' },
      g => {
        rule(g, 0, ...KINGDOM.slice(0, 5));
        rule(g, 1, ...second);
      },
      {
        seats: 2,
        options: { twoPlayerCityWin: 'fiveCities' },
      },
    );
  expect(ends(KINGDOM.slice(5, 11)).g.winner).toBe(1);
  expect(ends(KINGDOM.slice(5, 10)).g.winner).toBe(NONE);
});

test('UPK-02 a Prestige for each free city, from the pool; none while the stronghold is off the map', () => {
  const at = step('gainPrestige', g => {
    rule(g, 0, 'Monz', 'Kovel', 'Cadiz');
    rule(g, 1, 'Vecht');
    g.barons[1]!.stronghold = NONE;
    g.sieges.push({ city: city('Monz'), hold: NONE, seat: 1, round: 1 });
    stand(g, 4, 'Monz', 50);
  });
  expect([at.baron(0).prestige, at.baron(1).prestige, at.g.pool]).toEqual([2, 0, 28]);
  const last = step('gainPrestige', g => {
    rule(g, 0, 'Monz', 'Kovel', 'Cadiz');
    g.pool = 1;
  });
  expect([last.baron().prestige, last.g.pool]).toEqual([3, 0]);
});

test('UPK-03 an empty pool makes this Upkeep the last; it is finished all the same', () => {
  const at = step('upkeep', g => {
    rule(g, 0, 'Monz');
    g.pool = 1;
    fate(g, 15);
  });
  expect(at.ask).toBe('calm');
  const over = at.choose('letGo');
  expect([over.ask, over.town('Monz').owner, over.baron().prestige]).toEqual([null, NONE, 1]);
});

test('UPK-04 each city without a Noble of its Baron may rise; one at sea does not count', () => {
  const at = step('revolts', g => {
    rule(g, 0, 'Monz', 'Kovel');
    stand(g, 0, 'Monz', 50);
    stand(g, 1, 'Kovel', 50);
    g.nobles[1]!.atSea = true;
    fate(g, 15);
  });
  expect([at.ask, at.facts.filter(fact => fact.what === 'revolt')]).toEqual([
    'calm',
    [{ what: 'revolt', seat: 0, city: city('Kovel'), rises: 1 }],
  ]);
});

test('UPK-05 AGE-23 one Faith or twice the income keeps it; under the Town Charters once', () => {
  const calm = (arrange: (g: Realm) => void): Sitting =>
    table({ ask: 'calm', seat: 0, city: 4 }, g => {
      rule(g, 0, 'Monz');
      arrange(g);
    });
  expect(
    calm(() => {})
      .choose('payCrowns')
      .baron().crowns,
  ).toBe(11);
  expect(
    calm(g => (g.barons[0]!.faith = 1))
      .choose('payFaith')
      .baron().faith,
  ).toBe(0);
  expect(
    calm(g => law(g, 'townCharters'))
      .choose('payCrowns')
      .baron().crowns,
  ).toBe(13);
});

test('UPK-07 strongholds first, then Baron by Baron from the Chairman', () => {
  const at = step('returning', g => {
    g.barons[2]!.stronghold = NONE;
    hire(g, 0, [50]);
    hire(g, 8, [50]);
  });
  expect([at.ask, at.asked]).toEqual(['restore', 2]);
  const next = at.choose(`found region:${R('Grauforst')}`);
  expect([next.ask, next.asked]).toEqual(['regroup', 0]);
});

const regroup = (arrange: (g: Realm) => void): Sitting => table({ ask: 'regroup', seat: 0, shifted: [] }, arrange);

test('UPK-08 Nobles in the same region, and the garrison there, exchange troops', () => {
  const at = regroup(g => {
    g.barons[0]!.stronghold = R('Brunfeld');
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 1, 'Brunfeld', 50);
    stand(g, 2, 'Monz', 50);
  });
  const given = at.offers.filter(offer => offer.startsWith('shift')).map(offer => offer.split(' ').slice(1, 3).join(' '));
  expect(given.sort()).toEqual(['garrison:0 from=0', 'garrison:0 from=1', 'noble:0 from=1', 'noble:1 from=0']);
});

test('UPK-09 off the map troops are divided anew, and the garrison joins them, not the other way round', () => {
  const at = regroup(g => {
    hire(g, 0, [100]);
    garrison(g, 0, 50);
  });
  const given = at.offers.filter(offer => offer.startsWith('shift')).map(offer => offer.split(' ').slice(1, 3).join(' '));
  expect(given).toContain('noble:1 from=24');
  expect(given).toContain('noble:1 from=0');
  expect(given.some(offer => offer.startsWith('garrison'))).toBe(false);
  const besieged = regroup(g => {
    garrison(g, 0, 50);
    g.sieges.push({ city: NONE, hold: 0, seat: 1, round: 1 });
  });
  expect(besieged.ask).toBe(null);
});

test('UPK-08 UPK-09 who stands at the stronghold equips a Noble off the map by way of the garrison, and nothing goes to and fro', () => {
  const at = regroup(g => {
    g.barons[0]!.stronghold = R('Brunfeld');
    stand(g, 0, 'Brunfeld', 100, 50);
  });
  const [first] = at.offers.filter(offer => offer.startsWith('shift garrison:0'));
  const behind = at.choose(first!);
  const onwards = behind.offers.filter(offer => offer.includes('from=24'));
  expect(onwards.map(offer => offer.split(' ')[1])).toEqual(['noble:1', 'noble:2', 'noble:3']);
  expect(behind.choose(onwards[0]!).offers.some(offer => offer.includes('from=1'))).toBe(false);
});

test('UPK-10 UPK-11 who has troops must come back: at the stronghold, or in a free city, rivals or not', () => {
  const at = table({ ask: 'comeBack', seat: 0 }, g => {
    hire(g, 0, [50]);
    rule(g, 0, 'Monz', 'Kovel');
    g.sieges.push({ city: city('Kovel'), hold: NONE, seat: 1, round: 1 });
    stand(g, 4, 'Monz', 50);
  });
  expect(at.offers).toEqual([`comeBack region:${R('Hochrain')} noble=0`, `comeBack city:${city('Monz')} noble=0`]);
  expect(at.choose(at.offers[1]!).noble(0).where).toBe(R('Monz'));
});

test('UPK-12 when no city is left this Upkeep is the last', () => {
  const at = step('gainPrestige', g => g.towns.forEach(town => (town.razed = true)));
  expect(at.g.isLast).toBe(true);
});

test('UPK-13 after the fortieth round the match ends', () => {
  expect(step('roundOver', g => (g.round = 40)).ask).toBe(null);
  expect(step('roundOver', g => (g.round = 39)).ask).toBe('plan');
});

test('VIC-01 most Prestige; then cities, then crowns with Faith and Votes, then troops on the map; else there is no King', () => {
  const place = (arrange: (g: Realm) => void): number[] => {
    const g = bare(3);
    g.barons.forEach(b => (b.prestige = 3));
    arrange(g);
    return standings(g)
      .sort((a, b) => a.seat - b.seat)
      .map(one => one.place);
  };
  expect(place(() => {})).toEqual([2, 2, 2]);
  expect(place(g => (g.barons[1]!.prestige = 2))).toEqual([2, 3, 2]);
  expect(place(g => (g.questions = [{ ask: 'upkeep' }]))).toEqual([1, 1, 1]);
  expect(place(g => (g.barons[1]!.prestige = 4))).toEqual([2, 1, 2]);
  expect(place(g => rule(g, 2, 'Cadiz'))).toEqual([2, 2, 1]);
  expect(place(g => (g.barons[1]!.faith = 1))).toEqual([2, 1, 2]);
  expect(place(g => stand(g, 8, 'Monz', 50))).toEqual([2, 2, 1]);
});

test('AGE-22 the Sumptuary Law: three crowns from who has more than twelve', () => {
  const at = step('gainPrestige', g => {
    law(g, 'sumptuaryLaw');
    g.barons[1]!.crowns = 12;
  });
  expect(at.asked).toBe(0);
  expect(at.choose('comply').baron().crowns).toBe(12);
  expect(at.choose('comply').asked).toBe(2);
});

test('AGE-29 the Keeper of the Peace averts the first revolt of an Upkeep, not of an Event', () => {
  const rise = (upkeep: boolean): Sitting =>
    table({ ask: 'revolt', seat: 0, city: 4, upkeep }, g => {
      charge(g, 0, 'keeperPeace');
      rule(g, 0, 'Monz');
      fate(g, 15);
    });
  expect([rise(true).ask, rise(false).ask]).toEqual([null, 'calm']);
});

test('CNT-02 with two, by agreement, five cities anywhere win instead', () => {
  const g = bare(2, { twoPlayerCityWin: 'fiveCities' });
  g.towns.forEach((town, i) => (town.razed = i > 6 && i < 18));
  rule(g, 0, 'Kovel', 'Ballin', 'Straven', 'Froli');
  expect(winsByCities(g, 0)).toBe(false);
  rule(g, 0, 'Cadiz');
  expect(winsByCities(g, 0)).toBe(true);
});

test('UPK-01 CNT-02 how many cities the crown needs is reckoned from what stands, and a crowning says by what it came', () => {
  const g = bare(3);
  expect(crownNeeds(g)).toEqual({ cities: 10, of: 18 });
  g.towns.forEach((town, i) => (town.razed = i > 6 && i < 18));
  expect(crownNeeds(g)).toEqual({ cities: 4, of: 7 });
  rule(g, 0, 'Kovel', 'Cadiz');
  expect(countsForCrown(g, 0)).toBe(1);
  const five = bare(2, { twoPlayerCityWin: 'fiveCities' });
  rule(five, 0, 'Kovel', 'Cadiz');
  expect([crownNeeds(five).cities, countsForCrown(five, 0)]).toEqual([5, 2]);
  const crowning = (options: Record<string, string>) =>
    table({ ask: 'upkeep' }, r => rule(r, 0, ...KINGDOM.slice(0, 10)), { seats: 2, options }).facts.flatMap(fact =>
      fact.what === 'crowned' ? [fact.by] : [],
    );
  expect([crowning({}), crowning({ twoPlayerCityWin: 'fiveCities' })]).toEqual([['cities'], ['five']]);
  const { en, it } = warriorKnights.words;
  const said = (by: 'cities' | 'five'): (string | null)[] =>
    [en, it].map(words => words.told({ what: 'crowned', seat: 0, by }, () => 'Anna'));
  expect(said('five').join(' ')).toMatch(/five cities.*cinque città/);
  expect(said('cities').join(' ')).toMatch(/more than half.*più di metà/);
});
