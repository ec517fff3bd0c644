import { standIn } from '../../../tools/jest/expo-sqlite';
import { LONGEST_THOUGHT, type Archive, type StoredMatch, type StoredResult, type WholeMatch } from '../archive';
import { memoryArchive } from '../memoryArchive';
import { createArchive } from '../openArchive';
import { everyResult } from '../testing/everyResult';

const match = (id: string, more: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  game: 'toy',
  rules: 1,
  base: 0,
  options: { rounds: 2, openHands: false, deck: 'old' },
  seed: -2_000_000_000,
  first: null,
  players: [
    { name: "Anna d'Este; --", tincture: 'gules', plays: 'human' },
    { name: '“Ugo” 🛡️', tincture: 'azure', plays: 'baron' },
  ],
  name: 'Rainy Sunday',
  started: 100,
  touched: 100,
  ended: null,
  practice: false,
  hints: 0,
  wentBack: false,
  ...more,
});

const choice = (n: number, at = 100 + n) => ({ n, seat: n % 2, line: `step space:${n} pips=${n}`, at });
const snapshot = (n: number) => ({ n, state: `{"after":${n}}` });
const result = (id: string, seat: number): StoredResult => ({
  match: id,
  seat,
  place: seat + 1,
  points: 40 - seat,
  level: seat === 0 ? 'human' : 'baron',
  sources: { path: 30, coins: 10 - seat },
});

const drawers: readonly (readonly [string, () => Promise<Archive>])[] = [
  ['on SQLite', async () => (await createArchive()).archive],
  ['in memory', async () => memoryArchive()],
];

