/** 2.2, 5.3: where a piece may stand and where it stands. */
import type { Seat, Spot } from '@/engine/contract';
import { PIECES, REGIONS } from '../data/names';
import { SPACES, type Doing, type Space } from '../data/spaces';
import { PRIVATE_TILES } from '../data/tiles';
import { kindOf, numberOf, spaceSpot, tileSpot } from '../spots';
import { has, kindOfPiece, merchantOf, NONE, ownerOf, pieceOf, type Tadmor } from '../state';

export const spaceAt = (space: number): Space => SPACES[space] as Space;
/** By space: its region, and by piece whether the space takes it. */
export const REGION_OF: readonly number[] = SPACES.map(space => REGIONS.indexOf(space.region));
const TAKES: readonly (readonly boolean[])[] = SPACES.map(space => PIECES.map(piece => space.takes.includes(piece)));
const SPACES_OF = new Map<Doing, readonly number[]>();
for (const { does } of SPACES)
  SPACES_OF.set(
    does,
    SPACES.flatMap((space, i) => (space.does === does ? [i] : [])),
  );
export const spacesFor = (does: Doing): readonly number[] => SPACES_OF.get(does) as readonly number[];

/** 3.1: two players use the back of the board. */
export const isThere = (g: Readonly<Tadmor>, space: number): boolean => g.seats > 2 || spaceAt(space).notForTwo !== true;

export function mayStand(g: Readonly<Tadmor>, space: number, piece: number): boolean {
  return g.board[space] === NONE && (TAKES[space] as readonly boolean[])[piece] === true && isThere(g, space);
}

/** The first space with this action where the seat has a piece, or NONE. */
export function ownSpace(g: Readonly<Tadmor>, seat: Seat, does: Doing): number {
  for (const space of spacesFor(does)) {
    const code = g.board[space] as number;
    if (code !== NONE && ownerOf(code) === seat) return space;
  }
  return NONE;
}

export const postOf = (tile: number): number => PRIVATE_TILES.indexOf(tile);

/** Does one’s own piece stand on this private tile? */
export function isPosted(g: Readonly<Tadmor>, seat: Seat, tile: number): boolean {
  return merchantOf(g, seat).posts[postOf(tile)] !== NONE;
}

/** Own private tiles without a piece, in the order of PRIVATE_TILES. */
export function freePosts(g: Readonly<Tadmor>, seat: Seat): number[] {
  const m = merchantOf(g, seat);
  return PRIVATE_TILES.filter((tile, post) => has(m, tile) && m.posts[post] === NONE);
}

export function putOn(g: Tadmor, seat: Seat, piece: number, at: Spot): void {
  const m = merchantOf(g, seat);
  m.reserve[piece] = (m.reserve[piece] as number) - 1;
  if (kindOf(at) === 'tile') m.posts[postOf(numberOf(at))] = piece;
  else g.board[numberOf(at)] = pieceOf(seat, piece);
}

/** 7.1: an action done sends its piece home, from a space or a private tile. Returns its kind. */
export function sendHome(g: Tadmor, seat: Seat, from: Spot): number {
  const m = merchantOf(g, seat);
  const piece = takeOff(g, seat, from);
  m.reserve[piece] = (m.reserve[piece] as number) + 1;
  return piece;
}

function takeOff(g: Tadmor, seat: Seat, from: Spot): number {
  if (kindOf(from) === 'tile') {
    const m = merchantOf(g, seat);
    const post = postOf(numberOf(from));
    const piece = m.posts[post] as number;
    m.posts[post] = NONE;
    return piece;
  }
  const space = numberOf(from);
  const piece = kindOfPiece(g.board[space] as number);
  g.board[space] = NONE;
  return piece;
}

/** 12.1 */
export function sendAllHome(g: Tadmor): void {
  for (let space = 0; space < g.board.length; space++) {
    const code = g.board[space] as number;
    if (code !== NONE) sendHome(g, ownerOf(code), spaceSpot(space));
  }
  for (let seat = 0; seat < g.seats; seat++)
    PRIVATE_TILES.forEach((tile, post) => {
      if (merchantOf(g, seat).posts[post] !== NONE) sendHome(g, seat, tileSpot(tile));
    });
}
