import type { Fact } from '@/engine/contract';
import type { MatchView } from '@/match/matchView';
import { makeEar, type Play } from './hearing';

const SOUNDS = { rolled: 'dice', placed: 'place', scored: 'points' } as const;
const ANNA = 0;
const BOT = 1;
const UGO = 2;

interface Act {
  readonly by: number;
  readonly told: readonly (string | Fact)[];
}

/** After these acts somebody is asked; null: it is over, and `winner` has won. */
function picture(acts: readonly Act[], asked: number | null, winner = ANNA): MatchView {
  return {
    players: [{ plays: 'human' }, { plays: 'baron' }, { plays: 'human' }],
    chronicle: acts.map(({ by, told }, i) => ({ n: i + 1, seat: by, facts: told.map(f => (typeof f === 'string' ? { what: f } : f)) })),
    asked,
    over: asked === null,
    view: {},
    game: { standings: () => [{ seat: winner, place: 1 }] },
  } as unknown as MatchView;
}

const heard: string[] = [];
const play: Play = (sound, loud) => heard.push(loud === 1 ? sound : `${sound} softly`);

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
});
afterEach(() => jest.useRealTimers());

/** One picture after the other, so many milliseconds apart. */
function film(pictures: readonly MatchView[], { apart = 1_000, hurried = false } = {}): string[] {
  const ear = makeEar(SOUNDS, hurried, play);
  for (let i = 1; i < pictures.length; i++) {
    ear.hear(pictures[i - 1]!, pictures[i]!);
    jest.advanceTimersByTime(apart);
  }
  return [...heard];
}

const place: Act = { by: ANNA, told: ['placed'] };
const botPlaces: Act = { by: BOT, told: ['placed'] };

test('of all that an act tells only the most telling is heard; what the game does not name is silent', () => {
  expect(film([picture([], ANNA), picture([{ by: ANNA, told: ['placed', 'scored', 'moved'] }], ANNA)])).toEqual(['points']);
  expect(film([picture([], ANNA), picture([{ by: ANNA, told: ['moved'] }], ANNA)])).toEqual(['points']);
});

test('others are heard more softly', () => {
  expect(film([picture([place], BOT), picture([place, botPlaces], BOT)])).toEqual(['place softly']);
});

test('when somebody at the table is asked, it chimes: after the sound of the act, and once', () => {
  expect(film([picture([], BOT), picture([{ by: BOT, told: ['rolled'] }], ANNA), picture([botPlaces, place], ANNA)])).toEqual([
    'dice softly',
    'turn',
    'place',
  ]);
});

test('it chimes for the next human, and never for a bot', () => {
  expect(film([picture([], ANNA), picture([place], UGO), picture([place, { by: UGO, told: [] }], BOT)])).toEqual(['place', 'turn']);
});

test('a match that is over is won when a human has won', () => {
  expect(film([picture([], BOT), picture([{ by: BOT, told: [] }], null, UGO), picture([{ by: BOT, told: [] }], null, UGO)])).toEqual([
    'won',
  ]);
  expect(film([picture([], BOT), picture([{ by: BOT, told: [] }], null, BOT)])).toEqual(['won', 'ended']);
});

test('a burst of bots is thinned: never two acts faster than one can tell them apart', () => {
  const acts = Array.from({ length: 20 }, () => botPlaces);
  const burst = film(
    acts.map((_, i) => picture(acts.slice(0, i), BOT)),
    { apart: 50 },
  );
  expect(burst).toHaveLength(4);
});

test('at top speed bots are not heard at all, only what they leave: whose turn it is', () => {
  const acts = Array.from({ length: 6 }, () => botPlaces);
  const pictures = acts.map((_, i) => picture(acts.slice(0, i), i === 5 ? ANNA : BOT));
  expect(film(pictures, { apart: 5, hurried: true })).toEqual(['turn']);
  expect(film([picture([], ANNA), picture([place], ANNA)], { hurried: true })).toEqual(['turn', 'place']);
});

test('own acts are heard however fast they come', () => {
  const acts = [place, place, place];
  expect(
    film(
      [0, 1, 2, 3].map(n => picture(acts.slice(0, n), ANNA)),
      { apart: 20 },
    ),
  ).toEqual(['place', 'place', 'place']);
});

test('taking back, a curtain and a saved row make no sound', () => {
  const now = picture([place], ANNA);
  expect(film([picture([place, place], ANNA), now, { ...now, curtain: ANNA }, { ...now }])).toEqual([]);
});

test('a secret makes no sound: somebody else sits at the same table', () => {
  const secret: Act = { by: ANNA, told: [{ what: 'placed', only: [ANNA] }] };
  expect(film([picture([], ANNA), picture([secret], ANNA)])).toEqual([]);
});

test('whoever leaves hears nothing that was about to sound', () => {
  const ear = makeEar(SOUNDS, false, play);
  ear.hear(picture([], BOT), picture([{ by: BOT, told: ['rolled'] }], ANNA));
  ear.leave();
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['dice softly']);
});
