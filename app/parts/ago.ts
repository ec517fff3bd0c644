/** How long ago something was touched, in the words of the player. */
import type { Words } from '@/words/en';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Then a date says more than a number of days. */
const LONG_AGO = 14 * DAY;

/** A date is not broken at the end of a line. */
const TOGETHER = '\u00a0';

const yearOf = (time: number): number => new Date(time).getFullYear();

/** A day that one looks back to. */
export const dayOf = (then: number, { home }: Words): string =>
  home.onDay(then, yearOf(then) === yearOf(Date.now())).replaceAll(' ', TOGETHER);

export function ago(then: number, now: number, words: Words): string {
  const { home } = words;
  const past = Math.max(0, now - then);
  if (past < MINUTE) return home.justNow;
  if (past < HOUR) return home.minutesAgo(Math.floor(past / MINUTE));
  if (past < DAY) return home.hoursAgo(Math.floor(past / HOUR));
  return past < LONG_AGO ? home.daysAgo(Math.floor(past / DAY)) : dayOf(then, words);
}
