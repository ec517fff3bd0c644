/** One column: seats, prompt, board, hand, choices, the newest line of the chronicle. Nothing scrolls. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useSpoken } from '@/words/language';
import { HAND_HEIGHT } from './boardProps';
import { ChoiceBar } from './ChoiceBar';
import { ChronicleLine } from './Chronicle';
import type { Parts } from './composition';
import { OverBar, SinceButton } from './Corners';
import { Prompt } from './Prompt';
import { ReplayBar } from './ReplayBar';
import { Seats } from './Seats';
import { Still } from './Still';
import { useMatchView, useTable } from './tableContext';

/** What stands above and below the board, in dp at the usual text size, and how much of each grows with the text. */
const FURNITURE = { seats: [48, 28], prompt: [48, 46], bar: [60, 48], chronicle: [32, 16] } as const;
const LEAST_BOARD = 220;

/** How high a piece of furniture is at a text size from 1 to 2. */
export const heightOf = (piece: keyof typeof FURNITURE, textScale: number): number => {
  const [usual, growth] = FURNITURE[piece];
  return Math.round(usual + growth * Math.max(0, textScale - 1));
};

export function Phone({ board, width, height, replay, onReplay, onOpen, onLook, onEnd, lessons }: Parts) {
  const { words } = useSpoken();
  const { drawn } = useTable();
  const { over } = useMatchView();
  const { textScale } = useTheme();
  const { Board, Hand, handHeight: hand = HAND_HEIGHT } = drawn;
  const furniture = (Object.keys(FURNITURE) as (keyof typeof FURNITURE)[]).reduce((sum, piece) => sum + heightOf(piece, textScale), hand);
  const boardHeight = Math.max(LEAST_BOARD, Math.floor(height - furniture));
  return (
    <View style={styles.column}>
      <View style={styles.row}>
        <View style={styles.grow}>
          <Seats layout="phone" looking={board.looking} onLook={onLook} />
        </View>
        <Button label={words.match.menu} icon="menu" iconOnly kind="quiet" onPress={() => onOpen('menu')} testID="button:menu" />
      </View>
      <Prompt instead={replay === null ? undefined : words.match.since} height={heightOf('prompt', textScale)} />
      <View style={{ width, height: boardHeight }}>
        {replay === null ? (
          <>
            <Board {...board} width={width} height={boardHeight} />
            {lessons}
          </>
        ) : (
          <Still match={replay.match} drawn={drawn} width={width} height={boardHeight} layout="phone" glow={replay.glow} />
        )}
      </View>
      {replay === null ? (
        <>
          <View style={{ width, height: hand }}>
            <Hand {...board} width={width} height={hand} />
          </View>
          <View style={styles.grow} />
          {over ? <OverBar onEnd={onEnd} /> : <ChoiceBar onChoices={() => onOpen('choices')} />}
        </>
      ) : (
        <ReplayBar replay={replay} />
      )}
      <View style={styles.row}>
        <View style={styles.grow}>
          <ChronicleLine onPress={() => onOpen('chronicle')} />
        </View>
        {replay === null ? <SinceButton onPress={onReplay} short /> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1, minWidth: 0 },
});
