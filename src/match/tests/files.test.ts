import * as fc from 'fast-check';
import type { Game } from '@/engine/contract';
import type { Toy } from '@/engine/testing/toyRules';
import type { StoredMatch } from '@/archive/archive';
import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import { MOST_CHARACTERS, type FileContent, type FileMatch } from '../fileFormat';
import { exportAll, exportMatch, importText } from '../files';
import { newMatch, type Household } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, baron, openHouse, opened, playHumans, toy, ugo } from './house';
import { everyResult } from '@/archive/testing/everyResult';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };

async function played(house: Household, choices = Infinity, more: Partial<typeof wanted> = {}): Promise<string> {
  const match = newMatch(house, { ...wanted, ...more });
  await playHumans(match, { seed: 3 }, choices);
  match.leave();
  await match.settled();
  return match.now().id;
}

/** The file of a house with a finished match, a match with a bot, and one that is hardly begun. */
async function fullFile(): Promise<string> {
  const house = await openHouse();
  await played(house);
  await played(house, 6, { players: [anna, baron] });
  await played(house, 1);
  const text = await exportAll(house);
  standIn.reset();
  return text;
}

const asFile = (text: string) => JSON.parse(text) as { matches: FileMatch[] } & Record<string, unknown>;
const everything = async ({ archive }: Household) => ({ matches: await archive.matches(), results: await everyResult(archive) });

test('18.4 taking everything out says how far it is, and may be called off', async () => {
  const house = await openHouse();
  for (let i = 0; i < 3; i++) await played(house);
  const told: number[] = [];
  const tell = (done: number, of: number): void => void told.push(done / of);
  expect(JSON.parse(await exportAll(house, { tell, calledOff: () => false }))).toMatchObject({ matches: [{}, {}, {}] });
  expect(told).toEqual([0, 1 / 3, 2 / 3]);
  await expect(exportAll(house, { tell, calledOff: () => told.length > 4 })).rejects.toThrow('stopped');
  expect(told).toHaveLength(5);
});

test('what was taken out comes in again the same, results and all', async () => {
  const house = await openHouse();
  await played(house);
  await played(house, 5);
  const before = await everything(house);
  const contents = await house.archive.contents(before.matches[0]!.id);
  const text = await exportAll(house);
  standIn.reset();
  const other = await openHouse();
  expect(await importText(other, text)).toEqual({ added: 2, already: 0 });
  expect(await everything(other)).toEqual(before);
  const came = await other.archive.contents(before.matches[0]!.id);
  const withoutTimes = (c: typeof came) => (c !== null && 'choices' in c ? c.choices.map(({ n, seat, line }) => [n, seat, line]) : c);
  expect(withoutTimes(came)).toEqual(withoutTimes(contents));
});

test('a match that came in is played on', async () => {
  const house = await openHouse();
  const id = await played(house, 9);
  const text = (await exportMatch(house, id))!;
  standIn.reset();
  const other = await openHouse();
  await importText(other, text);
  const match = opened(await openMatch(other, id));
  await playHumans(match, { seed: 1 });
  expect(match.now().over).toBe(true);
});

test('a match that is here already is recognised, one that went on differently comes in as another', async () => {
  const house = await openHouse();
  const id = await played(house, 4);
  const text = (await exportMatch(house, id))!;
  expect(await importText(house, text)).toEqual({ added: 0, already: 1 });
  const match = opened(await openMatch(house, id));
  await playHumans(match, { seed: 9 }, 2);
  match.leave();
  await match.settled();
  expect(await importText(house, text)).toEqual({ added: 1, already: 0 });
  const matches = await house.archive.matches();
  expect(matches).toHaveLength(2);
  expect(await house.archive.contents(id)).toMatchObject({ choices: { length: 6 } });
  expect(await house.archive.contents(matches.find(m => m.id !== id)!.id)).toMatchObject({ choices: { length: 4 } });
});

