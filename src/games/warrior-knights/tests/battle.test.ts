import { warriorKnights } from '..';
import { odds } from '../bot/ground';
import { drop, fate, garrison, mobilize, office, playing, region, rule, stand, table, type Sitting } from './table';
import type { Realm } from '../state';

const R = region;
/** Baron 0 attacks Baron 1 in Brunfeld. */
const field = (arrange: (g: Realm) => void, options = {}): Sitting =>
  table(
    mobilize(),
    g => {
      playing(g);
      arrange(g);
    },
    { options },
  );
const FIGHT = `fight baron:1 region=${region('Brunfeld')}`;
/** Drops what must be dropped, by the names of results. */

test('BAT-01 a battle needs a fresh Noble and somebody to fight', () => {
  const at = field(g => stand(g, 0, 'Brunfeld', 100));
  expect(at.offers.some(offer => offer.startsWith('fight'))).toBe(false);
  const tired = field(g => {
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 4, 'Brunfeld', 100);
    g.nobles[0]!.exhausted = true;
  });
  expect(tired.offered(FIGHT)).toEqual([]);
  expect(
    field(g => {
      stand(g, 0, 'Brunfeld', 100);
      stand(g, 4, 'Brunfeld', 100);
    }).offered(FIGHT),
  ).toHaveLength(1);
});

test('BAT-02 of several opponents one is named; the others are not touched', () => {
  const at = field(g => {
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 4, 'Brunfeld', 100);
    stand(g, 8, 'Brunfeld', 100);
  }).choose(FIGHT);
  expect(at.g.battle!.nobles).toEqual([[0], [4]]);
});

test('BAT-03 the attacker says who takes part, of the fresh ones; the defender fights with all', () => {
  const at = field(g => {
    for (const noble of [0, 1, 2, 4, 5]) stand(g, noble, 'Brunfeld', 100);
    g.nobles[2]!.exhausted = true;
    g.nobles[5]!.exhausted = true;
  }).choose(FIGHT);
  expect(at.offers).toEqual(['join noble:0', 'join noble:1']);
  const begun = at.choose('join noble:1', 'begin');
  // Once all have joined it begins by itself.
  expect(at.choose('join noble:1', 'join noble:0').g.battle!.nobles).toEqual([
    [0, 1],
    [4, 5],
  ]);
  expect(begun.g.battle!.nobles).toEqual([[1], [4, 5]]);
});

test('BAT-04 defenders in their own city are inside it', () => {
  const at = field(g => {
    rule(g, 1, 'Monz');
    stand(g, 0, 'Monz', 100);
    stand(g, 4, 'Monz', 100);
  });
  expect(at.offers.some(offer => offer.startsWith('fight'))).toBe(false);
  expect(at.offered('assault city:4')).toHaveLength(1);
});

test('BAT-05 out of one’s own city one fights in the field', () => {
  const at = field(g => {
    rule(g, 0, 'Monz');
    stand(g, 0, 'Monz', 100);
    stand(g, 4, 'Monz', 100);
  });
  expect(at.offers.filter(offer => /^(fight|assault|besiege)/.test(offer))).toEqual([`fight baron:1 region=${R('Monz')}`]);
});

test('BAT-06 beside a neutral or a third Baron’s city one is outside', () => {
  const at = field(g => {
    rule(g, 2, 'Monz');
    stand(g, 0, 'Monz', 100);
    stand(g, 4, 'Monz', 100);
  });
  expect(at.offered(`fight baron:1 region=${R('Monz')}`)).toHaveLength(1);
});

test('BAT-07 beside his stronghold: the Nobles alone, or walls, garrison and Nobles together', () => {
  const at = field(g => {
    stand(g, 0, 'Torvale', 200);
    stand(g, 4, 'Torvale', 100);
    garrison(g, 1, 100);
  });
  expect(at.offered(`fight baron:1 region=${R('Torvale')}`)).toHaveLength(1);
  const walls = at.choose('assault hold:1');
  expect(walls.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 1)).toMatchObject({ strength: 600, count: 8 });
  const open = at.choose(`fight baron:1 region=${R('Torvale')}`);
  expect(open.facts.find(fact => fact.what === 'handDrawn' && fact.seat === 1)).toMatchObject({ strength: 100, count: 3 });
});

test('BAT-08 before an attack the attacked may offer crowns; accepting leaves the action free', () => {
  const at = field(
    g => {
      stand(g, 0, 'Brunfeld', 100);
      stand(g, 4, 'Brunfeld', 100);
    },
    { bargain: true },
  ).choose(FIGHT);
  expect([at.ask, at.asked]).toEqual(['bargain', 1]);
  const offered = at.choose('offer crowns:5');
  expect([offered.ask, offered.asked]).toEqual(['peace', 0]);
  const kept = offered.choose('peace');
  expect([kept.ask, kept.baron(0).crowns, kept.baron(1).crowns]).toEqual(['mobilize', 20, 10]);
  expect(kept.offered(FIGHT)).toEqual([]);
  expect(offered.choose('attack').g.battle).not.toBe(null);
  expect(at.choose('forgo').ask).toBe('dropFate');
});

