/** The seats as they stood at the act that is shown again, whose board is the one that is seen; now, where nothing is. */
import { useMemo } from 'react';
import { TableContext, useTable } from '../kit/tableContext';
import type { Replay } from './replay';
import { Seats, type SeatsProps } from './Seats';

export function SeatsThen({ replay, ...seats }: SeatsProps & { readonly replay: Replay | null }) {
  const table = useTable();
  const match = replay?.match ?? table.match;
  const then = useMemo(() => ({ ...table, match }), [table, match]);
  return (
    <TableContext value={then}>
      <Seats {...seats} {...(replay === null ? null : { looking: replay.glowOf })} />
    </TableContext>
  );
}
