/** 1, 13: pieces on the map, and who controls a province. */
import type { Seat } from '@/engine/contract';
import { BARBARIAN, CAVALRY, FORT, PRINCESS } from '../data/names';
import { barbarianStrength, PROVINCE_POINTS, RESERVE, RESISTANCE, STRENGTH } from '../data/numbers';
import { COMMANDER } from '../data/technology';
import { provinceSpot } from '../spots';
import { areAllied, BARBARIANS, FREE, landOf, type Piece, type Traders, type TradersTell } from '../state';
import { military } from './technology';

type G = Readonly<Traders>;

/** 1.1: infantry, archers, cavalry. */
export const isArmy = (piece: Readonly<Piece>): boolean => piece.kind <= CAVALRY;

export function pieceOf(g: G, id: number): Piece {
  const piece = g.pieces.find(p => p.id === id);
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}

export const piecesAt = (g: G, at: number): Piece[] => g.pieces.filter(piece => piece.at === at);
export const armiesOf = (g: G, seat: Seat): Piece[] => g.pieces.filter(piece => piece.owner === seat && isArmy(piece));
export const princessesOf = (g: G, seat: Seat): Piece[] => g.pieces.filter(piece => piece.owner === seat && piece.kind === PRINCESS);

/** 1.6: what is left to build. A dead princess is not (1.8), but nobody builds princesses. */
export function inReserve(g: G, seat: Seat, kind: number): number {
  let left = RESERVE[kind] as number;
  for (const piece of g.pieces) if (piece.owner === seat && piece.kind === kind) left--;
  return left;
}

export const fortsAt = (g: G, at: number): number => g.pieces.reduce((n, piece) => (piece.at === at && piece.kind === FORT ? n + 1 : n), 0);

/** 1.7, 14.1: what is dealt in a battle, whatever damage there is (10.2); nothing by whoever has retreated (10.7). */
export function strengthOf(g: G, piece: Readonly<Piece>): number {
  if (piece.lying) return 0;
  return piece.kind === BARBARIAN ? barbarianStrength(g.turn) : (STRENGTH[piece.kind] as number);
}

/** 10.5 */
export function lifeOf(g: G, piece: Readonly<Piece>): number {
  return (piece.kind === BARBARIAN ? barbarianStrength(g.turn) : (RESISTANCE[piece.kind] as number)) - piece.damage;
}

/** 10.6, 10.7: once a turn; barbarian armies always, those of a player under a Commander. */
export function canRetreat(g: G, piece: Readonly<Piece>): boolean {
  if (piece.lying) return false;
  if (piece.kind === BARBARIAN) return true;
  return isArmy(piece) && military(g, piece.owner) >= COMMANDER;
}

/** What has it dead or driven off. 10.7: who lies may have life left when an upgrade came after the retreat, and dies of anything. */
export const clearingOf = (g: G, piece: Readonly<Piece>): number => (piece.lying ? 1 : Math.max(1, lifeOf(g, piece)));

/** 10.5: the damage that kills it for certain. */
export const fatalTo = (g: G, piece: Readonly<Piece>): number => clearingOf(g, piece) + (canRetreat(g, piece) ? 1 : 0);

/** Pieces that no player could tell apart count once. */
export function distinct(pieces: readonly Piece[], alsoBy?: (piece: Piece) => number): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const isAnother = found.every(other => !areAlike(other, piece) || (alsoBy !== undefined && alsoBy(other) !== alsoBy(piece)));
    if (isAnother) found.push(piece);
  }
  return found;
}

const areAlike = (a: Piece, b: Piece): boolean =>
  a.at === b.at &&
  a.kind === b.kind &&
  a.owner === b.owner &&
  a.damage === b.damage &&
  a.spent === b.spent &&
  a.fights === b.fights &&
  a.lying === b.lying &&
  a.tired === b.tired;

export function put(g: Traders, owner: number, kind: number, at: number): Piece {
  const piece: Piece = { id: g.nextId++, owner, kind, at, damage: 0, spent: 0, fights: 0, lying: false, tired: false };
  g.pieces.push(piece);
  return piece;
}

/** 1.8: back to the reserve; barbarians and princesses for good. */
export function remove(g: Traders, piece: Piece): void {
  g.pieces.splice(g.pieces.indexOf(piece), 1);
}

/** Whoever comes last stands last in the list (20.7). */
export function moveTo(g: Traders, piece: Piece, to: number): void {
  remove(g, piece);
  piece.at = to;
  g.pieces.push(piece);
}

/** 1.2, 1.4: who controls a province follows from whoever is there. 1.11: while attackers and defenders are, it stays as it was. */
export function settle(g: Traders, at: number, tell: TradersTell): void {
  const before = g.holder[at] as number;
  const after = holderAfter(g, at, before);
  if (after === before) return;
  g.holder[at] = after;
  const province = landOf(g).provinces[at];
  if (after === FREE) tell({ what: 'freed', at: provinceSpot(g, at) });
  else if (after >= 0 && province !== undefined)
    tell({ what: 'taken', seat: after, points: PROVINCE_POINTS[province.kind], at: provinceSpot(g, at) });
}

/** 20.6, 20.7: the holder as long as anything of his is there, else whoever came first: an ally, for attackers come last. */
function holderAfter(g: G, at: number, before: number): number {
  const here = piecesAt(g, at);
  return here.some(piece => piece.owner === before) ? before : (here[0]?.owner ?? FREE);
}

/** Own ground: one’s own or an ally’s (20.2). */
export function isFriendly(g: G, seat: Seat, at: number): boolean {
  const holder = g.holder[at] as number;
  return holder >= 0 && areAllied(g, holder, seat);
}
export const isFree = (g: G, at: number): boolean => g.holder[at] === FREE;
export const isBarbarian = (g: G, at: number): boolean => g.holder[at] === BARBARIANS;

/** Provinces whose token the seat has. */
export const heldBy = (g: G, seat: Seat): number[] => landOf(g).open.filter(p => g.holder[p] === seat);
export const holdsTradeCentre = (g: G, seat: Seat): boolean => landOf(g).tradeCentres.some(p => g.holder[p] === seat);
