/** Once a day the drawer is read through and its newest matches are copied to the second place, from where they come back on the day on which the drawer is gone. */
import { copyKept, countKept, keepCopy } from '@/archive/beside';
import { exportOf } from './files';
import { clockOf, type Household } from './newMatch';

/** A day, and a little less: whoever plays every evening has yesterday's. In milliseconds. */
const EVERY = 20 * 3_600_000;
const NEWEST = 100;
const MOST_CHARACTERS = 4_000_000;

/** True: a copy was made. What is lost is not copied over: the last copy is all there is of it. */
export async function nightlyCopy(house: Household): Promise<boolean> {
  const now = clockOf(house)();
  const last = await copyKept();
  if (last !== null && now >= last.at && now - last.at < EVERY) return false;
  if (!house.archive.keeps || (await countKept()) === 'lost') return false;
  // Damage is found before it is copied.
  await house.archive.readThrough();
  const newest = (await house.archive.matches()).slice(0, NEWEST).map(m => m.id);
  const { text, matches } = await exportOf(house, newest, MOST_CHARACTERS);
  if (matches === 0) return false;
  await keepCopy({ at: now, matches, text });
  return true;
}
