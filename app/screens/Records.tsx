/** Records: a table a game, by seats and the strongest opponent; where points came from; quiet milestones. All of it stays here. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { LEVELS } from '@/bots/levels';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { filterOutings, outingsIn, recordOf, type Against, type Outing } from '@/match/records';
import { Button } from '@/pieces/Button';
import { Icon } from '@/pieces/Icon';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useSpoken, useWords } from '@/words/language';
import { ago } from '../parts/ago';
import { useLooked } from '../context/useLooked';
import { EmptyState } from '../parts/EmptyState';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { lidOf, shelf, signOf, useBoxIfThere } from '../context/shelf';
import { milestones } from './records/milestones';
import { RecordTable, useCrowded } from './records/RecordTable';

const AGAINST: readonly Against[] = ['people', ...LEVELS, 'several'];

export function RecordsScreen() {
  const { words } = useSpoken();
  const { found: all, unread, late } = useLooked(outingsIn);
  // Those played last stand first.
  const games = [...new Set((all ?? []).map(o => o.game).reverse())];
  return (
    <Page title={words.records.title} testID="records">
      {unread ? (
        <Notice warns testID="records:unread">
          {words.trouble.unread}
        </Notice>
      ) : null}
      {late ? (
        <Text colour="ink2" aria-live="polite" testID="records:looking">
          {words.home.looking}
        </Text>
      ) : null}
      {all?.length === 0 ? <EmptyState sentence={words.records.empty} testID="records:empty" /> : null}
      {games.map(game => (
        <GameRecords key={game} game={game} all={all ?? []} />
      ))}
      {all === null || all.length === 0 ? null : <Milestones all={all} />}
    </Page>
  );
}

function GameRecords({ game, all }: { readonly game: string; readonly all: readonly Outing[] }) {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const r = words.records;
  const one = (n: number): string => n.toLocaleString(language, { maximumFractionDigits: 1 });
  // Where points came from is said in the game's own words.
  const box = useBoxIfThere(lidOf(game)?.id ?? null);
  const seats = [...new Set(filterOutings(all, { game }).map(o => o.seats))].sort();
  const rows = seats
    .flatMap(n => AGAINST.map(against => ({ n, against, record: recordOf(filterOutings(all, { game, seats: n, against })) })))
    .flatMap(({ record, ...row }) => (record === null ? [] : [{ ...row, record }]));
  const whole = recordOf(filterOutings(all, { game }));
  const tallies = box?.game.tallies ?? [];
  const alone = recordOf(filterOutings(all, { game, seats: 1 }));
  const sources = Object.entries(whole?.sources ?? {}).filter(([id, mean]) => mean > 0 && !tallies.includes(id));
  const most = Math.max(1, ...sources.map(([, mean]) => mean));
  return (
    <Panel motif={signOf(game).motif}>
      <View style={styles.head}>
        <Icon name={signOf(game).icon} />
        <Text role="subheading">{lidOf(game)?.words[language].title ?? game}</Text>
      </View>
      <RecordTable
        label={r.title}
        heads={[r.against, r.played, r.won, r.best, r.mean, r.streak]}
        rows={rows.map(({ n, against, record }) => ({
          id: `record:${game}:${n}:${against}`,
          cells: [
            n === 1
              ? r.solo
              : `${r.seats(n)} · ${against === 'people' ? r.alone : against === 'several' ? r.several : words.levels[against].title}`,
            String(record.played),
            String(record.won),
            String(record.best),
            one(record.mean),
            `${record.streak} (${record.longestStreak})`,
          ],
        }))}
      />
      {whole !== null && whole.hinted > 0 ? (
        <Text role="small" colour="ink2">
          {r.hinted(whole.hinted)}
        </Text>
      ) : null}
      {whole !== null && whole.wentBack > 0 ? (
        <Text role="small" colour="ink2" testID={`wentBack:${game}`}>
          {r.wentBack(whole.wentBack)}
        </Text>
      ) : null}
      {box === null || sources.length === 0 ? null : (
        <>
          <Text role="smallStrong">{r.sources}</Text>
          <View style={styles.sources} testID={`sources:${game}`}>
            {sources.map(([id, mean]) => (
              <Source key={id} name={box.game.words[language].sources[id] ?? id} mean={one(mean)} share={mean / most} />
            ))}
          </View>
        </>
      )}
      {box === null || alone === null || tallies.length === 0 ? null : (
        <>
          <Text role="smallStrong">{r.onAverage}</Text>
          <Text role="small" testID={`tallies:${game}`}>
            {tallies.map(id => `${box.game.words[language].sources[id] ?? id} ${one(alone.sources[id] ?? 0)}`).join(' · ')}
          </Text>
        </>
      )}
      {box?.game.rolls === undefined ? null : (
        <Button
          label={words.luck.ofAll}
          icon="dice"
          kind="quiet"
          onPress={() => navigation.navigate('AllLuck', { game })}
          testID={`luck:${game}`}
        />
      )}
    </Panel>
  );
}

/** Mean points from one source, as a figure and as long as it weighs against the largest. */
function Source({ name, mean, share }: { readonly name: string; readonly mean: string; readonly share: number }) {
  const { colours } = useTheme();
  return (
    <View style={styles.source}>
      <Text role="small" style={styles.grow}>
        {`${name} `}
        <Text role="smallStrong">{mean}</Text>
      </Text>
      <View style={[styles.bar, { borderColor: colours.rule }]} aria-hidden>
        <View style={{ width: `${Math.round(100 * share)}%`, backgroundColor: colours.ink2, height: '100%' }} />
      </View>
    </View>
  );
}

function Milestones({ all }: { readonly all: readonly Outing[] }) {
  const words = useWords();
  const { colours } = useTheme();
  // Beside a date large words would be broken.
  const stacked = useCrowded();
  return (
    <Panel>
      <Text role="subheading">{words.records.milestones}</Text>
      {milestones(all, shelf).map(({ id, reached }) => (
        <View key={id} style={styles.head}>
          <Icon name={reached === null ? 'shield' : 'crown'} size={18} colour={reached === null ? colours.rule : colours.ink} />
          <View style={[styles.grow, stacked ? null : styles.line]}>
            <Text role="small" style={stacked ? null : styles.grow}>
              {words.records.milestone[id]}
            </Text>
            <Text role="small" colour="ink2" testID={`milestone:${id}`}>
              {reached === null ? words.records.notYet : ago(reached, Date.now(), words)}
            </Text>
          </View>
        </View>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sources: { gap: space.xs },
  source: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  bar: { width: '45%', height: 8, borderWidth: stroke.hair },
  grow: { flex: 1 },
});
