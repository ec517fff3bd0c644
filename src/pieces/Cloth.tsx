/** A cloth in a seat's tincture, hatched from edge to edge: it hides whatever lies below. */
import { memo, useMemo } from 'react';
import Svg from 'react-native-svg';
import type { Tincture } from '@/design/tokens';
import type { Point } from './hatch';
import { outline } from './hexGrid';
import { LandG, landHatch } from './Land';

interface Props {
  readonly tincture: Tincture;
  readonly width: number;
  readonly height: number;
}

export const Cloth = memo(function Cloth({ tincture, width, height }: Props) {
  const { shape, hatch } = useMemo(() => {
    const corners: readonly Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    return { shape: outline(corners), hatch: landHatch(corners, tincture) };
  }, [tincture, width, height]);
  return (
    <Svg width={width} height={height} pointerEvents="none" aria-hidden>
      <LandG outline={shape} hatch={hatch} tincture={tincture} edgeWidth={0} />
    </Svg>
  );
});
