import { memo } from 'react';
import { Circle, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import { hatching, hatchStroke } from '@/pieces/hatch';
import { IconG } from '@/pieces/Icon';
import { FigureG, PelletG } from '@/pieces/Pellet';
import { corners, hexPath, shrunk } from './geometry';
import { LEAST_PELLET, TILE_LOOKS, type TileLook } from './looks';

interface Props {
  readonly tile: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Below this a number on a pellet would be too small to read. */
const WITH_PELLETS = 36;

/** A tile of the game: filled with its kind, hatched along the rim, its glyph in the middle; numbers stand on pellets. */
export const TileG = memo(function TileG({ tile, x, y, width, height }: Props) {
  const { colours } = useTheme();
  const look = TILE_LOOKS[tile];
  if (look === undefined) return null;
  const size = shrunk({ width, height }, 0.8);
  const rim = Math.max(3, width * 0.1);
  const ink = onTincture[look.ink];
  const large = width >= WITH_PELLETS;
  return (
    <>
      <Path d={hexPath(x, y, size)} fill={look.fill} stroke={colours.ink} strokeWidth={large ? 1.6 : 1.2} strokeLinejoin="round" />
      {large ? (
        <>
          <Path
            d={hatching(corners(x, y, shrunk(size, 1)), look.hatch, 4)}
            stroke={ink}
            strokeWidth={hatchStroke(look.hatch, 0.9)}
            strokeOpacity={0.5}
            strokeLinecap="round"
          />
          <Path d={hexPath(x, y, shrunk(size, rim))} fill={look.fill} />
        </>
      ) : null}
      {look.monastery > 0 ? (
        <Monastery look={look} x={x} y={y} width={width} height={height} />
      ) : look.heads > 0 ? (
        <Herd look={look} x={x} y={y} width={width} height={height} />
      ) : (
        <IconG name={look.glyph} x={x} y={y} size={width * (large ? 0.5 : 0.62)} colour={ink} />
      )}
    </>
  );
});

type DetailProps = Omit<Props, 'tile'> & { readonly look: TileLook };

function Monastery({ look, x, y, width, height }: DetailProps) {
  const { colours } = useTheme();
  const ink = onTincture[look.ink];
  if (width < WITH_PELLETS) {
    return (
      <>
        <Path d={hexPath(x, y, shrunk({ width, height }, 2.6))} fill={colours.card} />
        <FigureG value={look.monastery} x={x} y={y} size={Math.max(12, width * 0.56)} colour={colours.ink} />
      </>
    );
  }
  return (
    <>
      <IconG name={look.glyph} x={x} y={y - height * 0.2} size={width * 0.34} colour={ink} />
      <PelletG value={look.monastery} x={x} y={y + height * 0.13} height={Math.max(LEAST_PELLET, width * 0.36)} digits={2} />
    </>
  );
}

function Herd({ look, x, y, width, height }: DetailProps) {
  const ink = onTincture[look.ink];
  if (width < WITH_PELLETS) {
    const step = width * 0.17;
    return (
      <>
        <IconG name={look.glyph} x={x} y={y - height * 0.08} size={width * 0.56} colour={ink} />
        {Array.from({ length: look.heads }, (_, i) => (
          <Circle key={i} cx={x + (i - (look.heads - 1) / 2) * step} cy={y + height * 0.27} r={width * 0.06} fill={ink} />
        ))}
      </>
    );
  }
  return (
    <>
      <IconG name={look.glyph} x={x} y={y - height * 0.14} size={width * 0.44} colour={ink} />
      <PelletG value={look.heads} x={x} y={y + height * 0.22} height={Math.max(LEAST_PELLET, width * 0.32)} />
    </>
  );
}
