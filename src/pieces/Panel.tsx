import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Livery } from './Livery';
import type { Motif } from './motifs';

interface Props {
  readonly children: ReactNode;
  readonly motif?: Motif | undefined;
  readonly style?: ViewStyle | undefined;
  readonly testID?: string | undefined;
}

/** A card on the screen: an edge, never a shadow. */
export function Panel({ children, motif, style, testID }: Props) {
  const { colours } = useTheme();
  return (
    <View testID={testID} style={[styles.panel, { backgroundColor: colours.card, borderColor: colours.edge }, style]}>
      {motif ? <Livery motif={motif} /> : null}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: stroke.hair, borderRadius: radius.piece, padding: space.l, gap: space.s },
});
