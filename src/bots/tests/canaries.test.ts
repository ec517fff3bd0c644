import type { Choice, Game, State } from '@/engine/contract';
import { advance, moment } from '@/engine/referee';
import { LEVELS, MANNERS, type Manner } from '../levels';
import { STYLE } from '../style';
import { betOnTheDie, guessTheSecret, SECRETS, SIDES } from '../testing/canaries';
import { atOnce, chooseIn } from '../think';

const MATCHES = 2_000;
/** A search that could cheat would be sure long before this. */
const NODES = 200;

/** Matches won by a caller who gets what `sight` lets through. */
function wins(game: Game, call: (g: State, n: number) => Choice): number {
  let won = 0;
  for (let n = 0; n < MATCHES; n++) {
    const g = game.setUp({ seats: 2, seed: 7919 * n, options: {} });
    advance(game, g, call(g, n));
    won += game.points(g, 0);
  }
  return won;
}

/** Half the width of the interval in which 99 of 100 honest runs fall. */
const margin = (p: number): number => 2.576 * Math.sqrt(MATCHES * p * (1 - p));

describe.each([
  ['a hidden secret', guessTheSecret as Game, SECRETS],
  ['a die not yet rolled', betOnTheDie as Game, SIDES],
])('%s', (_, game, calls) => {
  test.each(LEVELS)('the %s is right only by chance', level => {
    const usual = MANNERS[level];
    const manner: Manner = usual.by === 'search' ? { ...usual, nodes: NODES } : usual;
    const won = wins(game, (g, n) => atOnce(chooseIn({ game, view: game.seenBy(g, 0), seat: 0, seed: n }, manner)) as Choice);
    expect(Math.abs(won - MATCHES / calls)).toBeLessThan(margin(1 / calls));
  });

  test('where choices compete in the same deals, the call is right only by chance', () => {
    const manner: Manner = { by: 'search', nodes: NODES };
    const style = { ...STYLE, rivals: SIDES };
    const won = wins(game, (g, n) => atOnce(chooseIn({ game, view: game.seenBy(g, 0), seat: 0, seed: n }, manner, style)) as Choice);
    expect(Math.abs(won - MATCHES / calls)).toBeLessThan(margin(1 / calls));
  });

  test('the canary sings: who sees the true state is always right', () => {
    const cheat = (g: State): Choice =>
      moment(game, g).offers.find(c => {
        const after = game.copy(g);
        advance(game, after, c);
        return game.points(after, 0) === 1;
      }) as Choice;
    expect(wins(game, cheat)).toBe(MATCHES);
  });

  test('the canary sings: a search that is given the true state is always right', () => {
    const leaky: Game = { ...game, seenBy: g => g, deal: g => game.copy(g) };
    const won = wins(
      game,
      (g, n) => atOnce(chooseIn({ game: leaky, view: g, seat: 0, seed: n }, { by: 'search', nodes: NODES })) as Choice,
    );
    expect(won).toBe(MATCHES);
  });
});
