/** A seat's points. What flies there arrives first; then the number rolls. */
import { View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { useLasts } from '@/design/theme';
import { Rolling } from '@/pieces/Rolling';
import { useSpotBoxes } from '../kit/useSpotBoxes';
import { SCORE } from '../kit/spotBoxes';
import { useTable } from '../kit/tableContext';

/** About the size of two figures. */
const BOX = { left: 0, top: 0, width: 20, height: 20 };

/** So long points are under way; where nothing flies, the number changes at once. */
function useUnderWay(): number {
  const { drawn } = useTable();
  const [stays, travels] = [useLasts('gain'), useLasts('fly')];
  return drawn.gain === undefined ? 0 : stays + travels;
}

export function Score({ seat, points, small = false }: { readonly seat: Seat; readonly points: number; readonly small?: boolean }) {
  const ground = useSpotBoxes((at, whose) => (at === SCORE && whose === seat ? BOX : null));
  const after = useUnderWay();
  return (
    <View ref={ground} collapsable={false}>
      <Rolling role={small ? 'tally' : 'count'} value={points} after={after} testID={`score:${seat}`} />
    </View>
  );
}
