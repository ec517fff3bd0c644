/** What the others have done since somebody's last turn: where it begins, and each act of it looked at again. */
import type { Toy } from '@/engine/testing/toyRules';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { OpenMatch } from '../match';
import type { MatchView } from '../matchView';
import { newMatch, type Household } from '../newMatch';
import { openMatch } from '../openMatch';
import { SNAPSHOT_EVERY } from '../scribe';
import { anna, baron, openHouse, opened, playHumans, remembered, toy, ugo } from './house';

afterEach(() => standIn.reset());

const alone = { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const together = { ...alone, players: [anna, ugo] };

test('from the first entry after the last answer of mine', async () => {
  const match = newMatch(await openHouse(), { ...alone, players: [anna, baron, baron] });
  match.setPace(0);
  match.choose(match.now().offers[0]!);
  while (match.now().offers.length === 0) await new Promise(done => setTimeout(done, 0));
  const { chronicle, sinceMine } = match.now();
  expect(sinceMine).toBe(1);
  expect(chronicle.slice(sinceMine).map(e => e.seat)).toEqual([1, 2]);
});

describe('looked at again', () => {
  test('each act of the others on the board as it was after it, ending with the present one', async () => {
    const match = newMatch(await openHouse(), { ...alone, options: { rounds: 6, openHands: false }, players: [anna, baron, baron] });
    match.setPace(0);
    for (let turn = 0; turn < 3; turn++) {
      while (match.now().offers.length === 0) await new Promise(done => setTimeout(done, 0));
      match.choose(match.now().offers[0]!);
    }
    while (match.now().offers.length === 0) await new Promise(done => setTimeout(done, 0));
    const { chronicle, sinceMine, view } = match.now();
    const scenes = match.since();
    expect(scenes.map(s => s.entry)).toEqual(chronicle.slice(sinceMine).filter(e => e.seat !== 0));
    expect(scenes.length).toBeGreaterThan(1);
    expect(scenes.at(-1)!.view).toEqual(view);
    expect(scenes[0]!.view).not.toEqual(view);
  });

  test('through my eyes only, and through nobody’s while the curtain is drawn', async () => {
    const match = newMatch(await openHouse(), together);
    for (let i = 0; i < 2; i++) {
      match.openCurtain();
      match.choose(match.now().offers[0]!);
    }
    expect(match.since()).toEqual([]);
    match.openCurtain();
    const [scene] = match.since();
    const hands = (scene!.view as unknown as Toy).seats.map(s => s.hand.every(card => card === -1));
    expect([match.now().me, scene!.entry!.seat, hands]).toEqual([0, 1, [false, true]]);
    expect(scene!.entry!.choice).toBeNull();
  });

  const long = { ...together, options: { rounds: 4, openHands: true } };
  /** Plays until the wish comes true, in as many matches as it takes. */
  async function playedUntil(house: Household, wish: (match: OpenMatch) => boolean): Promise<OpenMatch> {
    for (let seed = 1; seed < 50; seed++) {
      const match = newMatch(house, { ...long, seed });
      while (!match.now().over) {
        await playHumans(match, { seed }, 1);
        if (!match.now().over && wish(match)) return match;
      }
    }
    throw new Error('no such match');
  }
  const othersSince = ({ chronicle, sinceMine, me }: MatchView) => chronicle.slice(sinceMine).filter(e => e.seat !== me);

  test('also when the match was resumed, as soon as what lies before is known again', async () => {
    const house = await openHouse();
    const first = await playedUntil(house, m => m.now().chronicle.length > SNAPSHOT_EVERY && othersSince(m.now()).length > 1);
    const before = first.since();
    first.leave();
    await first.settled();
    const again = opened(await openMatch(house, first.now().id));
    await remembered(again);
    expect(before.length).toBeGreaterThan(1);
    expect(again.since()).toEqual(before);
  });

  test('and again after taking back', async () => {
    const house = await openHouse();
    const match = await playedUntil(
      house,
      m => m.now().chronicle.length > 17 && m.now().undo.steps === 1 && m.now().chronicle.at(-2)!.seat !== m.now().me,
    );
    match.takeBack();
    expect(othersSince(match.now()).length).toBeGreaterThan(0);
    expect(match.since().map(s => s.entry)).toEqual(othersSince(match.now()));
    expect(match.since().at(-1)!.view).toEqual(match.now().view);
  });
});
