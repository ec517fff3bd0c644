/** Whatever is tapped on the shelf's games, something is left to tap: a finger never stands before a table on which nothing answers. */
import { below } from '@/engine/dice';
import { play, refuses, start } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import type { Choice, Spot } from '@/engine/contract';
import { boxes } from '@/games/boards';
import type { Match, MatchView } from '@/match/matchView';
import type { DrawnBox } from '../kit/boardProps';
import { createFinger } from '../finger/finger';
import { narrowed, type PathOf } from '../kit/narrowed';

const MOST_TAPS = 6000;

/** A match without a drawer: whoever is asked looks and answers. */
function matchOf({ game }: DrawnBox, seats: number, seed: number): Match {
  const listeners = new Set<() => void>();
  let now = start(game, { seats, seed, options: defaultOptions(game, seats), first: 0 });
  const paint = (): MatchView => {
    const { asked, question, offers, state } = now;
    const me = asked ?? 0;
    return { game, me, asked, question, offers, view: game.seenBy(state, me), over: asked === null } as unknown as MatchView;
  };
  let view = paint();
  const chooseAll = (choices: readonly Choice[]): void => {
    const { asked } = now;
    for (const choice of choices) if (now.asked === asked) now = play(game, now, choice);
    view = paint();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => view,
    choose: (choice: Choice) => chooseAll([choice]),
    chooseAll,
    refuses: (at: Spot, held: readonly Spot[]) => refuses(game, now, at, held),
    seals: () => null,
  } as unknown as Match;
}

/** Taps at random on what is awake until the match is over, or long enough. */
function tapAtRandom(drawn: DrawnBox, seats: number, seed: number): void {
  const { game } = drawn;
  const chance = { seed };
  const oneOf = <T>(all: readonly T[]): T => all[below(chance, all.length)] as T;
  const match = matchOf(drawn, seats, seed);
  const finger = createFinger(match, drawn, {
    confirmsSeals: () => false,
    warning: () => null,
    describe: () => ({ label: '', hint: null }),
  });
  const path: PathOf = c => game.path?.(c) ?? [c.at];
  const through = (offers: readonly Choice[], selected: readonly Spot[]): readonly Spot[] => {
    const { view, question } = match.now();
    const far = question === null ? [] : (drawn.chains?.(view, question, offers, selected)?.keys() ?? []);
    return [...new Set([...offers.flatMap(path), ...far])];
  };
  const awake = (): readonly Spot[] => through(match.now().offers, finger.now().selected).filter(at => finger.lookOf(at).state !== 'quiet');
  const leadsOn = (selected: readonly Spot[]): boolean =>
    through(narrowed({ offers: match.now().offers, path, selected }), selected).some(at => !selected.includes(at));
  for (let i = 0; i < MOST_TAPS && !match.now().over; i++) {
    const { selected } = finger.now();
    const at = oneOf(awake());
    finger.tap(at);
    const { refused, which, waiting } = finger.now();
    const held = `${game.id}, ${match.now().question?.ask}: ${at} tapped with ${selected.join(' ')} in hand`;
    if (refused !== null) throw new Error(`${held} is awake and does not answer`);
    if (waiting === null && which === null) {
      const inHand = finger.now().selected;
      if (inHand.length > 0 && !leadsOn(inHand)) throw new Error(`${held}: nothing follows`);
    } else if (seed % 2 === 0) {
      if (waiting !== null) finger.tap(at);
      else finger.choose(oneOf(which ?? []));
    }
  }
}

test.each(
  boxes.flatMap(({ lid, bring }) =>
    [...new Set([lid.seats.least, Math.max(2, lid.seats.least), lid.seats.most])].map(seats => [lid.id, seats, bring] as const),
  ),
)('%s, %i seats', async (_, seats, bring) => {
  const drawn = await bring();
  // Asked which of several, or once more, the first finger taps on at the board, the second answers.
  for (const seed of [1, 2]) tapAtRandom(drawn, seats, seed);
});
