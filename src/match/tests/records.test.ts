import type { Archive, FinishedMatch, StoredMatch, StoredResult } from '@/archive/archive';
import { memoryArchive } from '@/archive/memoryArchive';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch } from '../newMatch';
import { openPracticeCopy } from '../practiceCopy';
import { createArchive } from '@/archive/openArchive';
import { againstIn, filterOutings, outingsIn, ownMinutes, recordOf, type Record } from '../records';
import { openMatch } from '../openMatch';
import { allPutAway, forgetTables } from '../openTables';
import { anna, baron, openHouse, opened, playHumans, toy } from './house';

afterEach(() => standIn.reset());

let count = 0;
/** A finished match: for each seat its level and points; the most points win. */
function finished(seats: readonly (readonly [level: string, points: number])[], more: Partial<StoredMatch> = {}): FinishedMatch {
  const id = `m${++count}`;
  const players = seats.map(([plays], i) => ({ name: plays === 'human' ? ['Anna', 'Ugo', 'Eva'][i]! : plays, tincture: 'or', plays }));
  const match: StoredMatch = {
    id,
    game: 'toy',
    rules: 1,
    base: 0,
    options: {},
    seed: 1,
    first: null,
    players,
    name: '',
    started: count,
    touched: count,
    ended: count,
    practice: false,
    hints: 0,
    wentBack: false,
    ...more,
  };
  const place = (points: number): number => 1 + seats.filter(([, p]) => p > points).length;
  const results: StoredResult[] = seats.map(([level, points], seat) => ({
    match: id,
    seat,
    level,
    points,
    place: place(points),
    sources: { path: points - 1, coins: 1 },
  }));
  return { match, results };
}

async function drawerWith(archive: Archive, all: readonly FinishedMatch[]): Promise<Archive> {
  await archive.putIn(all.map(f => ({ ...f, choices: [], snapshots: [] })));
  return archive;
}

/** The same on either drawer. */
async function record(chosen: Parameters<typeof filterOutings>[1], ...all: FinishedMatch[]): Promise<Record | null> {
  const drawers = [memoryArchive(), (await createArchive()).archive];
  const found = await Promise.all(
    drawers.map(async archive => {
      await drawerWith(archive, all);
      return { own: await archive.ownOfGames(), record: recordOf(filterOutings(await outingsIn(archive), chosen)) };
    }),
  );
  expect(found[1]).toEqual(found[0]);
  standIn.reset();
  return found[0]!.record;
}

test('played, won, best, mean, streaks, hints and where points came from', async () => {
  const all = [
    finished([
      ['human', 30],
      ['baron', 20],
    ]),
    finished(
      [
        ['human', 40],
        ['baron', 20],
      ],
      { hints: 2, wentBack: true },
    ),
    finished([
      ['human', 10],
      ['baron', 20],
    ]),
    finished([
      ['human', 20],
      ['baron', 20],
    ]),
  ];
  expect(await record({}, ...all)).toEqual({
    played: 4,
    won: 3,
    best: 40,
    mean: 25,
    streak: 1,
    longestStreak: 2,
    hinted: 1,
    wentBack: 1,
    sources: { path: 24, coins: 1 },
  });
  expect(recordOf([])).toBeNull();
});

test('counted by game, by seats, by the strongest opponent', async () => {
  const all = [
    finished([
      ['human', 9],
      ['squire', 5],
    ]),
    finished([
      ['human', 9],
      ['squire', 5],
      ['sovereign', 10],
    ]),
    finished([
      ['human', 9],
      ['human', 5],
    ]),
    finished(
      [
        ['human', 7],
        ['knight', 5],
      ],
      { game: 'chess' },
    ),
  ];
  expect(await record({ game: 'chess' }, ...all)).toMatchObject({ played: 1, best: 7 });
  expect(await record({ seats: 3 }, ...all)).toMatchObject({ played: 1, won: 0 });
  expect(await record({ against: 'squire' }, ...all)).toMatchObject({ played: 1, won: 1 });
  expect(await record({ against: 'sovereign' }, ...all)).toMatchObject({ played: 1, won: 0 });
  expect(await record({ against: 'people' }, ...all)).toMatchObject({ played: 2, won: 1 });
  expect(await record({ against: 'baron' }, ...all)).toBeNull();
});

