/** What a seat would have if the match ended now: behind an hourglass, so that nobody takes it for the points. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { grown, Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

interface Props {
  /** null: there is no such figure. */
  readonly points: number | null;
  readonly small?: boolean;
  readonly testID?: string;
}

export function IfEnded({ points, small = false, testID }: Props) {
  const words = useWords();
  const { colours, growth } = useTheme();
  if (points === null) return null;
  return (
    <View style={styles.figure} accessible accessibilityLabel={words.end.ifEndedPoints(points)}>
      <Icon name="hourglass" size={grown(small ? 11 : 16, growth)} colour={colours.ink2} />
      <Text role={small ? 'tally' : 'count'} colour="ink2" testID={testID}>
        {points}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ figure: { flexDirection: 'row', alignItems: 'center', gap: space.xxs } });
