import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { onTincture, tinctures, wash, type Tincture } from '@/design/tokens';
import { hatchStroke } from './hatch';
import { arms, shieldSize } from './heraldry';

interface ArmsProps {
  readonly tincture: Tincture;
  readonly width: number;
  /** Without its charge, to carry a glyph or a pellet. */
  readonly bare: boolean;
}

function Painted({ tincture, width, bare }: ArmsProps) {
  const { colours } = useTheme();
  const scale = width / shieldSize.width;
  const look = tinctures[tincture];
  const { outline, hatch, charge, stroke: line } = arms(tincture, width);
  const ink = onTincture[look.ink];
  return (
    <>
      <Path d={outline} fill={look.fill} stroke={colours.ink} strokeWidth={Math.max(stroke.edge / scale, 1.3)} strokeLinejoin="round" />
      <Path d={hatch} stroke={ink} strokeWidth={hatchStroke(look.hatch, line)} strokeOpacity={wash.piece.hatch} strokeLinecap="round" />
      {bare ? null : <Path d={charge} fill={ink} />}
    </>
  );
}

interface ShieldGProps {
  readonly tincture: Tincture;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly bare?: boolean;
}

/** A seat's shield inside a board's picture. */
export const ShieldG = memo(function ShieldG({ tincture, x, y, width, bare = false }: ShieldGProps) {
  const scale = width / shieldSize.width;
  return (
    <G transform={`translate(${x - width / 2} ${y - (shieldSize.height * scale) / 2}) scale(${scale})`}>
      <Painted tincture={tincture} width={width} bare={bare} />
    </G>
  );
});

/** On the web a picture beside long words would be squeezed. */
const RIGID = { flexShrink: 0 } as const;

/** A seat's shield by itself: tincture, hatch and charge all say whose it is. */
export const Shield = memo(function Shield({
  tincture,
  width = 32,
  bare = false,
}: Omit<ShieldGProps, 'x' | 'y' | 'width'> & { readonly width?: number }) {
  return (
    <Svg
      width={width}
      height={(width * shieldSize.height) / shieldSize.width}
      viewBox={`0 0 ${shieldSize.width} ${shieldSize.height}`}
      style={RIGID}
      pointerEvents="none"
      aria-hidden
    >
      <Painted tincture={tincture} width={width} bare={bare} />
    </Svg>
  );
});
