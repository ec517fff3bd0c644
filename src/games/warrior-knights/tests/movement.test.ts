import { NONE, type Realm } from '../state';
import { law, mobilize, office, playing, region, regulars, rule, stand, table, garrison, type Sitting } from './table';

const R = region;
const step = (name: string, noble = 0): string => `march region:${R(name)} noble=${noble}`;

test('MOV-01 one region over open borders and bridges; mountains and rivers stop', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Torvale', 50);
  });
  expect(at.offered(step('Bingen'))).toEqual([]);
  expect(at.offered(step('Mirow'))).toHaveLength(1);
  const bridge = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 50);
  });
  expect(bridge.offered(step('Brunfeld'))).toHaveLength(1);
  expect(bridge.offered(step('Vecht'))).toEqual([]);
});

test('MOV-02 up to three along roads, never mixed with a step beside them', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
  });
  expect(at.offers).toContain(`${step('Brunfeld')} via=v8-9`);
  expect(at.offered(step('Ballin'))).toEqual([]);
  const after = at.choose(step('Brunfeld'));
  expect(after.noble(0).where).toBe(R('Brunfeld'));
});

test('MOV-03 passing a rival’s city or Noble needs his consent, stopping there does not', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    rule(g, 1, 'Monz');
    g.barons[2]!.stronghold = R('Eichwald');
  });
  expect(at.choose(step('Monz')).ask).toBe('mobilize');
  const asked = at.choose(step('Brunfeld'));
  expect([asked.ask, asked.asked]).toEqual(['consent', 1]);
});

test('MOV-04 allow, deny or name a price; a denial is final for this card and costs nothing', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    rule(g, 1, 'Monz');
  }).choose(step('Brunfeld'));
  expect(at.choose('allow').noble(0).where).toBe(R('Brunfeld'));
  const denied = at.choose('deny');
  expect([denied.ask, denied.noble(0).where]).toEqual(['mobilize', R('Kovel')]);
  expect(denied.offered(step('Brunfeld'))).toEqual([]);
  const price = at.choose('ask crowns:3');
  expect([price.ask, price.asked]).toEqual(['price', 0]);
  const paid = price.choose('pay');
  expect([paid.baron(0).crowns, paid.baron(1).crowns, paid.noble(0).where]).toEqual([12, 18, R('Brunfeld')]);
  expect(price.choose('withdraw').offered(step('Brunfeld'))).toEqual([]);
  const standing = (consent: string) =>
    table(
      mobilize(),
      g => {
        playing(g);
        stand(g, 0, 'Kovel', 50);
        rule(g, 1, 'Monz');
      },
      { options: { consent } },
    ).offered(step('Brunfeld'));
  expect(standing('deny')).toEqual([]);
  expect(standing('allow')).toHaveLength(1);
});

test('MOV-04 a price is paid when all have agreed: who is denied by the next keeps his crowns, and promises them but once', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    rule(g, 1, 'Monz');
    stand(g, 8, 'Monz', 50);
    g.barons[0]!.crowns = 6;
  }).choose(step('Brunfeld'), 'ask crowns:5 crowns=5', 'pay');
  expect([at.ask, at.asked, at.baron(0).crowns]).toEqual(['consent', 2, 6]);
  expect(at.offered('ask')).toEqual(['ask crowns:1 crowns=1']);
  const denied = at.choose('deny');
  expect([denied.ask, denied.baron(0).crowns, denied.baron(1).crowns, denied.noble(0).where]).toEqual(['mobilize', 6, 15, R('Kovel')]);
  const agreed = at.choose('ask crowns:1', 'pay');
  expect([agreed.baron(0).crowns, agreed.baron(1).crowns, agreed.baron(2).crowns, agreed.noble(0).where]).toEqual([
    0,
    20,
    16,
    R('Brunfeld'),
  ]);
});

test('CTY-01 a price for an attack is paid when nobody denies it any more', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 200, 100);
    stand(g, 4, 'Monz', 50);
    stand(g, 8, 'Monz', 50);
  }).choose('besiege city:4', 'ask crowns:3', 'pay');
  expect([at.ask, at.asked, at.baron(0).crowns]).toEqual(['permit', 2, 15]);
  expect(at.choose('deny').baron(0).crowns).toBe(15);
  expect([at.choose('allow').baron(0).crowns, at.choose('allow').baron(1).crowns]).toEqual([12, 18]);
});

