/** A board laid for a test, with the hand: a match that stands still and only remembers what was tapped there. */
import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Choice, Seat, Spot, State } from '@/engine/contract';
import { moment, question, refuses } from '@/engine/referee';
import { TINCTURES, type Answers, type ShownMatch } from '@/match/matchView';
import { readOnlyMatch } from '@/match/readOnlyMatch';
import { viewOf } from '@/match/viewBuilder';
import type { BoardProps, DrawnBox, Layout } from '../kit/boardProps';
import { BoardPreview } from '../layout/BoardPreview';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario', 'Elena', 'Franz'];
const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

export const housing = (element: ReactElement) => <SafeAreaProvider initialMetrics={METRICS}>{element}</SafeAreaProvider>;
export const draw = (element: ReactElement) => render(housing(element));

interface Standing {
  readonly match: ShownMatch & Answers;
  readonly chosen: Choice[];
  /** Where it was asked why not. */
  readonly whys: Spot[];
}

/** Whoever is asked looks. */
export function standing({ game }: DrawnBox, g: State): Standing {
  const chosen: Choice[] = [];
  const whys: Spot[] = [];
  const now = moment(game, g);
  const { asked, offers, state } = now;
  const me = asked ?? 0;
  const view = game.seenBy(state, me);
  const seats = game.standings(state).length;
  const constants = { id: 'm', name: 'm', game, setUp: { seats, seed: 1, options: {} }, practice: false };
  const players = NAMES.slice(0, seats).map((name, seat) => ({ name, tincture: TINCTURES[seat] ?? 'gules', plays: 'human' as const }));
  const picture = viewOf(constants, { players, me, view, asked, offers, question: question(view) });
  const match: Standing['match'] = {
    ...readOnlyMatch(() => picture, 0),
    choose: c => void chosen.push(c),
    chooseAll: cs => void chosen.push(...cs),
    takeBack: () => {},
    seals: () => null,
    refuses(at, held) {
      whys.push(at);
      return refuses(game, now, at, held);
    },
  };
  return { match, chosen, whys };
}

export interface Place {
  readonly width: number;
  readonly height: number;
  /** Absent: as fits its width. */
  readonly layout?: Layout | undefined;
  /** Whose things are looked at, when it is not who is asked. */
  readonly looking?: Seat | undefined;
  /** How large the hand is; a number is a height, as wide as the board. */
  readonly hand: number | { readonly width: number; readonly height: number };
}

export function layBoard<G extends State, C extends Choice>(box: DrawnBox<G>, g: G, { width, height, layout, looking, hand }: Place) {
  const { Board, Hand } = box;
  const drawn = {
    ...box,
    Board: (props: BoardProps<G>) => {
      const seen = looking === undefined ? props : { ...props, looking };
      return (
        <>
          <Board {...seen} />
          <Hand {...seen} {...(typeof hand === 'number' ? { height: hand } : hand)} />
        </>
      );
    },
  } as unknown as DrawnBox;
  const { match, chosen, whys } = standing(drawn, g);
  draw(<BoardPreview match={match} drawn={drawn} width={width} height={height} {...(layout === undefined ? {} : { layout })} />);
  const { me, view, offers } = match.now();
  return { chosen, whys, me, view: view as G, offers: offers as readonly C[] };
}
