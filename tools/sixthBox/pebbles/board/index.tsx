/** Pebbles with its board: three heaps beside each other, and the fist below. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { GlowAt } from '@/pieces/Glow';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import type { BoardProps, DrawnBox } from '@/table/kit/boardProps';
import { Spot } from '@/table/kit/Spot';
import { useInLanguage } from '@/table/kit/tableContext';
import { pebbles } from '..';
import { heapAt, playerAt, type Pebbles } from '../state';
import { forms } from '../words';

function Board({ view, width, height, glow }: BoardProps<Pebbles>) {
  const side = width / view.heaps.length;
  return (
    <View style={{ width, height }}>
      {view.heaps.map((there, heap) => {
        const box = { left: heap * side, top: 0, width: side, height };
        return (
          <View key={heapAt(heap)} style={StyleSheet.absoluteFill} pointerEvents="box-none">
            <View style={[styles.heap, box]} pointerEvents="none">
              <Icon name="stone" size={32} />
              <Text role="strong">{String(there)}</Text>
            </View>
            {glow === heapAt(heap) ? <GlowAt box={box} /> : null}
            <Spot at={heapAt(heap)} {...box} />
          </View>
        );
      })}
    </View>
  );
}

function Hand({ view, looking, me, width, height }: BoardProps<Pebbles>) {
  const { fist } = useInLanguage(forms);
  const { fist: hidden } = playerAt(view, me);
  return (
    <View style={[styles.hand, { width, height }]}>
      <Text role="small">{looking === me ? fist(hidden < 0 ? null : hidden) : String(playerAt(view, looking).taken)}</Text>
    </View>
  );
}

const Miniature: DrawnBox<Pebbles>['Miniature'] = ({ size }) => <Icon name="stone" size={size} />;

const styles = StyleSheet.create({
  heap: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  hand: { justifyContent: 'center', paddingHorizontal: space.m },
});

export const pebblesDrawn: DrawnBox = {
  game: pebbles,
  Board,
  Hand,
  Miniature,
  sounds: { took: 'place', threw: 'dice', fullest: 'points' },
  knows: (view, at) => view.heaps.some((_, heap) => heapAt(heap) === at),
} satisfies DrawnBox<Pebbles> as unknown as DrawnBox;
