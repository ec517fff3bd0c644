/** Steps that many stories share: laying a table, reading it, leaving and coming back. Only spots and words that a player has. */
import { by, device, element, expect, waitFor } from 'detox';
import type { Options } from '@/engine/contract';
import {
  bringIntoSight,
  firstSeen,
  holdUntilGone,
  isSeenAtRest,
  keyTo,
  killApp,
  passes,
  pressKey,
  scrollAndTap,
  willPick,
} from './beyondDetox';

const PATIENCE = 20_000;
/** A bot's. */
const LONG_THOUGHT = 60_000;
const A_MOMENT = 20;

export const spot = (id: string) => element(by.id(id));
/** Home is laid once its drawer has been looked into. */
async function homeIsLaid(id: string): Promise<void> {
  if (/^(home|box):/.test(id)) await waitFor(spot('home:boxes')).toExist().withTimeout(PATIENCE);
}

export async function tap(id: string): Promise<void> {
  await homeIsLaid(id);
  await spot(id).tap();
}

export const seen = (id: string): Promise<void> => waitFor(spot(id)).toBeVisible().withTimeout(PATIENCE);

/** What seals or passes to another person is tapped a second time, and so is whatever the table warns of. */
export async function tapSealed(id: string, by: (id: string) => Promise<void> = tap, again = by): Promise<void> {
  await by(id);
  if (await asksAgain()) await again(id);
}

/** Something is in hand, or waits for its second tap. Where words are large, what lets go of it may lie below an edge. */
export const asksAgain = async (): Promise<boolean> => (await isThere('table:letGo')) || exists('table:letGo');

const STEP = 160;

/** Brings something into sight, wherever it stands on a page that scrolls. */
export async function see(id: string): Promise<void> {
  if (await bringIntoSight(id, { within: 'page:scroll', step: STEP, must: true })) return;
  if (await isThere(id, 0)) return;
  await spot('page:scroll').scrollTo('top');
  await waitFor(spot(id)).toBeVisible().whileElement(by.id('page:scroll')).scroll(STEP, 'down');
}

export async function reach(id: string): Promise<void> {
  await homeIsLaid(id);
  if (await scrollAndTap(id, { within: 'page:scroll', step: STEP })) return;
  await see(id);
  await tap(id);
}

/**
 * `onDisk`: for what is told of files that the browser keeps there.
 * `told`: what happens is told on cards and banners, as to every new player; other stories have no time for it.
 */
export async function openApp({ fresh = false, italian = false, onDisk = false, told = false } = {}): Promise<void> {
  await device.launchApp({
    newInstance: true,
    delete: fresh,
    ...(onDisk ? { launchArgs: { browser: 'own' } } : {}),
    ...(italian ? { languageAndLocale: { language: 'it-IT', locale: 'it_IT' } } : {}),
  });
  await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
  if (fresh && !told) await untold();
}

/** Nothing lies between two questions. */
export async function untold(): Promise<void> {
  await reach('home:settings');
  await reach('setting:tidings:false');
  await tap('page:back');
  await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
}

/** Opens a file with this text, as if the player had picked it in the settings. */
export async function openFile(text: string): Promise<void> {
  await reach('home:settings');
  await see('files:import');
  willPick(text);
  await tap('files:import');
  await waitFor(spot('settings:said')).toBeVisible().withTimeout(PATIENCE);
}

export interface Laid {
  readonly game: string;
  /** Who plays each seat, when it is not as proposed. */
  readonly plays?: Readonly<Record<number, 'human' | 'squire' | 'knight' | 'baron' | 'sovereign'>>;
  readonly options?: Options;
  /** How many sit down; as many as are proposed when nothing is said: two, or as many as at the last match. */
  readonly seats?: number;
  readonly seed?: number;
  readonly first?: number;
}

const MOST_SEATS = 6;

/** So many sit down, however many are proposed. */
export async function sitDown(seats: number): Promise<void> {
  let sitting = 1;
  while (sitting < MOST_SEATS && (await exists(`setup:seat:${sitting}`))) sitting++;
  for (; sitting < seats; sitting++) await reach('setup:add');
  for (; sitting > seats; sitting--) await reach(`setup:remove:${sitting - 1}`);
}

/** From Home to the first question of a new match. */
export async function layTable({ game, plays = {}, options = {}, seats, seed, first }: Laid): Promise<void> {
  await reach(`box:${game}`);
  await waitFor(spot('newMatch')).toBeVisible().withTimeout(PATIENCE);
  if (seats !== undefined) await sitDown(seats);
  for (const [seat, who] of Object.entries(plays)) await reach(`setup:plays:${seat}:${who}`);
  if (Object.keys(options).length > 0 || first !== undefined || seed !== undefined) await reach('setup:options');
  for (const [option, value] of Object.entries(options)) await reach(`option:${option}:${value}`);
  if (first !== undefined) await reach(`setup:first:${first}`);
  if (seed !== undefined) {
    await reach('setup:seed');
    await spot('setup:seed').replaceText(String(seed));
  }
  await tap('setup:begin');
  await waitFor(spot('table')).toBeVisible().withTimeout(PATIENCE);
}

