/** What stands in each region, row by row, as a string of its own: a region is drawn again only when that changes. */
import type { Tincture } from '@/design/tokens';
import { cityIn } from '../data/land';
import { cityStrength } from '../rules/cities';
import { holdStrength } from '../rules/strongholds';
import { garrisonOf, isIn, nobleOf, noblesOf, NONE, shapeOf, strengthOfArmy, townOf, type Realm } from '../state';
import type { Shape } from '../data/names';

type G = Readonly<Realm>;

export interface CityRow {
  readonly row: 'city';
  readonly tincture: Tincture | null;
  readonly strength: number;
  readonly fortified: boolean;
  readonly breaches: number;
  readonly razed: boolean;
}
export interface HoldRow {
  readonly row: 'hold';
  readonly tincture: Tincture;
  readonly strength: number;
  readonly breaches: number;
}
export interface ArmyRow {
  readonly row: 'army';
  readonly tincture: Tincture;
  readonly strength: number;
  readonly nobles: readonly { readonly shape: Shape; readonly exhausted: boolean }[];
  readonly hurt: boolean;
  /** SIE-05: who besieges has a Noble here, so that a siege needs no row of its own. */
  readonly besieges: boolean;
}
export type Row = CityRow | HoldRow | ArmyRow;

type TinctureOf = (seat: number) => Tincture;

export function rowsIn(g: G, region: number, tinctureOf: TinctureOf): Row[] {
  const rows: Row[] = [];
  const city = cityIn(region);
  if (city !== NONE) {
    const { owner, fortified, breaches, razed } = townOf(g, city);
    rows.push({
      row: 'city',
      tincture: owner === NONE ? null : tinctureOf(owner),
      strength: cityStrength(g, city),
      fortified,
      breaches,
      razed,
    });
  }
  g.barons.forEach((b, seat) => {
    if (b.stronghold === region)
      rows.push({
        row: 'hold',
        tincture: tinctureOf(seat),
        strength: holdStrength(g, seat) + strengthOfArmy(g, garrisonOf(seat)),
        breaches: b.breaches,
      });
  });
  const besiegers = g.sieges
    .filter(siege => (siege.city === NONE ? g.barons[siege.hold]?.stronghold === region : siege.city === city && city !== NONE))
    .map(siege => siege.seat);
  // Who is inside stands right below the walls.
  const owner = city === NONE ? NONE : townOf(g, city).owner;
  const seats = g.barons.map((_, seat) => seat).sort((a, b) => Number(b === owner) - Number(a === owner) || a - b);
  for (const seat of seats) {
    const there = noblesOf(seat).filter(noble => isIn(nobleOf(g, noble), region));
    if (there.length > 0)
      rows.push({
        row: 'army',
        tincture: tinctureOf(seat),
        strength: there.reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0),
        nobles: there.map(noble => ({ shape: shapeOf(noble), exhausted: nobleOf(g, noble).exhausted })),
        hurt: there.some(noble => nobleOf(g, noble).tokens > 0),
        besieges: besiegers.includes(seat),
      });
  }
  return rows;
}

/** Tinctures of those whose Nobles are at sea before a port. */
export const atSea = (g: G, region: number, tinctureOf: TinctureOf): readonly Tincture[] =>
  g.barons.flatMap((_, seat) =>
    noblesOf(seat)
      .filter(noble => nobleOf(g, noble).where === region && nobleOf(g, noble).atSea)
      .map(() => tinctureOf(seat)),
  );
