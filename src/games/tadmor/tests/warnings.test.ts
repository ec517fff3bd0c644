/** What a choice costs and throws away, before it is made. */
import { offersOf, question } from '@/engine/referee';
import { tadmor } from '..';
import type { TadmorChoice, TadmorQuestion } from '../state';
import { construct, goods, hand, kingdom, put, table, tiles, towers, type Sitting } from './table';

const DONE: TadmorChoice = { do: 'done', at: 'button:done' };
const warns = ({ g }: Sitting): boolean => (tadmor.words.en.warns?.(g, question(g) as TadmorQuestion, DONE) ?? null) !== null;

test('7.3 leaving a stage warns of what it would throw away, and of nothing else', () => {
  expect(
    warns(
      table(construct(), g => {
        put(g, 0, 'EB-K1');
        put(g, 0, 'NS-W1');
      }),
    ),
  ).toBe(true);
  expect(warns(table(construct(), g => put(g, 0, 'NS-W1')))).toBe(false);
  expect(warns(table(kingdom(), g => put(g, 0, 'NS-W1')))).toBe(true);
});

test('10.4, 10.5, 10.6 leaving the kingdom warns of supplies, pawn and court that are not used', () => {
  expect(
    warns(
      table(kingdom(), g => {
        put(g, 0, 'DA-WS', 'ship');
        towers(g, 3, 1);
      }),
    ),
  ).toBe(true);
  expect(warns(table(kingdom(), g => put(g, 0, 'PA-FP')))).toBe(true);
  expect(
    warns(
      table(kingdom(), g => {
        tiles(g, 0, 48);
        put(g, 0, 'I48');
      }),
    ),
  ).toBe(true);
});

test('8.1 leaving an improvement space warns only who could buy', () => {
  const leaving = (have: number) =>
    table({ ask: 'improve', seat: 0, from: 'space:PA-I1' }, g => {
      put(g, 0, 'PA-I1');
      hand(g, 0, 7);
      goods(g, 0, have, 0, 0, 0);
      g.display = [5];
    });
  expect([warns(leaving(1)), warns(leaving(0))]).toEqual([true, false]);
});

test('7.6 a price is told as it is paid', () => {
  const prices = ({ g }: Sitting, what: TadmorChoice['do']) => {
    const q = question(g) as TadmorQuestion;
    const offers = offersOf(tadmor, g).filter(c => c.do === what);
    return offers.map(c => tadmor.words.en.consequence?.(g, q, c));
  };
  const at = (...owned: number[]) =>
    table(construct(), g => {
      put(g, 0, 'SS-RG');
      put(g, 0, 'EB-TE');
      put(g, 0, 'EB-K1');
      hand(g, 0, 21, 23);
      tiles(g, 0, ...owned);
      goods(g, 0, 5, 5, 5, 5);
    });
  expect(prices(at(), 'buyRare')).toEqual(['costs 3 gold']);
  expect(prices(at(28), 'buyRare')).toEqual(['costs 1 gold']);
  expect(prices(at(34), 'temple')).toEqual(['costs 2 wood and 2 stone, less 3 of your choice']);
  expect(prices(at(20), 'fulfil')).toEqual(['costs 2 wood and 1 gold, less 2 of your choice', 'costs 1 marble']);
});
