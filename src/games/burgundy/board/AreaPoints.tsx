/** What each complete area has brought, on a golden plate at its edge, for round pellets are prices: the chronicle knows, for the phase it was completed in is long over. */
import { memo, useMemo } from 'react';
import { Rect } from 'react-native-svg';
import type { Fact, Seat } from '@/engine/contract';
import type { Point } from '@/pieces/hatch';
import { tinctures } from '@/design/tokens';
import { useTheme } from '@/design/theme';
import { FigureG } from '@/pieces/Pellet';
import { useMatchView } from '@/table/kit/tableContext';
import { SURVEY } from '../rules/duchy';
import type { BurgundyFact } from '../facts';
import type { HexSize } from './geometry';
import { numbers } from './numbers';

/** Points by area of a duchy, whichever of its seats completed it. */
export function pointsByArea(facts: readonly Fact[], seats: readonly Seat[], duchy: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const fact of facts as readonly BurgundyFact[]) {
    // SOL-10: who plays alone scores size and phase apart.
    if (fact.what !== 'areaScored' && fact.what !== 'areaSizeScored' && fact.what !== 'areaPhaseScored') continue;
    const area = seats.includes(fact.seat) ? SURVEY[duchy]?.area[fact.space] : undefined;
    if (area !== undefined) found.set(area, (fact.what === 'areaScored' ? 0 : (found.get(area) ?? 0)) + fact.points);
  }
  return found;
}

interface Props {
  /** Whose duchy it is, as text. */
  readonly seats: string;
  readonly duchy: number;
  /** The complete areas, as text. */
  readonly complete: string;
  readonly centres: readonly Point[];
  /** What is in the picture: absent, all. */
  readonly shows?: ReadonlySet<number> | undefined;
  readonly hex: HexSize;
}

export const AreaPoints = memo(function AreaPoints({ seats, duchy, complete, centres, shows, hex }: Props) {
  const { chronicle } = useMatchView();
  const points = useMemo(
    () =>
      pointsByArea(
        chronicle.flatMap(entry => entry.facts),
        numbers(seats),
        duchy,
      ),
    [chronicle, seats, duchy],
  );
  const areas = numbers(complete);
  return areas.map(area => {
    const value = points.get(area);
    // The topmost row, at its right end: no tile of this area lies beyond that edge.
    const seen = (SURVEY[duchy]?.areas[area] ?? []).filter(space => shows?.has(space) !== false);
    const at = seen.map(space => centres[space] as Point).sort(([x, y], [X, Y]) => y - Y || X - x)[0];
    if (value === undefined || at === undefined) return null;
    const [x, y] = plateAt(at, hex, Math.max(...centres.map(centre => centre[0])));
    return <Plate key={area} value={value} x={x} y={y} />;
  });
});

const PLATE = { width: 24, height: 17 };

/**
 * On the upper tip of a space, between the neighbours: there it hides neither their numbers nor its own glyph. Above the first row the picture
 * ends: there it stands in the gap between two tips.
 */
export function plateAt([x, y]: Point, { width, height }: HexSize, rightmost: number): Point {
  const [tip, least] = [y - height / 2, PLATE.height / 2 + 1];
  return tip >= least ? [x, tip] : [Math.min(x + width / 2, rightmost + width / 2 - PLATE.width / 2 - 1), least];
}

const FIGURE = 12.5;

const Plate = memo(function Plate({ value, x, y }: { readonly value: number; readonly x: number; readonly y: number }) {
  const { colours } = useTheme();
  const { width, height } = PLATE;
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <>
      <Rect x={left} y={top} width={width} height={height} fill={tinctures.or.fill} stroke={colours.ink} strokeWidth={1} />
      <Rect x={left + 2} y={top + 2} width={width - 4} height={height - 4} fill={colours.card} />
      <FigureG value={value} x={x} y={y} size={FIGURE} colour={colours.ink} />
    </>
  );
});
