/** What runs inside the page: a witness of every save, a hasty player, and who reads the table. All are handed to the browser as text. */

/**
 * Stands between the app and SQLite's worker: tells of every save before it is sent on, and of every save that is acknowledged.
 * `tell` must be known to the page; a save goes on only when it has been heard, so that none is in the drawer that nobody knows of.
 */
export function witness() {
  const tell = what => globalThis.tellOfSave(what);
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    statements = new Map();
    underWay = new Map();
    takingBack = null;
    sent = Promise.resolve();

    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const what = this.underWay.get(data.id);
        if (what === undefined) return;
        this.underWay.delete(data.id);
        if (data.error === undefined || data.error === null) void tell({ ...what, acknowledged: true });
      });
    }

    postMessage(message, ...more) {
      const what = this.saveIn(message);
      const told = what === null ? null : () => tell(what);
      this.sent = this.sent.then(told).then(() => super.postMessage(message, ...more));
    }

    saveIn({ type, id, data }) {
      const key = data?.nativeStatementId;
      if (type === 'prepare') this.statements.set(key, data.source);
      if (type === 'exec' && data.source === 'COMMIT' && this.takingBack !== null) {
        this.underWay.set(id, this.takingBack);
        this.takingBack = null;
      }
      if (type !== 'run') return null;
      const values = Object.values(data.bindParams);
      const source = this.statements.get(key) ?? '';
      if (source.startsWith('INSERT OR REPLACE INTO choices')) {
        const save = { match: values[0], n: values[1], line: values[3] };
        this.underWay.set(id, save);
        return save;
      }
      if (source.startsWith('DELETE FROM choices')) {
        this.takingBack = { match: values[0], n: values[1] };
        return this.takingBack;
      }
      return null;
    }
  };
}

/** Puts away what lies between the player and the table, the curtain, cards and lessons; true: nothing does. */
export function clearTheWay() {
  const curtain = document.querySelector('[data-testid="curtain:open"]');
  curtain?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const cards = ['tidings:goOn', 'round:goOn', 'lesson:skip'].map(id => document.querySelector(`[data-testid="${id}"]`));
  for (const card of cards) card?.click();
  return curtain === null && cards.every(card => card === null);
}

/** Taps whatever is offered, and now and then the undo arrow, as fast as the page takes it. */
export function tapHastily(seed) {
  let state = seed >>> 0;
  const lot = n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const all = selector => [...document.querySelectorAll(selector)];
  const click = element => element?.click();
  const tap = () => {
    const curtain = all('[data-testid="curtain:open"]')[0];
    if (curtain !== undefined) {
      curtain.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return;
    }
    for (const card of all('[data-testid="lesson:skip"],[data-testid="tidings:goOn"],[data-testid="round:goOn"]')) click(card);
    if (lot(12) === 0) return click(all('[data-testid="table:undo"]')[0]);
    // What waits for its second tap gets it half of the time: else hardly anything would ever pass to the other player.
    const [meant] = all('[data-testid^="button:"][aria-pressed="true"],[data-testid^="choice:"][aria-pressed="true"]');
    if (meant !== undefined && lot(2) === 0) return click(meant);
    const buttons = all('[data-testid^="button:"],[data-testid^="choice:"]');
    const offered = [...all('[data-spot="offered"]'), ...buttons];
    click(offered[lot(offered.length)] ?? all('[data-testid="table:letGo"]')[0]);
  };
  const next = () => {
    tap();
    setTimeout(next, lot(40));
  };
  next();
}

/**
 * What stands on the table, read in one go, because a table that goes on between two looks is two tables: the prompt, every score in the
 * page with its seat, and what of the furniture is there more than once. No more scores than seats, and none of it twice, or something is
 * mounted a second time. (A spot of a board may be shown in two places, as Tadmor's towers are.)
 */
export function readTable() {
  const named = [...document.querySelectorAll('[data-testid]')];
  const names = named.map(each => each.getAttribute('data-testid'));
  const isScore = name => name.startsWith('score:');
  return {
    prompt: document.querySelector('[data-testid="prompt:text"]')?.textContent ?? null,
    scores: named.filter((_, i) => isScore(names[i])).map(each => `${each.getAttribute('data-testid')} ${each.textContent}`),
    twice: [...new Set(names.filter((name, i) => /^(table|prompt|score|choice|button):/.test(name) && names.indexOf(name) !== i))],
  };
}