test('FLD-01 one commander: his 200 count once', () => {
  const at = field(g => {
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 1, 'Brunfeld', 100);
    stand(g, 4, 'Brunfeld', 100);
  }).choose(FIGHT, 'join noble:0', 'join noble:1');
  expect(at.ask).toBe('command');
  expect(at.choose('command noble:1').g.battle!.hands[0]).toHaveLength(4);
});

test('FLD-02 a card for each hundred, at most ten', () => {
  const drawn = (...own: number[]): number =>
    field(g => {
      stand(g, 0, 'Brunfeld', ...own);
      stand(g, 4, 'Brunfeld', 50);
    }).choose(FIGHT).g.battle!.hands[0].length;
  expect(drawn(50, 200)).toBe(4);
  expect(drawn(200, 200, 200, 200, 100)).toBe(10);
  const hurt = field(g => {
    stand(g, 0, 'Brunfeld', 200, 50);
    g.nobles[0]!.tokens = 1;
    stand(g, 4, 'Brunfeld', 50);
  }).choose(FIGHT);
  expect(hurt.g.battle!.hands[0]).toHaveLength(3);
});

test('FLD-03 CMP-07 with a commander two go, of two at least one; they go unseen to the bottom', () => {
  const at = field(g => {
    fate(g, 3, 6, 1, 2, 4);
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 4, 'Brunfeld', 50);
  }).choose(FIGHT);
  expect(at.g.battle!.hands.map(hand => hand.length)).toEqual([3, 2]);
  const one = at.choose('drop result:deal');
  expect(one.offered('done')).toEqual([]);
  const two = one.choose('drop result:deal');
  expect(two.offered('done')).toHaveLength(1);
  expect(two.g.fate.slice(0, 2)).toEqual([5, 2]);
  const defender = two.choose('done', 'drop result:victory');
  expect(defender.asked).toBe(1);
  expect(defender.offered('done')).toHaveLength(1);
  const asks = [at, one, two, two.choose('done')].map(({ g }) => warriorKnights.words.en.asks(g, g.questions.at(-1)!));
  expect(asks).toEqual([
    'Discard 2 Fate cards.',
    'Discard one more Fate card.',
    'Keep these Fate cards, or discard more.',
    'Discard one more Fate card.',
  ]);
});

test('FLD-04 a card that draws is followed by another, and that one too', () => {
  const at = field(g => {
    fate(g, 8, 3, 6, 2, 4, 9, 5);
    stand(g, 0, 'Brunfeld', 100);
    stand(g, 5, 'Brunfeld', 50);
  }).choose(FIGHT);
  const shown = drop(drop(at, 'deal', 'deal'), 'victory');
  expect(shown.facts.find(fact => fact.what === 'handShown' && fact.seat === 0)).toMatchObject({ deal: 0, prevent: 1, victory: 0 });
});

const star = (noble: number, tired = false): Sitting =>
  drop(
    drop(
      field(g => {
        fate(g, 2, 4, 3, 1, 5);
        stand(g, 0, 'Brunfeld', 100);
        stand(g, noble, 'Brunfeld', 50);
        g.nobles[noble]!.exhausted = tired;
      }).choose(FIGHT),
      'victory',
      'victory',
    ),
    'prevent',
  );

test('FLD-05 the star may add a Deal, the square a Prevent; the exhausted have no ability', () => {
  const at = star(5);
  expect([at.ask, at.asked]).toEqual(['ability', 0]);
  const square = at.choose('yes');
  expect([square.ask, square.asked]).toEqual(['ability', 1]);
  expect(square.facts.some(fact => fact.what === 'ability')).toBe(true);
  expect(star(5, true).choose('no').ask).not.toBe('ability');
});

test('FLD-06 losses are what the other deals and one does not prevent', () => {
  const at = star(6).choose('yes');
  expect(at.facts.find(fact => fact.what === 'hits' && fact.seat === 1)).toMatchObject({ count: 1 });
});

test('FLD-07 tokens one by one; an army bears no more than its troops, and what is left is lost', () => {
  const at = field(g => {
    fate(g, 3, 6, 12, 13, 2, 4, 10);
    stand(g, 0, 'Brunfeld', 200);
    stand(g, 6, 'Brunfeld', 50);
    stand(g, 7, 'Brunfeld', 50);
  }).choose(FIGHT, 'command noble:6');
  const hit = drop(drop(at, 'deal', 'deal'), 'victory', 'victory').choose('yes');
  expect(hit.facts.find(fact => fact.what === 'hits' && fact.seat === 1)).toMatchObject({ count: 3 });
  expect([hit.ask, hit.asked, hit.offers]).toEqual(['losses', 1, ['suffer noble:6', 'suffer noble:7']]);
  const over = hit.choose('suffer noble:6');
  expect(over.facts.filter(fact => fact.what === 'hit')).toHaveLength(2);
  expect(over.facts.filter(fact => fact.what === 'died')).toHaveLength(2);
});

