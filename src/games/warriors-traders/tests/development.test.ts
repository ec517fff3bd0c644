import { told } from '@/engine/testing/sitting';
import { KINDS } from '../data/names';
import { incomeOf } from '../rules/resources';
import type { Traders, TradersQuestion } from '../state';
import { act, at, levels, manoeuvre, place, places, stock, table, verbs, war, type Sitting } from './table';

const development = { ask: 'development' } as const;
const extra = (seat = 0): TradersQuestion => ({ ask: 'extra', seat, university: false, bought: 0, warlord: false });
const shift = { ask: 'shift', seat: 0 } as const;

/** Who is asked what, while everybody passes. */
function askedInTurn(sat: Sitting, count: number): string[] {
  const asked: string[] = [];
  for (let i = 0; i < count && sat.ask !== null; i++) {
    asked.push(`${sat.asked} ${sat.ask}`);
    sat = sat.choose(sat.offers.some(o => o.startsWith('pass')) ? 'pass' : 'done');
  }
  return asked;
}

test('7.1, 7.2 one action each in order, one each in reverse', () => {
  expect(
    askedInTurn(
      table(development, () => {}, { seats: 3 }),
      6,
    ),
  ).toEqual(['0 act', '1 act', '2 act', '2 act', '1 act', '0 act']);
});

test('7.3 all extra actions in one go: University any, Master Trader two for 5 gold each, Warlord a war', () => {
  const sat = table(
    extra(),
    g => {
      levels(g, 0, { production: 7, trade: 6, military: 7 });
      stock(g, 0, 0, 0, 0, 11);
    },
    { seats: 3 },
  );
  expect(sat.offered('war')).toEqual(['war rival:1', 'war rival:2']);
  const used = sat.choose('war rival:1');
  expect(used.ask).toBe('extra');
  const two = used.choose('develop track:trade', 'buyAction', 'develop track:trade', 'buyAction');
  expect([two.realm().stock[3], two.offered('pass')]).toEqual([1, []]);
  expect(two.choose('develop track:trade').ask).toBe(null);
  const warlord = table(extra(), g => levels(g, 0, { military: 7 }), { seats: 3 });
  expect(warlord.offers).toEqual(['war rival:1', 'war rival:2', 'done button:done']);
  expect(warlord.choose('war rival:1').ask).toBe(null);
});

test('7.4 an ability gained this turn counts at once, even among the extra actions', () => {
  const sat = table([extra(), act()], g => {
    levels(g, 0, { production: 7 });
    g.realms[0]!.tokens[0] = 15;
  });
  expect(sat.choose('develop track:production').ask).toBe('extra');
  const inside = table(extra(), g => {
    levels(g, 0, { production: 7 });
    g.realms[0]!.tokens[2] = 15;
  });
  expect(inside.choose('develop track:military').offered('war')).toEqual(['war rival:1']);
});

test('7.5 one token may move from the top of a track to another, and levels follow at once', () => {
  const sat = table([shift, act()], g => (g.realms[0]!.tokens = [6, 0, 5]));
  const after = table(shift, g => (g.realms[0]!.tokens = [6, 0, 5])).choose('shift track:military from=production');
  expect([after.realm().tokens, after.ask]).toEqual([[5, 0, 6], null]);
  expect(sat.choose('pass').offered('shift')).toHaveLength(4);
});

test('7.6 actions may be passed, and nothing is carried over', () => {
  const after = table(development).choose('pass', 'pass', 'pass', 'pass');
  expect(after.ask).toBe(null);
});

test('7.7 five kinds of action, paid and placed at once', () => {
  const poor = table(act(), g => place(g, 0, 'london', 'princess'));
  expect(verbs(poor)).toEqual(['develop', 'war', 'lastTurn', 'pass']);
  const rich = table(act(), g => {
    place(g, 0, 'london', 'infantry');
    levels(g, 0, { production: 5 });
    stock(g, 0, 2, 12, 1, 1);
  });
  expect(verbs(rich)).toEqual(['develop', 'army', 'fort', 'upgrade', 'war', 'lastTurn', 'pass']);
  const after = rich.choose('army province:we-london unit=infantry');
  expect([after.realm().stock, after.standing('london')]).toEqual([
    [2, 12, 0, 1],
    ['0 infantry', '0 infantry'],
  ]);
});

test('7.8 a war declared later takes no action back: only the actions to come can answer it', () => {
  const sat = table(development).choose('develop track:trade', 'war rival:0');
  expect([sat.realm(0).tokens, sat.asked]).toEqual([[0, 1, 0], 1]);
  expect(sat.choose('pass').asked).toBe(0);
});

test('7.9 a token covers the next slot of a track; a full level works at once, a full track takes no more', () => {
  const sat = table([act(), act()], g => {
    place(g, 0, 'london', 'princess');
    g.realms[0]!.tokens[0] = 5;
    stock(g, 0, 2, 12, 0, 1);
  });
  expect(sat.offered('fort')).toEqual([]);
  const after = sat.choose('develop track:production');
  expect([told(after, 'developed')[0]?.level, after.offered('fort')]).toEqual([4, ['fort province:we-london']]);
  expect(table(act(), g => levels(g, 0, { trade: 7 })).offered('develop track:trade')).toEqual([]);
});

test('7.10 what a new level multiplies comes with the next income', () => {
  const sat = table(act(), g => {
    place(g, 0, 'london', 'princess');
    g.realms[0]!.tokens[0] = 5;
  });
  const after = sat.choose('develop track:production');
  expect([after.realm().stock, incomeOf(after.g, 0)[0]]).toEqual([[0, 0, 0, 0], 2]);
});

