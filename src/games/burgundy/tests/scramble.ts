/** Everything a seat cannot know is changed about, without asking the game's own `deal`: the order of piles, goods unseen, what others sold. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import { BACKS, GOODS } from '../data/names';
import { waitingToBeLaid } from '../rules/tradeRoutes';
import { BACK_OF } from '../rules/tile';
import { teamOf } from '../teams';
import type { Burgundy } from '../state';

export function scramble(g: Readonly<Burgundy>, seat: Seat, seed: number): Burgundy {
  const other = JSON.parse(JSON.stringify(g)) as Burgundy;
  const { lot, turnAbout } = lots(seed);
  other.seed = lot(1 << 30);
  other.piles = BACKS.flatMap((_, back) => turnAbout(other.piles.filter(tile => BACK_OF[tile] === back)));
  const secretSales = !g.soldGoodsPublic && g.questions.length > 0 ? other.estates.filter((_, owner) => owner !== teamOf(g, seat)) : [];
  const hat = [
    ...other.goodsPile.splice(0, other.goodsPile.length - other.openGoods),
    ...setAside(g),
    ...secretSales.flatMap(estate => estate.sold.flatMap((count, good) => new Array<number>(count).fill(good))),
  ];
  turnAbout(hat);
  for (const estate of secretSales) {
    const sold = estate.sold.reduce((a, b) => a + b, 0);
    estate.sold = estate.sold.map(() => 0);
    for (const good of hat.splice(0, sold)) estate.sold[good] = estate.sold[good]! + 1;
  }
  other.goodsPile.unshift(...hat.splice(0, g.goodsPile.length - g.openGoods));
  return other;
}

/** The goods that left the game unseen at its beginning: of seven of each colour, those that are nowhere. */
function setAside(g: Readonly<Burgundy>): number[] {
  return GOODS.flatMap((_, good) => {
    const inDepots = g.depotGoods.filter((__, place) => place % GOODS.length === good);
    const known = [
      ...inDepots,
      g.solo?.goneGoods[good] ?? 0,
      ...g.estates.flatMap(estate => [estate.goods[good]!, estate.sold[good]!]),
    ].reduce((a, b) => a + b, 0);
    const routed = g.laid.filter(one => one === good).length + waitingToBeLaid(g, good);
    return new Array<number>(7 - known - routed - g.goodsPile.filter(one => one === good).length).fill(good);
  });
}
