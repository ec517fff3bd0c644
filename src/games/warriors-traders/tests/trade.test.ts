import { told } from '@/engine/testing/sitting';
import type { Traders } from '../state';
import { levels, place, princesses, stock, table, verbs, war } from './table';

const trading = { ask: 'trading' } as const;
const trade = (seat = 0) => ({ ask: 'trade', seat, proposals: 0 }) as const;

/** Trade centres of England and Scotland, Bayern of Germany. */
const centres = (g: Traders, ...seats: number[]): void =>
  seats.forEach(seat => void place(g, seat, ['east-anglia', 'highlands', 'bayern'][seat]!, 'princess'));

test('6.1 without a trade centre one has no part in trade', () => {
  const sat = table(trading, g => {
    centres(g, 1);
    place(g, 0, 'london', 'princess');
    stock(g, 0, 20);
    stock(g, 1, 20);
  });
  expect(sat.asked).toBe(1);
  const none = table(trading, g => stock(g, 0, 20));
  expect([none.ask, told(none, 'noTrade').length]).toEqual([null, 1]);
});

test.each([
  [1, 7],
  [2, 6],
  [3, 5],
  [4, 3],
  [5, 2],
  [6, 2],
  [7, 1],
])('6.2 at Trade %i the bank takes %i of one kind for one of another', (level, rate) => {
  const at = (food: number): ReturnType<typeof table> =>
    table(trade(), g => {
      centres(g, 0);
      levels(g, 0, { trade: level });
      stock(g, 0, food);
    });
  expect(at(rate - 1).offered('bank')).toEqual([]);
  expect(
    at(2 * rate)
      .choose('bank bank:gold give=food', 'bank bank:weapons give=food')
      .realm().stock,
  ).toEqual([0, 0, 1, 1]);
});

test('6.2 all must be of one kind, and another one is got', () => {
  const rich = table(trade(), g => {
    centres(g, 0);
    stock(g, 0, 7);
  });
  expect(rich.offered('bank')).toEqual(['bank bank:goods give=food', 'bank bank:weapons give=food', 'bank bank:gold give=food']);
  expect(
    table(trade(), g => {
      centres(g, 0);
      stock(g, 0, 0, 4, 3);
    }).offered('bank'),
  ).toEqual([]);
});

test('6.3 a route needs the opener’s level only, both trade centres and nobody’s consent', () => {
  const at = (level: number, ...with_: number[]): readonly string[] =>
    table(trade(), g => {
      centres(g, ...with_);
      levels(g, 0, { trade: level });
    }).offered('route');
  expect([at(1, 0, 1), at(2, 0), at(2, 0, 1)]).toEqual([[], [], ['route rival:1']]);
  const opened = table(trade(), g => {
    centres(g, 0, 1);
    levels(g, 0, { trade: 2 });
  }).choose('route rival:1');
  expect([opened.g.realms[0]!.routes, opened.g.realms[1]!.routes]).toEqual([[1], []]);
});

