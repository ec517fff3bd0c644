/** A finished match in a line or two: who won, with how many points, when; a tap looks through it. */
import { Pressable, StyleSheet, View } from 'react-native';
import type { StoredMatch, StoredResult } from '@/archive/archive';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { isUnchanged } from '@/match/seatControl';
import { playersOf } from '@/match/matchRows';
import { BoxArms } from '@/pieces/BoxArms';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { whoAt } from '@/table/furniture/sentences';
import { isolated } from '@/words/isolated';
import { useSpoken } from '@/words/language';
import { decidedBy } from '@/match/story';
import { ago } from '../../parts/ago';
import { lidOf, signOf, useBoxIfThere } from '../../context/shelf';

interface Props {
  readonly match: StoredMatch;
  readonly results: readonly StoredResult[];
  readonly onPress: () => void;
  /** Whatever else may be done with it. */
  readonly onMore: () => void;
}

export function FinishedCard({ match, results, onPress, onMore }: Props) {
  const { words, language } = useSpoken();
  const { colours, growth } = useTheme();
  // Beside the arms large words would be broken.
  const stacked = growth > FLOWS_FROM;
  const { handlers, ring } = useFocusLook();
  const lid = lidOf(match.game);
  const players = lid === null ? null : playersOf(match.players, lid);
  const who = players === null ? null : whoAt(players, words);
  const ranked = [...results].sort((a, b) => a.place - b.place);
  const winners = who === null ? [] : ranked.filter(r => r.place === 1).map(r => who(r.seat));
  const title = [isolated(match.name), lid?.words[language].title ?? match.game].filter(t => t !== '').join(' · ');
  const [alone] = ranked.length === 1 ? ranked : [];
  const outcomeOf = (): string => {
    if (alone !== undefined && alone.place > 1 && who !== null) return words.end.lost(who(alone.seat));
    if (winners.length === 0) return results.length === 0 ? '' : words.end.nobody;
    return winners.length === 1 ? words.end.winner(winners[0] ?? '') : words.end.winners(words.list(winners));
  };
  const outcome = outcomeOf();
  // What decided it is named in the game's own words, once its box is there.
  const box = useBoxIfThere(lid === null ? null : match.game);
  const decided = box === null ? null : decidedBy(results, box.game.tallies);
  const by =
    decided === null || box === null || decided.margin <= 0
      ? null
      : [
          words.end.margin(decided.margin),
          ...(decided.source === null
            ? []
            : [words.end.decisive(box.game.words[language].sources[decided.source] ?? '', decided.first, decided.second)]),
        ].join(' ');
  const points = ranked.map(r => `${who === null ? '' : who(r.seat)} ${r.points}`.trim()).join(', ');
  const handed = match.players.filter(p => !isUnchanged(p)).map(p => p.name);
  const besides = [
    points,
    ago(match.ended ?? match.touched, Date.now(), words),
    ...(match.practice ? [words.match.practice] : []),
    ...(match.wentBack ? [words.records.takeBacks] : []),
    ...(handed.length === 0 ? [] : [words.hands.changed(handed.length, words.list(handed))]),
  ];
  return (
    <View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={[title, outcome.replace(/\.$/, ''), ...(by === null ? [] : [by.replace(/\.$/, '')]), besides.join(' · ')]
          .filter(t => t !== '')
          .join('. ')}
        dataSet={{ said: 'in one sentence' }}
        onPress={onPress}
        testID={`history:${match.id}`}
        {...handlers}
        style={({ pressed }) => [
          styles.card,
          stacked && styles.stacked,
          { backgroundColor: pressed ? colours.field : colours.card, borderColor: colours.edge },
          ring,
        ]}
      >
        <BoxArms sign={signOf(match.game)} height={52} />
        <View style={[styles.words, stacked && styles.wholeWidth]}>
          <Text role="strong">{title}</Text>
          {outcome === '' ? null : <Text role="small">{outcome}</Text>}
          {by === null ? null : (
            <Text role="small" testID={`history:${match.id}:by`}>
              {by}
            </Text>
          )}
          <Text role="small" colour="ink2">
            {besides.join(' · ')}
          </Text>
        </View>
      </Pressable>
      <View style={styles.more}>
        <Button label={words.home.more(title)} icon="menu" iconOnly kind="quiet" onPress={onMore} testID={`more:${match.id}`} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderWidth: stroke.hair,
    borderRadius: radius.button,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  /** Beside them stands what else can be done. */
  words: { flex: 1, gap: space.xxs, paddingRight: target.side - space.s },
  wholeWidth: { flex: 0, width: '100%', paddingRight: 0 },
  more: { position: 'absolute', right: space.xs, top: space.xs },
});
