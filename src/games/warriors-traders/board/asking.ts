/** What a tap on the map may mean now: the province itself, a piece in it, or both, which then are looked at closer first. */
import type { Choice, Question, Spot } from '@/engine/contract';
import { narrowed } from '@/table/kit/narrowed';
import { path } from '../path';
import { kindOf, numberOf } from '../spots';
import { landOf, type Traders, type TradersChoice, type TradersQuestion } from '../state';

/** Questions that are answered on a card of their own, not on the map. */
const ON_CARDS: readonly TradersQuestion['ask'][] = ['strike', 'deal', 'answer', 'trade', 'soloRoute'];

/** An army or a princess is in hand before a province means anything. */
export const isPieceFirst = (q: Question | null): boolean => q !== null && (q.ask === 'march' || q.ask === 'princesses');

export interface Wanted {
  /** Provinces that can be tapped now. */
  readonly provinces: ReadonlySet<number>;
  /** By province the pieces that can. */
  readonly pieces: ReadonlyMap<number, readonly number[]>;
  /** The nation behind a capital, while nations are chosen. */
  readonly nations: ReadonlyMap<number, Spot>;
}

const NOTHING: Wanted = { provinces: new Set(), pieces: new Map(), nations: new Map() };

export function wantedOn(g: Readonly<Traders>, q: TradersQuestion | null, offers: readonly Choice[], selected: readonly Spot[]): Wanted {
  if (q === null || ON_CARDS.includes(q.ask)) return NOTHING;
  const provinces = new Set<number>();
  const pieces = new Map<number, number[]>();
  const nations = new Map(
    offers.flatMap(c => (kindOf(c.at) === 'nation' ? [[landOf(g).capitals[numberOf(c.at)] ?? -1, c.at] as const] : [])),
  );
  const pathOf = (c: Choice): readonly Spot[] => path(c as TradersChoice);
  for (const c of narrowed({ offers, path: pathOf, selected })) {
    const isNext = pathOf(c).every(at => at === c.at || selected.includes(at));
    if (isNext && kindOf(c.at) === 'province') provinces.add(numberOf(c.at));
  }
  for (const c of offers) {
    const [first = ''] = pathOf(c);
    if (kindOf(first) !== 'piece') continue;
    const id = numberOf(first);
    const at = g.pieces.find(piece => piece.id === id)?.at ?? -1;
    const known = pieces.get(at);
    if (known === undefined) pieces.set(at, [id]);
    else if (!known.includes(id)) known.push(id);
  }
  return { provinces, pieces, nations };
}

/** What one tap on a province does. */
export type Tapped = { readonly at: Spot } | 'look' | null;

export function tappedAt(wanted: Wanted, province: number, spot: Spot, pieceSpot: (id: number) => Spot, inHand: boolean): Tapped {
  const nation = wanted.nations.get(province);
  if (nation !== undefined) return { at: nation };
  const pieces = wanted.pieces.get(province) ?? [];
  const [only] = pieces;
  if (wanted.provinces.has(province)) return pieces.length === 0 || inHand ? { at: spot } : 'look';
  if (only === undefined) return null;
  return pieces.length === 1 ? { at: pieceSpot(only) } : 'look';
}
