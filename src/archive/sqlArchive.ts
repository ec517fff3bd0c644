/** The archive on SQLite. Every operation is one job in one queue; a choice is one insert, atomic by itself. */
import {
  SNAPSHOTS_KEPT,
  Stopped,
  type Archive,
  type BrokenMatch,
  type Contents,
  type Quarantine,
  type StoredChoice,
  type StoredMatch,
  type StoredSnapshot,
  type WholeMatch,
} from './archive';
import { checkSum } from './checkSum';
import type { Db, Value } from './db';
import { FOR_GOOD, inTransaction } from './migrations';
import { serialQueue } from './queue';
import { AT_ONCE, finishedMatches, finishedTitles, listed, outings, ownOfGames, playingTimes, suspects, type Read } from './finished';
import { readyStatement } from './readyStatement';
import { brokenBy, isBroken, readMatch, type MatchRow } from './rows';
import { rawRows } from './salvage';
import { readThrough } from './soundness';
import { noted } from './trace';

/** A choice touches its match without a second write. */
const MATCH_ROWS = `SELECT m.id, game, rules, base, options, seed, first, seats, name, started, ended, practice, hints, wentBack, quarantine,
    MAX(touched, COALESCE((SELECT c.at FROM choices c WHERE c.match = m.id ORDER BY c.n DESC LIMIT 1), 0)) AS touched
  FROM matches m WHERE deleted IS NULL`;

/** So many go with all their choices while a player's next one waits. */
const SWEPT_AT_ONCE = 8;

