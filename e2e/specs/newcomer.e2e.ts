/** Somebody who has never played sits down against a Squire and follows nothing but what the table shows, to the end of the match. */
import { device, waitFor } from 'detox';
import { expectNone, invites, isWeb, untilRest, type Invites } from '../beyondDetox';
import { hurryBots, isThere, layTable, spot, tap } from '../table';

const PATIENCE = 20_000;
const WHOLE_MATCH = 300_000;
const MOST_TAPS = 900;
/** While the Squire thinks. */
const PATIENT = 20_000;
/** Forty of the lesson itself, and those of its title and buttons. */
const MOST_WORDS = 52;
const LESSONS = ['points', 'dice', 'place', 'workers', 'ship', 'castle', 'purchase', 'phaseEnd'];

const first = (ids: readonly string[], fits: RegExp): string | undefined => ids.find(id => fits.test(id));

/** What invites, in the order in which somebody eager would go: place, sell, load, take; then a die; at last buy or end. */
function whatNext({ offered, chosen, buttons }: Invites): string | undefined {
  const holdsDie = first(chosen, /^die:/) !== undefined;
  const die = holdsDie ? undefined : first(offered, /^die:[01]$/);
  return (
    first(buttons, /^choice:/) ??
    first(offered, /^hex:/) ??
    die ??
    first(offered, /^store:/) ??
    first(offered, /^goods:/) ??
    first(offered, /^depot:/) ??
    first(offered, /^tray:[1-6]/) ??
    first(buttons, /^button:workers/) ??
    first(offered, /^black:/) ??
    first(offered, /^tray:0/) ??
    first(buttons, /^button:(skip|endTurn)/)
  );
}

/** Each ends with a card of what it has paid. */
const PHASES = 4;

describe('A newcomer', () => {
  beforeAll(async () => {
    await device.launchApp({
      newInstance: true,
      delete: true,
      launchArgs: device.name.includes('phone') ? { screen: '360x640' } : {},
    });
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
    await hurryBots();
  });

  it(
    'plays Burgundy to its end against a Squire, taught by eight lessons, and nothing has to be scrolled',
    async () => {
      if (!isWeb()) return;
      await layTable({ game: 'burgundy', plays: { 1: 'squire' }, seed: 11, first: 0 });
      const lessons: string[] = [];
      const faults: string[] = [];
      let told = 0;
      let before = '';
      let since = Date.now();
      for (let taps = 0; taps < MOST_TAPS && !(await isThere('table:results', 0)); taps++) {
        // What has just happened is read first.
        if (await isThere('tidings:goOn', 0)) {
          told++;
          await tap('tidings:goOn');
          continue;
        }
        const now = await invites();
        if (now === null) return;
        const { lessonId, lesson, lit, scrolls, prompt } = now;
        // A chronicle beside the board may be longer than its place.
        if (device.name.includes('phone') && scrolls.length > 0) faults.push(`${prompt} scrolls ${scrolls.join(' ')}`);
        if (lessonId !== null) {
          lessons.push(lessonId.replace('lesson:', ''));
          if (lit !== 1) faults.push(`${lessonId} lights ${lit} places`);
          if (lesson.split(/\s+/).length > MOST_WORDS) faults.push(`${lessonId} is long: ${lesson}`);
          await tap('lesson:next');
          continue;
        }
        const next = whatNext(now);
        const shown = JSON.stringify(now);
        // The Squire thinks, or a tap has not shown its effect yet.
        if (next === undefined || shown === before) {
          if (Date.now() - since > PATIENT) {
            faults.push(`${prompt} leads nowhere: ${shown}`);
            break;
          }
          await untilRest();
          continue;
        }
        // A card came with the question.
        if (await isThere('tidings:goOn', 0)) continue;
        since = Date.now();
        before = shown;
        await tap(next);
      }
      const missed = LESSONS.filter(lesson => lessons.filter(each => each === lesson).length !== 1);
      if (told < PHASES) faults.push(`only ${told} phases were told`);
      expectNone('The newcomer came to grief', [...faults, ...missed.map(lesson => `not taught once: ${lesson}`)]);
      // The last phase has ended as well.
      if (await isThere('tidings:goOn')) await tap('tidings:goOn');
      // What only explains itself can be touched too, close to the duchy as it lies.
      await tap('bonus:ship');
      await waitFor(spot('sheet:card')).toBeVisible().withTimeout(PATIENCE);
      await tap('sheet:close');
      await tap('table:results');
      await waitFor(spot('end:winner')).toBeVisible().withTimeout(PATIENCE);
    },
    WHOLE_MATCH,
  );
});
