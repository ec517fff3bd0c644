/** Nobody learns by going back: a choice that leaves the way back open has shown nobody anything that they did not know. See laws.ts. */
import type { Choice, Fact, Game, Seat } from '../contract';
import { write } from '../notation';
import { moment, play } from '../referee';
import { sealBetween } from '../undo';
import { alike } from './alike';
import { demand, type Checks, type Moved } from './demand';

const mayRead = (f: Fact, seat: Seat): boolean => f.only === undefined || f.only.includes(seat);

/** To each person the open step looks the same whatever lies where they cannot see: there is nothing to fish for. */
export function undoLaws(game: Game, checks: Checks, now: Moved, chosen: Choice, after: Moved, seed: number): void {
  const line = write(chosen);
  for (let seat = 0; seat < game.standings(now.state).length; seat++) {
    const person = seat;
    if (sealBetween(now, after, s => s === person) !== null) continue;
    const elsewhere = moment(game, checks.scramble(now.state, person, seed));
    if (elsewhere.asked !== now.asked) continue;
    const same = elsewhere.offers.find(c => write(c) === line);
    // Only its owner could make such a choice; nobody else is shown more of it than its facts.
    if (same === undefined) continue;
    const there = play(game, elsewhere, same);
    // Whoever has nothing left is asked no more, and everybody at a table would see that.
    if (there.asked !== after.asked) continue;
    const seen = ({ state, facts }: Moved): unknown => [game.seenBy(state, person), facts.filter(f => mayRead(f, person))];
    demand(
      alike(seen(there), seen(after)),
      'what leaves the way back open shows nobody what was hidden',
      () => `${line} to seat ${person}`,
    );
  }
}
