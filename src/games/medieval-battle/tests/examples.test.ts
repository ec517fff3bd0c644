/** The 61 machine tests of the specification, each by its id: cards as table look-ups, the rest played on the table. */
import { medievalBattle } from '..';
import { LAYOUTS } from '../data/layouts';
import type { Terrain } from '../data/terrain';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { reckonMelee, reckonShot, type Fighter } from '../rules/fight';
import { waitFrom } from '../rules/offBoard';
import { mayRecruit } from '../rules/recruit';
import { costOf, GONE, OFF_BOARD } from '../state';
import examples from './examples.json';
import { battle, offBoard, put, trainTo, YELLOW_TRAIN } from './table';

interface Example {
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}
const all = examples as readonly Example[];
const run = new Set<string>();
const family = (prefix: string): readonly Example[] => all.filter(e => e.id.startsWith(`${prefix}-`));
const fighter = (given: Example['given'], who: string): Fighter => ({
  type: given[who] as Recruit,
  knights: given[`${who}Knights`] as number,
  terrain: given[`${who}Hex`] as Terrain,
});

/** The example of this id; remembers that it was used. */
function example(id: string): Example {
  run.add(id);
  return all.find(e => e.id === id)!;
}

test('there are 61 examples', () => expect(new Set(all.map(e => e.id)).size).toBe(61));

test.each(family('MEL'))('$id by the melee card', ({ id }) => {
  const { given, expect: expected } = example(id);
  const { attackerLoses, defenderLoses } = reckonMelee(fighter(given, 'attacker'), fighter(given, 'defender'));
  expect({ attackerLoses, defenderLoses }).toEqual(expected);
});

test.each(family('RNG'))('$id by the shooting card', ({ id }) => {
  const { given, expect: expected } = example(id);
  const shooter = fighter(given, 'shooter');
  const { attackerLoses, defenderLoses } = reckonShot(UNITS[shooter.type].bow!, shooter, fighter(given, 'target'));
  expect({ attackerLoses, defenderLoses }).toEqual({ attackerLoses: 0, ...expected });
});

test('MOV-1: heavy cavalry crosses two plains and climbs a rocky hill', () => {
  const { given, expect: expected } = example('MOV-1');
  const at = battle(g => void put(g, 0, given.unit as Recruit, 64));
  expect([65, 66, 80].map(hex => battlefieldOf(at.g).terrain[hex])).toEqual(given.path);
  expect(at.choose('step hex:65 unit=2', 'step hex:66', 'step hex:80').unit(2).points).toBe(expected.mp);
});

test('MOV-2: longbowmen climb a mountain and shoot', () => {
  const { given, expect: expected } = example('MOV-2');
  const at = battle(g => {
    put(g, 0, given.unit as Recruit, 62);
    put(g, 1, 'pikemen', 75);
  });
  expect([61].map(hex => battlefieldOf(at.g).terrain[hex])).toEqual(given.path);
  expect(at.choose('step hex:61 unit=2', 'shoot hex:75').unit(2).points).toBe(expected.mp);
});

test.each(family('REC'))('$id: an army and its cost', ({ id }) => {
  const { given, expect: expected } = example(id);
  const army = given.army as Readonly<Partial<Record<Recruit, number>>>;
  const isLegal = (map: 'standard' | 'large'): boolean => {
    const hand = RECRUITS.map(() => 0);
    for (const [place, type] of RECRUITS.entries()) {
      for (let n = 0; n < (army[type] ?? 0); n++) {
        if (!mayRecruit(map, hand, place)) return false;
        hand[place] = hand[place]! + 1;
      }
    }
    return costOf(hand) <= LAYOUTS[map].recruitment;
  };
  if (expected.cost !== undefined) expect(costOf(RECRUITS.map(type => army[type] ?? 0))).toBe(expected.cost);
  expect(isLegal('standard')).toBe(expected.legalStandard);
  if (expected.legalLarge !== undefined) expect(isLegal('large')).toBe(expected.legalLarge);
});

test.each(family('RET'))('$id: one point left', ({ id }) => {
  const { given, expect: expected } = example(id);
  const hex = given.hex === 'woods' ? 87 : 89;
  const attacked = battle(g => {
    put(g, 0, 'heavyInfantry', 88);
    put(g, 1, 'pikemen', hex, { points: given.mp as number });
  });
  expect(battlefieldOf(attacked.g).terrain[hex]).toBe(given.hex);
  expect(attacked.choose(`attack hex:${hex}`).ask === 'retreat').toBe(expected.canRetreat);
});

