import type { Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import type { Toy } from '@/engine/testing/toyRules';
import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import { FILE } from '@/archive/openArchive';
import type { OpenMatch } from '../match';
import { newMatch, type Household } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, openHouse, opened, playHumans, remembered, toy, ugo } from './house';
import { everyResult } from '@/archive/testing/everyResult';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 4, openHands: false }, seed: 7, first: 0 };
const question = (match: OpenMatch) => {
  match.openCurtain();
  const { view, question: q, offers, asked, undo, chronicle, sinceMine } = match.now();
  return { view, q, offers: offers.map(write), asked, undo, chronicle, sinceMine };
};

/** A match of so many choices that has been left, in a house of its own. */
async function left(choices: number): Promise<{ house: Household; id: string; before: ReturnType<typeof question> }> {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 3 }, choices);
  const before = question(match);
  match.leave();
  await match.settled();
  return { house, id: match.now().id, before };
}

/** What the app never does to its own file. */
async function spoil(sql: string): Promise<void> {
  await (await openDatabaseAsync(FILE)).execAsync(sql);
}

test('the same question, offers, way back and chronicle are on the table again', async () => {
  for (const choices of [0, 1, 7, 20, 24]) {
    const { house, id, before } = await left(choices);
    const again = opened(await openMatch(house, id));
    if (choices > 0) await remembered(again);
    expect(question(again)).toEqual(before);
    standIn.reset();
  }
});

test('a chain that was open when the match was left can be taken back after it', async () => {
  for (let seed = 1; ; seed++) {
    const house = await openHouse();
    const match = newMatch(house, { ...wanted, seed });
    await playHumans(match, { seed }, 2);
    const before = question(match);
    if ((match.now().view as unknown as Toy).seats[0]!.pips < 4) continue;
    match.choose(match.now().offers.find(c => c.at === 'space:7')!);
    match.choose(match.now().offers.find(c => c.do === 'bury')!);
    match.leave();
    await match.settled();
    const again = opened(await openMatch(house, match.now().id));
    await remembered(again);
    again.openCurtain();
    expect(again.now().undo.steps).toBe(2);
    again.takeBack(2);
    expect(question(again)).toEqual(before);
    again.choose(again.now().offers[0]!);
    await again.settled();
    expect(again.now().chronicle.at(-1)!.n).toBe(3);
    expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: { length: 3 } });
    return;
  }
});

test('a match that goes on while it is still remembering misses nothing', async () => {
  const { house, id } = await left(24);
  const again = opened(await openMatch(house, id));
  again.openCurtain();
  again.choose(again.now().offers[0]!);
  await remembered(again);
  expect(again.now().chronicle.map(e => e.n)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
});

test('a broken snapshot is passed over for an older one, or for the beginning', async () => {
  for (const spoiled of [
    "UPDATE snapshots SET state = '{]' WHERE n = 24",
    "UPDATE snapshots SET state = '{}'",
    // Well formed, and the rules would believe it: coins and chance are others.
    'UPDATE snapshots SET state = replace(state, \'"coins":\', \'"coins":9\')',
    'UPDATE snapshots SET state = replace(state, \'"seed":\', \'"seed":1\') WHERE n = 24',
    `UPDATE snapshots SET state = '{"questions":[{"ask":"dance"}],"seed":1}'`,
    `UPDATE snapshots SET state = '{"questions":[{"ask":"spend","seat":0}],"seed":1}'`,
  ]) {
    const { house, id, before } = await left(24);
    await spoil(spoiled);
    const again = opened(await openMatch(house, id));
    await remembered(again);
    expect(question(again)).toEqual(before);
    standIn.reset();
  }
});

test('results that the app had no time to write are written at the next opening', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 3 });
  match.leave();
  await match.settled();
  await spoil('UPDATE matches SET ended = NULL; DELETE FROM results;');
  const again = opened(await openMatch(house, match.now().id));
  await again.settled();
  expect(await everyResult(house.archive)).toHaveLength(2);
  expect((await house.archive.matches())[0]!.ended).not.toBeNull();
});

