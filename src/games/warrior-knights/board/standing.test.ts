/** What stands in a region, row by row. */
import type { Tincture } from '@/design/tokens';
import { advance, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import { warriorKnights } from '..';
import { REGIONS } from '../data/map';
import { bare, region, rule, siegeOf, stand } from '../tests/table';
import type { Realm } from '../state';
import { rowsIn } from './standing';

const TINCTURES: readonly Tincture[] = ['gules', 'azure', 'vert', 'purpure', 'or', 'sable'];
const tinctureOf = (seat: number): Tincture => TINCTURES[seat] ?? 'gules';
const besieging = (g: Realm, at: number) =>
  rowsIn(g, at, tinctureOf).flatMap(row => (row.row === 'army' && row.besieges ? [row.tincture] : []));

test('SIE-05 two who besiege a city take a row each, and whoever is inside stands first', () => {
  const g = bare(3);
  rule(g, 1, 'Monz');
  for (const noble of [0, 4, 8]) stand(g, noble, 'Monz', 100);
  siegeOf(g, 'Monz', 1, 0);
  siegeOf(g, 'Monz', 1, 2);
  const rows = rowsIn(g, region('Monz'), tinctureOf);
  expect(rows.map(({ row }) => row)).toEqual(['city', 'army', 'army', 'army']);
  expect(rows.flatMap(row => (row.row === 'army' ? [[row.tincture, row.besieges]] : []))).toEqual([
    ['azure', false],
    ['gules', true],
    ['vert', true],
  ]);
});

test('SIE-05 no siege is without an army that shows it, in matches by chance', () => {
  let sieges = 0;
  for (const seed of [1, 2, 3]) {
    const g = warriorKnights.setUp({ seats: 2 + 2 * (seed - 1), seed, options: {} });
    const pick = byChance(seed);
    for (let offers = offersOf(warriorKnights, g); offers.length > 0;) {
      offers = advance(warriorKnights, g, pick(g, 0, offers) as (typeof offers)[number]);
      if (g.sieges.length === 0) continue;
      const shown = REGIONS.flatMap((_, at) => besieging(g, at));
      expect(shown.sort()).toEqual(g.sieges.map(siege => tinctureOf(siege.seat)).sort());
      sieges++;
    }
  }
  expect(sieges).toBeGreaterThan(100);
});
