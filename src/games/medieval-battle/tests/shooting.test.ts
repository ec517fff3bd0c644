/** 10 Ranged attack. */
import { told } from '@/engine/testing/sitting';
import { RECRUITS } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { forecast, reckonShot, shotIndex } from '../rules/fight';
import { sees } from '../rules/shooting';
import { battle, hexes, put, sorted } from './table';

test('10.1 a shot costs one point, ends the turn and never hurts the shooter', () => {
  const at = battle(g => {
    put(g, 0, 'archers', 89, { points: 1 });
    put(g, 1, 'heavyCavalry', 90);
  }).choose('shoot hex:90 unit=2');
  expect(at.unit(2)).toMatchObject({ points: 0, knights: 2, at: 89 });
  expect(at.asked).toBe(1);
  const none = battle(g => {
    put(g, 0, 'archers', 89, { points: 0 });
    put(g, 1, 'heavyCavalry', 90);
  });
  expect(none.at('shoot')).toEqual([]);
});

test('10.2 bows reach neighbours, longbows two hexes, neighbours included; nobody else shoots', () => {
  const targets = (type: (typeof RECRUITS)[number]): readonly string[] =>
    sorted(
      battle(g => {
        put(g, 0, type, 90);
        put(g, 1, 'pikemen', 91);
        put(g, 1, 'pikemen', 88);
        put(g, 1, 'pikemen', 75);
      }).at('shoot', 2),
    );
  expect(targets('archers')).toEqual(['hex:91']);
  expect(targets('mountedArchers')).toEqual(['hex:91']);
  expect(targets('longbowmen')).toEqual(hexes(88, 91));
  expect(RECRUITS.filter(type => targets(type).length > 0)).toEqual(['mountedArchers', 'archers', 'longbowmen']);
});

test('10.3 woods and mountains between hide a target, unless the shooter stands higher', () => {
  const sees = (from: number, target: number): boolean =>
    battle(g => {
      put(g, 0, 'longbowmen', from);
      put(g, 1, 'pikemen', target);
    })
      .at('shoot', 2)
      .includes(`hex:${target}`);
  // 88 – 87 woods – 86, in line.
  expect(sees(88, 86)).toBe(false);
  // 73, a rocky hill – 74 plain – 75; 73 rocky hill – 59 rocky hill – 46: hills never hide.
  expect(sees(73, 75)).toBe(true);
  expect(sees(72, 46)).toBe(true);
  // From the rocky hill 109 over the woods 110 to 111.
  expect(sees(109, 111)).toBe(true);
  expect(sees(111, 109)).toBe(false);
  // 62 – mountain 61 – mountain 60: in line, hidden, and no height helps: 59 (rocky) – 60 – 61.
  expect(sees(62, 60)).toBe(false);
  expect(sees(59, 61)).toBe(false);
});

test('10.3 between two hexes aside both must hide; a target in woods is seen', () => {
  const sees = (from: number, target: number): boolean =>
    battle(g => {
      put(g, 0, 'longbowmen', from);
      put(g, 1, 'pikemen', target);
    })
      .at('shoot', 2)
      .includes(`hex:${target}`);
  // Between 75 and 99 lie the woods 87 and the plain 88.
  expect(sees(75, 99)).toBe(true);
  // Between 86 and 109... between 99 and 118 lie 108 and 109: woods and rocks; between 88 and 110 the woods 99 and 100.
  expect(sees(88, 110)).toBe(false);
});

test('10.3 off the board nothing hides: past the edge a longbow sees', () => {
  const f = battlefieldOf(battle().g);
  // 87 is woods between 88 and 86; the first place off the board has the index after the last hex.
  expect(sees(f, 88, { hex: 86, between: [87] })).toBe(false);
  expect(sees(f, 88, { hex: 86, between: [87, f.size] })).toBe(true);
  expect(sees(f, 88, { hex: 86, between: [87, 99] })).toBe(false);
});

