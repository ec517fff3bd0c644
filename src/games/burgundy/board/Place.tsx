/** What can be touched on the board: a spot of the seat that is asked, or something that only explains itself. */
import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import type { Choice, Spot as At } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { Spot } from '@/table/Spot';
import { useMatchView, useTable } from '@/table/tableContext';
import type { Box } from './geometry';

interface InfoProps {
  readonly at: At;
  readonly box: Box;
}

/** Says what lies here; a tap opens its rule card. */
export const Info = memo(function Info({ at, box }: InfoProps) {
  const { finger, gameWords, who } = useTable();
  const { view } = useMatchView();
  const { handlers, ring } = useFocusLook();
  const open = () => finger.openCard(at);
  return (
    <Pressable
      testID={at}
      accessibilityRole="button"
      accessibilityLabel={gameWords.spot(view, at, who)}
      {...handlers}
      onPress={open}
      onLongPress={open}
      style={[styles.over, box, ring]}
    />
  );
});

interface PlaceProps extends InfoProps {
  readonly shape?: 'hex' | 'round' | 'box';
  readonly badgeOf?: (endings: readonly Choice[]) => string | null;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. */
export const Place = memo(function Place({ at, box, shape = 'box', badgeOf }: PlaceProps) {
  if (at.includes('@')) return <Info at={at} box={box} />;
  return <Spot at={at} left={box.left} top={box.top} width={box.width} height={box.height} shape={shape} {...(badgeOf === undefined ? null : { badgeOf })} />;
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
