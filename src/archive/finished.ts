/** What is asked of ten thousand finished matches at once: only what is wanted of each comes out of the drawer, and all of it as one text. */
import { LONGEST_THOUGHT, type FinishedMatch, type FinishedTitle, type Kind, type OwnOf, type StoredOuting } from './archive';
import type { Value } from './db';
import { asSources, isBroken, parsed, readMatch, readResult, type MatchRow, type ResultRow } from './rows';

export type Read = <T>(sql: string, values?: Value[]) => Promise<T[]>;

const IN_SIGHT = 'm.deleted IS NULL AND m.quarantine IS NULL';
const FINISHED = `m.ended IS NOT NULL AND ${IN_SIGHT}`;
/** Nothing in a row is trusted: a text that is no JSON would end the whole statement. */
const SEATS = `CASE WHEN json_valid(m.seats) THEN m.seats ELSE '[]' END`;
const of = (part: string): string => `CASE WHEN s.type = 'object' THEN s.value ->> '${part}' END`;
const COUNTS = `m.practice = 0 AND r.level = 'human'`;

/** How many people sit there, where nobody else has ever sat in any seat. */
const PEOPLE = `(SELECT CASE WHEN TOTAL(${of('before')} IS NOT NULL) > 0 THEN 0 ELSE CAST(TOTAL(${of('plays')} = 'human') AS INTEGER) END
  FROM json_each(${SEATS}) s)`;

/** A list in one text: a row for each would be a way through the worker's door for each. */
export async function listed(read: Read, sql: string, values: Value[] = []): Promise<readonly unknown[]> {
  const [row] = await read<{ list: string }>(sql, values);
  const list = parsed(row?.list ?? '[]');
  return Array.isArray(list) ? (list as unknown[]) : [];
}

const isTexts = (list: unknown): list is string[] => Array.isArray(list) && list.every(text => typeof text === 'string');

export async function finishedTitles(read: Read): Promise<readonly FinishedTitle[]> {
  const list = await listed(
    read,
    `SELECT json_group_array(json_array(id, game, name, json(names))) AS list FROM (
       SELECT m.id, m.game, m.name,
         (SELECT json_group_array(COALESCE(${of('name')}, '')) FROM json_each(${SEATS}) s) AS names
       FROM matches m WHERE ${FINISHED} ORDER BY m.ended DESC, m.id)`,
  );
  return list.flatMap((entry): FinishedTitle[] => {
    const [id, game, name, players] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof id !== 'string' || typeof game !== 'string' || typeof name !== 'string' || !isTexts(players)) return [];
    return [{ id, game, name, players }];
  });
}

export async function finishedMatches(read: Read, matchRows: string, ids: readonly string[]): Promise<readonly FinishedMatch[]> {
  const wanted = [JSON.stringify(ids)];
  const within = 'IN (SELECT value FROM json_each(?))';
  const [rows, results] = [
    await read<MatchRow>(`${matchRows} AND quarantine IS NULL AND ended IS NOT NULL AND m.id ${within}`, wanted),
    await read<ResultRow>(
      `SELECT match, seat, place, points, level, sources FROM results WHERE match ${within} ORDER BY match, seat`,
      wanted,
    ),
  ];
  const matches = new Map(rows.map(row => [row.id, readMatch(row)]));
  return ids.flatMap((id): FinishedMatch[] => {
    const match = matches.get(id);
    if (match === undefined || isBroken(match)) return [];
    return [{ match, results: results.filter(r => r.match === id).map(readResult) }];
  });
}

export async function outings(read: Read): Promise<readonly StoredOuting[]> {
  const list = await listed(
    read,
    `SELECT json_group_array(json_array(game, ended, seats, people, place, points, hints, wentBack, levels, sources)) AS list FROM (
       SELECT m.game, m.ended, json_array_length(${SEATS}) AS seats, ${PEOPLE} AS people, r.place, r.points, m.hints, m.wentBack,
         (SELECT group_concat(o.level) FROM results o WHERE o.match = m.id) AS levels, r.sources
       FROM matches m JOIN results r ON r.match = m.id WHERE ${FINISHED} AND ${COUNTS} ORDER BY m.ended, m.id, r.seat)`,
  );
  return list.flatMap((entry): StoredOuting[] => {
    const [game, ended, seats, people, place, points, hints, wentBack, levels, sources] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const isSound = [ended, seats, people, place, points, hints].every(n => typeof n === 'number') && seats !== 0;
    if (!isSound || typeof game !== 'string' || typeof levels !== 'string' || typeof sources !== 'string') return [];
    const [e, s, p, l, w, h] = [ended, seats, people, place, points, hints] as number[];
    return [
      {
        game,
        ended: e ?? 0,
        seats: s ?? 0,
        people: p ?? 0,
        place: l ?? 0,
        points: w ?? 0,
        hints: h ?? 0,
        wentBack: wentBack !== 0,
        levels: levels.split(','),
        // One whose sources cannot be read still counts, without them.
        sources: asSources(parsed(sources)) ?? {},
      },
    ];
  });
}

