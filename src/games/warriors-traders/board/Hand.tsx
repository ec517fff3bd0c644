/** A play-mat: three tracks with their tokens and what a level gives, and the resources with what the next upkeep brings. */
import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { GlowAt } from '@/pieces/Glow';
import { Icon } from '@/pieces/Icon';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { Spot } from '@/table/kit/Spot';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { MOST_STOCK } from '../data/numbers';
import { RESOURCES, TRACKS } from '../data/names';
import { LEVELS, TOKENS_FOR } from '../data/technology';
import { incomeOf, taxOf } from '../rules/resources';
import { levelFor } from '../rules/technology';
import { kindOf, numberOf, stockSpot, trackSpot } from '../spots';
import { awaySince, realmOf, type Traders } from '../state';
import { levelName } from '../words/lookUp';
import { RESOURCE_ICONS, TRACK_ICONS } from './glyphs';
import { handPlan, type HandPlan } from './handPlan';
import { levelWords } from '../words/levelWords';
import { NextLevel } from './NextLevel';

export function Hand({ view, me, looking, layout, width, height, glow, glowOf = looking }: BoardProps<Traders>) {
  // The same boxes from one tap to the next: a part is drawn again only when it has changed.
  const plan = useMemo(() => handPlan(layout, width, height), [layout, width, height]);
  const realm = realmOf(view, looking);
  const income = [...incomeOf(view, looking), taxOf(view, looking)];
  const own = looking === me;
  const ground = useSpotBoxes((at, seat) => (seat === looking ? partAt(plan, at) : null));
  const away = awaySince(view, looking);
  if (away > 0) return <Away since={away} width={width} height={height} />;
  const lit = glow === null || glowOf !== looking ? null : partAt(plan, glow);
  return (
    <View style={{ width, height }} ref={ground} collapsable={false}>
      {plan.tracks.map((box, i) => (
        <TrackCell key={TRACKS[i]} track={i} box={box} tokens={realm.tokens[i] ?? 0} roomy={plan.roomy} own={own} />
      ))}
      {plan.stocks.map((box, i) => (
        <StockCell key={RESOURCES[i]} good={i} box={box} count={realm.stock[i] ?? 0} income={income[i] ?? 0} own={own} />
      ))}
      {lit === null ? null : <GlowAt box={lit} />}
    </View>
  );
}

/** The part of the mat that a spot names. */
function partAt(plan: HandPlan, at: string): Box | null {
  const parts = kindOf(at) === 'track' ? plan.tracks : kindOf(at) === 'stock' ? plan.stocks : [];
  return parts[numberOf(at)] ?? null;
}

/** 22.3: nothing lies there any more. */
function Away({ since, width, height }: { readonly since: number; readonly width: number; readonly height: number }) {
  const words = useInLanguage(boardWords);
  return (
    <View style={[styles.away, { width, height }]}>
      <BoardText role="strong" most={1.4}>
        {words.gone(since)}
      </BoardText>
    </View>
  );
}

interface CellProps {
  readonly box: Box;
  readonly own: boolean;
  readonly at: string;
  /** Of what belongs to somebody else, and cannot be tapped. */
  readonly label: string;
  readonly children: ReactNode;
}

function Cell({ box, own, at, label, children }: CellProps) {
  const { colours } = useTheme();
  const named = own ? null : { accessible: true, accessibilityRole: 'image' as const, accessibilityLabel: label };
  return (
    <View style={[styles.cell, box]} {...named}>
      <View style={[styles.frame, { backgroundColor: colours.card, borderColor: colours.rule }]} pointerEvents="none" aria-hidden>
        {children}
      </View>
      {own ? <Spot at={at} left={0} top={0} width={box.width} height={box.height} hollow /> : null}
    </View>
  );
}

interface TrackProps {
  readonly track: number;
  readonly box: Box;
  readonly tokens: number;
  readonly roomy: boolean;
  readonly own: boolean;
}

const TrackCell = memo(function TrackCell({ track, box, tokens, roomy, own }: TrackProps) {
  const t = useInLanguage(forms);
  const name = TRACKS[track] ?? 'production';
  const level = levelFor(tokens);
  const label = t.labels.track(t.names.tracks[name], levelName(level), tokens);
  const from = TOKENS_FOR[level - 1] ?? 0;
  const slots = level >= LEVELS ? 0 : (TOKENS_FOR[level] ?? from) - from;
  const head = (
    <View style={styles.head}>
      <Icon name={TRACK_ICONS[name]} size={roomy ? 20 : 18} />
      <BoardText role={roomy ? 'count' : 'tally'} most={1.2}>
        {levelName(level)}
      </BoardText>
      {roomy ? (
        <BoardText role="smallStrong" most={1.1} numberOfLines={1} style={styles.name}>
          {t.names.tracks[name]}
        </BoardText>
      ) : null}
      {roomy ? <Slots filled={tokens - from} slots={slots} /> : null}
    </View>
  );
  return (
    <Cell box={box} own={own} at={trackSpot(track)} label={label}>
      {head}
      {roomy ? (
        <BoardText role="note" colour="ink2" most={1.1} numberOfLines={2} align="center">
          {levelWords(t.levels, name, level)}
        </BoardText>
      ) : (
        <>
          <Slots filled={tokens - from} slots={slots} />
          <NextLevel track={name} level={level} />
        </>
      )}
    </Cell>
  );
});

const SLOT = 9;

/** The slots of the level that comes next: filled ones hold a token. */
function Slots({ filled, slots }: { readonly filled: number; readonly slots: number }) {
  const { colours } = useTheme();
  return (
    <Svg width={Math.max(1, slots * (SLOT + 2))} height={SLOT + 4}>
      {Array.from({ length: slots }, (_, i) => (
        <Circle
          key={i}
          cx={(i + 0.5) * (SLOT + 2)}
          cy={(SLOT + 4) / 2}
          r={SLOT / 2 - 0.6}
          fill={i < filled ? colours.ink : 'none'}
          stroke={colours.ink2}
          strokeWidth={1.2}
        />
      ))}
    </Svg>
  );
}

interface StockProps {
  readonly good: number;
  readonly box: Box;
  readonly count: number;
  /** What the next upkeep brings. */
  readonly income: number;
  readonly own: boolean;
}

const StockCell = memo(function StockCell({ good, box, count, income, own }: StockProps) {
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const name = RESOURCES[good] ?? 'food';
  return (
    <Cell box={box} own={own} at={stockSpot(good)} label={t.names.amount(count, name)}>
      <Icon name={RESOURCE_ICONS[name]} size={20} />
      <BoardText role="count" most={1.2}>
        {count}
      </BoardText>
      <BoardText role="note" colour={count > MOST_STOCK ? 'bad' : 'ink2'} most={1.1}>
        {count > MOST_STOCK ? words.kept(MOST_STOCK) : income > 0 ? words.income(String(income)) : ' '}
      </BoardText>
    </Cell>
  );
});

const styles = StyleSheet.create({
  away: { alignItems: 'center', justifyContent: 'center' },
  cell: { position: 'absolute' },
  frame: {
    flex: 1,
    margin: 1,
    borderWidth: stroke.hair,
    borderRadius: radius.piece,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flexShrink: 1 },
});