const insertMatch = (m: StoredMatch, deleted: number | null = null): [string, Value[]] => [
  `INSERT OR IGNORE INTO matches (id, game, rules, base, options, seed, first, seats, name, started, touched, ended, practice, hints, wentBack, deleted)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  [
    m.id,
    m.game,
    m.rules,
    m.base,
    JSON.stringify(m.options),
    m.seed,
    m.first,
    JSON.stringify(m.players),
    m.name,
    m.started,
    m.touched,
    m.ended,
    m.practice ? 1 : 0,
    m.hints,
    m.wentBack ? 1 : 0,
    deleted,
  ],
];

const INSERT_CHOICE = 'INSERT OR REPLACE INTO choices (match, n, seat, choice, at) VALUES (?, ?, ?, ?, ?)';

/** All of a match in one statement: a statement for each would be a way to the worker and back for each. */
const insertChoices = (id: string, choices: readonly StoredChoice[]): [string, Value[]] => [
  `INSERT OR REPLACE INTO choices (match, n, seat, choice, at)
   SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`,
  [id, JSON.stringify(choices.map(c => [c.n, c.seat, c.line, c.at]))],
];

const insertSnapshot = (id: string, s: StoredSnapshot): [string, Value[]] => [
  'INSERT OR REPLACE INTO snapshots (match, n, state, sum) VALUES (?, ?, ?, ?)',
  [id, s.n, s.state, checkSum(s.state)],
];

/** A damaged snapshot keeps its place but says nothing: whoever reads it goes on to an older one. */
const readSnapshot = ({ n, state, sum }: StoredSnapshot & { readonly sum: number | null }): StoredSnapshot => ({
  n,
  state: sum === null || sum === checkSum(state) ? state : '',
});

// eslint-disable-next-line max-lines-per-function -- one closure holds the queue, and each of its methods is short
export function sqlArchive(db: Db): Archive {
  const queue = serialQueue();
  const putChoice = readyStatement(db, INSERT_CHOICE);
  const run = (sql: string, values: Value[]) => queue(async () => void (await db.runAsync(sql, values)));
  const together = (work: () => Promise<void>, canWait = false) => queue(() => inTransaction(db, work), canWait);
  const whenQuiet = <T>(job: () => Promise<T>) => queue(job, true);
  let imports = 0;

  const read: Read = (sql, values) => whenQuiet(() => db.getAllAsync(sql, values));
  const readAny = (row: MatchRow): StoredMatch | BrokenMatch =>
    row.quarantine === null ? readMatch(row) : brokenBy(row, row.quarantine as Quarantine);
  const readSound = (rows: readonly MatchRow[]): StoredMatch[] => rows.map(readAny).filter(m => !isBroken(m)) as StoredMatch[];

  /** All that are in sight at one moment, then a part at a time: whoever chooses meanwhile does not wait for ten thousand. */
  async function matches(): Promise<StoredMatch[]> {
    const ids = await listed(read, 'SELECT json_group_array(id) AS list FROM matches WHERE deleted IS NULL');
    const found: StoredMatch[] = [];
    for (let done = 0; done < ids.length; done += AT_ONCE) {
      const some = JSON.stringify(ids.slice(done, done + AT_ONCE));
      found.push(...readSound(await read<MatchRow>(`${MATCH_ROWS} AND m.id IN (SELECT value FROM json_each(?))`, [some])));
    }
    return found.sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
  }

  async function underWay(most: number): Promise<{ matches: StoredMatch[]; of: number }> {
    const open = 'ended IS NULL AND quarantine IS NULL';
    const [count] = await read<{ n: number }>(`SELECT COUNT(*) AS n FROM matches WHERE deleted IS NULL AND ${open}`);
    return {
      matches: readSound(await read<MatchRow>(`${MATCH_ROWS} AND ${open} ORDER BY touched DESC, id LIMIT ?`, [most])),
      of: count?.n ?? 0,
    };
  }

  async function contents(id: string, fromSnapshot: boolean): Promise<Contents | BrokenMatch | null> {
    return whenQuiet(async () => {
      const row = await db.getFirstAsync<MatchRow>(`${MATCH_ROWS} AND m.id = ?`, [id]);
      if (row === null) return null;
      const match = readMatch(row);
      if (isBroken(match)) return match;
      const kept = await db.getAllAsync<Parameters<typeof readSnapshot>[0]>(
        'SELECT n, state, sum FROM snapshots WHERE match = ? ORDER BY n DESC LIMIT ?',
        [id, fromSnapshot ? 1 : 1000],
      );
      const snapshots = kept.map(readSnapshot);
      const after = fromSnapshot ? (snapshots[0]?.n ?? 0) : 0;
      const choices = await db.getAllAsync<StoredChoice>(
        'SELECT n, seat, choice AS line, at FROM choices WHERE match = ? AND n > ? ORDER BY n',
        [id, after],
      );
      const gap = choices.findIndex((c, i) => c.n !== after + i + 1);
      return gap === -1 ? { match, choices, snapshots } : brokenBy(match, 'missingChoice');
    });
  }

  async function putInOne(whole: WholeMatch, deleted: number | null): Promise<void> {
    const { id } = whole.match;
    await db.runAsync('DELETE FROM matches WHERE id = ?', [id]);
    await db.runAsync(...insertMatch(whole.match, deleted));
    await db.runAsync(...insertChoices(id, whole.choices));
    for (const s of whole.snapshots) await db.runAsync(...insertSnapshot(id, s));
    for (const r of whole.results) await insertResult(id, r);
  }

  /**
   * One match at a time, out of sight as if it were deleted, so that a choice never waits for more than one; then all come into sight at once.
   * Whatever is in the way leaves nothing behind: what is out of sight is swept out at the next opening at the latest.
   */
  async function putIn(matches: readonly WholeMatch[], goesOn: (done: number) => boolean): Promise<void> {
    // Its own: what an import left behind that was cut off does not come into sight with the next.
    const outOfSight = -(Date.now() + ++imports);
    const ids = JSON.stringify(matches.map(m => m.match.id));
    const here = await whenQuiet(() =>
      db.getAllAsync<{ id: string }>('SELECT id FROM matches WHERE deleted IS NULL AND id IN (SELECT value FROM json_each(?))', [ids]),
    );
    const isHere = (m: WholeMatch): boolean => here.some(({ id }) => id === m.match.id);
    try {
      for (const [done, m] of matches.entries()) {
        if (!isHere(m)) await together(() => putInOne(m, outOfSight), true);
        if (!goesOn(done + 1)) throw new Stopped();
      }
      await together(async () => {
        for (const m of matches.filter(isHere)) await putInOne(m, null);
        await db.runAsync('UPDATE matches SET deleted = NULL WHERE deleted = ?', [outOfSight]);
      }, true);
    } catch (error) {
      await whenQuiet(() => db.runAsync('DELETE FROM matches WHERE deleted = ?', [outOfSight])).catch(noted('clearing an import away'));
      throw error;
    }
  }

  async function sweepOut(tell: (done: number, of: number) => void = () => {}): Promise<void> {
    const [count] = await read<{ n: number }>(`SELECT COUNT(*) AS n FROM matches WHERE deleted = ${FOR_GOOD}`);
    const few = `DELETE FROM matches WHERE rowid IN (SELECT rowid FROM matches WHERE deleted = ${FOR_GOOD} LIMIT ${SWEPT_AT_ONCE})`;
    for (let done = 0; done < (count?.n ?? 0); done += SWEPT_AT_ONCE) {
      tell(done, count?.n ?? 0);
      await whenQuiet(() => db.runAsync(few, []));
    }
  }

  async function insertResult(id: string, r: WholeMatch['results'][number]): Promise<void> {
    const values = [id, r.seat, r.place, r.points, r.level, JSON.stringify(r.sources)];
    await db.runAsync('INSERT OR REPLACE INTO results (match, seat, place, points, level, sources) VALUES (?, ?, ?, ?, ?, ?)', values);
  }

  return {
    keeps: true,
    matches,
    underWay,
    broken: async () => (await suspects(read, MATCH_ROWS)).map(readAny).filter(isBroken),
    lastTouched: async () => {
      const [{ matches }, [ended]] = [await underWay(1), await read<{ last: number | null }>('SELECT MAX(ended) AS last FROM matches')];
      return Math.max(matches[0]?.touched ?? 0, ended?.last ?? 0);
    },
    holdsAny: async () => (await read('SELECT 1 FROM matches WHERE deleted IS NULL LIMIT 1')).length > 0,
    contents: (id, fromSnapshot = false) => contents(id, fromSnapshot),
    finishedTitles: () => finishedTitles(read),
    finishedMatches: ids => finishedMatches(read, MATCH_ROWS, ids),
    outings: () => outings(read),
    ownOfGames: () => ownOfGames(read),
    playingTimes: (kind, most) => playingTimes(read, kind, most),

    create: match => run(...insertMatch(match)),
    append: (id, c) => queue(() => putChoice([id, c.n, c.seat, c.line, c.at])),
    takeBack: (id, n, pastBot = false) =>
      together(async () => {
        if (pastBot) await db.runAsync('UPDATE matches SET wentBack = 1 WHERE id = ?', [id]);
        await db.runAsync('DELETE FROM snapshots WHERE match = ? AND n > ?', [id, n]);
        await db.runAsync('DELETE FROM choices WHERE match = ? AND n > ?', [id, n]);
      }),
    snapshot: (id, snapshot) =>
      together(async () => {
        await db.runAsync(...insertSnapshot(id, snapshot));
        // The one at `base` is the match's beginning and stays.
        const old = `SELECT n FROM snapshots WHERE match = ? ORDER BY n DESC LIMIT -1 OFFSET ${SNAPSHOTS_KEPT}`;
        await db.runAsync(`DELETE FROM snapshots WHERE match = ? AND n IN (${old}) AND n <> (SELECT base FROM matches WHERE id = ?)`, [
          id,
          id,
          id,
        ]);
      }),
    rebase: (id, rules, base) =>
      together(async () => {
        await db.runAsync('DELETE FROM choices WHERE match = ? AND n > ?', [id, base.n]);
        await db.runAsync('DELETE FROM snapshots WHERE match = ?', [id]);
        await db.runAsync(...insertSnapshot(id, base));
        await db.runAsync('UPDATE matches SET rules = ?, base = ? WHERE id = ?', [rules, base.n, id]);
      }),
    end: (id, at, results) =>
      together(async () => {
        for (const r of results) await insertResult(id, r);
        await db.runAsync('UPDATE matches SET ended = ?, touched = MAX(touched, ?) WHERE id = ?', [at, at, id]);
      }),
    countHint: id => run('UPDATE matches SET hints = hints + 1 WHERE id = ?', [id]),
    rename: (id, name) => run('UPDATE matches SET name = ? WHERE id = ?', [name, id]),
    reseat: (id, players) => run('UPDATE matches SET seats = ? WHERE id = ?', [JSON.stringify(players), id]),
    remove: (id, at) => run('UPDATE matches SET deleted = ? WHERE id = ?', [at, id]),
    restore: id => run(`UPDATE matches SET deleted = NULL WHERE id = ? AND deleted <> ${FOR_GOOD}`, [id]),
    quarantine: (id, why) => run('UPDATE matches SET quarantine = ? WHERE id = ? AND quarantine IS NOT ?', [why, id, why]),
    putIn: (matches, goesOn = () => true) => putIn(matches, goesOn),

    settings: async () => {
      const rows = await whenQuiet(() => db.getAllAsync<{ key: string; value: string }>('SELECT key, value FROM settings'));
      return Object.fromEntries(rows.map(r => [r.key, r.value]));
    },
    set: (key, value) => run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, value]),
    eraseAll: async tell => {
      await together(async () => {
        await db.execAsync(`UPDATE matches SET deleted = ${FOR_GOOD}; DELETE FROM settings;`);
      }, true);
      // Nothing is in sight any more: what cannot be taken out now is taken out at the next opening.
      await sweepOut(tell).catch(noted('sweeping out'));
    },
    sweepOut,
    rawRows: watch => rawRows({ getAllAsync: read }, watch),
    readThrough: () => readThrough(read),
    close: () => whenQuiet(() => db.closeAsync()),
  };
}
