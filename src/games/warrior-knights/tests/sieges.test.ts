/** Sieges of cities and strongholds, and how strongholds fall. */
import { canBesiege } from '../rules/attack';
import type { RealmQuestion } from '../asking';
import { NONE, type Battle, type Realm } from '../state';
import {
  attack,
  bare,
  city,
  drop,
  fate,
  garrison,
  hire,
  mobilize,
  playing,
  region,
  rule,
  siegeOf,
  stand,
  table,
  type Sitting,
} from './table';

const R = region;

test('SIE-01 a siege needs more than walls, armies and their leader together', () => {
  expect(attack(g => stand(g, 0, 'Monz', 50)).offered('besiege city:4')).toHaveLength(1);
  expect(
    attack(g => {
      rule(g, 1, 'Monz');
      stand(g, 0, 'Monz', 50);
      stand(g, 4, 'Monz', 50);
    }).offered('besiege city:4'),
  ).toEqual([]);
  const equal = attack(g => {
    rule(g, 1, 'Monz');
    stand(g, 0, 'Monz', 200, 50);
    stand(g, 4, 'Monz', 50);
  });
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
  const works = table({ ask: 'upgrade', seat: 0 }, g => {
    rule(g, 0, 'Monz');
    siegeOf(g, 'Monz', 1, 1);
  });
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
  const again = (round: number): Sitting =>
    attack(g => {
      stand(g, 0, 'Monz', 50);
      siegeOf(g, 'Monz', 1);
      g.round = round;
    });
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
  const at = table({ ask: 'settle', army: 0 }, g => {
    stand(g, 0, 'Monz', 200);
    siegeOf(g, 'Monz', 1);
    g.nobles[0]!.tokens = 1;
  });
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
  const risen = table({ ask: 'calm', seat: 2, city: 4 }, g => {
    rule(g, 2, 'Monz');
    two(g);
    g.barons[2]!.faith = 1;
  });
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
  attack(g => {
    stand(g, 3, 'Torvale', 200, 200, 200);
    arrange(g);
  }).choose('assault hold:1');

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

test('STR-05 unhurt, it still loses its deserter to whoever took the stronghold', () => {
  const fell = (by: number): number =>
    table({ ask: 'fall', hold: 1, by }, g => {
      fate(g, 7);
      hire(g, 25, [100], 'english');
    }).baron(1).garrison.troops.length;
  expect([fell(0), fell(NONE)]).toEqual([0, 1]);
});

/** A battle for the stronghold of Baron 1, or for Monz, after the cards were shown. */
const shown = (ask: RealmQuestion, kind: 'hold' | 'city', counts: Battle['counts'], arrange: (g: Realm) => void): Sitting =>
  table(ask, g => {
    stand(g, 0, kind === 'hold' ? 'Torvale' : 'Monz', 100);
    arrange(g);
    const at =
      kind === 'hold' ? { region: R('Torvale'), foe: 1, city: NONE, hold: 1 } : { region: R('Monz'), foe: NONE, city: 4, hold: NONE };
    const garrison = kind === 'hold' && g.barons[1]!.garrison.troops.length > 0;
    g.battle = {
      attack: { kind: 'assault', ...at },
      seat: 0,
      nobles: [g.nobles[2]!.where === NONE ? [0] : [0, 2], []],
      garrison,
      commanders: [g.nobles[2]!.where === NONE ? 0 : 2, NONE],
      hands: [[], []],
      counts,
      losses: [0, 2],
    };
  });

test('STR-01 garrison and walls bear the losses as their Baron likes', () => {
  const at = shown(
    { ask: 'losses', seat: 1, side: 1, dropped: 0 },
    'hold',
    [
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    g => garrison(g, 1, 100),
  );
  expect(at.offers).toEqual(['suffer garrison:1', 'breach hold:1']);
  expect(at.choose('suffer garrison:1').baron(1)).toMatchObject({ breaches: 1, garrison: { tokens: 1 } });
});

test('STR-06 a stronghold without walls falls to attackers who all died', () => {
  const at = shown(
    { ask: 'outcome' },
    'hold',
    [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ],
    g => {
      g.barons[1]!.breaches = 4;
      g.nobles[0]!.tokens = 1;
    },
  );
  expect([at.baron(1).stronghold, at.baron(0).crowns, at.noble(0).where]).toEqual([NONE, 15, NONE]);
});

test('ASL-06 FLD-08 where nothing stands any more no victories are counted: the city is taken, nobody retreats', () => {
  const at = shown(
    { ask: 'outcome' },
    'city',
    [
      [2, 0, 0, 0],
      [0, 0, 2, 0],
    ],
    g => (g.towns[4]!.breaches = 2),
  );
  expect([at.ask, at.noble(0).where, at.facts.some(fact => fact.what === 'died')]).toEqual(['capture', R('Monz'), false]);
});

test('FLD-09 a triangle commander adds a victory, unless he is exhausted', () => {
  const end = (exhausted: boolean): string | null =>
    shown(
      { ask: 'outcome' },
      'city',
      [
        [0, 0, 1, 0],
        [0, 0, 1, 0],
      ],
      g => {
        stand(g, 2, 'Monz', 100);
        g.nobles[2]!.exhausted = exhausted;
      },
    ).ask;
  expect([end(false), end(true)]).toEqual(['capture', null]);
});

test('SIE-03 TRF-01 troops in a besieged city join nobody', () => {
  const at = attack(g => {
    rule(g, 0, 'Kovel');
    stand(g, 0, 'Froli', 50);
    stand(g, 1, 'Kovel', 50);
    stand(g, 4, 'Kovel', 200);
    siegeOf(g, 'Kovel', 1, 1);
  }).choose(`march region:${R('Kovel')} noble=0`);
  expect([at.ask, at.noble(0).where]).toEqual(['mobilize', R('Kovel')]);
});

test('STR-06 attackers who all died leave a ruin and take nothing', () => {
  const at = table({ ask: 'fall', hold: 1, by: NONE }, g => rule(g, 1, 'Monz'));
  expect([at.baron(1).stronghold, at.baron(0).crowns, at.baron(1).crowns, at.town('Monz').owner]).toEqual([NONE, 15, 15, 1]);
});

test('STR-07 a beaten garrison stays, its tokens until its last card is gone', () => {
  const at = table({ ask: 'settle', army: 25 }, g => {
    garrison(g, 1, 100);
    g.barons[1]!.garrison.tokens = 1;
  });
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
