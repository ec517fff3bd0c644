/** The whole board: depots, a duchy, and between them where the match stands. */
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import type { Seat, Spot } from '@/engine/contract';
import type { MatchView } from '@/match/matchView';
import { Glow } from '@/pieces/Glow';
import type { BoardProps } from '@/table/boardProps';
import { useGround } from '@/table/ground';
import { useMatchView } from '@/table/tableContext';
import { ROUNDS_PER_PHASE } from '../data/scoring';
import { kindOf } from '../spots';
import { NONE, plays, roundGoods, type Burgundy, type BurgundyQuestion } from '../state';
import { Bonus } from './Bonus';
import { Bridge, bridgeProps, BridgeRow } from './Bridge';
import { CraneChoice } from './CraneChoice';
import { Depots } from './Depots';
import { Duchy } from './Duchy';
import { DuchyChoice } from './DuchyChoice';
import { glowBox, type Lit } from './glow';
import { Lens } from './Lens';
import { NewGoods } from './NewGoods';
import { Rivals } from './Rivals';
import { planFor } from './planFor';
import { Thread } from './Thread';
import { ComingBox, PhaseBox } from './Track';
import { PhaseTrack, RoundTrack } from './WhenTracks';

/** What every seat has one of. */
const OWNED = new Set(['hex', 'goods', 'die', 'store', 'workers', 'silver', 'sold']);

/** A depot looked at closely, and what was offered when it was opened. */
interface Opened extends Pick<BoardProps, 'looking'>, Pick<MatchView, 'offers'> {
  readonly depot: number;
}

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
  const plan = useMemo(() => planFor(layout, width, height, seats, inns), [layout, width, height, seats, inns]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { offers } = useMatchView();
  const setOpen = useCallback((depot: number) => setOpened({ depot, offers, looking }), [offers, looking]);
  const close = useCallback(() => setOpened(null), []);
  // A choice was made: what was opened to make it has done its service. The turn stays one question, its offers change with every choice.
  const open = opened !== null && opened.offers === offers && opened.looking === looking ? opened.depot : null;
  const duke = view.dukes[looking];
  const asked = question as BurgundyQuestion | null;
  const tray = open === null ? undefined : plan.market[open];
  // What lies with somebody else is seen on their miniature, where there is one.
  const placeOf = (at: Spot, seat: Seat): Lit | null => {
    if (seat === looking || !OWNED.has(kindOf(at))) return glowBox(plan, at);
    const others = view.dukes.map((_, each) => each).filter(each => each !== looking);
    const box = plan.rivals[others.indexOf(seat)];
    return box === undefined ? null : { shape: 'box', box };
  };
  const board = useGround((at, seat) => placeOf(at, seat)?.box ?? null);
  const lit = glow === null ? null : placeOf(glow, glowOf);
  const bridge = bridgeProps(view, players);
  const small = layout === 'phone';
  const goods = roundGoods(view).join(',');
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
      <Depots view={view} market={plan.market} onOpen={setOpen} />
      {/* Below the duchy: what is touched of three bonuses together reaches under its hexes. */}
      <Bonus taken={view.bonusTiles.join(',')} seats={seats} tinctures={bridge.tinctures} boxes={plan.bonus} groups={plan.bonuses} />
      {duke === undefined || duke.duchy === NONE ? null : <Duchy view={view} seat={looking} plan={plan.duchy} />}
      {small ? (
        <>
          <PhaseBox phase={view.phase} round={view.round} box={plan.phase} />
          <ComingBox goods={goods} whiteDie={view.whiteDie} box={plan.coming} />
          <BridgeRow {...bridge} box={plan.bridge} />
        </>
      ) : (
        <>
          <PhaseTrack phase={view.phase} box={plan.phase} />
          <RoundTrack round={Math.min(view.round, ROUNDS_PER_PHASE - 1)} goods={goods} whiteDie={view.whiteDie} box={plan.coming} />
          <Bridge {...bridge} box={plan.bridge} />
        </>
      )}
      {plan.thread === null ? null : <Thread view={view} box={plan.thread} />}
      <Rivals view={view} looking={looking} players={players} boxes={plan.rivals} onLook={onLook} />
      {lit === null ? null : (
        <View style={[styles.glow, lit.box]} pointerEvents="none" testID="glow">
          <Glow shape={lit.shape} width={lit.box.width} height={lit.box.height} />
        </View>
      )}
      {asked?.ask === 'newGoods' && asked.seat === me && looking === me ? (
        <NewGoods view={view} question={asked} over={plan.duchy.box} />
      ) : null}
      {asked?.ask === 'crane' && asked.seat === me && looking === me ? <CraneChoice over={plan.duchy.box} /> : null}
      {tray === undefined || tray.direct ? null : <Lens view={view} tray={tray} area={plan.lens} onClose={close} />}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
  glow: { position: 'absolute' },
});
