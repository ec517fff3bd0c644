/** Seats change hands in mid-match, in every game (Warriors & Traders 22.4). */
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { Toy } from '@/engine/testing/toyRules';
import { handedOver, isStandIn, isUnchanged, onlyPersonAt, playedBy, seatedAfter, seatedAtFirst, seatedNow } from '../seatControl';
import { importText, exportMatch } from '../files';
import type { OpenMatch } from '../match';
import type { Player } from '../matchView';
import { newMatch, type Household } from '../newMatch';
import { openMatch } from '../openMatch';
import { openPracticeCopy } from '../practiceCopy';
import { outingsIn, ownMinutes } from '../records';
import { anna, baron, openHouse, opened, playHumans, quickThinker, remembered, toy, ugo } from './house';
import { everyResult } from '@/archive/testing/everyResult';

afterEach(() => standIn.reset());

const secret = { game: toy, players: [anna, ugo], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const open = { ...secret, options: { rounds: 2, openHands: true } };
const hands = (match: OpenMatch): string[] =>
  (match.now().view as unknown as Toy).seats.map(s => (s.hand.every(card => card === -1) ? 'hidden' : 'open'));
const answer = (match: OpenMatch): void => match.choose(match.now().offers[0]!);
const moment = (): Promise<void> => new Promise(done => setTimeout(done, 0));
/** Bots think for ever. */
const pondering = { ...quickThinker(), choose: () => new Promise<null>(() => {}) };

/** Until a human is asked, or nobody any more. */
async function botsPlay(match: OpenMatch): Promise<void> {
  match.setPace(0);
  while (match.now().thinking !== null) await moment();
}

/** The app dies, and the match is opened from what was written. */
async function killed(match: OpenMatch, changes: Partial<Household> = {}): Promise<OpenMatch> {
  await match.settled();
  standIn.kill();
  return opened(await openMatch(await openHouse(changes), match.now().id));
}

describe('a seat', () => {
  const [knight] = handedOver([anna], 0, 'knight', 10, true);
  const back = (n: number, idle: boolean): Player => handedOver([knight!], 0, 'human', n, idle)[0]!;

  test('keeps its name and shield, and remembers who has played it until when', () => {
    expect(knight).toEqual({ ...anna, plays: 'knight', before: [{ plays: 'human', until: 10 }] });
    expect([isStandIn(knight!), isStandIn(baron), isStandIn(anna)]).toEqual([true, false, false]);
    const returned = back(20, false);
    expect(returned).toMatchObject({ plays: 'human', before: [{ until: 10 }, { plays: 'knight', until: 20 }] });
    expect([1, 10, 11, 20, 21].map(n => playedBy(returned, n))).toEqual(['human', 'human', 'knight', 'knight', 'human']);
  });

  test('was never left for a bot that has not acted; that a person sat at a bot’s seat stays known, for they may have looked', () => {
    expect(back(20, true)).toEqual(anna);
    expect(handedOver([knight!], 0, 'baron', 12, true)[0]).toEqual({ ...knight, plays: 'baron' });
    const visited = handedOver(handedOver([baron], 0, 'human', 5, false), 0, 'baron', 5, true)[0]!;
    expect(visited.before).toEqual([
      { plays: 'baron', until: 5 },
      { plays: 'human', until: 5 },
    ]);
    expect(isUnchanged(visited)).toBe(false);
  });

  test('is known as it was at any time, and after choices were lost is still played by whoever sits there', () => {
    const returned = back(20, false);
    expect(seatedAtFirst([returned])).toEqual([anna]);
    expect(seatedAfter([returned], 9)).toEqual([anna]);
    expect(seatedAfter([returned], 10)).toEqual([knight]);
    expect(seatedAfter([returned], 20)).toEqual([returned]);
    expect(seatedNow([knight!, ugo], 4)).toEqual([{ ...knight, before: [{ plays: 'human', until: 4 }] }, ugo]);
    expect(seatedNow([returned], 12)[0]!.before).toEqual([
      { plays: 'human', until: 10 },
      { plays: 'knight', until: 12 },
    ]);
  });

  test('whoever is the only person who ever sat there has nobody to hide from', () => {
    expect(onlyPersonAt([anna, baron])).toBe(0);
    expect(onlyPersonAt([knight!, ugo])).toBeNull();
    expect(onlyPersonAt([knight!, baron])).toBeNull();
  });
});

describe('handed over', () => {
  test('nothing on the board changes; the bot is asked the same at once, as strong as wanted', async () => {
    const thinker = quickThinker();
    const match = newMatch(await openHouse({ thinker }), open);
    answer(match);
    answer(match);
    const before = match.now();
    const { choices, snapshots } = match.kept();
    match.handOver(0, 'knight');
    expect(match.kept()).toMatchObject({ choices, snapshots });
    const { question, asked, offers, thinking, players } = match.now();
    expect(match.kept().match.players).toEqual(players);
    expect({ question, asked, thinking, offers }).toEqual({ question: before.question, asked: 0, thinking: 0, offers: [] });
    expect(players[0]).toMatchObject({ name: 'Anna', plays: 'knight' });
    await moment();
    expect(thinker.jobs.at(-1)).toMatchObject({ seat: 0, level: 'knight' });
  });

  test('another bot’s thinking is not disturbed by it', async () => {
    const thinker = quickThinker();
    const match = newMatch(await openHouse({ thinker }), { ...open, players: [anna, ugo, baron], first: 2 });
    expect(match.now().thinking).toBe(2);
    match.handOver(0, 'squire');
    await moment();
    expect(thinker.jobs.map(j => j.level)).toEqual(['baron']);
  });

  test('what the bot has played is not taken back, nor what anybody played before; what came after is', async () => {
    for (let seed = 1; ; seed++) {
      const match = newMatch(await openHouse({ thinker: { ...quickThinker(), choose: async () => ({ do: 'step', at: 'space:7' }) } }), {
        ...open,
        seed,
      });
      answer(match);
      answer(match);
      if ((match.now().view as unknown as Toy).seats[0]!.pips < 4) continue;
      match.setPace(0);
      match.handOver(0, 'knight');
      while (match.now().chronicle.length < 3) await moment();
      match.handOver(0, 'human');
      expect(match.now()).toMatchObject({ asked: 0, thinking: null, undo: { steps: 0, seal: 'hands' } });
      match.takeBack();
      expect(match.now().chronicle).toHaveLength(3);
      match.choose({ do: 'step', at: 'space:8' });
      match.choose(match.now().offers[0]!);
      expect(match.now().undo.steps).toBeGreaterThan(0);
      match.takeBack(9);
      expect(match.now().chronicle).toHaveLength(3);
      return;
    }
  });

  test('taken back before the bot has acted it was never handed over, also for the way back', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), open);
    answer(match);
    answer(match);
    match.choose(match.now().offers.find(c => c.do === 'bury')!);
    const before = match.now();
    match.handOver(0, 'knight');
    match.handOver(0, 'baron');
    match.handOver(0, 'human');
    expect(match.now()).toMatchObject({ players: before.players, undo: before.undo, offers: before.offers, thinking: null });
  });

  test('a killed app finds it so, the bot thinking, and who takes the seat back is asked', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), open);
    answer(match);
    match.handOver(1, 'sovereign');
    const again = await killed(match, { thinker: pondering });
    expect(again.now()).toMatchObject({ players: match.now().players, asked: 1, thinking: 1, offers: [] });
    expect(again.now().players[1]).toEqual({ ...ugo, plays: 'sovereign', before: [{ plays: 'human', until: 1 }] });
    again.handOver(1, 'human');
    const third = await killed(again);
    expect(third.now().players).toEqual([anna, ugo]);
    expect(third.now().offers.length).toBeGreaterThan(0);
  });

  test('resumed without what lies before, a bot that may have acted counts as having acted', async () => {
    const match = newMatch(await openHouse(), open);
    match.setPace(0);
    match.handOver(0, 'knight');
    while (match.now().chronicle.length === 0) await moment();
    match.drawCurtain();
    const again = await killed(match, { thinker: pondering });
    again.handOver(0, 'human');
    expect(isUnchanged(again.now().players[0]!)).toBe(false);
  });

  test('without any human left the bots play on to the end, through nobody’s eyes', async () => {
    const match = newMatch(await openHouse(), { ...secret, players: [anna, baron] });
    match.handOver(0, 'squire');
    expect(match.now()).toMatchObject({ curtain: null, offers: [], thinking: 0 });
    expect(hands(match)).toEqual(['hidden', 'hidden']);
    await botsPlay(match);
    expect(match.now().over).toBe(true);
    const { players } = match.now();
    match.handOver(0, 'human');
    expect(match.now().players).toBe(players);
  });
});

