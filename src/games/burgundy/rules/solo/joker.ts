/** SOL-05, SOL-06: a ship leaves no goods behind; for five of one's own a black tile is kept face down, for any space. */
import { GOODS } from '../../data/names';
import { JOKER_GOODS } from '../../data/scoring';
import { BLACK_SPOTS, GOODS_SPOTS, INN_SPOT, numberOf } from '../../spots';
import type { BurgundyChoice } from '../../asking';
import type { Asking, BurgundyTell, Deciding, Happening } from '../../ruling';
import { estateOf, NONE, type Burgundy } from '../../state';
import { freeStore } from '../../teams';
import { hire, offerHire } from '../hire';
import { refusalOf } from '../refusals';
import { moveToStore } from '../takeTile';
import { JOKER_TILE } from '../tile';
import { pending } from '../tiles/pending';

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** SOL-05: what is left in the depots leaves the game; then an exchange may follow, in any order with what else the ship brings (SOL-12). */
export const unloaded: Happening<'unloaded'> = {
  runs(g, { seat, tile, space }, tell) {
    clearGoods(g, seat, tell);
    if (!mayExchange(g, seat)) return;
    const next = g.questions[g.questions.length - 1];
    const others = next?.ask === 'parts' && next.space === space ? next.parts : [];
    if (next?.ask === 'parts' && next.space === space) g.questions.pop();
    g.questions.push({ ask: 'parts', seat, parts: [...others, 'exchange'], tile, space });
  },
};

function clearGoods(g: Burgundy, seat: number, tell: BurgundyTell): void {
  if (g.solo === null) return;
  const count = sum(g.depotGoods);
  for (let place = 0; place < g.depotGoods.length; place++) {
    const good = place % GOODS.length;
    g.solo.goneGoods[good] = (g.solo.goneGoods[good] as number) + (g.depotGoods[place] as number);
    g.depotGoods[place] = 0;
  }
  if (count > 0) tell({ what: 'goodsCleared', seat, count });
}

const mayExchange = (g: Readonly<Burgundy>, seat: number): boolean =>
  sum(estateOf(g, seat).goods) >= JOKER_GOODS && (g.inns > 0 || g.black.some(tile => tile !== NONE));

/** INN-07: an inn is a tile like the black ones. */
export const exchange = pending<Asking<'exchange'>>({
  offer(g, { seat }, into) {
    if (!mayExchange(g, seat)) return;
    for (let slot = 0; slot < g.black.length; slot++)
      if (g.black[slot] !== NONE) into.push({ do: 'exchange', at: BLACK_SPOTS[slot] as string });
    if (g.inns > 0) into.push({ do: 'exchange', at: INN_SPOT });
  },
  happens: (g, { seat }, c, tell) => payOn(g, { ask: 'payGoods', seat, from: c.at, paid: GOODS.map(() => 0) }, tell),
  declines: 'exchange',
});

/** Any five: a colour at a time, until only one way is left. Nothing is bought meanwhile: it could be the very tile that is paid for. */
export const payGoods: Deciding<'payGoods'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, paid }) {
    const { goods } = estateOf(g, seat);
    const offers: BurgundyChoice[] = [];
    for (let good = 0; good < GOODS.length; good++)
      if ((goods[good] as number) > (paid[good] as number)) offers.push({ do: 'pay', at: GOODS_SPOTS[good] as string });
    offerHire(g, seat, offers);
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'hire') {
      g.questions.push(q);
      hire(g, q.seat, c.at, tell);
    } else payOn(g, { ...q, paid: q.paid.map((count, good) => count + (good === numberOf(c.at) ? 1 : 0)) }, tell);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};

function payOn(g: Burgundy, q: Asking<'payGoods'>, tell: BurgundyTell): void {
  const { goods } = estateOf(g, q.seat);
  const left = JOKER_GOODS - sum(q.paid);
  const kept = goods.map((count, good) => count - (q.paid[good] as number));
  const colours = kept.filter(count => count > 0).length;
  if (left > 0 && left < sum(kept) && colours > 1) g.questions.push(q);
  else if (left === sum(kept)) takeJoker(g, q, goods.slice(), tell);
  else
    takeJoker(
      g,
      q,
      q.paid.map((count, good) => count + ((kept[good] as number) > 0 && colours === 1 ? left : 0)),
      tell,
    );
}

/** TAK-03: with a full storage a stored tile makes room first. */
function takeJoker(g: Burgundy, { seat, from }: Asking<'payGoods'>, paid: readonly number[], tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  for (let good = 0; good < GOODS.length; good++) {
    estate.goods[good] = (estate.goods[good] as number) - (paid[good] as number);
    if (g.solo !== null) g.solo.goneGoods[good] = (g.solo.goneGoods[good] as number) + (paid[good] as number);
  }
  const store = freeStore(g, seat);
  tell({ what: 'gotJoker', seat, goods: paid, store, at: from });
  if (store === NONE) g.questions.push({ ask: 'makeRoom', seat, tile: JOKER_TILE, from });
  else moveToStore(g, seat, from, store, tell, JOKER_TILE);
}
