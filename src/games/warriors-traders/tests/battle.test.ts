import { told } from '@/engine/testing/sitting';
import type { Kind } from '../data/names';
import { canRetreat, fatalTo, strengthOf } from '../rules/pieces';
import type { Traders } from '../state';
import { barbarians, levels, manoeuvre, place, places, table, war, type Sitting } from './table';

/** London attacks Wales: seat 0 against seat 1, or against barbarians. */
function attack(own: readonly Kind[], theirs: readonly Kind[], arrange: (g: Traders) => void = () => {}, turn = 1): Sitting {
  const isBarbarian = theirs.includes('barbarian');
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', ...own);
      if (isBarbarian) barbarians(g, 'wales', ...(theirs as ('barbarian' | 'fort')[]));
      else place(g, 1, 'wales', ...theirs);
      war(g, 0, 1);
      arrange(g);
    },
    { turn },
  );
  return sat.choose(...own.map((_, i) => `march province:we-wales piece=${i}`), 'toBattle');
}
const commander = (seat: number) => (g: Traders) => levels(g, seat, { military: 4 });

test('10.1 the attacker says which battle comes first; each is fought out', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    barbarians(g, 'wales');
    barbarians(g, 'wessex');
  });
  const two = sat.choose('march province:we-wales piece=0', 'march province:we-wessex piece=1', 'toBattle');
  expect(two.offers).toEqual(['fight province:we-wales', 'fight province:we-wessex']);
  const first = two.choose('fight province:we-wessex');
  expect(told(first, 'battle').map(e => e.at)).toEqual(['province:we-wessex', 'province:we-wales']);
});

test('10.2 damage is the strength of all pieces that have not retreated, whatever they have suffered', () => {
  const sat = attack(['cavalry'], ['archers', 'fort', 'infantry'], g => {
    g.pieces[0]!.damage = 2;
    g.pieces[3]!.lying = true;
  });
  expect(told(sat, 'battle').map(e => [e.attack, e.defence])).toEqual([[3, 7]]);
});

test('10.3 both sides strike at once, each with its full total', () => {
  const both = attack(['infantry'], ['infantry']);
  expect([both.standing('wales'), both.points(0), both.points(1)]).toEqual([[], 1, 1]);
  const two = attack(['infantry', 'infantry'], ['barbarian']);
  expect([two.standing('wales'), two.points()]).toEqual([['0 infantry'], 2]);
});

test('10.3 any split; more than kills may be given; the rest is lost when all are dead', () => {
  const sat = attack(['cavalry', 'cavalry'], ['infantry', 'archers']);
  expect(sat.offers).toEqual([
    'hit piece:2 damage=1',
    'hit piece:2 damage=6',
    'hit piece:3 damage=1',
    'hit piece:3 damage=2',
    'hit piece:3 damage=6',
  ]);
  const after = sat.choose('hit piece:2 damage=1', 'hit piece:3 damage=2');
  expect([after.asked, after.ask]).toEqual([1, 'strike']);
  expect(sat.choose('hit piece:2 damage=6').ask).toBe('strike');
});

test('10.4 princesses can be hit when the damage so far destroys all forts; forts protect no armies', () => {
  const five = attack(['cavalry', 'archers'], ['fort', 'princess', 'infantry']);
  expect(places(five, 'hit')).toEqual(['2', '2', '2', '2', '2', '4', '4']);
  const six = attack(['cavalry', 'cavalry'], ['fort', 'princess']).choose('hit piece:3 damage=1', 'hit piece:0 damage=5');
  expect(
    told(six, 'killed')
      .filter(e => e.by === 0)
      .map(e => e.kind),
  ).toEqual([4, 3]);
  expect(
    told(attack(['cavalry', 'archers'], ['fort', 'princess']).choose('hit piece:0 damage=5'), 'killed')
      .filter(e => e.by === 0)
      .map(e => e.kind),
  ).toEqual([4]);
});

test('10.5 without a Commander an army dies at life 0, with one it retreats at 0 and dies below', () => {
  expect(told(attack(['infantry'], ['infantry']), 'killed').map(e => e.owner)).toEqual([1, 0]);
  const retreats = attack(['infantry'], ['infantry'], commander(1));
  expect([told(retreats, 'killed').map(e => e.owner), retreats.ask]).toEqual([[0], 'leave']);
  expect(told(attack(['infantry', 'infantry'], ['infantry'], commander(1)).choose('hit'), 'killed').map(e => e.owner)).toContain(1);
});

test('10.6 barbarian armies can always retreat, forts and princesses never', () => {
  const barb = attack(['infantry'], ['barbarian']);
  expect([barb.ask, barb.asked]).toEqual(['leave', 0]);
  const fort = attack(['cavalry', 'archers'], ['fort'], commander(1)).choose('hit piece:0 damage=5');
  expect(fort.standing('wales').includes('1 fort')).toBe(false);
});

test('10.7 a retreated piece deals nothing and dies of any damage', () => {
  const sat = attack(['infantry'], ['archers'], g => {
    commander(1)(g);
    g.pieces[1]!.lying = true;
    g.pieces[1]!.damage = 2;
  });
  expect([told(sat, 'battle')[0]?.defence, told(sat, 'killed').map(e => [e.owner, e.points])]).toEqual([0, [[1, 2]]]);
  expect(sat.standing('wales')).toEqual(['0 infantry']);
});

