/** From ids and numbers to words: who owns a piece, what a place is called, how goods are counted. */
import type { Spot } from '@/engine/contract';
import { ATLASES, MAPS } from '../data/lands';
import { FORT, KINDS, RESOURCES, type Kind } from '../data/names';
import { lifeOf } from '../rules/pieces';
import { pointsLeft } from '../rules/movement';
import { kindOf, numberOf } from '../spots';
import { landOf, realmOf, type Piece, type Traders } from '../state';
import type { Names, Nation, PieceNotes, LanguageForm } from './languageForm';

type G = Readonly<Traders>;

const PLACES: Readonly<Record<Spot, string>> = Object.fromEntries(
  MAPS.flatMap(map => ATLASES[map].provinces.map(p => [`province:${p.id}`, p.name])),
);

/** 'London' for 'province:we-london'. */
export const placeName = (at: Spot): string => PLACES[at] ?? '';
export const placeOf = (g: G, province: number): string => landOf(g).provinces[province]?.name ?? '';
export const kindName = (kind: number): Kind => KINDS[kind] ?? 'infantry';

export const nationById = (names: Names, id: string): Nation => names.nations[id] ?? names.barbarians;

/** The nation of a seat, or the barbarians. */
export function nationOf(names: Names, g: G, owner: number): Nation {
  return owner < 0 ? names.barbarians : nationById(names, landOf(g).nations[realmOf(g, owner).nation] ?? '');
}

/** '2 food, 1 gold'; an empty list is nothing at all. */
export function amounts(t: LanguageForm, goods: readonly number[]): string {
  const some = RESOURCES.flatMap((good, i) => ((goods[i] ?? 0) > 0 ? [t.names.amount(goods[i] ?? 0, good)] : []));
  return some.length === 0 ? t.choices.nothing : t.names.list(some);
}

/** What tells a piece from its like: wounds always, action points and combats where they matter. */
export function notesOn(t: LanguageForm, g: G, piece: Readonly<Piece>, isMarching: boolean): string {
  const isArmy = piece.owner >= 0 && piece.kind < FORT;
  const notes: PieceNotes = {
    life: piece.damage > 0 ? lifeOf(g, piece) : null,
    assigned: 0,
    pointsLeft: isMarching && isArmy ? pointsLeft(g, piece) : null,
    isLying: piece.lying,
    hasFought: isMarching && piece.fights > 0,
  };
  return t.choices.notes(notes);
}

export const pieceAt = (g: G, at: Spot): Piece | undefined =>
  kindOf(at) === 'piece' ? g.pieces.find(p => p.id === numberOf(at)) : undefined;
const LEVEL_NAMES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
export const levelName = (level: number): string => LEVEL_NAMES[level - 1] ?? '';
