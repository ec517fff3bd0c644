/**
 * Everybody at a glance: shield, name, points, open stocks, who is asked; neighbours who win together in one frame with what they have together.
 * A tap looks at that seat's board, a swipe at the next one's; a second tap comes back.
 */
import { useMemo, type ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { isIcon } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { useSwipe } from '@/pieces/swipe';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { FLOWS_FROM } from '@/design/textSize';
import { seatCards, stocksAbove } from './seatCards';
import { IfEnded } from './IfEnded';
import { SCORE } from '../kit/spotBoxes';
import { Score } from './Score';
import { nowPlaying } from './sentences';
import { areNeighbours, sideOf, sidesOf, type Side } from './teams';
import { useMatchView, useTable } from '../kit/tableContext';

/** Small cards on a phone; on a tablet larger ones with open stocks, above the board or in a column beside it. */
type Arranged = 'strip' | 'row' | 'column';

export interface SeatsProps {
  readonly arranged: Arranged;
  readonly looking: Seat;
  readonly onLook: (seat: Seat) => void;
}

export function Seats({ arranged, looking, onLook }: SeatsProps) {
  const now = useMatchView();
  const seats = now.players.length;
  const { width } = useWindowDimensions();
  const { growth } = useTheme();
  const { tight, rows } = seatCards(width, seats, growth);
  const swipe = useSwipe(
    () => onLook((looking + 1) % seats),
    () => onLook((looking + seats - 1) % seats),
  );
  const sides = sidesOf(now.game, now.view);
  // Once it is over the points are all there is.
  const ended = useMemo(() => (now.over ? null : (now.game.ifItEndedNow?.(now.view) ?? null)), [now.over, now.game, now.view]);
  const card = (seat: Seat) => (
    <SeatCard
      key={seat}
      seat={seat}
      arranged={arranged}
      looked={looking === seat}
      side={sideOf(sides, seat)}
      ended={ended?.find(s => s.seat === seat)?.points ?? null}
      onPress={() => onLook(looking === seat ? now.me : seat)}
    />
  );
  return (
    <View style={[styles[arranged], arranged === 'strip' && tight && styles.close]} {...swipe} testID="seats">
      {areNeighbours(sides)
        ? sides.map((side, i) => (
            <TogetherCards key={i} side={side} arranged={arranged} wide={arranged === 'strip' && rows > 1} card={card} />
          ))
        : now.players.map((_, seat) => card(seat))}
    </View>
  );
}

/** One frame around mates, and between them what they have together. */
function TogetherCards({
  side: { seats, points },
  arranged,
  wide,
  card,
}: {
  readonly side: Side;
  readonly arranged: Arranged;
  /** A row for each side. */
  readonly wide: boolean;
  readonly card: (seat: Seat) => ReactNode;
}) {
  const { colours } = useTheme();
  const [first = 0, ...others] = seats;
  const small = arranged === 'strip';
  return (
    <View
      style={[styles.together, arranged === 'column' ? styles.upright : styles.pair, wide && styles.wide, { borderColor: colours.edge }]}
      testID={`side:${first}`}
    >
      {card(first)}
      <View style={[styles.sum, arranged === 'column' && styles.line]} pointerEvents="none" aria-hidden>
        <Icon name="flag" size={small ? 12 : 16} colour={colours.ink2} />
        <Text role={small ? 'tally' : 'count'}>{points}</Text>
      </View>
      {others.map(card)}
    </View>
  );
}

interface CardProps {
  readonly seat: Seat;
  readonly arranged: Arranged;
  readonly looked: boolean;
  readonly side: Side | null;
  /** What the seat would have if it ended now; null: what it has. */
  readonly ended: number | null;
  readonly onPress: () => void;
}

/** A stock on a phone, and what a card for two needs besides: shield, points, edges and the menu beside it. */
const STOCK_WIDE = 30;
const MOST_STOCKS = 4;
const PHONE_CARD_REST = { each: 78, menu: 64 };

/** The telling ones stand first; on a phone, cards of a full table have no room for them. All are said. */
function stocksInStrip(seats: number, width: number, growth: number): number {
  const card = (width - PHONE_CARD_REST.menu) / seats - PHONE_CARD_REST.each;
  return seats > 2 || growth > 1 ? 0 : Math.max(0, Math.min(MOST_STOCKS, Math.floor(card / STOCK_WIDE)));
}

/** On a tablet: narrower than this a seat, the level of a bot has no room beside its name. */
const WITH_LEVEL = 300;

/** On a phone: in a narrower card a figure beside the name would leave nothing of it. */
const IF_ENDED_FROM = 88;

/** A name that hardly fits: of one with a number, the number stays. */
export function shortName(name: string): string {
  const [, letters = '', number = ''] = /^(\S{5,}) (\d+)$/.exec(name) ?? [];
  return name.length > 8 && number !== '' ? `${letters.slice(0, 4)}. ${number}` : name;
}

// eslint-disable-next-line max-lines-per-function -- one card, laid from top to bottom
function SeatCard({ seat, arranged, looked, side, ended, onPress }: CardProps) {
  const words = useWords();
  const { gameWords, who, finger } = useTable();
  const now = useMatchView();
  const { colours, growth } = useTheme();
  const { width } = useWindowDimensions();
  const { handlers, ring } = useFocusLook();
  const player = now.players[seat];
  if (player === undefined) return null;
  const name = nowPlaying(player, words);
  const points = now.game.points(now.view, seat);
  const stocks = gameWords.stocks(now.view, seat);
  const isAsked = now.asked === seat;
  const spoken = [
    words.match.seat(name, words.tinctures[player.tincture], points),
    ...(ended === null ? [] : [words.end.ifEndedPoints(ended)]),
    ...(side === null ? [] : [words.match.together(words.list(side.seats.filter(one => one !== seat).map(who)), side.points)]),
    ...stocks.map(s => `${s.label} ${s.count}`),
    ...(isAsked ? [words.match.asked] : []),
  ].join(', ');
  const edge = looked ? colours.ink : isAsked ? colours.accent : colours.rule;
  const small = arranged === 'strip';
  const { tight, wide } = seatCards(width, now.players.length, growth);
  // Beside what mates have together there is little room for what each of them has.
  const together = side !== null && areNeighbours([side]);
  const squeezed = small && (tight || together);
  // Beside the points, or beside the name, there is no room for a mark.
  const flagged = squeezed || (arranged === 'row' && now.players.length > 4) || (small && growth > FLOWS_FROM);
  // Three and four on a phone: the name gets the whole width of its card.
  const stacked = small && now.players.length > 2;
  const shield = <Shield tincture={player.tincture} width={squeezed ? 18 : small ? 22 : 32} />;
  const title = (
    <Text
      role={small ? 'note' : 'strong'}
      {...(arranged !== 'column' && growth <= FLOWS_FROM ? { numberOfLines: 1 } : null)}
      style={styles.shrinks}
    >
      {squeezed ? shortName(player.name) : small || (arranged === 'row' && width < WITH_LEVEL * now.players.length) ? player.name : name}
    </Text>
  );
  const most = stocks.slice(0, MOST_STOCKS).map(({ count }) => count);
  const shown =
    arranged === 'strip'
      ? stocksInStrip(now.players.length, width, growth)
      : arranged === 'row'
        ? stocksAbove(width, now.players.length, growth, together, points, most)
        : MOST_STOCKS;
  const mark = isAsked && !flagged ? <Icon name="play" size={12} colour={colours.accent} /> : null;
  const score = <Score seat={seat} points={points} small={squeezed} />;
  // Beside the name, where that keeps some room; of four on a phone the round's pause tells it.
  const beside =
    squeezed || (stacked && wide < IF_ENDED_FROM * growth) ? null : <IfEnded points={ended} small={small} testID={`ifEnded:${seat}`} />;
  return (
    <Pressable
      role="button"
      testID={`seat:${seat}`}
      accessibilityLabel={spoken}
      dataSet={{ said: 'in one sentence' }}
      accessibilityHint={words.match.lookAt(who(seat))}
      accessibilityState={{ selected: looked }}
      {...handlers}
      onPress={onPress}
      onLongPress={() => finger.openCard(SCORE)}
      style={[
        small
          ? [stacked ? styles.stacked : styles.small, squeezed && styles.squeezed, { flexBasis: together ? 0 : wide }]
          : [styles.large, arranged === 'row' && styles.shares],
        { borderColor: edge, borderWidth: looked || isAsked ? stroke.edge : stroke.hair, backgroundColor: colours.card },
        ring,
      ]}
    >
      {flagged && isAsked ? <View style={[styles.flag, { borderTopColor: colours.accent }]} /> : null}
      {stacked ? (
        <>
          <View style={styles.line}>
            {shield}
            {score}
            {mark}
          </View>
          <View style={styles.line}>
            {title}
            {beside}
          </View>
        </>
      ) : (
        <>
          {shield}
          <View style={styles.words}>
            <View style={styles.line}>
              {mark}
              {title}
              {beside}
            </View>
            <View style={[styles.line, styles.wraps]}>
              {score}
              {stocks.slice(0, shown).map(s => (
                <View key={s.icon + s.label} style={styles.stock}>
                  <Icon name={isIcon(s.icon) ? s.icon : 'shield'} size={small ? 14 : 16} colour={colours.ink2} />
                  <Text role="small" colour="ink2">
                    {s.count}
                  </Text>
                </View>
              ))}
            </View>
          </View>
        </>
      )}
    </Pressable>
  );
}

const CARD = {
  flexGrow: 1,
  flexShrink: 1,
  minHeight: target.side,
  minWidth: 0,
  borderRadius: radius.piece,
  paddingHorizontal: space.xs,
} as const;

const styles = StyleSheet.create({
  strip: { userSelect: 'none', flexDirection: 'row', gap: space.xs, paddingHorizontal: space.s, minHeight: target.side, flexWrap: 'wrap' },
  /** No room is given away: the menu stands right beside it. */
  close: { gap: space.xxs, paddingHorizontal: space.xs, flexWrap: 'nowrap' },
  column: { userSelect: 'none', gap: space.s, padding: space.s },
  row: { userSelect: 'none', flex: 1, flexDirection: 'row', gap: space.s, padding: space.s },
  together: { flexDirection: 'row', alignItems: 'stretch', borderWidth: stroke.edge, borderRadius: radius.piece },
  pair: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  wide: { flexBasis: '100%' },
  upright: { flexDirection: 'column' },
  sum: { alignItems: 'center', justifyContent: 'center', paddingHorizontal: space.xs },
  shares: { flexGrow: 1, flexBasis: 0, minWidth: 0, maxWidth: 320 },
  small: { ...CARD, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  stacked: { ...CARD, justifyContent: 'center' },
  squeezed: { paddingHorizontal: 1 },
  /** Who is asked, where a mark beside the points has no room: it hangs from the upper edge. */
  flag: {
    position: 'absolute',
    top: -1,
    left: '50%',
    marginLeft: -6,
    borderTopWidth: 6,
    borderLeftWidth: 6,
    borderRightWidth: 6,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
  large: { flexDirection: 'row', alignItems: 'center', gap: space.s, borderRadius: radius.piece, padding: space.s, minHeight: 64 },
  words: { flex: 1, minWidth: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  wraps: { flexWrap: 'wrap' },
  /** A word that is longer than its card is broken. */
  shrinks: { flexShrink: 1, minWidth: 0 },
  stock: { flexDirection: 'row', alignItems: 'center', gap: space.xxs, marginLeft: space.xs },
});
