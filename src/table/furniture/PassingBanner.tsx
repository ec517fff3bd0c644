/** A round, an era, a season begins: two lines of what it brings. It goes by itself, and at the first touch of anything. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Text } from '@/pieces/Text';
import { useTouch } from '@/pieces/touches';
import { useMatchView, useTable } from '../kit/tableContext';
import type { News } from './tidings';
import { UntilEnd } from './UntilEnd';

const SHOWN_MS = 2000;

export function PassingBanner({ news, onGone }: { readonly news: News; readonly onGone: () => void }) {
  const { gameWords } = useTable();
  const { view } = useMatchView();
  const { colours } = useTheme();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is gone in time although more is told meanwhile
  }, [news.at]);
  useTouch(onGone);
  return (
    <View style={styles.over} pointerEvents="none">
      {/* The announcer says it: it is not read twice. */}
      <View style={[styles.banner, { backgroundColor: colours.card, borderColor: colours.ink }]} testID="banner:passing" aria-hidden>
        <Text role="subheading" plain align="center">
          {gameWords.when(view)}
        </Text>
        <Text role="small" align="center">
          {news.lines.map(({ text }) => text).join(' ')}
        </Text>
        <UntilEnd align="center" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', zIndex: 5 },
  banner: {
    gap: space.xs,
    paddingVertical: space.m,
    paddingHorizontal: space.l,
    borderWidth: stroke.edge,
    borderRadius: radius.button,
    maxWidth: '90%',
  },
});
