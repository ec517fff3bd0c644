/**
 * From the tap that hands the turn to a bot until the frames that say that it is its turn, that show the first of it (what it weighs, or its act if that
 * comes sooner), and that show its first act.
 */

/** Turns measured for each level. */
const TURNS = 5;
/** Taps on the board before turns are ended: who has no army has lost before a bot acts. */
const MUSTERING = 8;
/** Enough to come through the longest mustering and still end so many turns. */
const MOST_TAPS = 150;

/** The bots get no worker (the database keeps its own): the page then thinks itself, in slices between its frames, as a phone does. */
export const withoutThinkingRoom = page =>
  page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(url, options) {
        if (/\/bot[-.]/.test(String(url))) throw new Error('refused');
        super(url, options);
      }
    };
  });

/** In the page: whoever is asked is said at the seats, what it weighs below the prompt, and whatever is done in the words for ears. */
const watch = () => {
  const { acts, signs, firsts } = (globalThis.firstSeen = { acts: [], signs: [], firsts: [] });
  const noteNextFrame = (list, from) => requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - from)));
  let tapped = 0;
  let since = null;
  let isSeen = true;
  addEventListener('click', event => (tapped = event.timeStamp), true);
  const botIsAsked = () => document.querySelector('[data-testid="seat:1"]')?.getAttribute('aria-label')?.includes('asked now') === true;
  let last = '';
  let asked = botIsAsked();
  new MutationObserver(() => {
    const said = document.querySelector('[data-testid="announced"]')?.textContent ?? '';
    const acted = since !== null && said !== last;
    if (!isSeen && (acted || document.querySelector('[data-testid="weighing"]') !== null)) {
      noteNextFrame(firsts, since);
      isSeen = true;
    }
    if (acted) {
      noteNextFrame(acts, since);
      since = null;
    }
    if (!asked && botIsAsked()) {
      since = tapped;
      isSeen = false;
      noteNextFrame(signs, since);
    }
    asked = botIsAsked();
    last = said;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-label'] });
};

export const CHOICES_IN_THE_BAR = '[data-testid^="button:"]';

const SKIP = '[data-testid="lesson:skip"]:visible';
const LISTED = '[data-testid^="choice:"]:visible';
const ENDS = ['endTurn', 'pass', 'stop', 'skip', 'done', 'ready', 'hold', 'stand']
  .map(id => `[data-testid="button:${id}"]:visible`)
  .join(', ');
const OVER = '[data-testid="table:results"]:visible';
const OFFERED = '[data-spot="offered"]:visible';
/** A question whose only answers are buttons of its own, such as paying a tax. */
const BUTTONS = `${CHOICES_IN_THE_BAR}:visible`;
/** A Sovereign with a dozen acts takes its time on a page slowed down. */
const LONGEST_TURN_MS = 90_000;

/** Ends turns as soon as that is allowed, until enough of them have handed over to the bot; milliseconds of each: until it is said to think, until the first of it is seen, and until it acts. */
export async function firstSeen(page) {
  await page.evaluate(watch);
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const { acts } = await page.evaluate(() => globalThis.firstSeen);
    if (acts.length >= TURNS) break;
    const wanted = `${SKIP}, ${LISTED}, ${ENDS}, ${OFFERED}, ${BUTTONS}`;
    const seen = page.locator(`${wanted}, ${OVER}`).first();
    await seen.waitFor({ timeout: LONGEST_TURN_MS });
    if ((await page.locator(OVER).count()) > 0) break;
    for (const some of taps < MUSTERING ? [SKIP, LISTED, OFFERED, ENDS, BUTTONS] : [SKIP, LISTED, ENDS, OFFERED, BUTTONS]) {
      const found = page.locator(some);
      const count = await found.count();
      if (count === 0) continue;
      await found
        .nth((7 * taps) % count)
        .click({ timeout: 1_000, noWaitAfter: true })
        .catch(() => {});
      break;
    }
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => globalThis.firstSeen);
}
