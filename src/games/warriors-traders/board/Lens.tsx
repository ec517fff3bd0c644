/** A province looked at closely: every heap of pieces large enough for a finger, and the province itself where something may be built. */
import { StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Spot } from '@/table/kit/Spot';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { pieceSpot, provinceSpot } from '../spots';
import { landOf, type Traders } from '../state';
import type { Wanted } from './asking';
import { Panel } from './Panel';
import { PiecePicture } from './PieceG';
import { heapsAt } from './stacks';
import { tinctureOf } from './Stacks';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly province: number;
  readonly wanted: Wanted;
  readonly width: number;
  readonly most: number;
  readonly onClose: () => void;
}

const TILE = { width: 56, height: 64 } as const;

export function Lens({ view, players, province, wanted, width, most, onClose }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const here = landOf(view).provinces[province];
  if (here === undefined) return null;
  return (
    <Panel title={here.name} note={t.names.places[here.kind]} width={width} most={most} onClose={onClose} testID="lens:province">
      <View style={styles.tiles}>
        {wanted.provinces.has(province) ? (
          <View style={styles.build}>
            <View style={[styles.frame, { borderColor: colours.edge, backgroundColor: colours.card }]} pointerEvents="none" aria-hidden>
              <Icon name="plus" size={20} />
              <BoardText role="note" most={1.2}>
                {words.buildHere}
              </BoardText>
            </View>
            <Spot at={provinceSpot(view, province)} left={0} top={0} width={BUILD} height={TILE.height} hollow />
          </View>
        ) : null}
        {heapsAt(view, province).map(heap => (
          <View key={heap.id} style={styles.tile}>
            <View style={styles.piece} pointerEvents="none" aria-hidden>
              <PiecePicture
                tincture={tinctureOf(players, heap.owner)}
                kind={heap.kind}
                count={heap.count}
                lying={heap.lying}
                life={heap.life}
                width={36}
              />
            </View>
            <Spot at={pieceSpot(heap.id)} left={0} top={0} {...TILE} hollow />
          </View>
        ))}
      </View>
    </Panel>
  );
}

const BUILD = 104;

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: { ...TILE },
  build: { width: BUILD, height: TILE.height },
  frame: { flex: 1, borderWidth: stroke.hair, borderRadius: radius.button, alignItems: 'center', justifyContent: 'center' },
  piece: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
