/** Everything a seat cannot know is changed about, without asking the game's own `deal`: hands, decks, stacks below their tops, the secret card. */
import type { Seat } from '@/engine/contract';
import { NONE, type Tadmor } from '../state';

/** A congruential generator of its own, so that it shares nothing with the game's chance. */
function lots(seed: number): (n: number) => number {
  let x = BigInt(seed) + 12345n;
  return n => {
    x = (x * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((x >> 33n) % BigInt(n));
  };
}

export function scramble(g: Readonly<Tadmor>, seat: Seat, seed: number): Tadmor {
  const other = JSON.parse(JSON.stringify(g)) as Tadmor;
  const lot = lots(seed);
  const turnAbout = (list: number[]): number[] => {
    for (let swaps = 0; swaps < 2 * list.length; swaps++) {
      const [i, j] = [lot(list.length), lot(list.length)];
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  };
  other.seed = lot(1 << 30);
  other.stacks = other.stacks.map(stack => (stack.length < 2 ? stack : [...turnAbout(stack.slice(0, -1)), stack.at(-1)!]));
  const isOver = g.questions.length === 0;
  const secret = isOver ? [] : other.merchants.filter((_, owner) => owner !== seat);
  const hat = turnAbout([...other.deck, ...secret.flatMap(m => m.hand)]);
  for (const m of secret) {
    m.hand = hat.splice(0, m.hand.length);
    const regions = [0, 1, 2, 3, 4, 5, 6].filter(region => region !== g.current);
    if (m.selected !== NONE) m.selected = regions[lot(regions.length)]!;
  }
  other.deck = hat;
  return other;
}
