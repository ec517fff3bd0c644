import type { Standing } from '@/engine/contract';
import type { Player } from '../matchView';
import { seatsTurned, strongerTable } from '../rematch';
import { aheadSince, bestOf, decidedBy } from '../story';
import { anna, baron, ugo } from './house';

const standing = (seat: number, place: number, sources: Record<string, number>, team?: number): Standing => ({
  seat,
  place,
  points: Object.values(sources).reduce((a, b) => a + b, 0),
  sources,
  ...(team === undefined ? {} : { team: { number: team, points: 0 } }),
});

describe('what decided it', () => {
  test('is where the first had most more than the second, not where most points came from', () => {
    const all = [standing(0, 2, { areas: 50, goods: 3 }), standing(1, 1, { areas: 48, goods: 12 }), standing(2, 3, { areas: 9 })];
    expect(decidedBy(all)).toEqual({ winners: [1], margin: 7, source: 'goods', first: 12, second: 3 });
  });

  test('lines that are no points decide nothing', () => {
    expect(decidedBy([standing(0, 1, { areas: 5 }), standing(1, 2, { areas: 4, rounds: 1 })], ['rounds'])?.source).toBe('areas');
    expect(decidedBy([standing(0, 1, { rounds: 9 }), standing(1, 2, { rounds: 1 })], ['rounds'])?.source).toBeNull();
  });

  test('mates count together', () => {
    const all = [
      standing(0, 1, { areas: 10 }, 0),
      standing(1, 3, { areas: 30 }, 1),
      standing(2, 1, { areas: 25 }, 0),
      standing(3, 3, { areas: 1 }, 1),
    ];
    expect(decidedBy(all)).toEqual({ winners: [0, 2], margin: 4, source: 'areas', first: 35, second: 31 });
  });

  test('nobody, two or one at the table: nothing', () => {
    expect(decidedBy([standing(0, 2, { a: 1 }), standing(1, 2, { a: 1 })])).toBeNull();
    expect(decidedBy([standing(0, 1, { a: 1 }), standing(1, 1, { a: 1 })])).toBeNull();
    expect(decidedBy([standing(0, 1, { a: 1 })])).toBeNull();
  });
});

describe('the turning point', () => {
  const won = [standing(0, 1, { a: 9 }), standing(1, 2, { a: 7 })];

  test('is where the winner went ahead for the last time; level is not ahead', () => {
    const rows = [
      [0, 0],
      [3, 0],
      [3, 4],
      [4, 4],
      [6, 4],
      [9, 7],
    ];
    expect(aheadSince(rows, won)).toBe(4);
    expect(aheadSince(rows.slice(0, 2), won)).toBe(1);
  });

  test('there is none where points did not say who wins', () => {
    expect(
      aheadSince(
        [
          [0, 0],
          [5, 5],
        ],
        won,
      ),
    ).toBeNull();
    expect(
      aheadSince(
        [
          [0, 0],
          [2, 5],
        ],
        won,
      ),
    ).toBeNull();
    expect(
      aheadSince(
        [
          [0, 0],
          [2, 5],
        ],
        [standing(0, 2, {}), standing(1, 2, {})],
      ),
    ).toBeNull();
  });

  test('mates are ahead together', () => {
    const teams = [standing(0, 1, {}, 0), standing(1, 3, {}, 1), standing(2, 1, {}, 0), standing(3, 3, {}, 1)];
    expect(
      aheadSince(
        [
          [0, 0, 0, 0],
          [1, 9, 7, 0],
          [1, 9, 9, 0],
        ],
        teams,
      ),
    ).toBe(2);
  });
});

test('the best moment is the dearest choice of one’s own, not what came by another’s', () => {
  const scores = {
    points: [
      [0, 0],
      [4, 0],
      [4, 9],
      [12, 9],
      [16, 9],
    ],
    ended: null,
    by: [null, 0, 0, 1, 0],
  };
  expect(bestOf(scores, 0)).toEqual({ seat: 0, at: 1, gain: 4 });
  expect(bestOf(scores, 1)).toBeNull();
  expect(
    bestOf(
      {
        ...scores,
        ended: [
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
          [7, 0],
        ],
      },
      0,
    ),
  ).toEqual({ seat: 0, at: 4, gain: 7 });
});

describe('the next table', () => {
  const carla: Player = { ...ugo, name: 'Carla', tincture: 'vert' };
  const dario: Player = { ...ugo, name: 'Dario', tincture: 'or' };
  const names = (all: readonly Player[]): string => all.map(p => p.name).join(' ');

  test('has the seats turned by one', () => {
    expect(
      names(
        seatsTurned(
          [anna, ugo, carla],
          [0, 1, 2].map(seat => standing(seat, 1, {})),
        ),
      ),
    ).toBe('Ugo Carla Anna');
    expect(names(seatsTurned([anna], [standing(0, 1, {})]))).toBe('Anna');
  });

  test('keeps mates together, across the table or beside each other', () => {
    const sat = [anna, ugo, carla, dario];
    expect(
      names(
        seatsTurned(
          sat,
          [0, 1, 0, 1].map((team, seat) => standing(seat, 1, {}, team)),
        ),
      ),
    ).toBe('Ugo Carla Dario Anna');
    expect(
      names(
        seatsTurned(
          sat,
          [0, 0, 1, 1].map((team, seat) => standing(seat, 1, {}, team)),
        ),
      ),
    ).toBe('Carla Dario Anna Ugo');
  });

  test('has stronger bots for the one person who beat weaker ones', () => {
    const squire: Player = { ...baron, plays: 'squire' };
    const won = [standing(0, 1, {}), standing(1, 2, {})];
    expect(strongerTable([anna, squire], won)).toMatchObject({ level: 'knight', players: [{ name: 'Anna' }, { plays: 'knight' }] });
    expect(strongerTable([anna, squire], [standing(0, 2, {}), standing(1, 1, {})])).toBeNull();
    expect(strongerTable([anna, ugo], won)).toBeNull();
    expect(strongerTable([anna, { ...baron, plays: 'sovereign' }], won)).toBeNull();
  });
});
