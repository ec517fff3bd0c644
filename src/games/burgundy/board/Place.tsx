/** A spot of the board that can be chosen by the seat that is asked. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { InfoProps } from '@/table/kit/Info';
import { Spot } from '@/table/kit/Spot';
import { useSpot } from '@/table/kit/tableContext';
import { comesBetween, takesADie, workersBadge } from './badge';
import { Sparing } from './Sparing';
import { useInHand } from './useInHand';
import { useOtherMatters } from './useOtherMatters';

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
  const otherMatters = useOtherMatters();
  const calm = (takesADie(endings) && !inHand) || (otherMatters && comesBetween(endings));
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
