/** The board at work: every offer is within reach, a tap is a choice, and what is drawn says what it is. */
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Choice, Spot } from '@/engine/contract';
import { asked, offersOf, refuses } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import type { Match, MatchView } from '@/match/matchView';
import type { BoardProps, DrawnBox, Layout } from '@/table/boardProps';
import { Still } from '@/table/Still';
import { warriorKnights } from '..';
import type { RealmChoice, RealmDecision } from '../asking';
import { kindOf } from '../spots';
import { nobleOf, type Realm } from '../state';
import { warriorKnightsDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';
import { regionAt } from './places';

/** A match that stands still: it only remembers what was chosen. */
function standing(g: Realm): { readonly match: Match; readonly chosen: Choice[] } {
  const chosen: Choice[] = [];
  const state = warriorKnights.copy(g);
  const offers = offersOf(warriorKnights, state);
  const seat = asked(warriorKnights, state);
  const question = state.questions.at(-1) ?? null;
  const view: MatchView = {
    id: 'm',
    name: 'm',
    game: warriorKnights as unknown as MatchView['game'],
    setUp: { seats: g.seats, seed: 1, options: {} },
    players: ['Anna', 'Ben', 'Carla', 'Dario', 'Elena', 'Franz'].slice(0, g.seats).map((name, i) => ({
      name,
      tincture: (['gules', 'azure', 'vert', 'purpure', 'or', 'sable'] as const)[i] ?? 'gules',
      plays: 'human',
    })),
    me: seat ?? 0,
    view: warriorKnights.seenBy(state, seat ?? 0),
    asked: seat,
    question,
    offers,
    opening: [],
    chronicle: [],
    sinceMine: 0,
    curtain: null,
    undo: { steps: 0, seal: null },
    thinking: null,
    over: seat === null,
    pauses: false,
    practice: false,
  };
  const moment = { state, question, offers, asked: seat, facts: [] };
  const match: Match = {
    subscribe: () => () => undefined,
    now: () => view,
    saving: () => 'saved',
    choose: c => void chosen.push(c),
    chooseAll: cs => void chosen.push(...cs),
    takeBack: () => undefined,
    refuses: at => refuses(warriorKnights, moment as never, at),
    seals: () => null,
    since: () => [],
    openCurtain: () => undefined,
    drawCurtain: () => undefined,
    saveAgain: () => undefined,
    hint: () => Promise.resolve(null),
    setPace: () => undefined,
    setPauses: () => undefined,
    goOn: () => undefined,
    leave: () => undefined,
  };
  return { match, chosen };
}

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };
const draw = (element: ReactElement) => render(<SafeAreaProvider initialMetrics={METRICS}>{element}</SafeAreaProvider>);

/** Board and hand together; whose things are looked at, when it is not who is asked. */
const withHand = (layout: Layout, looking?: number): DrawnBox =>
  ({
    ...warriorKnightsDrawn,
    Board: (props: BoardProps<Realm>) => {
      const seen = looking === undefined ? props : { ...props, looking };
      const [width, height] = layout === 'phone' ? [props.width, HAND_HEIGHT] : [288, 288];
      return (
        <>
          <warriorKnightsDrawn.Board {...seen} />
          <warriorKnightsDrawn.Hand {...seen} width={width} height={height} />
        </>
      );
    },
  }) as unknown as DrawnBox;

const SIZES = { phone: [360, 320], tablet: [992, 724] } as const;

function lay(g: Realm, layout: Layout = 'phone', looking?: number) {
  const { match, chosen } = standing(g);
  const [width, height] = SIZES[layout];
  draw(<Still match={match} drawn={withHand(layout, looking)} width={width} height={height} layout={layout} />);
  return { chosen, offers: match.now().offers as readonly RealmChoice[], me: match.now().me, view: match.now().view as Realm };
}

/** The first moment of each question, in matches by chance at tables of all sizes. */
const MOMENTS = new Map<RealmDecision['ask'], Realm>();
for (const seats of [2, 3, 4, 6])
  for (const seed of [3, 5])
    playOut(
      warriorKnights,
      { seats, seed: seed + seats, options: { openMotions: seed === 3, exchangeHeirs: seed === 5, miracles: true } },
      byChance(seats * seed),
      {
        each: g => {
          const q = g.questions.at(-1);
          if (q !== undefined && 'seat' in q && !MOMENTS.has(q.ask as RealmDecision['ask']))
            MOMENTS.set(q.ask as RealmDecision['ask'], warriorKnights.copy(g));
        },
      },
    );

const DOORS = ['open:usual', 'open:round', 'open:draft', 'open:assembly', 'open:realm'];

/** All that can be tapped now: looked for once, as a tree of this size is long to search. */
const inSight = (): Set<string> =>
  new Set(
    screen.root
      .findAll(({ type, props }) => typeof type === 'string' && typeof props.testID === 'string')
      .map(({ props }) => props.testID as string),
  );

