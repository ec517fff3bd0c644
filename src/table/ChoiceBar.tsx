/**
 * Undo on the left, then everything that is a button: choices of the question that lie nowhere on the board, or the several
 * choices that end at the spot just tapped. The main one stands at the right, under the thumb.
 */
import { StyleSheet, View } from 'react-native';
import type { Choice } from '@/engine/contract';
import { space } from '@/design/space';
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
  const now = useMatchView();
  const held = useHeld();
  const path = (c: Choice) => now.game.path?.(c) ?? [c.at];
  // A button that belongs to a piece (dismount) waits until the piece is in hand.
  const isNext = (c: Choice) => path(c).every(at => at === c.at || held.selected.includes(at));
  const buttons = live({ offers: now.offers, path, selected: held.selected }).filter(c => isButton(c) && isNext(c));
  // What waits for its second tap on the board may as well be confirmed here.
  const waiting = held.waiting === null || isButton(held.waiting.choice) ? null : [held.waiting.choice];
  const choices = held.which ?? waiting ?? buttons;
  const stacked = upright || choices.length > SIDE_BY_SIDE;
  return (
    <View style={stacked ? styles.stack : styles.bar}>
      {stacked ? (
        <>
          <View style={styles.list}>
            {choices.map(c => (
              <ChoiceButton key={write(c)} choice={c} onPress={() => finger.choose(c)} main={choices.length === 1} />
            ))}
          </View>
          <View style={styles.bar}>
            <UndoButton />
            <LetGo />
          </View>
        </>
      ) : (
        <>
          <UndoButton />
          <LetGo />
          <View style={styles.gap} />
          {choices.map((c, i) => (
            <ChoiceButton key={write(c)} choice={c} onPress={() => finger.choose(c)} main={i === choices.length - 1} />
          ))}
        </>
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
      testID={choice.at.startsWith('button:') ? choice.at : `choice:${write(choice)}`}
    />
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s, minHeight: 56 },
  stack: { paddingVertical: space.xs },
  list: { gap: space.s, paddingHorizontal: space.s },
  gap: { flex: 1 },
});