test('the same match twice in one file is one match', async () => {
  const file = asFile(await fullFile());
  const house = await openHouse();
  expect(await importText(house, JSON.stringify({ ...file, matches: [...file.matches, file.matches[0]] }))).toEqual({
    added: 3,
    already: 1,
  });
});

test('a broken match is mended by its file', async () => {
  const house = await openHouse();
  const id = await played(house, 4);
  const text = (await exportMatch(house, id))!;
  await house.archive.quarantine(id, 'illegalChoice');
  await house.archive.takeBack(id, 2);
  await importText(house, text);
  expect(opened(await openMatch(house, id)).now().asked).not.toBeNull();
  expect(await house.archive.broken()).toEqual([]);
});

describe('a file changes nothing at all when', () => {
  const change = (how: (file: ReturnType<typeof asFile>) => unknown) => (text: string) => JSON.stringify(how(asFile(text)));
  const inMatch = (more: Record<string, unknown>) =>
    change(f => ({ ...f, matches: [f.matches[0], { ...f.matches[1], ...more }, f.matches[2]] }));
  const inStored = (more: Partial<StoredMatch>) => inMatch(more);
  const choicesOf = (f: ReturnType<typeof asFile>) => f.matches[1]!.choices as unknown as unknown[][];
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const cases: readonly (readonly [string, string, (text: string) => string])[] = [
    ['notJson', 'it is empty', () => ''],
    ['notJson', 'it is no JSON', () => 'Dear diary'],
    ['notJson', 'it is broken in the middle', text => text.replace('"matches":[', '"matches":')],
    ['truncated', 'it is cut off', text => text.slice(0, text.length / 2)],
    ['notBlazon', 'it is of another kind', change(f => ({ ...f, kind: 'chess' }))],
    ['notBlazon', 'it is a list', () => '[1, 2]'],
    ['notBlazon', 'it is nothing', () => 'null'],
    ['unknownVersion', 'it is of a later version', change(f => ({ ...f, version: 2 }))],
    ['badShape', 'its version is none', change(f => ({ ...f, version: 'x' }))],
    ['badShape', 'there are no matches in it', change(f => ({ ...f, matches: {} }))],
    ['badShape', 'a match is nothing', change(f => ({ ...f, matches: [f.matches[0], null] }))],
    ['unknownGame', 'a game is not on the shelf', inStored({ game: 'chess' })],
    ['unknownVersion', 'a match follows rules of the future', inStored({ rules: 99 })],
    ['illegalChoice', 'a choice is forbidden', change(f => choicesOf(f)[2]!.splice(1, 1, 'stake card:99 card=99') && f)],
    ['illegalChoice', 'a choice is somebody else’s', change(f => choicesOf(f)[0]!.splice(0, 1, 1) && f)],
    ['illegalChoice', 'a line is none', change(f => choicesOf(f)[2]!.splice(1, 1, 'stake') && f)],
    ['illegalChoice', 'a choice is missing', change(f => choicesOf(f).splice(2, 1) && f)],
    ['illegalChoice', 'the seed is another', inStored({ seed: 8 })],
    ['badShape', 'a seed is no whole number', inStored({ seed: 1.5 })],
    ['badShape', 'there are too many players', inStored({ players: Array.from({ length: 9 }, () => anna) })],
    ['badShape', 'a player is of no known kind', inStored({ players: [anna, { ...ugo, plays: 'emperor' }] })],
    [
      'badShape',
      'a seat was played before by no known kind',
      inStored({ players: [{ ...baron, before: [{ plays: 'emperor', until: 1 }] }, anna] }),
    ],
    ['badShape', 'a seat changed hands that nobody held', inStored({ players: [{ ...baron, before: [null] }, anna] } as never)],
    ['badShape', 'a seat changed hands at no time', inStored({ players: [{ ...baron, before: [{ plays: 'human', until: -1 }] }, anna] })],
    [
      'badShape',
      'a seat changed hands after the last choice',
      inStored({ players: [{ ...baron, before: [{ plays: 'human', until: 99 }] }, anna] }),
    ],
    [
      'badShape',
      'a seat changed hands backwards in time',
      inStored({
        players: [
          {
            ...baron,
            before: [
              { plays: 'human', until: 3 },
              { plays: 'knight', until: 2 },
            ],
          },
          anna,
        ],
      }),
    ],
    ['badShape', 'a seat was handed to who held it', inStored({ players: [{ ...baron, before: [{ plays: 'baron', until: 1 }] }, anna] })],
    ['badShape', 'a name is a book', inStored({ name: 'x'.repeat(201) })],
    ['badShape', 'an option is not offered', inStored({ options: { rounds: 2, cheat: true } })],
    ['badShape', 'an option has a value of its own', inStored({ options: { rounds: 2_000_000, openHands: false } })],
    ['badShape', 'an id is a path', inStored({ id: '../../x' })],
    ['badShape', 'the first seat is nobody’s', inStored({ first: 7 })],
    ['badShape', 'a match that is not over says it has ended', inStored({ ended: 5 })],
    ['badShape', 'it begins in the middle without a snapshot', inMatch({ base: 2, snapshots: [] })],
    [
      'badShape',
      'it begins in the middle of nonsense',
      inMatch({ base: 2, snapshots: [{ n: 2, state: { questions: [{ ask: 'spend', seat: 0 }], seed: 1 } }] }),
    ],
    [
      'badShape',
      'it begins in the middle with a seat that is not at the table',
      change(f => {
        const match = f.matches[2]!;
        const state = structuredClone(match.snapshots[0]!.state) as Toy;
        state.questions = [{ ...state.questions[0]!, seat: 5 } as Toy['questions'][0]];
        return {
          ...f,
          matches: [
            f.matches[0],
            f.matches[1],
            { ...match, base: match.snapshots[0]!.n, snapshots: [{ n: match.snapshots[0]!.n, state }] },
          ],
        };
      }),
    ],
    ['badShape', 'a key is a prototype', text => text.replace('"name":', '"__proto__":{"practice":true},"name":')],
    ['badShape', 'an escaped key is a prototype', text => text.replace('"name":', '"\\u005f_proto__":{"practice":true},"name":')],
    ['badShape', 'an option is named like a prototype', text => text.replace('"options":{', '"options":{"constructor":1,')],
    ['tooDeep', 'it is nested without end', text => text.replace('"matches":[', `"deep":${nested(50_000)},"matches":[`)],
    ['tooDeep', 'it is nested without an end in sight', text => text.replace('"matches":[', `"deep":${'['.repeat(50_000)}`)],
    ['tooLarge', 'it is huge', text => text + ' '.repeat(MOST_CHARACTERS)],
  ];
  test.each(cases)('(%s) %s', async (trouble, _, spoil) => {
    const text = await fullFile();
    const house = await openHouse();
    await played(house, 3);
    const before = await house.archive.rawRows();
    expect(await importText(house, spoil(text))).toEqual({ trouble });
    expect(await house.archive.rawRows()).toBe(before);
    expect(({} as Record<string, unknown>).practice).toBeUndefined();
  });

  test('(notSaved) the disk is full in the middle of it', async () => {
    const text = await fullFile();
    const house = await openHouse();
    await played(house, 3);
    const before = await house.archive.rawRows();
    const inSight = async (): Promise<string> =>
      JSON.stringify([await house.archive.matches(), await everyResult(house.archive), await exportAll(house)]);
    const seen = await inSight();
    standIn.fillDiskAt(9);
    expect(await importText(house, text)).toEqual({ trouble: 'notSaved' });
    expect(await inSight()).toBe(seen);
    standIn.onWrite(null);
    expect(await inSight()).toBe(seen);
    // What no full disk lets one delete is swept out at the next opening.
    standIn.kill();
    const again = await openHouse();
    await again.archive.sweepOut();
    expect(await again.archive.rawRows()).toBe(before);
    expect(await importText(again, text)).toEqual({ added: 3, already: 0 });
  });

  test('(notBrought) the game of one of its matches does not come', async () => {
    const text = await fullFile();
    const house = await openHouse();
    const before = await house.archive.rawRows();
    let asked = 0;
    const gameOf: typeof house.gameOf = async id => (++asked > 1 ? Promise.reject(new Error('no script')) : house.gameOf(id));
    expect(await importText({ ...house, gameOf }, text)).toEqual({ trouble: 'notBrought' });
    expect(await house.archive.rawRows()).toBe(before);
  });
});

