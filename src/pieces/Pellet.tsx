import { memo } from 'react';
import Svg, { Rect, Text } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { faceStyle } from '@/design/type';

/** A digit of the figure face, in ems; and how far below the middle its baseline lies. */
const DIGIT = 0.62;
const BASELINE = 0.335;

const widthOf = (height: number, digits: number): number => Math.max(height, height * (0.42 + 0.74 * DIGIT * digits));

interface FigureProps {
  readonly value: number | string;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** The height of the letters' box. */
  readonly size: number;
  readonly colour: string;
}

/** A number inside a board's picture, on a field or a card. On a tincture it needs a pellet. */
export const FigureG = memo(function FigureG({ value, x, y, size, colour }: FigureProps) {
  const { facesReady } = useTheme();
  const { fontFamily, fontWeight } = faceStyle('figure', facesReady);
  return (
    <Text
      x={x}
      y={y + size * BASELINE}
      fill={colour}
      fontSize={size}
      fontWeight={String(fontWeight)}
      {...(fontFamily ? { fontFamily } : null)}
      textAnchor="middle"
    >
      {String(value)}
    </Text>
  );
});

interface PelletGProps {
  readonly value: number | string;
  readonly x: number;
  readonly y: number;
  readonly height?: number;
  /** The width is that of so many figures, whatever the value: counters do not dance. */
  readonly digits?: number;
  /** Gains and losses in their colour; the value then bears its sign. */
  readonly colour?: string;
}

/** A number on a card-coloured disc inside a board's picture: numbers never stand on a tincture. */
export const PelletG = memo(function PelletG({ value, x, y, height = 18, digits = 1, colour }: PelletGProps) {
  const { colours } = useTheme();
  const width = widthOf(height, Math.max(digits, String(value).length));
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={colours.card}
        stroke={colour ?? colours.ink}
        strokeWidth={1.2}
      />
      <FigureG value={value} x={x} y={y} size={height * 0.74} colour={colour ?? colours.ink} />
    </>
  );
});

/** A pellet by itself. */
export const Pellet = memo(function Pellet({ height = 20, ...pellet }: Omit<PelletGProps, 'x' | 'y'>) {
  const width = widthOf(height, Math.max(pellet.digits ?? 1, String(pellet.value).length)) + 2;
  return (
    <Svg width={width} height={height + 2} pointerEvents="none" aria-hidden>
      <PelletG {...pellet} height={height} x={width / 2} y={height / 2 + 1} />
    </Svg>
  );
});