describe('a row that cannot be read hurts its own match alone', () => {
  test.each([
    ['unreadableChoice', "UPDATE choices SET choice = 'stake' WHERE n = 4"],
    ['illegalChoice', "UPDATE choices SET choice = 'stake card:99 card=99' WHERE n = 4"],
    ['missingChoice', 'DELETE FROM choices WHERE n = 4'],
    ['players', "UPDATE matches SET seats = '[]'"],
    [
      'players',
      `UPDATE matches SET seats = '[{"name":"A","tincture":"pink","plays":"human"},{"name":"B","tincture":"or","plays":"human"}]'`,
    ],
    ['options', 'UPDATE matches SET options = \'{"rounds":[2]}\''],
    ['row', 'UPDATE matches SET first = 9'],
  ])('%s: %s', async (why, sql) => {
    const { house, id } = await left(5);
    const other = newMatch(house, wanted);
    await playHumans(other, { seed: 8 }, 4);
    other.leave();
    await other.settled();
    await spoil(
      `DELETE FROM snapshots; ${sql}${sql.includes('WHERE') ? ' AND' : ' WHERE'} ${sql.includes('choices') ? 'match' : 'id'} = '${id}'`,
    );
    expect(await openMatch(house, id)).toEqual({ why });
    expect(await house.archive.broken()).toEqual([{ id, game: 'toy', name: '', rules: 1, why }]);
    expect((await house.archive.matches()).map(m => m.id)).toEqual([other.now().id]);
    expect(opened(await openMatch(house, other.now().id)).now().asked).not.toBeNull();
  });

  test('a match that opens again is a match like any other', async () => {
    const { house, id } = await left(5);
    await house.archive.quarantine(id, 'illegalChoice');
    const again = opened(await openMatch(house, id));
    await again.settled();
    expect((await house.archive.matches()).map(m => m.id)).toEqual([id]);
  });

  test('one that is not there, and one whose game is not on the shelf', async () => {
    const { house, id } = await left(5);
    expect(await openMatch(house, 'nothing')).toEqual({ why: 'missing' });
    expect(await openMatch({ ...house, gameOf: async () => null }, id)).toEqual({ why: 'unknownGame' });
    expect(await house.archive.broken()).toEqual([]);
  });

  test('one whose game does not come is not touched, and opens when it does', async () => {
    const { house, id } = await left(5);
    expect(await openMatch({ ...house, gameOf: () => Promise.reject(new Error('no script')) }, id)).toEqual({ why: 'notBrought' });
    expect(await house.archive.broken()).toEqual([]);
    expect(opened(await openMatch(house, id)).now().id).toBe(id);
  });
});

describe('rules that were mended since', () => {
  const mended: Game = { ...toy, rulesNumber: 2 };
  /** Under these nobody may stop: choices of old do not replay. */
  const stricter: Game = {
    ...mended,
    rules: {
      ...toy.rules,
      stake: {
        ...(toy.rules.stake as object),
        offers: (g: Toy, { seat }: { seat: number }) =>
          g.seats[seat]!.hand.slice(0, 1).map(card => ({ do: 'stake', at: `card:${card}`, card })),
      },
    },
  };
  const under = (house: Household, game: Game): Household => ({ ...house, gameOf: async () => game });

  test('the match goes on from its snapshot; what lies before is not taken back any more', async () => {
    const { house, id, before } = await left(24);
    const again = opened(await openMatch(under(house, stricter), id));
    again.openCurtain();
    expect(again.now()).toMatchObject({ view: before.view, asked: before.asked, undo: { steps: 0 }, chronicle: [] });
    again.choose(again.now().offers[0]!);
    again.leave();
    await again.settled();
    expect((await house.archive.matches())[0]).toMatchObject({ rules: 2, base: 24 });
    const third = opened(await openMatch(under(house, stricter), id));
    third.openCurtain();
    while (third.now().chronicle.length === 0) await new Promise(done => setTimeout(done, 0));
    expect(third.now().chronicle.map(e => e.n)).toEqual([25]);
    await playHumans(third, { seed: 9 });
    expect(third.now().over).toBe(true);
  });

  test('choices after the snapshot count as long as they are still legal', async () => {
    const { house, id } = await left(24);
    await spoil('DELETE FROM snapshots WHERE n > 20');
    const same = opened(await openMatch(under(house, mended), id));
    same.leave();
    await same.settled();
    expect((await house.archive.matches())[0]).toMatchObject({ rules: 2, base: 24 });
    expect(await house.archive.contents(id)).toMatchObject({ choices: { length: 24 }, snapshots: [{ n: 24 }] });
  });

  test('without any snapshot it begins anew as far as the rules allow', async () => {
    const { house, id } = await left(3);
    await spoil('DELETE FROM snapshots');
    const again = opened(await openMatch(under(house, stricter), id));
    await again.settled();
    const [match] = await house.archive.matches();
    expect(match!.rules).toBe(2);
    expect(match!.base).toBeLessThan(3);
  });
});

describe('a state laid out otherwise since, under the same rules', () => {
  test.each([
    ['with a part that is gone', "'$.reserve', json('[1]')", 'json_set'],
    ['without a part of today', "'$.seats'", 'json_remove'],
  ])('%s: the choices tell the match all the same', async (_, argument, change) => {
    const { house, id, before } = await left(24);
    await spoil(`UPDATE snapshots SET state = ${change}(state, ${argument}) WHERE match = '${id}'`);
    const again = opened(await openMatch(house, id));
    again.openCurtain();
    expect(again.now().view).toEqual(before.view);
    expect((await house.archive.matches())[0]).toMatchObject({ rules: 1, base: 0 });
  });
});
