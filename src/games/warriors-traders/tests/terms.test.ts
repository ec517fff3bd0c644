import { ATLASES, LANDS, MAPS } from '../data/lands';
import { INFANTRY, KINDS, PRINCESS } from '../data/names';
import { RESERVE } from '../data/numbers';
import { armiesOf, inReserve, lifeOf, remove, settle, strengthOf } from '../rules/pieces';
import { seenBy } from '../sight';
import { act, at, barbarians, levels, manoeuvre, opening, place, stock, table, war } from './table';

test('1.1 a princess and a fort are no armies', () => {
  const { g } = table(act(), g => place(g, 0, 'wales', 'infantry', 'princess', 'fort'));
  expect(armiesOf(g, 0).map(piece => KINDS[piece.kind])).toEqual(['infantry']);
});

test.each(['infantry', 'princess', 'fort'] as const)('1.2 a single %s controls a province', kind => {
  expect(table(act(), g => place(g, 0, 'wales', kind)).holder('wales')).toBe(0);
});

test('1.3 a province is barbarian by an army or a fort, and free when nobody is there', () => {
  const sat = table(act(), g => {
    barbarians(g, 'london', 'fort');
    barbarians(g, 'wales');
  });
  expect([sat.holder('london'), sat.holder('wales'), sat.holder('wessex')]).toEqual([-2, -2, -1]);
  const { g } = sat;
  remove(g, g.pieces[0]!);
  settle(g, at(g, 'london'), () => {});
  expect(g.holder[at(g, 'london')]).toBe(-1);
});

test('1.4 a province left without pieces is free at once, and its points are gone', () => {
  const sat = table(manoeuvre(), g => place(g, 0, 'slesvig', 'infantry'));
  expect(sat.points()).toBe(1);
  const after = sat.choose('march province:we-oldenburg');
  expect([after.holder('slesvig'), after.holder('oldenburg'), after.points()]).toEqual([-1, 0, 1]);
});

test('1.5 every nation has one capital, one trade centre and two contested provinces, and neighbours are mutual', () => {
  for (const map of MAPS) {
    const { nations, provinces } = ATLASES[map];
    expect(nations).toHaveLength(8);
    nations.forEach((_, nation) => {
      const own = provinces.filter(p => p.of.includes(nation)).map(p => p.kind);
      expect(['capital', 'tradeCentre', 'contested'].map(kind => own.filter(k => k === kind).length)).toEqual([1, 1, 2]);
    });
    provinces.forEach((p, i) => {
      expect(p.of).toHaveLength(p.kind === 'contested' ? 2 : 1);
      for (const n of p.next) expect(provinces[n]!.next).toContain(i);
      expect(p.yields).toHaveLength(3);
    });
  }
  expect(MAPS.map(map => ATLASES[map].provinces.length)).toEqual([40, 41, 40]);
  expect(MAPS.map(map => ATLASES[map].provinces.reduce((n, p) => n + p.next.length, 0) / 2)).toEqual([92, 103, 98]);
});

/** Ours: the rulebook’s text does not print the symbols. */
test('1.5 symbols: one of each in a capital, 3 5 2, 3 6 2 or 3 6 3 in all that a nation holds alone, and two in a contested province', () => {
  for (const map of MAPS) {
    const { nations, provinces } = ATLASES[map];
    nations.forEach((_, nation) => {
      const own = provinces.filter(p => p.of.includes(nation));
      const alone = own.filter(p => p.kind !== 'contested');
      const sum = (of: typeof own): number[] => [0, 1, 2].map(good => of.reduce((n, p) => n + p.yields[good]!, 0));
      expect(own.find(p => p.kind === 'capital')!.yields).toEqual([1, 1, 1]);
      expect([alone.length, sum(alone)]).toEqual([alone.length, [3, alone.length === 3 ? 5 : 6, alone.length === 5 ? 3 : 2]]);
      expect(sum(own.filter(p => p.kind === 'contested'))).toEqual([1, 2, 1]);
    });
  }
});

test('1.6 a reserve holds four of each army and princesses, eight forts', () => {
  expect(RESERVE).toEqual([4, 4, 4, 4, 8]);
  const full = table(act(), g => {
    place(g, 0, 'wales', 'infantry', 'infantry', 'infantry', 'infantry');
    stock(g, 0, 0, 0, 5);
  });
  expect(full.offered('army')).toEqual([]);
  expect(inReserve(full.g, 0, INFANTRY)).toBe(0);
});

test('1.7 strength and resistance', () => {
  const { g } = table(
    act(),
    g => {
      place(g, 0, 'wales', 'infantry', 'archers', 'cavalry', 'fort', 'princess');
      barbarians(g, 'london', 'fort', 'barbarian');
    },
    { turn: 5 },
  );
  expect(g.pieces.map(piece => [strengthOf(g, piece), lifeOf(g, piece)])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 5],
    [0, 1],
    [5, 5],
    [2, 2],
  ]);
});

test('1.8 armies and forts return to the reserve, a dead princess does not come back', () => {
  const sat = table(manoeuvre(0), g => {
    levels(g, 0, { military: 4 });
    place(g, 0, 'london', 'cavalry', 'cavalry');
    place(g, 1, 'wales', 'princess', 'infantry');
    war(g, 0, 1);
  });
  const after = sat.choose(
    'march province:we-wales',
    'march province:we-wales',
    'toBattle',
    'hit piece:2 damage=1',
    'hit piece:3 damage=5',
    'hit piece:0 damage=1',
  );
  expect([inReserve(after.g, 1, INFANTRY), after.g.pieces.filter(p => p.kind === PRINCESS)]).toEqual([4, []]);
  expect(after.standing('wales')).toContain('0 cavalry');
});

test('1.9 the bank never runs out', () => {
  const sat = table({ ask: 'trade', seat: 0, proposals: 0 }, g => {
    place(g, 0, 'east-anglia', 'princess');
    stock(g, 0, 0, 0, 0, 70);
  });
  const after = sat.choose(...Array.from({ length: 10 }, () => 'bank bank:goods give=gold'));
  expect(after.realm().stock).toEqual([0, 10, 0, 0]);
});

test('1.10 everything lies open but the seed', () => {
  const { g } = opening(3);
  expect(seenBy(g, 1)).toEqual({ ...g, seed: 0 });
  expect(seenBy(g, null)).toEqual({ ...g, seed: 0 });
});

test('1.11 while attackers wait for their battle the province stays with its defender', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    barbarians(g, 'wales');
  });
  const after = sat.choose('march province:we-wales');
  expect([after.holder('wales'), after.ask]).toEqual([-2, 'march']);
  expect(after.points()).toBe(3);
});

test('the parts of a map have whole nations to play', () => {
  for (const land of Object.values(LANDS))
    for (const nation of land.start) {
      expect(land.open).toContain(land.capitals[nation]);
      expect([3, 4, 5]).toContain(land.core[nation]!.length);
    }
});
