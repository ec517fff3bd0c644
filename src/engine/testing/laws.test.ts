/** The laws of the shelf catch what they forbid: a game that keeps them all passes, and the same game with one fault is named by the law that it breaks. */
import type { Game, Seat, State } from '../contract';
import { alike, imprint } from './alike';
import { tryMatch, type Checks } from './laws';
import { CARDS_EACH, type Toy } from './toyRules';
import { toyGame } from './toyGame';

const toy = toyGame as unknown as Game;

const cardsOf = (g: Readonly<Toy>): number[] => [...g.pile, ...g.seats.flatMap(s => [...s.hand, s.stake, ...s.buried.map(b => b.card)])];

const checks = {
  invariants(g: Readonly<Toy>) {
    const cards = cardsOf(g).filter(card => card !== 0);
    return new Set(cards).size === cards.length && cards.length === 2 * CARDS_EACH * g.seats.length ? [] : ['a card is lost or doubled'];
  },
  scramble: (g: Readonly<Toy>, seat: Seat, seed: number) => toyGame.deal(toyGame.seenBy(g, seat), seed),
} as unknown as Checks;

const tried = (game: Game) => () => tryMatch(game, checks, { setUp: { seats: 2, seed: 3, options: {} }, luck: 5, every: 1, most: 500 });

type Changed = (g: Toy, ...rest: never[]) => void;
/** The toy game with something done to what one of its parts brings. */
const withFault = (part: 'copy' | 'seenBy' | 'deal', fault: Changed, onArgument = false): Game => ({
  ...toy,
  [part]: (g: State, ...rest: never[]) => {
    const brought = (toy[part] as (g: State, ...rest: never[]) => State)(g, ...rest) as unknown as Toy;
    fault(onArgument ? (g as unknown as Toy) : brought, ...rest);
    return brought;
  },
});

test('a game that keeps every law', () => {
  expect(tried(toy)()).toBeGreaterThan(10);
});

test.each<[string, Game, RegExp]>([
  ['a copy that forgets', withFault('copy', g => void g.round++), /a copy is equal/],
  [
    'a copy that shares',
    { ...toy, copy: g => ({ ...toy.copy(g), pile: (g as unknown as Toy).pile }) as unknown as State },
    /a copy shares nothing/,
  ],
  ['a view that counts for itself', withFault('seenBy', (g, seat: Seat) => void (g.seed = seat)), /has no seed/],
  [
    'a view with a card of the pile',
    { ...toy, seenBy: (g, seat) => ({ ...toy.seenBy(g, seat), pile: (g as unknown as Toy).pile }) as unknown as State },
    /shows nobody what was hidden/,
  ],
  ['a deal that writes into the view', withFault('deal', g => void g.round++, true), /dealing leaves the view as it is/],
  ['a deal that is not the view’s', withFault('deal', g => void (g.seats[0]!.pawn = 3)), /a dealt state looks like the view/],
])('%s', (_, game, law) => {
  expect(tried(game)).toThrow(law);
});

test('what says the same is alike, whatever the order of its keys', () => {
  expect(alike({ a: 1, b: [{ c: null }], d: undefined }, { b: [{ c: null }], a: 1 })).toBe(true);
  for (const other of [
    { a: 1 },
    { a: 1, b: [] },
    { a: 1, b: [{}] },
    { a: 1, b: [{ c: null }, 2] },
    { a: 1, b: [{ c: null }], d: 0 },
    null,
    'a',
  ])
    expect(alike({ a: 1, b: [{ c: null }] }, other)).toBe(false);
  expect(alike([1, 2], { 0: 1, 1: 2 })).toBe(false);
});

test('an imprint stays as it was', () => {
  const state = { list: [1, { deep: 'x' }] };
  const before = imprint(state);
  expect(alike(state, before)).toBe(true);
  (state.list[1] as { deep: string }).deep = 'y';
  expect(alike(state, before)).toBe(false);
});
