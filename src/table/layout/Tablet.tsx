/**
 * The board with the seats above it, and the controls beside it: they turn to the edge of the seat that is asked, when people want it.
 * With large words the seats stand in a column of their own, which scrolls.
 */
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useSpoken } from '@/words/language';
import { BOARD } from '../kit/boardProps';
import { ChoiceBar } from '../furniture/ChoiceBar';
import { ChronicleLine, ChronicleList } from '../furniture/Chronicle';
import { controlsWide, NAMED_MENU } from '../furniture/seatCards';
import { scrolls, lookedAt, type Parts } from './composition';
import { scaled } from '@/design/textSize';
import { ActBar, BackBar, HintButton, OverBar, SinceButton } from '../furniture/TransientButtons';
import { edgeOf, TURN, type Edge } from './seatEdge';
import { Prompt } from '../furniture/Prompt';
import { ReplayBar } from '../furniture/ReplayBar';
import { UntilEnd } from '../furniture/UntilEnd';
import { SeatsThen } from '../furniture/SeatsThen';
import { BoardPreview } from './BoardPreview';
import { useMatchView, useTable } from '../kit/tableContext';

/** In dp at the usual text size, and how much more at twice that size: the board gives way. */
const SEATS_HIGH = [76, 60] as const;
const SEATS_WIDE = [208, 40] as const;
/** Two lines and some air: what is below stays where it is, whatever is asked. */
const PROMPT_HIGH = [64, 48] as const;
/** How much of the controls' height the hand takes. */
const HAND_SHARE = 0.36;

export function Tablet(parts: Parts) {
  const { width, height, seatSide } = parts;
  const { growth } = useTheme();
  const { me, players } = useMatchView();
  const controls = controlsWide(growth);
  const edge: Edge = seatSide ? edgeOf(me, players.length) : 'bottom';
  const besides = edge === 'left' || edge === 'top';
  const SeatsAndBoard = scrolls('tablet', height, growth) ? SeatsBeside : SeatsAbove;
  return (
    <View style={[styles.beside, besides && styles.reversed]}>
      <SeatsAndBoard {...parts} width={width - controls} />
      <View style={{ width: controls, height }}>
        <Controls {...parts} edge={edge} wide={controls} />
      </View>
    </View>
  );
}

function SeatsAbove(parts: Parts) {
  const { board, width, height, onLook } = parts;
  const { growth } = useTheme();
  const { players } = useMatchView();
  const high = scaled(SEATS_HIGH, growth);
  return (
    <View style={{ width, height }}>
      <View style={[styles.above, { height: high }]}>
        <SeatsThen replay={parts.replay} arranged="row" looking={board.looking} onLook={onLook} />
        <MenuButton {...parts} small={players.length > NAMED_MENU} />
      </View>
      <Picture {...parts} height={height - high} />
    </View>
  );
}

function SeatsBeside(parts: Parts) {
  const { board, width, height, onLook } = parts;
  const { growth } = useTheme();
  const seats = scaled(SEATS_WIDE, growth);
  return (
    <>
      <View style={{ width: seats, height }}>
        <ScrollView style={styles.grow} testID="seats:scroll">
          <SeatsThen replay={parts.replay} arranged="column" looking={board.looking} onLook={onLook} />
        </ScrollView>
        <MenuButton {...parts} />
      </View>
      <Picture {...parts} width={width - seats} />
    </>
  );
}

function MenuButton({ onOpen, small = false }: Parts & { readonly small?: boolean }) {
  const { words } = useSpoken();
  return <Button label={words.match.menu} icon="menu" iconOnly={small} kind="quiet" onPress={() => onOpen('menu')} testID="table:menu" />;
}

function Picture({ board, width, height, replay }: Parts) {
  const { drawn } = useTable();
  const { Board } = drawn;
  return (
    <View style={{ width, height }} dataSet={BOARD}>
      {replay === null ? (
        <Board {...board} width={width} height={height} />
      ) : (
        <BoardPreview
          match={replay.match}
          drawn={drawn}
          width={width}
          height={height}
          layout="tablet"
          glow={replay.glow}
          glowOf={replay.glowOf}
          follows
        />
      )}
    </View>
  );
}

interface ControlsProps extends Parts {
  readonly edge: Edge;
  readonly wide: number;
}

