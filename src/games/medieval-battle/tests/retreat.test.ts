/** 9 Retreat. */
import { told } from '@/engine/testing/sitting';
import { OFF_BOARD } from '../state';
import { forecast } from '../rules/fight';
import { battle, hexes, put, sorted, trainTo } from './table';

test('9.1 one hex, free, enterable, outside the zone of every attacker, the wagon train’s too', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'pikemen', 90);
    put(g, 0, 'archers', 104);
  }).choose('attack hex:90 unit=2');
  // Around 90: 77 and 101 touch the attacker on 89; 78, 91 and the mountain 102 are free, but the archers on 104 are too far to matter.
  expect(sorted(at.at('retreat'))).toEqual(sorted(hexes(78, 91, 102)));
  const watched = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'pikemen', 90);
    put(g, 0, 'archers', 79);
    trainTo(g, 0, 103);
  }).choose('attack hex:90 unit=2');
  // The archers control 78 and 91; the wagon train on 103 no mountain.
  expect(watched.at('retreat')).toEqual(['hex:102']);
  expect(watched.refuses('hex:78')).toEqual({ why: 'zone' });
  expect(watched.refuses('hex:89')).toEqual({ why: 'taken' });
});

test('9.1 a hex beside the attacker that it cannot enter is out of its zone', () => {
  const to = (type: 'heavyCavalry' | 'heavyInfantry'): readonly string[] =>
    battle(g => {
      put(g, 0, type, 62);
      put(g, 1, 'lightInfantry', 75);
    })
      .choose('attack hex:75 unit=2')
      .at('retreat');
  // The mountain 61 touches both.
  expect(to('heavyCavalry')).toContain('hex:61');
  expect(to('heavyInfantry')).not.toContain('hex:61');
});

test('9.1 only onto ground the unit may enter: riders give way to no mountain', () => {
  const to = (type: 'lightCavalry' | 'lightInfantry'): readonly string[] =>
    battle(g => {
      put(g, 0, 'heavyCavalry', 89);
      put(g, 1, type, 90);
    })
      .choose('attack hex:90 unit=2')
      .at('retreat');
  expect(sorted(to('lightInfantry'))).toEqual(sorted(hexes(78, 91, 102)));
  expect(sorted(to('lightCavalry'))).toEqual(sorted(hexes(78, 91)));
});

test('9.1 a forecast from another hex sees the retreats from there', () => {
  const { g } = battle(table => {
    put(table, 0, 'heavyCavalry', 92);
    put(table, 1, 'pikemen', 90);
  });
  expect(forecast(g, 'melee', 2, 3, 89).retreats).toEqual([78, 91, 102]);
  expect(forecast(g, 'melee', 2, 3, 91).retreats).toEqual([77, 89, 101, 102]);
});

test('9.2 a retreat costs the ground that is left; with one point nobody leaves woods, rocks or mountains', () => {
  const retreats = (hex: number, points: number, target = false): boolean =>
    battle(
      g => {
        put(g, 0, 'heavyInfantry', 88);
        put(g, 1, 'pikemen', hex, { points });
      },
      target ? { options: { retreatCost: 'target' } } : {},
    ).choose(`attack hex:${hex} unit=2`).ask === 'retreat';
  expect(retreats(87, 1)).toBe(false);
  expect(retreats(87, 2)).toBe(true);
  expect(retreats(89, 1)).toBe(true);
  // By the other reading the ground entered counts: the plain 86 costs one.
  expect(retreats(87, 1, true)).toBe(true);
  const paid = battle(g => {
    put(g, 0, 'heavyInfantry', 88);
    put(g, 1, 'pikemen', 87);
  }).choose('attack hex:87 unit=2', 'retreat hex:86');
  expect(paid.unit(3)).toMatchObject({ at: 86, points: 1 });
  const entered = battle(
    g => {
      put(g, 0, 'heavyInfantry', 88);
      put(g, 1, 'pikemen', 87);
    },
    { options: { retreatCost: 'target' } },
  ).choose('attack hex:87 unit=2', 'retreat hex:86');
  expect(entered.unit(3).points).toBe(2);
});

