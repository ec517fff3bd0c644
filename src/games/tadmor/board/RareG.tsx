/** A rare good: its colour, hatched, and its glyph on a pellet. */
import { memo } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import { hatching, hatchStroke } from '@/pieces/hatch';
import { colourOf, RARE_GOODS } from '../data/names';
import { rareGlyphs } from './glyphs';
import { RARE_LOOKS } from './looks';

interface PathProps {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** A drawing of this game's own. */
export const GlyphG = memo(function GlyphG({ path, x, y, size, colour }: PathProps) {
  return <Path d={path} fill={colour} fillRule="evenodd" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />;
});

interface Props {
  readonly rare: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const RareG = memo(function RareG({ rare, x, y, size }: Props) {
  const { colours } = useTheme();
  const name = RARE_GOODS[rare];
  if (name === undefined) return null;
  return (
    <>
      <ColourG colour={colourOf(rare)} x={x} y={y} size={size} />
      <Circle cx={x} cy={y} r={size * 0.37} fill={colours.card} stroke={colours.ink} strokeWidth={1} />
      <GlyphG path={rareGlyphs[name]} x={x} y={y} size={size * 0.54} colour={colours.ink} />
    </>
  );
});

/** The ground of a rare good: what its stack is known by. */
export function ColourG({ colour, x, y, size }: Omit<Props, 'rare'> & { readonly colour: number }) {
  const { colours } = useTheme();
  const look = RARE_LOOKS[colour] ?? RARE_LOOKS[0];
  if (look === undefined) return null;
  const [left, top, right, bottom] = [x - size / 2, y - size / 2, x + size / 2, y + size / 2];
  return (
    <>
      <Rect x={left} y={top} width={size} height={size} rx={2} fill={look.fill} stroke={colours.ink} strokeWidth={1.2} />
      <Path
        d={hatching(
          [
            [left + 1, top + 1],
            [right - 1, top + 1],
            [right - 1, bottom - 1],
            [left + 1, bottom - 1],
          ],
          look.hatch,
          5,
        )}
        stroke={onTincture[look.ink]}
        strokeWidth={hatchStroke(look.hatch, 1)}
        strokeOpacity={0.6}
        strokeLinecap="round"
      />
    </>
  );
}
