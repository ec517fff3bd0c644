import { StyleSheet } from 'react-native';
import { target } from '@/design/space';
import { Button } from './Button';
import type { IconName } from './icons';

interface Props {
  readonly icon: IconName;
  /** Spoken; the icon is all there is to see. */
  readonly label: string;
  readonly onPress: () => void;
  /** Over a board it needs a ground and an edge of its own; elsewhere it may lie flat. */
  readonly flat?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string | undefined;
  readonly testID?: string | undefined;
}

/** A round button with an icon only, for what every reader knows: close, back, zoom, menu. */
export function RoundButton({ flat = false, ...button }: Props) {
  return <Button {...button} iconOnly kind={flat ? 'quiet' : 'plain'} style={styles.round} />;
}

const styles = StyleSheet.create({
  round: { width: target.side, height: target.side, borderRadius: target.side / 2, paddingHorizontal: 0 },
});
