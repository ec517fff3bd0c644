/** What the net looks at: everything a seat has, counted under names, the same of its best rival, and what lies on the table for both. */
import { besideRival, lookBeside } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { ALL_MONASTERIES, type Monastery } from '../data/monasteries';
import { COLOURS, GOODS, MODULES } from '../data/names';
import { sizeOf, surveyOf } from '../rules/duchy';
import { COLOUR_OF } from '../rules/tile';
import { dukeOf, estateOf, hasPlayed, isUsed, NONE, type Burgundy, type Estate } from '../state';
import { hands, storesOf } from '../teams';
import { FEATURES } from './featureNames';
import { countFeatures } from './features';
import { newGround } from './ground';
import { timeLeft } from './worth';

/** Of a size that is still to be completed: as good as five. */
const LARGE = 5;

const each = (what: string, names: readonly string[]): string[] => names.map(name => `${what}.${name}`);
const numbered = (what: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${what}.${i + 1}`);

/** After the features, which the value without a net is made of. */
const BESIDES = [
  'points',
  ...each('stored', [...COLOURS, 'any']),
  ...each('empty', COLOURS),
  ...each('touched', COLOURS),
  ...numbered('areaOf', LARGE),
  ...each('goods', GOODS),
  /** Stored tiles that a die still unused would place as it lies. */
  'ready',
  'isOn',
  'waits',
  ...ALL_MONASTERIES.map(monastery => `monastery.${monastery}`),
];
const OF_A_SEAT: readonly string[] = [...FEATURES, ...BESIDES];
const OF_THE_TABLE = [
  'time',
  'timeSquared',
  'round',
  'seats3',
  'seats4',
  'teams',
  ...each('module', MODULES),
  ...each('depots', COLOURS),
  ...each('black', COLOURS),
];

export const SENSES: readonly string[] = [...besideRival(OF_A_SEAT, FEATURES.length), ...OF_THE_TABLE];

const ground = newGround();

/** What a seat has, in the order of OF_A_SEAT; the features come first. */
export function countSeat(g: Readonly<Burgundy>, seat: Seat, points: number, into: number[]): void {
  const estate = estateOf(g, seat);
  countFeatures(g, seat, into, ground);
  let at: number = FEATURES.length;
  into[at++] = points;
  for (let i = 0; i <= COLOURS.length; i++) into[at + i] = 0;
  const ready = countStores(g, seat, estate, into, at);
  at += COLOURS.length + 1;
  for (let colour = 0; colour < COLOURS.length; colour++) into[at++] = ground.ofColour[colour] as number;
  at = countAreas(estate, into, at);
  for (let good = 0; good < GOODS.length; good++) into[at++] = estate.goods[good] as number;
  into[at++] = ready;
  into[at++] = g.turnOf === seat ? 1 : 0;
  into[at++] = hasPlayed(g, seat) ? 0 : 1;
  for (let i = 0; i < ALL_MONASTERIES.length; i++) into[at++] = (estate.monasteries >> (ALL_MONASTERIES[i] as Monastery)) & 1;
}

/** Says how many of the tiles a die would place as it lies. */
function countStores(g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>, into: number[], from: number): number {
  const { dice } = dukeOf(g, seat);
  const duke = dukeOf(g, seat);
  const stores = storesOf(g, seat);
  let open = 0;
  for (let die = 0; die < dice.length; die++) if (!isUsed(duke, die)) open |= 1 << (dice[die] as number);
  let ready = 0;
  for (let i = 0; i < stores.length; i++) {
    const tile = estate.storage[stores[i] as number] as number;
    if (tile === NONE) continue;
    const colour = COLOUR_OF[tile] as number;
    into[from + colour] = (into[from + colour] as number) + 1;
    if (open !== 0 && isNumberFor(estate, colour, open)) ready++;
  }
  return ready;
}

function isNumberFor(estate: Readonly<Estate>, colour: number, numbers: number): boolean {
  const { areas, colour: of } = surveyOf(estate);
  for (let a = 0; a < areas.length; a++)
    if (((ground.numbers[a] as number) & numbers) !== 0 && of[(areas[a] as readonly number[])[0] as number] === colour) return true;
  return false;
}

/** Empty spaces within reach by colour, and areas still open by size. */
function countAreas(estate: Readonly<Estate>, into: number[], from: number): number {
  const { areas, colour } = surveyOf(estate);
  const sizes = from + COLOURS.length;
  for (let i = 0; i < COLOURS.length + LARGE; i++) into[from + i] = 0;
  for (let a = 0; a < areas.length; a++) {
    if (ground.empty[a] === 0) continue;
    const area = areas[a] as readonly number[];
    const touched = from + (colour[area[0] as number] as number);
    into[touched] = (into[touched] as number) + (ground.touched[a] as number);
    const size = sizes + Math.min(LARGE, sizeOf(estate, area)) - 1;
    into[size] = (into[size] as number) + 1;
  }
  return sizes + LARGE;
}

/** What lies on the table for everybody, in the order of OF_THE_TABLE. */
function countTable(g: Readonly<Burgundy>, time: number, into: number[], from: number): void {
  into[from] = time;
  into[from + 1] = time * time;
  into[from + 2] = g.round;
  into[from + 3] = g.seats === 3 ? 1 : 0;
  into[from + 4] = g.seats === 4 ? 1 : 0;
  into[from + 5] = hands(g) - 1;
  let at = from + 6;
  for (let module = 0; module < MODULES.length; module++) into[at++] = (g.modules >> module) & 1;
  countTiles(g.depots, into, at);
  countTiles(g.black, into, at + COLOURS.length);
}

function countTiles(tiles: readonly number[], into: number[], from: number): void {
  for (let i = 0; i < COLOURS.length; i++) into[from + i] = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as number;
    const colour = tile === NONE ? COLOURS.length : (COLOUR_OF[tile] as number);
    if (colour < COLOURS.length) into[from + colour] = (into[from + colour] as number) + 1;
  }
}

/** All senses of a seat beside its best rival, in the order of SENSES. */
export function lookFrom(g: Readonly<Burgundy>, own: readonly number[], rival: readonly number[], into: number[]): void {
  const time = timeLeft(g);
  countTable(g, time, into, lookBeside(own, rival, FEATURES.length, time, into));
}
