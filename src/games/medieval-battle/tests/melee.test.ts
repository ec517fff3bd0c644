/** 8 Melee. */
import { told } from '@/engine/testing/sitting';
import { RECRUITS } from '../data/units';
import { forecast, meleeIndex, reckonMelee } from '../rules/fight';
import { GONE } from '../state';
import { battle, put } from './table';

test('8.1 an attack is paid like a step into the hex, also when the defender holds', () => {
  const at = (points: number): readonly string[] =>
    battle(g => {
      put(g, 0, 'heavyInfantry', 66, { points });
      put(g, 1, 'pikemen', 80);
    }).at('attack', 2);
  expect(at(1)).toEqual([]);
  expect(at(2)).toEqual(['hex:80']);
  const paid = battle(g => {
    put(g, 0, 'heavyInfantry', 66);
    put(g, 1, 'pikemen', 80, { points: 1 });
  }).choose('attack hex:80 unit=2');
  expect(paid.unit(2)).toMatchObject({ at: 66, points: 1 });
  expect(paid.unit(3).points).toBe(1);
});

test('8.1 riders cannot attack onto mountains', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 62);
    put(g, 0, 'pikemen', 75);
    put(g, 1, 'archers', 61);
  });
  expect(at.at('attack', 2)).toEqual([]);
  expect(at.at('attack', 3)).toEqual(['hex:61']);
});

test('8.2 the defender is asked only when it can give way', () => {
  const attack = (points: number): string | null =>
    battle(g => {
      put(g, 0, 'heavyCavalry', 89);
      put(g, 1, 'pikemen', 90, { points });
    }).choose('attack hex:90 unit=2').ask;
  expect(attack(1)).toBe('retreat');
  expect(attack(0)).toBe('turn');
  const asked = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'pikemen', 90);
  }).choose('attack hex:90 unit=2');
  expect(asked.asked).toBe(1);
  expect(asked.choose('stand').unit(2).knights).toBe(1);
});

test('8.3 the index says what both lose: two and none, one and none, one each, none and one, none and two', () => {
  const fighter = (type: (typeof RECRUITS)[number]) => ({ type, knights: 2, terrain: 'plain' as const });
  const losses = (attacker: (typeof RECRUITS)[number], defender: (typeof RECRUITS)[number]): number[] => {
    const { index, attackerLoses, defenderLoses } = reckonMelee(fighter(attacker), fighter(defender));
    return [index, attackerLoses, defenderLoses];
  };
  expect(losses('archers', 'heavyCavalry')).toEqual([-2, 2, 0]);
  expect(losses('lightCavalry', 'pikemen')).toEqual([-1, 1, 0]);
  expect(losses('lightCavalry', 'heavyInfantry')).toEqual([0, 1, 1]);
  expect(losses('lightCavalry', 'lightInfantry')).toEqual([1, 0, 1]);
  expect(losses('lightCavalry', 'archers')).toEqual([2, 0, 2]);
});

test('8.4 every advantage counts by itself, and the index stays between −2 and +2', () => {
  const high = { type: 'lightInfantry', knights: 2, terrain: 'mountains' } as const;
  const low = { type: 'lightCavalry', knights: 1, terrain: 'woods' } as const;
  const down = reckonMelee(high, low);
  expect(down.advantages).toEqual([
    { why: 'outnumber', side: 'attacker' },
    { why: 'height', side: 'attacker' },
    { why: 'ground', side: 'attacker' },
  ]);
  expect([down.base, down.index]).toEqual([-1, 2]);
  const worse = reckonMelee(
    { type: 'archers', knights: 1, terrain: 'plain' },
    { type: 'heavyInfantry', knights: 2, terrain: 'rockyHills' },
  );
  expect(worse.advantages.every(a => a.side === 'defender')).toBe(true);
  expect([worse.base, worse.index]).toEqual([-2, -2]);
  const most = reckonMelee({ type: 'heavyCavalry', knights: 2, terrain: 'rockyHills' }, { type: 'archers', knights: 1, terrain: 'plain' });
  expect([most.base, most.index]).toEqual([2, 2]);
});

test('8.5 two knights against one', () => {
  expect(meleeIndex('pikemen', 2, 'plain', 'pikemen', 1, 'plain')).toBe(1);
  expect(meleeIndex('pikemen', 1, 'plain', 'pikemen', 2, 'plain')).toBe(-1);
  expect(meleeIndex('pikemen', 1, 'plain', 'pikemen', 1, 'plain')).toBe(0);
});

