/** Records: a table a game, by seats and the strongest opponent; where points came from; quiet milestones. All of it stays here. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { LEVELS } from '@/bots/levels';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { gameOf, shelf } from '@/games/index';
import { choose, history, outings, recordOf, type Against, type Outing } from '@/match/records';
import { Icon } from '@/pieces/Icon';
import { Panel } from '@/pieces/Panel';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken, useWords } from '@/words/language';
import { ago } from '../ago';
import { useHouse } from '../household';
import { Page } from '../Page';
import { milestones } from './records/milestones';

const AGAINST: readonly Against[] = ['people', ...LEVELS];

export function RecordsScreen() {
  const { words } = useSpoken();
  const { archive } = useHouse();
  const [all, setAll] = useState<readonly Outing[] | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void history(archive).then(
        found => here && setAll(outings(found)),
        () => here && setAll([]),
      );
      return () => {
        here = false;
      };
    }, [archive]),
  );
  const games = [...new Set((all ?? []).map(o => o.match.game))];
  return (
    <Page title={words.records.title} testID="records">
      {all?.length === 0 ? <Text colour="ink2">{words.records.empty}</Text> : null}
      {games.map(game => (
        <GameRecords key={game} game={game} all={all ?? []} />
      ))}
      {all === null || all.length === 0 ? null : <Milestones all={all} />}
    </Page>
  );
}

function GameRecords({ game, all }: { readonly game: string; readonly all: readonly Outing[] }) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const r = words.records;
  const one = (n: number): string => n.toLocaleString(language, { maximumFractionDigits: 1 });
  const gameWords = gameOf(game)?.words[language];
  const seats = [...new Set(choose(all, { game }).map(o => o.match.players.length))].sort();
  const rows = seats
    .flatMap(n => AGAINST.map(against => ({ n, against, record: recordOf(choose(all, { game, seats: n, against })) })))
    .filter(row => row.record !== null);
  const whole = recordOf(choose(all, { game }));
  const sources = Object.entries(whole?.sources ?? {}).filter(([, mean]) => mean > 0);
  return (
    <Panel motif={signOf(game).motif}>
      <View style={styles.head}>
        <Icon name={signOf(game).icon} />
        <Text role="subheading">{gameWords?.title ?? game}</Text>
      </View>
      <ScrollView horizontal>
        <View role="table" accessibilityLabel={r.title}>
          <Row cells={[r.against, r.played, r.won, r.best, r.mean, r.streak]} head line={colours.edge} />
          {rows.map(({ n, against, record }) =>
            record === null ? null : (
              <Row
                key={`${n}.${against}`}
                line={colours.rule}
                cells={[
                  `${r.seats(n)} · ${against === 'people' ? r.alone : words.levels[against].title}`,
                  String(record.played),
                  String(record.won),
                  String(record.best),
                  one(record.mean),
                  `${record.streak} (${record.longestStreak})`,
                ]}
              />
            ),
          )}
        </View>
      </ScrollView>
      {whole !== null && whole.hinted > 0 ? (
        <Text role="small" colour="ink2">
          {r.hinted(whole.hinted)}
        </Text>
      ) : null}
      {sources.length === 0 ? null : (
        <>
          <Text role="smallStrong">{r.sources}</Text>
          <Text role="small">{sources.map(([id, mean]) => `${gameWords?.sources[id] ?? id} ${one(mean)}`).join(' · ')}</Text>
        </>
      )}
    </Panel>
  );
}

function Row({ cells, head = false, line }: { readonly cells: readonly string[]; readonly head?: boolean; readonly line: string }) {
  return (
    <View role="row" style={[styles.row, { borderBottomColor: line }]}>
      {cells.map((cell, i) => (
        <View key={i} role={head ? 'columnheader' : i === 0 ? 'rowheader' : 'cell'} style={i === 0 ? styles.first : styles.cell}>
          <Text role={head ? 'smallStrong' : 'small'}>{cell}</Text>
        </View>
      ))}
    </View>
  );
}

function Milestones({ all }: { readonly all: readonly Outing[] }) {
  const words = useWords();
  return (
    <Panel>
      <Text role="subheading">{words.records.milestones}</Text>
      {milestones(all, shelf).map(({ id, reached }) => (
        <View key={id} style={styles.head}>
          <Icon name={reached === null ? 'shield' : 'crown'} size={18} />
          <View style={styles.grow}>
            <Text role="small">{words.records.milestone[id]}</Text>
          </View>
          <Text role="small" colour="ink2">
            {reached === null ? words.records.notYet : words.records.reached(ago(reached, Date.now(), words))}
          </Text>
        </View>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  row: { flexDirection: 'row', borderBottomWidth: 1, paddingVertical: space.xs },
  first: { width: 160 },
  cell: { width: 72 },
  grow: { flex: 1 },
});
