/** The recruiting box: eight types with cost and counters left, plus and minus, and the budget always in sight. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import type { Seat } from '@/engine/contract';
import { space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { Text } from '@/pieces/Text';
import { Spot } from '@/table/Spot';
import { useTable } from '@/table/tableContext';
import type { Player } from '@/match/matchView';
import { SHOT_RANGE } from '../data/combat';
import { LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { budgetOf } from '../rules/recruit';
import type { MedievalBattle } from '../state';
import { boardWords } from '../words/boardWords';
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

const BUDGET = 34;
const COLUMNS = 2;
const ROWS = RECRUITS.length / COLUMNS;

export function Recruiting({ view, players, seat, width, height }: Props) {
  const words = boardWords[useTable().language];
  const hand = view.recruited[seat === 1 ? 1 : 0];
  const { recruitment } = LAYOUTS[view.map];
  const hidden = (hand[0] ?? 0) < 0;
  const tincture = armyOf<Tincture>(players, seat, 'sable');
  const cell = { width: width / COLUMNS, height: Math.min(92, (height - BUDGET) / ROWS) };
  if (hidden) return <Text style={styles.hidden}>{words.hidden}</Text>;
  return (
    <View style={{ width, height }}>
      <View style={styles.budget} accessibilityLiveRegion="polite">
        <Budget left={budgetOf(view, seat)} of={recruitment} width={width - 2 * space.s} />
        <Text role="smallStrong">{words.budget(budgetOf(view, seat), recruitment)}</Text>
      </View>
      {RECRUITS.map((type, i) => (
        <View key={type} style={{ position: 'absolute', left: (i % COLUMNS) * cell.width, top: BUDGET + Math.floor(i / COLUMNS) * cell.height, ...cell }}>
          <Row type={type} count={hand[i] ?? 0} most={type === 'longbowmen' ? Math.min(LAYOUTS[view.map].longbows, UNITS[type].counters) : UNITS[type].counters} tincture={tincture} width={cell.width} height={cell.height} />
        </View>
      ))}
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
        <Circle key={i} cx={pitch * (i + 0.5)} cy={6} r={Math.min(4.6, pitch / 2 - 0.8)} fill={i < left ? colours.ink : 'none'} stroke={colours.edge} strokeWidth={stroke.hair} />
      ))}
    </Svg>
  );
}

interface RowProps {
  readonly type: Recruit;
  readonly count: number;
  readonly most: number;
  readonly tincture: Tincture;
  readonly width: number;
  readonly height: number;
}

function Row({ type, count, most, tincture, width, height }: RowProps) {
  const { colours } = useTheme();
  const words = boardWords[useTable().language];
  const card = UNITS[type];
  const facts = [words.cost(card.cost), words.moves(card.points), ...(card.bow === null ? [] : [words.range(SHOT_RANGE[card.bow])])].join(' · ');
  const button = target.side;
  const top = height - button - 3;
  return (
    <View style={[styles.cell, { width: width - 4, height: height - 4, borderColor: count > 0 ? colours.ink : colours.rule, backgroundColor: colours.card }]}>
      <View style={styles.head} pointerEvents="none">
        <Text role="smallStrong" numberOfLines={1}>
          {words.unit(type)}
        </Text>
        {height < 78 ? null : (
          <Text role="note" colour="ink2" numberOfLines={1}>
            {facts}
          </Text>
        )}
      </View>
      <View style={[styles.counters, { top: top - 1, left: 4, width: width - 2 * button - 22, height: button }]} pointerEvents="none">
        {Array.from({ length: most }, (_, i) => (
          <View key={i} style={i === 0 ? null : styles.stacked}>
            {i < count ? <UnitPiece type={type} tincture={tincture} knights={2} points={-1} width={32} /> : <Empty glyph={i === count} type={type} />}
          </View>
        ))}
      </View>
      <Spot at={`type:${type}`} left={0} top={0} width={width - 2 * button - 16} height={height - 4} />
      <Sign sign="minus" x={width - 2 * button - 14} y={top} enabled={count > 0} />
      <Sign sign="plus" x={width - button - 8} y={top} enabled={count < most} />
      <Spot at={`dismiss:${type}`} left={width - 2 * button - 14} top={top} width={button} height={button} shape="round" onlyOffered />
      <Spot at={`recruit:${type}`} left={width - button - 8} top={top} width={button} height={button} shape="round" onlyOffered />
    </View>
  );
}

/** A counter still in the box. */
function Empty({ type, glyph }: { readonly type: Recruit; readonly glyph: boolean }) {
  const { colours } = useTheme();
  return (
    <Svg width={32} height={37} viewBox="0 0 40 46" pointerEvents="none" aria-hidden>
      <Path d="M3 3H37V21C37 32 32 38 20 43C8 38 3 32 3 21Z" fill={colours.card} stroke={colours.edge} strokeWidth={1.4} strokeDasharray="4 3" />
      {glyph ? <GlyphOf type={type} /> : null}
    </Svg>
  );
}

function GlyphOf({ type }: { readonly type: Recruit }) {
  const { colours } = useTheme();
  return <Path d={glyphs[type]} fill={colours.ink2} fillRule="evenodd" transform="translate(10 9) scale(0.84)" />;
}

function Sign({ sign, x, y, enabled }: { readonly sign: 'plus' | 'minus'; readonly x: number; readonly y: number; readonly enabled: boolean }) {
  const { colours } = useTheme();
  const side = target.side;
  return (
    <Svg width={side} height={side} style={{ position: 'absolute', left: x, top: y }} pointerEvents="none" aria-hidden>
      <Path d={sign === 'plus' ? 'M17 24h14M24 17v14' : 'M17 24h14'} stroke={enabled ? colours.ink : colours.rule} strokeWidth={3} strokeLinecap="round" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  budget: { height: BUDGET, paddingHorizontal: space.s, gap: 2, justifyContent: 'center' },
  cell: { margin: 2, borderWidth: 1, borderRadius: 2 },
  head: { paddingHorizontal: 6, paddingTop: 2 },
  counters: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
  stacked: { marginLeft: -16 },
  hidden: { padding: space.l },
});
