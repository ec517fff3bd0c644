/** EXT-04: what a crane may do lies on a card of its own, for those buildings need not stand anywhere. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { upperFirst } from '@/words/grammar/text';
import type { Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { useInLanguage, useMatchView } from '@/table/kit/tableContext';
import { forms } from '../words';
import { BUILDING_OF } from '../rules/tile';
import { kindOf, numberOf } from '../spots';
import { tileNoun } from '../words/tileNoun';
import { tileGist } from '../words/cardOf';
import { REGULAR } from './geometry';
import { Place } from './Place';
import { TileG } from './TileG';

const PAD = 4;
const COLUMNS = 3;
const WIDEST = 150;
const HIGHEST = 118;
const TILE = 44;
const SMALL_TILE = 36;
/** From this height on there is room for a tile, its name in two lines and what it does. */
const ROOMY = 106;

/** Three beside each other, as many rows as it takes. */
export function craneBoxes(count: number, over: Box): { readonly card: Box; readonly cells: readonly Box[] } {
  const width = Math.min(WIDEST, (over.width - 2 * PAD) / COLUMNS);
  const rows = Math.ceil(count / COLUMNS);
  const height = Math.min(HIGHEST, (over.height - 2 * PAD) / rows);
  const card = { width: COLUMNS * width + 2 * PAD, height: rows * height + 2 * PAD };
  return {
    card: { left: over.left + (over.width - card.width) / 2, top: over.top + (over.height - card.height) / 2, ...card },
    cells: Array.from({ length: count }, (_, i) => ({
      left: PAD + (i % COLUMNS) * width,
      top: PAD + Math.floor(i / COLUMNS) * height,
      width,
      height,
    })),
  };
}

export function CraneChoice({ over }: { readonly over: Box }) {
  const { colours } = useTheme();
  const t = useInLanguage(forms);
  const { offers } = useMatchView();
  const effects = offers.flatMap(({ at }) => (kindOf(at) === 'effect' ? [at] : []));
  const { card, cells } = craneBoxes(effects.length, over);
  return (
    <View style={[styles.card, card, { backgroundColor: colours.card, borderColor: colours.ink }]} testID="crane">
      {effects.map((at, i) => {
        const cell = cells[i] as Box;
        const tile = BUILDING_OF.indexOf(numberOf(at));
        const roomy = cell.height >= ROOMY;
        const hex = { width: roomy ? TILE : SMALL_TILE, height: (roomy ? TILE : SMALL_TILE) * REGULAR };
        return (
          <View key={at} style={[styles.over, cell]}>
            <View style={styles.cell} pointerEvents="none" aria-hidden>
              <Svg {...hex} pointerEvents="none">
                <TileG tile={tile} x={hex.width / 2} y={hex.height / 2} {...hex} />
              </Svg>
              <BoardText role={roomy ? 'smallStrong' : 'note'} most={1.1} align="center" numberOfLines={2} style={styles.name}>
                {upperFirst(tileNoun(t.names, tile).one)}
              </BoardText>
              {roomy ? (
                <BoardText role="note" most={1.1} colour="ink2" align="center" numberOfLines={2}>
                  {tileGist(t, tile)}
                </BoardText>
              ) : null}
            </View>
            <Place at={at} box={{ left: 2, top: 2, width: cell.width - 4, height: cell.height - 4 }} hollow />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.piece },
  /** Inside the ring of what is offered. */
  cell: { alignItems: 'center', justifyContent: 'center', flex: 1, overflow: 'hidden', paddingHorizontal: 7 },
  name: { fontWeight: '600', lineHeight: 17 },
});
