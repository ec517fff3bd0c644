/** What a lesson says, above the table: never over what it speaks of, nor over the answers. */
import { useEffect, useSyncExternalStore } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, useWindowDimensions, View } from 'react-native';
import { space, stroke, target } from '@/design/space';
import { scaled } from '@/design/textSize';
import { useTheme } from '@/design/theme';
import type { LessonMatch } from '@/learn/lessonMatch';
import { beatOf, nowOf, parAt, saidAt, waitsFor, watchedAct } from '@/learn/run';
import { shown } from '@/learn/solve';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import type { OnLight } from '@/table/furniture/onLight';
import { useSpoken } from '@/words/language';

interface Props {
  readonly match: LessonMatch;
  readonly onLight: OnLight;
  readonly onLeave: () => void;
  /** After the last beat. */
  readonly onDone: () => void;
  /** What comes then. */
  readonly next: string;
}

/** It keeps its height, so that the board below does not jump: four lines beside the buttons, on a wide window two. */
const HIGH = { narrow: [116, 90], wide: [76, 60] } as const;
const WIDE = 700;

/** Said once each, where nothing on the page is read by itself. */
function useSaid(text: string): void {
  useEffect(() => {
    if (Platform.OS !== 'web') AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
  }, [text]);
}

export function Coach({ match, onLight, onLeave, onDone, next }: Props) {
  const { words, language } = useSpoken();
  const { colours, growth } = useTheme();
  const { width } = useWindowDimensions();
  useSyncExternalStore(match.subscribe, match.now, match.now);
  const { lesson } = match;
  const standing = match.standing();
  const beat = beatOf(lesson, standing);
  const waits = waitsFor(lesson, standing);
  const { beats, title } = lesson.tutorial;
  const said = standing.wrong?.says ?? saidAt(lesson, standing) ?? beat?.says;
  const par = standing.wrong === null ? parAt(lesson, standing) : null;
  const text = [
    said === undefined ? words.learn.done(title[language]) : said[language],
    ...(par === null ? [] : [words.learn.par(par.mine, par.good)]),
  ].join(' ');
  useSaid(text);
  const { state, question } = nowOf(standing);
  const act = watchedAct(lesson, standing);
  const lit = act?.at ?? (standing.wrong === null ? (beat?.lights?.(state, question, lesson.me) ?? null) : null);
  const of = act === null ? lesson.me : (standing.steps.at(-1)?.seat ?? lesson.me);
  useEffect(() => {
    if (lit === null) return;
    onLight(lit, of);
    return () => onLight(null);
  }, [lit, onLight, of]);
  const show = (): void => {
    const choice = shown(lesson, standing);
    if (choice !== null) match.choose(choice);
  };
  const minHeight = scaled(width < WIDE ? HIGH.narrow : HIGH.wide, growth);
  return (
    <View
      style={[styles.coach, { backgroundColor: colours.card, borderBottomColor: colours.accent, minHeight }]}
      role="region"
      aria-label={title[language]}
      testID="coach"
    >
      <View style={styles.grow}>
        <Text role="note" colour="ink2" testID="coach:step">
          {[title[language], ...(beat === undefined ? [] : [words.learn.atBeat(standing.beat + 1, beats.length)])].join(' · ')}
        </Text>
        <Text role="smallStrong" aria-live="polite" testID="coach:says">
          {text}
        </Text>
      </View>
      <View style={width < WIDE ? styles.below : styles.beside}>
        <Button label={words.learn.leave} icon="close" iconOnly kind="quiet" onPress={onLeave} testID="coach:leave" />
        {waits === 'learner' ? (
          <Button label={words.learn.show} icon="eye" iconOnly={width < WIDE} kind="plain" onPress={show} testID="coach:show" />
        ) : waits === 'takeBack' ? (
          <Button
            label={words.learn.takeBack}
            icon="undo"
            iconOnly={width < WIDE}
            kind="primary"
            onPress={() => match.takeBack()}
            testID="coach:takeBack"
          />
        ) : (
          <Button
            label={beat === undefined ? next : words.learn.next}
            icon="forward"
            iconOnly={width < WIDE}
            kind="primary"
            disabled={waits === 'bot'}
            onPress={waits === 'nobody' ? onDone : match.goOn}
            testID="coach:next"
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  coach: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderBottomWidth: stroke.edge,
  },
  grow: { flex: 1, minWidth: 0, gap: space.xxs },
  below: { width: target.side, gap: space.xs },
  beside: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.s },
});
