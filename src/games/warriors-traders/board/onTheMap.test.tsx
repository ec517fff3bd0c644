/** What the map shows without a tap: figures that can be read, routes and wars with who began them, battles over what is lit. */
import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { MOST_STOCK } from '../data/numbers';
import type { Traders } from '../state';
import { pelletAt } from '@/table/kit/panning';
import { layBoard } from '@/table/testing/stillBoard';
import { act, at, barbarians, levels, manoeuvre, place, stock, table, war } from '../tests/table';
import { warriorsTradersDrawn } from '.';
import { fightOf } from './fight';
import { cropFor, pictureOf } from './picture';
import { cellsFor, FOOT, HEAD, legible, stackAt } from './stacks';
import { tiesOf } from './Ties';
import type { LandName } from '../data/lands';

const lay = (g: Traders) => layBoard(warriorsTradersDrawn, g, { width: 360, height: 348, hand: { width: 360, height: 76 } });
const painted = (): string[] =>
  screen.UNSAFE_root.findAll((n: ReactTestInstance) => typeof n.type === 'string' && typeof n.props.testID === 'string').map(
    n => n.props.testID as string,
  );

const PHONES = [
  [360, 300],
  [360, 348],
  [412, 500],
  [768, 724],
] as const;
/** Letters stand so high on their pellet. */
const LETTERS = 0.74;

test.each(['west', 'east', 'italy', 'england-scotland'] as LandName[])(
  'no count on the map of %s is under 11 dp, from however far',
  land => {
    const picture = pictureOf(land);
    for (const [width, height] of PHONES) {
      const whole = width / cropFor(picture, width, height).width;
      for (const scale of [whole, 0.6, 1, 1.5, 2.2]) expect(LETTERS * pelletAt(scale) * scale).toBeGreaterThanOrEqual(11);
    }
  },
);

test('from far away all that a seat has in a province is one heap under its strongest piece, nearer each kind has its own', () => {
  const { g } = table(act(), g => {
    place(g, 0, 'london', 'princess', 'princess', 'fort', 'infantry');
    place(g, 1, 'london', 'archers', 'archers');
  });
  const { side } = pictureOf('west');
  const heaps = stackAt(g, at(g, 'london'));
  expect(heaps).toHaveLength(4);
  const seen = (scale: number) =>
    legible(heaps, side, side, pelletAt(scale))
      .map(({ owner, kind, count }) => [owner, kind, count].join(' '))
      .sort();
  expect(seen(0.35)).toEqual(['0 4 4', '1 1 2']);
  expect(seen(2.2)).toHaveLength(4);
  // On a tablet two kinds have room beside each other.
  const two = heaps.filter(heap => heap.owner === 0).slice(0, 2);
  expect([0.35, 0.75].map(scale => legible(two, side, side * (1 - HEAD - FOOT), pelletAt(scale)).length)).toEqual([1, 2]);
  for (const scale of [0.35, 0.8, 1, 1.6, 2.2]) {
    const shown = legible(heaps, side, side, pelletAt(scale));
    const [cell] = cellsFor(shown.length, side, side * (1 - HEAD - FOOT));
    // Where kinds stand apart a pellet leaves more of each counter than it takes.
    if (shown.length > 2) expect(cell!.width * scale).toBeGreaterThan(15 * 0.6);
  }
});

test('6.4, 16.2 routes and wars are drawn, with who opened or declared them and the turns that are left', () => {
  const { g } = table(
    act(),
    g => {
      for (const [seat, capital] of ['london', 'aberdeen', 'dublin'].entries()) place(g, seat, capital, 'fort');
      g.realms[2]!.routes.push(0);
      war(g, 1, 0, 3);
    },
    { seats: 3, turn: 4 },
  );
  const [england, scotland, ireland] = ['england', 'scotland', 'ireland'].map(
    (_, seat) => pictureOf('west').land.capitals[g.realms[seat]!.nation]!,
  );
  expect(tiesOf(g)).toEqual([`route/2/0/${ireland}/${england}/0`, `war/1/0/${scotland}/${england}/2`]);
  lay(g);
  const shown = painted();
  expect(shown.indexOf('ties')).toBeGreaterThan(-1);
  expect(shown.indexOf('ties')).toBeLessThan(shown.findIndex(id => id.startsWith('province:')));
  screen.unmount();
  lay({ ...g, wars: [], realms: g.realms.map(realm => ({ ...realm, routes: [] })) });
  expect(screen.queryByTestId('ties')).toBeNull();
});

test('the sign of a battle lies over the province that is lit for it', () => {
  const { g } = table(manoeuvre(), g => {
    levels(g, 0, { military: 3 });
    place(g, 0, 'london', 'infantry');
    barbarians(g, 'wessex');
  });
  lay(g);
  const order = painted();
  const places = order.flatMap((id, i) => (/^(look:)?province:/.test(id) ? [i] : []));
  expect(places.length).toBeGreaterThan(20);
  expect(order.indexOf('battles')).toBeGreaterThan(Math.max(...places));
});

test('18.2 a stock beyond what is kept says so', () => {
  const kept = (goods: number): number => {
    const { g } = table(act(), g => {
      place(g, 0, 'london', 'fort');
      stock(g, 0, 1, goods);
    });
    lay(g);
    const found = screen.queryAllByText(`max. ${MOST_STOCK}`, { includeHiddenElements: true }).length;
    screen.unmount();
    return found;
  };
  expect([kept(MOST_STOCK), kept(MOST_STOCK + 1)]).toEqual([0, 1]);
});

test('the tag of a nation explains itself at a tap', () => {
  const { g } = table(act(), g => place(g, 0, 'london', 'fort'));
  lay(g);
  fireEvent.press(screen.getByTestId('homeland'));
  expect(screen.getByTestId('card:text')).toHaveTextContent(/To unite it: .*London/);
});

test('14.3 before a battle one reads where barbarians would flee who are driven off', () => {
  const { g } = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    barbarians(g, 'wessex');
    place(g, 0, 'yorkshire', 'infantry');
    barbarians(g, 'wales');
  });
  const fight = (name: string) => fightOf(g, { at: at(g, name), attacker: 0, defender: -2, blows: [] });
  expect(fight('wessex').refuges?.length).toBeGreaterThan(0);
  expect(fight('yorkshire').refuges).toBeNull();
});
