/** One sentence that must not be overlooked, and what can be done about it. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Icon } from '@/pieces/Icon';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';

interface Props {
  readonly children: string;
  /** Something is not as it should be. */
  readonly warns?: boolean;
  readonly button?: ReactNode;
  readonly testID: string;
}

export function Notice({ children, warns = false, button, testID }: Props) {
  return (
    <Panel>
      <View style={styles.row}>
        <Icon name={warns ? 'warning' : 'info'} size={22} />
        <Text role={button === undefined ? 'strong' : 'body'} style={styles.text} aria-live="polite" testID={testID}>
          {children}
        </Text>
      </View>
      {button}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