test('10.4 knights, height and cover count one each, and the loss stays between none and two', () => {
  expect(shotIndex('long', 2, 'plain', 'pikemen', 1, 'plain')).toBe(2);
  expect(shotIndex('long', 1, 'plain', 'pikemen', 2, 'plain')).toBe(0);
  expect(shotIndex('long', 2, 'mountains', 'pikemen', 2, 'plain')).toBe(2);
  expect(shotIndex('long', 2, 'plain', 'pikemen', 2, 'woods')).toBe(0);
  expect(shotIndex('long', 2, 'mountains', 'pikemen', 1, 'plain')).toBe(2);
  expect(shotIndex('short', 1, 'plain', 'heavyCavalry', 2, 'woods')).toBe(0);
  // The shooter's own woods are nothing to it; riders find cover, too.
  expect(shotIndex('long', 2, 'woods', 'pikemen', 2, 'plain')).toBe(1);
  expect(shotIndex('long', 2, 'plain', 'lightCavalry', 2, 'woods')).toBe(0);
});

test('10.4 a shot is explained by all that counts, and by nothing else', () => {
  const why = (knights: number, terrain: 'plain' | 'mountains', target: number, ground: 'plain' | 'woods' | 'rockyHills') =>
    reckonShot('long', { type: 'longbowmen', knights, terrain }, { type: 'lightCavalry', knights: target, terrain: ground }).advantages;
  expect(why(2, 'plain', 2, 'woods')).toEqual([{ why: 'cover', side: 'defender' }]);
  expect(why(2, 'mountains', 1, 'plain')).toEqual([
    { why: 'outnumber', side: 'attacker' },
    { why: 'height', side: 'attacker' },
  ]);
  expect(why(1, 'plain', 2, 'rockyHills')).toEqual([
    { why: 'outnumber', side: 'defender' },
    { why: 'height', side: 'defender' },
  ]);
  expect(why(2, 'plain', 2, 'plain')).toEqual([]);
  const at = battle(g => {
    put(g, 0, 'longbowmen', 88);
    put(g, 1, 'pikemen', 87);
  }).choose('shoot hex:87 unit=2');
  expect(told(at, 'shot')[0]).toMatchObject({ base: 1, advantages: [{ why: 'cover', side: 'defender' }], index: 0, defenderLoses: 0 });
});

test('10.5 a complete target that is higher, or in woods on the same level, loses nothing', () => {
  for (const bow of ['short', 'long'] as const) {
    for (const target of RECRUITS) {
      expect(shotIndex(bow, 2, 'plain', target, 2, 'rockyHills')).toBe(0);
      expect(shotIndex(bow, 2, 'plain', target, 2, 'woods')).toBe(0);
    }
  }
});

test('10.6 a longbow hits everybody for one; a bow no heavy armour', () => {
  expect(RECRUITS.map(target => shotIndex('long', 2, 'plain', target, 2, 'plain'))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(RECRUITS.map(target => shotIndex('short', 2, 'plain', target, 2, 'plain'))).toEqual([0, 1, 1, 0, 1, 1, 1, 1]);
});

test('10.7 a shot unit cannot retreat, and the shooter does not move when it falls', () => {
  const at = battle(g => {
    put(g, 0, 'longbowmen', 89);
    put(g, 1, 'pikemen', 90, { knights: 1 });
  });
  expect(forecast(at.g, 'shot', 2, 3)).toMatchObject({ outcome: 'target falls', retreats: [], leaves: false });
  const after = at.choose('shoot hex:90 unit=2');
  expect(after.ask).toBe('turn');
  expect(after.unit(2).at).toBe(89);
  expect(told(after, 'destroyed').map(fact => fact.unit)).toEqual([3]);
});

test('10.7 a shot offers no way out, not even over the edge', () => {
  const at = battle(g => {
    put(g, 0, 'archers', 14);
    put(g, 1, 'pikemen', 4);
  });
  expect(forecast(at.g, 'melee', 2, 3)).toMatchObject({ leaves: true });
  expect(forecast(at.g, 'shot', 2, 3)).toMatchObject({ leaves: false, retreats: [] });
  expect(at.choose('shoot hex:4 unit=2').ask).toBe('turn');
});
