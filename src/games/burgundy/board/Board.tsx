/** The whole board: depots, a duchy, and between them where the match stands. */
import type { Box } from '@/pieces/boxes';
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import type { Seat, Spot } from '@/engine/contract';
import type { MatchView } from '@/match/matchView';
import { GlowAt } from '@/pieces/Glow';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { useMatchView } from '@/table/kit/tableContext';
import { ROUNDS_PER_PHASE } from '../data/scoring';
import { kindOf } from '../spots';
import type { BurgundyQuestion } from '../asking';
import { estateOf, NONE, plays, roundGoods, type Burgundy } from '../state';
import { areMates } from '../teams';
import { Bonus } from './Bonus';
import { Bridge, bridgeProps, BridgeRow } from './Bridge';
import { CraneChoice } from './CraneChoice';
import { Depots } from './Depots';
import { Duchy } from './Duchy';
import { DuchyChoice } from './DuchyChoice';
import { DuchyLens, DuchyParts } from './DuchyParts';
import { glowBox, type Lit } from './glow';
import { Lens } from './Lens';
import { otherThan, useHalf } from './half';
import { HALVES, lieOf } from './duchyLayout';
import { NewGoods } from './NewGoods';
import { OtherHalf } from './OtherHalf';
import { othersThan, Rivals } from './Rivals';
import { hasRoomFor } from './phonePlan';
import { planFor } from './planFor';
import { Route } from './Route';
import { RouteLens } from './RouteLens';
import type { Plan } from './spots';
import { Stores } from './Stores';
import { Target } from './Target';
import { Thread } from './Thread';
import { ComingBox, PhaseBox } from './Track';
import { PhaseTrack, RoundTrack } from './WhenTracks';

/** What every seat has one of. */
const OWNED = new Set(['hex', 'goods', 'die', 'store', 'workers', 'silver', 'sold', 'route']);

/** A depot looked at closely, or a trade route, and what was offered when it was opened. */
interface Opened extends Pick<BoardProps, 'looking'>, Pick<MatchView, 'offers'> {
  /** A depot, the trade route, or a part of a duchy whose spaces are small. */
  readonly what: 'depot' | 'route' | 'part';
  readonly number: number;
}

