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
  const engaged = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'fort');
    war(g, 0, 1);
  }).choose('march province:we-wales');
  expect(engaged.refuses('piece:0')?.why).toBe('mustFight');
});

test('an action says what it lacks', () => {
  const sat = table(act(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'infantry');
    levels(g, 0, { trade: 7 });
  });
  expect(sat.refuses('track:trade')).toEqual({ why: 'fullTrack' });
  expect(sat.refuses('province:we-wales')).toEqual({ why: 'notYours' });
  expect(sat.refuses('province:we-london')).toEqual({ why: 'cannotPay', good: 'weapons', needed: 1, have: 0 });
  expect([sat.refuses('piece:0'), sat.refuses('piece:1')]).toEqual([
    { why: 'needsLevel', track: 'production', level: 5 },
    { why: 'notYours' },
  ]);
  const poor = table(act(), g => {
    place(g, 0, 'london', 'infantry', 'fort', 'fort');
    levels(g, 0, { production: 5 });
    stock(g, 0, 2, 6, 0, 1);
  });
  expect(poor.refuses('piece:0')).toEqual({ why: 'cannotPay', good: 'goods', needed: 7, have: 6 });
  const full = table(act(), g => {
    place(g, 0, 'london', 'fort', 'fort');
    levels(g, 0, { production: 4 });
    stock(g, 0, 2, 12, 0, 1);
  });
  expect(full.refuses('province:we-london')).toEqual({ why: 'twoForts' });
});

test('an action says when the reserve is empty, the army as good as it gets, or no action is left', () => {
  const sat = table(act(), g => {
    place(g, 0, 'london', 'infantry', 'infantry', 'infantry', 'infantry', 'cavalry');
    place(g, 0, 'wales', 'archers', 'archers', 'archers', 'archers');
    levels(g, 0, { production: 5 });
    stock(g, 0, 0, 7, 1);
  });
  expect(sat.refuses('province:we-london')).toEqual({ why: 'noneLeft', kind: 'infantry' });
  expect([sat.refuses('piece:0'), sat.refuses('piece:4')]).toEqual([{ why: 'noneLeft', kind: 'archers' }, { why: 'largest' }]);
  const warlord = table({ ask: 'extra', seat: 0, university: false, bought: 0, warlord: false }, g => {
    place(g, 0, 'london', 'infantry');
    levels(g, 0, { military: 7 });
    stock(g, 0, 0, 0, 5);
  });
  expect(['track:trade', 'province:we-london', 'piece:0'].map(at => warlord.refuses(at)?.why)).toEqual([
    'noAction',
    'noAction',
    'noAction',
  ]);
});

test('a princess says why she does not move, or not there', () => {
  const sat = table({ ask: 'princesses', seat: 0, round: 1, moved: [1] }, g => {
    place(g, 0, 'london', 'princess', 'princess', 'infantry');
    place(g, 1, 'wessex', 'princess');
    barbarians(g, 'wales');
  });
  expect([1, 2, 3].map(id => sat.refuses(`piece:${id}`)?.why)).toEqual(['hasStepped', 'armiesHaveMarched', 'notYours']);
  const held = (at: string): string | undefined => sat.refuses(`province:we-${at}`, 'piece:0')?.why;
  expect([held('wales'), held('wessex'), held('yorkshire')]).toEqual(['notForPrincesses', 'notForPrincesses', 'oneStep']);
});

test('who leaves a battle says where to, and a track why it gives or takes no token', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    barbarians(g, 'wales');
  });
  expect(sat.choose('march province:we-wales', 'toBattle').refuses('province:we-london')).toEqual({ why: 'noRefuge' });
  const beaten = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'infantry');
    levels(g, 0, { military: 4 });
    war(g, 0, 1);
  });
  expect(beaten.choose('march province:we-wales', 'toBattle').refuses('province:we-wales')).toEqual({ why: 'noHaven' });
  const shift = table({ ask: 'shift', seat: 0 }, g => levels(g, 0, { trade: 7 }));
  expect([shift.refuses('track:military'), shift.refuses('track:trade')]).toEqual([{ why: 'noToken' }, { why: 'fullTrack' }]);
});

test('trade says what stands between', () => {
  const sat = table(
    trade,
    g => {
      place(g, 0, 'east-anglia', 'princess');
      place(g, 2, 'bayern', 'princess');
      stock(g, 0, 6, 0, 0, 10);
    },
    {
      seats: 3,
    },
  );
  expect([sat.refuses('rival:1'), sat.refuses('rival:2')]).toEqual([{ why: 'noTradeCentre' }, { why: 'noRoute' }]);
  expect(sat.refuses('stock:food')).toEqual({ why: 'cannotPay', good: 'food', needed: 7, have: 6 });
  expect(sat.refuses('bank:gold', 'stock:food')).toEqual({ why: 'cannotPay', good: 'food', needed: 7, have: 6 });
  const shut = table(trade, g => {
    place(g, 0, 'east-anglia', 'princess');
    levels(g, 1, { trade: 7 });
    stock(g, 0, 7, 0, 0, 10);
  });
  expect(shut.refuses('stock:food')).toEqual({ why: 'monopoly' });
  const often = table({ ...trade, proposals: 3 }, g => {
    place(g, 0, 'east-anglia', 'princess');
    place(g, 1, 'highlands', 'princess');
    g.realms[0]!.routes.push(1);
    stock(g, 0, 7);
  });
  expect(often.refuses('rival:1')).toEqual({ why: 'noProposals' });
});

test('forts stand before a princess', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'fort', 'princess', 'infantry');
    war(g, 0, 1);
  });
  const strike = sat.choose('march province:we-wales', 'toBattle');
  expect([strike.refuses('piece:2'), strike.refuses('piece:1')]).toEqual([{ why: 'behindForts' }, null]);
});
