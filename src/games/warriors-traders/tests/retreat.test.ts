import { told } from '@/engine/testing/sitting';
import { isArmy } from '../rules/pieces';
import { pointsLeft } from '../rules/movement';
import type { Traders, TradersQuestion } from '../state';
import { barbarians, levels, manoeuvre, place, places, table, war, type Sitting } from './table';

const commanders = (g: Traders): void => [0, 1].forEach(seat => levels(g, seat, { military: 4 }));
const blocked = (g: Traders, ...names: string[]): void => names.forEach(name => void barbarians(g, name));

/** Seat 0 from London into Wales, where seat 1 is. */
function fight(arrange: (g: Traders) => void): Sitting {
  const sat = table(manoeuvre(), g => {
    arrange(g);
    war(g, 0, 1);
    commanders(g);
  });
  const all = sat.g.pieces.filter(p => p.owner === 0 && isArmy(p));
  return sat.choose(...all.map(p => `march province:we-wales piece=${p.id}`), 'toBattle');
}

test('11.1 to a neighbouring province that is one’s own or free, or lost without points', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'infantry', 'princess');
    place(g, 1, 'wales', 'infantry', 'fort');
    blocked(g, 'ulster', 'yorkshire');
    place(g, 1, 'wessex', 'princess');
  });
  expect(sat.ask).toBe('strike');
  const hit = sat.choose('hit piece:2 damage=1');
  expect(told(hit, 'killed').map(e => e.owner)).toEqual([0]);
  const own = fight(g => {
    place(g, 0, 'london', 'infantry', 'princess');
    place(g, 1, 'wales', 'infantry');
    blocked(g, 'ulster', 'yorkshire');
    place(g, 1, 'wessex', 'princess');
  });
  expect(places(own, 'leave')).toEqual(['east-anglia', 'london']);
  const nowhere = fight(g => {
    place(g, 0, 'london', 'archers', 'princess');
    place(g, 1, 'wales', 'archers');
    blocked(g, 'ulster', 'yorkshire', 'wessex', 'east-anglia');
  });
  expect(told(nowhere, 'lost').map(e => [e.owner, e.count])).toEqual([[1, 1]]);
  expect([nowhere.realm(0).kills, nowhere.standing('wales')]).toEqual([0, []]);
});

test('11.2 all who retreat go together', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    place(g, 1, 'wales', 'infantry', 'infantry');
  });
  const struck = sat.choose('hit piece:2 damage=1', 'hit piece:3 damage=1', 'hit piece:0 damage=1', 'hit piece:1 damage=1');
  const after = struck.choose('leave province:we-london', 'leave province:we-ulster');
  expect([after.standing('london'), after.standing('ulster')]).toEqual([
    ['0 infantry*', '0 infantry*'],
    ['1 infantry*', '1 infantry*'],
  ]);
});

test('11.3 who has retreated lies without points, and still holds the province reached', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'infantry');
  });
  const after = sat.choose('leave province:we-london', 'leave province:we-ulster');
  const army = after.g.pieces.find(p => p.owner === 1)!;
  expect([after.holder('ulster'), army.lying, pointsLeft(after.g, army)]).toEqual([1, true, 0]);
});

test('11.4 the province the attacker came from is open to the defender, if it is free now', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'archers');
    place(g, 1, 'wales', 'archers');
  });
  expect(places(sat.choose('leave province:we-wessex'), 'leave')).toContain('london');
});

test('11.5 attackers left beside any defender must all withdraw to one province', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'archers', 'archers');
    place(g, 1, 'wales', 'fort');
  });
  const struck = sat.choose('hit piece:0 damage=3', 'hit piece:1 damage=1', 'hit piece:1 damage=1');
  expect([struck.ask, struck.asked]).toEqual(['leave', 0]);
  expect(struck.choose('leave province:we-london').standing('london')).toEqual(['0 archers*']);
});