/** Bots act at once: for stories that wait for them. */
export async function hurryBots(): Promise<void> {
  await reach('home:settings');
  await reach('setting:speed:instant');
  await tap('page:back');
}

export async function skipLessons(): Promise<void> {
  await waitFor(spot('lesson:skip')).toBeVisible().withTimeout(PATIENCE);
  await tap('lesson:skip');
  await expect(spot('lesson:skip')).not.toBeVisible();
}

/** The process ends without a word; the next start finds the match as the largest button of Home. */
export async function killAndContinue(): Promise<void> {
  await expect(spot('saved:saved')).toBeVisible();
  await killApp();
  await openApp();
  await tap('home:continue');
  await waitFor(spot('table')).toBeVisible().withTimeout(PATIENCE);
}

export async function leaveTable(): Promise<void> {
  await tap('table:menu');
  await tap('menu:leave');
  await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
}

/** What the screen reader says of it. */
export async function labelOf(id: string): Promise<string> {
  const found = await spot(id).getAttributes();
  return 'label' in found ? (found.label ?? '') : '';
}

export async function textOf(id: string): Promise<string> {
  const found = await spot(id).getAttributes();
  return 'text' in found ? (found.text ?? '') : '';
}

/** What it says fits, sooner or later. */
export async function tellsOf(id: string, fits: RegExp): Promise<void> {
  const wanted = waitFor(element(by.id(id).and(by.label(fits)))).toBeVisible();
  await wanted.withTimeout(PATIENCE).catch(async () => {
    throw new Error(`${id} does not tell ${String(fits)}, but: ${await labelOf(id)}`);
  });
}

/** Sooner or later the table asks this. */
export const asks = (text: string): Promise<void> => waitFor(spot('prompt:text')).toHaveText(text).withTimeout(PATIENCE);

export const promptSays = (text: string) => expect(spot('prompt:text')).toHaveText(text);

/** A little longer than it lasts (src/table/kit/Viewport.tsx). */
const LOOKED_CLOSER = 420;

/** A hex of a field that is too small for a finger on a phone: the first tap looks closer, the second one chooses. */
export async function onField(id: string): Promise<void> {
  if (device.name.includes('phone')) {
    await wholeField();
    await tap(id);
    // A tap that follows at once still belongs to the look closer.
    await passes(LOOKED_CLOSER);
  }
  await tap(id);
}

/** Back to the whole field, when it was looked at more closely. */
async function wholeField(): Promise<void> {
  if (await isThere('viewport:whole')) await tap('viewport:whole');
}

const holds = (wanted: Promise<void>): Promise<boolean> =>
  wanted.then(
    () => true,
    () => false,
  );

/** Is it in sight, or will it be once nothing moves? On a phone: in so many milliseconds. */
export async function isThere(id: string, within = 300): Promise<boolean> {
  const atRest = within === 0 ? null : await isSeenAtRest(id);
  return atRest ?? holds(waitFor(spot(id)).toBeVisible().withTimeout(within));
}

/** Which of these comes into sight first. */
export async function oneOfSeen<Id extends string>(...ids: readonly Id[]): Promise<Id> {
  const seenFirst = await firstSeen(ids, LONG_THOUGHT);
  if (seenFirst !== null) return seenFirst as Id;
  for (const until = Date.now() + LONG_THOUGHT; Date.now() < until;) for (const id of ids) if (await isThere(id)) return id;
  throw new Error(`None of ${ids.join(', ')} is seen`);
}

/** For what no single place tells: looks again and again until it is so. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise(later => setTimeout(later, A_MOMENT));
  }
  throw new Error(`Waited in vain for ${what}`);
}

/** Is it on the page, in sight or not? */
const exists = (id: string): Promise<boolean> => holds(waitFor(spot(id)).toExist().withTimeout(0));

/** The next player holds the button until the curtain opens. */
export async function openCurtain(): Promise<void> {
  await waitFor(spot('curtain:open')).toBeVisible().withTimeout(PATIENCE);
  if (!(await holdUntilGone('curtain:open'))) await spot('curtain:open').longPress();
  await expect(spot('curtain')).not.toBeVisible();
}

const MOST_TABS = 120;

/** By keyboard alone: Tab until it is in focus. */
export async function focusOn(id: string, most = MOST_TABS): Promise<void> {
  await waitFor(spot(id)).toExist().withTimeout(PATIENCE);
  for (let i = 0; i < most; i++) {
    try {
      await waitFor(spot(id)).toBeFocused().withTimeout(0);
      return;
    } catch {
      await pressKey('Tab');
    }
  }
  throw new Error(`No way to ${id} by keyboard`);
}

/** By keyboard alone: to it, where the focus must be seen, and Enter. */
export async function pressOn(id: string): Promise<void> {
  await waitFor(spot(id)).toExist().withTimeout(PATIENCE);
  await keyTo(id);
}
