/** 2: a map or a part of it, nations, barbarians, capitals, three tokens each. */
import type { Options, Seat, SetUp } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { LANDS, MAPS, PARTS, type LandName, type PartName } from '../data/lands';
import { BARBARIAN, FORT, INFANTRY, PRINCESS, TRACKS } from '../data/names';
import { START_PRINCESSES, START_STOCK, START_TOKENS, TURNS } from '../data/numbers';
import { developChoice } from '../choices';
import { nationSpot, numberOf, provinceSpot } from '../spots';
import { BARBARIANS, FREE, landOf, realmOf, type Deciding, type Happening, type Realm, type Traders, type TradersTell } from '../state';
import { put, settle } from './pieces';
import { develop } from './technology';
import { orderOf } from './turn';

/** The option that names a part of a map: 'west2', 'italy3'. Absent or 'whole': all of it. */
function landFrom(options: Options, seats: number): LandName {
  const map = MAPS.find(name => name === options.map) ?? 'west';
  const part = options[`${map}${seats}`];
  return typeof part === 'string' && part in PARTS ? (part as PartName) : map;
}

/** 20.1: alliances of two or three. */
export function teamsFrom(options: Options, seats: number): number {
  if (seats === 4) return options.alliances4 === '2v2' ? 2 : 0;
  if (seats !== 6) return 0;
  return options.alliances6 === '3v3' ? 2 : options.alliances6 === '2v2v2' ? 3 : 0;
}

const newRealm = (mayLeave: boolean): Realm => ({
  nation: FREE,
  stock: START_STOCK.slice(),
  tokens: TRACKS.map(() => 0),
  routes: [],
  kills: 0,
  bought: 0,
  hasUnified: false,
  ...(mayLeave ? { leftIn: 0 } : {}),
});

export function setUp({ seats, seed, options, first = 0 }: SetUp): Traders {
  const land = landFrom(options, seats);
  const teams = teamsFrom(options, seats);
  const seatsFromFirst = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const g: Traders = {
    questions: [{ ask: 'turn' }, { ask: 'layOut' }],
    seed,
    seats,
    land,
    teams,
    ...(teams > 0 && options.allies === 'agreed' ? { sides: Array.from({ length: seats }, (_, seat) => seat) } : null),
    variableOrder: options.variableOrder === true,
    soloRoutes: seats <= 3 && (LANDS[land].isPart || options.soloRoutes === true),
    startInfantry: options.startInfantry === true,
    turn: 1,
    lastTurn: typeof options.turns === 'number' ? options.turns : TURNS,
    phase: 'setUp',
    order: seatsFromFirst,
    holder: LANDS[land].provinces.map(() => FREE),
    pieces: [],
    nextId: 0,
    realms: seatsFromFirst.map(() => newRealm(options.leaving === 'vote')),
    wars: [],
    peaceOffers: [],
    hasTraded: seatsFromFirst.map(() => false),
    battle: null,
  };
  if (options.nations === 'choice') g.questions.push(...seatsFromFirst.map(seat => ({ ask: 'nation' as const, seat })).reverse());
  else drawNations(g);
  return g;
}

/** 2.1: by lot. Whom the table made first gets the nation that plays first of those drawn. */
function drawNations(g: Traders): void {
  const drawn = shuffle(g, landOf(g).start.slice()).slice(0, g.seats);
  const lowest = drawn.indexOf(Math.min(...drawn));
  [drawn[0], drawn[lowest]] = [drawn[lowest] as number, drawn[0] as number];
  g.order.forEach((seat, i) => (realmOf(g, seat).nation = drawn[i] as number));
}

export const nation: Deciding<'nation'> = {
  asks: (_, q) => q.seat,
  offers: g =>
    landOf(g)
      .start.filter(n => g.realms.every(r => r.nation !== n))
      .map(n => ({ do: 'nation', at: nationSpot(g, n) })),
  happens(g, q, c, tell) {
    const chosen = numberOf(c.at);
    realmOf(g, q.seat).nation = chosen;
    tell({ what: 'nation', seat: q.seat, nation: landOf(g).nations[chosen] as string, at: c.at });
  },
};

/** 2.2, 2.3: who stands where; then the tokens, in order of play (2.5). */
export const layOut: Happening<'layOut'> = {
  runs(g, _, tell) {
    g.order = orderOf(g);
    const owners = new Map(g.realms.map((r, seat): [number, Seat] => [landOf(g).capitals[r.nation] as number, seat]));
    for (const p of landOf(g).open) {
      const owner = owners.get(p);
      if (owner !== undefined) settleCapital(g, owner, p, tell);
      else put(g, BARBARIANS, landOf(g).provinces[p]?.kind === 'capital' ? FORT : BARBARIAN, p);
      if (owner === undefined) settle(g, p, tell);
    }
    g.questions.push(...g.order.map(seat => ({ ask: 'tokens' as const, seat, left: START_TOKENS })).reverse());
    if (g.sides !== undefined) g.questions.push({ ask: 'allies' });
  },
};

/** 2.3, 2.8 */
function settleCapital(g: Traders, seat: Seat, at: number, tell: TradersTell): void {
  put(g, seat, FORT, at);
  tell({ what: 'startFort', seat, at: provinceSpot(g, at) });
  for (let i = 0; i < START_PRINCESSES; i++) put(g, seat, PRINCESS, at);
  if (g.startInfantry) put(g, seat, INFANTRY, at);
  settle(g, at, tell);
}

/** 2.5 */
export const tokens: Deciding<'tokens'> = {
  asks: (_, q) => q.seat,
  offers: () => TRACKS.map((_, track) => developChoice(track)),
  happens(g, q, c, tell) {
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1 });
    develop(g, q.seat, numberOf(c.at), tell);
  },
};
