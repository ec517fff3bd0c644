/** A screen that throws does not take the match with it: every choice is a row already. */
import { Component, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

interface State {
  readonly stumbled: boolean;
}

export class Stumble extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { stumbled: false };

  static getDerivedStateFromError(): State {
    return { stumbled: true };
  }

  override render(): ReactNode {
    return this.state.stumbled ? <Fallen onHome={() => this.setState({ stumbled: false })} /> : this.props.children;
  }
}

function Fallen({ onHome }: { readonly onHome: () => void }) {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View style={[styles.all, { backgroundColor: colours.paper }]} role="alert">
      <Text role="heading" align="center">
        {words.trouble.crashed}
      </Text>
      <Button label={words.trouble.toHome} kind="primary" onPress={onHome} testID="button:home" />
    </View>
  );
}

const styles = StyleSheet.create({ all: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl } });
