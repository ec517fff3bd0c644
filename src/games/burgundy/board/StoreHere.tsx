/** A storage place: the tile that lies there, or an empty hex. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { useChosen } from '@/table/kit/tableContext';
import { NONE } from '../state';
import { fitted, hexPath, shrunk } from './geometry';
import { Place } from './Place';
import { TileG } from './TileG';

interface GProps {
  readonly tile: number;
  readonly box: Box;
}

/** The picture, in the picture of its surroundings. */
export const StoreG = memo(function StoreG({ tile, box }: GProps) {
  const { colours } = useTheme();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hex = fitted({ width: box.width - 3, height: box.height - 3 });
  return tile === NONE ? (
    <Path d={hexPath(x, y, shrunk(hex, 1))} fill={colours.field} stroke={colours.edge} strokeWidth={1} strokeDasharray="3 3" />
  ) : (
    <TileG tile={tile} x={x} y={y} width={hex.width} height={hex.height} />
  );
});

export const StoreHere = memo(function StoreHere({ at, box, tile }: GProps & { readonly at: string }) {
  const chosen = useChosen(at);
  const inside = { ...box, left: 0, top: 0 };
  return (
    <View style={[styles.over, box, chosen ? styles.lifted : null]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <StoreG tile={tile} box={inside} />
      </Svg>
      <Place at={at} box={inside} shape="hex" hollow />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  lifted: { transform: [{ translateY: -3 }] },
});