/** A column, or for whoever sits at the side a strip along that edge: the same parts, turned as a whole. */
function Controls({ wide: across, edge, ...parts }: ControlsProps) {
  const { height } = parts;
  const { growth } = useTheme();
  const lying = edge === 'left' || edge === 'right';
  const [long, deep] = lying ? [height, across] : [across, height];
  const turned = {
    width: long,
    height: deep,
    left: (across - long) / 2,
    top: (height - deep) / 2,
    transform: [{ rotate: `${TURN[edge]}deg` }],
  };
  const Way = lying ? Strip : scrolls('tablet', height, growth) ? FlowingColumn : Column;
  return (
    <View style={[styles.turned, turned]} testID={`controls:${edge}`}>
      <Way {...parts} across={across} deep={deep} />
    </View>
  );
}

interface WayProps extends Parts {
  readonly across: number;
  readonly deep: number;
}

/** Everything has its place; only the chronicle scrolls. */
function Column(parts: WayProps) {
  const { replay, across, deep } = parts;
  const { growth } = useTheme();
  return (
    <>
      <Asked {...parts} high={scaled(PROMPT_HIGH, growth)} />
      {replay === null ? (
        <>
          <OwnHand {...parts} height={Math.floor(deep * HAND_SHARE)} />
          <Choices {...parts} />
        </>
      ) : (
        <ReplayBar replay={replay} height={Math.min(240, deep)} />
      )}
      <View style={[styles.chronicle, { width: across }]}>
        <SideNews {...parts} />
      </View>
    </>
  );
}

/** With large words the column scrolls below what is asked, and the chronicle is a sheet. */
function FlowingColumn(parts: WayProps) {
  const { replay, lessons, deep, onReplay, onOpen } = parts;
  return (
    <>
      <Asked {...parts} />
      <ScrollView style={styles.grow} testID="table:scroll">
        {replay === null ? (
          <>
            {lessons}
            <Choices {...parts} />
            <OwnHand {...parts} height={Math.floor(deep * HAND_SHARE)} />
            <SinceButton onPress={onReplay} />
            <HintButton hint={parts.hint} />
          </>
        ) : (
          <ReplayBar replay={replay} flows />
        )}
        <ChronicleLine onPress={() => onOpen('chronicle')} whole />
      </ScrollView>
    </>
  );
}

/** Three parts beside each other along a side of the table: what is asked, the hand, the chronicle. */
function Strip(parts: WayProps) {
  const { replay, deep, across } = parts;
  return (
    <View style={styles.lying}>
      <ScrollView style={styles.part}>
        <Asked {...parts} />
        {replay === null ? <Choices {...parts} /> : null}
      </ScrollView>
      {replay === null ? (
        <OwnHand {...parts} height={deep} across={Math.min(across, 288)} />
      ) : (
        <View style={styles.part}>
          <ReplayBar replay={replay} height={deep} />
        </View>
      )}
      <View style={[styles.part, styles.chronicle]}>
        <SideNews {...parts} />
      </View>
    </View>
  );
}

function Asked({ high, ...parts }: WayProps & { readonly high?: number }) {
  const { words } = useSpoken();
  return (
    <Prompt
      instead={parts.replay === null ? parts.act?.text : words.match.since}
      looking={lookedAt(parts)}
      width={parts.across}
      height={high}
    />
  );
}

function OwnHand({ board, across, height }: WayProps) {
  const { drawn } = useTable();
  const { Hand } = drawn;
  return (
    <View style={{ width: across, height }} dataSet={BOARD}>
      <Hand {...board} width={across} height={height} />
    </View>
  );
}

function Choices(parts: WayProps) {
  const { board, act, onEnd, onLook, onOpen } = parts;
  const { over } = useMatchView();
  if (!over && act !== null) return <ActBar act={act} />;
  if (!over && lookedAt(parts) !== null) return <BackBar onBack={() => onLook(board.me)} />;
  return over ? <OverBar onEnd={onEnd} /> : <ChoiceBar shape="list" onChoices={() => onOpen('choices')} />;
}

function SideNews({ replay, hint, lessons, onReplay, onLight }: WayProps) {
  return (
    <>
      {replay === null ? (
        <View style={styles.asked}>
          <SinceButton onPress={onReplay} />
          <HintButton hint={hint} />
        </View>
      ) : null}
      <UntilEnd />
      <ChronicleList onLight={onLight} />
      {lessons}
    </>
  );
}

const styles = StyleSheet.create({
  beside: { flex: 1, flexDirection: 'row' },
  reversed: { flexDirection: 'row-reverse' },
  above: { flexDirection: 'row', alignItems: 'center', paddingRight: space.s },
  turned: { position: 'absolute' },
  lying: { flex: 1, flexDirection: 'row' },
  part: { flex: 1, minWidth: 0 },
  grow: { flex: 1, minWidth: 0 },
  asked: { flexDirection: 'row', flexWrap: 'wrap' },
  chronicle: { flex: 1, minHeight: 0, minWidth: 0, paddingHorizontal: space.s },
});
