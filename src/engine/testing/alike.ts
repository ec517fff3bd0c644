/** Whether two values say the same. The laws ask for it at every choice: written out as text and compared it takes them twice as long. */

type Fields = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** As JSON sees it: the order of keys does not matter, and what is undefined is not there. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isThing(a) || !isThing(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, i) => alike(each, b[i]));
  return !Array.isArray(b) && alikeFields(a as Fields, b as Fields);
}

function alikeFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!alike(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** What a value says at this moment, for a look at whether it still says so later. */
export function imprint<T>(value: T): T {
  if (!isThing(value)) return value;
  if (Array.isArray(value)) return value.map(each => imprint<unknown>(each)) as T;
  const copied: Record<string, unknown> = {};
  for (const key in value) copied[key] = imprint<unknown>(value[key]);
  return copied as T;
}