describe('secrets', () => {
  test('whoever hands over may still hold the device: before the next person’s secrets the curtain falls, bots or not', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), secret);
    match.openCurtain();
    expect(hands(match)).toEqual(['open', 'hidden']);
    match.handOver(0, 'knight');
    expect(match.now()).toMatchObject({ me: 1, curtain: 1, thinking: 0 });
    expect(hands(match)).toEqual(['hidden', 'hidden']);
    match.openCurtain();
    expect(hands(match)).toEqual(['hidden', 'open']);
    // Ugo is the only person now, but not the only one in the room.
    match.drawCurtain();
    expect(match.now().curtain).toBe(1);
    expect(hands(match)).toEqual(['hidden', 'hidden']);
    expect((await killed(match, { thinker: pondering })).now()).toMatchObject({ curtain: 1, me: 1 });
  });

  test('whoever takes a seat gets the curtain first, and no bot’s secrets are anybody’s before', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), { ...secret, players: [anna, baron] });
    answer(match);
    expect([match.now().thinking, hands(match)]).toEqual([1, ['open', 'hidden']]);
    match.handOver(1, 'human');
    expect(match.now()).toMatchObject({ me: 1, curtain: 1, thinking: null, offers: [] });
    expect(hands(match)).toEqual(['hidden', 'hidden']);
    match.openCurtain();
    expect(hands(match)).toEqual(['hidden', 'open']);
    match.handOver(1, 'baron');
    expect(match.now()).toMatchObject({ me: 0, curtain: 0 });
    expect(hands(match)).toEqual(['hidden', 'hidden']);
  });

  test('where nobody else has ever sat, who takes the own seat back needs no curtain', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), { ...secret, players: [anna, baron] });
    match.handOver(0, 'knight');
    expect(hands(match)).toEqual(['hidden', 'hidden']);
    match.handOver(0, 'human');
    expect(match.now()).toMatchObject({ me: 0, curtain: null });
    expect(hands(match)).toEqual(['open', 'hidden']);
  });

  test('while another looks, a seat handed over and back shows them nothing of it', async () => {
    const match = newMatch(await openHouse({ thinker: pondering }), secret);
    match.openCurtain();
    match.handOver(1, 'knight');
    expect(match.now()).toMatchObject({ me: 0, curtain: null });
    expect(hands(match)).toEqual(['open', 'hidden']);
    match.handOver(1, 'human');
    answer(match);
    expect(match.now()).toMatchObject({ me: 1, curtain: 1 });
  });
});

