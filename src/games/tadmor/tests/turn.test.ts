import { byChance, playOut } from '@/engine/testing/matches';
import { moment } from '@/engine/referee';
import { told } from '@/engine/testing/sitting';
import { tadmor } from '..';
import type { TadmorQuestion } from '../state';
import { fulfilled, goods, opening, put, table, tiles, towers } from './table';

const over: TadmorQuestion = { ask: 'turnEnd' };

test('4.1 a turn is placing, marauders, improvements, construction, kingdom, end; nine turns', () => {
  const g = opening(2).g;
  g.questions = [{ ask: 'turn' }];
  const { state } = moment(tadmor, g);
  expect(state.questions.map(q => q.ask)).toEqual([
    'turnEnd',
    'kingdomBegins',
    'construction',
    'improvements',
    'marauders',
    'placeNext',
    'place',
  ]);
  const eras: number[] = [];
  playOut(tadmor, { seats: 2, seed: 3, options: {} }, byChance(3), { each: at => (eras[at.turn] = Math.ceil(at.turn / 3)) });
  expect(eras.slice(1)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test('12.1 pieces home, goods together, then down to 8, or 12 with I33', () => {
  const end = (owned: number[]) =>
    table(over, g => {
      put(g, 0, 'DA-T1');
      tiles(g, 0, 21, ...owned);
      put(g, 0, 'I21', 'ship');
      goods(g, 0, 5, 3, 0, 0);
      g.merchants[0]!.traded = [0, 0, 3, 0];
    });
  const at = end([]);
  expect([at.ask, at.merchant().reserve, at.merchant().warehouse, at.merchant().traded]).toEqual([
    'discard',
    [3, 2],
    [5, 3, 3, 0],
    [0, 0, 0, 0],
  ]);
  expect(at.offers).toEqual(['drop stock:wood', 'drop stock:stone', 'drop stock:marble']);
  const asks = ({ g }: typeof at): string => tadmor.words.en.asks(g, g.questions.at(-1)!);
  expect([asks(at), asks(at.choose('drop stock:wood'))]).toEqual(['Too many goods: discard 3.', 'Too many goods: discard 2.']);
  const kept = at.choose('drop stock:wood', 'drop stock:wood', 'drop stock:stone');
  expect([kept.ask, kept.merchant().warehouse, kept.g.turn]).toEqual(['place', [3, 2, 3, 0], 2]);
  expect(end([33]).ask).toBe('place');
});

test('12.2 entering Era II and III every level pays 2 points and new tiles are laid out', () => {
  const at = table(
    { ask: 'newTurn' },
    g => {
      towers(g, 6, 0);
      g.display = [5];
    },
    { turn: 3 },
  );
  expect([at.merchant().points, at.merchant(1).points, at.g.turn]).toEqual([22, 10, 4]);
  expect(at.g.display.every(tile => tile > 18 && tile <= 36)).toBe(true);
  const third = table({ ask: 'newTurn' }, g => towers(g, 1, 0), { turn: 6, seats: 4 });
  expect([third.merchant().points, third.g.display.length, third.g.display.every(tile => tile > 36)]).toEqual([12, 10, true]);
  const within = table(
    { ask: 'newTurn' },
    g => {
      towers(g, 6, 0);
      g.display = [5];
    },
    { turn: 2 },
  );
  expect([within.merchant().points, within.g.display]).toEqual([10, [5]]);
});

test('12.3 after turn 9 the match is over, without another payment for the Era', () => {
  const at = table({ ask: 'newTurn' }, g => towers(g, 6, 0), { turn: 9 });
  expect([at.ask, at.asked]).toEqual([null, null]);
  expect(told(at, 'eraBonus')).toEqual([]);
  expect(at.merchant().points).toBe(10 + 12);
});

test('12.3 in the last turn nobody is asked what would count for nothing: what to keep, where to send the marauders', () => {
  const last = (turn: number) =>
    table(
      [{ ask: 'turnEnd' }, { ask: 'marauders' }],
      g => {
        put(g, 0, 'EM-MA');
        goods(g, 0, 8, 1, 0, 0);
      },
      { turn },
    );
  expect(last(8).ask).toBe('select');
  expect(last(8).choose('decline').ask).toBe('discard');
  expect([last(9).ask, last(9).merchant().warehouse]).toEqual([null, [8, 1, 0, 0]]);
});

test('12.1 of one kind alone what has no room goes by itself, and after the last choice between two', () => {
  const at = (...held: number[]) => table([{ ask: 'newTurn' }, { ask: 'turnEnd' }], g => goods(g, 0, ...held));
  const alone = at(9, 0, 0, 0);
  expect([alone.ask, alone.merchant().warehouse]).toEqual(['place', [8, 0, 0, 0]]);
  expect(told(alone, 'dropped')).toMatchObject([{ seat: 0, goods: [1, 0, 0, 0] }]);
  const chosen = at(9, 1, 0, 0).choose('drop stock:stone');
  expect([chosen.ask, chosen.merchant().warehouse]).toEqual(['place', [8, 0, 0, 0]]);
  expect(told(chosen, 'dropped')).toMatchObject([{ seat: 0, goods: [1, 1, 0, 0] }]);
});

test('what a turn has used up is there again in the next', () => {
  const at = table(over, g => {
    fulfilled(g, 0, 1);
    Object.assign(g.merchants[0]!, {
      isOut: true,
      reputationUsed: true,
      hasMarket: true,
      tradesAtEbla: true,
      credit: [true, true],
      courtBarred: [true, true],
    });
    g.pawn = 1;
    g.attacked = 3;
    g.revealer = 0;
  });
  expect(at.merchant()).toMatchObject({
    isOut: false,
    reputationUsed: false,
    hasMarket: false,
    tradesAtEbla: false,
    credit: [false, false],
    courtBarred: [false, false],
  });
  expect([at.g.first, at.g.attacked, at.g.revealer, at.asked]).toEqual([1, -1, -1, 1]);
});
