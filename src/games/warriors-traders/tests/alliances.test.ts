import { told } from '@/engine/testing/sitting';
import { standings, thresholdOf } from '../rules/victory';
import { warriorsTraders } from '..';
import { byChance } from '@/engine/testing/matches';
import { advance, offersOf } from '@/engine/referee';
import { areAllied, type Traders, type TradersChoice } from '../state';
import { act, levels, manoeuvre, opening, place, places, princesses, stock, table, war } from './table';

/** Seats 0 and 2 against 1 and 3. */
const PAIRS = { seats: 4, teams: 2 } as const;

test('20.1 four may play two against two, six three against three or two, two and two', () => {
  const offered = (seats: number): string[] => warriorsTraders.options.filter(o => o.offered?.(seats, {}) ?? true).map(o => o.id);
  expect([4, 5, 6].map(seats => offered(seats).filter(id => id.startsWith('alliances')))).toEqual([['alliances4'], [], ['alliances6']]);
  const teams = (seats: number, options: Record<string, string>): number => opening(seats, options).g.teams;
  expect([teams(4, { alliances4: '2v2' }), teams(6, { alliances6: '3v3' }), teams(6, { alliances6: '2v2v2' }), teams(4, {})]).toEqual([
    2, 2, 3, 0,
  ]);
});

test('20.2 armies, princesses and retreats may use allied provinces', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'infantry');
      place(g, 2, 'wales', 'princess');
      place(g, 1, 'wessex', 'princess');
    },
    PAIRS,
  );
  expect(places(sat, 'march')).toEqual(expect.arrayContaining(['wales', 'ulster']));
  expect(places(sat, 'march')).not.toContain('wessex');
  expect(
    places(
      table(
        princesses(),
        g => {
          place(g, 0, 'london', 'princess');
          place(g, 2, 'wales', 'fort');
        },
        PAIRS,
      ),
      'travel',
    ),
  ).toContain('wales');
  const driven = table(
    manoeuvre(1),
    g => {
      place(g, 1, 'london', 'archers');
      place(g, 0, 'wales', 'archers');
      place(g, 2, 'ulster', 'fort');
      war(g, 0, 1);
      levels(g, 0, { military: 4 });
    },
    PAIRS,
  ).choose('march province:we-wales', 'toBattle');
  expect([driven.asked, places(driven, 'leave')]).toEqual([0, expect.arrayContaining(['ulster'])]);
});

test('20.3 armies may be built in allied provinces', () => {
  const sat = table(
    act(),
    g => {
      place(g, 2, 'wales', 'princess');
      place(g, 1, 'wessex', 'princess');
      stock(g, 0, 0, 0, 1);
    },
    PAIRS,
  );
  expect(places(sat, 'army')).toEqual(['wales']);
});

test('20.4 an ally’s army may be upgraded: who acts pays, whose it is keeps it', () => {
  const sat = table(
    act(),
    g => {
      place(g, 2, 'wales', 'infantry');
      place(g, 1, 'wessex', 'infantry');
      levels(g, 0, { production: 5 });
      stock(g, 0, 0, 7);
    },
    PAIRS,
  );
  expect(sat.offered('upgrade')).toEqual(['upgrade piece:0 to=archers']);
  const after = sat.choose('upgrade');
  expect([after.standing('wales'), after.realm(0).stock[1], told(after, 'upgraded')[0]?.owner]).toEqual([['2 archers'], 0, 2]);
  const reserves = (empty: number): readonly string[] =>
    table(
      act(),
      g => {
        place(g, empty, 'lothian', 'archers', 'archers', 'archers', 'archers');
        place(g, 2, 'wales', 'infantry');
        levels(g, 0, { production: 5 });
        stock(g, 0, 0, 7);
      },
      PAIRS,
    ).offered('upgrade piece:4');
  expect([reserves(0), reserves(2)]).toEqual([['upgrade piece:4 to=archers'], []]);
});

test('20.5 forts only where the token is one’s own', () => {
  const sat = table(
    act(),
    g => {
      place(g, 2, 'wales', 'princess');
      place(g, 0, 'wales', 'infantry');
      levels(g, 0, { production: 4 });
      stock(g, 0, 2, 12, 0, 1);
    },
    PAIRS,
  );
  expect(sat.offered('fort')).toEqual([]);
});

test('20.6 who came first holds the province and has its symbols', () => {
  const sat = table(
    { ask: 'resources' },
    g => {
      place(g, 2, 'london', 'princess');
      place(g, 0, 'london', 'infantry');
    },
    PAIRS,
  );
  expect([sat.holder('london'), sat.realm(0).stock[0], sat.realm(2).stock[0]]).toEqual([2, 0, 1]);
});

test('20.6 the token stays while anything of its holder is there, though an ally came before that', () => {
  const sat = table(
    princesses(2),
    g => {
      place(g, 2, 'london', 'princess');
      place(g, 0, 'london', 'infantry');
      place(g, 2, 'london', 'infantry');
    },
    PAIRS,
  );
  expect(sat.choose('travel province:we-wales').holder('london')).toBe(2);
});

