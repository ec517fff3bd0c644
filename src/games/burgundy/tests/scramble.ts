/** Everything a seat cannot know is changed about, without asking the game's own `deal`: the order of piles, goods unseen, what others sold. */
import type { Seat } from '@/engine/contract';
import type { Burgundy } from '../state';

/** A congruential generator of its own, so that it shares nothing with the game's chance. */
function lots(seed: number): (n: number) => number {
  let x = BigInt(seed) + 12345n;
  return n => {
    x = (x * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((x >> 33n) % BigInt(n));
  };
}

export function scramble(g: Readonly<Burgundy>, seat: Seat, seed: number): Burgundy {
  const other = JSON.parse(JSON.stringify(g)) as Burgundy;
  const lot = lots(seed);
  const turnAbout = (list: number[]): void => {
    for (let swaps = 0; swaps < 2 * list.length; swaps++) {
      const [i, j] = [lot(list.length), lot(list.length)];
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
  };
  other.seed = lot(1 << 30);
  other.piles.forEach(turnAbout);
  const secretSales = !g.soldGoodsPublic && g.questions.length > 0 ? other.dukes.filter((_, owner) => owner !== seat) : [];
  const hat = [
    ...other.goodsPile,
    ...other.goodsAside,
    ...secretSales.flatMap(duke => duke.sold.flatMap((count, good) => new Array<number>(count).fill(good))),
  ];
  turnAbout(hat);
  for (const duke of secretSales) {
    const sold = duke.sold.reduce((a, b) => a + b, 0);
    duke.sold = duke.sold.map(() => 0);
    for (const good of hat.splice(0, sold)) duke.sold[good] = duke.sold[good]! + 1;
  }
  other.goodsPile = hat.splice(0, other.goodsPile.length);
  other.goodsAside = hat;
  return other;
}
