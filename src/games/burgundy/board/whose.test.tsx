/** What belongs to somebody else is never shown as one's own; and the signs on what one's own monasteries make cheaper. */
import { render, screen, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { asked, offersOf } from '@/engine/referee';
import { readOnlyMatch } from '@/match/readOnlyMatch';
import type { MatchView } from '@/match/matchView';
import { viewOf } from '@/match/viewBuilder';
import { Around, BoardPreview } from '@/table/layout/BoardPreview';
import type { DrawnBox } from '@/table/kit/boardProps';
import { burgundy } from '..';
import { DEPOT_SLOT_SPOTS } from '../spots';
import type { BurgundyQuestion } from '../asking';
import { NONE, type Burgundy } from '../state';
import { burgundyDrawn } from '.';
import { planFor } from './planFor';

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };
const PHONE = { layout: 'phone', width: 390, height: 503 } as const;
const SMALL = { layout: 'phone', width: 360, height: 320 } as const;
const TABLET = { layout: 'tablet', width: 992, height: 724 } as const;

/** Anna's first turn. */
function begun(change: (g: Burgundy) => void = () => {}): MatchView {
  const g = burgundy.setUp({ seats: 2, seed: 3, options: { duchySetup: 'same1' }, first: 0 });
  offersOf(burgundy, g);
  change(g);
  const players = ['Anna', 'Ben'].map((name, i) => ({ name, tincture: i === 0 ? 'gules' : 'azure', plays: 'human' }) as const);
  const game = burgundy as unknown as MatchView['game'];
  const question = g.questions.at(-1) as BurgundyQuestion;
  const constants = { id: 'm', name: 'm', game, setUp: { seats: 2, seed: 3, options: {} }, practice: false };
  return viewOf(constants, { players, me: 0, view: g, asked: asked(burgundy, g), question, offers: offersOf(burgundy, g) });
}

const drawn = burgundyDrawn as unknown as DrawnBox;

/** The board and the hand, Anna's own, with a place lit that belongs to a seat. */
function light(at: string, of: number, screenOf: typeof PHONE | typeof TABLET) {
  const now = begun();
  const props = { ...now, ...screenOf, view: now.view as Burgundy, looking: 0, glow: at, glowOf: of };
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <Around match={readOnlyMatch(() => now, 0)} drawn={drawn}>
        <burgundyDrawn.Board {...props} />
        <burgundyDrawn.Hand {...props} height={76} />
      </Around>
    </SafeAreaProvider>,
  );
  return screen
    .queryAllByTestId('glow')
    .map(({ props: { style } }) => Object.assign({}, ...[style].flat()) as { left: number; top: number });
}

test.each(['hex:18', 'die:0', 'workers'])('%s of a rival is not lit among one’s own', at => {
  expect(light(at, 0, PHONE)).toHaveLength(1);
  screen.unmount();
  expect(light(at, 1, PHONE)).toHaveLength(0);
  screen.unmount();
  const [miniature] = planFor(TABLET.layout, TABLET.width, TABLET.height, 2).rivals;
  expect(light(at, 1, TABLET)).toEqual([expect.objectContaining({ left: miniature?.left, top: miniature?.top })]);
});

test('what a rival resolves is named as theirs, stands in nobody else’s hand, and does not turn the market round', () => {
  const now = begun(g => g.questions.push({ ask: 'ship', seat: 1 }));
  const lay = (screenOf: typeof PHONE | typeof TABLET, looking: number) =>
    render(
      <SafeAreaProvider initialMetrics={METRICS}>
        <Around match={readOnlyMatch(() => now, 0)} drawn={drawn}>
          <burgundyDrawn.Board {...now} {...screenOf} view={now.view as Burgundy} looking={looking} glow={null} />
          <burgundyDrawn.Hand {...now} {...screenOf} height={96} view={now.view as Burgundy} looking={looking} glow={null} />
        </Around>
      </SafeAreaProvider>,
    ).unmount;
  const leave = lay(PHONE, 0);
  expect(screen.queryByTestId('thread')).toBeNull();
  leave();
  const gone = lay(TABLET, 0);
  expect(screen.getByTestId('thread').props.accessibilityLabel).toMatch(/^Ben: Ship/);
  gone();
  lay(PHONE, 1);
  expect(screen.getByTestId('thread').props.accessibilityLabel).toMatch(/^Ship: load goods/);
});

test('what lies on the table for all is lit whoever acts there', () => {
  expect(light('depot:3', 1, PHONE)).toHaveLength(1);
});

test('whoever looks back sees the duchy of the seat that acts', () => {
  const match = readOnlyMatch(() => begun(), 0);
  const still = (of: number) => <BoardPreview match={match} drawn={drawn} {...PHONE} glow="hex:18" glowOf={of} />;
  const { rerender } = render(<SafeAreaProvider initialMetrics={METRICS}>{still(1)}</SafeAreaProvider>);
  expect(screen.getByTestId('hex:18@1')).toBeOnTheScreen();
  rerender(<SafeAreaProvider initialMetrics={METRICS}>{still(0)}</SafeAreaProvider>);
  expect(screen.getByTestId('hex:18')).toBeOnTheScreen();
});

const MONASTERY = 12;

/** A depot next to Anna's first die in which tiles lie. */
const nextDepot = (g: Burgundy): number =>
  [g.dukes[0]!.dice[0]! % 6, (g.dukes[0]!.dice[0]! + 4) % 6].map(depot => depot + 1).find(depot => tilesIn(g, depot)) ?? NONE;
const tilesIn = (g: Burgundy, depot: number): boolean =>
  DEPOT_SLOT_SPOTS.some((at, slot) => at.startsWith(`depot:${depot}:`) && g.depots[slot] !== NONE);

test('a depot that a monastery opens without workers says so before it is opened itself', () => {
  const now = begun(g => {
    g.estates[0]!.monasteries |= 1 << MONASTERY;
    g.estates[0]!.workers = 0;
  });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <Around match={readOnlyMatch(() => now, 0)} drawn={drawn} holds={['die:0']}>
        <burgundyDrawn.Board {...now} {...SMALL} view={now.view as Burgundy} looking={0} glow={null} />
      </Around>
    </SafeAreaProvider>,
  );
  const g = now.view as Burgundy;
  const signed = (depot: number) =>
    within(screen.getByTestId(`tray:${depot}`)).queryByTestId(`sparing:${MONASTERY}`, { includeHiddenElements: true }) !== null;
  expect([signed(nextDepot(g)), signed(g.dukes[0]!.dice[0]!)]).toEqual([true, false]);
});
