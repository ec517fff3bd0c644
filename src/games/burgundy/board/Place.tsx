/** What can be touched on the board: a spot of the seat that is asked, or something that only explains itself. */
import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { Spot } from '@/table/Spot';
import { useMatchView, useSpot, useTable } from '@/table/tableContext';
import { takesADie, workersBadge } from './badge';
import type { Box } from './geometry';
import { useInHand } from './useInHand';

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
  /** Shows what it costs in workers. */
  readonly priced?: boolean;
  /** A tile lies here: the ring leaves its colours alone. */
  readonly hollow?: boolean;
  /** A space in the duchy, between its neighbours. */
  readonly nested?: boolean;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. */
export const Place = memo(function Place(props: PlaceProps) {
  return props.at.includes('@') ? <Info at={props.at} box={props.box} /> : <Playable {...props} />;
});

function Playable({ at, box, shape = 'box', priced = false, hollow = false, nested = false }: PlaceProps) {
  const { endings } = useSpot(at);
  const inHand = useInHand();
  const calm = takesADie(endings) && !inHand;
  return (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      shape={shape}
      calm={calm}
      hollow={hollow}
      alone={!nested}
      badgeAt={nested ? 'side' : 'corner'}
      {...(priced && !calm ? { badgeOf: workersBadge } : null)}
    />
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute' } });