test('7.11 infantry from Military I for 1 weapon, archers from III for 2 and 1 gold, cavalry from VI for 3 and 2 gold', () => {
  const units = (military: number, weapons: number, gold: number): string[] =>
    table(act(), g => {
      place(g, 0, 'london', 'princess');
      levels(g, 0, { military });
      stock(g, 0, 0, 0, weapons, gold);
    })
      .offered('army')
      .map(offer => offer.split('unit=')[1]!);
  expect([units(1, 9, 9), units(3, 2, 1), units(6, 3, 2), units(6, 2, 1), units(3, 0, 9)]).toEqual([
    ['infantry'],
    ['infantry', 'archers'],
    ['infantry', 'archers', 'cavalry'],
    ['infantry', 'archers'],
    [],
  ]);
  const built = table([...manoeuvre(), act()], g => {
    place(g, 0, 'london', 'princess');
    stock(g, 0, 0, 0, 1);
  }).choose('army');
  expect(places(built, 'march')).toContain('wessex');
});

test('7.11 only in provinces one controls', () => {
  const sat = table(act(), g => {
    place(g, 0, 'london', 'fort');
    place(g, 1, 'wales', 'fort');
    stock(g, 0, 0, 0, 1);
  });
  expect(places(sat, 'army')).toEqual(['london']);
});

test('7.12 one army an action; the Warlord builds a second one, paid as well', () => {
  const build = (military: number): Sitting =>
    table(act(), g => {
      place(g, 0, 'london', 'princess');
      levels(g, 0, { military });
      stock(g, 0, 0, 0, 4, 2);
    }).choose('army province:we-london unit=infantry');
  expect(build(6).ask).toBe(null);
  const second = build(7);
  expect(second.ask).toBe('secondArmy');
  const after = second.choose('army province:we-london unit=cavalry');
  expect([after.ask, after.standing('london'), after.realm().stock]).toEqual([
    null,
    ['0 princess', '0 infantry', '0 cavalry'],
    [0, 0, 0, 0],
  ]);
  expect(second.choose('done').standing('london')).toHaveLength(2);
});

test('7.13 a fort from Production IV for 12 goods, 2 food and 1 gold, two in a province, eight in all', () => {
  const forts = (production: number, goods: number, arrange: (g: Traders) => void = () => {}): string[] =>
    places(
      table(act(), g => {
        place(g, 0, 'london', 'princess');
        levels(g, 0, { production });
        stock(g, 0, 2, goods, 0, 1);
        arrange(g);
      }),
      'fort',
    );
  expect([forts(3, 12), forts(4, 11), forts(4, 12)]).toEqual([[], [], ['london']]);
  expect(forts(4, 12, g => place(g, 0, 'london', 'fort', 'fort'))).toEqual([]);
  expect(forts(4, 12, g => ['wales', 'wessex', 'yorkshire', 'calais'].forEach(p => place(g, 0, p, 'fort', 'fort')))).toEqual([]);
});

test('7.14 an upgrade from Production V for 7 goods a step, whatever the military level, from the reserve', () => {
  const to = (production: number, goods: number, arrange: (g: Traders) => void = () => {}): string[] =>
    table(act(), g => {
      place(g, 0, 'london', 'infantry');
      levels(g, 0, { production });
      stock(g, 0, 0, goods);
      arrange(g);
    })
      .offered('upgrade piece:0')
      .map(offer => offer.split('to=')[1]!);
  expect([to(4, 20), to(5, 6), to(5, 7), to(5, 14)]).toEqual([[], [], ['archers'], ['archers', 'cavalry']]);
  expect(to(5, 14, g => place(g, 0, 'wales', 'archers', 'archers', 'archers', 'archers'))).toEqual(['cavalry']);
  const after = table(act(), g => {
    place(g, 0, 'london', 'infantry');
    levels(g, 0, { production: 5 });
    stock(g, 0, 0, 14);
  }).choose('upgrade piece:0 to=cavalry');
  expect([after.standing('london'), after.realm().stock[1]]).toEqual([['0 cavalry'], 0]);
});

test('7.15 the upgraded army stays where and as it was, spent points and damage included', () => {
  const sat = table(act(), g => {
    const [army] = place(g, 0, 'london', 'infantry');
    Object.assign(army!, { spent: 2, damage: 0, lying: true });
    levels(g, 0, { production: 5 });
    stock(g, 0, 0, 14);
  });
  const army = sat.choose('upgrade piece:0 to=cavalry').g.pieces[0]!;
  expect([KINDS[army.kind], army.spent, army.lying, army.at]).toEqual(['cavalry', 2, true, at(sat.g, 'london')]);
});

test('7.16 a rival’s army cannot be upgraded', () => {
  const sat = table(act(), g => {
    place(g, 1, 'london', 'infantry');
    levels(g, 0, { production: 5 });
    stock(g, 0, 0, 14);
  });
  expect(sat.offered('upgrade')).toEqual([]);
});

test('7.17 a declaration puts both at war at once', () => {
  const after = table(act(), () => {}, { seats: 3 }).choose('war rival:2');
  expect([after.g.wars, told(after, 'warDeclared')[0]?.again]).toEqual([[{ a: 0, b: 2, since: 1, struck: false }], false]);
  expect(table(act(), g => war(g, 0, 1)).offered('war')).toEqual([]);
});

test('8.1 level I is everybody’s, the others take 1, 2, 3, 3, 3 and 4 tokens', () => {
  const levelAt = (count: number): number => {
    const sat = table(act(), g => (g.realms[0]!.tokens[1] = count - 1));
    return told(sat.choose('develop track:trade'), 'developed')[0]!.level;
  };
  expect([1, 2, 3, 5, 6, 8, 9, 11, 12, 15, 16].map(levelAt)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
});
