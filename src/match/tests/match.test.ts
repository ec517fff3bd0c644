import type { Choice } from '@/engine/contract';
import { write } from '@/engine/notation';
import type { Toy } from '@/engine/testing/toyRules';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { OpenMatch } from '../match';
import type { MatchView } from '../matchView';
import { newMatch } from '../newMatch';
import { anna, baron, openHouse, playHumans, toy, ugo } from './house';
import { everyResult } from '@/archive/testing/everyResult';

afterEach(() => standIn.reset());

const alone = { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const together = { ...alone, players: [anna, ugo] };
const offer = (match: OpenMatch, how: string): Choice => match.now().offers.find(c => c.do === how)!;
const toyOf = (view: MatchView): Toy => view.view as unknown as Toy;

/** Both stake a card, so that Anna's die is rolled and she spends its pips. */
function toTheDie(match: OpenMatch): void {
  for (let i = 0; i < 2; i++) {
    match.openCurtain();
    match.choose(match.now().offers[0]!);
  }
  match.openCurtain();
}

test('a match with a bot is played to its end, and its result lies in the archive', async () => {
  const house = await openHouse();
  const match = newMatch(house, alone);
  await playHumans(match, { seed: 1 });
  await match.settled();
  expect(match.now()).toMatchObject({ over: true, asked: null, question: null, offers: [], thinking: null, curtain: null });
  const standings = toy.standings(match.now().view);
  expect(await everyResult(house.archive)).toEqual(
    standings.map(({ seat, place, points, sources }) => ({
      match: match.now().id,
      seat,
      place,
      points,
      sources,
      level: seat === 0 ? 'human' : 'baron',
    })),
  );
  expect((await house.archive.matches())[0]!.ended).toBeGreaterThan(1_000);
});

test('the first picture shows who is asked, what, and nothing that is hidden from them', async () => {
  const house = await openHouse();
  const now = newMatch(house, alone).now();
  expect(now).toMatchObject({
    me: 0,
    asked: 0,
    question: { ask: 'stake', seat: 0 },
    chronicle: [],
    opening: [],
    sinceMine: 0,
    curtain: null,
    undo: { steps: 0, seal: null },
    over: false,
    practice: false,
  });
  expect(now.offers).toHaveLength(4);
  expect(toyOf(now)).toMatchObject({ seed: 0, seats: [{}, { hand: [-1, -1, -1, -1] }] });
  expect(toyOf(now).pile.every(card => card === -1)).toBe(true);
});

test('listeners hear of every change once, and get a new picture whose unchanged parts are the same', async () => {
  const house = await openHouse();
  const match = newMatch(house, together);
  toTheDie(match);
  await match.settled();
  const before = match.now();
  const heard: MatchView[] = [];
  const saving: string[] = [];
  const stop = match.subscribe(() => heard.push(match.now()));
  match.saving.subscribe(() => saving.push(match.saving.now()));
  match.choose(offer(match, 'step'));
  await match.settled();
  expect(saving).toEqual(['saving', 'saved']);
  // A row that has been written is no change of the picture: nothing is drawn again for it.
  expect(heard).toEqual([match.now()]);
  expect(heard[0]).not.toBe(before);
  expect(heard[0]!.chronicle[0]).toBe(before.chronicle[0]);
  stop();
  match.choose(offer(match, 'stop'));
  expect(heard).toHaveLength(1);
});

test('a second tap on what is gone changes nothing, nor does a tap for somebody else', async () => {
  const house = await openHouse();
  const match = newMatch(house, together);
  match.openCurtain();
  const [first] = match.now().offers;
  match.choose(first!);
  match.openCurtain();
  const now = match.now();
  match.choose(first!);
  match.choose({ do: 'stop', at: 'button:stop' });
  expect(match.now()).toBe(now);
});

test('nothing can be chosen while the curtain is drawn', async () => {
  const match = newMatch(await openHouse(), together);
  match.openCurtain();
  match.choose(match.now().offers[0]!);
  expect(match.now()).toMatchObject({ curtain: 1, offers: [], undo: { steps: 0 } });
  match.choose({ do: 'stake', at: 'card:1' });
  expect(match.now().chronicle).toHaveLength(1);
});

describe('a path of small choices', () => {
  /** A match in which Anna has pips for three steps to the right of the middle. */
  async function walking(): Promise<{ match: OpenMatch; right: Choice[] }> {
    for (let seed = 1; ; seed++) {
      const match = newMatch(await openHouse(), { ...together, seed });
      toTheDie(match);
      if (toyOf(match.now()).seats[0]!.pips >= 4) return { match, right: [7, 8, 9].map(space => ({ do: 'step', at: `space:${space}` })) };
    }
  }

  test('is a row each, and one change for the table', async () => {
    const { match, right } = await walking();
    let changes = 0;
    match.subscribe(() => changes++);
    match.chooseAll(right.slice(0, 2));
    expect(changes).toBe(1);
    expect(
      match
        .now()
        .chronicle.slice(2)
        .map(e => write(e.choice!)),
    ).toEqual(['step space:7', 'step space:8']);
    expect(match.now().undo.steps).toBe(2);
  });

  test('stops where a question comes in between', async () => {
    const { match, right } = await walking();
    match.chooseAll(right);
    // Space 8 is a milestone: whom to give a coin is asked first.
    expect(match.now().question).toMatchObject({ ask: 'gift' });
    expect(toyOf(match.now()).seats[0]!.pawn).toBe(8);
  });

  test('can be taken back whole', async () => {
    const { match, right } = await walking();
    const before = match.now();
    match.chooseAll(right);
    match.takeBack(2);
    expect(match.now()).toMatchObject({ view: before.view, offers: before.offers, undo: before.undo, chronicle: before.chronicle });
  });
});

describe('taking back', () => {
  test('goes as far as the law allows and not further, also when asked for more', async () => {
    const match = newMatch(await openHouse(), together);
    toTheDie(match);
    expect(match.now().undo).toEqual({ steps: 0, seal: 'luck' });
    const before = match.now();
    match.choose(offer(match, 'bury'));
    expect(match.now().undo).toEqual({ steps: 1, seal: 'luck' });
    match.takeBack(5);
    expect(match.now()).toMatchObject({ view: before.view, chronicle: before.chronicle, undo: before.undo });
    match.takeBack();
    expect(match.now()).toMatchObject({ view: before.view });
  });

  test('forgets the rows, so that the next opening does not know them either', async () => {
    const house = await openHouse();
    const match = newMatch(house, together);
    toTheDie(match);
    match.choose(offer(match, 'bury'));
    match.takeBack();
    match.choose(offer(match, 'step'));
    await match.settled();
    const found = await house.archive.contents(match.now().id);
    expect(found).toMatchObject({ choices: [{ n: 1 }, { n: 2 }, { n: 3, line: write(match.now().chronicle[2]!.choice!) }] });
  });

  test('is closed by something learnt', async () => {
    for (let seed = 1; ; seed++) {
      const match = newMatch(await openHouse(), { ...together, seed });
      toTheDie(match);
      if (toyOf(match.now()).seats[0]!.pips < 3) continue;
      match.choose(offer(match, 'step'));
      expect(match.seals(offer(match, 'draw'))).toBe('secret');
      expect(match.seals(offer(match, 'step'))).toBeNull();
      match.choose(offer(match, 'draw'));
      expect(match.now().undo).toEqual({ steps: 0, seal: 'secret' });
      return;
    }
  });
});

test('why a spot is not offered', async () => {
  const match = newMatch(await openHouse(), together);
  toTheDie(match);
  expect(match.refuses('space:0')).toEqual({ why: 'tooFar', steps: 6, pips: toyOf(match.now()).seats[0]!.pips });
  expect(match.refuses('moon:1')).toBeNull();
});

test('the chronicle of each seat holds what that seat may read', async () => {
  const match = newMatch(await openHouse(), together);
  match.openCurtain();
  match.choose(match.now().offers[0]!);
  const behind = match.now().chronicle[0]!.facts;
  match.openCurtain();
  const asUgo = match.now().chronicle[0]!.facts;
  match.choose(match.now().offers[0]!);
  match.openCurtain();
  const asAnna = match.now().chronicle;
  expect(behind).toEqual([{ what: 'staked', seat: 0 }]);
  expect(asUgo).toEqual(behind);
  expect(asAnna[0]!.facts).toHaveLength(2);
  expect(asAnna[0]!.facts[1]).toMatchObject({ what: 'staked', seat: 0, only: [0] });
  expect(asAnna[1]!.facts.some(f => f.only !== undefined)).toBe(false);
});

test('a choice made in secret is nobody else’s to read, in the chronicle neither', async () => {
  const match = newMatch(await openHouse(), together);
  toTheDie(match);
  match.choose(offer(match, 'step'));
  const choices = match.now().chronicle.map(e => e.choice?.do ?? null);
  expect(match.now().me).toBe(0);
  expect(choices).toEqual(['stake', null, 'step']);
  match.drawCurtain();
  expect(match.now().chronicle.map(e => e.choice?.do ?? null)).toEqual([null, null, 'step']);
});
