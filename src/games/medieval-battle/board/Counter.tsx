/** A counter on the map: it travels to where it stands now. */
import { memo } from 'react';
import { useLasts } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { Moving } from '@/pieces/Moving';
import type { UnitType } from '../data/units';
import { COUNTER } from './counters';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly type: UnitType;
  readonly tincture: Tincture;
  readonly seat: Seat;
  readonly knights: number;
  readonly points: number;
}

export const Counter = memo(function Counter({ x, y, ...unit }: Props) {
  const lasts = useLasts('move');
  return (
    <Moving to={{ x, y }} lasts={lasts} style={place} pointerEvents="none">
      <UnitPiece {...unit} />
    </Moving>
  );
});

/** By its middle, so that positions are the centres of hexes. */
const place = { position: 'absolute', left: -COUNTER.width / 2, top: -COUNTER.height / 2 } as const;
