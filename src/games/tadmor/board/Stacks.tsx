/** The three stacks of rare goods: the top one is seen, and how many lie in all. */
import { inner, type Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { PelletG } from '@/pieces/Pellet';
import { stackSpot } from '../spots';
import type { Tadmor } from '../state';
import { Place } from './Place';
import { ColourG, RareG } from './RareG';

interface Props {
  readonly view: Readonly<Tadmor>;
  readonly boxes: readonly Box[];
}

export function Stacks({ view, boxes }: Props) {
  return boxes.map((box, colour) => {
    const stack = view.stacks[colour] ?? [];
    return <StackHere key={colour} colour={colour} top={stack.at(-1) ?? -1} count={stack.length} box={box} />;
  });
}

/** Half a pellet of two figures. */
const PELLET = 13;

const StackHere = memo(function StackHere({
  colour,
  top,
  count,
  box,
}: {
  readonly colour: number;
  readonly top: number;
  readonly count: number;
  readonly box: Box;
}) {
  const { colours } = useTheme();
  const size = Math.min(box.width - 12, box.height - 12, 52);
  const [x, y] = [box.width / 2, box.height / 2];
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {count > 1 ? (
          <Rect
            x={x - size / 2 + 3}
            y={y - size / 2 - 3}
            width={size}
            height={size}
            rx={2}
            fill={colours.field}
            stroke={colours.ink}
            strokeWidth={1}
          />
        ) : null}
        {count === 0 ? (
          <Rect
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            rx={2}
            fill="none"
            stroke={colours.edge}
            strokeDasharray="3 3"
          />
        ) : top < 0 ? (
          <ColourG colour={colour} x={x} y={y} size={size} />
        ) : (
          <RareG rare={top} x={x} y={y} size={size} />
        )}
        <PelletG value={count} x={Math.min(x + size / 2 - 2, box.width - PELLET)} y={y + size / 2 - 4} height={16.5} digits={2} />
      </Svg>
      <Place at={stackSpot(colour)} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
