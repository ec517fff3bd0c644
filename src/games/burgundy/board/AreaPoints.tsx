/** What each complete area has brought, on a pellet at its edge: the chronicle knows, for the phase it was completed in is long over. */
import { memo, useMemo } from 'react';
import type { Fact, Seat } from '@/engine/contract';
import type { Point } from '@/pieces/hatch';
import { PelletG } from '@/pieces/Pellet';
import { useMatchView } from '@/table/tableContext';
import { SURVEY } from '../rules/duchy';
import type { BurgundyFact } from '../facts';
import type { HexSize } from './geometry';
import { LEAST_PELLET } from './looks';

/** Points by area of a seat's duchy. */
export function pointsByArea(facts: readonly Fact[], seat: Seat, duchy: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const fact of facts as readonly BurgundyFact[]) {
    const area = fact.what === 'areaScored' && fact.seat === seat ? SURVEY[duchy]?.area[fact.space] : undefined;
    if (area !== undefined && fact.what === 'areaScored') found.set(area, fact.points);
  }
  return found;
}

interface Props {
  readonly seat: Seat;
  readonly duchy: number;
  /** The complete areas, as text. */
  readonly complete: string;
  readonly centres: readonly Point[];
  readonly hex: HexSize;
}

export const AreaPoints = memo(function AreaPoints({ seat, duchy, complete, centres, hex }: Props) {
  const { chronicle } = useMatchView();
  const points = useMemo(
    () =>
      pointsByArea(
        chronicle.flatMap(entry => entry.facts),
        seat,
        duchy,
      ),
    [chronicle, seat, duchy],
  );
  const areas = complete === '' ? [] : complete.split(',').map(Number);
  return areas.map(area => {
    const value = points.get(area);
    // The topmost row, at its right end: no tile of this area lies beyond that edge.
    const at = (SURVEY[duchy]?.areas[area] ?? []).map(space => centres[space] as Point).sort(([x, y], [X, Y]) => y - Y || X - x)[0];
    if (value === undefined || at === undefined) return null;
    return <PelletG key={area} value={value} x={at[0] + hex.width * 0.29} y={at[1] - hex.height * 0.34} height={LEAST_PELLET} digits={2} />;
  });
});
