/** The one place to tap of a province: the province, the only piece there that is asked for, or a closer look at several. */
import { memo, useContext } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import { DenseContext, PanningContext, ScaleContext, weightAt } from '@/table/kit/panning';
import { Spot } from '@/table/kit/Spot';
import { useSpot } from '@/table/kit/tableContext';

interface Props {
  readonly at: At;
  /** What a tap takes; null: several things may be meant, and they are looked at first. */
  readonly takes: At | null;
  readonly asleep: boolean;
  /** Something else is in hand. */
  readonly calm: boolean;
  /** What stands there keeps its colours. */
  readonly hollow: boolean;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly onLook: (at: At) => void;
}

/** What is written on it is part of one sentence. */
const LOOK = { spot: 'offered', shape: 'box' };

export const ProvincePlace = memo(function ProvincePlace({ at, takes, asleep, calm, hollow, x, y, side, onLook }: Props) {
  const box = { left: x - side / 2, top: y - side / 2, width: side, height: side };
  if (takes !== null) return <Spot at={takes} {...box} asleep={asleep} orCard calm={calm} hollow={hollow} />;
  return <Look at={at} calm={calm} onLook={onLook} {...box} />;
});

type LookProps = Pick<Props, 'at' | 'calm' | 'onLook'> & {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

function Look({ at, calm, onLook, ...box }: LookProps) {
  const { label } = useSpot(at);
  const panning = useContext(PanningContext);
  const dense = useContext(DenseContext);
  const weight = weightAt(useContext(ScaleContext));
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      testID={`look:${at}`}
      accessibilityRole="button"
      accessibilityLabel={label}
      tabIndex={dense ? -1 : 0}
      dataSet={LOOK}
      {...handlers}
      onPress={() => {
        if (!panning()) onLook(at);
      }}
      style={[styles.over, box, ring]}
    >
      {calm ? null : (
        <View pointerEvents="none">
          <Beacon shape="box" width={box.width} height={box.height} hollow weight={weight} />
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute' } });
