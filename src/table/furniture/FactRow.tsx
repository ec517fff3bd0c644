/** A line of a chronicle: the shield of whom it is about, and the sentence. A tap leads to where it happened, if that is anywhere. */
import { Pressable, StyleSheet, View } from 'react-native';
import { space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/match/matchView';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';

interface Props {
  readonly text: string;
  /** Absent: it is about nobody. */
  readonly tincture: Tincture | undefined;
  /** Where one is, among the lines; absent where they have no such place. */
  readonly here?: boolean;
  /** null: there is nowhere to go. */
  readonly onPress: (() => void) | null;
  readonly testID: string;
}

const SHIELD = 18;

export function FactRow({ text, tincture, here, onPress, testID }: Props) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      role={onPress === null ? 'none' : 'button'}
      disabled={onPress === null}
      {...(here === undefined ? null : { accessibilityState: { selected: here } })}
      {...handlers}
      onPress={onPress}
      testID={testID}
      style={[styles.row, { borderBottomColor: colours.rule, backgroundColor: here === true ? colours.field : 'transparent' }, ring]}
    >
      {tincture === undefined ? <View style={styles.nobody} /> : <Shield tincture={tincture} width={SHIELD} />}
      <Text role={here === true ? 'smallStrong' : 'small'} style={styles.grow}>
        {text}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.side,
    paddingVertical: space.xs,
    paddingHorizontal: space.xs,
    borderBottomWidth: 1,
  },
  nobody: { width: SHIELD },
  grow: { flex: 1, minWidth: 0 },
});
