/** What the net looks at: everything a seat has, counted under names, the same of its best rival, and how far the turn has come. */
import { besideRival, lookBeside } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { GOODS, PIECES, TEMPLE_PARTS } from '../data/names';
import { TURNS } from '../data/numbers';
import { DOINGS, SPACES } from '../data/spaces';
import { TILE_COUNT, tileOf } from '../data/tiles';
import { rareCount, rareScore } from '../rules/finalScoring';
import { stockOf } from '../rules/stock';
import { COMPLETE } from '../rules/temple';
import { kindOfPiece, merchantOf, NONE, ownerOf, type Merchant, type Tadmor } from '../state';
import { turnsLeft } from './worth';

const each = (what: string, names: readonly (string | number)[]): string[] => names.map(name => `${what}.${name}`);

/** What is worth more the longer it works: counted once more by the turns it has left. */
const LASTING = [
  'tower',
  ...each('owned', PIECES),
  'handPoints',
  'missionPoints',
  'rareTypes',
  ...each('stock', GOODS),
  'promised',
  'pending',
];
const PASSING = [
  'points',
  'rarePoints',
  'rareTwice',
  'hand',
  'fulfilled',
  ...each('reserve', PIECES),
  ...each('temple', TEMPLE_PARTS),
  ...each('pieceAt', DOINGS),
  ...each('standing', PIECES),
  'tooMany',
  'hasSelected',
  'isOut',
  'towersAbove',
  'leadsTowers',
  'isFirst',
  'hasPawn',
  'isAsked',
];
const TILE_NAMES = Array.from({ length: TILE_COUNT }, (_, i) => tileOf(i + 1).id);
const OF_A_SEAT: readonly string[] = [...LASTING, ...PASSING];
const STAGES = ['place', 'improve', 'construct', 'kingdom', 'closing'] as const;

export const SENSES: readonly string[] = [
  ...besideRival(OF_A_SEAT, LASTING.length),
  ...each('ownTile', TILE_NAMES),
  ...each(
    'turn',
    Array.from({ length: TURNS }, (_, i) => i + 1),
  ),
  ...each('stage', STAGES),
  'seats3',
  'seats4',
  'completed',
];
/** What everybody may expect alike differs by these alone. */
export const MOMENTS: readonly string[] = SENSES.filter(sense => /^(turn|stage)\.|^seats/.test(sense));

/** What its schemes promise, and what stands on the board besides. */
export interface Outlook {
  promised: number;
  pending: number;
}

/** In the order of OF_A_SEAT. */
export function countSeat(g: Readonly<Tadmor>, seat: Seat, outlook: Readonly<Outlook>, into: number[]): void {
  const m = merchantOf(g, seat);
  let at = 0;
  into[at++] = m.tower;
  for (let piece = 0; piece < PIECES.length; piece++) into[at++] = m.pieces[piece] as number;
  let handPoints = 0;
  for (let i = 0; i < m.hand.length; i++) if ((m.hand[i] as number) > 0) handPoints += missionOf(m.hand[i] as number).points;
  into[at++] = handPoints;
  let missionPoints = 0;
  for (let i = 0; i < m.fulfilled.length; i++) missionPoints += missionOf(m.fulfilled[i] as number).points;
  into[at++] = missionPoints;
  let types = 0;
  for (let rare = 0; rare < m.rare.length; rare++) if (m.rare[rare] !== 0) types++;
  into[at++] = types;
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) goods += into[at++] = stockOf(m, good);
  into[at++] = outlook.promised;
  into[at++] = outlook.pending;
  into[at++] = m.points;
  into[at++] = rareScore(m.rare);
  into[at++] = rareCount(m) - types;
  into[at++] = m.hand.length;
  into[at++] = m.fulfilled.length;
  for (let piece = 0; piece < PIECES.length; piece++) into[at++] = m.reserve[piece] as number;
  at = countTemples(m, into, at);
  at = countPieces(g, seat, into, at);
  into[at++] = goods > 8 ? goods - 8 : 0;
  into[at++] = m.selected === NONE ? 0 : 1;
  into[at++] = m.isOut ? 1 : 0;
  let highest = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) highest = Math.max(highest, merchantOf(g, other).tower);
  into[at++] = m.tower - highest;
  into[at++] = m.tower > highest ? 1 : 0;
  into[at++] = g.first === seat ? 1 : 0;
  into[at++] = g.pawn === seat ? 1 : 0;
  const q = g.questions[g.questions.length - 1];
  into[at] = q !== undefined && 'seat' in q && q.seat === seat ? 1 : 0;
}

/** How many temples have come so far. */
function countTemples(m: Readonly<Merchant>, into: number[], from: number): number {
  for (let part = 0; part < COMPLETE; part++) into[from + part] = 0;
  for (let i = 0; i < m.temples.length; i++) {
    const at = from + (m.temples[i] as number) - 1;
    into[at] = (into[at] as number) + 1;
  }
  return from + COMPLETE;
}

const DOING_AT: readonly number[] = SPACES.map(space => DOINGS.indexOf(space.does));

/** Pieces on the board by what they do there, and how many of each kind. */
function countPieces(g: Readonly<Tadmor>, seat: Seat, into: number[], from: number): number {
  const kinds = from + DOINGS.length;
  for (let i = from; i < kinds + PIECES.length; i++) into[i] = 0;
  for (let space = 0; space < g.board.length; space++) {
    const code = g.board[space] as number;
    if (code === NONE || ownerOf(code) !== seat) continue;
    const doing = from + (DOING_AT[space] as number);
    into[doing] = (into[doing] as number) + 1;
    const kind = kinds + kindOfPiece(code);
    into[kind] = (into[kind] as number) + 1;
  }
  return kinds + PIECES.length;
}

/** All senses of a seat beside its best rival, in the order of SENSES. */
export function lookFrom(g: Readonly<Tadmor>, seat: Seat, own: readonly number[], rival: readonly number[], into: number[]): void {
  const left = turnsLeft(g);
  let at = lookBeside(own, rival, LASTING.length, left, into);
  for (let tile = 0; tile < TILE_COUNT; tile++) into[at + tile] = 0;
  const { tiles } = merchantOf(g, seat);
  for (let i = 0; i < tiles.length; i++) into[at + (tiles[i] as number) - 1] = left + 1;
  at += TILE_COUNT;
  for (let turn = 1; turn <= TURNS; turn++) into[at++] = g.turn === turn ? 1 : 0;
  const ask = g.questions[g.questions.length - 1]?.ask;
  for (let stage = 0; stage < STAGES.length; stage++) into[at++] = ask === STAGES[stage] ? 1 : 0;
  into[at++] = g.seats === 3 ? 1 : 0;
  into[at++] = g.seats === 4 ? 1 : 0;
  into[at] = g.completers.length;
}
