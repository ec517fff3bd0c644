/**
 * What a story may need and Detox has no word for. In Chromium these do it; on a phone, where the system or the people who test
 * with it do, they do nothing: a story that uses them stays one story.
 */
import { device } from 'detox';

/** What the table shows a player who has to decide. */
export interface Invites {
  readonly prompt: string;
  /** All words of the lesson that is open; '' when none is. */
  readonly lesson: string;
  readonly lessonId: string | null;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly buttons: readonly string[];
  /** Places that are lit, and not hidden by the lesson. */
  readonly lit: number;
  /** What shows only a part of itself, and would have to be scrolled. */
  readonly scrolls: readonly string[];
}

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What a finger can get at on the table that is shown. */
export interface Reach {
  /** What helps on: places that are lit, doors to such, answers. */
  readonly invites: readonly Place[];
  /** What lays down, opens, closes and looks at the whole. */
  readonly aside: readonly Place[];
  readonly curtain: boolean;
  readonly prompt: string;
  /** All that is read there: the same again where nothing has changed. */
  readonly shown: string;
}

export interface Scrolled {
  readonly within: string;
  readonly step: number;
  /** It is somewhere there: who does not find it has failed. */
  readonly must: boolean;
}

/** The part of e2e/web/device.cjs that is not Detox's own. */
interface BeyondDetox {
  kill(): Promise<void>;
  passes(milliseconds: number): Promise<void>;
  isSeen(id: string): Promise<boolean>;
  firstSeen(ids: readonly string[], timeout: number): Promise<string>;
  reach(id: string, how: Omit<Scrolled, 'must'>): Promise<void>;
  holdUntilGone(id: string): Promise<void>;
  bring(id: string, how: Scrolled): Promise<void>;
  rests(): Promise<void>;
  pressKey(key: string): Promise<void>;
  serverGoes(): Promise<void>;
  serverComes(): Promise<void>;
  untilKept(): Promise<void>;
  willPick(text: string): void;
  savedText(): Promise<string>;
  openAnotherTab(): Promise<void>;
  closeOtherTab(): Promise<void>;
  spoilDrawer(how: Spoilt): Promise<void>;
  setRoom(bytes: number | null): Promise<void>;
  groundOf(id: string): Promise<string>;
  accessibilityViolations(): Promise<readonly string[]>;
  markAccess(where: string): Promise<void>;
  smallTargets(sizes: readonly (readonly [number, number])[], least: number): Promise<readonly string[]>;
  readingFaults(where: { readonly furnitureOnly: boolean }): Promise<readonly string[]>;
  wholePage(): Promise<string>;
  offeredSpots(): Promise<readonly string[]>;
  invites(): Promise<Invites>;
  withinReach(): Promise<Reach>;
  touchAt(x: number, y: number): Promise<void>;
  byKeys(id: string): Promise<string | null>;
  takeComplaints(): readonly string[];
  foreignRequests(): Promise<readonly string[]>;
}

const driver = (): Partial<BeyondDetox> => (device as unknown as { deviceDriver: Partial<BeyondDetox> }).deviceDriver;

export const isWeb = (): boolean => (device.getPlatform() as string) === 'web';

/** At once, without a word to it. In Chromium an app that is only terminated is closed in good order. */
export async function killApp(): Promise<void> {
  await driver().kill?.();
  await device.terminateApp();
}

/** So long by the app's own clock: whatever it has set before to happen earlier has happened. */
export async function passes(milliseconds: number): Promise<void> {
  if (isWeb()) await driver().passes?.(milliseconds);
  else await new Promise(later => setTimeout(later, milliseconds));
}

/** Seen now, or as soon as nothing moves any more. On a phone nobody tells: null. */
export async function isSeenAtRest(id: string): Promise<boolean | null> {
  return (await driver().isSeen?.(id)) ?? null;
}

/** Which of these is seen first. On a phone nobody tells: null. */
export async function firstSeen(ids: readonly string[], timeout: number): Promise<string | null> {
  return (await driver().firstSeen?.(ids, timeout)) ?? null;
}

/** Scrolled to and tapped. On a phone nobody does: false. */
export async function scrollAndTap(id: string, how: Omit<Scrolled, 'must'>): Promise<boolean> {
  await driver().reach?.(id, how);
  return driver().reach !== undefined;
}

/** Held as long as it is there. On a phone nobody tells when it goes: false. */
export async function holdUntilGone(id: string): Promise<boolean> {
  await driver().holdUntilGone?.(id);
  return driver().holdUntilGone !== undefined;
}

/** Scrolls until it is in sight and stays there. On a phone nobody does: false. */
export async function bringIntoSight(id: string, how: Scrolled): Promise<boolean> {
  await driver().bring?.(id, how);
  return driver().bring !== undefined;
}

/** Until nothing moves any more. */
export async function untilRest(): Promise<void> {
  await driver().rests?.();
}

/** A key as the browser names it: 'Tab', 'Enter', 'Escape', 'ArrowLeft', 'u', 'Control+z'. */
export async function pressKey(key: string): Promise<void> {
  await driver().pressKey?.(key);
}

/** The whole app is on the device; then its server is switched off, and stays so until `serverComes`. */
export async function serverGoes(): Promise<void> {
  await driver().untilKept?.();
  await driver().serverGoes?.();
}

