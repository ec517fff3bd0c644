/** What the net looks at: everything a side has, counted under names, the same of its best rival, and how far the match has come. */
import { besideRival, lookBeside } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import type { Province } from '../data/atlas';
import { ARMIES, CAVALRY, FOOD, FORT, KINDS, PHASES, PRINCESS, PROVINCE_KINDS, RESOURCES, TRACKS } from '../data/names';
import { foodNeeded } from '../rules/feeding';
import { levelFor } from '../rules/technology';
import { areAllied, landOf, realmOf, teamOf, type Piece, type Traders } from '../state';
import { countFeatures, FEATURES, timeLeft } from './features';

type G = Readonly<Traders>;

const each = (what: string, names: readonly (string | number)[]): string[] => names.map(name => `${what}.${name}`);

/** Of a seat, all of which is added up in an alliance. */
const BESIDES = [
  'points',
  'kills',
  ...each('tokens', TRACKS),
  ...each('level', TRACKS),
  ...each('stock', RESOURCES),
  'hungry',
  ...each('yields', RESOURCES.slice(0, 3)),
  ...each('provinces', PROVINCE_KINDS),
  'homeland',
  'routes',
  'hasUnified',
  ...each(
    'armies',
    ARMIES.map(kind => KINDS[kind] as string),
  ),
  'lying',
  'travellers',
  'forts',
  /** Provinces beside one’s own army that are free, held by barbarians or by a rival, and own ones beside a rival's army. */
  'nearFree',
  'nearBarbarians',
  'nearRivals',
  'exposed',
  'atWar',
  'place',
  'isAsked',
];
const OF_A_SIDE: readonly string[] = [...FEATURES, ...BESIDES];
const SEATS = [3, 4, 5, 6];

export const SENSES: readonly string[] = [
  ...besideRival(OF_A_SIDE, FEATURES.length),
  'time',
  ...each('phase', PHASES),
  ...each('seats', SEATS),
  'isAlliance',
  'turns',
];

const counts: number[] = [];

/** In the order of OF_A_SIDE. */
export function countSide(g: G, side: number, points: number, into: number[]): void {
  for (let i = 0; i < OF_A_SIDE.length; i++) into[i] = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    if (teamOf(g, seat) !== side || realmOf(g, seat).nation < 0) continue;
    countFeatures(g, seat, counts);
    countBesides(g, seat, counts);
    for (let i = 0; i < OF_A_SIDE.length; i++) into[i] = (into[i] as number) + (counts[i] as number);
  }
  into[FEATURES.length] = points;
}

function countBesides(g: G, seat: Seat, into: number[]): void {
  const realm = realmOf(g, seat);
  let at: number = FEATURES.length;
  into[at++] = 0;
  into[at++] = realm.kills;
  for (let track = 0; track < TRACKS.length; track++) into[at++] = realm.tokens[track] as number;
  for (let track = 0; track < TRACKS.length; track++) into[at++] = levelFor(realm.tokens[track] as number);
  for (let good = 0; good < RESOURCES.length; good++) into[at++] = realm.stock[good] as number;
  into[at++] = Math.max(0, foodNeeded(g, seat) - (realm.stock[FOOD] as number));
  at = countLands(g, seat, into, at);
  into[at++] = realm.routes.length;
  into[at++] = realm.hasUnified ? 1 : 0;
  at = countPieces(g, seat, into, at);
  at = countBorders(g, seat, into, at);
  let wars = 0;
  for (let i = 0; i < g.wars.length; i++) if (g.wars[i]?.a === teamOf(g, seat) || g.wars[i]?.b === teamOf(g, seat)) wars++;
  into[at++] = wars;
  into[at++] = g.order.indexOf(seat);
  const q = g.questions[g.questions.length - 1];
  into[at] = q !== undefined && 'seat' in q && q.seat === seat ? 1 : 0;
}

