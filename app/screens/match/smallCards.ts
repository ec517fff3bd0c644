/** Which small cards of a first match somebody has read: a row for each game and name, and one for what the device has shown before it asked for names. */
import type { Game } from '@/engine/contract';

type Memory = Readonly<Record<string, string>>;
type Remember = (key: string, value: string) => void;
export type Read = readonly string[] | 'all';

const ALL = 'all';

/** What the device has shown before it asked for names. */
export const shownBefore = (game: string): string => `lessons.${game}`;
/** Nobody's name: whoever sits at this device. */
const rowOf = (game: string, name: string): string => `${shownBefore(game)}.${name}`;

export function cardsRead(memory: Memory, game: string, name: string): Read {
  const rows = [shownBefore(game), rowOf(game, ''), rowOf(game, name)].map(key => memory[key] ?? '');
  return rows.includes(ALL) ? ALL : rows.flatMap(row => row.split(' ')).filter(id => id !== '');
}

function add(memory: Memory, remember: Remember, key: string, ids: readonly string[]): void {
  const before = memory[key] ?? '';
  if (before === ALL) return;
  const read = before.split(' ').filter(id => id !== '');
  const fresh = ids.filter(id => !read.includes(id));
  if (fresh.length > 0) remember(key, [...read, ...fresh].join(' '));
}

/** One was read; or `all`: whoever sits at this table wants no more of them. */
export function markRead(
  memory: Memory,
  remember: Remember,
  game: string,
  who: { readonly me: string; readonly table: readonly string[] },
) {
  return (id: string): void => {
    if (id === ALL) for (const name of who.table) remember(rowOf(game, name), ALL);
    else add(memory, remember, rowOf(game, who.me), [id]);
  };
}

/** Whoever has finished these lessons of the board has been told these cards. */
export function markLearnt(memory: Memory, remember: Remember, game: Game, learner: string, done: readonly string[]): void {
  const told = game.lessons.filter(({ learnt }) => learnt?.every(id => done.includes(id)));
  const ids = told.map(({ id }) => id);
  add(memory, remember, rowOf(game.id, learner), ids);
}
