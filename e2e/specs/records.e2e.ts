/** Records: by game, seats and opponent; played, won, best, mean, streak, where points came from; milestones that are reached quietly. */
import { expect } from 'detox';
import { checkAccessibility, isWeb } from '../beyondDetox';
import { fileOf, played, standingsOf } from '@/match/testing/played';
import { openApp, openFile, see, spot, tap, textOf } from '../table';

const PLAYED = [1, 2, 3, 4, 5].map(seed => played({ id: `m${seed}`, seed }));
const MINE = PLAYED.map(m => standingsOf(m).find(s => s.seat === 0)).flatMap(s => (s === undefined ? [] : [s]));
const WON = MINE.map(s => s.place === 1);
const POINTS = MINE.map(s => s.points);

/** Victories in a row: the last ones, and the most. */
function streaks(): readonly [number, number] {
  let now = 0;
  let most = 0;
  for (const won of WON) {
    now = won ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return [now, most];
}

const cell = (column: number, text: string) => expect(spot(`record:burgundy:2:squire:${column}`)).toHaveText(text);

describe('Records', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('invites to a first match while there is nothing to tell', async () => {
    await tap('home:records');
    await expect(spot('records:empty')).toBeVisible();
    await checkAccessibility();
    await tap('page:back');
  });

  it('counts what was finished here', async () => {
    if (!isWeb()) return;
    await openFile(fileOf(...PLAYED));
    await tap('page:back');
    await tap('home:records');
    const mean = POINTS.reduce((sum, p) => sum + p, 0) / POINTS.length;
    const [now, most] = streaks();
    await cell(0, '2 seats · Squire');
    await cell(1, String(PLAYED.length));
    await cell(2, String(WON.filter(won => won).length));
    await cell(3, String(Math.max(...POINTS)));
    await cell(4, mean.toLocaleString('en', { maximumFractionDigits: 1 }));
    await cell(5, `${now} (${most})`);
    const animals = MINE.reduce((sum, s) => sum + (s.sources.livestock ?? 0), 0) / MINE.length;
    await see('sources:burgundy');
    const sources = await textOf('sources:burgundy');
    const wanted = `Livestock ${animals.toLocaleString('en', { maximumFractionDigits: 1 })}`;
    if (animals > 0 && !sources.includes(wanted)) throw new Error(`Points came from ${sources}, and not: ${wanted}`);
    await checkAccessibility();
  });

  it('marks the milestones that were reached, and those that were not', async () => {
    if (!isWeb()) return;
    await see('milestone:firstMatch');
    const year = new Date().getFullYear() === 2026 ? '' : '\u00a02026';
    await expect(spot('milestone:firstMatch')).toHaveText(`14\u00a0April${year}`);
    await see('milestone:hundred');
    await expect(spot('milestone:hundred')).toHaveText('Not yet');
    await expect(spot('milestone:beatSovereign')).toHaveText('Not yet');
  });

  it('shows them on the box at Home', async () => {
    if (!isWeb()) return;
    await tap('page:back');
    await see('figures:burgundy');
    await expect(spot('figures:burgundy')).toHaveText(
      `1–4\u00a0seats · 30–60\u00a0min · ${WON.filter(won => won).length}\u00a0of\u00a0${PLAYED.length}\u00a0won`,
    );
  });
});
