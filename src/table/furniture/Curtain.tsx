/** Between two people with secrets: opaque, names the next seat, opens when held, closes itself when the app leaves the foreground. */
import { useEffect, useRef, useState } from 'react';
import { AppState, Platform, Pressable, StyleSheet, useWindowDimensions, View, type GestureResponderEvent } from 'react-native';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Cloth } from '@/pieces/Cloth';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { FLOWS_FROM } from '@/design/textSize';
import { useScreenReader } from './screenReader';
import { useMatchView, useTable } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

const HOLD_MS = 400;
/** In dp at the usual text size. */
const WIDEST = 420;

/** A click that no finger and no mouse made: a screen reader's on the web. */
const isVirtual = (e: GestureResponderEvent): boolean =>
  Platform.OS === 'web' && (e.nativeEvent as unknown as { readonly detail?: number }).detail === 0;

/** `turn`: degrees, so that it stands upright for whoever sits at another edge of the table. */
export function Curtain({ turn = 0 }: { readonly turn?: number }) {
  const words = useWords();
  const { colours, growth } = useTheme();
  const { who } = useTable();
  const match = usePlayedMatch();
  const { curtain, players } = useMatchView();
  const { width, height } = useWindowDimensions();
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const spoken = useScreenReader();
  const { handlers, ring } = useFocusLook();
  const player = curtain === null ? undefined : players[curtain];
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  if (curtain === null || player === undefined) return null;
  // Large words take the room of the shield: the cloth around them is seen all the same.
  const large = growth > FLOWS_FROM;
  const letGo = (): void => {
    clearTimeout(timer.current ?? undefined);
    setHolding(false);
  };
  const hold = (): void => {
    setHolding(true);
    timer.current = setTimeout(() => match.openCurtain(), HOLD_MS);
  };
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.curtain, { backgroundColor: colours.paper }]}
      testID="curtain"
      aria-modal
      role="dialog"
      accessibilityLabel={words.curtain.pass(who(curtain))}
    >
      <View style={StyleSheet.absoluteFill}>
        <Cloth tincture={player.tincture} width={width} height={height} />
      </View>
      <View
        testID="curtain:words"
        style={[
          styles.words,
          { maxWidth: WIDEST * growth },
          large && styles.tight,
          { backgroundColor: colours.card, borderColor: colours.ink, transform: [{ rotate: `${turn}deg` }] },
        ]}
      >
        <Shield tincture={player.tincture} width={large ? 64 : 128} />
        <Text role="heading" align="center">
          {words.curtain.pass(who(curtain))}
        </Text>
        <Text colour="ink2" align="center">
          {words.curtain.why}
        </Text>
        <Pressable
          role="button"
          testID="curtain:open"
          accessibilityLabel={words.curtain.hold(who(curtain))}
          {...handlers}
          onPressIn={hold}
          onPressOut={letGo}
          // A screen reader and a keyboard press without holding: their press is deliberate.
          onPress={e => {
            if (spoken || isVirtual(e)) match.openCurtain();
          }}
          onKeyDown={(e: { key: string; repeat?: boolean }) => {
            if (e.key === 'Enter') match.openCurtain();
          }}
          style={[styles.button, { borderColor: colours.accent, backgroundColor: holding ? colours.accent : colours.card }, ring]}
        >
          <Text role="strong" colour={holding ? 'onAccent' : 'ink'} align="center">
            {words.curtain.hold(who(curtain))}
          </Text>
        </Pressable>
      </View>
    </View>
  );
}

/** Draws the curtain as soon as the app leaves the foreground: nothing secret in the app switcher. */
export function useCurtainInBackground(draw: () => void): void {
  useEffect(() => {
    const watch = AppState.addEventListener('change', state => {
      if (state !== 'active') draw();
    });
    return () => watch.remove();
  }, [draw]);
}

const styles = StyleSheet.create({
  curtain: { alignItems: 'center', justifyContent: 'center', padding: space.l, zIndex: 10, overflow: 'hidden' },
  words: {
    alignItems: 'center',
    gap: space.l,
    paddingVertical: space.xxl,
    paddingHorizontal: space.xl,
    borderWidth: stroke.edge,
    borderRadius: radius.button,
  },
  tight: { gap: space.m, paddingVertical: space.l, paddingHorizontal: space.m },
  button: {
    minHeight: 1.5 * target.side,
    minWidth: 240,
    maxWidth: '100%',
    padding: space.l,
    borderWidth: stroke.edge,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
