/** The device is passed on and nobody has a secret: a quiet line says whose turn it is, and goes by itself. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useMatchView, useTable } from '../kit/tableContext';
import { useTouch } from '@/pieces/touches';

const SHOWN_MS = 2200;

export function TurnBanner({ seat, turn, onGone }: { readonly seat: Seat; readonly turn: number; readonly onGone: () => void }) {
  const words = useWords();
  const { who } = useTable();
  const { players } = useMatchView();
  const { colours } = useTheme();
  const player = players[seat];
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [seat, onGone]);
  useTouch(onGone);
  if (player === undefined) return null;
  return (
    <View style={styles.over} pointerEvents="none">
      <View
        style={[styles.banner, { backgroundColor: colours.card, borderColor: colours.ink, transform: [{ rotate: `${turn}deg` }] }]}
        testID="banner:turn"
        role="status"
      >
        <Shield tincture={player.tincture} width={32} />
        <Text role="heading" plain style={styles.words}>
          {words.match.turnOf(who(seat))}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', zIndex: 6 },
  words: { flexShrink: 1 },
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.m,
    paddingHorizontal: space.xl,
    borderWidth: stroke.edge,
    borderRadius: radius.button,
    maxWidth: '90%',
  },
});
