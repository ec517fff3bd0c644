/** A tap changes the shield: the next one that nobody bears. */
import { Pressable, StyleSheet } from 'react-native';
import { target } from '@/design/space';
import type { Tincture } from '@/match/matchView';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';

interface Props {
  readonly tincture: Tincture;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

export function ShieldButton({ tincture, label, onPress, testID }: Props) {
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      {...handlers}
      style={[styles.button, ring]}
    >
      <Shield tincture={tincture} width={34} />
    </Pressable>
  );
}

const styles = StyleSheet.create({ button: { width: target.side, height: target.side, alignItems: 'center', justifyContent: 'center' } });
