/** Why a quiet spot is quiet, one sentence each; those not here stand with their rules. */
import type { TadmorQuestion } from '../state';
import { construct, fulfilled, goods, hand, kingdom, opening, put, table, tiles, towers } from './table';

const improving: TadmorQuestion = { ask: 'improve', seat: 0, from: 'space:PA-I1' };
/** A window that something keeps open. */
const open = (arrange: Parameters<typeof table>[1], q: TadmorQuestion = construct(), turn = 1) =>
  table(q, g => (put(g, 0, 'NS-W1'), arrange!(g)), { turn });

test('what is not yours, and where nobody stands', () => {
  const at = open(g => put(g, 1, 'DA-T1'));
  expect(at.refuses('space:DA-T1')).toEqual({ why: 'notYours' });
  expect(at.refuses('space:DA-T2')).toEqual({ why: 'nobodyThere' });
  expect(at.refuses('space:NS-W2')).toEqual({ why: 'notForTwo' });
});

test('what comes later, and what is over', () => {
  const early = open(g => (put(g, 0, 'DA-T1'), put(g, 0, 'PA-FP')), improving);
  expect(early.refuses('space:DA-T1')).toEqual({ why: 'later', ask: 'construct' });
  expect(early.refuses('space:PA-FP')).toEqual({ why: 'later', ask: 'kingdom' });
  const late = open(g => (put(g, 0, 'DA-T1'), put(g, 0, 'PA-I1'), (g.display = [5])), kingdom());
  expect(late.refuses('space:DA-T1')).toEqual({ why: 'isOver' });
  expect(late.refuses('space:PA-I1')).toEqual({ why: 'isOver' });
  expect(late.refuses('tile:I5')).toEqual({ why: 'isOver' });
});

test('what cannot be paid: the first good that is missing', () => {
  const at = open(
    g => (put(g, 0, 'DA-T1'), put(g, 0, 'DA-T2'), put(g, 0, 'EB-TE'), put(g, 0, 'SS-RG'), hand(g, 0, 7), goods(g, 0, 1, 0, 0, 2)),
  );
  expect(at.refuses('space:DA-T1')).toEqual({ why: 'cannotPay', good: 'stone', needed: 1, have: 0 });
  expect(at.refuses('space:DA-T2')).toEqual({ why: 'cannotPay', good: 'marble', needed: 2, have: 0 });
  expect(at.refuses('space:EB-TE')).toEqual({ why: 'cannotPay', good: 'wood', needed: 2, have: 1 });
  expect(at.refuses('space:SS-RG')).toEqual({ why: 'cannotPay', good: 'gold', needed: 3, have: 2 });
  expect(at.refuses('stack:grey')).toEqual({ why: 'cannotPay', good: 'gold', needed: 3, have: 2 });
  expect(at.refuses('mission:K7')).toEqual({ why: 'cannotPay', good: 'stone', needed: 2, have: 0 });
  const shop = open(g => (put(g, 0, 'PA-I1'), goods(g, 0, 1, 0, 0, 0), (g.display = [20])), improving, 4);
  expect(shop.refuses('tile:I20')).toEqual({ why: 'tooFewGoods', needed: 2, have: 1 });
});

test('what is not there any more', () => {
  const at = open(g => {
    put(g, 0, 'EB-K1');
    put(g, 0, 'EU-RR');
    g.deck = [];
    g.stacks[2] = [];
  });
  expect(at.refuses('space:EB-K1')).toEqual({ why: 'noMission' });
  expect(at.refuses('space:EU-RR')).toEqual({ why: 'emptyStack', colour: 'red' });
  expect(at.refuses('stack:red')).toEqual({ why: 'emptyStack', colour: 'red' });
});

test('goods without a market, goods already exchanged, no goods', () => {
  const at = open(g => {
    goods(g, 0, 1, 0, 0, 0);
    g.merchants[0]!.traded = [0, 0, 1, 0];
  });
  expect(['wood', 'marble', 'gold'].map(good => at.refuses(`stock:${good}`))).toEqual([
    { why: 'noMarket' },
    { why: 'onlyTraded', good: 'marble' },
    { why: 'noneOf', good: 'gold' },
  ]);
});

test('pieces that need more, and pieces that are all there', () => {
  const needs = (camels: number, ships: number) => {
    const at = open(g => (put(g, 0, 'EM-CA'), put(g, 0, 'NS-SY'), (g.merchants[0]!.pieces = [camels, ships])));
    return [at.refuses('space:EM-CA'), at.refuses('space:NS-SY')];
  };
  expect(needs(3, 2)).toEqual([
    { why: 'camelNeeds', tower: 5, missions: 2 },
    { why: 'shipNeeds', sets: 1 },
  ]);
  expect(needs(4, 3)).toEqual([
    { why: 'camelNeeds', tower: 10, missions: 4 },
    { why: 'shipNeeds', sets: 2 },
  ]);
  expect(needs(5, 4)).toEqual([{ why: 'mostPieces' }, { why: 'mostPieces' }]);
});

test('missions out of their stage, and missions not fulfilled', () => {
  const at = open(g => (fulfilled(g, 0, 23), hand(g, 0, 7), towers(g, 1, 1), tiles(g, 0, 5)), improving);
  expect(at.refuses('mission:K23')).toEqual({ why: 'notNow' });
  expect(at.refuses('mission:K9')).toBe(null);
  expect(at.refuses('nowhere')).toBe(null);
});

test('nothing is refused where nothing can be tapped by mistake', () => {
  expect(opening(2).refuses('space:DA-T1')).toBe(null);
  expect(table({ ask: 'placeNext', seat: 0 }).refuses('region:ebla')).toBe(null);
});
