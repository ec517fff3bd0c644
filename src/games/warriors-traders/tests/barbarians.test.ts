import { told } from '@/engine/testing/sitting';
import { KINDS, type Kind } from '../data/names';
import { refuges } from '../rules/barbarians';
import { lifeOf, strengthOf } from '../rules/pieces';
import { landOf, type Traders } from '../state';
import { at, barbarians, levels, manoeuvre, place, places, table, type Sitting } from './table';

const nameOf = (g: Traders, p: number): string => landOf(g).provinces[p]!.id.slice(3);
/** Where barbarians driven from a province may go. */
const to = (from: string, arrange: (g: Traders) => void, nations?: readonly string[]): string[] => {
  const { g } = table(
    manoeuvre(),
    g => {
      barbarians(g, from);
      arrange(g);
    },
    nations === undefined ? {} : { nations },
  );
  return refuges(g, 0, at(g, from))
    .map(p => nameOf(g, p))
    .sort();
};
const all = (g: Traders, owner: 'barbarian' | number, ...names: string[]): void =>
  names.forEach(name => void (owner === 'barbarian' ? barbarians(g, name) : place(g, owner, name, 'princess')));

test('14.1 strength and resistance 1 in turns 1 to 3, 2 in turns 4 to 7, 3 in turns 8 to 10', () => {
  const by = (turn: number): number[] => {
    const { g } = table(manoeuvre(), g => barbarians(g, 'wales'), { turn });
    return [strengthOf(g, g.pieces[0]!), lifeOf(g, g.pieces[0]!)];
  };
  expect([1, 3, 4, 7, 8, 10].map(by)).toEqual([
    [1, 1],
    [1, 1],
    [2, 2],
    [2, 2],
    [3, 3],
    [3, 3],
  ]);
});

test('14.2 they never move or attack by themselves', () => {
  const sat = table({ ask: 'turn' }, g => {
    all(g, 'barbarian', 'wales');
    place(g, 0, 'wessex', 'princess');
  });
  const after = sat.choose('pass', 'pass', 'pass', 'pass');
  expect([after.standing('wales'), after.holder('wessex'), after.holder('ulster')]).toEqual([['barbarian'], 0, -1]);
});

/** Around Wales: Yorkshire, East Anglia (trade centre), London (capital), Wessex of England; Ulster is contested with Ireland. */
test('14.3 to a free province of the nation, its capital, its trade centre, another one', () => {
  const around = (g: Traders): void => all(g, 0, 'ulster');
  expect(
    to('wales', g => {
      around(g);
      all(g, 'barbarian', 'london', 'east-anglia', 'wessex');
    }),
  ).toEqual(['yorkshire']);
  expect(
    to('wales', g => {
      around(g);
      all(g, 'barbarian', 'london', 'east-anglia', 'wessex', 'yorkshire');
    }),
  ).toEqual(['london']);
  expect(
    to('wales', g => {
      around(g);
      all(g, 1, 'london');
      all(g, 'barbarian', 'east-anglia', 'wessex', 'yorkshire');
    }),
  ).toEqual(['east-anglia']);
  expect(
    to('wales', g => {
      around(g);
      all(g, 1, 'london', 'east-anglia');
      all(g, 'barbarian', 'wessex', 'yorkshire');
    }),
  ).toEqual(['wessex', 'yorkshire']);
});

test('14.3 then the same abroad, and never to a player', () => {
  const home = (g: Traders): void => all(g, 0, 'london', 'wessex', 'wales', 'east-anglia', 'vlaanderen');
  expect(
    to('yorkshire', g => {
      home(g);
      all(g, 'barbarian', 'dublin');
    }),
  ).toEqual(['lothian']);
  expect(
    to('yorkshire', g => {
      home(g);
      all(g, 'barbarian', 'dublin', 'lothian');
    }),
  ).toEqual(['dublin']);
  expect(
    to('yorkshire', g => {
      home(g);
      all(g, 1, 'dublin');
      all(g, 'barbarian', 'lothian');
    }),
  ).toEqual(['lothian']);
  expect(
    to('yorkshire', g => {
      home(g);
      all(g, 1, 'dublin', 'lothian');
    }),
  ).toEqual([]);
});

test('14.3 a trade centre abroad comes before other provinces there, if barbarians hold it', () => {
  expect(
    to(
      'calais',
      g => {
        all(g, 0, 'london', 'vlaanderen', 'artois');
        all(g, 'barbarian', 'brabant', 'normandie');
      },
      ['england', 'scotland'],
    ),
  ).toEqual(['brabant']);
});

test('14.3 the attacker chooses among equals', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    barbarians(g, 'wales');
  });
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect([after.asked, places(after, 'leave').sort()]).toEqual([0, ['east-anglia', 'ulster', 'wessex', 'yorkshire']]);
  expect(after.choose('leave province:we-wessex').standing('wessex')).toEqual(['barbarian*']);
});

test('14.4 in a contested province the same nation is the attacker’s, or either of the two', () => {
  const around = (g: Traders): void => all(g, 'barbarian', 'palatinate', 'brandenburg', 'pomerania', 'slesvig', 'sjaelland', 'friesland');
  expect(to('oldenburg', around, ['denmark', 'scotland'])).toEqual(['sjaelland']);
  expect(to('oldenburg', around, ['germany', 'scotland'])).toEqual(['brandenburg']);
  expect(to('oldenburg', around, ['france', 'scotland'])).toEqual(['brandenburg', 'sjaelland']);
});

