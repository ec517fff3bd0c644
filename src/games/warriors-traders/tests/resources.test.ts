import { told } from '@/engine/testing/sitting';
import { incomeOf, taxOf } from '../rules/resources';
import { levels, place, stock, table } from './table';

const resources = { ask: 'resources' } as const;
const DENMARK = { nations: ['denmark', 'scotland'] };

test('5.1 symbols times the multipliers of Production and Military', () => {
  const at = (production: number, military: number): number[] =>
    incomeOf(
      table(
        resources,
        g => {
          place(g, 0, 'sjaelland', 'princess');
          place(g, 0, 'fyn', 'princess');
          levels(g, 0, { production, military });
        },
        DENMARK,
      ).g,
      0,
    );
  expect([at(1, 1), at(3, 1), at(4, 5), at(6, 7)]).toEqual([
    [1, 0, 0],
    [1, 6, 0],
    [2, 6, 2],
    [2, 12, 3],
  ]);
});

test('5.2 taxes bring 1 gold for each capital, for each trade centre, and symbols bring none', () => {
  const taxed = (production: number, trade: number): number =>
    taxOf(
      table(resources, g => {
        for (const p of ['london', 'aberdeen', 'east-anglia', 'wales', 'wessex']) place(g, 0, p, 'princess');
        levels(g, 0, { production, trade });
      }).g,
      0,
    );
  expect([taxed(5, 4), taxed(6, 4), taxed(5, 5), taxed(6, 5)]).toEqual([0, 2, 1, 3]);
});

test('5.3 nobody is asked: it comes to all at once', () => {
  const sat = table(resources, g => {
    place(g, 0, 'london', 'princess');
    place(g, 1, 'aberdeen', 'princess');
  });
  expect([sat.ask, told(sat, 'income').map(e => e.gain)]).toEqual([
    null,
    [
      [1, 0, 0],
      [1, 0, 0],
    ],
  ]);
});

test('5.4 more than 20 may lie in store during a turn', () => {
  const sat = table(resources, g => {
    place(g, 0, 'london', 'princess');
    stock(g, 0, 20);
  });
  expect(sat.realm().stock[0]).toBe(21);
});

/** On the British Isles for three, or in England and Scotland for two: a trade centre and unused routes. */
const solo = (seats: 2 | 3, trade: number, arrange: (g: Parameters<typeof place>[0]) => void = () => {}): ReturnType<typeof table> =>
  table(
    resources,
    g => {
      g.soloRoutes = true;
      place(g, 0, 'east-anglia', 'princess');
      levels(g, 0, { trade });
      arrange(g);
    },
    { seats, land: seats === 2 ? 'england-scotland' : 'british-isles' },
  );

test('21.10 a route that leads to nobody brings a good, then a good or a weapon, then more', () => {
  expect(told(solo(2, 2), 'soloRoute').map(e => e.good)).toEqual([1]);
  const four = solo(2, 4);
  expect([four.offers, four.realm().stock[1]]).toEqual([['take stock:goods', 'take stock:weapons'], 1]);
  const six = solo(2, 6).choose('take stock:weapons');
  expect(six.offers).toEqual(['take stock:food', 'take stock:goods', 'take stock:weapons', 'take stock:gold']);
  expect(solo(3, 6).choose('take stock:goods').offers).toEqual(['take stock:food', 'take stock:goods', 'take stock:weapons']);
});

test('21.10 a route one has opened oneself takes the lowest slot; one opened by the other does not', () => {
  const opened = solo(2, 4, g => g.realms[0]!.routes.push(1));
  expect([opened.ask, told(opened, 'soloRoute')]).toEqual(['soloRoute', []]);
  expect(
    told(
      solo(2, 4, g => g.realms[1]!.routes.push(0)),
      'soloRoute',
    ),
  ).toHaveLength(1);
});

test('21.10 without a trade centre nothing comes', () => {
  const without = table(
    resources,
    g => {
      g.soloRoutes = true;
      place(g, 0, 'london', 'princess');
      levels(g, 0, { trade: 6 });
    },
    {
      land: 'england-scotland',
    },
  );
  expect([without.ask, told(without, 'soloRoute')]).toEqual([null, []]);
});