describe.each(drawers)('the archive %s', (kind, make) => {
  let archive: Archive;
  beforeEach(async () => {
    archive = await make();
  });
  afterEach(() => standIn.reset());

  test('says whether it keeps anything', () => expect(archive.keeps).toBe(kind === 'on SQLite'));

  test('gives a match back as it was put in, with its choices in order', async () => {
    await archive.create(match('a', { first: 1 }));
    await archive.append('a', choice(1));
    await archive.append('a', choice(2));
    expect(await archive.contents('a')).toEqual({
      match: match('a', { first: 1, touched: 102 }),
      choices: [choice(1), choice(2)],
      snapshots: [],
    });
    expect(await archive.contents('b')).toBeNull();
  });

  test('counts how long finished matches were played, pauses only as long as somebody may think', async () => {
    for (const id of ['a', 'open', 'gone']) {
      await archive.create(match(id));
      for (const [i, at] of [1_000, 4_000, 4_000 + 3 * LONGEST_THOUGHT].entries()) await archive.append(id, choice(i + 1, at));
      if (id !== 'open') await archive.end(id, 5_000, [result(id, 0), result(id, 1)]);
    }
    await archive.remove('gone', 6_000);
    await archive.create(match('imported', { ended: 9_000 }));
    for (const n of [1, 2]) await archive.append('imported', choice(n, 100));
    expect(await archive.playingTimes({ game: 'toy' }, 5)).toEqual([3_000 + LONGEST_THOUGHT]);
    expect(await archive.playingTimes({ game: 'toy', seats: 2, humans: 1 }, 5)).toHaveLength(1);
    expect(await archive.playingTimes({ game: 'toy', seats: 2, humans: 2 }, 5)).toEqual([]);
    expect(await archive.playingTimes({ game: 'toy', seats: 3 }, 5)).toEqual([]);
    expect(await archive.playingTimes({ game: 'chess' }, 5)).toEqual([]);
    expect(await archive.playingTimes({ game: 'toy' }, 0)).toEqual([]);
  });

  test('knows when somebody last did something', async () => {
    expect(await archive.lastTouched()).toBe(0);
    await archive.create(match('done', { ended: 300, touched: 300 }));
    expect(await archive.lastTouched()).toBe(300);
    await archive.create(match('a'));
    await archive.append('a', choice(1, 500));
    expect(await archive.lastTouched()).toBe(500);
  });

  test('does what is asked twice once', async () => {
    await archive.create(match('a'));
    await archive.append('a', choice(1));
    await archive.append('a', choice(1));
    await archive.create(match('a', { name: 'another' }));
    expect(await archive.contents('a')).toEqual({ match: match('a', { touched: 101 }), choices: [choice(1)], snapshots: [] });
  });

  test('lists matches by when they were last touched, a choice counting as a touch', async () => {
    await archive.create(match('a', { touched: 100 }));
    await archive.create(match('b', { touched: 200 }));
    await archive.create(match('c', { touched: 300 }));
    await archive.append('a', choice(1, 250));
    expect((await archive.matches()).map(m => [m.id, m.touched])).toEqual([
      ['c', 300],
      ['a', 250],
      ['b', 200],
    ]);
  });

  test('forgets what was taken back, and the snapshots it led to', async () => {
    await archive.create(match('a'));
    for (const n of [1, 2, 3, 4]) await archive.append('a', choice(n));
    await archive.snapshot('a', snapshot(2));
    await archive.snapshot('a', snapshot(4));
    await archive.takeBack('a', 2);
    expect(await archive.contents('a')).toMatchObject({ choices: [choice(1), choice(2)], snapshots: [snapshot(2)] });
    await archive.append('a', choice(3));
    expect(await archive.contents('a')).toMatchObject({ choices: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  });

  test('keeps the newest snapshots, and gives the newest with what follows it', async () => {
    await archive.create(match('a'));
    for (let n = 1; n <= 9; n++) {
      await archive.append('a', choice(n));
      if (n % 2 === 0) await archive.snapshot('a', snapshot(n));
    }
    expect(await archive.contents('a')).toMatchObject({ snapshots: [snapshot(8), snapshot(6), snapshot(4)] });
    expect(await archive.contents('a', true)).toMatchObject({ choices: [choice(9)], snapshots: [snapshot(8)] });
  });

  test('lets a match begin anew under other rules, and never drops the snapshot it begins with', async () => {
    await archive.create(match('a'));
    for (const n of [1, 2, 3]) await archive.append('a', choice(n));
    await archive.rebase('a', 2, snapshot(2));
    expect(await archive.contents('a')).toEqual({
      match: match('a', { rules: 2, base: 2, touched: 102 }),
      choices: [choice(1), choice(2)],
      snapshots: [snapshot(2)],
    });
    for (const n of [3, 4, 5, 6]) await archive.snapshot('a', snapshot(n));
    expect(await archive.contents('a')).toMatchObject({ snapshots: [snapshot(6), snapshot(5), snapshot(4), snapshot(2)] });
  });

  test('keeps results of a finished match', async () => {
    await archive.create(match('a'));
    await archive.end('a', 500, [result('a', 0), result('a', 1)]);
    await archive.end('a', 500, [result('a', 0), result('a', 1)]);
    expect(await everyResult(archive)).toEqual([result('a', 0), result('a', 1)]);
    expect(await archive.matches()).toEqual([match('a', { ended: 500, touched: 500 })]);
  });

  test('renames and counts hints', async () => {
    await archive.create(match('a'));
    await archive.rename('a', 'Snow');
    await archive.countHint('a');
    await archive.countHint('a');
    expect(await archive.matches()).toEqual([match('a', { name: 'Snow', hints: 2 })]);
  });

  test('knows who sits where from now on, and who did before', async () => {
    await archive.create(match('a'));
    const [anna, ugo] = match('a').players;
    const players = [{ ...anna!, plays: 'knight', before: [{ plays: 'human', until: 1 }] }, ugo!];
    await archive.append('a', choice(1));
    await archive.reseat('a', players);
    expect(await archive.contents('a')).toMatchObject({ match: { players }, choices: [choice(1)] });
    await archive.reseat('a', match('a').players);
    expect((await archive.matches())[0]!.players).toEqual(match('a').players);
  });

  test('deletes out of sight and brings back, result and all', async () => {
    await archive.create(match('a'));
    await archive.append('a', choice(1));
    await archive.end('a', 500, [result('a', 0)]);
    await archive.remove('a', 600);
    expect([await archive.matches(), await everyResult(archive), await archive.contents('a')]).toEqual([[], [], null]);
    await archive.restore('a');
    expect(await archive.contents('a')).toMatchObject({ choices: [choice(1)] });
    expect(await everyResult(archive)).toEqual([result('a', 0)]);
  });

  test('sets a broken match apart, and takes it back', async () => {
    await archive.create(match('a'));
    await archive.create(match('b'));
    await archive.quarantine('a', 'illegalChoice');
    expect((await archive.matches()).map(m => m.id)).toEqual(['b']);
    expect(await archive.broken()).toEqual([{ id: 'a', game: 'toy', name: 'Rainy Sunday', rules: 1, why: 'illegalChoice' }]);
    await archive.quarantine('a', null);
    expect((await archive.matches()).map(m => m.id)).toEqual(['a', 'b']);
  });

  test('puts whole matches in, over what lay under their ids', async () => {
    const whole: WholeMatch = {
      match: match('a', { ended: 900, touched: 900 }),
      choices: [choice(1), choice(2)],
      snapshots: [snapshot(2)],
      results: [result('a', 0)],
    };
    await archive.create(match('a', { name: 'old' }));
    await archive.append('a', choice(1));
    await archive.putIn([whole, { ...whole, match: match('b'), results: [] }]);
    expect(await archive.contents('a')).toEqual({ match: whole.match, choices: whole.choices, snapshots: whole.snapshots });
    expect((await archive.matches()).map(m => m.id)).toEqual(['a', 'b']);
  });

  test('keeps settings as they are, and forgets everything when told', async () => {
    await archive.set('theme', 'dark');
    await archive.set('theme', 'light');
    await archive.set('__proto__', 'x');
    expect(await archive.settings()).toEqual(
      Object.fromEntries([
        ['theme', 'light'],
        ['__proto__', 'x'],
      ]),
    );
    await archive.create(match('a'));
    await archive.append('a', choice(1));
    await archive.end('a', 5, [result('a', 0)]);
    await archive.eraseAll();
    expect([await archive.settings(), await archive.matches(), await everyResult(archive)]).toEqual([{}, [], []]);
    await archive.create(match('a'));
    expect(await archive.contents('a')).toMatchObject({ choices: [], snapshots: [] });
  });

  test('hands out its rows as text', async () => {
    await archive.create(match('a'));
    await archive.append('a', choice(1));
    const text = await archive.rawRows();
    expect(JSON.parse(text)).toMatchObject({ kind: 'blazon-rows' });
    expect(text).toContain('step space:1 pips=1');
  });
});

describe('one choice', () => {
  afterEach(() => standIn.reset());

  test('is one statement, without a transaction around it', async () => {
    const { archive } = await createArchive();
    await archive.create(match('a'));
    const seen: string[] = [];
    standIn.onWrite((_, sql) => void seen.push(sql));
    await archive.append('a', choice(1));
    expect(seen).toEqual([expect.stringMatching(/^INSERT OR REPLACE INTO choices/)]);
  });

  test('many at once, and transactions among them, do not get in each other’s way', async () => {
    const { archive } = await createArchive();
    await archive.create(match('a'));
    const jobs: Promise<unknown>[] = [];
    for (let n = 1; n <= 40; n++) {
      jobs.push(archive.append('a', choice(n)));
      if (n % 7 === 0) jobs.push(archive.snapshot('a', snapshot(n)), archive.contents('a'));
    }
    await Promise.all(jobs);
    expect(await archive.contents('a')).toMatchObject({
      choices: Array.from({ length: 40 }, (_, i) => choice(i + 1)),
      snapshots: [snapshot(35), snapshot(28), snapshot(21)],
    });
  });

  test('a whole import that fails half-way leaves nothing behind', async () => {
    const { archive } = await createArchive();
    await archive.create(match('a', { name: 'here before' }));
    standIn.fillDiskAt(6);
    const whole = (id: string): WholeMatch => ({ match: match(id), choices: [choice(1), choice(2)], snapshots: [], results: [] });
    await expect(archive.putIn([whole('a'), whole('b')])).rejects.toThrow('disk is full');
    standIn.onWrite(null);
    expect(await archive.matches()).toEqual([match('a', { name: 'here before' })]);
    await archive.putIn([whole('b')]);
    expect((await archive.matches()).map(m => m.id)).toEqual(['b', 'a']);
  });
});

describe('a choice goes before everything that can wait', () => {
  afterEach(() => standIn.reset());
  const whole = (id: string, choices = 40): WholeMatch => ({
    match: match(id),
    choices: Array.from({ length: choices }, (_, i) => choice(i + 1)),
    snapshots: [snapshot(choices)],
    results: [],
  });

  test('made during an import of a hundred matches, it waits for one of them at most', async () => {
    const { archive } = await createArchive();
    await archive.create(match('played'));
    const order: string[] = [];
    const importing = archive.putIn(
      Array.from({ length: 100 }, (_, i) => whole(`m${i}`)),
      done => {
        order.push('match');
        if (done % 10 === 5) void archive.append('played', choice(done)).then(() => order.push('choice'));
        return true;
      },
    );
    await importing;
    expect(order.filter(o => o === 'choice')).toHaveLength(10);
    for (const [at, what] of order.entries()) {
      if (what === 'match' && order.slice(0, at + 1).filter(o => o === 'match').length % 10 === 5) {
        expect(order.slice(at + 1, at + 3)).toContain('choice');
      }
    }
    expect(await archive.matches()).toHaveLength(101);
  });

  test('nothing of an import is in sight before all of it is there, nor after the app was killed in the middle', async () => {
    standIn.useFiles();
    const { archive } = await createArchive();
    await archive.create(match('here'));
    const halfway: ReturnType<Archive['matches']>[] = [];
    await archive.putIn([whole('a'), whole('b'), whole('c')], done => {
      if (done === 2) halfway.push(archive.matches());
      return true;
    });
    expect((await halfway[0])?.map(m => m.id)).toEqual(['here']);
    standIn.onWrite((_, sql) => (/deleted = NULL WHERE deleted/.test(sql) ? new Promise<never>(() => {}) : undefined));
    void archive.putIn([whole('d'), whole('e')]);
    await new Promise(resolve => setTimeout(resolve, 300));
    standIn.kill();
    const again = (await createArchive()).archive;
    expect((await again.matches()).map(m => m.id).sort()).toEqual(['a', 'b', 'c', 'here']);
    await again.sweepOut();
    expect(await again.rawRows()).not.toContain('"d"');
  });

  test('what is erased is out of sight at once, and a match that begins while it is taken out does not wait for it', async () => {
    const { archive } = await createArchive();
    await archive.putIn(Array.from({ length: 100 }, (_, i) => whole(`m${i}`)));
    const order: string[] = [];
    let seen: Promise<unknown> = Promise.resolve();
    await archive.eraseAll(done => {
      order.push('few');
      if (done !== 40) return;
      seen = archive.matches().then(found => expect(found.map(m => m.id)).toEqual(['new']));
      void archive.create(match('new'));
      void archive.append('new', choice(1)).then(() => order.push('choice'));
    });
    await seen;
    expect(order.length).toBeGreaterThan(10);
    expect(order.slice(5, 8)).toContain('choice');
    expect((await archive.matches()).map(m => m.id)).toEqual(['new']);
    expect(await archive.rawRows()).not.toContain('"m1"');
  });

  test('18.4 rows that are handed out say how far they are, let a choice go between, and stop when they are called off', async () => {
    const { archive } = await createArchive();
    await archive.putIn(Array.from({ length: 100 }, (_, i) => whole(`m${i}`)));
    const order: string[] = [];
    const told: number[] = [];
    const watch = {
      tell: (done: number, of: number) => {
        order.push('rows');
        told.push(done / of);
        if (order.length === 3) void archive.append('m1', choice(99)).then(() => order.push('choice'));
      },
      calledOff: () => false,
    };
    expect(await archive.rawRows(watch)).toContain('"m99"');
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    expect(order.slice(3, 6)).toContain('choice');
    await expect(archive.rawRows({ tell: () => {}, calledOff: () => true })).rejects.toThrow('stopped');
  });

  test('an import that is called off leaves nothing behind', async () => {
    const { archive } = await createArchive();
    await expect(archive.putIn([whole('a'), whole('b'), whole('c')], done => done < 2)).rejects.toThrow('stopped');
    expect(await archive.matches()).toEqual([]);
    expect(await archive.rawRows()).not.toContain('"a"');
  });
});