export async function serverComes(): Promise<void> {
  await driver().serverComes?.();
}

/** The next file that the app asks for will be one with this text. */
export function willPick(text: string): void {
  driver().willPick?.(text);
}

/** What the app has just saved to a file. */
export async function savedText(): Promise<string> {
  return (await driver().savedText?.()) ?? '';
}

/** The same app, on the same device, a second time; the story goes on there. */
export async function openAnotherTab(): Promise<void> {
  await driver().openAnotherTab?.();
}

export async function closeOtherTab(): Promise<void> {
  await driver().closeOtherTab?.();
}

/** All of it but the beginning, the version it was saved by, or a choice in a match. */
type Spoilt = 'pages' | 'newer' | 'choice';

/** What the app keeps is damaged while it is closed; then it opens. */
export async function spoilDrawer(how: Spoilt = 'pages'): Promise<void> {
  await driver().spoilDrawer?.(how);
}

/** How many bytes the app may keep; null: as many as there is room for. */
export async function setRoom(bytes: number | null): Promise<void> {
  await driver().setRoom?.(bytes);
}

/** The colour it lies on, as the browser names it; '' where nobody tells. */
export async function groundOf(id: string): Promise<string> {
  return (await driver().groundOf?.(id)) ?? '';
}

export function expectNone(what: string, found: readonly string[]): void {
  if (found.length === 0) return;
  const error = new Error(`${what}:\n${found.join('\n')}`);
  // Without the lines of this file jest's code frame shows the line of the story.
  error.stack = (error.stack ?? '').replace(/^.*beyondDetox.*\n/gm, '');
  throw error;
}

/** axe-core finds nothing that would keep somebody from using the screen that is shown. */
export async function checkAccessibility(): Promise<void> {
  expectNone('Not everybody can use this screen', (await driver().accessibilityViolations?.()) ?? []);
}

/** Lighthouse marks the screen that is shown, when `npm run lighthouse` has asked for its marks. */
export async function markAccess(where: string): Promise<void> {
  await driver().markAccess?.(where);
}

/** The smallest phone, a usual one, a tablet. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const;
const FINGER = 48;

/** Every place on the board that can be tapped is in sight and large enough for a finger, whatever the window; of what pans only the size counts. */
export async function checkTargets({ on = 'all' }: { readonly on?: 'all' | 'phones' } = {}): Promise<void> {
  const windows = on === 'all' ? WINDOWS : WINDOWS.filter(([width, height]) => width < height);
  expectNone('Not every finger can play this', (await driver().smallTargets?.(windows, FINGER)) ?? []);
}

/** No word is cut, broken or printed over another, and every target is large enough for a finger and lies by itself. */
export async function checkReading(where: { readonly furnitureOnly: boolean } = { furnitureOnly: false }): Promise<void> {
  expectNone('Cannot be read or hit', (await driver().readingFaults?.(where)) ?? []);
}

/** Nothing the page has loaded came from another origin. */
export async function checkNothingForeign(): Promise<void> {
  expectNone('Loaded from elsewhere', (await driver().foreignRequests?.()) ?? []);
}

/** The page has not complained: no uncaught error, no console error, no breach of its security policy. */
export function checkNoComplaints(): void {
  expectNone('The page complained', driver().takeComplaints?.() ?? []);
}

/** Everything the page holds at rest, for eye, ear and whoever looks under it, one line each. On a phone: nothing. */
export async function wholePage(): Promise<string> {
  return (await driver().wholePage?.()) ?? '';
}

const MOST_SHOWN = 6;

/** Two whole pages that must be the same to the last attribute; tells the lines that differ. */
export function checkSamePage(what: string, one: string, another: string): void {
  const [a, b] = [one.split('\n'), another.split('\n')];
  const apart = (lines: readonly string[], others: readonly string[]) => lines.filter(line => !others.includes(line)).slice(0, MOST_SHOWN);
  const moved = a.length === b.length ? [] : [`${a.length} lines against ${b.length}`];
  expectNone(what, one === another ? [] : [...apart(a, b), ...apart(b, a), ...moved, 'or their order']);
}

export function checkMatches(what: string, page: string, ...wanted: readonly RegExp[]): void {
  expectNone(what, isWeb() ? wanted.filter(part => !part.test(page)).map(String) : []);
}

/** The spots of a kind that the board offers now: 'unit', 'hex'. On a phone: none can be counted. */
export async function offeredSpots(kind: string): Promise<readonly string[]> {
  return ((await driver().offeredSpots?.()) ?? []).filter(at => at.startsWith(`${kind}:`));
}

/** On a phone nobody tells: null. */
export async function invites(): Promise<Invites | null> {
  return (await driver().invites?.()) ?? null;
}

/** On a phone nobody tells: null. */
export async function withinReach(): Promise<Reach | null> {
  return (await driver().withinReach?.()) ?? null;
}

export async function touchAt(x: number, y: number): Promise<void> {
  await driver().touchAt?.(x, y);
}

/** Without a finger: Tab or arrows to a place, where the focus is seen, then Enter. */
export async function keyTo(id: string): Promise<void> {
  const fault = (await driver().byKeys?.(id)) ?? null;
  expectNone(`No way to ${id} by keyboard`, fault === null ? [] : [fault]);
  await pressKey('Enter');
}