test('the strongest level names the match', () => {
  expect(
    againstIn(
      finished([
        ['human', 1],
        ['knight', 1],
        ['baron', 1],
        ['squire', 1],
      ]).results.map(r => r.level),
    ),
  ).toBe('baron');
  expect(
    againstIn(
      finished([
        ['human', 1],
        ['human', 1],
      ]).results.map(r => r.level),
    ),
  ).toBe('people');
});

test('practice and bots do not count', async () => {
  expect(
    await record(
      {},
      finished(
        [
          ['human', 9],
          ['baron', 5],
        ],
        { practice: true },
      ),
      finished([
        ['squire', 9],
        ['baron', 5],
      ]),
    ),
  ).toBeNull();
});

test('history lists what has ended, the last first, from what was played', async () => {
  const house = await openHouse();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const match = newMatch(house, { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: i });
    if (i < 2) await playHumans(match, { seed: i });
    await match.settled();
    ids.push(match.now().id);
    match.leave();
  }
  const titles = await house.archive.finishedTitles();
  expect(titles).toEqual([ids[1], ids[0]].map(id => ({ id, game: 'toy', name: '', players: ['Anna', 'Baron'] })));
  const past = await house.archive.finishedMatches([ids[2]!, ids[0]!, 'nobody']);
  expect(past.map(f => f.match.id)).toEqual([ids[0]]);
  expect(past[0]!.results.map(r => r.seat)).toEqual([0, 1]);
  const practice = opened(await openPracticeCopy(house, ids[0]!, 4));
  await playHumans(practice, { seed: 3 });
  await practice.settled();
  expect(recordOf(await outingsIn(house.archive))!.played).toBe(2);
  expect(await memoryArchive().finishedTitles()).toEqual([]);
});

test('minutes are told from one’s own last five matches of the kind, imports and bots among themselves aside', async () => {
  const alone = [
    ['human', 9],
    ['squire', 5],
  ] as const;
  const bots = [
    ['squire', 9],
    ['baron', 5],
  ] as const;
  const played = async (archive: Archive): Promise<Archive> => {
    for (const [i, minutes] of [90, 24, 25, 31, 22, 0, 20, 1].entries()) {
      const { match, results } = finished(i === 7 ? bots : alone);
      // Two choices a minute, so that nobody thinks for too long.
      const choices = Array.from({ length: 1 + 2 * Math.max(1, minutes) }, (_, n) => ({
        n: n + 1,
        seat: 0,
        line: 'x',
        at: minutes === 0 ? 1 : n * 30_000,
      }));
      await archive.putIn([{ match, results, choices, snapshots: [] }]);
    }
    return archive;
  };
  for (const archive of [await played(memoryArchive()), await played((await createArchive()).archive)]) {
    expect(await ownMinutes(archive, { game: 'toy' })).toEqual([20, 31]);
    expect(await ownMinutes(archive, { game: 'toy', seats: 2, humans: 1 })).toEqual([20, 31]);
    expect(await ownMinutes(archive, { game: 'toy', seats: 2, humans: 2 })).toBeNull();
    expect(await ownMinutes(archive, { game: 'chess' })).toBeNull();
  }
  const quick = memoryArchive();
  const { match, results } = finished(alone);
  await quick.putIn([{ match, results, choices: [1, 2].map(n => ({ n, seat: 0, line: 'x', at: n * 9_000 })), snapshots: [] }]);
  expect(await ownMinutes(quick, { game: 'toy' })).toEqual([1, 1]);
});

test('what lies in the drawer is complete when the tables that were left have written', async () => {
  const house = await openHouse();
  const match = newMatch(house, { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 1 });
  match.choose(match.now().offers[0]!);
  match.leave();
  await allPutAway(house.archive);
  expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: [{ n: 1 }] });
});

test('an emptied drawer forgets its tables: the same match is not found at one of them', async () => {
  const house = await openHouse();
  const match = newMatch(house, { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 1 });
  await match.settled();
  await house.archive.eraseAll();
  forgetTables(house.archive);
  expect(match.hasLeft()).toBe(true);
  expect(await openMatch(house, match.now().id)).toEqual({ why: 'missing' });
});
