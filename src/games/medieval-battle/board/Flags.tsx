/** Flags on their hexes: one cloth for one point, two for two, in the colours of the holder; over the shoulder of a unit that stands there. */
import { memo } from 'react';
import Svg, { G } from 'react-native-svg';
import type { Tincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { FlagG } from '@/pieces/Flag';
import { PelletG } from '@/pieces/Pellet';

interface Props {
  readonly left: number;
  readonly top: number;
  readonly value: number;
  readonly tincture: Tincture | null;
  /** Who holds it; −1: nobody. */
  readonly seat: Seat | -1;
  readonly occupied: boolean;
  /** The least height of its figure’s pellet. */
  readonly pellet: number;
}

export const FLAG = { width: 56, height: 64 } as const;

export const FlagPiece = memo(function FlagPiece({ left, top, value, tincture, seat, occupied, pellet }: Props) {
  const height = occupied ? 24 : 46;
  // To the right of the middle: the points left there stand on the other side.
  const x = occupied ? (value === 2 ? 34 : 41) : value === 2 ? 21 : 24;
  const y = occupied ? 24 : 54;
  const colour = tincture === null ? null : { tincture, pointed: seat === 1 };
  return (
    <Svg width={FLAG.width} height={FLAG.height} style={{ position: 'absolute', left, top }} pointerEvents="none" aria-hidden>
      <G>
        {value === 2 ? (
          <FlagG x={x + height * (occupied ? 0.36 : 0.22)} y={y + (occupied ? 0 : 2)} height={height * 0.86} {...colour} />
        ) : null}
        <FlagG x={x - (value === 2 && !occupied ? height * 0.12 : 0)} y={y} height={height} {...colour} />
        {occupied ? null : <PelletG value={value} x={value === 2 ? x + 18 : x + 15} y={y - 9} height={Math.max(19, pellet)} />}
      </G>
    </Svg>
  );
});
