/** The Fate deck and what is chosen by it (RND): a card is read and goes face down to the bottom. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import type { RealmTell } from '../ruling';
import { FATE, type FateCard } from '../data/fate';
import type { FateWhy } from '../facts';
import { baronOf, nobleOf, noblesOf, NONE, townOf, type Realm } from '../state';

export const fateOf = (card: number): FateCard => FATE[card] as FateCard;

/** CMP-06: read, told, and back to the bottom. */
export function drawFate(g: Realm, why: FateWhy, tell: RealmTell): FateCard {
  const card = takeFate(g);
  buryFate(g, [card]);
  tell({ what: 'fate', card, why, reveals: true });
  return fateOf(card);
}

/** Into a hand, for a battle. */
export const takeFate = (g: Realm): number => g.fate.pop() as number;

/** In the order given (CMP-07). */
export function buryFate(g: Realm, cards: readonly number[]): void {
  for (const card of cards) g.fate.unshift(card);
}

export function shuffleFate(g: Realm): void {
  shuffle(g, g.fate);
}

/** RND-01, RND-02: draws until one fits, at most once through the deck; NONE: nothing fits. */
function draw(g: Realm, why: FateWhy, tell: RealmTell, read: (card: FateCard) => number, fits: (found: number) => boolean): number {
  for (let i = g.fate.length; i > 0; i--) {
    const found = read(drawFate(g, why, tell));
    if (fits(found)) return found;
  }
  return NONE;
}

export const pickBaron = (g: Realm, tell: RealmTell, fits: (seat: Seat) => boolean): Seat =>
  draw(
    g,
    'baron',
    tell,
    card => card.noble >> 2,
    seat => seat < g.seats && !baronOf(g, seat).out && fits(seat),
  );

/** A burnt city never fits (RND-04). */
export const pickCity = (g: Realm, tell: RealmTell, fits: (city: number) => boolean): number =>
  draw(
    g,
    'city',
    tell,
    card => card.city,
    city => !townOf(g, city).razed && fits(city),
  );

/** Of any Baron: one card names both (RND-03). */
export const pickNoble = (g: Realm, tell: RealmTell, fits: (noble: number) => boolean): number =>
  draw(
    g,
    'noble',
    tell,
    card => card.noble,
    noble => noble < 4 * g.seats && !nobleOf(g, noble).gone && fits(noble),
  );

/** Of one Baron: only the shape is read (RND-03). */
export const pickNobleOf = (g: Realm, seat: Seat, tell: RealmTell, fits: (noble: number) => boolean): number =>
  draw(
    g,
    'noble',
    tell,
    card => noblesOf(seat)[card.noble & 3] as number,
    noble => !nobleOf(g, noble).gone && fits(noble),
  );

export const drawNation = (g: Realm, tell: RealmTell): number => drawFate(g, 'nation', tell).nationality;
