/** The way back: how many steps remain, what closed it, and whether the last choice is a row already. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { undoLabel } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';
import { usePlayedMatch, useSaving } from './playedMatch';

export function UndoButton() {
  const words = useWords();
  const { finger, who } = useTable();
  const match = usePlayedMatch();
  const { undo, game } = useMatchView();
  const saved = useSaving();
  const { colours } = useTheme();
  const label = undoLabel(undo, game, words, who);
  return (
    <View style={styles.row}>
      <Button
        label={label}
        icon={undo.steps === 0 && undo.seal !== null ? 'padlock' : 'undo'}
        iconOnly
        kind="quiet"
        disabled={undo.steps === 0 && undo.seal === null}
        onPress={() => (undo.steps === 0 ? finger.say(label) : match.takeBack())}
        testID="table:undo"
      />
      {undo.steps > 0 ? (
        <Text role="tally" aria-hidden>
          {undo.steps}
        </Text>
      ) : null}
      <View
        style={[styles.dot, { borderColor: colours.edge, backgroundColor: saved === 'saved' ? colours.edge : 'transparent' }]}
        testID={`saved:${saved}`}
        role="img"
        accessibilityLabel={saved === 'saved' ? words.match.saved : saved === 'saving' ? words.match.saving : words.match.notSaved}
      />
      {saved === 'failed' ? <Icon name="info" size={16} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: 1.6 },
});
