/** Everything that is needed to show and name things, gathered once. */
import { useMemo } from 'react';
import type { Tincture } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { thingNames, forms } from '../words';
import type { Realm } from '../state';

export function useEyes(g: Readonly<Realm>, players: readonly Player[]) {
  const t = useInLanguage(forms);
  const b = useInLanguage(boardWords);
  const say = useInLanguage(thingNames);
  const { who } = useTable();
  return useMemo(
    () => ({ g, t, b, say, who, tinctureOf: (seat: number): Tincture => players[seat]?.tincture ?? 'sable' }),
    [g, t, b, say, who, players],
  );
}

export type Eyes = ReturnType<typeof useEyes>;
