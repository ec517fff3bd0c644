/** What lies under a long press: the thing's name, its rule in our words, the rule ids it stands on and its chapter in the rules. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { Card, Spot } from '@/engine/contract';
import { Sheet } from '@/pieces/Sheet';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useSwipe } from '@/pieces/swipe';
import { useSpoken } from '@/words/language';
import { previewOf } from './sentences';
import { UntilEnd } from './UntilEnd';
import { SCORE } from '../kit/spotBoxes';
import { useHeld, useMatchView, useTable } from '../kit/tableContext';

/** What lies beside it on the board and says something else: a swipe, or the arrows, lead there. */
function useNeighbours(at: Spot | null): { readonly before: Spot | null; readonly after: Spot | null } {
  const { finger, gameWords } = useTable();
  const { view } = useMatchView();
  return useMemo(() => {
    if (at === null) return { before: null, after: null };
    const spots = finger.spots();
    const here = spots.indexOf(at);
    const title = gameWords.card(view, at)?.title;
    const says = (spot: Spot): boolean => {
      const card = gameWords.card(view, spot);
      return card !== null && card.title !== title;
    };
    return { before: spots.slice(0, Math.max(0, here)).findLast(says) ?? null, after: spots.slice(here + 1).find(says) ?? null };
  }, [at, finger, gameWords, view]);
}

/** Does what is said of a place on the table say more than the title of its card? */
const isNews = (label: string | undefined, card: Card | null): boolean =>
  label !== undefined && label.trim() !== '' && label !== card?.title;

export function RuleCard({ onRules }: { readonly onRules?: (chapter?: string) => void }) {
  const { words, language } = useSpoken();
  const { finger, gameWords } = useTable();
  const { view, game } = useMatchView();
  const { card: at } = useHeld();
  const { before, after } = useNeighbours(at);
  const go = (to: Spot | null): void => (to === null ? undefined : finger.openCard(to));
  const swipe = useSwipe(
    () => go(after),
    () => go(before),
  );
  // A topic lies nowhere: only a place that is drawn can say what it holds.
  const isDrawn = useMemo(() => at !== null && finger.spots().includes(at), [at, finger]);
  const look = at === null || !isDrawn ? null : finger.lookOf(at);
  const offered = look === null ? null : previewOf(look);
  const card = at === null ? null : gameWords.card(view, at);
  const { chapters } = game.words[language];
  const page = chapters.findIndex(c => c.id === card?.chapter);
  const chapter = chapters[page];
  return (
    <Sheet
      closeLabel={words.close}
      open={at !== null}
      title={card?.title ?? words.match.rules}
      onClose={() => finger.closeCard()}
      testID="sheet:card"
    >
      <View {...swipe} style={styles.card}>
        {offered === null ? null : (
          <Text role="strong" testID="card:offered">
            {offered}
          </Text>
        )}
        {/* What lies there now, where the card has its name from the rules. */}
        {offered === null && isNews(look?.label, card) ? (
          <Text role="strong" testID="card:here">
            {look?.label}
          </Text>
        ) : null}
        {card === null && isNews(look?.label, card) ? null : <Text testID="card:text">{card?.text ?? words.match.notInRules}</Text>}
        {at === SCORE ? <UntilEnd /> : null}
        {onRules === undefined ? null : (
          <Button
            label={chapter === undefined ? words.match.rules : words.match.chapter(page + 1, chapter.title)}
            kind="quiet"
            icon="book"
            onPress={() => onRules(chapter?.id)}
            testID="card:rules"
          />
        )}
        <View style={styles.ways}>
          <Button
            label={words.match.cardBefore}
            icon="back"
            iconOnly
            kind="quiet"
            disabled={before === null}
            onPress={() => go(before)}
            testID="card:before"
          />
          <Button
            label={words.match.cardAfter}
            icon="forward"
            iconOnly
            kind="quiet"
            disabled={after === null}
            onPress={() => go(after)}
            testID="card:after"
          />
        </View>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.m, userSelect: 'none' },
  ways: { flexDirection: 'row', justifyContent: 'space-between' },
});
