/**
 * Undo on the left, then everything that is a button: choices of the question that lie nowhere on the board, or the several
 * choices that end at the spot just tapped. The main one stands at the right, under the thumb.
 */
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Choice } from '@/engine/contract';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useWords } from '@/words/language';
import { UndoButton } from './UndoButton';
import { choiceLine } from './sentences';
import { live } from './picking';
import { useHeld, useMatchView, useTable } from './tableContext';
import { write } from '@/engine/notation';

/** More than this does not fit beside each other on a phone: they are listed in a panel above the bar. */
const SIDE_BY_SIDE = 2;

const isButton = (c: Choice): boolean => c.at.startsWith('button:');

export function ChoiceBar({ upright = false }: { readonly upright?: boolean }) {
  const { finger } = useTable();
  const { colours } = useTheme();
  const now = useMatchView();
  const held = useHeld();
  const path = (c: Choice) => now.game.path?.(c) ?? [c.at];
  // A button that belongs to a piece (dismount) waits until the piece is in hand.
  const isNext = (c: Choice) => path(c).every(at => at === c.at || held.selected.includes(at));
  const buttons = live({ offers: now.offers, path, selected: held.selected }).filter(c => isButton(c) && isNext(c));
  // What waits for its second tap on the board may as well be confirmed here.
  const waiting = held.waiting === null || isButton(held.waiting.choice) ? null : [held.waiting.choice];
  const choices = held.which ?? waiting ?? buttons;
  const listed = upright || choices.length > SIDE_BY_SIDE;
  const buttonsOf = (main: (i: number) => boolean) => choices.map((c, i) => <ChoiceButton key={write(c)} choice={c} onPress={() => finger.choose(c)} main={main(i)} />);
  const back = (
    <>
      <UndoButton />
      <LetGo />
    </>
  );
  if (upright) {
    return (
      <View style={styles.stack}>
        <View style={styles.list}>{buttonsOf(() => choices.length === 1)}</View>
        <View style={styles.bar}>{back}</View>
      </View>
    );
  }
  return (
    <View style={styles.bar}>
      {back}
      {listed ? (
        // Over the board, so that nothing below it moves away from the finger.
        <ScrollView style={[styles.panel, { backgroundColor: colours.card, borderColor: colours.edge }]} contentContainerStyle={styles.listed} testID="choices">
          {buttonsOf(() => false)}
        </ScrollView>
      ) : (
        <View style={styles.side}>{buttonsOf(i => i === choices.length - 1)}</View>
      )}
    </View>
  );
}

/** Lays down a selection; Escape does the same. */
function LetGo() {
  const words = useWords();
  const { finger } = useTable();
  const { selected, which, waiting } = useHeld();
  if (selected.length === 0 && which === null && waiting === null) return null;
  return <Button label={words.cancel} kind="quiet" onPress={() => finger.letGo()} testID="button:letGo" />;
}

function ChoiceButton({ choice, main, onPress }: { readonly choice: Choice; readonly main: boolean; readonly onPress: () => void }) {
  const { gameWords, match } = useTable();
  const now = useMatchView();
  const { waiting } = useHeld();
  const { label, hint } = choiceLine(now, choice, gameWords);
  const seal = match.seals(choice);
  return (
    <Button
      label={label}
      {...(hint === null ? {} : { detail: hint })}
      kind={main ? 'primary' : 'plain'}
      seals={seal !== null}
      selected={waiting?.choice === choice}
      onPress={onPress}
      style={styles.shrinks}
      testID={choice.at.startsWith('button:') ? choice.at : `choice:${write(choice)}`}
    />
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s, minHeight: 56 },
  stack: { paddingVertical: space.xs },
  list: { gap: space.s, paddingHorizontal: space.s },
  side: { flex: 1, minWidth: 0, flexDirection: 'row', justifyContent: 'flex-end', gap: space.s },
  shrinks: { flexShrink: 1 },
  panel: { position: 'absolute', left: space.s, right: space.s, bottom: 60, maxHeight: 320, borderWidth: stroke.edge, borderRadius: radius.button, zIndex: 3 },
  listed: { padding: space.s, gap: space.s },
});
