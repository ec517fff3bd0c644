/** The text of a card, as its rule card has it. */
import type { Spot } from '@/engine/contract';
import { useTable } from '@/table/kit/tableContext';
import type { Eyes } from './eyes';
import { Line } from './Tiles';

export function Explained({ at, eyes }: { readonly at: Spot; readonly eyes: Eyes }) {
  const { gameWords } = useTable();
  const card = gameWords.card(eyes.g, at);
  return card === null ? null : (
    <>
      <Line strong>{card.title}</Line>
      <Line>{card.text}</Line>
    </>
  );
}