test('AGE-16 a toll takes no crowns that are promised for the passage already', () => {
  const at = table(
    [
      { ask: 'settlePrice', seat: 0, to: 1, crowns: 4 },
      { ask: 'comply', seat: 0, duty: { law: 'bridgeTolls', pay: 2, to: NONE } },
    ],
    g => {
      law(g, 'bridgeTolls');
      g.barons[0]!.crowns = 5;
    },
  );
  const done = at.choose('comply');
  expect([done.baron(0).crowns, done.baron(1).crowns]).toEqual([0, 19]);
});

test('MOV-05 the exhausted neither move nor attack', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 200);
    g.nobles[0]!.exhausted = true;
  });
  expect(at.offers.some(offer => /^(march|besiege|assault)/.test(offer))).toBe(false);
});

test('MOV-06 out of a besieged city nobody moves, into it they may', () => {
  const at = table(mobilize(), g => {
    playing(g);
    rule(g, 0, 'Kovel');
    stand(g, 0, 'Kovel', 50);
    stand(g, 1, 'Froli', 50);
    stand(g, 4, 'Kovel', 300 / 2);
    g.sieges.push({ city: 0, hold: -1, seat: 1, round: 1 });
  });
  expect(at.offers.some(offer => /^(march|sail).*noble=0/.test(offer))).toBe(false);
  expect(at.offered(step('Kovel', 1))).toHaveLength(1);
});

test('MOB-01 whose Nobles can neither move nor attack is not asked, and the chronicle says so', () => {
  const at = table(mobilize(), playing);
  expect([at.ask, at.facts.map(fact => fact.what)]).toEqual(['layCard', ['declined']]);
});

test('MOV-07 staying is no move', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 50);
  });
  expect(at.offered(step('Monz'))).toEqual([]);
});

test('SEA-01 from a port to any other: at sea, and exhausted', () => {
  // Nobody is left who could do anything more: the card is over by itself.
  const done = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Ballin', 50);
  }).choose(`sail port:${R('Cadiz')}`);
  expect([done.noble(0).where, done.noble(0).atSea, done.noble(0).exhausted]).toEqual([R('Cadiz'), true, true]);
});

test('SEA-02 a burnt city’s port still serves', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Ballin', 50);
    g.towns[1]!.razed = true;
    g.towns[0]!.razed = true;
  });
  expect(at.offered(`sail port:${R('Kovel')}`)).toHaveLength(1);
  expect(
    table(mobilize(), g => {
      playing(g);
      stand(g, 0, 'Monz', 50);
    }).offers.some(offer => offer.startsWith('sail')),
  ).toBe(false);
});

test('SEA-03 at sea he is nowhere: a siege he leaves is lifted, nobody can attack him', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 300 / 2);
    g.sieges.push({ city: 0, hold: -1, seat: 0, round: 1 });
  }).choose(`sail port:${R('Olbi')}`);
  expect(at.g.sieges).toEqual([]);
  const other = table(mobilize(1), g => {
    playing(g, 1);
    stand(g, 0, 'Olbi', 50);
    g.nobles[0]!.atSea = true;
    stand(g, 4, 'Olbi', 200);
  });
  expect(other.offers.some(offer => offer.startsWith('fight'))).toBe(false);
});

test('SEA-04 UPK-06 he lands in Upkeep and is fresh again', () => {
  const at = table([{ ask: 'refresh' }, { ask: 'landing' }], g => {
    stand(g, 0, 'Olbi', 50);
    Object.assign(g.nobles[0]!, { atSea: true, exhausted: true });
    stand(g, 4, 'Olbi', 50);
  });
  expect([at.noble(0).atSea, at.noble(0).exhausted, at.noble(0).where]).toEqual([false, false, R('Olbi')]);
});

test('TRF-01 on his way he takes troops from his stronghold and fresh Nobles', () => {
  const at = table(mobilize(), g => {
    playing(g);
    g.barons[0]!.stronghold = R('Eichwald');
    stand(g, 0, 'Kovel', 50);
    stand(g, 1, 'Brunfeld', 100);
    stand(g, 2, 'Monz', 50);
    g.nobles[2]!.exhausted = true;
    garrison(g, 0, 150);
  }).choose(step('Brunfeld'));
  expect(at.ask).toBe('pickUp');
  expect(
    at.offers.map(offer =>
      offer
        .split(' ')
        .at(-1)!
        .replace(/^from=/, ''),
    ),
  ).toEqual(['1', '24', 'button:done']);
  const taken = at.choose(at.offers[1]!);
  expect(taken.noble(0).troops).toHaveLength(2);
});