test('no damage to a file is worse than a refusal', async () => {
  const text = await fullFile();
  const house = await openHouse();
  const damage = fc.tuple(
    fc.nat(text.length - 1),
    fc.nat(40),
    fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('"', '{', '}', '[', ',', '-1', '1e999', 'null', '\\u0000')),
  );
  await fc.assert(
    fc.asyncProperty(damage, async ([at, length, put]) => {
      const found = await importText(house, text.slice(0, at) + put + text.slice(at + length));
      if ('trouble' in found) return;
      // What came in all the same was sound: it opens.
      for (const { id } of await house.archive.matches()) opened(await openMatch(house, id)).leave();
      await house.archive.eraseAll();
    }),
    { numRuns: 300 },
  );
});

describe('a file from before the rules were mended', () => {
  /** Under these only the lowest card may be staked. */
  const lowest = (g: Toy, { seat }: { seat: number }) =>
    g.seats[seat]!.hand.slice(0, 1).map(card => ({ do: 'stake', at: `card:${card}`, card }));
  const stricter: Game = { ...toy, rulesNumber: 2, rules: { ...toy.rules, stake: { ...(toy.rules.stake as object), offers: lowest } } };
  test('comes in as far as its snapshot tells, and begins there', async () => {
    const house = await openHouse();
    const id = await played(house, 8);
    const text = (await exportMatch(house, id))!;
    standIn.reset();
    const other = await openHouse({ gameOf: async () => stricter });
    expect(await importText(other, text)).toEqual({ added: 1, already: 0 });
    expect((await other.archive.matches())[0]).toMatchObject({ rules: 2, base: 8 });
    const match = opened(await openMatch(other, id));
    match.openCurtain();
    expect(match.now().offers.length).toBeGreaterThan(0);
    // And out and in once more, from where it begins now.
    const again = (await exportMatch(other, id))!;
    expect((JSON.parse(again) as FileContent).matches[0]).toMatchObject({ base: 8, snapshots: [{ n: 8 }] });
    await other.archive.eraseAll();
    expect(await importText(other, again)).toEqual({ added: 1, already: 0 });
  });
});

