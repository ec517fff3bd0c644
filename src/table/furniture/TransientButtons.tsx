/** The buttons that come and go: what happened since, how it ended, and back from somebody else's board. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { useSpoken } from '@/words/language';
import { useMatchView } from '../kit/tableContext';
import { useSince } from './replay';
import type { RivalAct } from './rivalActs';
import type { Hint } from './useHint';

export function SinceButton({ onPress, short = false }: { readonly onPress: () => void; readonly short?: boolean }) {
  const { words } = useSpoken();
  const acts = useSince();
  if (acts === 0) return null;
  return (
    <Button
      label={short ? words.match.recap(acts) : words.match.sinceCount(acts)}
      icon="play"
      kind={short ? 'plain' : 'quiet'}
      onPress={onPress}
      testID="table:since"
    />
  );
}

/** The Baron is asked on the table itself. */
export function HintButton({ hint, short = false }: { readonly hint: Hint; readonly short?: boolean }) {
  const { words } = useSpoken();
  if (!hint.offered) return null;
  return (
    <Button
      label={words.match.hint}
      icon="eye"
      iconOnly={short}
      kind="quiet"
      disabled={hint.weighs}
      onPress={hint.ask}
      testID="table:hint"
    />
  );
}

export function OverBar({ onEnd }: { readonly onEnd: () => void }) {
  const { words } = useSpoken();
  return (
    <View style={styles.over}>
      <Button label={words.end.see} kind="primary" onPress={onEnd} testID="table:results" />
    </View>
  );
}

/** Instead of the choices, while an act of a bot is read; the prompt tells it. */
export function ActBar({ act }: { readonly act: RivalAct }) {
  const { words } = useSpoken();
  const { players } = useMatchView();
  return (
    <View style={styles.over} testID="act">
      <Shield tincture={players[act.seat]?.tincture ?? 'sable'} width={28} />
      <View style={styles.grow} />
      <Button label={words.match.toMyTurn} kind="quiet" icon="forward" onPress={act.toMyTurn} testID="act:toMyTurn" />
      <Button label={words.match.goOn} kind="primary" icon="play" onPress={act.goOn} testID="act:goOn" />
    </View>
  );
}

/** Instead of the choices, while the board of another is looked at. */
export function BackBar({ onBack }: { readonly onBack: () => void }) {
  const { words } = useSpoken();
  return (
    <View style={styles.over}>
      <Button label={words.match.backToMine} icon="back" onPress={onBack} testID="table:mine" />
    </View>
  );
}

const styles = StyleSheet.create({
  over: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: space.s, padding: space.s },
  grow: { flexGrow: 1 },
});
