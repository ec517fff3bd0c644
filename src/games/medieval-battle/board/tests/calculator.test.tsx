/** The calculator: my unit against theirs, on any ground, by the figures that the rules fight by. */
import { fireEvent, screen } from '@testing-library/react-native';
import { layBoard } from '@/table/testing/stillBoard';
import type { TERRAINS } from '../../data/terrain';
import { RECRUITS, UNITS } from '../../data/units';
import { forecast, imagined } from '../../rules/fight';
import { battlefieldOf } from '../../rules/battlefield';
import type { MedievalBattle, MedievalChoice } from '../../state';
import { battle, opening, put } from '../../tests/table';
import { medievalBattleDrawn } from '..';
import { firstAsked } from '../imagined';

const lay = (g: MedievalBattle) => layBoard<MedievalBattle, MedievalChoice>(medievalBattleDrawn, g, { width: 360, height: 380, hand: 76 });
const press = (id: string): void => void fireEvent.press(screen.getByTestId(id));
const told = (): string => screen.getByTestId('fight').props.accessibilityLabel as string;

test('8.4–8.7 an imagined fight is the fight that would be fought there', () => {
  const { g } = battle();
  const f = battlefieldOf(g);
  let compared = 0;
  for (const mine of RECRUITS)
    for (const theirs of RECRUITS)
      for (const hex of [33, 45, 15, 75]) {
        const beside = f.neighbours[hex]?.find(next => f.terrain[next] !== f.terrain[hex] && f.terrain[next] !== 'mountains') ?? -1;
        if (f.terrain[hex] === 'mountains' && UNITS[theirs].mounted) continue;
        const at = battle(b => {
          put(b, 0, mine, beside, { knights: 1 });
          put(b, 1, theirs, hex);
        }).g;
        const ground = (of: number) => f.terrain[of] as (typeof TERRAINS)[number];
        const one = imagined(
          'melee',
          { type: mine, knights: 1, terrain: ground(beside) },
          { type: theirs, knights: 2, terrain: ground(hex) },
        );
        if (UNITS[mine].mounted && ground(hex) === 'mountains') expect(one).toBeNull();
        else expect(one).toEqual({ ...forecast(at, 'melee', 2, 3), retreats: [], leaves: false });
        compared++;
      }
  expect(compared).toBeGreaterThan(200);
});

test('3.2 riders fight neither on mountains nor up to them, and without a bow nobody shoots', () => {
  const on = (type: (typeof RECRUITS)[number], terrain: (typeof TERRAINS)[number]) => ({ type, knights: 2, terrain });
  expect(imagined('melee', on('heavyCavalry', 'plain'), on('pikemen', 'mountains'))).toBeNull();
  expect(imagined('melee', on('heavyCavalry', 'mountains'), on('pikemen', 'plain'))).toBeNull();
  expect(imagined('shot', on('mountedArchers', 'plain'), on('pikemen', 'mountains'))?.reckoning?.index).toBe(0);
  expect(imagined('shot', on('pikemen', 'plain'), on('archers', 'plain'))).toBeNull();
});

test('it begins with the unit in hand, on its ground, and the enemy nearest to it', () => {
  const { g } = battle(b => {
    put(b, 0, 'pikemen', 33, { knights: 1 });
    put(b, 0, 'archers', 100);
    put(b, 1, 'lightCavalry', 104);
    put(b, 1, 'heavyInfantry', 45);
  });
  expect(firstAsked(g, 0, 2)).toMatchObject({
    mine: { type: 'pikemen', knights: 1, terrain: 'rockyHills' },
    theirs: { type: 'heavyInfantry', knights: 2, terrain: 'mountains' },
  });
  expect(firstAsked(g, 0, 3)).toMatchObject({
    mine: { type: 'archers', terrain: 'woods' },
    theirs: { type: 'lightCavalry', terrain: 'plain' },
  });
});

test('during the battle it answers without touching the match', () => {
  const { chosen } = lay(
    battle(b => {
      put(b, 0, 'lightInfantry', 34);
      put(b, 1, 'heavyCavalry', 33);
    }).g,
  );
  press('open:calculator');
  expect(told()).toMatch(/^Your light infantry attacks downhill: they lose 1 knight, you none\./);
  press('mine:plain');
  press('theirs:plain');
  expect(told()).toMatch(/^Your light infantry attacks: you lose 1 knight, they none\. base value −1/);
  press('theirs:pikemen');
  press('mine:archers');
  press('kind:shot');
  expect(told()).toMatch(/^Your archers shoot: they lose 1 knight\./);
  press('attacks:theirs');
  expect(screen.queryByTestId('kind:shot')).toBeNull();
  expect(told()).toMatch(/^Your archers stand: /);
  press('theirs:heavyCavalry');
  press('mine:mountains');
  expect(screen.queryByTestId('fight')).toBeNull();
  expect(chosen).toEqual([]);
});

test('while recruiting it stands beside the army', () => {
  lay(opening().g);
  press('open:calculator');
  expect(told()).toMatch(/^Your heavy infantry /);
});
