/** The recruiting box: eight types with cost and counters left, plus and minus, and the budget always in sight. */
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Seat } from '@/engine/contract';
import { space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { Text } from '@/pieces/Text';
import { Spot } from '@/table/kit/Spot';
import type { Player } from '@/match/matchView';
import { SHOT_RANGE } from '../data/combat';
import { LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { budgetOf } from '../rules/recruit';
import type { MedievalBattle } from '../state';
import { boardWords } from '../words/boardWords';
import { counterPaths } from './counters';
import { glyphs } from './glyphs';
import { armyOf } from './inHand';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly view: Readonly<MedievalBattle>;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

/** A coin for each point of the price, as in the purse below. */
const COIN = 9;
/** Between two cells. */
const GAP = 6;
const COUNTER_WIDTH = 28;
const COLUMNS = 2;
/** From this text size on a type fills a row, and the box scrolls. */
const LARGE_TEXT = 1.4;
/** Four lines and what is around them, at the usual text size: a long name takes two. */
const LINES = 70;
/** The longest English name has 83 dp beside its counter on the narrowest phone, and four lines 60 dp. */
const NAME = 13;
const LINE = 15;
/** Higher than this a cell only grows emptier. */
const TALLEST = 92;

/** How the types stand: in two columns that share the height, or one below the other with room for their lines. The device's own text size counts, too. */
export function recruitCells(width: number, height: number, growth: number) {
  const columns = growth > LARGE_TEXT ? 1 : COLUMNS;
  const rows = RECRUITS.length / columns;
  const least = columns === 1 ? LINES * growth : 0;
  return { columns, rows, cell: { width: width / columns, height: Math.max(least, Math.min(TALLEST, height / rows)) } };
}

export function Recruiting({ view, players, seat, width, height }: Props) {
  const words = useInLanguage(boardWords);
  const { growth } = useTheme();
  const hand = view.recruited[seat === 1 ? 1 : 0];
  const tincture = armyOf<Tincture>(players, seat, 'sable');
  if ((hand[0] ?? 0) < 0) return <Text style={styles.hidden}>{words.hidden}</Text>;
  const { columns, rows, cell } = recruitCells(width, height, growth);
  return (
    <ScrollView
      testID="recruiting"
      nestedScrollEnabled
      style={{ width, height }}
      contentContainerStyle={{ height: rows * cell.height }}
      scrollEnabled={rows * cell.height > height}
    >
      {RECRUITS.map((type, i) => (
        <View
          key={type}
          style={{ position: 'absolute', left: (i % columns) * cell.width, top: Math.floor(i / columns) * cell.height, ...cell }}
        >
          <Row
            type={type}
            count={hand[i] ?? 0}
            most={mostOf(view, type)}
            tincture={tincture}
            seat={seat}
            width={cell.width - GAP}
            height={cell.height - GAP}
          />
        </View>
      ))}
    </ScrollView>
  );
}

const mostOf = (view: Readonly<MedievalBattle>, type: Recruit): number =>
  type === 'longbowmen' ? Math.min(LAYOUTS[view.map].longbows, UNITS[type].counters) : UNITS[type].counters;

/** The army so far and the points left: one coin for each, spent ones hollow. */
export function ArmySoFar({ view, players, seat, width }: Omit<Props, 'height'>) {
  const { growth } = useTheme();
  const words = useInLanguage(boardWords);
  const hand = view.recruited[seat === 1 ? 1 : 0];
  // What somebody else recruits is nobody's business yet: the box says so.
  if ((hand[0] ?? 0) < 0) return null;
  const { recruitment } = LAYOUTS[view.map];
  const army = RECRUITS.flatMap((type, i) => Array.from({ length: Math.max(0, hand[i] ?? 0) }, () => type));
  const tincture = armyOf<Tincture>(players, seat, 'sable');
  const pitch = Math.min(COUNTER_WIDTH + 4, (width - 2 * space.s - COUNTER_WIDTH) / Math.max(1, army.length - 1));
  return (
    <View style={[styles.soFar, { width }]} accessibilityLiveRegion="polite">
      <Budget left={budgetOf(view, seat)} of={recruitment} width={width - 2 * space.s} />
      {growth > LARGE_TEXT ? null : <Text role="note">{words.budget(budgetOf(view, seat), recruitment)}</Text>}
      <View style={{ height: 34 }} pointerEvents="none">
        {army.map((type, i) => (
          <View key={i} style={{ position: 'absolute', left: i * pitch }}>
            <UnitPiece type={type} tincture={tincture} seat={seat} knights={2} points={-1} width={COUNTER_WIDTH} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** One coin for each point: spent ones are hollow. */
function Budget({ left, of, width }: { readonly left: number; readonly of: number; readonly width: number }) {
  const { colours } = useTheme();
  const pitch = Math.min(14, width / of);
  return (
    <Svg width={pitch * of} height={12} pointerEvents="none" aria-hidden>
      {Array.from({ length: of }, (_, i) => (
        <Circle
          key={i}
          cx={pitch * (i + 0.5)}
          cy={6}
          r={Math.min(4.6, pitch / 2 - 0.8)}
          fill={i < left ? colours.ink : 'none'}
          stroke={colours.edge}
          strokeWidth={stroke.hair}
        />
      ))}
    </Svg>
  );
}

interface RowProps {
  readonly type: Recruit;
  readonly count: number;
  readonly most: number;
  readonly tincture: Tincture;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

function Row({ type, count, most, tincture, seat, width, height }: RowProps) {
  const { colours, textScale } = useTheme();
  const words = useInLanguage(boardWords);
  const card = UNITS[type];
  const minus = { left: width - target.side, top: (height - target.side) / 2 };
  return (
    <View style={[styles.cell, { width, height, borderColor: count > 0 ? colours.ink : colours.rule, backgroundColor: colours.card }]}>
      <View style={styles.inside} pointerEvents="none">
        <View style={styles.pile}>
          {count > 0 ? <UnitPiece type={type} tincture={tincture} seat={seat} knights={2} points={-1} width={28} /> : <Empty type={type} />}
          <Text role="tally" colour={count > 0 ? 'ink' : 'ink2'}>{`${count}/${most}`}</Text>
        </View>
        <View style={styles.says}>
          <Text role="smallStrong" numberOfLines={2} style={{ fontSize: NAME * textScale, lineHeight: LINE * textScale }}>
            {words.unit(type)}
          </Text>
          <View style={styles.price}>
            <Budget left={card.cost} of={card.cost} width={card.cost * COIN} />
            <Text role="note" colour="ink2" numberOfLines={1} style={{ lineHeight: LINE * textScale }}>
              {words.moves(card.points)}
            </Text>
          </View>
          {card.bow === null ? null : (
            <Text role="note" colour="ink2" numberOfLines={1} style={{ lineHeight: LINE * textScale }}>
              {words.range(SHOT_RANGE[card.bow])}
            </Text>
          )}
        </View>
      </View>
      <Minus {...minus} enabled={count > 0} />
      <Spot at={`recruit:${type}`} left={0} top={0} width={width - target.side - 1} height={height} hollow />
      <Spot at={`dismiss:${type}`} {...minus} width={target.side} height={target.side} shape="round" hollow />
    </View>
  );
}

/** A counter still in the box. */
function Empty({ type }: { readonly type: Recruit }) {
  const { colours } = useTheme();
  return (
    <Svg width={28} height={32} viewBox="0 0 40 46" pointerEvents="none" aria-hidden>
      <Path d={counterPaths('whole', 'sable').outline} fill={colours.card} stroke={colours.edge} strokeWidth={1.4} strokeDasharray="4 3" />
      <Path d={glyphs[type]} fill={colours.ink2} fillRule="evenodd" transform="translate(10 8) scale(0.84)" />
    </Svg>
  );
}

function Minus({ left, top, enabled }: { readonly left: number; readonly top: number; readonly enabled: boolean }) {
  const { colours } = useTheme();
  return (
    <Svg width={target.side} height={target.side} style={{ position: 'absolute', left, top }} pointerEvents="none" aria-hidden>
      <Path d="M17 24h14" stroke={enabled ? colours.ink : colours.rule} strokeWidth={3} strokeLinecap="round" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  cell: { margin: GAP / 2, borderWidth: 1, borderRadius: 2 },
  inside: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 4, paddingLeft: 4, paddingRight: target.side + 5 },
  pile: { alignItems: 'center', gap: 1 },
  says: { flex: 1, minWidth: 0 },
  price: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  soFar: { paddingHorizontal: space.s, gap: 2 },
  hidden: { padding: space.l },
});