test('a match that cannot be read keeps its place when a sound one of the same name comes in', async () => {
  const house = await openHouse();
  const id = await played(house, 3);
  const text = await exportAll(house);
  const db = await openDatabaseAsync('blazon.db');
  await db.execAsync(`UPDATE matches SET seats = '[]'`);
  expect(await importText(house, text)).toEqual({ added: 1, already: 0 });
  expect((await house.archive.broken()).map(b => b.id)).toEqual([id]);
  expect((await house.archive.matches()).map(m => m.id)).not.toContain(id);
});

test('times that are still to come are those of a clock that went ahead: the match counts as touched now', async () => {
  const house = await openHouse();
  await played(house, 3);
  const ahead = (await exportAll(house)).replace(/"touched":\d+/, '"touched":99999999999999');
  const other = await openHouse();
  await other.archive.eraseAll();
  await importText(other, ahead);
  expect((await other.archive.matches())[0]!.touched).toBeLessThan(10_000);
});

test('who waits for a long file sees how far it is, and may call it off', async () => {
  const text = await fullFile();
  const house = await openHouse();
  await house.archive.eraseAll();
  const told: number[] = [];
  const tell = (done: number, of: number): void => void told.push(done / of);
  expect(await importText(house, text, { tell, calledOff: () => told.length > 4 })).toEqual({ trouble: 'stopped' });
  expect(await house.archive.matches()).toEqual([]);
  expect(await importText(house, text, { tell, calledOff: () => false })).toEqual({ added: 3, already: 0 });
  expect(told.at(-1)).toBe(1);
});
