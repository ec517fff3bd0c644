/** Everything a seat cannot know is changed about, without asking the game's own `deal`: hands, decks, stacks below their tops, the secret card. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import { NONE, type Tadmor } from '../state';

export function scramble(g: Readonly<Tadmor>, seat: Seat, seed: number): Tadmor {
  const other = JSON.parse(JSON.stringify(g)) as Tadmor;
  const { lot, turnAbout } = lots(seed);
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
