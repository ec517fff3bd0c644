import { STRENGTH, wageOf } from '../data/numbers';
import { hireCost } from '../rules/draft';
import { NONE, type Realm } from '../state';
import { charge, city, garrison, hire, law, office, region, regulars, rule, stand, table, type Sitting } from './table';

const taxed = (arrange: (g: Realm) => void): Sitting => table({ ask: 'taxation', phase: 'taxation' }, arrange);
const paid = (arrange: (g: Realm) => void): Sitting => table({ ask: 'wages', phase: 'wages' }, arrange);
/** Everything the crowns of the first Baron were spent on. */
const spent = (at: Sitting): number => 15 - at.baron().crowns;

test('TAX-01 incomes of free cities, one more for walls, and of concessions', () => {
  const at = taxed(g => {
    rule(g, 0, 'Ballin', 'Monz', 'Cadiz');
    g.towns[city('Ballin')]!.fortified = true;
    g.sieges.push({ city: city('Monz'), hold: NONE, seat: 1, round: 1 });
    stand(g, 4, 'Monz', 50);
  });
  expect(at.baron().crowns).toBe(15 + 6 + 3);
});

test('TAX-02 AGE-15 AGE-20 then the laws, in order from the Chairman: the tithe to the treasury, the pence to the Head', () => {
  const at = taxed(g => law(g, 'crownTithe', 'petersPence'));
  expect([at.ask, at.asked]).toEqual(['comply', 0]);
  const first = at.choose('comply', 'comply');
  expect([first.baron(0).crowns, first.baron(1).crowns, first.asked]).toEqual([12, 16, 1]);
  const second = first.choose('refuse');
  expect([second.baron(1).banned, second.baron(1).crowns, second.asked]).toEqual([true, 16, 2]);
});

test('AGE-30 AGE-33 AGE-34 AGE-35 AGE-36 AGE-37 AGE-38 the Ambassador and concessions pay at Taxation', () => {
  expect(taxed(g => charge(g, 0, 'ambassador')).baron().crowns).toBe(19);
  expect(taxed(g => charge(g, 0, 'timber', 'wool', 'salt')).baron().crowns).toBe(23);
  expect(taxed(g => charge(g, 0, 'wine', 'silver', 'mint')).baron().crowns).toBe(27);
});

test('WAG-01 Regulars first, as many whole cards as there is money for, and none deserts', () => {
  const at = paid(g => {
    g.barons[0]!.crowns = 3;
    g.nobles[0]!.where = region('Monz');
    regulars(g, 0, 0, 0, 1, 2, 3);
  });
  expect([at.baron().crowns, at.noble(0).troops.length]).toEqual([0, 4]);
});

test('WAG-02 each Mercenary is paid in full or deserts', () => {
  const at = paid(g => {
    stand(g, 0, 'Monz', 100, 50);
    g.barons[0]!.crowns = 2;
  });
  expect(at.offers.some(offer => offer.startsWith('payAll'))).toBe(false);
  const fifty = at.offers.find(offer => STRENGTH[Number(offer.split(':')[1])] === 50)!;
  const kept = at.choose(fifty, 'payAll');
  expect([kept.baron().crowns, kept.noble(0).troops.length]).toEqual([0, 1]);
});

test('WAG-03 off the map, in garrisons and under casualties they cost the same', () => {
  const at = paid(g => {
    hire(g, 0, [100]);
    garrison(g, 0, 50);
    stand(g, 1, 'Monz', 100);
    g.nobles[1]!.tokens = 0;
  });
  expect(spent(at.choose('payAll'))).toBe(5);
});

test('WAG-04 WAG-05 the circle’s army is free up to 400, maintained troops always', () => {
  expect(paid(g => stand(g, 3, 'Monz', 200, 200)).ask).toBe(null);
  expect(spent(paid(g => stand(g, 3, 'Monz', 200, 200, 50)).choose('payAll'))).toBe(9);
  expect(
    spent(
      paid(g => {
        stand(g, 0, 'Monz', 50);
        office(g, 0, 'lordMarshal');
      }).choose('payAll'),
    ),
  ).toBe(1);
});

test('WAG-06 who is left without troops leaves the map; with tokens he dies', () => {
  const desert = (arrange: (g: Realm) => void): Sitting => {
    const at = paid(arrange);
    return at.choose(at.offered('dismiss').at(-1)!);
  };
  const alone = desert(g => stand(g, 0, 'Monz', 50));
  expect([alone.noble(0).where, alone.facts.some(fact => fact.what === 'died')]).toEqual([NONE, false]);
  const marshal = desert(g => {
    stand(g, 0, 'Monz', 50);
    office(g, 0, 'lordMarshal');
    g.nobles[0]!.tokens = 1;
  });
  expect(marshal.facts.some(fact => fact.what === 'died')).toBe(true);
});

test('BAN-03 BAN-04 of two laws at once the second is not asked of whoever has defied the first or has nothing left', () => {
  const due = (crowns: number): Sitting =>
    table({ ask: 'taxation', phase: 'taxation' }, g => {
      law(g, 'crownTithe', 'petersPence');
      g.barons[0]!.crowns = crowns;
    });
  expect(due(15).choose('comply').ask).toBe('comply');
  expect([due(15).choose('comply').asked, due(15).choose('refuse').asked, due(2).choose('comply').asked]).toEqual([0, 1, 1]);
});

test('RET-06 WAG-06 several who die of desertion die in the order star, square, triangle, circle', () => {
  const at = table({ ask: 'payTroops', seat: 0 }, g => {
    g.barons[0]!.crowns = 0;
    for (const noble of [0, 2]) {
      stand(g, noble, 'Monz', 50);
      g.nobles[noble]!.tokens = 1;
      regulars(g, noble, 0, noble);
    }
  });
  const over = at.choose(at.offers[0]!).choose('dismiss');
  expect(over.facts.flatMap(fact => (fact.what === 'died' ? [fact.noble] : []))).toEqual([0, 2]);
});

