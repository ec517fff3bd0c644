/** What stands in a province, heap by heap, and how the heaps share the square they have. */
import { STRENGTH } from '../data/numbers';
import { BARBARIANS, type Piece, type Traders } from '../state';
import { distinct, lifeOf, piecesAt } from '../rules/pieces';

type G = Readonly<Traders>;

/** Pieces that nobody could tell apart. */
export interface Heap {
  /** The one that is tapped for all of them: the same that the referee offers. */
  readonly id: number;
  readonly owner: number;
  readonly kind: number;
  readonly count: number;
  readonly lying: boolean;
  /** What is left of a wounded one; −1: unhurt. */
  readonly life: number;
}

/** Attackers stand before defenders, armies before princesses and forts. */
const rank = (g: G, { owner, kind, at }: Piece): number => (owner === g.holder[at] ? 10 : 0) + kind;

export function heapsAt(g: G, province: number, alsoBy?: (piece: Piece) => number): Heap[] {
  const pieces = piecesAt(g, province);
  const heaps = distinct(pieces, alsoBy);
  return heaps
    .map(piece => {
      const count = pieces.filter(other => distinct([piece, other], alsoBy).length === 1 || other === piece).length;
      return { piece, count };
    })
    .sort((a, b) => rank(g, a.piece) - rank(g, b.piece))
    .map(({ piece, count }) => ({
      id: piece.id,
      owner: piece.owner,
      kind: piece.kind,
      count,
      lying: piece.lying,
      life: piece.damage > 0 ? lifeOf(g, piece) : -1,
    }));
}

/** On the map those are one that differ only in what they have spent. */
export function stackAt(g: G, province: number): Heap[] {
  const seen: Heap[] = [];
  for (const heap of heapsAt(g, province)) {
    const same = seen.findIndex(
      other => other.owner === heap.owner && other.kind === heap.kind && other.lying === heap.lying && other.life === heap.life,
    );
    const known = seen[same];
    if (known === undefined) seen.push(heap);
    else seen[same] = { ...known, count: known.count + heap.count };
  }
  return seen;
}

/** In one word, so that a stack is drawn again only when it has changed. */
export const written = (heaps: readonly Heap[]): string =>
  heaps.map(h => [h.id, h.owner, h.kind, h.count, Number(h.lying), h.life].join(' ')).join(',');

export function readStack(text: string): Heap[] {
  if (text === '') return [];
  return text.split(',').map(word => {
    const [id = 0, owner = BARBARIANS, kind = 0, count = 0, lying = 0, life = -1] = word.split(' ').map(Number);
    return { id, owner, kind, count, lying: lying === 1, life };
  });
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What names and symbols leave of the square, from its top and from its bottom. */
export const HEAD = 0.23;
export const FOOT = 0.18;

/** A counter's height to its width. */
export const TALL = 36 / 32;
const WIDEST = 46;

/** So many times wider than a pellet a counter has to be for its kind to be told: two have their figures at the outer sides. */
const wider = (heaps: number): number => (heaps === 2 ? 0.9 : 4 / 3);

const strength = (kind: number): number => STRENGTH[kind] ?? 1;

/** From too far to tell kinds apart all that a seat has in a province is one heap under its strongest piece: figures that nobody can read say nothing. */
export function legible(heaps: readonly Heap[], width: number, height: number, pellet: number): readonly Heap[] {
  const [cell] = cellsFor(heaps.length, width, height);
  if (heaps.length < 2 || cell === undefined || cell.width >= wider(heaps.length) * pellet) return heaps;
  const owners = [...new Set(heaps.map(heap => heap.owner))];
  return owners.map(owner => {
    const own = heaps.filter(heap => heap.owner === owner);
    const strongest = own.reduce((best, heap) => (strength(heap.kind) > strength(best.kind) ? heap : best));
    return { ...strongest, count: own.reduce((sum, heap) => sum + heap.count, 0), lying: own.every(heap => heap.lying), life: -1 };
  });
}

/** So many counters in a box, in the rows that let them be largest; centres, from the box's own corner. */
export function cellsFor(count: number, width: number, height: number): Cell[] {
  let [rows, size] = [1, 0];
  for (let some = 1; some <= 3; some++) {
    const fits = Math.min(width / Math.ceil(count / some), height / some / TALL);
    if (fits > size) [rows, size] = [some, fits];
  }
  const columns = Math.ceil(count / rows);
  const used = Math.min(size, WIDEST);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const x = width / 2 + ((i % columns) - (inRow - 1) / 2) * used;
    const y = height / 2 + (row - (rows - 1) / 2) * used * TALL;
    return { x, y, width: used * 0.94 };
  });
}
