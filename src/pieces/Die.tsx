import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, tinctures, type Tincture } from '@/design/tokens';

export type DieState = 'plain' | 'chosen' | 'used';

/** Where the pips of a face lie on 24 × 24. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];
const PIP = 2.1;

/** All pips of a face as one path; a face that is not 1 to 6 is blank. */
export const pipsPath = (face: number): string =>
  (PIPS[face] ?? []).map(([x, y]) => `M${x - PIP} ${y}a${PIP} ${PIP} 0 1 0 ${2 * PIP} 0a${PIP} ${PIP} 0 1 0 ${-2 * PIP} 0z`).join('');

interface DieGProps {
  readonly face: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly state?: DieState;
  /** A seat's die; a die of nobody is paper. */
  readonly tincture?: Tincture;
}

/** A die inside a board's picture. Chosen: a second ink ring. Used: hollow, with a dashed edge. */
export const DieG = memo(function DieG({ face, x, y, size, state = 'plain', tincture }: DieGProps) {
  const { colours } = useTheme();
  const used = state === 'used';
  const seat = tincture && !used ? tinctures[tincture] : undefined;
  const pips = used ? colours.ink2 : seat ? onTincture[seat.ink] : colours.ink;
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return (
    <>
      <Rect
        x={1}
        y={1}
        width={22}
        height={22}
        rx={4}
        fill={used ? 'none' : (seat?.fill ?? colours.card)}
        stroke={used ? colours.edge : colours.ink}
        strokeWidth={1.6}
        {...(used ? { strokeDasharray: '3 2.4' } : null)}
        transform={at}
      />
      <Path d={pipsPath(face)} fill={pips} transform={at} />
      {state === 'chosen' ? (
        <Rect x={-2.2} y={-2.2} width={28.4} height={28.4} rx={6.4} fill="none" stroke={colours.ink} strokeWidth={1.8} transform={at} />
      ) : null}
    </>
  );
});

/** Room around a die for the ring of the chosen one. */
const RING = 3.2 / 24;

/** A die by itself; `size` is the die's own side, the ring lies outside it. */
export const Die = memo(function Die({ size = 40, ...die }: Omit<DieGProps, 'x' | 'y' | 'size'> & { readonly size?: number }) {
  const side = size * (1 + 2 * RING);
  return (
    <Svg width={side} height={side} pointerEvents="none" aria-hidden>
      <DieG {...die} x={side / 2} y={side / 2} size={size} />
    </Svg>
  );
});
