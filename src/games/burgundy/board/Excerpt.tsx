/** The part of the table that a chapter of the rules speaks of, in the sizes of play. */
import { memo, useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { ExcerptProps } from '@/table/kit/boardProps';
import { boardFor } from '../data/board';
import type { BurgundyQuestion } from '../asking';
import type { Burgundy } from '../state';
import { estateOf, NONE, plays, roundGoods } from '../state';
import { Bonus } from './Bonus';
import { Bridge, bridgeProps } from './Bridge';
import { Depots } from './Depots';
import { Duchy } from './Duchy';
import { CraneChoice } from './CraneChoice';
import { DuchyChoice } from './DuchyChoice';
import { excerptDuchy, excerptMarket, excerptBlack } from './excerptPlan';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';
import { Route } from './Route';
import { RouteGrid } from './RouteLens';
import { otherThan, useHalf } from './half';
import { HALVES, lieOf } from './duchyLayout';
import { OtherHalf } from './OtherHalf';
import { ComingBox, PhaseBox } from './Track';

type Part = 'when' | 'route' | 'bridge' | 'market' | 'black' | 'bonus' | 'duchy' | 'hand';

/** What is not listed shows a whole turn: what lies in the depots, the duchy, the hand. */
const SHOWS: Readonly<Partial<Record<string, readonly Part[]>>> = {
  aim: ['duchy', 'hand'],
  setUp: ['duchy'],
  phase: ['when', 'market', 'hand'],
  round: ['when', 'bridge', 'market', 'hand'],
  take: ['market', 'hand'],
  place: ['duchy', 'hand'],
  monasteries: ['duchy', 'hand'],
  sell: ['hand'],
  blackDepot: ['black', 'hand'],
  colours: ['bonus', 'duchy', 'hand'],
  end: ['duchy', 'hand'],
  solo: ['duchy', 'hand'],
  inns: ['black', 'duchy', 'hand'],
  whiteCastles: ['when', 'market', 'duchy', 'hand'],
  tradeRoutes: ['route', 'hand'],
  borderPosts: ['duchy', 'hand'],
};
const A_TURN: readonly Part[] = ['market', 'duchy', 'hand'];

const ROW = 48;
const HALF = 0.5;
/** Three rows of what a crane may do. */
const CRANE = 330;

const nowhere = (): void => {};

export function Excerpt({ chapter, ...props }: ExcerptProps<Burgundy>) {
  const { question, me, width } = props;
  const shows = SHOWS[chapter] ?? A_TURN;
  const asked = question as BurgundyQuestion | null;
  if (asked?.ask === 'duchy' && asked.seat === me) {
    const height = width * HALF + ROW;
    return (
      <View style={{ width, height }}>
        <DuchyChoice dealt={asked.dealt.join(',')} area={{ left: 0, top: 0, width, height }} />
      </View>
    );
  }
  if (asked?.ask === 'crane' && asked.seat === me) {
    return (
      <View style={{ width, height: CRANE }}>
        <CraneChoice over={{ left: 0, top: 0, width, height: CRANE }} />
      </View>
    );
  }
  return (
    <View style={styles.all}>
      {shows.map(part => (
        <Shown key={part} {...props} part={part} />
      ))}
    </View>
  );
}

function Shown({ part, ...props }: Omit<ExcerptProps<Burgundy>, 'chapter'> & { readonly part: Part }) {
  const { view, looking, width } = props;
  switch (part) {
    case 'hand':
      return <Hand {...props} layout="phone" height={HAND_HEIGHT} />;
    case 'duchy':
      return <DuchyAlone view={view} looking={looking} width={width} />;
    case 'route':
      return <RouteAlone view={view} looking={looking} width={width} />;
    case 'when':
    case 'bridge':
    case 'bonus':
      return <Row {...props} part={part} />;
    default:
      return <Market view={view} looking={looking} width={width} black={part === 'black'} />;
  }
}

/** Tapped, it opens below its row. */
function RouteAlone({ view, looking, width }: Pick<ExcerptProps<Burgundy>, 'view' | 'looking' | 'width'>) {
  const [whole, setWhole] = useState(false);
  const toggle = useCallback(() => setWhole(open => !open), []);
  return (
    <View>
      <View style={{ width, height: ROW }}>
        <Route view={view} seat={looking} box={{ left: 0, top: 0, width, height: ROW }} onOpen={toggle} />
      </View>
      {whole ? <RouteGrid view={view} seat={looking} width={width} /> : null}
    </View>
  );
}

const DuchyAlone = memo(function DuchyAlone({ view, looking, width }: Pick<ExcerptProps<Burgundy>, 'view' | 'looking' | 'width'>) {
  const estate = estateOf(view, looking);
  const [half, turn] = useHalf(view.teams, looking, null);
  const lie = view.teams ? HALVES[half] : lieOf(estate.duchy);
  const { duchy, other } = useMemo(() => excerptDuchy(width, lie), [width, lie]);
  if (estate.duchy === NONE) return null;
  return (
    <View style={{ width, height: duchy.box.top * 2 + duchy.box.height }}>
      <Duchy view={view} seat={looking} plan={duchy} />
      {other === null ? null : <OtherHalf view={view} seat={looking} half={otherThan(half)} box={other} onTurn={turn} />}
    </View>
  );
});

/** Every tray lies open: nothing has to be opened first. */
const Market = memo(function Market({
  view,
  looking,
  width,
  black,
}: Pick<ExcerptProps<Burgundy>, 'view' | 'looking' | 'width'> & { readonly black: boolean }) {
  const inns = plays(view, 'inns');
  const shields = plays(view, 'shields');
  const plan = useMemo(
    () => (black ? excerptBlack(width, boardFor(view.seats), inns) : excerptMarket(width, boardFor(view.seats), shields)),
    [black, inns, shields, width, view.seats],
  );
  return (
    <View style={{ width, height: plan.height }}>
      <Depots view={view} looking={looking} market={plan.market} onOpen={nowhere} />
    </View>
  );
});

function Row({
  view,
  players,
  width,
  part,
}: Pick<ExcerptProps<Burgundy>, 'view' | 'players' | 'width'> & { readonly part: 'when' | 'bridge' | 'bonus' }) {
  const bridge = bridgeProps(view, players);
  const box = (from: number, to: number) => ({ left: from * width, top: 0, width: (to - from) * width, height: ROW });
  return (
    <View style={{ width, height: ROW }}>
      {part === 'when' ? (
        <>
          <PhaseBox phase={view.phase} round={view.round} box={box(0, HALF)} />
          <ComingBox goods={roundGoods(view).join(',')} whiteDie={view.whiteDie} box={box(HALF, 1)} />
        </>
      ) : part === 'bridge' ? (
        <Bridge {...bridge} box={box(0, 1)} />
      ) : (
        <Bonus
          taken={view.bonusTiles.join(',')}
          seats={view.seats}
          tinctures={bridge.tinctures}
          boxes={Array.from({ length: 6 }, (_, i) => box(i / 6, (i + 1) / 6))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: space.xs } });
