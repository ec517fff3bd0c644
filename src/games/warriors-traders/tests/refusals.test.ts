import type { TradersQuestion } from '../state';
import { act, barbarians, levels, manoeuvre, place, stock, table, war } from './table';

const trade: TradersQuestion = { ask: 'trade', seat: 0, proposals: 0 };

test('an army says why it cannot march, or not there', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 0, 'wessex', 'infantry')[0]!.lying = true;
    place(g, 0, 'munster', 'infantry')[0]!.tired = true;
    place(g, 0, 'connaught', 'infantry')[0]!.spent = 2;
    place(g, 1, 'wales', 'infantry');
    barbarians(g, 'lothian');
    barbarians(g, 'orkney');
  });
  expect([1, 2, 3, 4].map(id => sat.refuses(`piece:${id}`)?.why)).toEqual(['hasRetreated', 'isTired', 'spent', 'notYours']);
  const held = (at: string): string | undefined => sat.refuses(`province:we-${at}`, 'piece:0')?.why;
  expect([held('wales'), held('lothian'), held('orkney'), held('bern')]).toEqual(['atPeace', 'tooFar', 'tooFar', 'tooFar']);
  const near = table(manoeuvre(), g => (place(g, 0, 'london', 'infantry')[0]!.spent = 1) && barbarians(g, 'wales'));
  expect(near.refuses('province:we-wales', 'piece:0')?.why).toBe('noPointsToFight');
  const engaged = table(manoeuvre(), g => (place(g, 0, 'london', 'infantry'), place(g, 1, 'wales', 'fort'), war(g, 0, 1))).choose(
    'march province:we-wales',
  );
  expect(engaged.refuses('piece:0')?.why).toBe('mustFight');
});

test('an action says what it lacks', () => {
  const sat = table(act(), g => (place(g, 0, 'london', 'infantry'), place(g, 1, 'wales', 'infantry'), levels(g, 0, { trade: 7 })));
  expect(sat.refuses('track:trade')).toEqual({ why: 'fullTrack' });
  expect(sat.refuses('province:we-wales')).toEqual({ why: 'notYours' });
  expect(sat.refuses('province:we-london')).toEqual({ why: 'cannotPay', good: 'weapons', needed: 1, have: 0 });
  expect([sat.refuses('piece:0'), sat.refuses('piece:1')]).toEqual([
    { why: 'needsLevel', track: 'production', level: 5 },
    { why: 'notYours' },
  ]);
  const poor = table(
    act(),
    g => (place(g, 0, 'london', 'infantry', 'fort', 'fort'), levels(g, 0, { production: 5 }), stock(g, 0, 2, 6, 0, 1)),
  );
  expect(poor.refuses('piece:0')).toEqual({ why: 'cannotPay', good: 'goods', needed: 7, have: 6 });
  const full = table(act(), g => (place(g, 0, 'london', 'fort', 'fort'), levels(g, 0, { production: 4 }), stock(g, 0, 2, 12, 0, 1)));
  expect(full.refuses('province:we-london')).toEqual({ why: 'twoForts' });
});

test('trade says what stands between', () => {
  const sat = table(trade, g => (place(g, 0, 'east-anglia', 'princess'), place(g, 2, 'bayern', 'princess'), stock(g, 0, 6, 0, 0, 10)), {
    seats: 3,
  });
  expect([sat.refuses('rival:1'), sat.refuses('rival:2')]).toEqual([{ why: 'noTradeCentre' }, { why: 'noRoute' }]);
  expect(sat.refuses('stock:food')).toEqual({ why: 'cannotPay', good: 'food', needed: 7, have: 6 });
  expect(sat.refuses('bank:gold', 'stock:food')).toEqual({ why: 'cannotPay', good: 'food', needed: 7, have: 6 });
  const shut = table(trade, g => (place(g, 0, 'east-anglia', 'princess'), levels(g, 1, { trade: 7 }), stock(g, 0, 7, 0, 0, 10)));
  expect(shut.refuses('stock:food')).toEqual({ why: 'monopoly' });
});

test('forts stand before a princess', () => {
  const sat = table(
    manoeuvre(),
    g => (place(g, 0, 'london', 'infantry'), place(g, 1, 'wales', 'fort', 'princess', 'infantry'), war(g, 0, 1)),
  );
  const strike = sat.choose('march province:we-wales', 'toBattle');
  expect([strike.refuses('piece:2'), strike.refuses('piece:1')]).toEqual([{ why: 'behindForts' }, null]);
});
