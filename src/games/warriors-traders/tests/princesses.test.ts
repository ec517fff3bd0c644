import { told } from '@/engine/testing/sitting';
import { inReserve, lifeOf } from '../rules/pieces';
import { FORT, PRINCESS } from '../data/names';
import type { TradersQuestion } from '../state';
import { act, barbarians, levels, manoeuvre, place, places, princesses, stock, table, war } from './table';

test('12.1 after the battles each princess may take one step into a free or own province', () => {
  const sat = table(princesses(), g => {
    place(g, 0, 'london', 'princess');
    place(g, 0, 'wales', 'fort');
    barbarians(g, 'wessex');
    place(g, 1, 'calais', 'fort');
  });
  expect(places(sat, 'travel')).toEqual(['east-anglia', 'normandie', 'wales']);
  const after = sat.choose('travel province:we-wales');
  expect([after.standing('wales'), after.ask]).toEqual([['0 fort', '0 princess'], null]);
  const battle = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    barbarians(g, 'wales');
  });
  const freed = battle.choose('march province:we-wales', 'toBattle', 'leave province:we-ulster');
  expect(places(freed, 'travel')).toContain('wales');
});

test('12.2 princesses never fight or retreat, and any damage kills them for a point', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess');
    levels(g, 1, { military: 7 });
    war(g, 0, 1);
  });
  expect(
    places(
      table(manoeuvre(1), g => place(g, 1, 'wales', 'princess')),
      'march',
    ),
  ).toEqual([]);
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect([told(after, 'battle')[0]?.defence, told(after, 'killed').map(e => [e.kind, e.points])]).toEqual([0, [[PRINCESS, 1]]]);
  expect(after.standing('wales')).toEqual(['0 infantry']);
});

test('12.3 a princess alone holds a province and its symbols', () => {
  const sat = table({ ask: 'resources' }, g => place(g, 0, 'london', 'princess'));
  expect([sat.holder('london'), sat.realm().stock[0]]).toEqual([0, 1]);
});

test('12.4 one after the other; what the first enters is own ground for the next, and each goes one step', () => {
  const sat = table(princesses(), g => place(g, 0, 'rumelia', 'princess', 'princess', 'fort'), {
    land: 'east',
    nations: ['bulgaria', 'serbia'],
  });
  expect(places(sat, 'travel')).toEqual(['bulgaria']);
  const after = sat.choose('travel province:ee-bulgaria piece=0', 'travel province:ee-bulgaria piece=1');
  expect([after.standing('bulgaria'), after.ask]).toEqual([['0 princess', '0 princess'], null]);
});

const assault: TradersQuestion[] = manoeuvre();

test('13.1 a fort holds its province, deals 5, takes 5 and never leaves', () => {
  const sat = table(assault, g => {
    place(g, 0, 'london', 'cavalry');
    place(g, 1, 'wales', 'fort');
    war(g, 0, 1);
  });
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect([told(after, 'battle').map(e => [e.attack, e.defence]), after.standing('wales')]).toEqual([[[3, 5]], ['1 fort']]);
  expect(
    lifeOf(
      after.g,
      after.g.pieces.find(p => p.kind === FORT)!,
    ),
  ).toBe(2);
});

test('13.2 two forts at most, 3 points while they stand, 3 to whoever destroys one', () => {
  const sat = table(assault, g => {
    place(g, 0, 'london', 'cavalry', 'archers');
    place(g, 1, 'wales', 'fort', 'infantry');
    war(g, 0, 1);
  });
  expect(sat.points(1)).toBe(4);
  const hit = sat.choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle', 'hit piece:2 damage=5');
  const after = hit.choose('hit piece:0 damage=3', 'hit piece:1 damage=3');
  expect([after.realm(0).kills, after.points(1)]).toEqual([3, 6]);
});

test('13.3 a destroyed fort may be built again', () => {
  const build = (forts: number): string[] =>
    places(
      table(act(), g => {
        const names = ['wales', 'wessex', 'yorkshire', 'calais'];
        for (let i = 0; i < forts; i++) place(g, 0, names[i >> 1]!, 'fort');
        place(g, 0, 'london', 'princess');
        levels(g, 0, { production: 4 });
        stock(g, 0, 2, 12, 0, 1);
      }),
      'fort',
    );
  expect([build(8), build(7).includes('london')]).toEqual([[], true]);
  expect(inReserve(table(act(), g => place(g, 0, 'wales', 'fort')).g, 0, FORT)).toBe(7);
});

test('13.4 damage on a fort is gone when the turn ends', () => {
  const sat = table({ ask: 'turnEnd' }, g => (place(g, 0, 'wales', 'fort')[0]!.damage = 4));
  expect(sat.g.pieces[0]!.damage).toBe(0);
});

test('13.5 barbarian forts are as strong, and do not grow', () => {
  const sat = table(
    assault,
    g => {
      place(g, 0, 'london', 'cavalry');
      barbarians(g, 'wales', 'fort');
    },
    { turn: 8 },
  );
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect(told(after, 'battle')[0]?.defence).toBe(5);
});