/** What barbarians of a province do to an attacking force, by kind. */
function struck(own: readonly Kind[], theirs: ('barbarian' | 'fort')[], turn: number, commander: boolean): Sitting {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', ...own);
      barbarians(g, 'wales', ...theirs);
      levels(g, 0, { military: commander ? 4 : 1 });
    },
    { turn },
  );
  let now = sat.choose(...own.map((_, i) => `march province:we-wales piece=${i}`), 'toBattle');
  while (now.ask === 'strike') now = now.choose(now.offers.at(-1)!);
  return now;
}
const dead = (sat: Sitting): string[] =>
  told(sat, 'killed')
    .filter(e => e.owner === 0)
    .map(e => KINDS[e.kind]!);
const driven = (sat: Sitting): number => sat.g.pieces.filter(p => p.owner === 0 && p.lying).length;

test('14.5 they kill the largest they can, then drive off the largest, then spend the rest on the largest', () => {
  const figure30 = struck(['infantry', 'infantry', 'infantry', 'cavalry'], ['fort', 'barbarian'], 5, true);
  expect([dead(figure30).sort(), driven(figure30)]).toEqual([['cavalry', 'infantry'], 1]);
  const figure31 = struck(['infantry', 'archers', 'cavalry'], ['barbarian', 'barbarian', 'barbarian'], 3, true);
  expect([dead(figure31), driven(figure31)]).toEqual([['archers'], 0]);
});

test('14.5 without a Commander a life is all it takes', () => {
  expect(dead(struck(['infantry', 'infantry', 'infantry', 'cavalry'], ['fort', 'barbarian'], 5, false)).sort()).toEqual([
    'cavalry',
    'infantry',
    'infantry',
    'infantry',
  ]);
  expect(dead(struck(['infantry', 'archers', 'cavalry'], ['barbarian', 'barbarian', 'barbarian'], 3, false))).toEqual(['cavalry']);
  const rest = struck(['cavalry', 'cavalry'], ['barbarian', 'barbarian'], 1, true);
  expect(rest.g.pieces.filter(p => p.owner === 0).map(p => p.damage)).toEqual([2, 0]);
});

test('14.6 among equals the cheapest to kill comes first, then who came first into the game', () => {
  const wounded = (damage: number): number[] => {
    const sat = table(
      manoeuvre(),
      g => {
        place(g, 0, 'london', 'archers', 'archers')[1]!.damage = damage;
        barbarians(g, 'wales', 'barbarian', 'barbarian', 'barbarian');
        levels(g, 0, { military: 4 });
      },
      { turn: 1 },
    );
    let now = sat.choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle');
    while (now.ask === 'strike') now = now.choose(now.offers.at(-1)!);
    return now.g.pieces.filter(p => p.owner === 0 && !p.lying).map(p => p.id);
  };
  expect(wounded(1)).toEqual([0]);
  expect(wounded(0)).toEqual([1]);
});

test('14.7 without a refuge they are removed, and nobody scores', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    barbarians(g, 'wales');
    all(g, 1, 'yorkshire', 'east-anglia', 'wessex', 'ulster');
  });
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect([told(after, 'lost').map(e => e.owner), after.standing('wales'), after.realm().kills]).toEqual([[-2], [], 0]);
});

test('14.8 they go together, arrive lying, and join whatever is there', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry');
    barbarians(g, 'wales', 'barbarian', 'barbarian');
    all(g, 1, 'yorkshire', 'east-anglia', 'ulster', 'normandie');
    barbarians(g, 'wessex');
    place(g, 0, 'london', 'princess');
  });
  const now = sat.choose(
    'march province:we-wales piece=0',
    'march province:we-wales piece=1',
    'toBattle',
    'hit piece:2 damage=1',
    'hit piece:3 damage=1',
  );
  expect(now.standing('wessex')).toEqual(['barbarian', 'barbarian*', 'barbarian*']);
});

test('14.9 a barbarian province still to be fought for is a refuge; who comes there lies in that battle', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry', 'princess');
    barbarians(g, 'wales');
    barbarians(g, 'wessex');
    all(g, 1, 'yorkshire', 'east-anglia', 'ulster', 'munster', 'normandie');
  });
  const two = sat.choose('march province:we-wales piece=0', 'march province:we-wessex piece=1', 'toBattle', 'fight province:we-wales');
  expect(told(two, 'battle').map(e => [e.at, e.defence])).toEqual([
    ['province:we-wales', 1],
    ['province:we-wessex', 1],
  ]);
  expect(two.ask).toBe('strike');
});

test('14.10 provinces that a part of a map leaves out are no refuge', () => {
  const { g } = table(
    manoeuvre(),
    g => {
      barbarians(g, 'wales');
      all(g, 0, 'london', 'east-anglia', 'wessex', 'yorkshire');
    },
    {
      land: 'england-scotland',
    },
  );
  expect(refuges(g, 0, at(g, 'wales'))).toEqual([]);
});
