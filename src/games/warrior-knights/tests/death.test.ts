import { STRENGTH } from '../data/numbers';
import { NONE, type Realm } from '../state';
import { fate, hire, law, office, region, regulars, rule, stand, table } from './table';

const R = region;

test('RET-01 a Mercenary of the nation Fate names deserts, of the owner’s choice', () => {
  const at = table({ ask: 'flee', noble: 0 }, g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    hire(g, 0, [50, 100], 'english');
  });
  expect([at.ask, at.offers.length]).toEqual(['deserter', 2]);
  const none = table({ ask: 'flee', noble: 0 }, g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    hire(g, 0, [50], 'swiss');
  });
  expect([none.ask, none.noble(0).troops.length]).toEqual(['flight', 1]);
});

test('RET-02 to a neighbour without rival city, Noble or stronghold', () => {
  const at = table({ ask: 'flee', noble: 4 }, g => {
    fate(g, 5);
    stand(g, 4, 'Brunfeld', 200);
    rule(g, 0, 'Ballin');
    stand(g, 0, 'Hochrain', 50);
    g.barons[0]!.stronghold = NONE;
  });
  const deserted = at.ask === 'deserter' ? at.choose(at.offers[0]!) : at;
  expect([...deserted.offers].sort()).toEqual(['Weissufer', 'Monz', 'Vecht', 'Karlsau'].map(name => `flee region:${R(name)}`).sort());
});

const cornered = (g: Realm): void => {
  fate(g, 5);
  g.nobles[0]!.where = R('Brunfeld');
  hire(g, 0, [200], 'english');
  rule(g, 1, 'Ballin', 'Monz', 'Vecht');
  for (const [noble, name] of [
    [4, 'Weissufer'],
    [5, 'Hochrain'],
    [6, 'Karlsau'],
  ] as const)
    stand(g, noble, name, 50);
};

test('RET-03 with nowhere to go he is exhausted in his stronghold, or dies', () => {
  const home = table({ ask: 'flee', noble: 0 }, g => {
    cornered(g);
    g.barons[0]!.stronghold = R('Mirow');
  });
  expect([home.noble(0).where, home.noble(0).exhausted]).toEqual([R('Mirow'), true]);
  const dead = table({ ask: 'flee', noble: 0 }, g => {
    cornered(g);
    g.barons[0]!.stronghold = NONE;
  });
  expect(dead.noble(0).where).toBe(NONE);
  const besieged = table({ ask: 'flee', noble: 0 }, g => {
    cornered(g);
    g.barons[0]!.stronghold = R('Mirow');
    g.sieges.push({ city: NONE, hold: 0, seat: 1, round: 1 });
    stand(g, 7, 'Mirow', 50);
  });
  expect([besieged.noble(0).where, besieged.facts.some(fact => fact.what === 'died')]).toEqual([NONE, true]);
});

test('RET-04 from overseas nobody retreats', () => {
  const at = table({ ask: 'flee', noble: 0 }, g => {
    fate(g, 5, 1);
    g.nobles[0]!.where = R('Cadiz');
    hire(g, 0, [50], 'english');
  });
  expect(at.facts.some(fact => fact.what === 'died')).toBe(true);
});

test('RET-05 when his last card deserts he leaves the map alive', () => {
  const at = table({ ask: 'flee', noble: 0 }, g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    hire(g, 0, [50], 'english');
  });
  expect([at.ask, at.noble(0).where, at.facts.some(fact => fact.what === 'died')]).toEqual([null, NONE, false]);
});

test('RET-06 Nobles run one after the other, each where his Baron likes', () => {
  const at = table(
    [
      { ask: 'flee', noble: 1 },
      { ask: 'flee', noble: 0 },
    ],
    g => {
      fate(g, 5, 5);
      for (const noble of [0, 1]) {
        g.nobles[noble]!.where = R('Brunfeld');
        hire(g, noble, [50], 'english');
      }
    },
  );
  const next = at.choose(`flee region:${R('Monz')}`).choose(`flee region:${R('Vecht')}`);
  expect([next.noble(0).where, next.noble(1).where]).toEqual([R('Monz'), R('Vecht')]);
});

const slain = (arrange: (g: Realm) => void, by = NONE) => table({ ask: 'dying', noble: 0, by, abandoned: false }, arrange);

test('DTH-01 a deserter, then as many Mercenaries as casualties allow, never Regulars; the heir keeps the rest', () => {
  const at = slain(g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    regulars(g, 0, 0, 0, 3);
    hire(g, 0, [50, 100], 'english');
    hire(g, 0, [100], 'polish');
    g.nobles[0]!.tokens = 2;
    office(g, 0, 'constable');
  });
  const over = at.choose(at.offers.find(offer => STRENGTH[Number(offer.split(':')[1])] === 50)!);
  expect(over.noble(0).troops).toEqual([0, 3]);
  expect([over.noble(0).tokens, over.noble(0).where, over.noble(0).office, over.noble(0).gone]).toEqual([0, NONE, NONE, false]);
});

test('DTH-02 without an heir Mercenaries go back to the deck, Regulars and Noble leave the game', () => {
  const at = slain(g => {
    fate(g, 5);
    stand(g, 0, 'Brunfeld', 50);
    regulars(g, 0, 0, 0);
    g.nobles[0]!.heirless = true;
  });
  expect([at.noble(0).gone, at.noble(0).troops]).toEqual([true, []]);
  expect(at.g.mercenaries.length + at.g.offer.length).toBe(66);
});

test('DTH-03 losing all troops without a token is no death', () => {
  const at = table({ ask: 'settle', army: 0 }, g => {
    g.nobles[0]!.where = R('Brunfeld');
    g.nobles[0]!.heirless = true;
  });
  expect([at.noble(0).where, at.noble(0).gone]).toEqual([NONE, false]);
});

test('DTH-04 killed without tokens he loses no Mercenaries but the deserter', () => {
  const at = slain(g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    hire(g, 0, [100, 100], 'swiss');
  });
  expect(at.noble(0).troops).toHaveLength(2);
});

test('DTH-05 when troops and tokens meet outside a battle he dies at once', () => {
  const at = table({ ask: 'discardHeld', seat: 1, of: 0 }, g => {
    stand(g, 0, 'Brunfeld', 50);
    office(g, 0, 'lordMarshal');
    g.nobles[0]!.tokens = 2;
  });
  const after = at.choose(at.offers[0]!);
  expect(after.facts.some(fact => fact.what === 'died' && fact.noble === 0)).toBe(true);
});

test('AGE-24 the Law of Ransom: two crowns to whoever slew him', () => {
  const at = slain(g => {
    fate(g, 5);
    stand(g, 0, 'Brunfeld', 50);
    law(g, 'lawOfRansom');
  }, 1);
  expect(at.ask).toBe('comply');
  const paid = at.choose('comply');
  expect([paid.baron(0).crowns, paid.baron(1).crowns]).toEqual([13, 17]);
});