test('9.3 an attacked unit beside the edge may leave the board, at the same cost', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 14);
    put(g, 1, 'archers', 4);
  }).choose('attack hex:4 unit=2');
  expect(at.at('leave')).toEqual(['off:4']);
  const left = at.choose('leave');
  expect(left.unit(3)).toMatchObject({ at: OFF_BOARD, points: 2 });
  expect(left.unit(2).at).toBe(4);
  const inland = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'archers', 90);
  }).choose('attack hex:90 unit=2');
  expect(inland.at('leave')).toEqual([]);
});

test('9.3 nobody leaves without being attacked', () => {
  expect(battle(g => void put(g, 0, 'archers', 4)).at('leave')).toEqual([]);
});

test('9.4 the attacker takes the hex without paying again and may go on, attacking again for its price', () => {
  const gone = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 1, 'archers', 90);
  }).choose('attack hex:90 unit=2', 'retreat hex:91');
  expect(gone.asked).toBe(0);
  expect(gone.ask).toBe('march');
  expect(gone.unit(2)).toMatchObject({ at: 90, points: 4 });
  // Beside the archers again: they control the hex, so on it goes by another attack only.
  expect(gone.at('step')).toEqual([]);
  expect(gone.at('attack')).toEqual(['hex:91']);
  const again = gone.choose('attack hex:91', 'stand');
  expect(again.unit(2)).toMatchObject({ at: 91, points: 3 });
  expect(again.unit(3).knights).toBe(0);
  expect(gone.choose('stop').asked).toBe(1);
  expect(told(gone, 'advanced').map(fact => [fact.from, fact.hex])).toEqual([[89, 90]]);
});

test('9.4 an enemy that controls the vacated hex is told as the one who stops the march', () => {
  const gone = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 1, 'archers', 90);
  }).choose('attack hex:90 unit=2', 'retreat hex:91');
  expect(told(gone, 'halted').map(fact => [fact.unit, fact.hex, fact.by])).toEqual([[2, 90, 3]]);
});

test('9.4 out of every zone it marches on', () => {
  const left = battle(g => {
    put(g, 0, 'heavyCavalry', 14);
    put(g, 1, 'archers', 4);
  }).choose('attack hex:4 unit=2', 'leave');
  expect(left.at('step')).not.toEqual([]);
});

test('9.5 attacked again in the same turn it may retreat again, while it can pay', () => {
  const twice = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 1, 'archers', 90, { points: 2 });
  }).choose('attack hex:90 unit=2', 'retreat hex:91', 'attack hex:91');
  expect(twice.ask).toBe('retreat');
  expect(twice.unit(3).points).toBe(1);
  const spent = twice.choose(`retreat ${twice.at('retreat')[0]}`);
  expect(spent.unit(3).points).toBe(0);
});

test('9.3 leaving may be the only way, and it needs the points, too', () => {
  const cornered = battle(g => {
    put(g, 0, 'heavyInfantry', 14);
    put(g, 1, 'archers', 4);
    put(g, 1, 'pikemen', 3);
  }).choose('attack hex:4 unit=2');
  expect(cornered.at('retreat')).toEqual([]);
  expect(cornered.at('leave')).toEqual(['off:4']);
  const onRocks = (points: number): string | null =>
    battle(g => {
      put(g, 0, 'heavyInfantry', 11);
      put(g, 1, 'archers', 1, { points });
    }).choose('attack hex:1 unit=2').ask;
  expect(onRocks(2)).toBe('retreat');
  expect(onRocks(1)).toBe('turn');
});

test('9.3 by the other reading of the price, beyond the edge counts as plain', () => {
  const leaves = (points: number): readonly string[] =>
    battle(
      g => {
        put(g, 0, 'heavyInfantry', 11);
        put(g, 1, 'archers', 1, { points });
      },
      { options: { retreatCost: 'target' } },
    )
      .choose('attack hex:1 unit=2')
      .at('leave');
  expect(leaves(1)).toEqual(['off:1']);
  expect(leaves(0)).toEqual([]);
});
