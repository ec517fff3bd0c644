/** An improvement: its name, what it does in signs, and the piece on it where it has room for one. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { inner, type Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { BoardText } from '@/pieces/BoardText';
import { forms } from '../words';
import { tileOf } from '../data/tiles';
import { tileSpot } from '../spots';
import { NONE } from '../state';
import { Bits } from './Bits';
import { tileBits } from './looks';
import { Place } from './Place';
import { PieceG } from './PieceG';

interface Props {
  readonly tile: number;
  readonly box: Box;
  /** The piece on a private tile, or NONE. */
  readonly post?: number;
  readonly tincture?: Tincture;
  /** Several lines for its name. */
  readonly tall?: boolean;
}

const PIECE = 26;
/** A name, signs, a line of the smallest text and the breadth of its letters. */
const SIGNS = 18;
const NAME = 30;
/** A card as wide as this has its signs beside its name. */
const WIDE = 300;
const LINE = 16;
const LETTER = 6.3;
const BOLD = 7;
const MOST_GROWTH = 1.2;

/** Does a rule in words have its place below the name? */
function fitsBelow(name: string, text: string, { width, height }: Box, growth: number, tall: boolean): boolean {
  const by = Math.min(growth, MOST_GROWTH);
  const linesOf = (words: string, letter: number): number => Math.ceil((words.length * letter * by) / (width - 20));
  const above = tall ? NAME - LINE + LINE * linesOf(name, BOLD) : NAME;
  return linesOf(text, LETTER) * LINE * by <= height - (above + (width > WIDE ? 0 : SIGNS)) * by;
}

export const TileCard = memo(function TileCard({ tile, box, post = NONE, tincture = 'sable', tall = false }: Props) {
  const { colours, growth } = useTheme();
  const t = useInLanguage(forms);
  const bits = tileBits(tile);
  const text = t.cards.tile(tile);
  const name = t.names.tiles[tile] ?? '';
  const rule = fitsBelow(name, text, box, growth, tall) ? text : null;
  const beside = box.width > WIDE;
  const isPrivate = tileOf(tile).works !== undefined;
  return (
    <View style={[styles.over, box]}>
      <View
        style={[
          styles.card,
          { width: box.width, height: box.height, backgroundColor: colours.card, borderColor: isPrivate ? colours.ink : colours.edge },
          tall ? styles.tall : null,
        ]}
        pointerEvents="none"
        aria-hidden
      >
        <View style={tall ? styles.stacked : styles.row}>
          <BoardText
            role={tall ? 'note' : 'smallStrong'}
            numberOfLines={tall ? 3 : 2}
            align={tall ? 'center' : 'left'}
            most={1.2}
            style={styles.name}
          >
            {name}
          </BoardText>
          {beside ? <Bits bits={bits} /> : null}
        </View>
        {beside ? null : <Bits bits={bits} />}
        {rule === null ? null : (
          <BoardText role="note" colour="ink2" most={1.2} align={tall ? 'center' : 'left'}>
            {rule}
          </BoardText>
        )}
      </View>
      {post === NONE ? null : (
        <Svg width={PIECE + 8} height={PIECE + 8} style={styles.piece} pointerEvents="none" aria-hidden>
          <PieceG tincture={tincture} kind={post} x={PIECE / 2} y={PIECE / 2 + 2} width={PIECE * 0.8} />
        </Svg>
      )}
      <Place at={tileSpot(tile)} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: {
    borderWidth: stroke.hair,
    borderRadius: radius.piece,
    paddingHorizontal: 6,
    paddingVertical: 3,
    justifyContent: 'center',
    gap: 2,
  },
  tall: { alignItems: 'center', justifyContent: 'space-evenly', paddingHorizontal: 3 },
  name: { fontWeight: '600', flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  stacked: { alignItems: 'center' },
  piece: { position: 'absolute', right: 2, top: 2 },
});
