/** 7.1, 7.3, 7.4, 7.6, 7.7 Marching. */
import { told } from '@/engine/testing/sitting';
import { battle, hexes, put, sorted, trainTo } from './table';

test('7.1 every hex costs its ground, and part of the points may stay', () => {
  const start = battle(g => void put(g, 0, 'heavyCavalry', 64));
  const at = start.choose('step hex:65 unit=2', 'step hex:66');
  expect(at.unit(2).points).toBe(2);
  expect(at.choose('stop').unit(2)).toMatchObject({ at: 66, points: 2 });
  expect(at.choose('step hex:80').unit(2).points).toBe(0);
  expect(at.choose('step hex:80').at('step')).toEqual([]);
});

test('7.1 with one point left no woods, rocks or mountains', () => {
  const at = battle(g => void put(g, 0, 'pikemen', 75, { points: 1 }));
  expect(sorted(at.at('step', 2))).toEqual(sorted(hexes(62, 74, 76, 88)));
  const march = battle(g => void put(g, 0, 'pikemen', 76, { points: 2 })).choose('step hex:75 unit=2');
  expect(march.refuses('hex:61')).toEqual({ why: 'points', need: 2, have: 1 });
});

test('7.3 entering an enemy’s zone ends the march, but for a melee or a shot', () => {
  const at = battle(g => {
    put(g, 0, 'mountedArchers', 92);
    put(g, 1, 'pikemen', 75);
  }).choose('step hex:91 unit=2', 'step hex:90', 'step hex:77', 'step hex:76');
  expect(at.unit(2).points).toBe(1);
  expect(at.at('step')).toEqual([]);
  expect(at.at('attack')).toEqual(['hex:75']);
  expect(at.at('shoot')).toEqual(['hex:75']);
  expect(told(at, 'halted').map(fact => [fact.hex, fact.by])).toEqual([[76, 3]]);
  expect(at.refuses('hex:62')).toEqual({ why: 'halted' });
});

test('7.3 a march is told to be stopped only where it could have gone on', () => {
  const arrives = (points: number) =>
    told(
      battle(g => {
        put(g, 0, 'pikemen', 89, { points });
        put(g, 1, 'pikemen', 75);
      }).choose('step hex:88 unit=2'),
      'halted',
    ).length;
  expect([arrives(2), arrives(1)]).toEqual([1, 0]);
});

test('7.3 of a hex that enemies control only those who control it may be attacked', () => {
  // 87 is woods: the pikeman on 88 controls it, the wagon train on 86 does not.
  const at = battle(g => {
    put(g, 0, 'heavyInfantry', 98, { points: 3 });
    put(g, 1, 'pikemen', 88);
    trainTo(g, 1, 86);
  });
  const inWoods = battle(g => {
    put(g, 0, 'lightInfantry', 98, { points: 4 });
    put(g, 1, 'pikemen', 88);
    trainTo(g, 1, 86);
  }).choose('step hex:87 unit=2');
  expect(inWoods.at('attack')).toEqual(['hex:88']);
  expect(inWoods.refuses('hex:86')).toEqual({ why: 'notControlling' });
  expect(at.at('attack', 2)).toEqual(['hex:86']);
  // Without the pikeman nobody controls the woods, and the wagon train may be attacked.
  const alone = battle(g => {
    put(g, 0, 'lightInfantry', 98, { points: 4 });
    trainTo(g, 1, 86);
  }).choose('step hex:87 unit=2');
  expect(alone.at('attack')).toEqual(['hex:86']);
});

test('7.4 from inside a zone one step is free; if the next hex is controlled, too, it was the last', () => {
  const start = battle(g => {
    put(g, 0, 'lightCavalry', 76);
    put(g, 1, 'pikemen', 75);
  });
  expect(start.at('attack', 2)).toEqual(['hex:75']);
  const out = start.choose('step hex:77 unit=2');
  expect(out.at('step')).not.toEqual([]);
  expect(out.choose('step hex:78').at('step')).not.toEqual([]);
  const inside = start.choose('step hex:62 unit=2');
  expect(inside.at('step')).toEqual([]);
  expect(inside.at('attack')).toEqual(['hex:75']);
});

test('7.4 without a step any neighbour may be attacked, whoever controls the hex', () => {
  const at = battle(g => {
    put(g, 0, 'lightInfantry', 87);
    put(g, 1, 'pikemen', 88);
    trainTo(g, 1, 86);
  });
  expect(sorted(at.at('attack', 2))).toEqual(sorted(hexes(86, 88)));
});

test('7.6 through a friend for one point more, and one of the friend’s', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 0, 'pikemen', 90);
  }).choose('step hex:90 unit=2');
  expect(at.unit(2).points).toBe(2);
  expect(at.unit(3).points).toBe(2);
  expect(told(at, 'passedBy')).toEqual([{ what: 'passedBy', seat: 0, unit: 3, type: 'pikemen', hex: 90, left: 2 }]);
  // Nobody stays, shoots or fights on a shared hex.
  expect(at.at('stop')).toEqual([]);
  expect(sorted(at.at('step'))).toEqual(sorted(hexes(76 + 1, 78, 89, 91, 101)));
  expect(at.choose('step hex:91', 'stop').unit(2)).toMatchObject({ at: 91, points: 1 });
});

