/** What an attack may lead to, before it is begun. */
import { warriorKnights } from '..';
import { foresee, type Foresight } from '../foresight';
import { NONE, type Realm } from '../state';
import type { Attack } from '../terms';
import { attack, city, region, stand } from './table';

const MONZ = { region: region('Monz'), foe: NONE, city: city('Monz'), hold: NONE } as const;
function of(kind: Attack['kind'], arrange: (g: Realm) => void, where: Omit<Attack, 'kind'> = MONZ): Foresight {
  const { g } = attack(arrange);
  return foresee(warriorKnights.seenBy(g, 0), 0, { kind, ...where });
}

test('ASL-01 a strong army takes a weak city nearly always, and two small ones against it pay for it', () => {
  const strong = of('assault', g => stand(g, 0, 'Monz', 200, 200, 200, 150));
  expect(strong.wins).toBeGreaterThanOrEqual(8);
  const weak = of('assault', g => stand(g, 0, 'Monz', 50));
  expect(weak.wins).toBeLessThan(strong.wins);
  expect(weak.deaths).toBeGreaterThan(strong.deaths);
});

test('FLD-01 a field battle is won where the enemy leaves the region', () => {
  const field = { region: region('Brunfeld'), foe: 1, city: NONE, hold: NONE } as const;
  const meets = (own: number[], foe: number[]): Foresight =>
    of(
      'field',
      g => {
        stand(g, 0, 'Brunfeld', ...own);
        stand(g, 4, 'Brunfeld', ...foe);
      },
      field,
    );
  const ahead = meets([200, 200, 150], [50]);
  expect(ahead.wins).toBeGreaterThan(meets([50], [200, 200, 150]).wins);
  expect(ahead.wins).toBeGreaterThanOrEqual(6);
});

test('what lies hidden changes no foresight, and looking ahead changes nothing on the table', () => {
  const { g } = attack(r => stand(r, 0, 'Monz', 200));
  const before = JSON.stringify(g);
  const view = warriorKnights.seenBy(g, 0);
  const seen = foresee(view, 0, { kind: 'assault', ...MONZ });
  expect(JSON.stringify(g)).toBe(before);
  g.fate.reverse();
  expect(foresee(warriorKnights.seenBy(g, 0), 0, { kind: 'assault', ...MONZ })).toEqual(seen);
});
