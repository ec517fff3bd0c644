/**
 * No dead ends: at every question of matches by chance everything that opens and closes is opened and closed, on phone and tablet, and every answer is
 * still found by what is in sight. A game says so of itself, in a file of its own: one file is one worker.
 */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Choice, Question, Spot, State } from '@/engine/contract';
import { below } from '@/engine/dice';
import { write } from '@/engine/notation';
import { advance, offersOf } from '@/engine/referee';
import { defaultOptions, drawn as drawnBy } from '@/engine/testing/matches';
import { depth } from '@/engine/testing/depth';
import type { Match } from '@/match/matchView';
import { ThemeProvider } from '@/design/theme';
import type { DrawnBox } from '../kit/boardProps';
import { Table } from '../layout/Table';
import { housing, standing } from './stillBoard';

const SCREENS = { phone: { width: 360, height: 640 }, tablet: { width: 1280, height: 800 } } as const;
/** Matches, how often a question of one kind is looked at, and every which of these on one of the screens. */
const [MATCHES, OFTEN, EVERY] = ({ light: [3, 1, 4], usual: [4, 1, 2], deep: [60, 40, 1] } as const)[depth];
const MOST_CHOICES = 1500;
const SHARE = { phone: 0, tablet: 1 } as const;
/** So many things are opened or closed before the answers are looked for. */
const PRESSES = 4;
/** And so many ways are tried then. */
const MOST_WAYS = 24;
/** So many answers of several taps are gone through. */
const OFFERS = depth === 'deep' ? 12 : 3;

/** What opens, closes or looks elsewhere, and answers nothing. */
const DOOR =
  /^(open|tab|half|mate|rival|part|lens|routeLens|look|seat|viewport|side|tray):|^(bar:several|table:answers|prompt:answers|table:mine|sheet:close)$/;
const CLOSES = /:close$/;
/** Nobody has to look there for an answer. */
const ELSEWHERE = /^(seat|lens|viewport):/;
/** What leads back to the answers comes first. */
const BACK = ['sheet:close', 'table:mine', 'table:answers', 'prompt:answers', 'bar:several'];

const nothing = (): void => {};

type PlaceOf = (at: Spot) => Spot;

interface Asked {
  readonly state: State;
  readonly told: string;
}

/** Questions of each kind, at any number of seats. */
function questionsOf({ game }: DrawnBox): readonly Asked[] {
  const found = new Map<string, Asked[]>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const seats = game.seats.least + (seed % (game.seats.most - game.seats.least + 1));
    const g = game.setUp({ seats, seed, options: defaultOptions(game, seats) });
    const chance = { seed };
    let offers = offersOf(game, g);
    for (let n = 0; n < MOST_CHOICES && offers.length > 0; n++) {
      const { ask } = g.questions.at(-1) as Question;
      const known = found.get(ask) ?? [];
      found.set(ask, known);
      if (known.length < OFTEN && below(chance, 3) === 0)
        known.push({ state: game.copy(g), told: `${ask} after ${n} choices of seed ${seed}, ${seats} seats` });
      offers = advance(game, g, drawnBy(offers, chance, game));
    }
  }
  return [...found.values()].flat();
}

/** A table for a position: nobody plays on. */
function lay(drawn: DrawnBox, state: State) {
  const { match } = standing(drawn, state);
  const still: Match = {
    ...match,
    saving: { subscribe: () => nothing, now: () => 'saved' },
    weighing: { subscribe: () => nothing, now: () => null },
    since: () => [],
    openCurtain: nothing,
    drawCurtain: nothing,
    saveAgain: nothing,
    hint: () => Promise.resolve(null),
    setPace: nothing,
    setPauses: nothing,
    holdBots: nothing,
    goOn: nothing,
    handOver: nothing,
    leave: nothing,
  };
  const view = render(
    housing(
      <GestureHandlerRootView>
        <ThemeProvider scheme="light" speed={0}>
          <Table
            match={still}
            drawn={drawn}
            habits={{ confirmsSeals: true, hints: false, seatSide: false, pace: 0 }}
            seen="all"
            markSeen={nothing}
            onLeave={nothing}
            onRules={nothing}
            onSettings={nothing}
            onShare={nothing}
            onLuck={nothing}
            onHush={nothing}
            onCopy={() => Promise.resolve(true)}
            onEnd={nothing}
          />
        </ThemeProvider>
      </GestureHandlerRootView>,
    ),
  );
  return { view, now: match.now() };
}

