/** One column: seats, prompt, board, hand, choices, the newest line of the chronicle. Nothing scrolls, unless the words are large. */
import { useCallback, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View, type NativeScrollEvent, type NativeSyntheticEvent } from 'react-native';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useSpoken } from '@/words/language';
import { BOARD, HAND_HEIGHT } from '../kit/boardProps';
import { ChoiceBar } from '../furniture/ChoiceBar';
import { ChronicleLine } from '../furniture/Chronicle';
import { listOverlap, boardAmong, boardBetween, scrolls, heightOf, lookedAt, moreRows, type Parts } from './composition';
import { ActBar, BackBar, HintButton, OverBar, SinceButton } from '../furniture/TransientButtons';
import { Prompt } from '../furniture/Prompt';
import { useOffersInSight } from './scrollToOffers';
import { useSince } from '../furniture/replay';
import { ReplayBar } from '../furniture/ReplayBar';
import { SeatsThen } from '../furniture/SeatsThen';
import { BoardPreview } from './BoardPreview';
import { useHeld, useMatchView, useTable } from '../kit/tableContext';

export function Phone(parts: Parts) {
  const { growth } = useTheme();
  const { players } = useMatchView();
  const height = parts.height - moreRows(parts.width, players.length, growth);
  return scrolls('phone', height, growth, parts.isTaught) ? (
    <Flowing {...parts} growth={growth} />
  ) : (
    <FixedPhone {...parts} height={height} growth={growth} />
  );
}

function FixedPhone({ growth, ...parts }: Parts & { readonly growth: number }) {
  const { replay, act, lessons } = parts;
  const looked = lookedAt(parts);
  const { words } = useSpoken();
  const { handHeight = HAND_HEIGHT } = useTable().drawn;
  return (
    <View style={styles.column}>
      <SeatsRow {...parts} />
      <Prompt instead={replay === null ? act?.text : words.match.since} looking={looked} height={heightOf('prompt', growth)} />
      <Picture {...parts} boardHeight={boardBetween(parts.height - handHeight, growth)}>
        {lessons}
      </Picture>
      {replay === null ? (
        <>
          <OwnHand {...parts} />
          <View style={styles.grow} />
          <InBar {...parts} growth={growth} handHeight={handHeight} />
        </>
      ) : (
        <ReplayBar replay={replay} />
      )}
      <ChronicleRow {...parts} />
    </View>
  );
}

/** The answers, or what stands in their place. */
function InBar({ growth, handHeight, ...parts }: Parts & { readonly growth: number; readonly handHeight: number }) {
  const { board, act, onLook, onOpen, onEnd } = parts;
  const { over } = useMatchView();
  if (over) return <OverBar onEnd={onEnd} />;
  if (act !== null) return <ActBar act={act} />;
  if (lookedAt(parts) !== null) return <BackBar onBack={() => onLook(board.me)} />;
  return <ChoiceBar onChoices={() => onOpen('choices')} handAbove={handHeight + listOverlap(growth)} />;
}

/** How much of the height stays put at the bottom, at most. */
const DOCK_SHARE = 0.6;
/** While something waits for its second tap: whoever is warned reads the whole warning, and sees the button that means it. */
const DOCK_SHARE_ASKING = 0.9;

