/**
 * Whatever a lesson lights is there to be seen: for any number of seats, whatever is agreed. The table lights the first of the spots. A game says so of
 * itself, in a file of its own: one file is one worker.
 */
import { render } from '@testing-library/react-native';
import type { Choice, Lesson, Options, Question, Seat, Spot, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { advance, asked, offersOf, question } from '@/engine/referee';
import { depth } from '@/engine/testing/depth';
import { optionCombinations } from '@/engine/testing/setUps';
import { GlowG } from '@/pieces/Glow';
import { HAND_HEIGHT, type BoardProps, type DrawnBox } from '../kit/boardProps';
import { BoardPreview } from '../layout/BoardPreview';
import { housing, standing } from './stillBoard';

/** What the table leaves to a board, and to the hand below or beside it: on the smallest phone, and on a tablet. */
const SCREENS = [
  { layout: 'phone', width: 360, height: 290, hand: 360 },
  { layout: 'tablet', width: 992, height: 724, hand: 288 },
] as const;
type Screen = (typeof SCREENS)[number];

/** So many matches are played for a lesson that does not come. */
const MATCHES = 6;
const MOST_CHOICES = 1500;

interface Taught {
  readonly lesson: Lesson<State, Question>;
  readonly state: State;
  /** What whoever is taught sees of it. */
  readonly view: State;
  readonly lit: readonly Spot[];
}

/** The lessons that light something, as they first come up in matches played by chance. */
function taughtIn({ game }: DrawnBox, seats: number, options: Options): Taught[] {
  const waiting = new Set(game.lessons.filter(lesson => lesson.light !== undefined));
  const taught: Taught[] = [];
  for (let luck = 1; luck <= MATCHES && waiting.size > 0; luck++) {
    const g = game.setUp({ seats, seed: luck, options });
    const chance = { seed: luck };
    let offers = offersOf(game, g);
    for (let choices = 0; choices < MOST_CHOICES && offers.length > 0 && waiting.size > 0; choices++) {
      const seat = asked(game, g) as Seat;
      const view = game.seenBy(g, seat);
      const q = question(view) as Question;
      for (const lesson of waiting) {
        if (!lesson.when(view, q, seat)) continue;
        waiting.delete(lesson);
        taught.push({ lesson, state: game.copy(g), view, lit: lesson.light?.(view, q, seat) ?? [] });
      }
      offers = advance(game, g, offers[below(chance, offers.length)] as Choice);
    }
  }
  return taught;
}

function isSeen(box: DrawnBox, { state, lit }: Taught, { layout, width, height, hand }: Screen): boolean {
  const { Board, Hand, handHeight = HAND_HEIGHT } = box;
  const both = (props: BoardProps) => (
    <>
      <Board {...props} />
      <Hand {...props} width={hand} height={layout === 'phone' ? handHeight : hand} />
    </>
  );
  const drawn: DrawnBox = { ...box, Board: both };
  const picture = render(
    housing(<BoardPreview match={standing(drawn, state).match} drawn={drawn} {...{ layout, width, height }} glow={lit[0] ?? null} />),
  );
  const glowing = picture.UNSAFE_queryAllByType(GlowG).length;
  picture.unmount();
  return glowing === 1;
}

/** Every option set at every number of seats. */
function* tablesOf({ game }: DrawnBox): Generator<readonly [number, Options]> {
  for (let seats = game.seats.least; seats <= game.seats.most; seats++)
    for (const options of optionCombinations(game, seats, 0)) yield [seats, options];
}

interface Laying {
  readonly seats: number;
  readonly options: Options;
  readonly screens: readonly Screen[];
}

/**
 * The fewest, the most and two with the usual options on every screen, and one other value of each option, for what is agreed lays another board: on
 * one screen in turn, and in depth on every one. To draw them takes nearly all of the time; to play them nothing.
 */
function layings(box: DrawnBox): readonly Laying[] {
  const { least, most } = box.game.seats;
  const laid = new Set<string>();
  return [...tablesOf(box)].flatMap(([seats, options]): Laying[] => {
    const usual = optionCombinations(box.game, seats, 0)[0] ?? {};
    const [other] = Object.entries(options).find(([id, value]) => usual[id] !== value) ?? [];
    if (other === undefined) return seats === least || seats === 2 || seats === most ? [{ seats, options, screens: SCREENS }] : [];
    if (depth === 'light' || laid.has(other)) return [];
    laid.add(other);
    return [{ seats, options, screens: depth === 'deep' ? SCREENS : [SCREENS[laid.size % SCREENS.length] as Screen] }];
  });
}

/** Lessons `opened` over the board fill it: there what they light is not looked for. */
export function lessonsAreSeen(box: DrawnBox, opened: readonly string[] = []): void {
  const found = new Map<string, readonly Taught[]>();
  /** Played once, for both tests. */
  function taughtAt(seats: number, options: Options): readonly Taught[] {
    const table = JSON.stringify([seats, options]);
    const taught = found.get(table) ?? taughtIn(box, seats, options);
    found.set(table, taught);
    return taught;
  }

  test('what a lesson lights are spots of the board of that very position', () => {
    const unknown = new Set<string>();
    const came = new Set<string>();
    for (const [seats, options] of tablesOf(box))
      for (const { lesson, view, lit } of taughtAt(seats, options)) {
        came.add(lesson.id);
        if (lit.length === 0) unknown.add(`${lesson.id} lights nothing`);
        for (const at of lit)
          if (!box.knows(view, at)) unknown.add(`${lesson.id} lights ${at} (${seats} seats, ${JSON.stringify(options)})`);
      }
    expect([...unknown]).toEqual([]);
    expect([...came].sort()).toEqual(box.game.lessons.flatMap(({ id, light }) => (light === undefined ? [] : [id])).sort());
  });

  test('what a lesson lights can be seen on every screen', () => {
    const dark = new Set<string>();
    for (const { seats, options, screens } of layings(box))
      for (const taught of taughtAt(seats, options)) {
        if (opened.includes(taught.lesson.id)) continue;
        for (const screen of screens)
          if (!isSeen(box, taught, screen))
            dark.add(`${taught.lesson.id} lights ${taught.lit[0]} on a ${screen.layout} (${seats} seats, ${JSON.stringify(options)})`);
      }
    expect([...dark]).toEqual([]);
  });
}
