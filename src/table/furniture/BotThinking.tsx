/**
 * While a bot thinks: how far it has come, and what it would do so far. Apart from the prompt, so that nothing else is drawn while it changes;
 * its line is there from the beginning, so that nothing moves. It is not announced: what counts is what the bot does.
 */
import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { FLOWS_FROM } from '@/design/textSize';
import { labelOf } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';
import { useWeighing } from './playedMatch';

export function BotThinking() {
  const words = useWords();
  const { gameWords } = useTable();
  const now = useMatchView();
  const { colours, growth } = useTheme();
  const weighing = useWeighing();
  if (weighing === null) return <View style={styles.place} />;
  const { choice, share } = weighing;
  const said = choice === null || now.question === null ? words.match.weighs : words.match.soFar(labelOf(now, choice, gameWords));
  return (
    <View
      style={styles.place}
      testID="weighing"
      role="progressbar"
      accessibilityLabel={said}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * share)}
      accessibilityLiveRegion="none"
    >
      <Text role="note" colour="ink2" {...(growth <= FLOWS_FROM ? { numberOfLines: 1 } : null)}>
        {said}
      </Text>
      <View style={[styles.way, { backgroundColor: colours.rule }]}>
        <View style={[styles.done, { backgroundColor: colours.ink2, transform: [{ scaleX: share }] }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { minHeight: 21, gap: space.xxs },
  way: { height: 3, borderRadius: radius.piece, overflow: 'hidden' },
  done: { flex: 1, transformOrigin: 'left' },
});
