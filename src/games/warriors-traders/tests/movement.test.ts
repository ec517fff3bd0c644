import { KINDS } from '../data/names';
import { pointsLeft, reach } from '../rules/movement';
import { provinceSpot } from '../spots';
import type { Traders } from '../state';
import { act, barbarians, levels, manoeuvre, place, places, stock, table, verbs, war, type Sitting } from './table';

/** Where the first army can go, with what it costs. */
const reachable = ({ g }: Sitting): Record<string, number> =>
  Object.fromEntries(
    reach(
      g,
      g.pieces.find(p => p.kind < 3)!,
    ).map(({ to, cost }) => [provinceSpot(g, to).slice('province:we-'.length), cost]),
  );

const all = (g: Traders, owner: number, ...names: string[]): void =>
  names.forEach(name => void (owner < 0 ? barbarians(g, name) : place(g, owner, name, 'princess')));

test('9.1 one player does the whole manoeuvre before the next, and need not move', () => {
  const sat = table({ ask: 'manoeuvres' }, g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'lothian', 'infantry');
  });
  expect([sat.asked, sat.offers.every(offer => !offer.includes('piece=1'))]).toEqual([0, true]);
  expect(sat.choose('done').asked).toBe(1);
});

test('9.2 a step costs a point, a combat another, one combat a turn', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    barbarians(g, 'wales');
  });
  const after = sat.choose('march province:we-wales', 'march province:we-wales', 'toBattle');
  const winner = after.g.pieces.find(p => p.owner === 0)!;
  expect([winner.spent, winner.fights, pointsLeft(after.g, winner)]).toEqual([2, 1, 0]);
});

test('9.3 armies go freely through own and free provinces', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 0, 'wales', 'princess');
    levels(g, 0, { military: 4 });
  });
  expect(reachable(sat)).toMatchObject({ wales: 1, ulster: 2, dublin: 3, yorkshire: 2 });
});

test('9.4 into a hostile province only with a point left to fight, and no further', () => {
  const near = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    barbarians(g, 'wales');
    barbarians(g, 'ulster');
  });
  expect(reachable(near)).toMatchObject({ wales: 1 });
  expect(reachable(near)).not.toHaveProperty('ulster');
  const far = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    barbarians(g, 'lothian');
  });
  expect(reachable(far)).toMatchObject({ yorkshire: 2 });
  expect(reachable(far)).not.toHaveProperty('lothian');
  const enemy = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess');
    war(g, 0, 1);
  });
  expect(places(enemy, 'march')).toContain('wales');
  const engaged = enemy.choose('march province:we-wales');
  expect([engaged.offered('march'), verbs(engaged)]).toEqual([[], ['toBattle']]);
});

test('9.4 with points to spare it still goes no further than the hostile province', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'rumelia', 'infantry');
      barbarians(g, 'bulgaria');
      levels(g, 0, { military: 7 });
    },
    {
      land: 'east',
      nations: ['bulgaria', 'serbia'],
    },
  );
  expect(places(sat, 'march')).toEqual(['bulgaria']);
});

test('9.4 with its combats used up an army enters no hostile province', () => {
  const sat = table(manoeuvre(), g => {
    const [army] = place(g, 0, 'london', 'infantry');
    army!.fights = 1;
    levels(g, 0, { military: 5 });
    barbarians(g, 'wales');
  });
  expect(reachable(sat)).not.toHaveProperty('wales');
});

test('9.5 each army needs its own point', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 0, 'east-anglia', 'infantry')[0]!.spent = 1;
    barbarians(g, 'wales');
  });
  expect(sat.offered('march province:we-wales')).toEqual(['march province:we-wales piece=0']);
});

test('9.6 provinces of players at peace are closed', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    all(g, 1, 'wales');
  });
  expect(places(sat, 'march')).not.toContain('wales');
  const princess = table({ ask: 'princesses', seat: 0, round: 1, moved: [] }, g => {
    all(g, 0, 'london');
    all(g, 1, 'wales');
    war(g, 0, 1);
  });
  expect(places(princess, 'travel')).not.toContain('wales');
});

test('9.7 all movement comes before the first battle; armies from two sides fight as one', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 0, 'wessex', 'infantry');
    barbarians(g, 'wales');
  });
  const one = sat.choose('march province:we-wales piece=0');
  expect(one.offered('march province:we-wales')).toEqual(['march province:we-wales piece=1']);
  const after = one.choose('march province:we-wales', 'toBattle');
  expect(after.facts).toContainEqual(expect.objectContaining({ what: 'battle', attack: 2, defence: 1 }));
});

test('9.8 a level gained in the manoeuvre gives its points at once', () => {
  const { g } = table(act(), g => {
    place(g, 0, 'london', 'infantry')[0]!.spent = 1;
    levels(g, 0, { military: 3 });
  });
  expect(pointsLeft(g, g.pieces[0]!)).toBe(1);
  levels(g, 0, { military: 4 });
  expect(pointsLeft(g, g.pieces[0]!)).toBe(2);
});

test('9.9 who retreated, withdrew or was built by a unification has no points left this turn', () => {
  const sat = table([...manoeuvre(), { ask: 'act', seat: 0, why: 'unification', left: 1 }], g => {
    place(g, 0, 'london', 'archers')[0]!.lying = true;
    place(g, 0, 'wessex', 'archers')[0]!.tired = true;
    stock(g, 0, 0, 0, 1);
  });
  const after = sat.choose('army province:we-london unit=infantry');
  expect(after.g.pieces.map(p => [KINDS[p.kind], pointsLeft(after.g, p)])).toEqual([
    ['archers', 0],
    ['archers', 0],
    ['infantry', 0],
  ]);
  expect(after.offered('march')).toEqual([]);
});

test('9.10 any number of armies and princesses may stand in a province', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry', 'infantry', 'archers', 'archers', 'princess', 'princess');
    place(g, 0, 'wales', 'infantry');
  });
  expect(sat.choose('march province:we-london').standing('london')).toHaveLength(8);
});
