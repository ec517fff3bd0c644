/** A tower: stacked blocks under merlons, its height on a pellet. */
import { memo } from 'react';
import { Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { tinctures, type Tincture } from '@/design/tokens';
import { PelletG } from '@/pieces/Pellet';

interface Props {
  readonly levels: number;
  readonly tincture: Tincture;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tower of so many levels fills its place; a higher one is drawn with thinner blocks. */
const FULL = 10;

export const TowerG = memo(function TowerG({ levels, tincture, x, y, width, height }: Props) {
  const { colours } = useTheme();
  const block = height / Math.max(FULL, levels + 1);
  const top = y - block * levels;
  const [left, right] = [x - width / 2, x + width / 2];
  const merlon = width / 5;
  const high = Math.min(merlon, 4);
  const crown = `M${left - 1} ${top}v${-high}h${merlon}v${high * 0.5}h${merlon + 1}v${-high * 0.5}h${merlon}v${high * 0.5}h${merlon + 1}v${-high * 0.5}h${merlon}v${high}z`;
  return (
    <>
      <Path d={`M${left - 4} ${y}H${right + 4}`} stroke={colours.ink} strokeWidth={1.6} />
      {levels === 0 ? null : (
        <Rect x={left} y={top} width={width} height={y - top} fill={tinctures[tincture].fill} stroke={colours.ink} strokeWidth={1.4} />
      )}
      {Array.from({ length: Math.max(0, levels - 1) }, (_, i) => (
        <Path key={i} d={`M${left} ${y - (i + 1) * block}H${right}`} stroke={colours.card} strokeWidth={(i + 1) % 5 === 0 ? 1.6 : 0.8} />
      ))}
      {levels === 0 ? null : <Path d={crown} fill={tinctures[tincture].fill} stroke={colours.ink} strokeWidth={1.2} />}
      <PelletG value={levels} x={x} y={y - 10} height={18} digits={2} />
    </>
  );
});
