/** A counter: whose it is (tincture, hatch, and the plate of the army), what it is (glyph), its knights (a whole or a hewn shield) and its movement points. */
import { memo, useMemo } from 'react';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, tinctures, wash, type Tincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { hatchStroke } from '@/pieces/hatch';
import { UNITS, type UnitType } from '../data/units';
import { COUNTER, counterPaths, PLATES, pips, type CounterShape } from './counters';
import { glyphs, openWagons } from './glyphs';

interface Props {
  readonly type: UnitType;
  readonly tincture: Tincture;
  readonly seat: Seat;
  readonly knights: number;
  /** Movement points left; −1: not shown. */
  readonly points: number;
  /** Its width in dp. */
  readonly width?: number;
}

const shapeOf = (type: UnitType, knights: number, points: number): CounterShape =>
  type === 'wagonTrain' ? (points === 0 ? 'open' : 'fort') : knights === 1 ? 'hewn' : 'whole';

/** The counter inside another picture, on 40 × 46. */
const UnitG = memo(function UnitG({ type, tincture, seat, knights, points }: Omit<Props, 'width'>) {
  const { colours } = useTheme();
  const look = tinctures[tincture];
  const shape = shapeOf(type, knights, points);
  const paths = counterPaths(shape, tincture);
  const plate = PLATES[seat === 1 ? 1 : 0];
  const isWagon = type === 'wagonTrain';
  const most = UNITS[type].points;
  const row = useMemo(() => pips(most, points, 20, isWagon ? 37.5 : 36.2, most > 4 ? 4.9 : 5.4, 1.9), [most, points, isWagon]);
  const middle = isWagon ? 23 : 18.5;
  const scroll = most * (most > 4 ? 4.9 : 5.4) + 3.4;
  return (
    <>
      <Path
        d={paths.outline}
        fill={look.fill}
        stroke={colours.ink}
        strokeWidth={1.6}
        strokeLinejoin="round"
        {...(shape === 'open' ? { strokeDasharray: '4 2.4' } : null)}
      />
      <Path
        d={paths.hatch}
        stroke={onTincture[look.ink]}
        strokeWidth={hatchStroke(look.hatch, wash.piece.stroke)}
        strokeOpacity={wash.piece.hatch}
        strokeLinecap="round"
      />
      {plate.shape === 'round' ? (
        <Circle cx={20} cy={middle} r={12.6} fill={onTincture[plate.ground]} stroke={onTincture[plate.glyph]} strokeWidth={1.2} />
      ) : (
        <Rect
          x={8}
          y={middle - 12}
          width={24}
          height={24}
          rx={2}
          fill={onTincture[plate.ground]}
          stroke={onTincture[plate.glyph]}
          strokeWidth={1.2}
        />
      )}
      <Path
        d={shape === 'open' ? openWagons : glyphs[type]}
        fill={onTincture[plate.glyph]}
        fillRule="evenodd"
        transform={`translate(${20 - 9} ${middle - 9}) scale(0.75)`}
      />
      {points < 0 ? null : (
        <>
          <Rect
            x={20 - scroll / 2}
            y={isWagon ? 34 : 32.7}
            width={scroll}
            height={7}
            rx={3.5}
            fill={colours.card}
            stroke={colours.ink}
            strokeWidth={1}
          />
          <Path d={row.filled} fill={colours.ink} />
          <Path d={row.hollow} fill="none" stroke={colours.edge} strokeWidth={0.7} />
        </>
      )}
    </>
  );
});

/** The counter by itself. */
export const UnitPiece = memo(function UnitPiece({ width = COUNTER.width, ...unit }: Props) {
  return (
    <Svg
      width={width}
      height={(width * COUNTER.height) / COUNTER.width}
      viewBox={`0 0 ${COUNTER.width} ${COUNTER.height}`}
      pointerEvents="none"
      aria-hidden
    >
      <UnitG {...unit} />
    </Svg>
  );
});
