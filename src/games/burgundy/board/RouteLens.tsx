/** A trade route opened: tile by tile, each space with its colour, what it brings, and what lies there. */
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { lowerFirst } from '@/words/grammar/text';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { IconG } from '@/pieces/Icon';
import { RoundButton } from '@/pieces/RoundButton';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import { SPACES_PER_ROUTE_TILE } from '../data/routes';
import { nextSpace } from '../rules/tradeRoutes';
import { ROUTE_SPOTS } from '../spots';
import { NONE, type Burgundy } from '../state';
import { bonusGist } from '../words/cardOf';
import { bonusNoun } from '../words/tileNoun';
import { askedSeat, ownedSpot } from '../words/whose';
import { GoodG } from './GoodsG';
import { outcome, routeOf, type RouteSpaceLook } from './Route';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly area: Box;
  readonly onClose: () => void;
}

const HEAD = 48;
const WIDEST = 520;
const ROW = 40;
const MOST_GROWTH = 1.6;
const SIGN = 18;
/** Three lines in a row of the least height. */
const LINE = 12.5;
/** So many letters do not stand in them in a cell of a phone: there its name says what the building is. */
const LONG = 26;
const NARROW = 140;

export function RouteLens({ view, seat, area, onClose }: Props) {
  const { colours } = useTheme();
  const { who } = useTable();
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const width = Math.min(WIDEST, area.width - 2 * space.s);
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={words.closeDepot}
        onPress={onClose}
        style={[styles.over, area, { backgroundColor: colours.scrim }]}
        testID="routeLens:outside"
      />
      <View
        testID="routeLens"
        style={[
          styles.panel,
          { left: area.left + (area.width - width) / 2, top: area.top, width, backgroundColor: colours.card, borderColor: colours.ink },
        ]}
      >
        <View style={styles.head}>
          <BoardText role="strong" numberOfLines={1} style={styles.title}>
            {askedSeat(view) === seat ? words.route : t.labels.of(who(seat), lowerFirst(words.route))}
          </BoardText>
          <RoundButton icon="close" label={words.closeDepot} onPress={onClose} testID="routeLens:close" />
        </View>
        <ScrollView style={{ maxHeight: area.height - HEAD - 4 }}>
          <RouteGrid view={view} seat={seat} width={width - 2 * stroke.edge} />
        </ScrollView>
      </View>
    </>
  );
}

/** A row for each tile, as they lie beside each other on the table. */
export function RouteGrid({ view, seat, width }: Pick<Props, 'view' | 'seat'> & { readonly width: number }) {
  const { growth } = useTheme();
  const { gameWords, who } = useTable();
  const all = routeOf(view, seat);
  const filled = nextSpace(view, seat);
  const height = ROW * Math.min(Math.max(1, growth), MOST_GROWTH);
  const each = width / SPACES_PER_ROUTE_TILE;
  return (
    <View style={styles.grid}>
      {all.map(look => (
        <View
          key={look.space}
          accessible
          accessibilityLabel={gameWords.spot(view, ownedSpot(view, ROUTE_SPOTS[look.space] as string, seat), who)}
          style={{ width: each, height }}
        >
          <Cell look={look} width={each} height={height} next={look.space === filled} />
        </View>
      ))}
    </View>
  );
}

function Cell({
  look,
  width,
  height,
  next,
}: {
  readonly look: RouteSpaceLook;
  readonly width: number;
  readonly height: number;
  readonly next: boolean;
}) {
  const { colours, growth } = useTheme();
  const t = useInLanguage(forms);
  const { good, bonus, laid } = look;
  const empty = laid === NONE;
  const gist = bonusGist(t, bonus);
  return (
    <View
      pointerEvents="none"
      aria-hidden
      style={[
        styles.cell,
        { height: height - 2, width: width - 2, backgroundColor: empty ? colours.card : colours.field },
        { borderColor: next ? colours.ink : colours.rule, borderWidth: next ? 2 : 1 },
      ]}
    >
      <Svg width={2 * SIGN + 2} height={SIGN + 4} pointerEvents="none" style={styles.signs}>
        <GoodG good={empty ? good : laid} x={SIGN / 2} y={SIGN / 2 + 2} size={SIGN} />
        {empty ? (
          <IconG name={bonus} x={SIGN * 1.5 + 2} y={SIGN / 2 + 2} size={SIGN} colour={colours.ink} />
        ) : (
          <IconG
            name={outcome(good, laid)}
            x={SIGN * 1.5 + 2}
            y={SIGN / 2 + 2}
            size={SIGN * 0.7}
            colour={laid === good ? colours.good : colours.ink2}
          />
        )}
      </Svg>
      <BoardText
        role="note"
        most={MOST_GROWTH}
        numberOfLines={3}
        colour={empty ? 'ink' : 'ink2'}
        style={[styles.words, { lineHeight: LINE * Math.min(Math.max(1, growth), MOST_GROWTH) }]}
      >
        {width < NARROW && gist.length > LONG ? bonusNoun(t.names, bonus).one : gist}
      </BoardText>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  panel: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.piece },
  head: { height: HEAD, flexDirection: 'row', alignItems: 'center', paddingLeft: space.s },
  title: { flex: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexDirection: 'row', alignItems: 'center', gap: 2, paddingHorizontal: 2, borderRadius: 2, margin: 1 },
  signs: { flexShrink: 0 },
  words: { flex: 1 },
});
