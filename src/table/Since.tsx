/** 'Since your last turn': what the others did, act by act, each with its sentence and its place lit. One tap, always skippable. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useLines } from './Chronicle';
import { useMatchView } from './tableContext';

/** How many acts of others there are to look at since the last answer of the human who is asked now. */
export function useSince(): number {
  const now = useMatchView();
  const lines = useLines(now.sinceMine);
  return now.offers.length === 0 && !now.over ? 0 : lines.filter(l => l.seat !== now.me).length;
}

interface Props {
  readonly onLight: (at: Spot | null) => void;
  readonly onClose: () => void;
}

export function Since({ onLight, onClose }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  const now = useMatchView();
  const lines = useLines(now.sinceMine).filter(l => l.seat !== now.me);
  const [at, setAt] = useState(0);
  const line = lines[at];
  const player = line === undefined ? undefined : now.players[line.seat];
  if (line === undefined) return null;
  const close = (): void => {
    onLight(null);
    onClose();
  };
  const next = (): void => {
    const following = lines[at + 1];
    if (following === undefined) return close();
    setAt(at + 1);
    onLight(following.at);
  };
  return (
    <View style={[styles.panel, { backgroundColor: colours.card, borderColor: colours.edge }]} testID="since">
      <View style={styles.row} aria-live="polite">
        {player === undefined ? null : <Shield tincture={player.tincture} width={24} />}
        <Text style={styles.grow}>{line.text}</Text>
        <Text role="note" colour="ink2">{`${at + 1}/${lines.length}`}</Text>
      </View>
      <View style={styles.row}>
        <Button label={words.match.skip} kind="quiet" onPress={close} testID="since:skip" />
        <View style={styles.grow} />
        <Button label={words.match.next} kind="plain" onPress={next} testID="since:next" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', left: space.s, right: space.s, bottom: space.s, borderWidth: 1.6, borderRadius: 4, padding: space.m, gap: space.s, zIndex: 5 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1, minWidth: 0 },
});
