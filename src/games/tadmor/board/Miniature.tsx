/** The board as a sign: seven regions, and every piece that stands there as a dot. */
import { memo } from 'react';
import Svg, { Circle, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { REGIONS } from '../data/names';
import { NONE, ownerOf, type Tadmor } from '../state';
import { isWater } from './looks';
import { spacesIn } from './plan';

interface Props {
  /** By space: one’s own piece 2, another one 1, none 0. */
  readonly standing: string;
  readonly seats: number;
  readonly size: number;
}

const ROWS = REGIONS.length;

const MiniatureBoard = memo(function MiniatureBoard({ standing, seats, size }: Props) {
  const { colours } = useTheme();
  const pieces = standing.split(',').map(Number);
  const row = size / ROWS;
  const each = (size - 4) / ROWS;
  return (
    <Svg width={size} height={size} pointerEvents="none" aria-hidden>
      {REGIONS.map((region, r) => {
        const spaces = spacesIn(region, seats);
        const top = r * row;
        return [
          <Rect
            key={region}
            x={1}
            y={top + 1}
            width={spaces.length * each + 2}
            height={row - 2}
            rx={1.5}
            fill={isWater(region) ? colours.rule : colours.field}
            stroke={colours.edge}
            strokeWidth={0.8}
          />,
          spaces.map((space, i) => (
            <Circle
              key={space}
              cx={2 + (i + 0.5) * each}
              cy={top + row / 2}
              r={Math.max(1.4, row * 0.28)}
              fill={pieces[space] === 2 ? colours.accent : pieces[space] === 1 ? colours.ink : colours.card}
              stroke={colours.ink}
              strokeWidth={0.6}
            />
          )),
        ];
      })}
    </Svg>
  );
});

export function Miniature({ view, seat, size }: { readonly view: Readonly<Tadmor>; readonly seat: Seat; readonly size: number }) {
  const standing = view.board.map(code => (code === NONE ? 0 : ownerOf(code) === seat ? 2 : 1)).join(',');
  return <MiniatureBoard standing={standing} seats={view.seats} size={size} />;
}
