/** What is needed seldom: all choices as a list, the hint, rules, settings, a file of this match, and the way out. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { write } from '@/engine/notation';
import { useWords } from '@/words/language';
import { choiceLine } from './sentences';
import { useMatchView, useTable } from './tableContext';

interface Props {
  readonly open: boolean;
  readonly hints: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onShare: () => void;
}

export function Menu({ open, hints, onClose, onLeave, onRules, onSettings, onShare }: Props) {
  const words = useWords();
  const { gameWords } = useTable();
  const now = useMatchView();
  const [listing, setListing] = useState(false);
  const close = (): void => {
    setListing(false);
    onClose();
  };
  return (
    <Sheet closeLabel={words.close} open={open} title={listing ? words.match.choices : gameWords.title} onClose={close} testID="sheet:menu">
      {listing ? (
        <AllChoices onChosen={close} />
      ) : (
        <View style={styles.list}>
          <Text role="small" colour="ink2">
            {`${gameWords.when(now.view)}${now.practice ? ` · ${words.match.practice}` : ''}`}
          </Text>
          {now.offers.length > 0 ? <Button label={words.match.allChoices(now.offers.length)} kind="plain" onPress={() => setListing(true)} testID="menu:choices" /> : null}
          {hints && now.offers.length > 1 ? <HintButton /> : null}
          <Button label={words.match.rules} icon="book" kind="plain" onPress={onRules} testID="menu:rules" />
          <Button label={words.match.settings} icon="settings" kind="plain" onPress={onSettings} testID="menu:settings" />
          <Button label={words.match.share} icon="share" kind="plain" onPress={onShare} testID="menu:share" />
          <Button label={words.match.leave} hint={words.match.leaveHelp} icon="back" kind="plain" onPress={onLeave} testID="menu:leave" />
        </View>
      )}
    </Sheet>
  );
}

/** Every choice as a labelled button, grouped by verb: whatever can be tapped on the board can be chosen here. */
function AllChoices({ onChosen }: { readonly onChosen: () => void }) {
  const { match, gameWords } = useTable();
  const now = useMatchView();
  const inGroups = [...now.offers].sort((a, b) => (a.do < b.do ? -1 : a.do > b.do ? 1 : 0));
  return (
    <View style={styles.list}>
      {inGroups.map(c => {
        const { label, hint } = choiceLine(now, c, gameWords);
        return (
          <Button
            key={write(c)}
            label={label}
            {...(hint === null ? {} : { detail: hint })}
            kind="plain"
            onPress={() => {
              onChosen();
              match.choose(c);
            }}
            testID={`all:${write(c)}`}
          />
        );
      })}
    </View>
  );
}

function HintButton() {
  const words = useWords();
  const { match, gameWords } = useTable();
  const now = useMatchView();
  const [hint, setHint] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    const found = await match.hint();
    if (found === null) return;
    const because = found.reasons.slice(0, 2).map(r => gameWords.reasons[r.why] ?? r.why);
    setHint([words.match.hintIs(choiceLine(now, found.choice, gameWords).label), ...(because.length > 0 ? [words.match.hintBecause(words.list(because))] : [])].join(' '));
  };
  return (
    <>
      <Button label={words.match.hint} icon="eye" kind="plain" onPress={() => void ask()} testID="menu:hint" />
      {hint === null ? null : (
        <Text role="small" aria-live="polite" testID="hint">
          {hint}
        </Text>
      )}
    </>
  );
}

const styles = StyleSheet.create({ list: { gap: space.s } });