test('7.6 not through a friend without points, nor with too few, nor through the wagon train', () => {
  const pass = (points: number, friend: number): boolean =>
    battle(g => {
      put(g, 0, 'heavyCavalry', 89, { points });
      put(g, 0, 'pikemen', 90, { points: friend });
    })
      .at('step', 2)
      .includes('hex:90');
  expect(pass(4, 1)).toBe(true);
  expect(pass(4, 0)).toBe(false);
  expect(pass(3, 1)).toBe(true);
  expect(pass(2, 1)).toBe(false);
  const train = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    trainTo(g, 0, 90);
  });
  expect(train.at('step', 2)).not.toContain('hex:90');
});

test('7.6 not in an enemy’s zone', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 0, 'pikemen', 90);
    put(g, 1, 'pikemen', 91);
  });
  expect(at.at('step', 2)).not.toContain('hex:90');
});

test('7.6 only when the march can end on a free hex; two friends in a row may be passed', () => {
  const ring = [77, 78, 91, 101];
  const walled = battle(g => {
    put(g, 0, 'lightCavalry', 89, { points: 3 });
    put(g, 0, 'pikemen', 90);
    for (const hex of [...ring, 100, 88, 76]) put(g, 0, 'heavyInfantry', hex, { points: 0 });
  });
  // The way back to where it came from is free.
  expect(walled.at('step', 2)).toEqual(['hex:90']);
  expect(walled.choose('step hex:90 unit=2').offers).toEqual(['step hex:89']);
  const row = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 0, 'pikemen', 90);
    put(g, 0, 'archers', 91);
  }).choose('step hex:90 unit=2', 'step hex:91', 'step hex:92', 'stop');
  expect(row.unit(2)).toMatchObject({ at: 92, points: 0 });
});

test('7.6 no attack from a shared hex, but a merge', () => {
  const at = battle(g => {
    put(g, 0, 'lightCavalry', 89, { knights: 1 });
    put(g, 0, 'pikemen', 90);
    put(g, 0, 'lightCavalry', 91, { knights: 1 });
  }).choose('step hex:90 unit=2');
  expect(at.at('attack')).toEqual([]);
  expect(at.at('merge')).toEqual(['hex:91']);
});

test('7.7 two units never end on one hex', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 89, { points: 1 });
    put(g, 0, 'archers', 90);
  });
  expect(at.at('step', 2)).not.toContain('hex:90');
});

test('7.6 only with a way out: when every free neighbour is too dear, a friend to merge with will do', () => {
  const passes = (type: 'heavyCavalry' | 'lightCavalry'): boolean =>
    battle(g => {
      // From the woods 87 onto 88 one point is left: too little for the woods around it and for the way back.
      put(g, 0, 'heavyCavalry', 87, { knights: 1, points: 3 });
      put(g, 0, 'pikemen', 88);
      for (const hex of [75, 76]) put(g, 0, 'archers', hex, { points: 0 });
      put(g, 0, type, 89, { knights: 1, points: 0 });
    })
      .at('step', 2)
      .includes('hex:88');
  expect(passes('heavyCavalry')).toBe(true);
  expect(passes('lightCavalry')).toBe(false);
});

test('7.6 no melee and no shot from a shared hex, even at an enemy that does not control it', () => {
  const at = battle(g => {
    put(g, 0, 'mountedArchers', 99);
    put(g, 0, 'pikemen', 87);
    trainTo(g, 1, 86);
  }).choose('step hex:87 unit=2');
  expect(at.unit(2).points).toBe(2);
  expect(at.at('shoot')).toEqual([]);
  expect(at.at('attack')).toEqual([]);
  expect(at.at('stop')).toEqual([]);
  expect(at.at('step')).not.toEqual([]);
});

test('7.4 who begins under enemy control attacks at once, or by the stricter reading only after a step; it shoots at once', () => {
  const beside = (zoneMelee: string) =>
    battle(
      g => {
        put(g, 0, 'archers', 89);
        put(g, 1, 'pikemen', 77);
      },
      { options: { zoneMelee } },
    );
  expect(beside('atOnce').at('attack', 2)).toEqual(['hex:77']);
  const strict = beside('afterStep');
  expect([strict.at('attack', 2), strict.at('shoot', 2)]).toEqual([[], ['hex:77']]);
  // 76 is beside the pikemen, too.
  expect(strict.choose('step hex:76 unit=2').at('attack')).toEqual(['hex:77']);
});

test('7.4 who begins under nobody’s control attacks at once by either reading', () => {
  const below = battle(
    g => {
      put(g, 0, 'archers', 85);
      put(g, 1, 'lightCavalry', 72, { points: 0 });
    },
    { options: { zoneMelee: 'afterStep' } },
  );
  expect(below.at('attack', 2)).toEqual(['hex:72']);
});
