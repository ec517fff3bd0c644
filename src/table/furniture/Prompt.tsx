/** The line that says what the referee wants, or why a tap did nothing, or what a second tap would seal. */
import { useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useWords } from '@/words/language';
import { useClosedAnswers } from '../kit/openLens';
import { ASKED } from '../kit/spotBoxes';
import { useSpotBoxes } from '../kit/useSpotBoxes';
import { useHeld, useMatchView, usePressed, useTable } from '../kit/tableContext';
import { previewOf, promptOf, sealLine } from './sentences';
import { BotThinking } from './BotThinking';

interface Props {
  /** Something else is shown than what is asked. */
  readonly instead?: string | undefined;
  /** Whose board is looked at, when it is not one's own. */
  readonly looking?: Seat | null;
  /** Kept free for two lines, so that nothing below moves. */
  readonly height?: number | undefined;
  /** Absent: as wide as the window. */
  readonly width?: number;
}

/** So many letters fit into two lines 360 dp wide. */
const LETTERS = 68;

/** A tap is no question: only who lets a finger lie wants to read what it would do. */
const PONDERED = 140;

/** What lifting the finger would do and bring; sliding away does nothing. */
function usePreview(pressed: Spot | null): string | null {
  const { finger } = useTable();
  const [shown, setShown] = useState<Spot | null>(null);
  if (pressed === null && shown !== null) setShown(null);
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setShown(pressed), PONDERED);
    return () => clearTimeout(timer);
  }, [pressed]);
  if (pressed === null || shown !== pressed) return null;
  return previewOf(finger.lookOf(pressed));
}

/** Where it stands, for whatever flies past. */
function usePlace() {
  const size = useRef({ width: 0, height: 0 });
  const ref = useSpotBoxes(at => (at === ASKED ? { left: 0, top: 0, ...size.current } : null));
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent): void => {
    size.current = { width: layout.width, height: layout.height };
  };
  return { ref, onLayout };
}

interface Line {
  readonly text: string;
  readonly icon: 'eye' | 'info' | 'padlock' | null;
  readonly isAsking?: true;
}

export function Prompt({ instead, looking = null, height, width }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  const screen = useWindowDimensions();
  const { gameWords, who } = useTable();
  const now = useMatchView();
  const { waiting, refused, said, which, selected } = useHeld();
  const pressed = usePressed();
  const openAnswers = useClosedAnswers();
  const preview = usePreview(waiting === null ? pressed : null);
  const place = usePlace();
  // A step of a lesson leaves out what the rules allow.
  const notNow = now.taught === undefined ? words.match.notNow : words.learn.later;
  const lineOf = (): Line => {
    if (instead !== undefined) return { text: instead, icon: null };
    if (preview !== null) return { text: preview, icon: 'eye' };
    if (waiting !== null) {
      const why = waiting.warning ?? (waiting.seal === null ? '' : sealLine(waiting.seal, now.game, words));
      return { text: `${why} ${words.match.tapAgain}`.trim(), icon: waiting.seal === null ? 'info' : 'padlock' };
    }
    if (refused !== null) {
      // Nothing in the rules stands in its way: at least it says what it is.
      const named = `${gameWords.spot(now.view, refused.at, who)}. ${notNow}`;
      return { text: refused.refusal === null ? named : gameWords.refusal(refused.refusal), icon: 'info' };
    }
    if (said !== null) return { text: said, icon: 'padlock' };
    if (looking !== null) return { text: words.match.board(who(looking)), icon: 'eye' };
    if (which !== null) return { text: words.match.chooseOne, icon: null };
    return { text: promptOf(now, gameWords, words, who, selected), icon: null, isAsking: true };
  };
  const line = lineOf();
  // Three lines where two have their place: set smaller, and what still stands out lies over the board for a moment.
  const long = height !== undefined && line.text.length > (LETTERS * (width ?? screen.width)) / 360;
  return (
    <View style={[styles.place, { height }]} accessibilityLiveRegion="polite" tabIndex={-1} testID="prompt" {...place}>
      <View style={[styles.line, { minHeight: height, backgroundColor: colours.paper }]}>
        {openAnswers === null ? null : (
          <Pressable
            style={StyleSheet.absoluteFill}
            onPress={openAnswers}
            accessibilityRole="button"
            accessibilityLabel={words.match.backToAnswers}
            testID="prompt:answers"
          />
        )}
        {line.icon === null ? null : <Icon name={line.icon} size={18} />}
        <View style={styles.text}>
          <Text role={long ? 'smallStrong' : 'strong'} testID="prompt:text">
            {line.text}
          </Text>
          {'isAsking' in line && now.thinking !== null ? <BotThinking /> : null}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { minHeight: 40, justifyContent: 'center', zIndex: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.m },
  text: { flexShrink: 1, flexGrow: 1 },
});