export async function ownOfGames(read: Read): Promise<readonly OwnOf[]> {
  return read<OwnOf>(
    `SELECT m.game, COUNT(*) AS played, SUM(r.place = 1) AS won FROM matches m JOIN results r ON r.match = m.id
     WHERE ${FINISHED} AND ${COUNTS} GROUP BY m.game ORDER BY m.game`,
  );
}

/** Whoever was there at its first choice and at its last: a match that came from a file has the same time for all. */
const WAS_TIMED = `(SELECT c.at FROM choices c WHERE c.match = m.id ORDER BY c.n LIMIT 1) <>
  (SELECT c.at FROM choices c WHERE c.match = m.id ORDER BY c.n DESC LIMIT 1)`;

export async function playingTimes(read: Read, { game, seats, humans }: Kind, most: number): Promise<readonly number[]> {
  const rows = await read<{ ms: number }>(
    `SELECT (SELECT SUM(MIN(at - earlier, ?1)) FROM (
         SELECT c.at, LAG(c.at, 1, c.at) OVER (ORDER BY c.n) AS earlier FROM choices c WHERE c.match = m.id)) AS ms
     FROM matches m WHERE m.game = ?2 AND ${FINISHED} AND m.practice = 0 AND ${PEOPLE} > 0
       AND (?3 IS NULL OR json_array_length(${SEATS}) = ?3) AND (?4 IS NULL OR ${PEOPLE} = ?4) AND ${WAS_TIMED}
     ORDER BY m.ended DESC, m.id LIMIT ?5`,
    [LONGEST_THOUGHT, game, seats ?? null, humans ?? null, most],
  );
  return rows.map(r => r.ms).filter(ms => ms > 0);
}

/** As asPlayers and asOptions read them (rows.ts), and a little stricter: whatever may be broken is read once more there. */
const STRANGE_SEAT = `CASE WHEN s.type <> 'object' THEN 1 ELSE json_type(s.value, '$.before') IS NOT NULL
  OR json_type(s.value, '$.name') IS NOT 'text' OR json_type(s.value, '$.tincture') IS NOT 'text' OR json_type(s.value, '$.plays') IS NOT 'text' END`;
const OPTIONS = `CASE WHEN json_valid(m.options) THEN m.options ELSE '[]' END`;
const STRANGE_OPTION = `o.type IN ('object', 'array', 'null', 'real') OR o.key IN ('constructor', 'prototype')
  OR o.key GLOB '*[^A-Za-z0-9_-]*' OR o.key NOT GLOB '[A-Za-z]*' OR LENGTH(o.key) > 64`;
const UNSOUND = `m.quarantine IS NOT NULL OR json_type(${SEATS}) <> 'array' OR json_array_length(${SEATS}) = 0 OR json_type(${OPTIONS}) <> 'object'
  OR m.rules < 0 OR m.base < 0 OR m.first < 0 OR m.first >= json_array_length(${SEATS})
  OR EXISTS (SELECT 1 FROM json_each(${SEATS}) s WHERE ${STRANGE_SEAT})
  OR EXISTS (SELECT 1 FROM json_each(${OPTIONS}) o WHERE ${STRANGE_OPTION})`;

/** So many rows are looked at in one go: a choice never waits for more. */
export const AT_ONCE = 500;

/** All matches a part at a time, by their rows: after this one, up to that one. */
async function* parts(read: Read): AsyncGenerator<[after: number, last: number]> {
  const next = 'SELECT MAX(rowid) AS last FROM (SELECT rowid FROM matches WHERE rowid > ? ORDER BY rowid LIMIT ?)';
  for (let after = 0; ;) {
    const [end] = await read<{ last: number | null }>(next, [after, AT_ONCE]);
    if (end === undefined || end.last === null) return;
    yield [after, end.last];
    after = end.last;
  }
}

/** All that may be broken: everything is looked at, and hardly anything comes out. */
export async function suspects(read: Read, matchRows: string): Promise<readonly MatchRow[]> {
  const found: MatchRow[] = [];
  for await (const part of parts(read)) {
    found.push(...(await read<MatchRow>(`${matchRows} AND m.rowid > ? AND m.rowid <= ? AND (${UNSOUND})`, part)));
  }
  return found;
}