test('TRF-01 the road to a neighbour is offered too where troops that may join him wait on it', () => {
  const ways = (arrange: (g: Realm) => void): Sitting =>
    table(mobilize(), g => {
      playing(g);
      stand(g, 0, 'Froli', 50);
      stand(g, 1, 'Kovel', 100);
      arrange(g);
    });
  const at = ways(() => {});
  expect(at.offered(step('Eichwald'))).toEqual([step('Eichwald'), `${step('Eichwald')} via=v1`]);
  expect(at.choose(step('Eichwald')).ask).toBe('mobilize');
  const met = at.choose(`${step('Eichwald')} via=v1`);
  expect([met.ask, met.choose(met.offers[0]!).noble(0).troops.length]).toEqual(['pickUp', 2]);
  expect(ways(g => (g.nobles[1]!.exhausted = true)).offered(step('Eichwald'))).toHaveLength(1);
  const guarded = ways(g => stand(g, 4, 'Kovel', 50));
  expect(guarded.choose(step('Eichwald')).ask).toBe('mobilize');
  expect([guarded.choose(`${step('Eichwald')} via=v1`).ask]).toEqual(['consent']);
});

test('TRF-02 an army with casualties gives all of it with its tokens, or nothing', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 100);
    stand(g, 1, 'Monz', 100, 100);
    g.nobles[1]!.tokens = 1;
  }).choose(step('Monz'));
  expect(at.offers).toEqual(['takeAll noble:1', 'done button:done']);
  const after = at.choose('takeAll noble:1');
  expect([after.noble(0).troops.length, after.noble(0).tokens, after.noble(1).tokens]).toEqual([3, 1, 0]);
});

test('TRF-03 a giver without troops leaves the map alive', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 100);
    stand(g, 1, 'Monz', 50);
  }).choose(step('Monz'));
  const after = at.choose(at.offers[0]!);
  expect([after.noble(1).where, after.noble(1).gone]).toEqual([-1, false]);
});

test('TRF-04 the mover only takes', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 100);
    stand(g, 1, 'Monz', 50);
  }).choose(step('Monz'));
  expect(at.offers.every(offer => !offer.endsWith('from=0'))).toBe(true);
});

test('TRF-05 nobody takes over more casualties than he can bear', () => {
  const offers = (own: number): readonly string[] =>
    table([{ ask: 'regroup', seat: 0, shifted: [] }], g => {
      garrison(g, 0, 100);
      g.barons[0]!.garrison.tokens = 1;
      if (own > 0) regulars(g, 0, 0, 3);
    }).offers;
  expect(offers(0)).toEqual([]);
  expect(offers(100)).toContain('shiftAll noble:0 from=24');
});

test('AGE-16 a crown for each bridge a Noble crosses', () => {
  const toll = table(mobilize(), g => {
    playing(g);
    law(g, 'bridgeTolls');
    stand(g, 0, 'Monz', 50);
  }).choose(step('Brunfeld'));
  expect(toll.ask).toBe('comply');
  expect(toll.choose('comply').baron().crowns).toBe(14);
  const refused = toll.choose('refuse');
  expect([refused.baron().crowns, refused.baron().banned, refused.noble(0).where]).toEqual([15, true, R('Brunfeld')]);
});

test('AGE-19 a crown for each Noble who sets sail', () => {
  const dues = table(mobilize(), g => {
    playing(g);
    law(g, 'harbourDues');
    stand(g, 0, 'Kovel', 50);
  }).choose(`sail port:${R('Olbi')}`);
  expect(dues.choose('comply').baron().crowns).toBe(14);
});

test('AGE-41 the Admiral arrives at once', () => {
  const sea = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    office(g, 0, 'admiral');
  }).choose(`sail port:${R('Olbi')}`);
  expect(sea.noble(0).atSea).toBe(false);
});

test('AGE-43 the Master of the Horse goes two regions beside roads', () => {
  const walk = (horse: boolean): readonly string[] =>
    table(mobilize(), g => {
      playing(g);
      stand(g, 0, 'Falkenheide', 50);
      if (horse) office(g, 0, 'masterHorse');
    }).offers.filter(offer => offer.startsWith('march'));
  expect(walk(true).length).toBeGreaterThan(walk(false).length);
});
