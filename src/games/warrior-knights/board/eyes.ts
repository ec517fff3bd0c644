/** Everything that is needed to show and name things, gathered once. */
import { useMemo } from 'react';
import type { Tincture } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import { useTable } from '@/table/kit/tableContext';
import type { Realm } from '../state';
import { useOnBoard, useSay, useTongue } from './tongue';

export function useEyes(g: Readonly<Realm>, players: readonly Player[]) {
  const t = useTongue();
  const b = useOnBoard();
  const say = useSay();
  const { who } = useTable();
  return useMemo(
    () => ({ g, t, b, say, who, tinctureOf: (seat: number): Tincture => players[seat]?.tincture ?? 'sable' }),
    [g, t, b, say, who, players],
  );
}

export type Eyes = ReturnType<typeof useEyes>;