test('MRG-1: the lower points count', () => {
  const { given, expect: expected } = example('MRG-1');
  const at = battle(g => {
    put(g, 0, 'pikemen', 89, { knights: 1, points: (given.moverMPAfterMove as number) + 1 });
    put(g, 0, 'pikemen', 90, { knights: 1, points: given.otherMP as number });
  }).choose('merge hex:90 unit=2');
  expect({ knights: at.unit(3).knights, mp: at.unit(3).points }).toEqual(expected);
});

test.each(family('CAR'))('$id: an attack on a wagon train', ({ id }) => {
  const { given, expect: expected } = example(id);
  const at = battle(g => {
    trainTo(g, 1, 89, given.side === 'fortified' ? 1 : 0);
    put(g, 0, 'pikemen', 90);
  }).choose('attack hex:89 unit=2');
  expect(at.unit(YELLOW_TRAIN).at === GONE).toBe(expected.destroyed);
  expect(medievalBattle.points(at.g, 0)).toBe(expected.vp ?? 0);
  expect(at.unit(YELLOW_TRAIN).points).toBe(0);
});

test.each(family('VP'))('$id: wagon train and double flag', ({ id }) => {
  const { given, expect: expected } = example(id);
  const at = battle(
    g => {
      g.units[YELLOW_TRAIN]!.at = GONE;
      g.holders[0] = 0;
    },
    { options: given.map === 'large' ? { map: 'large', largeAssembly: 'twoCrowns' } : {} },
  );
  expect(medievalBattle.points(at.g, 0)).toBe((given.vp as number[])[0]! + (given.vp as number[])[1]!);
  expect(at.choose('pass').g.winner === 0).toBe(expected.win);
});

test('OFF-1: two modules away one regroup brings the unit nearer, the next one back', () => {
  expect(example('OFF-1').expect).toEqual({
    afterFirstRegroup: 'off board, distance 1',
    afterSecondRegroup: 'may enter next to the caravan',
  });
  const first = battle(g => void offBoard(g, 0, 'pikemen', 2)).choose('regroup');
  expect(first.ask).toBe('turn');
  expect(first.unit(2)).toMatchObject({ at: OFF_BOARD, wait: 1 });
  const second = first.choose('pass', 'regroup');
  expect(second.at('enter', 2)).not.toEqual([]);
});

test('OFF-2: from the wagon train’s own module the next regroup brings it back', () => {
  expect(example('OFF-2').expect).toEqual({ afterFirstRegroup: 'may enter' });
  const at = battle(g => void put(g, 0, 'pikemen', 140));
  const wait = waitFrom(at.g, 2, 140);
  expect(wait).toBe(1);
  expect(
    battle(g => void offBoard(g, 0, 'pikemen', wait))
      .choose('regroup')
      .at('enter', 2),
  ).not.toEqual([]);
});

test('OFF-3: a wagon train that comes nearer later does not shorten the wait', () => {
  expect(example('OFF-3').given).toEqual({ ringDistanceWhenLeaving: 2, ringDistanceNow: 1 });
  const first = battle(g => {
    offBoard(g, 0, 'pikemen', 2);
    trainTo(g, 0, 77);
  }).choose('regroup');
  expect(first.unit(2)).toMatchObject({ at: OFF_BOARD, wait: 1 });
  const second = first.choose('pass', 'step hex:76 unit=0', 'stop', 'pass', 'regroup');
  expect(second.at('enter', 2)).not.toEqual([]);
});

test.each(family('DIS').filter(e => e.id !== 'DIS-6'))('$id: points after dismounting', ({ id }) => {
  const { given, expect: expected } = example(id);
  const at = battle(g => void put(g, 0, 'lightCavalry', 89, { points: given.mp as number }), { options: { dismounting: true } });
  expect(at.choose('dismount button:dismount unit=2').unit(2).points).toBe(expected.mp);
});

test('DIS-6: mounted archers ride three hexes, dismount and shoot two hexes far', () => {
  const { given, expect: expected } = example('DIS-6');
  const foot = battle(
    g => {
      put(g, 0, given.unit as Recruit, 92);
      put(g, 1, 'heavyInfantry', 62);
    },
    { options: { dismounting: true } },
  ).choose('step hex:91 unit=2', 'step hex:78', 'step hex:64', 'dismount');
  expect(foot.unit(2)).toMatchObject({ type: expected.unit, points: expected.mpAfterDismount });
  expect(foot.choose('shoot hex:62').unit(2).points).toBe(expected.mp);
});

test('every one of them was played', () => expect([...run].sort()).toEqual(all.map(e => e.id).sort()));
