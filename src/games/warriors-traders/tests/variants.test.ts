import { told } from '@/engine/testing/sitting';
import { LANDS, PARTS, type PartName } from '../data/lands';
import { soloSlots } from '../rules/resources';
import { landOf } from '../state';
import { warriorsTraders } from '..';
import { act, at, levels, manoeuvre, opening, place, table } from './table';

const named = (part: PartName, numbers: readonly number[] = LANDS[part].open): string[] =>
  numbers.map(p => LANDS[part].provinces[p]!.id.slice(3)).sort();
const core = (part: PartName, nation: string): string[] =>
  named(part, LANDS[part].core[LANDS[part].nations.findIndex(id => id.slice(3) === nation)]);
const contested = (part: PartName): string[] =>
  named(
    part,
    LANDS[part].open.filter(p => LANDS[part].provinces[p]!.kind === 'contested'),
  );

test('21.3 two or three may play on a whole map', () => {
  const { g } = opening(2);
  expect([landOf(g).open.length, g.pieces.filter(p => p.owner < 0).length]).toEqual([40, 38]);
});

test('21.4 what a part leaves out does not exist', () => {
  const { g } = opening(2, { west2: 'england-scotland' });
  const names = landOf(g).provinces[at(g, 'london')]!.next.map(n => landOf(g).provinces[n]!.name);
  expect(names.sort()).toEqual(['East Anglia', 'Wales', 'Wessex']);
  expect(g.pieces.every(p => landOf(g).open.includes(p.at))).toBe(true);
});

test('21.5 the parts for two', () => {
  const parts = (Object.keys(PARTS) as PartName[]).filter(name => PARTS[name].seats === 2);
  expect(parts.map(name => [name, LANDS[name].open.length, contested(name)])).toEqual([
    ['england-scotland', 10, []],
    ['ireland-scotland', 14, ['western-islands']],
    ['croatia-bulgaria', 14, []],
    ['naples-papal', 10, ['benevento']],
    ['naples-papal-abruzzo', 11, ['benevento']],
    ['milan-genoa', 14, []],
  ]);
  expect(named('naples-papal')).toEqual([
    'ancona',
    'benevento',
    'calabria',
    'emilia-romagna',
    'ferrara',
    'napoli',
    'puglia',
    'roma',
    'salerno',
    'urbino',
  ]);
});

test('21.6 the parts for three', () => {
  const parts = (Object.keys(PARTS) as PartName[]).filter(name => PARTS[name].seats === 3);
  expect(parts.map(name => [name, LANDS[name].open.length])).toEqual([
    ['british-isles', 14],
    ['continent', 26],
    ['central-east', 27],
    ['milan-tuscany-genoa', 14],
    ['peninsula', 25],
  ]);
  expect(contested('milan-tuscany-genoa')).toEqual(['alta-corsica', 'parma', 'piacenza']);
  expect(contested('british-isles')).toEqual(['western-islands']);
});

/** What each nation to play must hold to unify. */
const CORES: Readonly<Record<PartName, Readonly<Record<string, string>>>> = {
  'england-scotland': {
    england: 'east-anglia london wales wessex yorkshire',
    scotland: 'aberdeen highlands lothian orkney western-islands',
  },
  'ireland-scotland': { ireland: 'connaught dublin munster ulster', scotland: 'aberdeen highlands lothian orkney' },
  'croatia-bulgaria': { croatia: 'bosnia dalmacija istria ragusa slavonija', bulgaria: 'bulgaria makedonija rumelia tarnovo vidin' },
  'naples-papal': { naples: 'calabria napoli puglia salerno', 'papal-states': 'ancona emilia-romagna ferrara roma urbino' },
  'naples-papal-abruzzo': {
    naples: 'abruzzo calabria napoli puglia salerno',
    'papal-states': 'ancona emilia-romagna ferrara roma urbino',
  },
  'milan-genoa': { milan: 'brescia como milano parma piacenza', genoa: 'ajaccio alta-corsica gallura genova torres' },
  'british-isles': {
    england: 'east-anglia london wales wessex yorkshire',
    scotland: 'aberdeen highlands lothian orkney',
    ireland: 'connaught dublin munster ulster',
  },
  continent: {
    burgundy: 'bourgogne brabant calais friesland vlaanderen',
    denmark: 'fyn jylland sjaelland slesvig',
    switzerland: 'bern konstanz schwyz',
  },
  'central-east': {
    austria: 'istria salzburg steiermark tirol wien',
    poland: 'gdansk krakow lubelskie mazowsze warszawa',
    romania: 'banat basarabia moldova oltenia valahia',
  },
  'milan-tuscany-genoa': {
    milan: 'brescia como milano',
    tuscany: 'firenze mantova modena siena',
    genoa: 'ajaccio gallura genova torres',
  },
  peninsula: {
    venice: 'dalmazia friuli istria venezia verona',
    tuscany: 'firenze mantova modena siena',
    naples: 'abruzzo calabria napoli puglia salerno',
  },
};