const PLACE_OF_KIND = Object.fromEntries(PROVINCE_KINDS.map((kind, i) => [kind, i])) as Readonly<Record<Province['kind'], number>>;

/** What provinces yield, of which kind they are, and how many are of one’s own nation. */
function countLands(g: G, seat: Seat, into: number[], from: number): number {
  const yields = RESOURCES.length - 1;
  const to = from + yields + PROVINCE_KINDS.length + 1;
  for (let i = from; i < to; i++) into[i] = 0;
  const { open, provinces } = landOf(g);
  for (let i = 0; i < open.length; i++) {
    if (g.holder[open[i] as number] !== seat) continue;
    const province = provinces[open[i] as number] as Province;
    for (let good = 0; good < yields; good++) into[from + good] = (into[from + good] as number) + (province.yields[good] as number);
    const kind = from + yields + PLACE_OF_KIND[province.kind];
    into[kind] = (into[kind] as number) + 1;
    if (province.of.includes(realmOf(g, seat).nation)) into[to - 1] = (into[to - 1] as number) + 1;
  }
  return to;
}

function countPieces(g: G, seat: Seat, into: number[], from: number): number {
  const [lying, princesses, forts] = [from + ARMIES.length, from + ARMIES.length + 1, from + ARMIES.length + 2];
  for (let i = from; i <= forts; i++) into[i] = 0;
  for (let i = 0; i < g.pieces.length; i++) {
    const piece = g.pieces[i] as Piece;
    if (piece.owner !== seat) continue;
    const standing = piece.kind === FORT ? forts : lying;
    const at = piece.kind <= CAVALRY ? from + piece.kind : piece.kind === PRINCESS ? princesses : standing;
    into[at] = (into[at] as number) + 1;
    if (piece.lying) into[lying] = (into[lying] as number) + 1;
  }
  return forts + 1;
}

/** Provinces beside armies: each once, however many stand there. */
const besideOwn: number[] = [];
const besideRivals: number[] = [];

function countBorders(g: G, seat: Seat, into: number[], from: number): number {
  const { open, provinces } = landOf(g);
  for (let i = 0; i < provinces.length; i++) besideOwn[i] = besideRivals[i] = 0;
  for (let i = 0; i < g.pieces.length; i++) {
    const piece = g.pieces[i] as Piece;
    if (piece.kind > CAVALRY || piece.owner < 0) continue;
    const allied = areAllied(g, piece.owner, seat);
    if (allied && piece.owner !== seat) continue;
    const { next } = provinces[piece.at] as Province;
    const beside = allied ? besideOwn : besideRivals;
    for (let n = 0; n < next.length; n++) beside[next[n] as number] = 1;
  }
  for (let i = 0; i < 4; i++) into[from + i] = 0;
  for (let i = 0; i < open.length; i++) {
    const p = open[i] as number;
    const holder = g.holder[p] as number;
    const unheld = holder === -1 ? 0 : 1;
    const rival = holder >= 0 && !areAllied(g, holder, seat) ? 2 : -1;
    const what = holder === seat ? 3 : holder >= 0 ? rival : unheld;
    if (what >= 0 && (what === 3 ? besideRivals : besideOwn)[p] === 1) into[from + what] = (into[from + what] as number) + 1;
  }
  return from + 4;
}

/** All senses of a side beside its best rival, in the order of SENSES. */
export function lookFrom(g: G, own: readonly number[], rival: readonly number[], into: number[]): void {
  const time = timeLeft(g);
  let at = lookBeside(own, rival, FEATURES.length, time, into);
  into[at++] = time;
  for (let phase = 0; phase < PHASES.length; phase++) into[at++] = g.phase === PHASES[phase] ? 1 : 0;
  for (let i = 0; i < SEATS.length; i++) into[at++] = g.seats === SEATS[i] ? 1 : 0;
  into[at++] = g.teams === 0 ? 0 : 1;
  into[at] = g.lastTurn;
}
