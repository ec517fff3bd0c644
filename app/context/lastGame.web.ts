/** The game that was played last, where a page can read it before the drawer is open: its box comes meanwhile. */
const KEY = 'blazon.lastBox';

export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing may be kept, a box comes when it is wanted.
    return null;
  }
}

/** null: nothing was ever played here. */
export function rememberLastGame(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // as above
  }
}
