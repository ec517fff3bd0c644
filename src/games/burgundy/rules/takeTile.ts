/** TAK: a tile goes from a depot to storage, never straight into the duchy. */
import type { Seat, Spot } from '@/engine/contract';
import { DEPOT_SLOT_SPOTS, numberOf, STORE_SPOTS } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell, Deciding } from '../ruling';
import { estateOf, NONE, type Burgundy } from '../state';
import { freeKinds, freeStore, storesOf } from '../teams';
import { costToTake, faceOf, WHITE_DIE } from './dice';
import { hire, offerHire } from './hire';
import { lift, tileAt } from './market';
import { refusalOf } from './refusals';
import { offerFollow, shieldAct } from './shieldActs';
import { JOKER_TILE } from './tile';

const SLOTS_PER_DEPOT = 4;

/** TAK-01: with a die, from the depot of its number; workers make it another number. WHT-03: the white die is not named in the choice. */
export function offerTakes(g: Readonly<Burgundy>, seat: Seat, die: number, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  const face = faceOf(g, seat, die);
  for (let depot = 1; depot <= 6; depot++) {
    const pay = costToTake(estate, face, depot);
    if (pay > estate.workers) continue;
    const end = depot * SLOTS_PER_DEPOT;
    for (let slot = end - SLOTS_PER_DEPOT; slot < end; slot++) {
      if (g.depots[slot] === NONE) continue;
      const at = DEPOT_SLOT_SPOTS[slot] as string;
      into.push(die === WHITE_DIE ? { do: 'take', at, pay } : { do: 'take', at, die, pay });
    }
  }
}

/** Without a die, from any depot: a castle's action takes any colour, a building only some (bit c of `colours`). */
export function offerFreeTakes(g: Readonly<Burgundy>, colours: number, colourOf: readonly number[], into: BurgundyChoice[]): void {
  for (let slot = 0; slot < g.depots.length; slot++) {
    const tile = g.depots[slot] as number;
    if (tile !== NONE && (colours >> (colourOf[tile] as number)) & 1) into.push({ do: 'take', at: DEPOT_SLOT_SPOTS[slot] as string });
  }
}

/** TAK-02, TAK-03: into the first free storage place; with none free, a stored tile must be discarded first. TEA-11: a mate may be asked where. */
export function take(g: Burgundy, seat: Seat, from: Spot, tell: BurgundyTell): void {
  const store = freeStore(g, seat);
  if (store === NONE) g.questions.push({ ask: 'makeRoom', seat, tile: tileAt(g, from), from });
  else if (freeKinds(g, seat).length > 1) g.questions.push({ ask: 'keepAt', seat, from });
  else moveToStore(g, seat, from, store, tell);
}

/** `as`: what it is from now on, if not what it was (SOL-06). */
export function moveToStore(g: Burgundy, seat: Seat, from: Spot, store: number, tell: BurgundyTell, as = NONE): void {
  const lifted = lift(g, from);
  const tile = as === NONE ? lifted : as;
  estateOf(g, seat).storage[store] = tile;
  tell({ what: 'tookTile', seat, tile, store, at: from });
}

/** TEA-11: one for each kind of free place; as in makeRoom, only hired workers may come first. */
export const keepAt: Deciding<'keepAt'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: BurgundyChoice[] = freeKinds(g, q.seat).map(store => ({ do: 'stow', at: STORE_SPOTS[store] as string }));
    offerHire(g, q.seat, offers);
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'hire') {
      g.questions.push(q);
      return hire(g, q.seat, c.at, tell);
    }
    moveToStore(g, q.seat, q.from, numberOf(c.at), tell);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};

/** TAK-02, TAK-04: only to make room, and taking is one act: nothing but hired workers (EXT-03) and the choice of shield 6 (SHD-08.6) comes between the discard and the tile. */
export const makeRoom: Deciding<'makeRoom'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: BurgundyChoice[] = [];
    for (const store of storesOf(g, q.seat)) offers.push({ do: 'discard', at: STORE_SPOTS[store] as string });
    offerHire(g, q.seat, offers);
    offerFollow(g, q.seat, offers);
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'hire') {
      g.questions.push(q);
      return hire(g, q.seat, c.at, tell);
    }
    if (shieldAct(g, q.seat, c, tell)) {
      g.questions.push(q);
      return;
    }
    const { storage } = estateOf(g, q.seat);
    const store = numberOf(c.at);
    const tile = storage[store] as number;
    g.gone++;
    tell({ what: 'discardedTile', seat: q.seat, tile, store, at: c.at });
    moveToStore(g, q.seat, q.from, store, tell, q.tile === JOKER_TILE ? JOKER_TILE : NONE);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};