test('20.7 when the holder leaves, the ally who came first takes over, else the province is free', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'infantry');
      place(g, 4, 'london', 'princess');
      place(g, 2, 'london', 'princess');
    },
    { seats: 6, teams: 2 },
  );
  expect(sat.choose('march province:we-wales').holder('london')).toBe(4);
  const alone = table(manoeuvre(), g => place(g, 0, 'london', 'infantry'), PAIRS);
  expect(alone.choose('march province:we-wales').holder('london')).toBe(-1);
});

test('20.8 one declaration is war between both alliances, with one clock; a third has no part in it', () => {
  const sat = table(
    [...manoeuvre(4), act()],
    g => {
      place(g, 5, 'london', 'infantry');
      place(g, 1, 'wales', 'princess');
      place(g, 0, 'wessex', 'princess');
    },
    {
      seats: 6,
      teams: 3,
    },
  );
  expect(sat.offered('war')).toEqual(['war rival:1', 'war rival:2']);
  const after = sat.choose('war rival:1');
  expect([places(after, 'march').includes('wales'), places(after, 'march').includes('wessex'), after.g.wars]).toEqual([
    false,
    false,
    [{ a: 0, b: 1, since: 1, struck: false }],
  ]);
  const mate = table(
    manoeuvre(3),
    g => {
      place(g, 3, 'london', 'infantry');
      place(g, 4, 'wales', 'princess');
      war(g, 0, 1);
    },
    {
      seats: 6,
      teams: 3,
    },
  );
  expect(places(mate, 'march')).toContain('wales');
  const pairs = table(
    manoeuvre(2),
    g => {
      place(g, 2, 'london', 'infantry');
      place(g, 3, 'wales', 'princess');
      war(g, 0, 1);
    },
    PAIRS,
  );
  expect(places(pairs, 'march')).toContain('wales');
});

test('20.8 who declares war or offers peace reads the names of the whole alliance', () => {
  const { g } = table(act(), g => war(g, 0, 1), PAIRS);
  const said = (what: 'war' | 'offerPeace'): string => warriorsTraders.words.en.choice(g, act(), { do: what, at: 'rival:1' });
  expect([said('war'), said('offerPeace')]).toEqual(['Declare war on Scotland, France', 'Offer peace to Scotland, France']);
  const alone = table(act()).g;
  expect(warriorsTraders.words.en.choice(alone, act(), { do: 'war', at: 'rival:1' })).toBe('Declare war on Scotland');
});

test('20.9 peace needs everybody of both alliances', () => {
  const sat = table(act(), g => war(g, 0, 1), PAIRS).choose('offerPeace rival:1');
  const asked = [sat.asked, sat.choose('agree').asked, sat.choose('agree', 'agree').asked];
  expect(asked).toEqual([1, 3, 2]);
  expect(sat.choose('agree', 'agree', 'agree').g.wars).toEqual([]);
  expect(sat.choose('agree', 'refuse').g.wars).toHaveLength(1);
});

const assault = (g: Traders): void => {
  place(g, 0, 'london', 'infantry', 'infantry');
  place(g, 3, 'wales', 'infantry');
  place(g, 1, 'wales', 'cavalry');
  war(g, 0, 1);
  [1, 3].forEach(seat => levels(g, seat, { military: 4 }));
};

test('20.10 all allies in a province defend it; its holder assigns the damage and scores, each leaves for himself', () => {
  const sat = table(manoeuvre(), assault, PAIRS).choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle');
  expect(told(sat, 'battle').map(e => [e.defender, e.defence])).toEqual([[3, 4]]);
  const struck = sat.choose('hit piece:2 damage=1', 'hit piece:3 damage=1');
  expect(struck.asked).toBe(3);
  const after = struck.choose('hit piece:0 damage=1', 'hit piece:1 damage=1');
  expect(told(after, 'killed').map(e => e.by)).toEqual([3, 3]);
  expect([after.realm(3).kills, after.realm(1).kills, after.ask, after.asked]).toEqual([2, 0, 'leave', 3]);
});

test('20.11 only the active player’s armies attack', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'infantry');
      place(g, 2, 'london', 'infantry');
      place(g, 1, 'wales', 'princess');
      war(g, 0, 1);
    },
    PAIRS,
  );
  expect(sat.offered('march').every(offer => offer.endsWith('piece=0'))).toBe(true);
  expect(told(sat.choose('march province:we-wales', 'toBattle'), 'battle')[0]?.attack).toBe(1);
});

