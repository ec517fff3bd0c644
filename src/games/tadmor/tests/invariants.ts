/** What is always true of a table of Tadmor: every piece, card and tile in one place, nothing below nothing, points by their sources. */
import { MISSION_COUNT } from '../data/missions';
import { colourOf, PIECES, RARE_GOODS } from '../data/names';
import { COPIES, MOST_CAMELS, MOST_SHIPS, TEMPLE_CARDS } from '../data/numbers';
import { SPACES } from '../data/spaces';
import { PRIVATE_TILES, tileOf } from '../data/tiles';
import { HIDDEN, kindOfPiece, NONE, ownerOf, type Merchant, type Tadmor } from '../state';

export function invariants(g: Readonly<Tadmor>): string[] {
  return [
    ...missionsConserved(g),
    ...rareConserved(g),
    ...tilesOnce(g),
    ...boardSound(g),
    ...templesSupplied(g),
    ...g.merchants.flatMap((m, seat) => sound(g, m, seat)),
  ];
}

function missionsConserved(g: Readonly<Tadmor>): string[] {
  const cards = [...g.deck, ...g.discards, ...g.merchants.flatMap(m => [...m.hand, ...m.fulfilled, ...m.returned])];
  const seen = cards.filter(card => card !== HIDDEN);
  const faults = cards.length === MISSION_COUNT ? [] : [`${cards.length} missions`];
  if (new Set(seen).size !== seen.length || seen.some(card => card < 1 || card > MISSION_COUNT)) faults.push(`missions ${seen.join()}`);
  return faults;
}

function rareConserved(g: Readonly<Tadmor>): string[] {
  const faults: string[] = [];
  RARE_GOODS.forEach((name, rare) => {
    const count = g.stacks.flat().filter(one => one === rare).length + g.merchants.reduce((sum, m) => sum + m.rare[rare]!, 0);
    if (count !== COPIES[g.seats]) faults.push(`${count} of ${name}`);
  });
  g.stacks.forEach((stack, colour) => stack.some(rare => colourOf(rare) !== colour) && faults.push(`a wrong colour in stack ${colour}`));
  return faults;
}

function tilesOnce(g: Readonly<Tadmor>): string[] {
  const tiles = [...g.display.filter(tile => tile !== NONE), ...g.merchants.flatMap(m => m.tiles)];
  const faults = new Set(tiles).size === tiles.length ? [] : [`tiles ${tiles.join()}`];
  if (g.seats === 2 && tiles.some(tile => tileOf(tile).notForTwo)) faults.push('a tile that is not for two');
  return faults;
}

/** 2.2, 3.1, 5.3 */
function boardSound(g: Readonly<Tadmor>): string[] {
  return g.board.flatMap((code, space) => {
    if (code === NONE) return [];
    const { id, takes, notForTwo } = SPACES[space]!;
    const faults = takes.includes(PIECES[kindOfPiece(code)]!) && ownerOf(code) < g.seats ? [] : [`a wrong piece on ${id}`];
    return g.seats === 2 && notForTwo ? [...faults, `${id} is not for two`] : faults;
  });
}

/** 2.4 */
function templesSupplied(g: Readonly<Tadmor>): string[] {
  return [1, 2, 3, 4].flatMap(part => {
    const count = g.merchants.flatMap(m => m.temples).filter(parts => parts === part).length;
    return count > TEMPLE_CARDS ? [`${count} temples with ${part} parts`] : [];
  });
}

function sound(g: Readonly<Tadmor>, m: Readonly<Merchant>, seat: number): string[] {
  const faults: string[] = [];
  const numbers = [...m.warehouse, ...m.traded, ...m.rare, ...m.reserve, m.tower];
  if (numbers.some(count => count < 0 || !Number.isInteger(count))) faults.push(`seat ${seat}: below nothing`);
  if (m.pieces[0]! > MOST_CAMELS || m.pieces[1]! > MOST_SHIPS) faults.push(`seat ${seat}: ${m.pieces.join()} pieces`);
  for (const kind of [0, 1]) {
    const placed = g.board.filter(code => code !== NONE && ownerOf(code) === seat && kindOfPiece(code) === kind).length;
    const posted = m.posts.filter(post => post === kind).length;
    if (m.reserve[kind]! + placed + posted !== m.pieces[kind]) faults.push(`seat ${seat}: a ${PIECES[kind]} lost`);
  }
  m.posts.forEach(
    (post, i) => post !== NONE && !m.tiles.includes(PRIVATE_TILES[i]!) && faults.push(`seat ${seat}: a piece on a tile not owned`),
  );
  if (m.sources.reduce((a, b) => a + b, 0) !== m.points) faults.push(`seat ${seat}: ${m.points} points from ${m.sources.join()}`);
  if (m.temples.some(parts => parts < 1 || parts > 4)) faults.push(`seat ${seat}: temples ${m.temples.join()}`);
  if (m.selected === g.current && m.selected !== NONE) faults.push(`seat ${seat}: the card in the slot is selected`);
  return faults;
}