describe('since the last turn', () => {
  const stopOrAnswer = (match: OpenMatch): void => match.choose(match.now().offers.find(c => c.do === 'stop') ?? match.now().offers[0]!);

  test('is told what the bot has done in one’s name, too', async () => {
    const match = newMatch(await openHouse(), open);
    answer(match);
    answer(match);
    match.setPace(0);
    match.handOver(0, 'knight');
    await botsPlay(match);
    match.handOver(0, 'human');
    while (match.now().asked === 1) stopOrAnswer(match);
    const { chronicle, sinceMine, me } = match.now();
    expect([me, sinceMine]).toEqual([0, 1]);
    expect(chronicle.slice(sinceMine).map(e => e.seat)).toContain(0);
    expect(match.since().map(s => s.entry)).toEqual(chronicle.slice(1));
  });

  test('begins for whoever has sat down at a bot’s seat when they sat down', async () => {
    const match = newMatch(await openHouse(), { ...open, players: [baron, anna] });
    await botsPlay(match);
    answer(match);
    await botsPlay(match);
    const n = match.now().chronicle.length;
    match.handOver(0, 'human');
    while (match.now().me === 1) stopOrAnswer(match);
    expect(match.now().sinceMine).toBe(n);
  });
});

describe('what counts', () => {
  /** Anna’s seat is handed to a Knight after her first choice, and back after his. */
  async function withHelp(house: Household): Promise<OpenMatch> {
    const match = newMatch(house, open);
    answer(match);
    answer(match);
    match.setPace(0);
    match.handOver(0, 'knight');
    await botsPlay(match);
    match.handOver(0, 'human');
    await playHumans(match, { seed: 3 });
    await match.settled();
    return match;
  }

  test('a result is a person’s only if they played the seat all along; the others’ are counted apart', async () => {
    const house = await openHouse();
    await withHelp(house);
    expect((await everyResult(house.archive)).map(r => r.level)).toEqual(['several', 'human']);
    expect((await outingsIn(house.archive)).map(o => [o.people, o.against])).toEqual([[0, 'several']]);
    expect(await ownMinutes(house.archive, { game: 'toy' })).toBeNull();
  });

  test('again with the same seats sits down as at the beginning', async () => {
    const house = await openHouse();
    const { players } = (await withHelp(house)).now();
    expect(players.map(isUnchanged)).toEqual([false, true]);
    expect(newMatch(house, { ...open, players }).now().players).toEqual([anna, ugo]);
  });

  test('a practice copy is played by whoever played then', async () => {
    const house = await openHouse();
    const { id, players } = (await withHelp(house)).now();
    const [, knights] = players[0]!.before!;
    const at = async (n: number) => opened(await openPracticeCopy(house, id, n)).now().players[0];
    expect(await at(1)).toEqual(anna);
    expect(await at(knights!.until - 1)).toEqual({ ...anna, plays: 'knight', before: [{ plays: 'human', until: 2 }] });
    expect(await at(knights!.until)).toEqual(players[0]);
  });

  test('choices that a newer app no longer allows are lost, and who sits there now still does', async () => {
    const house = await openHouse({ thinker: pondering });
    const match = newMatch(house, { ...open, players: [ugo, anna] });
    for (let i = 0; i < 4; i++) answer(match);
    match.handOver(0, 'knight');
    match.leave();
    await match.settled();
    const { id } = match.now();
    await house.archive.takeBack(id, 2);
    const newer = { ...house, gameOf: async () => ({ ...toy, rulesNumber: 2 }) };
    const again = opened(await openMatch(newer, id));
    const now = [{ ...ugo, plays: 'knight', before: [{ plays: 'human', until: 2 }] }, anna];
    expect(again.now().players).toEqual(now);
    await again.settled();
    expect((await house.archive.matches())[0]!.players).toEqual(now);
  });

  test('a file carries it, finished or not, and knows it again', async () => {
    const house = await openHouse();
    const done = (await withHelp(house)).now();
    const running = newMatch(house, open);
    answer(running);
    running.handOver(0, 'baron');
    await running.settled();
    const texts = [await exportMatch(house, done.id), await exportMatch(house, running.now().id)];
    standIn.reset();
    const other = await openHouse({ thinker: pondering });
    for (const text of texts) expect(await importText(other, text!)).toEqual({ added: 1, already: 0 });
    expect(await importText(other, texts[0]!)).toEqual({ added: 0, already: 1 });
    expect((await everyResult(other.archive)).map(r => r.level)).toEqual(['several', 'human']);
    // The same choices, but all of them Anna's own: that is another match.
    expect(await importText(other, texts[0]!.replace(/,"before":\[[^\]]*\]/, ''))).toEqual({ added: 1, already: 0 });
    const again = opened(await openMatch(other, running.now().id));
    await remembered(again);
    expect(again.now().players).toEqual(running.now().players);
    again.handOver(0, 'human');
    expect(again.now().players).toEqual([anna, ugo]);
  });
});
