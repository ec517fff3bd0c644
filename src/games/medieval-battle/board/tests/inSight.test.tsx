/** What lies on the table is seen as it is: flags over what is lit, whoever is looked at, shields as they were chosen. */
import { fireEvent, screen, within } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { tinctures, type Tincture } from '@/design/tokens';
import { draw, layBoard } from '@/table/testing/stillBoard';
import { battlefieldOf } from '../../rules/battlefield';
import { imagined } from '../../rules/fight';
import type { MedievalBattle, MedievalChoice } from '../../state';
import { battle, mustered, opening, put } from '../../tests/table';
import { medievalBattleDrawn } from '..';
import { placesOf } from '../spots';

const onATablet = (g: MedievalBattle) =>
  layBoard<MedievalBattle, MedievalChoice>(medievalBattleDrawn, g, { width: 784, height: 800, hand: 288 });
const lay = (g: MedievalBattle, looking?: number) =>
  layBoard<MedievalBattle, MedievalChoice>(medievalBattleDrawn, g, { width: 360, height: 380, hand: 76, looking });

/** All that is drawn, in the order in which it is painted. */
const painted = (): string[] =>
  screen.UNSAFE_root.findAll((n: ReactTestInstance) => typeof n.type === 'string' && typeof n.props.testID === 'string').map(
    n => n.props.testID as string,
  );

test('13.1 flags are painted after every hex, lit or chosen', () => {
  lay(battle(g => void put(g, 0, 'pikemen', 75)).g);
  const order = painted();
  const hexes = order.flatMap((id, i) => (/^(hex|unit):/.test(id) ? [i] : []));
  expect(hexes.length).toBeGreaterThan(140);
  expect(order.indexOf('flags')).toBeGreaterThan(Math.max(...hexes));
});

test('5.1 while one recruits, the board of the other one shows nothing of one’s own', () => {
  const { g } = opening().choose('recruit recruit:pikemen', 'ready', 'recruit recruit:archers');
  lay(g);
  expect(within(screen.getByTestId('recruiting')).getByText('1/3')).toBeTruthy();
  expect(screen.getByText(/19 of 20 recruitment points/)).toBeTruthy();
  screen.unmount();
  lay(g, 0);
  expect(screen.queryByTestId('recruiting')).toBeNull();
  expect(screen.queryByText(/recruitment points/)).toBeNull();
  expect(screen.getByText('The armies are being recruited in secret.')).toBeTruthy();
});

test('12.2 no wagon train is crossed out before it was destroyed', () => {
  const crosses = (): number =>
    screen.UNSAFE_root.findAll((n: ReactTestInstance) => typeof n.type === 'string' && n.props.d === 'M4 4l16 16M20 4L4 20').length;
  onATablet(mustered([['pikemen'], ['pikemen']]).g);
  expect(crosses()).toBe(0);
  screen.unmount();
  onATablet(
    battle(g => {
      put(g, 0, 'pikemen', 75);
      g.units[1]!.at = -3;
    }).g,
  );
  expect(crosses()).toBe(1);
});

test('on Home armies wear the shields that their players chose', () => {
  const { g } = battle(b => void put(b, 1, 'pikemen', 75));
  const { Miniature } = medievalBattleDrawn;
  const fills = (): string[] =>
    screen.UNSAFE_root.findAll((n: ReactTestInstance) => String(n.type) === 'RNSVGRect' && n.props.strokeWidth === 7).map(n =>
      JSON.stringify(n.props.fill),
    );
  const as = (second: Tincture) => [
    { name: 'Anna', tincture: 'gules' as const, plays: 'human' as const },
    { name: 'Ugo', tincture: second, plays: 'human' as const },
  ];
  draw(<Miniature view={g} seat={0} size={96} players={as('azure')} />);
  const azure = fills();
  screen.unmount();
  draw(<Miniature view={g} seat={0} size={96} players={as('or')} />);
  expect(azure.length).toBeGreaterThan(0);
  expect(azure).not.toEqual(fills());
  expect(tinctures.azure.fill).not.toBe(tinctures.or.fill);
});

test('6.1 whoever is on the march wears a ring until its turn is over', () => {
  const at = battle(g => void put(g, 0, 'pikemen', 75));
  lay(at.g);
  expect(painted()).not.toContain('acting');
  screen.unmount();
  lay(at.choose('step hex:76 unit=2').g);
  expect(painted()).toContain('acting');
});

test('no figure on the whole field of a phone is under 11 dp', () => {
  lay(battle(g => void put(g, 0, 'pikemen', 74)).g);
  const scale = Math.min(360 / placesOf(battlefieldOf(battle().g)).width, 346 / placesOf(battlefieldOf(battle().g)).height);
  expect(scale).toBeLessThan(0.6);
  fireEvent.press(screen.getByTestId('unit:2'));
  const figures = screen.UNSAFE_root.findAll(
    (n: ReactTestInstance) => String(n.type) === 'RNSVGText' || (typeof n.props.size === 'number' && n.props.value !== undefined),
  );
  const sizes = figures.flatMap(n => (typeof n.props.size === 'number' ? [n.props.size as number] : []));
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(10.9);
});

test('8.4 an index that the card does not reach is one that says so', () => {
  const on = (terrain: 'plain' | 'rockyHills', knights: number) => ({ type: 'lightCavalry' as const, knights, terrain });
  expect(imagined('melee', on('rockyHills', 2), { ...on('plain', 1), type: 'archers' })?.reckoning).toMatchObject({ base: 2, index: 2 });
  lay(
    battle(g => {
      put(g, 1, 'heavyCavalry', 33);
      put(g, 0, 'archers', 32, { knights: 1 });
      g.questions = [{ ask: 'retreat', seat: 0, unit: 3, attacker: 2 }];
    }).g,
  );
  expect(screen.getByText('The card ends at −2 and +2.')).toBeTruthy();
  expect(screen.getByTestId('fight').props.accessibilityLabel).toMatch(/They then take this hex\.$/);
});
