/** A space of the board: round for a camel, oblong for a ship. What is done there, what it brings, and who stands there. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Circle, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { PIECES, RARE_COLOURS } from '../data/names';
import type { Space } from '../data/spaces';
import { doingIcon } from './looks';
import { PieceG } from './PieceG';
import { ColourG } from './RareG';

interface Props {
  readonly space: Space;
  /** Where it is drawn. */
  readonly box: Box;
  /** What it brings, or its place in the order; null: nothing to count. */
  readonly figure: string | null;
  /** Who stands there; null: it is free. */
  readonly tincture: Tincture | null;
  readonly kind: number;
}

/** Below this there is no room for one thing above the other. */
const TALL = 44;
/** Beside a piece: what is done there, and below it what that brings. */
const BESIDE = { wide: 16, glyph: 14 } as const;
const MOST_TAKEN = 64;
const LEAST_FIGURE = 12;

export const SpaceG = memo(function SpaceG({ space, box, figure, tincture, kind }: Props) {
  const { colours } = useTheme();
  const { width, height } = box;
  const [x, y] = [box.left + width / 2, box.top + height / 2];
  const icon = doingIcon(space.does, space.good);
  const tall = height >= TALL;
  const across = Math.min(width, height) - 2;
  if (tincture !== null) {
    const wide = Math.min(width, MOST_TAKEN);
    const left = x - wide / 2;
    const room = wide - BESIDE.wide - 2;
    const shield = Math.min(across * 0.7, room * 0.74, 30);
    const glyphX = left + 2 + BESIDE.glyph / 2;
    return (
      <>
        <Rect
          x={left}
          y={box.top + 1}
          width={wide}
          height={height - 2}
          rx={3}
          fill={colours.card}
          stroke={colours.ink2}
          strokeWidth={1.2}
        />
        <IconG name={icon} x={glyphX} y={figure === null ? y : y - 8} size={BESIDE.glyph} colour={colours.ink} />
        {figure === null ? null : <FigureG value={figure} x={glyphX} y={y + 8} size={LEAST_FIGURE + 1} colour={colours.ink} />}
        <PieceG tincture={tincture} kind={kind} x={left + BESIDE.wide + room / 2 - 2} y={y - 1} width={shield} />
      </>
    );
  }
  const size = Math.min(figure === null ? across * 0.6 : across * 0.46, 34);
  const figureSize = Math.min(Math.max(LEAST_FIGURE, across * 0.34), 20);
  const beside = !tall && figure !== null;
  const [gx, gy] = beside ? [x - across * 0.21, y] : figure === null ? [x, y] : [x, y - across * 0.16];
  return (
    <>
      <ShapeG space={space} box={box} />
      {space.colour === undefined ? null : <ColourG colour={RARE_COLOURS.indexOf(space.colour)} x={x} y={y} size={across * 0.74} />}
      {space.colour === undefined ? null : (
        <Circle cx={x} cy={y} r={across * 0.27} fill={colours.card} stroke={colours.ink} strokeWidth={1} />
      )}
      <IconG name={icon} x={gx} y={gy} size={space.colour === undefined ? size : across * 0.4} colour={colours.ink} />
      {figure === null ? null : (
        <FigureG
          value={figure}
          x={beside ? x + across * 0.27 : x}
          y={beside ? y : y + across * 0.27}
          size={figureSize}
          colour={colours.ink}
        />
      )}
      {tall && width - across > 18 ? <Takes space={space} box={box} /> : null}
    </>
  );
});

/** The shape tells who may stand there: round, oblong, or one in the other for either. */
function ShapeG({ space, box }: Pick<Props, 'space' | 'box'>) {
  const { colours } = useTheme();
  const across = Math.min(box.width, box.height) - 2;
  const wide = Math.min(box.width - 2, across * 1.4);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const line = { stroke: colours.edge, strokeWidth: 1.4 };
  const [camel, ship] = PIECES.map(piece => space.takes.includes(piece));
  return (
    <>
      {ship === true ? (
        <Rect x={x - wide / 2} y={y - across / 2} width={wide} height={across} rx={3} fill={colours.card} {...line} />
      ) : null}
      {camel === true ? <Circle cx={x} cy={y} r={across / 2 - (ship === true ? 2 : 0)} fill={colours.card} {...line} /> : null}
    </>
  );
}

function Takes({ space, box }: Pick<Props, 'space' | 'box'>) {
  const { colours } = useTheme();
  return space.takes.map((piece, i) => (
    <IconG key={piece} name={piece} x={box.left + box.width - 9} y={box.top + 9 + 17 * i} size={14} colour={colours.ink2} />
  ));
}