test('6.3 0, 1, 1, 2, 2, 3 and 3 routes by level', () => {
  const after = (level: number): number => {
    let sat = table(
      trade(),
      g => {
        centres(g, 0, 1, 2);
        place(g, 3, 'connaught', 'princess');
        levels(g, 0, { trade: level });
      },
      {
        seats: 4,
      },
    );
    while (sat.offered('route').length > 0) sat = sat.choose(sat.offered('route')[0]!);
    return sat.realm().routes.length;
  };
  expect([1, 2, 3, 4, 5, 6, 7].map(after)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

test('6.4 one route joins a pair, and counts for its opener', () => {
  const sat = table(
    trade(),
    g => {
      centres(g, 0, 1, 2);
      g.realms[1]!.routes.push(0);
      levels(g, 0, { trade: 2 });
    },
    { seats: 3 },
  );
  expect(sat.offered('route')).toEqual(['route rival:2']);
});

const linked = (arrange: (g: Traders) => void = () => {}): ReturnType<typeof table> =>
  table(trade(), g => {
    centres(g, 0, 1);
    g.realms[1]!.routes.push(0);
    stock(g, 0, 3);
    stock(g, 1, 0, 0, 0, 2);
    arrange(g);
  });

test('6.5 players joined by a route exchange at any rate while both have a trade centre', () => {
  const struck = linked().choose('deal rival:1', 'give stock:food', 'want theirs:gold', 'want theirs:gold', 'propose', 'accept');
  expect([struck.realm(0).stock, struck.realm(1).stock]).toEqual([
    [2, 0, 0, 2],
    [1, 0, 0, 0],
  ]);
  expect(told(struck, 'dealt')).toHaveLength(1);
  for (const seat of [0, 1])
    expect(
      table(trade(), g => {
        centres(g, seat);
        g.realms[1]!.routes.push(0);
        stock(g, 0, 3);
      }).offered('deal'),
    ).toEqual([]);
  expect(
    table(trade(), g => {
      centres(g, 0, 1);
      stock(g, 0, 3);
    }).offered('deal'),
  ).toEqual([]);
});

test('6.5 gifts are allowed, the same kind on both sides is not, nor more than there is', () => {
  const gift = linked().choose('deal rival:1', 'give stock:food', 'give stock:food', 'give stock:food');
  expect(gift.offered('give')).toEqual([]);
  const both = linked(g => stock(g, 1, 2, 0, 0, 2));
  expect(both.choose('deal rival:1', 'give stock:food').offered('want')).toEqual(['want theirs:gold']);
  expect(both.choose('deal rival:1', 'want theirs:food').offered('give')).toEqual([]);
  expect(gift.choose('propose', 'accept').realm(1).stock).toEqual([3, 0, 0, 2]);
});

test('6.6 routes stay though the level falls', () => {
  const sat = linked(g => {
    g.realms[0]!.routes.push(1);
    g.realms[1]!.routes.length = 0;
    levels(g, 0, { trade: 1 });
  });
  expect([verbs(sat).includes('deal'), verbs(sat).includes('route')]).toEqual([true, false]);
});

test('6.7 under a monopoly only holders trade with the bank, and every deal needs a holder', () => {
  const at = (holder: number): string[] =>
    verbs(
      table(
        trade(),
        g => {
          centres(g, 0, 1, 2);
          g.realms[0]!.routes.push(1);
          stock(g, 0, 20);
          stock(g, 1, 20);
          levels(g, holder, { trade: 7 });
        },
        { seats: 3 },
      ),
    );
  expect([at(0), at(1), at(2)]).toEqual([['bank', 'route', 'deal', 'done'], ['deal', 'done'], []].map(v => expect.arrayContaining(v)));
  expect([at(1).includes('bank'), at(2).includes('deal'), at(2).includes('bank')]).toEqual([false, false, false]);
});

test('6.8 a monopoly hinders neither routes nor bought points, needs no trade centre of its holder, and ends with the level', () => {
  const at = (level: number): string[] =>
    verbs(
      table(
        trade(),
        g => {
          centres(g, 0, 1);
          levels(g, 0, { trade: 2 });
          levels(g, 2, { trade: level });
          stock(g, 0, 9, 0, 0, 10);
        },
        {
          seats: 3,
        },
      ),
    );
  expect(at(7)).toEqual(['buyPoint', 'route', 'done']);
  expect(at(6)).toContain('bank');
});

test('6.9 ten gold buy a point, again and again, for good, in this phase only', () => {
  const sat = table(trade(), g => {
    centres(g, 0);
    levels(g, 0, { trade: 3 });
    stock(g, 0, 0, 0, 0, 25);
  });
  const after = sat.choose('buyPoint', 'buyPoint');
  expect([after.realm().bought, after.realm().stock[3], after.offered('buyPoint')]).toEqual([2, 5, []]);
  expect(
    verbs(
      table({ ask: 'act', seat: 0, why: 'first', left: 1 }, g => {
        centres(g, 0);
        stock(g, 0, 0, 0, 0, 25);
      }),
    ),
  ).not.toContain('buyPoint');
});

test('6.10 trade ends when all are done; who strikes a deal is asked again', () => {
  const start = table(trading, g => {
    centres(g, 0, 1);
    g.realms[1]!.routes.push(0);
    stock(g, 0, 3);
    stock(g, 1, 3, 1);
  });
  expect(start.choose('done', 'done').ask).toBe(null);
  const again = start.choose('done', 'deal rival:0', 'give stock:goods', 'propose', 'accept', 'done');
  expect([again.asked, again.ask]).toEqual([0, 'trade']);
  const countered = start.choose(
    'done',
    'deal rival:0',
    'give stock:goods',
    'propose',
    'counter',
    'want theirs:goods',
    'propose',
    'accept',
    'done',
  );
  expect([countered.asked, countered.ask]).toEqual([0, 'trade']);
});

test('6.10 whoever was dealt with in the last of three rounds still sees the bank, and nobody proposes any more', () => {
  const third = table({ ask: 'tradeNext', place: 1, round: 3 }, g => {
    centres(g, 0, 1);
    g.realms[1]!.routes.push(0);
    stock(g, 0, 6);
    stock(g, 1, 1);
    g.hasTraded = [true, false];
  });
  const dealt = third.choose('deal rival:0', 'give stock:food', 'propose', 'accept', 'done');
  expect([dealt.asked, verbs(dealt)]).toEqual([0, ['bank', 'done']]);
  expect(dealt.choose('done').ask).toBe(null);
});

test('6.10 three proposals in a trade turn, three rounds of trade turns at most', () => {
  let sat = linked();
  for (let i = 0; i < 3; i++) sat = sat.choose('deal rival:1', 'give stock:food', 'propose', 'reject');
  expect(sat.offered('deal')).toEqual([]);
  const third = table({ ask: 'tradeNext', place: 2, round: 3 }, g => (g.hasTraded = [false, false]));
  expect(third.ask).toBe(null);
});

test('6.10 a proposal may be answered by one other, and dropped', () => {
  const sat = linked().choose('deal rival:1', 'give stock:food', 'propose');
  expect([sat.asked, sat.offers]).toEqual([1, ['accept button:accept', 'reject button:reject', 'counter button:counter']]);
  const counter = sat.choose('counter', 'want theirs:food', 'give stock:gold', 'propose');
  expect([counter.asked, counter.offers]).toEqual([0, ['accept button:accept', 'reject button:reject']]);
  expect(counter.choose('accept').realm(0).stock).toEqual([2, 0, 0, 1]);
  expect(linked().choose('deal rival:1', 'withdraw').ask).toBe('trade');
});

test('a war goes on while its parties trade, and peace may be offered', () => {
  expect(linked(g => war(g, 0, 1)).offered('offerPeace')).toEqual(['offerPeace rival:1']);
  expect(table(princesses()).ask).toBe(null);
});