test('FLD-08 when a side has nobody left no victories are counted', () => {
  const at = field(g => {
    fate(g, 3, 6, 2, 4, 10);
    stand(g, 2, 'Brunfeld', 100);
    stand(g, 6, 'Brunfeld', 50);
  }).choose(FIGHT);
  const over = drop(drop(at, 'deal', 'victory'), 'victory');
  expect(over.facts.find(fact => fact.what === 'outcome')).toMatchObject({ counted: 0 });
  expect(over.noble(6).where).toBe(-1);
});

/** Own and foreign victories of equal armies of 300, led by circles: nothing else in the hands. */
const victories = (own: number, foe: number): Sitting => {
  const wins = [2, 4, 10, 15, 16, 21];
  const idle = [1, 5, 7, 11, 18, 19];
  const hand = (count: number): number[] => [...wins.splice(0, count), ...idle.splice(0, 3 - count)];
  const dropped = [3, 6, 12, 13];
  const at = field(g => {
    fate(g, ...hand(own), ...dropped.splice(0, 2), ...hand(foe), ...dropped);
    stand(g, 3, 'Brunfeld', 200, 100);
    stand(g, 7, 'Brunfeld', 200, 100);
  }).choose(FIGHT);
  return drop(drop(at, 'deal', 'deal'), 'deal', 'deal');
};

test('FLD-09 one ahead: the enemy retreats; two: he is destroyed; equal: nothing', () => {
  expect(victories(1, 0).facts.some(fact => fact.what === 'fled' && fact.noble === 7)).toBe(true);
  expect(victories(2, 0).facts.some(fact => fact.what === 'died' && fact.noble === 7)).toBe(true);
  expect(victories(0, 2).facts.some(fact => fact.what === 'died' && fact.noble === 3)).toBe(true);
  expect(victories(1, 1).facts.some(fact => fact.what === 'died' || fact.what === 'fled')).toBe(false);
});

test('FLD-10 tokens stay on who survives', () => {
  const at = field(g => {
    fate(g, 3, 1, 5, 7, 2, 4, 19, 18);
    stand(g, 3, 'Brunfeld', 200);
    stand(g, 7, 'Brunfeld', 200);
  }).choose(FIGHT);
  const over = drop(drop(at, 'prevent', 'prevent'), 'prevent', 'prevent');
  expect(over.g.battle).toBe(null);
  expect([over.noble(3).tokens, over.noble(7).tokens, over.noble(7).where]).toEqual([0, 1, R('Brunfeld')]);
});

test('FLD-11 the battle is over even with both still there; only the attacker is exhausted', () => {
  const over = victories(1, 1);
  expect([over.noble(3).exhausted, over.noble(7).exhausted, over.noble(7).where]).toEqual([true, false, R('Brunfeld')]);
});

test('FLD-12 a side can win though its commander died, and the dead triangle adds nothing', () => {
  const at = field(g => {
    fate(g, 2, 3, 6, 12, 13, 1, 5, 7);
    stand(g, 2, 'Brunfeld', 50);
    stand(g, 3, 'Brunfeld', 150);
    stand(g, 7, 'Brunfeld', 200);
  }).choose(FIGHT, 'join noble:2', 'join noble:3', 'command noble:2');
  const over = drop(drop(at, 'deal', 'deal'), 'prevent', 'prevent').choose('suffer noble:2');
  expect(over.facts.find(fact => fact.what === 'outcome')).toMatchObject({ margin: 1 });
  expect([over.ask, over.asked]).toEqual(['flight', 1]);
  expect(over.choose(over.offers[0]!).facts.some(fact => fact.what === 'died' && fact.noble === 2)).toBe(true);
});

test('AGE-42 the Warden draws one more when he commands a defence', () => {
  const cards = (warden: boolean): number =>
    field(g => {
      stand(g, 0, 'Brunfeld', 100);
      stand(g, 4, 'Brunfeld', 50);
      if (warden) office(g, 4, 'warden');
    }).choose(FIGHT).g.battle!.hands[1].length;
  expect([cards(false), cards(true)]).toEqual([2, 4]);
});

test('AGE-44 the Standard-Bearer counts one victory more', () => {
  const at = field(g => {
    fate(g, 1, 5, 3, 6, 7, 11, 12, 13);
    stand(g, 3, 'Brunfeld', 200);
    stand(g, 7, 'Brunfeld', 200);
    office(g, 3, 'standardBearer');
  }).choose(FIGHT);
  const over = drop(drop(at, 'deal', 'deal'), 'deal', 'deal');
  expect(over.facts.find(fact => fact.what === 'outcome')).toMatchObject({ margin: 1 });
  expect(odds(400, 200, 'star')).toBeGreaterThan(odds(200, 400, 'star'));
});
