import { memo } from 'react';
import { Path } from 'react-native-svg';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { hexPath } from './hexGrid';

interface Props {
  readonly x: number;
  readonly y: number;
  /** From the centre to a corner. */
  readonly radius: number;
  readonly fill: string;
  /** Ink unless said otherwise. */
  readonly edge?: string;
  readonly edgeWidth?: number;
  /** Width of a rim in `fill`, around a middle of `ground`: an empty space that shows its kind. */
  readonly rim?: number;
  readonly ground?: string;
}

/** A pointy hex inside a board's picture, its edge drawn inwards so that neighbours never overlap. */
export const HexG = memo(function HexG({ x, y, radius, fill, edge, edgeWidth = stroke.edge, rim = 0, ground }: Props) {
  const { colours } = useTheme();
  // A stroke of width w reaches w / √3 · 2 / 2 further out at a corner than at a side; the radius gives way by that much.
  const inner = radius - edgeWidth / Math.sqrt(3);
  return (
    <>
      <Path d={hexPath(x, y, inner)} fill={fill} stroke={edge ?? colours.ink} strokeWidth={edgeWidth} strokeLinejoin="round" />
      {rim > 0 ? <Path d={hexPath(x, y, inner - (rim * 2) / Math.sqrt(3))} fill={ground ?? colours.field} /> : null}
    </>
  );
});
