/** The quiet row: rules, finished matches, records, settings; always in reach. */
import { useNavigation } from '@react-navigation/native';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';
import { Icon, grown } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { useWords } from '@/words/language';

export function HomeLinks() {
  const { home } = useWords();
  const navigation = useNavigation();
  return (
    <View style={styles.row}>
      <Way label={home.rules} icon="book" onPress={() => navigation.navigate('Rules', {})} testID="home:rules" />
      <Way label={home.history} icon="history" onPress={() => navigation.navigate('History')} testID="home:history" />
      <Way label={home.records} icon="trophy" onPress={() => navigation.navigate('Records')} testID="home:records" />
      <Way label={home.settings} icon="settings" onPress={() => navigation.navigate('Settings')} testID="home:settings" />
    </View>
  );
}

interface WayProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly testID: string;
}

function Way({ label, icon, onPress, testID }: WayProps) {
  const { colours, growth } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      accessibilityRole="button"
      onPress={onPress}
      testID={testID}
      {...handlers}
      style={({ pressed }) => [
        styles.way,
        growth > FLOWS_FROM && styles.oneOfTwo,
        { backgroundColor: pressed ? colours.field : 'transparent' },
        ring,
      ]}
    >
      <Icon name={icon} size={grown(22, growth)} />
      <Text role="note" align="center">
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  oneOfTwo: { flexBasis: '45%' },
  // Four in a row, or two and two where words are large.
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  way: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 64,
    minHeight: target.side,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxs,
    padding: space.xxs,
    borderRadius: radius.button,
  },
});