/** What is asked and the answers stay put under the thumb; all else scrolls above them, so that nothing moves under a finger. */
function Flowing({ growth, ...parts }: Parts & { readonly growth: number }) {
  const { board, replay, act, lessons, height, onLook, onOpen, onEnd } = parts;
  const looked = lookedAt(parts);
  const { colours } = useTheme();
  const { words } = useSpoken();
  const { over } = useMatchView();
  const share = useHeld().waiting === null ? DOCK_SHARE : DOCK_SHARE_ASKING;
  const { handHeight = HAND_HEIGHT } = useTable().drawn;
  const frame = useRef<View>(null);
  const list = useRef<ScrollView>(null);
  const [length, setLength] = useState(0);
  const scrolled = useOffersInSight(frame, list, length);
  const remember = useCallback(
    ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      scrolled.current = nativeEvent.contentOffset.y;
    },
    [scrolled],
  );
  const choices = <ChoiceBar shape="flowing" onChoices={() => onOpen('choices')} />;
  const mine = looked === null ? choices : <BackBar onBack={() => onLook(board.me)} />;
  const whileItGoesOn = act === null ? mine : <ActBar act={act} />;
  const bar = over ? <OverBar onEnd={onEnd} /> : whileItGoesOn;
  return (
    <View style={styles.column}>
      <View style={styles.grow} ref={frame} collapsable={false}>
        <ScrollView
          style={styles.grow}
          ref={list}
          onScroll={remember}
          onContentSizeChange={(_, all) => setLength(all)}
          scrollEventThrottle={16}
          testID="table:scroll"
        >
          <SeatsRow {...parts} />
          {replay === null ? lessons : null}
          <Picture {...parts} boardHeight={boardAmong(height - handHeight, growth)} />
          {replay === null ? <OwnHand {...parts} /> : null}
          <ChronicleRow {...parts} whole />
        </ScrollView>
      </View>
      <View style={[styles.dock, { maxHeight: Math.round(height * share), borderTopColor: colours.edge }]} testID="dock">
        <Prompt instead={replay === null ? act?.text : words.match.since} looking={looked} />
        {replay === null ? bar : <ReplayBar replay={replay} flows />}
      </View>
    </View>
  );
}

function SeatsRow({ board, replay, onLook, onOpen }: Parts) {
  const { words } = useSpoken();
  return (
    <View style={styles.row}>
      <View style={styles.grow}>
        <SeatsThen replay={replay} arranged="strip" looking={board.looking} onLook={onLook} />
      </View>
      <Button label={words.match.menu} icon="menu" iconOnly kind="quiet" onPress={() => onOpen('menu')} testID="table:menu" />
    </View>
  );
}

function Picture({
  board,
  width,
  replay,
  boardHeight,
  children,
}: Parts & { readonly boardHeight: number; readonly children?: Parts['lessons'] }) {
  const { drawn } = useTable();
  const { Board } = drawn;
  return (
    <View style={{ width, height: boardHeight }} dataSet={BOARD}>
      {replay === null ? (
        <>
          <Board {...board} width={width} height={boardHeight} />
          {children}
        </>
      ) : (
        <BoardPreview
          match={replay.match}
          drawn={drawn}
          width={width}
          height={boardHeight}
          layout="phone"
          glow={replay.glow}
          glowOf={replay.glowOf}
          follows
        />
      )}
    </View>
  );
}

function OwnHand({ board, width }: Parts) {
  const { Hand, handHeight: height = HAND_HEIGHT } = useTable().drawn;
  return (
    <View style={{ width, height }} dataSet={BOARD}>
      <Hand {...board} width={width} height={height} />
    </View>
  );
}

/** Beside the recap there is no room for a sentence that the recap begins with; where words are large, the buttons stand below it. */
function ChronicleRow({ replay, hint, onReplay, onOpen, whole = false }: Parts & { readonly whole?: boolean }) {
  const acts = useSince();
  const recaps = replay === null && acts > 0;
  const buttons =
    replay === null ? (
      <>
        <SinceButton onPress={onReplay} short />
        <HintButton hint={hint} short={!whole} />
      </>
    ) : null;
  const line = <ChronicleLine onPress={() => onOpen('chronicle')} whole={whole} brief={recaps && !whole} />;
  if (whole)
    return (
      <View>
        {line}
        <View style={[styles.row, styles.wraps]}>{buttons}</View>
      </View>
    );
  return (
    <View style={styles.row}>
      <View style={styles.grow}>{line}</View>
      {buttons}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center' },
  wraps: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  grow: { flex: 1, minWidth: 0 },
  dock: { borderTopWidth: stroke.hair },
});
