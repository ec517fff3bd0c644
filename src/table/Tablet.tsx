/** Seats, board and controls beside each other; the controls turn to the edge of the seat that is asked, when people want it. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { useSpoken } from '@/words/language';
import { ChoiceBar } from './ChoiceBar';
import { ChronicleList } from './Chronicle';
import type { Parts } from './composition';
import { OverBar, SinceButton } from './Corners';
import { edgeOf, TURN, type Edge } from './edges';
import { Prompt } from './Prompt';
import { ReplayBar } from './ReplayBar';
import { Seats } from './Seats';
import { Still } from './Still';
import { useMatchView, useTable } from './tableContext';

const SEATS_WIDE = 208;
const CONTROLS_WIDE = 288;
/** How much of the controls' height the hand takes. */
const HAND_SHARE = 0.36;

export function Tablet(parts: Parts) {
  const { board, width, height, replay, onOpen, onLook, seatSide } = parts;
  const { words } = useSpoken();
  const { drawn } = useTable();
  const { me, players } = useMatchView();
  const { Board } = drawn;
  const boardWidth = width - SEATS_WIDE - CONTROLS_WIDE;
  const edge: Edge = seatSide ? edgeOf(me, players.length) : 'bottom';
  const besides = edge === 'left' || edge === 'top';
  return (
    <View style={[styles.beside, besides && styles.reversed]}>
      <View style={styles.seats}>
        <Seats layout="tablet" looking={board.looking} onLook={onLook} />
        <View style={styles.grow} />
        <Button label={words.match.menu} icon="menu" kind="quiet" onPress={() => onOpen('menu')} testID="button:menu" />
      </View>
      <View style={{ width: boardWidth, height }}>
        {replay === null ? (
          <Board {...board} width={boardWidth} height={height} />
        ) : (
          <Still match={replay.match} drawn={drawn} width={boardWidth} height={height} layout="tablet" glow={replay.glow} />
        )}
      </View>
      <View style={[styles.controls, { height }]}>
        <Controls {...parts} edge={edge} />
      </View>
    </View>
  );
}

/** A column, or for who sits at the side a strip along that edge: the same parts, turned as a whole. */
function Controls({ board, height, replay, onReplay, onOpen, onLight, onEnd, lessons, edge }: Parts & { readonly edge: Edge }) {
  const { words } = useSpoken();
  const { drawn } = useTable();
  const { over } = useMatchView();
  const { Hand } = drawn;
  const lying = edge === 'left' || edge === 'right';
  const [long, deep] = lying ? [height, CONTROLS_WIDE] : [CONTROLS_WIDE, height];
  const handHeight = lying ? deep : Math.floor(height * HAND_SHARE);
  const turned = {
    width: long,
    height: deep,
    left: (CONTROLS_WIDE - long) / 2,
    top: (height - deep) / 2,
    transform: [{ rotate: `${TURN[edge]}deg` }],
  };
  const choices = over ? <OverBar onEnd={onEnd} /> : <ChoiceBar upright onChoices={() => onOpen('choices')} />;
  return (
    <View style={[styles.turned, lying && styles.lying, turned]} testID={`controls:${edge}`}>
      <View style={lying ? styles.part : null}>
        <Prompt instead={replay === null ? undefined : words.match.since} />
        {lying && replay === null ? choices : null}
      </View>
      {replay === null ? (
        <>
          <Hand {...board} width={CONTROLS_WIDE} height={handHeight} />
          {lying ? null : choices}
        </>
      ) : (
        <ReplayBar replay={replay} height={Math.min(240, deep)} />
      )}
      <View style={styles.chronicle}>
        {replay === null ? <SinceButton onPress={onReplay} /> : null}
        <ChronicleList onLight={onLight} />
        {lessons}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flex: 1, flexDirection: 'row' },
  reversed: { flexDirection: 'row-reverse' },
  seats: { width: SEATS_WIDE },
  controls: { width: CONTROLS_WIDE },
  turned: { position: 'absolute' },
  lying: { flexDirection: 'row' },
  part: { flex: 1, minWidth: 0 },
  grow: { flex: 1, minWidth: 0 },
  chronicle: { flex: 1, minHeight: 0, minWidth: 0, paddingHorizontal: space.s },
});
