/** Between two people with secrets: opaque, names the next seat, opens when held, closes itself when the app leaves the foreground. */
import { useEffect, useRef, useState } from 'react';
import { AccessibilityInfo, AppState, Pressable, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useMatchView, useTable } from './tableContext';

const HOLD_MS = 400;

export function Curtain() {
  const words = useWords();
  const { colours } = useTheme();
  const { match, who } = useTable();
  const { curtain, players } = useMatchView();
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const spoken = useScreenReader();
  const player = curtain === null ? undefined : players[curtain];
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  if (curtain === null || player === undefined) return null;
  const letGo = (): void => {
    clearTimeout(timer.current ?? undefined);
    setHolding(false);
  };
  const hold = (): void => {
    setHolding(true);
    timer.current = setTimeout(() => match.openCurtain(), HOLD_MS);
  };
  return (
    <View style={[StyleSheet.absoluteFill, styles.curtain, { backgroundColor: colours.paper }]} testID="curtain" aria-modal role="dialog" accessibilityLabel={words.curtain.pass(who(curtain))}>
      <Shield tincture={player.tincture} width={128} />
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
        onPressIn={hold}
        onPressOut={letGo}
        // A screen reader and a keyboard press without holding: their press is deliberate.
        {...(spoken ? { onPress: () => match.openCurtain() } : {})}
        onKeyDown={(e: { key: string; repeat?: boolean }) => {
          if (e.key === 'Enter') match.openCurtain();
        }}
        style={[styles.button, { borderColor: colours.accent, backgroundColor: holding ? colours.accent : colours.card }]}
      >
        <Text role="strong" colour={holding ? 'onAccent' : 'ink'} align="center">
          {words.curtain.hold(who(curtain))}
        </Text>
      </Pressable>
    </View>
  );
}

function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let here = true;
    void AccessibilityInfo.isScreenReaderEnabled().then(is => here && setOn(is));
    return () => {
      here = false;
    };
  }, []);
  return on;
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
  curtain: { alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl, zIndex: 10 },
  button: { minHeight: 72, minWidth: 240, padding: space.l, borderWidth: 1.6, borderRadius: 4, alignItems: 'center', justifyContent: 'center' },
});