test('20.12 allies trade as others do, unify with their own tokens, and tie for awards', () => {
  const trade = { ask: 'trade', seat: 0, proposals: 0 } as const;
  const centres = (g: Traders): void => {
    place(g, 0, 'east-anglia', 'princess');
    place(g, 2, 'highlands', 'princess');
    stock(g, 0, 3);
  };
  expect(table(trade, centres, PAIRS).offered('deal')).toEqual([]);
  const core = ['london', 'east-anglia', 'wales', 'yorkshire'];
  const unify = (owner: number): number =>
    table(
      manoeuvre(),
      g => {
        core.forEach(p => place(g, 0, p, 'princess'));
        place(g, owner, 'wessex', 'princess');
      },
      PAIRS,
    ).offered('unify').length;
  expect([unify(2), unify(0)]).toEqual([0, 1]);
  expect(table(act(), g => [0, 2].forEach(seat => (g.realms[seat]!.tokens[0] = 4)), PAIRS).points(0)).toBe(0);
});

test('20.13 the sum of an alliance wins: 65, 75 or 55 end the match', () => {
  const threshold = (seats: number, teams: number): number => thresholdOf(table(act(), () => {}, { seats, teams }).g);
  expect([threshold(4, 2), threshold(6, 2), threshold(6, 3)]).toEqual([65, 75, 55]);
  const sat = table(
    { ask: 'turnEnd' },
    g => {
      g.realms[0]!.bought = 40;
      g.realms[2]!.bought = 25;
      g.realms[1]!.bought = 50;
    },
    {
      ...PAIRS,
      turn: 6,
    },
  );
  expect([sat.ask, told(sat, 'ended')[0]?.winners, standings(sat.g).map(s => s.place)]).toEqual([null, [0, 2], [1, 3, 1, 3]]);
});

describe('20.1 allies who agree once the nations are known', () => {
  const AGREED = { alliances4: '2v2', allies: 'agreed' };
  const sides = ({ g }: { readonly g: Readonly<Traders> }): string =>
    g.realms.map((_, seat) => g.realms.flatMap((_r, other) => (areAllied(g, seat, other) ? [other] : [])).join('')).join(' ');

  test('the first in order asks, whoever is asked may refuse, the last one left does not; the others belong together', () => {
    const sat = opening(4, AGREED, 0);
    const [first, second, third, fourth] = sat.g.order as [number, number, number, number];
    expect([sat.ask, sat.asked, sat.offered('ally')]).toEqual(['ally', first, [second, third, fourth].map(seat => `ally rival:${seat}`)]);
    const asked = sat.choose(`ally rival:${third}`);
    expect([asked.ask, asked.asked, sides(asked)]).toEqual(['alliance', third, '0 1 2 3']);
    const agreed = asked.choose('agree');
    expect([
      agreed.ask,
      areAllied(agreed.g, first, third),
      areAllied(agreed.g, second, fourth),
      areAllied(agreed.g, first, second),
    ]).toEqual(['tokens', true, true, false]);
    const refused = asked.choose('refuse', `ally rival:${fourth}`, 'refuse');
    expect([refused.asked, refused.offered('ally')]).toEqual([first, [`ally rival:${second}`]]);
    const settled = refused.choose('ally');
    expect([settled.ask, areAllied(settled.g, first, second), areAllied(settled.g, third, fourth)]).toEqual(['tokens', true, true]);
  });

  test('three of six ask until they are three; of two, two and two the next one asks in turn', () => {
    const three = opening(6, { alliances6: '3v3', allies: 'agreed' });
    const [first, , third, , , sixth] = three.g.order as number[];
    const pair = three.choose(`ally rival:${third}`, 'agree');
    expect(pair.asked).toBe(first);
    const whole = pair.choose(`ally rival:${sixth}`, 'agree');
    expect([whole.ask, new Set(sides(whole).split(' ')).size]).toEqual(['tokens', 2]);
    const twos = opening(6, { alliances6: '2v2v2', allies: 'agreed' });
    const one = twos.choose(`ally rival:${twos.g.order[2]}`, 'agree');
    expect([one.ask, one.asked]).toEqual(['ally', one.g.order[1]]);
    const all = one.choose(`ally rival:${one.g.order[5]}`, 'agree');
    expect([all.ask, new Set(sides(all).split(' ')).size]).toEqual(['tokens', 3]);
  });

  test('whole matches of such alliances come to their end: wars are between sides, and a side wins together', () => {
    for (let seed = 0; seed < 4; seed++) {
      const [seats, options] = seed % 2 === 0 ? [4, AGREED] : [6, { alliances6: seed === 1 ? '3v3' : '2v2v2', allies: 'agreed' }];
      const g: Traders = warriorsTraders.setUp({ seats, seed, options });
      const pick = byChance(seed, warriorsTraders);
      let offers = offersOf(warriorsTraders, g);
      while (offers.length > 0) {
        offers = advance(warriorsTraders, g, pick(g, 0, offers) as TradersChoice, () => {});
        for (const { a, b } of g.wars) expect([a === b, areAllied(g, a, b)]).toEqual([false, false]);
      }
      const first = warriorsTraders.standings(g).filter(({ place }) => place === 1);
      expect(new Set(first.map(({ team }) => team!.points)).size).toBe(1);
      expect(first.length).toBeGreaterThanOrEqual(seats / g.teams);
    }
  });
});
