/** Every choice as a labelled button, grouped by its verb: whatever can be tapped on the board can be chosen here. */
import { StyleSheet, View } from 'react-native';
import type { Choice } from '@/engine/contract';
import { write } from '@/engine/notation';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { choiceLine } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';

interface Line {
  readonly choice: Choice;
  readonly label: string;
  readonly hint: string | null;
}

/** The words that all labels of a group begin with: 'Place', 'Take … from depot' has only 'Take'. */
function sharedWords(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map(l => l.split(' '));
  const same = first.findIndex((word, i) => others.some(words => words[i] !== word));
  const shared = same === -1 ? first : first.slice(0, same);
  return labels.length < 2 ? '' : shared.join(' ');
}

export function AllChoices({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet closeLabel={words.close} open={open} title={words.match.choices} onClose={onClose} testID="sheet:choices">
      {open ? <Groups onChosen={onClose} /> : null}
    </Sheet>
  );
}

function Groups({ onChosen }: { readonly onChosen: () => void }) {
  const { finger, gameWords } = useTable();
  const now = useMatchView();
  const groups = new Map<string, Line[]>();
  for (const choice of now.offers)
    groups.set(choice.do, [...(groups.get(choice.do) ?? []), { choice, ...choiceLine(now, choice, gameWords) }]);
  const choose = (choice: Choice): void => {
    onChosen();
    // What seals asks for its second tap in the choice bar.
    finger.choose(choice);
  };
  return [...groups].map(([verb, lines]) => {
    const heading = sharedWords(lines.map(l => l.label));
    return (
      <View key={verb} role="group" accessibilityLabel={heading === '' ? (lines[0]?.label ?? verb) : heading} style={styles.group}>
        {heading === '' ? null : <Text role="subheading">{heading} …</Text>}
        {lines.map(({ choice, label, hint }) => (
          <Button
            key={write(choice)}
            label={label}
            {...(hint === null ? {} : { detail: hint })}
            kind="plain"
            onPress={() => choose(choice)}
            testID={`all:${write(choice)}`}
          />
        ))}
      </View>
    );
  });
}

const styles = StyleSheet.create({ group: { gap: space.s } });