test.each(Object.keys(CORES) as PartName[])('21.7 in the part %s a province that is contested no longer is needed to unify', part => {
  const { nations, start } = LANDS[part];
  const cores = start.map(nation => [nations[nation]!.slice(3), core(part, nations[nation]!.slice(3)).join(' ')]);
  expect(Object.fromEntries(cores)).toEqual(CORES[part]);
});

test('21.6 Piacenza lies between Milan and Genoa where Tuscany plays too', () => {
  const { provinces, nations } = LANDS['milan-tuscany-genoa'];
  const rivals = (name: string): string[] => provinces.find(p => p.id.slice(3) === name)!.of.map(nation => nations[nation]!.slice(3));
  expect(['piacenza', 'parma', 'alta-corsica'].map(rivals)).toEqual([
    ['milan', 'genoa'],
    ['tuscany', 'milan'],
    ['genoa', 'tuscany'],
  ]);
});

test('21.7 such a province counts when the nation is unified', () => {
  const names = core('croatia-bulgaria', 'croatia');
  const sat = table(manoeuvre(), g => names.forEach(p => place(g, 0, p, 'princess')), {
    land: 'croatia-bulgaria',
    nations: ['croatia', 'bulgaria'],
  });
  expect(told(sat.choose('unify'), 'unified').map(e => [e.provinces, e.actions])).toEqual([[5, 5]]);
});

test('21.8 it keeps its point and its symbols', () => {
  const sat = table(
    { ask: 'resources' },
    g => {
      place(g, 0, 'orkney', 'princess');
      levels(g, 0, { production: 2, military: 2 });
    },
    {
      land: 'england-scotland',
    },
  );
  expect(sat.points() - 6).toBe(1);
  expect(LANDS['england-scotland'].provinces[at(sat.g, 'orkney')]!.yields).toEqual(LANDS.west.provinces[at(sat.g, 'orkney')]!.yields);
});

test('21.9 a nation nobody plays has a barbarian fort in its capital and armies elsewhere', () => {
  const sat = opening(2, { west2: 'ireland-scotland' });
  expect([sat.standing('london'), sat.standing('wales'), sat.holder('london')]).toEqual([['barbarian fort'], ['barbarian'], -2]);
});

test('21.11 unused routes bring something on parts of maps, on whole ones only if so agreed', () => {
  const on = (seats: number, options: Record<string, string | boolean>): boolean => opening(seats, options).g.soloRoutes;
  expect([
    on(2, { west2: 'england-scotland' }),
    on(3, { west3: 'whole' }),
    on(3, { soloRoutes: true }),
    on(4, { soloRoutes: true }),
  ]).toEqual([true, false, true, false]);
  const offered = (seats: number, chosen: Record<string, string>): boolean =>
    warriorsTraders.options.find(o => o.id === 'soloRoutes')!.offered!(seats, chosen);
  expect([offered(2, { map: 'west', west2: 'whole' }), offered(2, { map: 'west', west2: 'england-scotland' }), offered(4, {})]).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    soloSlots(
      table(act(), g => {
        place(g, 0, 'east-anglia', 'princess');
        levels(g, 0, { trade: 6 });
      }).g,
      0,
    ),
  ).toEqual([]);
});

test('21.13 Naples is played with the ten provinces printed, or with Abruzzo as an eleventh', () => {
  expect([core('naples-papal', 'naples').length, core('naples-papal-abruzzo', 'naples').length]).toEqual([4, 5]);
  expect(warriorsTraders.options.find(o => o.id === 'italy2')!.values).toEqual([
    'whole',
    'naples-papal',
    'naples-papal-abruzzo',
    'milan-genoa',
  ]);
});

test('whoever has no province left keeps playing: technology, war, nothing to build', () => {
  expect(table(act()).offers).toEqual([
    'develop track:production',
    'develop track:trade',
    'develop track:military',
    'war rival:1',
    'lastTurn button:lastTurn',
    'pass button:pass',
  ]);
});
