/** Round the tables of Burgundy that play with a module: each at the position which its chapter of the rules shows. */
import { device } from 'detox';
import { gameOf } from '@/games/index';
import { atChapter, fileOf } from '@/match/testing/played';
import { isWeb } from './beyondDetox';
import { openFile, seen } from './table';
import { leave, lessonsAway, tap, type Look } from './tour';

const GAME = 'burgundy';

/** The chapters whose positions come of other options than the usual ones, or of as many seats as they ask for. */
const chapters = (): readonly string[] =>
  Object.entries(gameOf(GAME)?.scenes?.of ?? {}).flatMap(([chapter, { options, seats }]) =>
    seats !== undefined || Object.values(options ?? {}).includes(true) ? [chapter] : [],
  );

export async function tourOfModules(look: Look): Promise<void> {
  const game = gameOf(GAME);
  if (!isWeb() || game === null) return;
  await openFile(fileOf(...chapters().map(chapter => atChapter(game, chapter, `module-${chapter}`))));
  await tap('page:back');
  for (const chapter of chapters()) {
    await device.openURL({ url: `blazon://match/module-${chapter}` });
    await seen('table');
    await lessonsAway(look);
    await look(`${chapter} on the table`);
    await leave();
  }
}