test('10.7 so it does when it was upgraded after its retreat, and it cannot retreat again', () => {
  const lying = (g: Traders): void => {
    commander(1)(g);
    void Object.assign(g.pieces[1]!, { lying: true, damage: 1 });
  };
  const sat = attack(['infantry'], ['cavalry'], lying);
  expect([told(sat, 'killed').map(e => e.owner), sat.standing('wales')]).toEqual([[1], ['0 infantry']]);
  const { g } = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'cavalry');
    lying(g);
  });
  expect([canRetreat(g, g.pieces[1]!), fatalTo(g, g.pieces[1]!)]).toEqual([false, 1]);
});

test('10.8 damage stays until the end of the turn and adds up', () => {
  const sat = attack(['archers'], ['barbarian'], g => (g.pieces[1]!.damage = 1), 4);
  expect(told(sat, 'killed').map(e => e.owner)).toContain(-2);
  const fresh = attack(['archers'], ['barbarian'], () => {}, 4);
  expect(told(fresh, 'killed').map(e => e.owner)).not.toContain(-2);
});

test('10.9 kills score 1, 2 and 3, a princess 1, a barbarian army 1, a fort 3, for defenders too', () => {
  const points = (sat: Sitting, by: number): number[] =>
    told(sat, 'killed')
      .filter(e => e.by === by)
      .map(e => e.points);
  expect(
    points(
      attack(['cavalry', 'cavalry', 'infantry'], ['archers', 'fort']).choose(
        'hit piece:3 damage=2',
        'hit piece:4 damage=5',
        'hit piece:0 damage=3',
        'hit piece:1 damage=3',
        'hit piece:2 damage=1',
      ),
      0,
    ),
  ).toEqual([2, 3]);
  expect(points(attack(['cavalry'], ['cavalry']), 1)).toEqual([3]);
  expect(points(attack(['infantry'], ['princess']), 0)).toEqual([1]);
  const barb = attack(['infantry', 'infantry'], ['barbarian']);
  expect([points(barb, 0), points(barb, -2)]).toEqual([[1], [0]]);
});

test('10.10 who is removed because there is nowhere to go scores for nobody', () => {
  const sat = attack(['infantry'], ['barbarian'], g =>
    ['wessex', 'yorkshire', 'east-anglia', 'ulster', 'london'].forEach(p => place(g, 1, p, 'princess')),
  );
  expect([told(sat, 'lost').map(e => e.owner), sat.realm(0).kills]).toEqual([[-2], 0]);
});

test('10.11 the attacker’s retreat comes first', () => {
  const sat = attack(['infantry'], ['infantry'], g => {
    commander(0)(g);
    commander(1)(g);
  });
  expect([sat.asked, sat.ask]).toEqual([0, 'leave']);
  expect(sat.choose('leave province:we-london').asked).toBe(1);
});

test('10.12 attackers alone take the province; when nobody is left it is free', () => {
  expect(attack(['infantry', 'infantry'], ['barbarian']).holder('wales')).toBe(0);
  expect(attack(['infantry'], ['barbarian']).choose('leave province:we-ulster').holder('wales')).toBe(-1);
});

test('10.13 defending costs nothing and happens at full strength as often as it must', () => {
  const sat = attack(['infantry'], ['archers'], g => Object.assign(g.pieces[1]!, { spent: 2, fights: 1 }));
  const archers = sat.g.pieces.find(p => p.owner === 1)!;
  expect([told(sat, 'battle')[0]?.defence, archers.spent, archers.fights, strengthOf(sat.g, archers)]).toEqual([2, 2, 1, 2]);
});

test('10.14 assignments, deaths, the attacker’s retreat, the defender’s, withdrawal', () => {
  const sat = attack(['infantry', 'archers', 'archers'], ['infantry', 'archers', 'cavalry'], g => {
    commander(0)(g);
    commander(1)(g);
  });
  const asked = [`${sat.asked} ${sat.ask}`];
  let now = sat;
  for (const move of [
    'hit piece:3 damage=1',
    'hit piece:4 damage=3',
    'hit piece:5 damage=1',
    'hit piece:0 damage=1',
    'hit piece:1 damage=3',
    'hit piece:2 damage=1',
    'hit piece:2 damage=1',
  ]) {
    if (now.offers.some(offer => offer === move)) now = now.choose(move);
    asked.push(`${now.asked} ${now.ask}`);
  }
  while (now.ask === 'strike') now = now.choose(now.offers[0]!);
  const kinds = now.facts.map(f => f.what);
  expect(asked.filter((a, i) => a !== asked[i - 1]).slice(0, 2)).toEqual(['0 strike', '1 strike']);
  expect([kinds.includes('killed'), now.ask, now.asked]).toEqual([true, 'leave', 0]);
  const [second] = [now.choose(now.offers[0]!)];
  expect([second.ask, second.asked]).toEqual(['leave', 1]);
});