test('WAG-07 a wage, and a hire, is a crown for each 50', () => {
  STRENGTH.forEach((strength, card) => expect(wageOf(card)).toBe(strength / 50));
});

test('AGE-32 the Quartermaster’s treasury pays three crowns of the wages', () => {
  const at = paid(g => {
    charge(g, 0, 'quartermaster');
    g.nobles[0]!.where = region('Monz');
    regulars(g, 0, 0, 0);
    hire(g, 0, [200, 150]);
  });
  expect(spent(at.choose('payAll'))).toBe(5);
});

const drafted = (arrange: (g: Realm) => void): Sitting =>
  table({ ask: 'draft' }, g => {
    g.mercenaries.push(...g.offer.splice(0));
    arrange(g);
  });
/** Cards for the offer, by nation and strength. */
const offerOf = (g: Realm, nation: 'english' | 'polish' | 'romanian', ...strengths: number[]): number[] => {
  const cards = hire(g, 24, strengths, nation);
  g.barons[0]!.garrison.troops = [];
  g.offer.push(...cards);
  return cards;
};

test('MER-01 the leftmost marker hires first, and goes whether it hires or not', () => {
  const at = drafted(g => {
    g.track = [2, 0, NONE, NONE, NONE, NONE, NONE];
    offerOf(g, 'english', 150);
    g.barons[2]!.crowns = 2;
  });
  expect([at.asked, at.offers]).toEqual([2, ['pass button:pass', 'purse button:purse']]);
  expect(at.choose('pass').asked).toBe(0);
});

test('MER-02 at his first marker a Baron may hire several of a nation for as many markers', () => {
  const at = drafted(g => {
    g.track = [0, 1, 0, NONE, NONE, NONE, NONE];
    offerOf(g, 'polish', 100, 50);
    offerOf(g, 'english', 50);
  });
  expect(at.offers.filter(offer => offer.startsWith('bundle'))).toHaveLength(2);
  const [hundred, fifty] = at.g.offer;
  const both = at.choose(`bundle troop:${hundred}`, `bundle troop:${fifty}`);
  expect([both.ask, both.baron().crowns, both.g.track[2]]).toEqual(['station', 12, NONE]);
  const next = both.choose('station garrison:0', 'station garrison:0');
  expect([next.asked, next.offers.some(offer => offer.startsWith('bundle'))]).toEqual([1, false]);
});

test('MER-03 MER-04 to the stronghold, off the map, or to Nobles at it or in a free own city', () => {
  const at = table({ ask: 'station', seat: 0, card: 30 }, g => {
    rule(g, 0, 'Monz', 'Kovel');
    stand(g, 0, 'Monz', 50);
    stand(g, 1, 'Kovel', 50);
    stand(g, 2, 'Brunfeld', 50);
    g.sieges.push({ city: city('Kovel'), hold: NONE, seat: 1, round: 1 });
    g.sieges.push({ city: NONE, hold: 0, seat: 1, round: 1 });
  });
  expect(at.offers).toEqual(['station noble:0', 'station noble:3', 'station garrison:0']);
});

test('MER-03 MER-04 a Noble at the stronghold receives them, one at sea before it does not', () => {
  const offered = (atSea: boolean): readonly string[] =>
    table({ ask: 'station', seat: 0, card: 30 }, g => {
      g.towns[city('Olbi')]!.razed = true;
      g.barons[0]!.stronghold = region('Olbi');
      for (const noble of [0, 1, 2, 3]) stand(g, noble, noble === 0 ? 'Olbi' : 'Brunfeld', 50);
      g.nobles[0]!.atSea = atSea;
    }).offers;
  expect(offered(false)).toEqual(['station noble:0', 'station garrison:0']);
  expect(offered(true)).toEqual(['station garrison:0']);
});

test('MER-05 what is left goes back, and one more than Barons is shown', () => {
  const at = drafted(g => offerOf(g, 'english', 50, 100));
  expect([at.g.offer.length, at.g.mercenaries.length]).toEqual([4, 62]);
});

test('MER-06 deserters return to the deck, casualties to the discards', () => {
  const gone = paid(g => stand(g, 0, 'Monz', 50));
  expect(gone.choose(gone.offers.at(-1)!).g.mercenaryDiscards).toEqual([]);
  const dead = table({ ask: 'casualties', army: 0, left: 100 }, g => stand(g, 0, 'Monz', 100));
  expect(dead.g.mercenaryDiscards).toHaveLength(1);
});

test('AGE-18 AGE-26 the duty adds a crown, the Captain of Mercenaries saves one first', () => {
  const cost = (arrange: (g: Realm) => void): number => {
    let found = 0;
    table({ ask: 'pledged', pass: 2 }, g => {
      g.happening = { card: 24, drawer: 0, target: NONE, pledges: [0, 0, 0] };
      arrange(g);
      const [card] = offerOf(g, 'english', 100);
      found = hireCost(g, 0, card!);
    });
    return found;
  };
  expect(cost(() => {})).toBe(2);
  expect(cost(g => law(g, 'mercenaryDuty'))).toBe(3);
  expect(
    cost(g => {
      law(g, 'mercenaryDuty');
      charge(g, 0, 'captainMercenaries');
    }),
  ).toBe(2);
  const refuse = drafted(g => {
    g.track = [0, NONE, NONE, NONE, NONE, NONE, NONE];
    law(g, 'mercenaryDuty');
    offerOf(g, 'english', 100);
  }).choose('refuse');
  expect([refuse.baron().banned, refuse.ask]).toEqual([true, 'hire']);
});
