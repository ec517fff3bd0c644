/** The first match teaches: at most eight short lessons, each when it first matters, skippable for ever. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Game, Spot } from '@/engine/contract';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import type { MatchView } from '@/match/matchView';
import { useMatchView, useTable } from '../kit/tableContext';
import { useCardSide } from './cardSide';

export interface LessonsSeen {
  /** Lessons of this game that were read, or 'all' when the player wants no more of them. */
  readonly seen: readonly string[] | 'all';
  readonly markSeen: (id: string | 'all') => void;
}

interface Props extends LessonsSeen {
  readonly onLight: (at: Spot | null) => void;
  /** Among the furniture instead of over the board: large words would hide it. */
  readonly flows?: boolean;
}

/** The lesson that is told now: the first that was not read and has come to matter. */
export function lessonDue({ game, view, question, offers, me }: MatchView, seen: LessonsSeen['seen']): Game['lessons'][number] | undefined {
  if (seen === 'all' || question === null || offers.length === 0) return undefined;
  return game.lessons.find(l => !seen.includes(l.id) && l.when(view, question, me));
}

export function LessonCard({ seen, markSeen, onLight, flows = false }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  const { gameWords } = useTable();
  const now = useMatchView();
  const { game, question } = now;
  const lesson = lessonDue(now, seen);
  const light = lesson === undefined || question === null ? null : (lesson.light?.(now.view, question, now.me)[0] ?? null);
  useEffect(() => {
    if (light === null) return;
    onLight(light);
    return () => onLight(null);
  }, [light, onLight]);
  const { board, side } = useCardSide(flows ? null : light, now.me);
  const said = lesson?.instead?.find(other => other.at(now.view)) ?? lesson;
  const text = said === undefined ? undefined : gameWords.lessons[said.id];
  if (lesson === undefined || text === undefined) return null;
  const place = game.lessons.indexOf(lesson) + 1;
  const card = (
    <View
      style={[styles.card, flows ? styles.among : styles[side], { backgroundColor: colours.card, borderColor: colours.accent }]}
      testID={`lesson:${lesson.id}`}
      role="region"
      accessibilityLabel={text.title}
    >
      <View style={styles.row}>
        <Text role="subheading" style={styles.grow}>
          {text.title}
        </Text>
        <Text role="note" colour="ink2">
          {words.match.lesson(place, game.lessons.length)}
        </Text>
      </View>
      <Text role="small">{text.help}</Text>
      <View style={[styles.row, styles.wraps]}>
        <Button label={words.match.lessonSkip} kind="quiet" onPress={() => markSeen('all')} testID="lesson:skip" />
        <View style={styles.grow} />
        <Button label={words.match.lessonNext} kind="plain" onPress={() => markSeen(lesson.id)} testID="lesson:next" />
      </View>
    </View>
  );
  if (flows) return card;
  return (
    <View ref={board} style={styles.board} pointerEvents="box-none">
      {card}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: stroke.edge, borderRadius: radius.button, padding: space.m, gap: space.s },
  // From edge to edge: a strip of something that can be touched beside it would be too small for a finger.
  board: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, zIndex: 4 },
  top: { position: 'absolute', left: 0, right: 0, top: 0 },
  bottom: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  among: { margin: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  wraps: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  grow: { flex: 1, minWidth: 0 },
});