/** What cannot be tapped at once, in its region, or behind a door. */
function outOfReach(view: Realm, spots: Iterable<Spot>): Spot[] {
  const isThere = (at: Spot, ids: ReadonlySet<string>): boolean => ids.has(at) || ids.has(`region:${regionAt(view, at)}`);
  let ids = inSight();
  let missing = [...spots].filter(at => !isThere(at, ids));
  for (const door of DOORS) {
    if (missing.length === 0) break;
    if (!ids.has(door)) continue;
    fireEvent.press(screen.getByTestId(door));
    ids = inSight();
    missing = missing.filter(at => !isThere(at, ids));
  }
  return missing;
}

test('chance leads to nearly every question', () => {
  expect(MOMENTS.size).toBeGreaterThan(30);
});

describe.each(['phone', 'tablet'] as const)('on a %s', layout => {
  test.each([...MOMENTS.keys()].map(ask => [ask] as const))('the first tap of every answer to %s is within reach', ask => {
    const { offers, view } = lay(MOMENTS.get(ask) as Realm, layout);
    const firsts = new Set(offers.map(c => warriorKnights.path?.(c)[0] ?? c.at).filter(at => kindOf(at) !== 'button'));
    expect(outOfReach(view, firsts)).toEqual([]);
  });
});

test('on a tablet the desk lies in the column, so that no land lies under it', () => {
  lay(MOMENTS.get('assign') as Realm, 'tablet');
  expect(within(screen.getByTestId('column')).getByTestId('lens:desk')).toBeOnTheScreen();
});

test('a card is laid by two taps', () => {
  const { chosen } = lay(MOMENTS.get('plan') as Realm);
  fireEvent.press(screen.getByTestId('hand:levyTaxes'));
  fireEvent.press(screen.getByTestId('area:2'));
  expect(chosen).toEqual([{ do: 'lay', at: 'area:2', deed: 'levyTaxes' }]);
});

test('a Noble is taken up in the hand and set down on the map', () => {
  const { chosen, offers } = lay(MOMENTS.get('placeNoble') as Realm);
  const deploy = offers.find(c => c.do === 'deploy') as RealmChoice & { noble: number };
  fireEvent.press(screen.getByTestId(`noble:${deploy.noble}`));
  fireEvent.press(screen.getByTestId(deploy.at));
  expect(chosen).toEqual([deploy]);
});

test('what is closed stays closed, and comes back by its chip', () => {
  lay(MOMENTS.get('plan') as Realm);
  fireEvent.press(screen.getByTestId('lens:close'));
  expect(screen.queryByTestId('hand:levyTaxes')).toBeNull();
  fireEvent.press(screen.getByTestId('open:usual'));
  expect(screen.getByTestId('hand:levyTaxes')).toBeOnTheScreen();
});

test('HID-01 cards that lie face down are nowhere on the board while others may look', () => {
  const g = MOMENTS.get('useCard') as Realm;
  lay(g);
  for (const door of DOORS) {
    const found = screen.queryByTestId(door);
    if (found !== null) fireEvent.press(found);
    expect(screen.queryByTestId('hand:levyTaxes')).toBeNull();
  }
});

test('an attack is considered at the first tap and begun at the second', () => {
  const g = MOMENTS.get('mobilize') as Realm;
  const { chosen, offers } = lay(g);
  const attack = offers.find(c => c.do === 'assault' || c.do === 'besiege' || c.do === 'fight');
  if (attack === undefined) return expect(offers.some(c => c.do === 'march')).toBe(true);
  fireEvent.press(screen.getByTestId(`region:${regionAt(g, attack.at)}`));
  expect(chosen).toEqual([]);
});

test('another Baron is looked at without a choice', () => {
  const g = MOMENTS.get('mobilize') as Realm;
  const q = g.questions.at(-1) as { seat: number };
  const other = (q.seat + 1) % g.seats;
  const { chosen } = lay(g, 'phone', other);
  expect(screen.getByTestId('lens:baron')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('lens:close'));
  g.nobles.forEach((_, noble) => {
    if (nobleOf(g, noble).where >= 0 && noble >> 2 === other) fireEvent.press(screen.getByTestId(`noble:${noble}`));
  });
  expect(chosen).toEqual([]);
});

test('the board knows every spot that matches by chance offer', () => {
  const unknown = new Set<string>();
  for (const g of MOMENTS.values())
    for (const c of offersOf(warriorKnights, g))
      for (const at of warriorKnights.path?.(c) ?? []) if (!warriorKnightsDrawn.knows(g, at)) unknown.add(at);
  expect([...unknown]).toEqual([]);
  for (const nowhere of ['region:99', 'troop:90', 'hand:nothing', 'noble:99', 'votes:x'])
    expect(warriorKnightsDrawn.knows({ seats: 2 } as Realm, nowhere)).toBe(false);
});

test('the miniature is drawn from any view', () => {
  const { toJSON } = render(<warriorKnightsDrawn.Miniature view={MOMENTS.get('plan') as Realm} seat={0} size={96} />);
  expect(JSON.stringify(toJSON()).length).toBeGreaterThan(1000);
});
