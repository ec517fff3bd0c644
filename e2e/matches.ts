/** Matches that bots play to their end before everybody's eyes. */
import { device, waitFor } from 'detox';
import type { Game, Options, OptionValue } from '@/engine/contract';
import { gameOf } from '@/games/index';
import { TINCTURES, type Player } from '@/match/matchView';
import { fileOf, NAMES, played } from '@/match/testing/played';
import { isWeb } from './beyondDetox';
import { isDeep } from './deep';
import { layTable, openFile, seen, spot, tap, type Laid } from './table';

const WHOLE_MATCH = 180_000;
/** Choices before the end of a match that comes in a file. */
const LEFT = 12;

/** As the game knows them: what a story taps is text. */
const valuesOf = (game: Game, options: Options): Options =>
  Object.fromEntries(
    game.options.flatMap(({ id, values }) => {
      const value = values.find((each: OptionValue) => String(each) === String(options[id]));
      return value === undefined || options[id] === undefined ? [] : [[id, value]];
    }),
  );

/** Stops shortly before its end, which chance has brought it near. */
function nearItsEnd({ game: id, plays, options = {}, seed }: Watched): string {
  const game = gameOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  const players = plays.map((who, seat): Player => ({ name: NAMES[seat] ?? '', tincture: TINCTURES[seat] ?? 'gules', plays: who }));
  const match = played({ game: id, id: 'watched', players, seed, options: valuesOf(game, options) });
  return fileOf({ ...match, choices: match.choices.slice(0, -LEFT), ended: null });
}

export interface Watched {
  readonly game: string;
  readonly plays: readonly ('squire' | 'knight')[];
  readonly options?: Options;
  readonly seed: number;
}

/** From Home: bots play the last choices of a match; from the first one where STORIES=deep, and on a phone, where no file is picked. */
export async function watchToTheEnd(watched: Watched, beforeResults = async (): Promise<void> => {}): Promise<void> {
  const { plays, ...rest } = watched;
  if (!isWeb() || isDeep) {
    const laid: Laid = { ...rest, seats: plays.length, plays: { ...plays } };
    await layTable(laid);
  } else {
    await openFile(nearItsEnd(watched));
    await device.openURL({ url: 'blazon://match/watched' });
    await seen('table');
  }
  await waitFor(spot('table:results')).toBeVisible().withTimeout(WHOLE_MATCH);
  await beforeResults();
  await tap('table:results');
  await seen('end:winner');
}
