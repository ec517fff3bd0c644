/** A match as Home shows it, without sitting down: where it stands, who is asked, and what everybody may see of it. */
import type { Game, Seat, State } from '@/engine/contract';
import type { StoredMatch } from '@/archive/archive';
import { isBroken } from '@/archive/rows';
import type { Player } from './matchView';
import { gameIn, type Household } from './newMatch';
import { resumeUnderNewRules, resume } from './resume';
import { playersOf } from './matchRows';
import { note } from '@/archive/trace';

export interface Glimpse {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly players: readonly Player[];
  /** What everybody may see. */
  readonly view: State;
  readonly asked: Seat | null;
}

/** null: it does not open (opening it says why). Writes nothing. */
export async function glimpse(house: Household, stored: StoredMatch): Promise<Glimpse | null> {
  const game = await gameIn(house, stored.game);
  if ('why' in game || stored.rules > game.rulesNumber) return null;
  const players = playersOf(stored.players, game);
  if (players === null) return null;
  const read = async (fromSnapshot: boolean) => {
    const found = await house.archive.contents(stored.id, fromSnapshot);
    if (found === null || isBroken(found)) throw new Error(`match ${stored.id} cannot be read`);
    return found;
  };
  try {
    const isCurrent = stored.rules === game.rulesNumber;
    const { course } = isCurrent ? await resume(game, await read(true), () => read(false)) : resumeUnderNewRules(game, await read(false));
    return { stored, game, players, view: game.seenBy(course.now.state, null), asked: course.now.asked };
  } catch (error) {
    note('a glimpse', error);
    return null;
  }
}