// eslint-disable-next-line max-lines-per-function -- one picture, laid from back to front
export function Board({
  view,
  question,
  me,
  looking,
  players,
  layout,
  width,
  height,
  glow,
  glowOf = looking,
  onLook,
}: BoardProps<Burgundy>) {
  const { colours } = useTheme();
  const { seats } = view;
  const inns = plays(view, 'inns');
  const routes = plays(view, 'tradeRoutes');
  const shields = plays(view, 'shields');
  const whole = lieOf(seats === 1 || view.teams ? estateOf(view, looking).duchy : NONE);
  const inHalves = view.teams && layout === 'phone' && !hasRoomFor(width, height, whole);
  const [half, turn] = useHalf(inHalves, looking, areMates(view, glowOf, looking) ? glow : null);
  const lie = inHalves ? HALVES[half] : whole;
  const plan = useMemo(
    () => planFor(layout, width, height, seats, inns, routes, shields, lie, view.teams),
    [layout, width, height, seats, inns, routes, shields, lie, view.teams],
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const { offers } = useMatchView();
  const setOpen = useCallback((number: number) => setOpened({ what: 'depot', number, offers, looking }), [offers, looking]);
  const openPart = useCallback((number: number) => setOpened({ what: 'part', number, offers, looking }), [offers, looking]);
  const setRouteOpen = useCallback(() => setOpened({ what: 'route', number: 0, offers, looking }), [offers, looking]);
  const close = useCallback(() => setOpened(null), []);
  // A choice was made: what was opened to make it has done its service. The turn stays one question, its offers change with every choice.
  const open = opened !== null && opened.offers === offers && opened.looking === looking ? opened : null;
  const estate = estateOf(view, looking);
  const asked = question as BurgundyQuestion | null;
  const tray = open?.what === 'depot' ? plan.market[open.number] : undefined;
  const part = open?.what === 'part' && !plan.duchy.direct ? lie.parts[open.number] : undefined;
  // What lies with somebody else is seen on their miniature, where there is one.
  const placeOf = (at: Spot, seat: Seat): Lit | null => {
    if (areMates(view, seat, looking) || !OWNED.has(kindOf(at))) return glowBox(plan, at);
    const box = plan.rivals[othersThan(view, looking).findIndex(others => others.includes(seat))];
    return box === undefined ? null : { shape: 'box', box };
  };
  const board = useSpotBoxes((at, seat) => placeOf(at, seat)?.box ?? null);
  const lit = glow === null ? null : placeOf(glow, glowOf);
  const bridge = bridgeProps(view, players);
  const small = layout === 'phone';
  const goods = roundGoods(view).join(',');
  // A card over the duchy. On a phone it would leave slivers of what stands in the corners, which no finger could hit: goods cover the upper
  // ones, a crane all.
  const mine = asked !== null && 'seat' in asked && asked.seat === me && looking === me ? asked : null;
  const over = plan.duchy.box;
  const laid =
    mine?.ask === 'newGoods' || mine?.ask === 'cargo' ? (
      <NewGoods view={view} question={mine} over={over} />
    ) : mine?.ask === 'crane' ? (
      <CraneChoice over={over} />
    ) : null;
  const covers = small && mine?.ask === 'crane';
  const chooses = asked?.ask === 'duchy' && asked.seat === me;
  const ground = [styles.board, { width, height, backgroundColor: colours.paper }];
  if (chooses) {
    return (
      <View style={ground}>
        <DuchyChoice dealt={asked.dealt.join(',')} area={{ left: 0, top: 0, width, height }} />
      </View>
    );
  }
  return (
    <View style={ground} ref={board} collapsable={false}>
      <Depots view={view} looking={looking} market={plan.market} onOpen={setOpen} />
      {view.solo === null ? (
        covers ? null : (
          <Bonus taken={view.bonusTiles.join(',')} seats={seats} tinctures={bridge.tinctures} boxes={plan.bonus} />
        )
      ) : (
        <Target counter={view.solo.counter} target={view.solo.target} resets={view.solo.resets} box={plan.bridge} />
      )}
      {estate.duchy === NONE ? null : <Duchy view={view} seat={looking} plan={plan.duchy} />}
      {plan.duchy.direct ? null : <DuchyParts view={view} seat={looking} plan={plan.duchy} onOpen={openPart} />}
      {laid !== null && small ? null : small ? (
        <>
          <PhaseBox phase={view.phase} round={view.round} box={plan.phase} />
          <ComingBox goods={goods} whiteDie={view.whiteDie} box={plan.coming} />
          {view.solo === null ? <BridgeRow {...bridge} box={plan.bridge} /> : null}
        </>
      ) : (
        <>
          <PhaseTrack phase={view.phase} box={plan.phase} />
          <RoundTrack round={Math.min(view.round, ROUNDS_PER_PHASE - 1)} goods={goods} whiteDie={view.whiteDie} box={plan.coming} />
          {view.solo === null ? <Bridge {...bridge} box={plan.bridge} /> : null}
        </>
      )}
      {plan.other === null ? null : <OtherHalf view={view} seat={looking} half={otherThan(half)} box={plan.other} onTurn={turn} />}
      {plan.stores === null ? null : <Stores view={view} looking={looking} players={players} box={plan.stores} />}
      {plan.route === null ? null : <Route view={view} seat={looking} box={plan.route} onOpen={setRouteOpen} />}
      {plan.thread === null ? null : <Thread view={view} looking={looking} box={plan.thread} />}
      <Rivals view={view} looking={looking} players={players} boxes={plan.rivals} onLook={onLook} />
      {lit === null ? null : <GlowAt {...lit} />}
      {laid}
      {open?.what === 'route' ? <RouteLens view={view} seat={looking} area={small ? plan.lens : routeArea(plan)} onClose={close} /> : null}
      {part === undefined ? null : <DuchyLens view={view} seat={looking} plan={plan.duchy} part={part} area={plan.lens} onClose={close} />}
      {tray === undefined || tray.direct ? null : <Lens view={view} tray={tray} area={plan.lens} onClose={close} />}
    </View>
  );
}

/** On a tablet: over the duchy. */
function routeArea({ duchy, route }: Plan): Box {
  const top = route === null ? duchy.box.top : route.top + route.height;
  return { left: duchy.box.left - 4, width: duchy.box.width + 8, top, height: duchy.box.top + duchy.box.height - top };
}

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
});
