/** What can be touched on the board: a spot of the seat that is asked, or something that only explains itself. */
import type { Box } from '@/pieces/boxes';
import { memo, useContext } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { INFO, Spot } from '@/table/Spot';
import { useSpot, useTable } from '@/table/tableContext';
import { OnlyLooked } from '@/table/looked';

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
  readonly shape?: 'round' | 'box';
  /** Can be tapped, but does not invite. */
  readonly calm?: boolean;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. */
export const Place = memo(function Place({ at, box, shape = 'box', calm = false }: PlaceProps) {
  const looked = useContext(OnlyLooked);
  return (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      shape={shape}
      calm={calm}
      asleep={looked}
      explains={looked || at.includes('@')}
      hollow
    />
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