interface InSight {
  readonly ids: ReadonlySet<string>;
  /** A tap on these answers: what is quiet or only explains itself is not among them. */
  readonly answering: ReadonlySet<string>;
}

/** All that is drawn, read in one go: a table is large. */
function inSight(): InSight {
  const ids = new Set<string>();
  const answering = new Set<string>();
  for (const { props } of screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && typeof props.testID === 'string')) {
    const { spot, info } = (props.dataSet ?? {}) as { readonly spot?: string; readonly info?: string };
    ids.add(String(props.testID));
    if (spot !== 'quiet' && info === undefined) answering.add(String(props.testID));
  }
  return { ids, answering };
}
const doorsIn = ({ ids }: InSight): readonly string[] => [...ids].filter(id => DOOR.test(id));
const press = (id: string): void => {
  const [first] = screen.queryAllByTestId(id);
  if (first !== undefined) fireEvent.press(first);
};

/** Which of these nobody finds from here. */
function lost(wanted: readonly Spot[], placeOf: PlaceOf): readonly Spot[] {
  const missing = new Set(wanted);
  const tried = new Set<string>();
  for (let ways = 0; ways <= MOST_WAYS; ways++) {
    const now = inSight();
    for (const at of missing) if (now.answering.has(at) || now.answering.has(placeOf(at))) missing.delete(at);
    const back = BACK.find(id => now.ids.has(id) && !tried.has(id));
    const way = back ?? doorsIn(now).find(id => !tried.has(id) && !ELSEWHERE.test(id));
    if (missing.size === 0 || way === undefined) break;
    tried.add(way);
    press(way);
  }
  return [...missing];
}

/** The choices of a question that begin at different places, or do different things there: chance names a few. */
function fewOf(offers: readonly Choice[], chance: { seed: number }): readonly Choice[] {
  const few: Choice[] = [];
  for (let i = 0; i < OFFERS && offers.length > 0; i++) few.push(offers[below(chance, offers.length)] as Choice);
  return few;
}

/** A place on the way of a choice that nobody finds, one after the other being tapped; null: it can be made. */
function stopOn(path: readonly Spot[], choice: Choice, placeOf: PlaceOf): Spot | null {
  for (const [i, at] of path.entries()) {
    if (inSight().ids.has(`choice:${write(choice)}`)) return null;
    if (lost([at], placeOf).length > 0) return at;
    if (i < path.length - 1) press(inSight().answering.has(at) ? at : placeOf(at));
  }
  return null;
}

/** `placeOf`: where one place stands for all that lies in it, that one. */
export function answersAreFound(drawn: DrawnBox, placeOf: (view: State) => PlaceOf = () => at => at): void {
  const { game } = drawn;
  const found = questionsOf(drawn);

  describe.each(['phone', 'tablet'] as const)('on a %s', layout => {
    beforeEach(() => {
      const window = { ...SCREENS[layout], scale: 1, fontScale: 1 };
      act(() => Dimensions.set({ window, screen: window }));
    });

    test('whatever is opened and closed, every answer is found by what is in sight', () => {
      const faults = new Set<string>();
      for (const [i, { state, told }] of found.entries()) {
        if (i % EVERY !== SHARE[layout] % EVERY) continue;
        const { view, now } = lay(drawn, state);
        const firsts = (offers: readonly Choice[]): readonly Spot[] => [
          ...new Set(offers.filter(c => drawn.aside?.(c) == null).map(c => game.path?.(c)[0] ?? c.at)),
        ];
        const chance = { seed: i + 1 };
        // First what is open is closed; then whatever chance comes to.
        const pressed = doorsIn(inSight()).filter(id => CLOSES.test(id));
        pressed.forEach(press);
        for (const at of lost(firsts(now.offers), placeOf(now.view))) faults.add(`${told}: ${at}, all being closed`);
        for (let presses = 0; presses < PRESSES; presses++) {
          const all = doorsIn(inSight());
          if (all.length === 0) break;
          const door = all[below(chance, all.length)] as string;
          pressed.push(door);
          press(door);
        }
        const places = placeOf(now.view);
        for (const at of lost(firsts(now.offers), places)) faults.add(`${told}: ${at}, after ${pressed.join(', ')}`);
        for (const choice of fewOf(now.offers, chance)) {
          const path = game.path?.(choice) ?? [choice.at];
          const stop = path.length === 1 ? null : stopOn(path, choice, places);
          if (stop !== null) faults.add(`${told}: ${stop} of ${write(choice)}`);
          press('table:letGo');
        }
        view.unmount();
      }
      expect([...faults]).toEqual([]);
    });
  });
}