test('8.6 the higher hex, one step whatever the difference', () => {
  expect(meleeIndex('pikemen', 2, 'mountains', 'pikemen', 2, 'plain')).toBe(1);
  expect(meleeIndex('pikemen', 2, 'mountains', 'pikemen', 2, 'rockyHills')).toBe(1);
  expect(meleeIndex('pikemen', 2, 'woods', 'pikemen', 2, 'mountains')).toBe(-1);
  expect(meleeIndex('pikemen', 2, 'plain', 'pikemen', 2, 'woods')).toBe(0);
});

test('8.7 woods and rocks of the defender’s hex are against riders, unless both ride', () => {
  expect(meleeIndex('lightCavalry', 2, 'plain', 'lightInfantry', 2, 'woods')).toBe(0);
  expect(meleeIndex('pikemen', 2, 'plain', 'lightCavalry', 2, 'woods')).toBe(1);
  expect(meleeIndex('pikemen', 2, 'rockyHills', 'lightCavalry', 2, 'rockyHills')).toBe(1);
  expect(meleeIndex('lightCavalry', 2, 'plain', 'heavyCavalry', 2, 'woods')).toBe(0);
  // The attacker's own hex is irrelevant, and so are mountains.
  expect(meleeIndex('lightCavalry', 2, 'woods', 'lightInfantry', 2, 'plain')).toBe(1);
  expect(meleeIndex('lightInfantry', 2, 'mountains', 'pikemen', 2, 'mountains')).toBe(0);
});

test('8.8 light infantry on a mountain attacks heavy cavalry on rocky hills', () => {
  const at = battle(g => {
    put(g, 0, 'lightInfantry', 61);
    put(g, 1, 'heavyCavalry', 47);
  });
  const seen = forecast(at.g, 'melee', 2, 3);
  expect(seen.reckoning).toMatchObject({ base: -1, index: 1 });
  expect(seen.reckoning!.advantages.map(a => a.why)).toEqual(['height', 'ground']);
  const after = at.choose('attack hex:47 unit=2');
  expect(after.ask === 'retreat' ? after.choose('stand').unit(3).knights : after.unit(3).knights).toBe(1);
});

test('8.9 light cavalry by its card', () => {
  expect(RECRUITS.map(defender => meleeIndex('lightCavalry', 2, 'plain', defender, 2, 'plain'))).toEqual([0, 0, 1, 0, 1, -1, 2, 2]);
});

test('8.10 after a partial result everybody stays; over a fallen defender the attacker takes the hex and stops', () => {
  const partial = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 1, 'lightInfantry', 90, { points: 0 });
  }).choose('attack hex:90 unit=2');
  expect([partial.unit(2).at, partial.unit(3).at, partial.unit(3).knights]).toEqual([89, 90, 1]);
  const won = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    put(g, 1, 'archers', 90, { points: 0 });
  }).choose('attack hex:90 unit=2');
  expect(won.unit(2)).toMatchObject({ at: 90, points: 4 });
  expect(won.unit(3)).toMatchObject({ at: GONE, knights: 0 });
  expect(won.asked).toBe(1);
  expect(told(won, 'advanced').map(fact => fact.hex)).toEqual([90]);
});

test('8.10 losses beyond the knights are ignored; two single knights may fall together and leave the hex empty', () => {
  const over = battle(g => {
    put(g, 0, 'heavyCavalry', 89, { knights: 1 });
    put(g, 1, 'archers', 90, { knights: 1, points: 0 });
  }).choose('attack hex:90 unit=2');
  expect(told(over, 'lost').map(fact => fact.knights)).toEqual([1]);
  const both = battle(g => {
    put(g, 0, 'lightCavalry', 89, { knights: 1 });
    put(g, 1, 'heavyCavalry', 90, { knights: 1, points: 0 });
  });
  expect(forecast(both.g, 'melee', 2, 3).outcome).toBe('both fall');
  const after = both.choose('attack hex:90 unit=2');
  expect([after.unit(2).at, after.unit(3).at]).toEqual([GONE, GONE]);
});

test('8.4 what is foretold is what happens, for every pair of types', () => {
  for (const attacker of RECRUITS) {
    for (const defender of RECRUITS) {
      const at = battle(g => {
        put(g, 0, attacker, 88);
        put(g, 1, defender, 87, { points: 0 });
      });
      const seen = forecast(at.g, 'melee', 2, 3);
      const after = at.choose('attack hex:87 unit=2');
      expect([attacker, defender, after.unit(2).knights, after.unit(3).knights]).toEqual([
        attacker,
        defender,
        seen.attackerLeft,
        seen.defenderLeft,
      ]);
      expect(after.unit(2).at).toBe(seen.outcome === 'hex taken' ? 87 : seen.attackerLeft > 0 ? 88 : GONE);
    }
  }
});
