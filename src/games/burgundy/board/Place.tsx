/** What can be touched on the board: a spot of the seat that is asked, or something that only explains itself. */
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { INFO, Spot } from '@/table/Spot';
import { useSpot, useTable } from '@/table/tableContext';
import { takesADie, workersBadge } from './badge';
import type { Box } from './geometry';
import { Sparing } from './Sparing';
import { useInHand } from './useInHand';

interface InfoProps {
  readonly at: At;
  readonly box: Box;
}

/** Says what lies here; a tap opens its rule card. */
export const Info = memo(function Info({ at, box }: InfoProps) {
  const { finger } = useTable();
  const { label } = useSpot(at);
  const { handlers, ring } = useFocusLook();
  const open = () => finger.openCard(at);
  return (
    <Pressable
      testID={at}
      dataSet={INFO}
      accessibilityRole="button"
      accessibilityLabel={label}
      {...handlers}
      onPress={open}
      onLongPress={open}
      style={[styles.over, box, ring]}
    />
  );
});

interface PlaceProps extends InfoProps {
  readonly shape?: 'hex' | 'round' | 'box';
  /** Shows what it costs in workers. */
  readonly priced?: boolean;
  /** A tile lies here: the ring leaves its colours alone. */
  readonly hollow?: boolean;
  /** A space in the duchy, between its neighbours: their boxes overlap by an eighth above and below. */
  readonly nested?: boolean;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. It stays the same button, for a whole duchy changes its owner at once. */
export const Place = memo(function Place({ at, box, shape = 'box', priced = false, hollow = false, nested = false }: PlaceProps) {
  const { endings } = useSpot(at);
  const inHand = useInHand();
  const calm = takesADie(endings) && !inHand;
  const spot = (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      shape={shape}
      calm={calm}
      explains={at.includes('@')}
      hollow={hollow}
      alone={!nested}
      badgeAt={nested ? 'side' : 'corner'}
      {...(priced && !calm ? { badgeOf: workersBadge } : null)}
    />
  );
  return priced && !calm && endings.length > 0 ? (
    <>
      {spot}
      <View style={[styles.over, { left: box.left - 3, top: box.top - 3 }]} pointerEvents="none">
        <Sparing endings={endings} />
      </View>
    </>
  ) : (
    spot
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
