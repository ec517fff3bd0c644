/** A screen that throws does not take the match with it: every choice is a row already. */
import { Component, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { note } from '@/archive/trace';

interface Props {
  /** After a stumble the way goes Home, not to the screen that stumbled. */
  readonly children: (fromHome: boolean) => ReactNode;
}

interface State {
  readonly stumbled: boolean;
  readonly fromHome: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { stumbled: false, fromHome: false };

  static getDerivedStateFromError(): Partial<State> {
    return { stumbled: true };
  }

  override componentDidCatch(error: unknown): void {
    note('a screen', error);
  }

  override render(): ReactNode {
    const { stumbled, fromHome } = this.state;
    return stumbled ? <Fallen onHome={() => this.setState({ stumbled: false, fromHome: true })} /> : this.props.children(fromHome);
  }
}

function Fallen({ onHome }: { readonly onHome: () => void }) {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View style={[styles.all, { backgroundColor: colours.paper }]} role="alert" testID="stumbled">
      <Shield tincture="sable" width={64} />
      <Text role="heading" align="center" style={styles.narrow}>
        {words.trouble.crashed}
      </Text>
      <Button label={words.trouble.toHome} kind="primary" onPress={onHome} style={styles.wide} testID="stumbled:home" />
    </View>
  );
}

const styles = StyleSheet.create({
  narrow: { maxWidth: 440 },
  wide: { width: '100%', maxWidth: 440 },
  all: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
});
