/** What is drawn on the map for a moment: land that is offered, battles to come, a place to look at. */
import { memo } from 'react';
import { Circle, G, Path } from 'react-native-svg';
import { faint } from '@/design/colour';
import { useTheme } from '@/design/theme';
import { GlowG } from '@/pieces/Glow';
import { IconG } from '@/pieces/Icon';
import type { LandName } from '../data/lands';
import { MapLayer } from './MapLayer';
import { pictureOf, type Bounds } from './picture';

interface Props {
  readonly land: LandName;
  readonly crop: Bounds;
  /** Provinces that can be tapped now, number after number. */
  readonly offered: string;
  /** A province to look at; −1: none. */
  readonly glow: number;
  /** How large the picture is shown. */
  readonly scale: number;
}

const numbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));

/** A sign of this many dp, however small the picture is shown. */
const SIGN = 18;

/** Land that is offered before and after a tap is not drawn again. */
const OfferedG = memo(function OfferedG({ d, line }: { readonly d: string; readonly line: number }) {
  const { colours } = useTheme();
  return <Path d={d} fill={faint(colours.beacon, 0.2)} stroke={colours.beacon} strokeWidth={line} strokeLinejoin="round" />;
});

export const Marks = memo(function Marks({ land, crop, offered, glow, scale }: Props) {
  const { paths, places, side } = pictureOf(land);
  const line = Math.max(3, 2 / scale);
  const half = side / 2;
  const [gx, gy] = places[glow] ?? [0, 0];
  return (
    <MapLayer crop={crop}>
      {numbers(offered).map(p => (
        <OfferedG key={p} d={paths[p] ?? ''} line={line} />
      ))}
      {glow < 0 ? null : (
        <GlowG
          corners={[
            [gx - half, gy - half],
            [gx + half, gy - half],
            [gx + half, gy + half],
            [gx - half, gy + half],
          ]}
        />
      )}
    </MapLayer>
  );
});

interface BattlesProps extends Pick<Props, 'land' | 'crop' | 'scale'> {
  /** Where a battle is to come, or would be fought. */
  readonly battles: string;
}

/** Over what is lit: a battle is what one must not miss. */
export const BattleSigns = memo(function BattleSigns({ land, crop, battles, scale }: BattlesProps) {
  const { colours } = useTheme();
  const { places, side } = pictureOf(land);
  const size = Math.min(side * 0.6, SIGN / scale);
  const half = side / 2;
  return (
    <MapLayer crop={crop} testID="battles">
      {numbers(battles).map(p => {
        const [x, y] = places[p] ?? [0, 0];
        return (
          <G key={p}>
            <Circle
              cx={x + half * 0.8}
              cy={y - half * 0.8}
              r={size * 0.62}
              fill={colours.card}
              stroke={colours.bad}
              strokeWidth={1.6 / Math.max(scale, 0.5)}
            />
            <IconG name="battle" x={x + half * 0.8} y={y - half * 0.8} size={size * 0.86} colour={colours.bad} />
          </G>
        );
      })}
    </MapLayer>
  );
});
