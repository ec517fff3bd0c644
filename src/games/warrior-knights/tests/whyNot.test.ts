/** Any quiet place says at a tap why it is quiet. */
import type { Realm } from '../state';
import { NONE } from '../state';
import { mobilize, playing, region, rule, stand, table, versatile, type Sitting } from './table';

const R = region;
const at = (name: string): string => `region:${R(name)}`;
const moving = (arrange: (g: Realm) => void = () => {}): Sitting =>
  table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    stand(g, 1, 'Monz', 200);
    arrange(g);
  });

test('SET-11 SET-12 why no stronghold stands there', () => {
  const found = table({ ask: 'placeStronghold', seat: 0 }, g => {
    g.barons[0]!.stronghold = NONE;
    g.towns[1]!.razed = true;
  });
  expect(['Cadiz', 'Monz', 'Ballin', 'Sturmkap', 'Torvale', 'Eichwald'].map(name => found.refuses(at(name))?.why)).toEqual([
    'overseas',
    'cityThere',
    'rim',
    'rim',
    'rivalThere',
    undefined,
  ]);
});

test('STR-04 why it is not rebuilt there', () => {
  const again = table({ ask: 'restore', seat: 0 }, g => {
    stand(g, 4, 'Eichwald', 50);
    g.barons[0]!.stronghold = NONE;
  });
  expect(['Eichwald', 'Torvale', 'Monz'].map(name => again.refuses(at(name))?.why)).toEqual(['rivalThere', 'rivalThere', 'cityThere']);
});

test('PLN-01 PLN-02 why a card is not laid', () => {
  const planning = table({ ask: 'plan', seat: 0 }, g => {
    g.barons[0]!.hand[0] = 0;
    g.barons[0]!.plan[1] = [1, 2];
  });
  expect([planning.refuses('hand:levyTaxes'), planning.refuses('area:1'), planning.refuses('hand:rallySupport')]).toEqual([
    { why: 'noneLeft' },
    { why: 'areaFull' },
    null,
  ]);
});

test('MOV-01 MOV-05 MOV-06 SEA-03 why a Noble stays', () => {
  const now = moving(g => {
    stand(g, 2, 'Uran', 50);
    g.nobles[2]!.atSea = true;
    stand(g, 3, 'Froli', 50);
    g.nobles[1]!.exhausted = true;
    rule(g, 0, 'Froli');
    g.sieges.push({ city: 3, hold: NONE, seat: 1, round: 1 });
    stand(g, 4, 'Froli', 200);
  });
  expect([1, 2, 3, 4].map(noble => now.refuses(`noble:${noble}`)?.why)).toEqual(['exhausted', 'atSea', 'besieged', undefined]);
  expect(moving().refuses('noble:3')?.why).toBe('offMap');
});

test('MOV-02 SEA-01 MOB-02 why he does not go there', () => {
  expect(moving().refuses(at('Isar'), 'noble:0')?.why).toBe('tooFar');
  expect(moving().refuses(at('Cadiz'), 'noble:1')?.why).toBe('noPort');
  expect(moving(g => (g.storm = true)).refuses(`port:${R('Cadiz')}`, 'noble:0')?.why).toBe('storm');
  const moved = moving().choose(`march ${at('Froli')} noble=0`);
  expect(moved.refuses(at('Brunfeld'), 'noble:1')?.why).toBe('oneRegion');
  expect(moved.refuses('noble:0')?.why).toBe('exhausted');
});

test('BAT-01 EVE-36 why nobody fights there', () => {
  expect([moving().refuses('city:3')?.why, moving(g => (g.truce = true)).refuses('city:4')?.why]).toEqual(['nobodyFresh', 'truce']);
  expect(moving(g => rule(g, 0, 'Monz')).refuses('city:4')).toBe(null);
  expect(moving().refuses('hold:1')?.why).toBe('nobodyFresh');
});

test('DRA-01 VER-04 MER-01 why a spot is not marked and a card not hired', () => {
  const marking = table({ ask: 'markSpot', seat: 0 }, g => {
    playing(g);
    g.track[1] = 2;
  });
  expect([marking.refuses('track:1'), marking.refuses('track:0')]).toEqual([{ why: 'taken' }, null]);
  const buying = table(versatile(), g => {
    playing(g);
    g.track[1] = 2;
    g.barons[0]!.crowns = 6;
  });
  expect([0, 1, 2].map(spot => buying.refuses(`track:${spot}`)?.why)).toEqual(['tooDear', 'taken', undefined]);
  const hiring = table({ ask: 'hire', seat: 0, bundle: [], first: true }, g => (g.barons[0]!.crowns = 0));
  expect(hiring.refuses(`troop:${hiring.g.offer[0]}`)).toEqual({ why: 'tooDear' });
});

test('RET-02 UPK-10 why he does not retreat or come back there', () => {
  expect(table({ ask: 'flight', seat: 0, noble: 0 }, g => stand(g, 0, 'Monz', 50)).refuses(at('Isar'))?.why).toBe('noShelter');
  expect(table({ ask: 'comeBack', seat: 0 }, g => stand(g, 0, 'Monz', 50)).ask).toBe(null);
});
