/** How it ended: who won and by what, the ranking, and where every point came from. */
import { useState, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import type { GameWords, Seat, Standing, Who } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import { decidedBy } from '@/match/story';
import { space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { EndRanking } from './EndRanking';
import { changesOfHands } from './sentences';

interface Props {
  readonly standings: readonly Standing[];
  readonly players: readonly Player[];
  readonly gameWords: Pick<GameWords, 'sources'>;
  readonly who: Who;
  /** Lines that are no points. */
  readonly tallies?: readonly string[] | undefined;
  /** false: it is not over yet, and nobody has won. */
  readonly over?: boolean;
  /** If it ended now, where more would come at the end: a second figure of each seat, and what it is made of. */
  readonly ended?: readonly Standing[] | null | undefined;
  /** Between the ranking and the sources: how it came to this. */
  readonly story?: ReactNode;
  /** Leads to what is told of a seat. */
  readonly onTold?: (seat: Seat) => void;
  /** Leads to what is told of a source of a seat's points. */
  readonly onSource?: ((seat: Seat, source: string) => void) | undefined;
}

/** In dp at the usual text size, and how much wider at twice that size. */
const SOURCE_WIDE = [136, 64] as const;
const CELL_WIDE = [76, 48] as const;
/** With room to spare a cell is wider, but never so wide that figures lose their line; so much of it a letter of a name takes. */
const CELL_MOST = 144;
const LETTER = 8.4;
/** Figures of three places without a name above them. */
const FIGURE_WIDE = [48, 12] as const;
const wide = ([usual, grows]: readonly [number, number], growth: number): number => usual + grows * (growth - 1);

const NONE: readonly string[] = [];

// eslint-disable-next-line max-lines-per-function -- one table, row by row as it is drawn
export function EndTable({
  standings,
  players,
  gameWords,
  who,
  tallies = NONE,
  over = true,
  ended = null,
  story = null,
  onTold,
  onSource,
}: Props) {
  const words = useWords();
  const { colours, growth } = useTheme();
  const [room, setRoom] = useState(0);
  const sourceWide = wide(SOURCE_WIDE, growth);
  const ranked = [...standings].sort((a, b) => a.place - b.place);
  /** What the sources are of: at the end of what there is, before it of what there would be. */
  const counted = (over ? null : ended) ?? standings;
  const of = (seat: Seat): Standing['sources'] => counted.find(s => s.seat === seat)?.sources ?? {};
  // Who plays alone is first or has lost: there are no places.
  const alone = ranked.length === 1 ? ranked[0] : undefined;
  const placed = ({ place, seat }: Standing): string => (alone === undefined ? `${words.end.place(place)} ${who(seat)}` : who(seat));
  const least = wide(CELL_WIDE, growth);
  const shared = Math.floor((room - sourceWide) / standings.length);
  const spread = Math.max(least, Math.min(shared, CELL_MOST * growth));
  const longest = Math.max(...ranked.flatMap(s => placed(s).split(/[\s-]/)).map(word => word.length));
  // Names that are long, or many, have no room over the figures: they stand in a list of their own, and where it is fuller still every source above its figures.
  const close = room > 0 && (least > shared || longest * LETTER * growth > spread);
  const above = close && sourceWide + standings.length * wide(FIGURE_WIDE, growth) > room;
  const source = above
    ? styles.above
    : { width: close ? undefined : sourceWide, flexGrow: close ? 1 : 0, flexBasis: sourceWide, paddingRight: space.s };
  const figureWide = above ? Math.floor(room / standings.length) : close ? wide(FIGURE_WIDE, growth) : spread;
  const cell = [styles.cell, { width: figureWide }];
  const line = [styles.row, above && styles.wraps];
  const first = ranked.filter(s => s.place === 1);
  const winners = first.map(s => who(s.seat));
  const inTeams = ranked.some(s => s.team !== undefined);
  const oneTeam = inTeams && first.every(s => s.team?.number === first[0]?.team?.number);
  const named = Object.keys(gameWords.sources);
  const sources = named.filter(id => !tallies.includes(id) && counted.some(s => (s.sources[id] ?? 0) !== 0));
  const tallied = named.filter(id => tallies.includes(id) && standings.some(s => s.sources[id] !== undefined));
  const outcome = (): string => {
    if (alone !== undefined && winners.length === 0) return words.end.lost(who(alone.seat));
    if (winners.length <= 1) return winners[0] === undefined ? words.end.nobody : words.end.winner(winners[0]);
    return oneTeam ? words.end.team(words.list(winners), first[0]?.team?.points ?? 0) : words.end.winners(words.list(winners));
  };
  return (
    <View style={styles.all} testID="end" onLayout={e => setRoom(Math.floor(e.nativeEvent.layout.width))}>
      <Text role="heading" testID="end:winner">
        {over ? outcome() : words.end.soFar}
      </Text>
      {over ? <Decision standings={standings} tallies={tallies} gameWords={gameWords} /> : null}
      <EndRanking ranked={ranked} ended={over ? null : ended} players={players} who={who} onTold={onTold} />
      {story}
      {/* By keyboard it is scrolled with the arrows, so it can be focused. */}
      <ScrollView horizontal contentContainerStyle={styles.scroll} tabIndex={0}>
        <View role="table" accessibilityLabel={words.end.title} style={close ? { width: room } : null}>
          <View role="row" style={[line, { borderBottomColor: colours.edge }]}>
            <View role="columnheader" style={source}>
              <Text role="smallStrong">{over || ended === null ? words.end.source : words.end.ifEnded}</Text>
            </View>
            {ranked.map(s => (
              <View key={s.seat} role="columnheader" style={cell} {...(close ? { accessibilityLabel: placed(s) } : null)}>
                <Shield tincture={players[s.seat]?.tincture ?? 'sable'} width={22} />
                <Text role="smallStrong" align="center" style={styles.whole}>
                  {close ? words.end.place(s.place) : placed(s)}
                </Text>
              </View>
            ))}
          </View>
          {sources.map(id => (
            <View key={id} role="row" style={[line, onSource && styles.high, { borderBottomColor: colours.rule }]}>
              <View role="rowheader" style={source}>
                <Text role="small">{gameWords.sources[id]}</Text>
              </View>
              {ranked.map(s => (
                <View key={s.seat} role="cell" style={cell}>
                  <Points
                    points={of(s.seat)[id] ?? 0}
                    label={`${words.match.chronicle}: ${who(s.seat)}, ${gameWords.sources[id] ?? ''}: ${of(s.seat)[id] ?? 0}`}
                    onPress={onSource && (() => onSource(s.seat, id))}
                    testID={`end:source:${s.seat}:${id}`}
                  />
                </View>
              ))}
            </View>
          ))}
          {inTeams ? (
            <View role="row" style={line} testID="end:team">
              <View role="rowheader" style={source}>
                <Text role="strong">{words.end.teamTotal}</Text>
              </View>
              {ranked.map(s => (
                <View key={s.seat} role="cell" style={cell}>
                  <Text role="score">{s.team?.points ?? s.points}</Text>
                </View>
              ))}
            </View>
          ) : null}
          {tallied.map(id => (
            <View key={id} role="row" style={[line, { borderBottomColor: colours.rule }]} testID={`end:tally:${id}`}>
              <View role="rowheader" style={source}>
                <Text role="small">{gameWords.sources[id]}</Text>
              </View>
              {ranked.map(s => (
                <View key={s.seat} role="cell" style={cell}>
                  <Text role="tally">{s.sources[id] ?? 0}</Text>
                </View>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
      {changesOfHands(players, words).map(line => (
        <Text key={line} role="small" testID="end:hands">
          {line}
        </Text>
      ))}
    </View>
  );
}

/** By how many points, and by what of them most. */
function Decision({
  standings,
  tallies,
  gameWords,
}: Required<Pick<Props, 'standings' | 'gameWords'>> & { readonly tallies: readonly string[] }) {
  const words = useWords();
  const decided = decidedBy(standings, tallies);
  if (decided === null) return null;
  const { margin, source, first, second } = decided;
  const by = source === null ? null : words.end.decisive(gameWords.sources[source] ?? '', first, second);
  return (
    <Text role="small" testID="end:decided">
      {[
        margin > 0 ? words.end.margin(margin) : margin === 0 ? words.end.level : words.end.behind,
        ...(by === null || margin <= 0 ? [] : [by]),
      ].join(' ')}
    </Text>
  );
}

interface PointsProps {
  readonly points: number;
  readonly label: string;
  readonly onPress: (() => void) | undefined;
  readonly testID: string;
}

/** What brought points leads to where they were made. */
function Points({ points, label, onPress, testID }: PointsProps) {
  const { handlers, ring } = useFocusLook();
  if (onPress === undefined || points === 0) return <Text role="tally">{points}</Text>;
  return (
    <Pressable role="button" accessibilityLabel={label} onPress={onPress} testID={testID} {...handlers} style={[styles.leads, ring]}>
      <Text role="tally" style={styles.underlined}>
        {points}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.m },
  scroll: { flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, borderBottomColor: 'transparent', paddingVertical: space.xs },
  wraps: { flexWrap: 'wrap' },
  above: { width: '100%', paddingTop: space.xs },
  /** What is pressed in it has room of its own. */
  high: { paddingVertical: 0, minHeight: target.side },
  cell: { alignItems: 'center', gap: space.xxs },
  /** On the web a word breaks only in a line that has an end. */
  whole: { alignSelf: 'stretch' },
  leads: { minWidth: target.side, minHeight: target.side, alignItems: 'center', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
