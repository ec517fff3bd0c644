import type { Traders } from '../state';
import { orderOf } from '../rules/turn';
import { levels, opening, place, stock, table, verbs } from './table';

/** Romania 2, Austria 5, Croatia 6, Bulgaria 8. */
const EAST = { seats: 4, land: 'east', nations: ['austria', 'bulgaria', 'romania', 'croatia'] } as const;
const [A, B, R, C] = [0, 1, 2, 3];
const inTurn = (turn: number, varies: boolean): number[] =>
  orderOf(table({ ask: 'shift', seat: 0 }, g => (g.variableOrder = varies), { ...EAST, turn }).g);

test('3.1 the order is that of nation numbers, and the second action reverses it', () => {
  expect(inTurn(1, false)).toEqual([R, A, C, B]);
  let sat = table({ ask: 'development' }, g => (g.order = orderOf(g)), EAST);
  const asked: (number | null)[] = [];
  for (let i = 0; i < 8; i++) {
    asked.push(sat.asked);
    sat = sat.choose('pass');
  }
  expect(asked).toEqual([R, A, C, B, B, C, A, R]);
});

test('3.2 upkeep, trade, development, manoeuvre, and never back', () => {
  const phases: string[] = [];
  const sat = table({ ask: 'turn' }, g => {
    for (const [seat, home] of ['east-anglia', 'highlands'].entries()) place(g, seat, home, 'infantry', 'princess');
    stock(g, 0, 1, 0, 0, 20);
    stock(g, 1, 1, 0, 0, 20);
  });
  const note = (at: typeof sat): typeof sat => {
    phases.push(`${at.g.phase} ${at.ask}`);
    return at;
  };
  note(note(note(sat).choose('feedAll', 'feedAll')).choose('done', 'done'));
  expect(phases).toEqual(['upkeep feed', 'trade trade', 'development act']);
  expect(verbs(sat.choose('feedAll', 'feedAll', 'done', 'done'))).not.toContain('bank');
});

test('3.3 after the tenth turn it is over', () => {
  const end = (turn: number): string | null => table({ ask: 'turnEnd' }, () => {}, { turn }).ask;
  expect([end(9), end(10)]).toEqual(['act', null]);
});

test('21.1 in a changing order the next nation of the ring begins each turn', () => {
  expect([1, 2, 3, 4, 5].map(turn => inTurn(turn, true))).toEqual([
    [R, A, C, B],
    [A, C, B, R],
    [C, B, R, A],
    [B, R, A, C],
    [R, A, C, B],
  ]);
});

test('21.2 it takes the place of the nation order in every step', () => {
  let sat = table({ ask: 'turn' }, g => (g.variableOrder = true), { ...EAST, turn: 2 });
  const asked: (number | null)[] = [];
  for (let i = 0; i < 8; i++) {
    asked.push(sat.asked);
    sat = sat.choose('pass');
  }
  expect(asked).toEqual([A, C, B, R, R, B, C, A]);
});

test('21.12 an agreed number of turns ends the match', () => {
  expect(opening(2, { turns: 8 }).g.lastTurn).toBe(8);
  const end = (turn: number): string | null =>
    table(
      { ask: 'turnEnd' },
      (g: Traders) => {
        g.lastTurn = 8;
        levels(g, 0, {});
      },
      { turn },
    ).ask;
  expect([end(7), end(8)]).toEqual(['act', null]);
});