test('11.5 a lying defender or a princess left is enough', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    place(g, 1, 'wales', 'princess', 'princess', 'princess');
  });
  const struck = sat.choose('hit piece:2 damage=1', 'hit piece:3 damage=1');
  expect(struck.ask).toBe('leave');
  expect(struck.choose('leave province:we-london').standing('wales')).toEqual(['1 princess']);
  const lying = fight(g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'infantry', 'infantry').forEach(army => (army.lying = true));
  });
  const one = lying.choose('hit piece:1 damage=1');
  expect([one.ask, one.standing('wales')]).toEqual(['leave', ['1 infantry*', '0 infantry']]);
});

test('11.6 withdrawing costs no point but ends them all; without a province they are lost, and nobody scores', () => {
  const arrange = (g: Traders): void => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess', 'princess');
  };
  const free = fight(arrange).choose('hit piece:1 damage=1', 'leave province:we-london');
  const army = free.g.pieces.find(p => p.owner === 0)!;
  expect([army.lying, army.spent, pointsLeft(free.g, army)]).toEqual([false, 2, 0]);
  const closed = fight(g => {
    arrange(g);
    blocked(g, 'ulster', 'yorkshire', 'wessex', 'east-anglia');
    place(g, 1, 'calais', 'princess');
  }).choose('hit piece:1 damage=1');
  expect(closed.standing('london')).toEqual(['0 infantry']);
  const nowhere = fight(g => {
    arrange(g);
    blocked(g, 'ulster', 'yorkshire', 'wessex', 'east-anglia');
  }).choose('hit piece:1 damage=1');
  expect(nowhere.holder('london')).toBe(0);
});

test('11.6 lost when even the way back is closed', () => {
  const pending: TradersQuestion[] = [{ ask: 'battles', seat: 0, round: 1, fought: false }];
  const sat = table(pending, g => {
    place(g, 1, 'wales', 'princess', 'princess');
    place(g, 0, 'wales', 'infantry');
    blocked(g, 'ulster', 'yorkshire', 'wessex', 'east-anglia', 'london');
    war(g, 0, 1);
  });
  const after = sat.choose('hit piece:0 damage=1');
  expect([told(after, 'lost').map(e => [e.owner, e.how]), after.realm(1).kills]).toEqual([[[0, 'withdrawal']], 0]);
});

test('11.7 retreaters and withdrawers may go different ways, retreaters first', () => {
  const sat = fight(g => {
    place(g, 0, 'london', 'infantry', 'archers');
    place(g, 1, 'wales', 'infantry', 'fort');
  });
  let now = sat.choose('hit piece:3 damage=3');
  while (now.asked === 1 && now.ask === 'strike') now = now.choose(now.offered('hit piece:1')[0] ?? now.offers[0]!);
  expect(now.ask).not.toBe('strike');
  const split = table([{ ask: 'standoff' }, { ask: 'leaving', owner: 0, how: 'retreat', pieces: [1] }], g => {
    place(g, 1, 'wales', 'fort');
    const [lying] = place(g, 0, 'wales', 'infantry', 'archers');
    lying!.lying = true;
    g.battle = { at: g.pieces[0]!.at, attacker: 0, defender: 1, blows: [] };
  });
  const after = split.choose('leave province:we-london', 'leave province:we-wessex');
  expect([after.standing('london'), after.standing('wessex')]).toEqual([['0 infantry*'], ['0 archers']]);
});

test('11.8 a defender may retreat into an own province that is still to be fought for, and lies there', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    place(g, 1, 'wales', 'infantry');
    place(g, 1, 'wessex', 'princess');
    war(g, 0, 1);
    commanders(g);
  });
  const two = sat.choose('march province:we-wales piece=0', 'march province:we-wessex piece=1', 'toBattle', 'fight province:we-wales');
  const after = two.choose('leave province:we-london', 'leave province:we-wessex');
  expect(after.facts).toContainEqual(expect.objectContaining({ what: 'battle', at: 'province:we-wessex', attack: 1, defence: 0 }));
  expect(after.standing('wessex')).toContain('1 infantry*');
});
