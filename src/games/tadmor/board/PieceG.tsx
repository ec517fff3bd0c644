/** A camel or a ship of somebody: the shield says whose, the glyph on its pellet what it is. */
import { memo } from 'react';
import { Circle } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { ShieldG } from '@/pieces/Shield';
import { PIECES } from '../data/names';

interface Props {
  readonly tincture: Tincture;
  readonly kind: number;
  /** The centre of the shield. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const PieceG = memo(function PieceG({ tincture, kind, x, y, width }: Props) {
  const { colours } = useTheme();
  const radius = Math.max(8, width * 0.34);
  const [px, py] = [x + width * 0.42, y + width * 0.3];
  return (
    <>
      <ShieldG tincture={tincture} x={x} y={y} width={width} />
      <Circle cx={px} cy={py} r={radius} fill={colours.card} stroke={colours.ink} strokeWidth={1.2} />
      <IconG name={PIECES[kind] ?? 'camel'} x={px} y={py} size={radius * 1.55} colour={colours.ink} />
    </>
  );
});
