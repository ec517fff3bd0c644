/** Something on a board that cannot be chosen and only explains itself. */
import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import type { Box } from '@/pieces/boxes';
import { useFocusLook } from '@/pieces/focus';
import { INFO } from './Spot';
import { useSpot, useTable } from './tableContext';

export interface InfoProps {
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

const styles = StyleSheet.create({ over: { position: 'absolute' } });
