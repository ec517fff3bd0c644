/** A finished match, choice by choice on its board, with the chronicle, the points over time and where they came from. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/design/space';
import { boards } from '@/games/boards';
import { playOn } from '@/match/practice';
import { scrub, type Scrub } from '@/match/scrub';
import { viewing } from '@/match/viewing';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import type { DrawnBox } from '@/table/boardProps';
import { EndTable } from '@/table/EndTable';
import { PointsChart } from '@/table/PointsChart';
import { tellings, whoAt } from '@/table/sentences';
import { Still } from '@/table/Still';
import { useSpoken, useWords } from '@/words/language';
import { useHouse } from '../household';
import { Page } from '../Page';

export function LookThroughScreen({ route: { params } }: StaticScreenProps<{ readonly id: string }>) {
  const house = useHouse();
  const words = useWords();
  const navigation = useNavigation();
  const [film, setFilm] = useState<Scrub | null>(null);
  useEffect(() => {
    let here = true;
    const nowhere = (): void => navigation.reset({ index: 0, routes: [{ name: 'Home', params: { notice: 'noSuchMatch' } }] });
    void scrub(house, params.id).then(found => {
      if (!here) return;
      if ('why' in found) nowhere();
      else setFilm(found);
    }, nowhere);
    return () => {
      here = false;
    };
  }, [house, params.id, navigation]);
  const drawn = film === null ? undefined : boards[film.game.id];
  return (
    <Page title={words.history.lookThrough} testID="lookThrough" widest={1100}>
      {film === null || drawn === undefined ? <Text colour="ink2">{words.match.loading}</Text> : <Film film={film} drawn={drawn} />}
    </Page>
  );
}

function Film({ film, drawn }: { readonly film: Scrub; readonly drawn: DrawnBox }) {
  const { words, language } = useSpoken();
  const house = useHouse();
  const navigation = useNavigation();
  const window = useWindowDimensions();
  const { game, players, first, last, stored } = film;
  const humans = players.flatMap((p, seat) => (p.plays === 'human' ? [seat] : []));
  // A match that is over has no secrets left worth keeping from the one who played it alone.
  const eyes = humans.length === 1 ? (humans[0] ?? null) : null;
  const show = useMemo(() => viewing(film, eyes), [film, eyes]);
  const now = useSyncExternalStore(show.subscribe, show.now, show.now);
  const [n, setN] = useState(last);
  const [points, setPoints] = useState<readonly (readonly number[])[]>([]);
  useEffect(() => {
    let here = true;
    void film.points(() => !here).then(found => here && found !== null && setPoints(found));
    return () => {
      here = false;
    };
  }, [film]);
  const go = (to: number): void => {
    const there = Math.min(last, Math.max(first, to));
    setN(there);
    show.show(there);
  };
  const who = whoAt(players, words);
  const gameWords = game.words[language];
  const entry = now.chronicle.at(-1);
  const told = entry === undefined ? [] : tellings(entry, gameWords, who).map(t => t.text);
  const width = Math.min(window.width - 2 * space.l, 1068);
  const height = Math.min(Math.round(width * 0.8), Math.max(300, window.height - 260));
  const practise = async (): Promise<void> => {
    const copy = await playOn(house, stored.id, n);
    if (!('why' in copy)) navigation.reset({ index: 1, routes: [{ name: 'Home' }, { name: 'Match', params: { id: copy.now().id } }] });
  };
  return (
    <>
      {first > 0 ? <Text colour="ink2">{words.history.rulesChanged}</Text> : null}
      <Text role="strong">{`${gameWords.title} · ${gameWords.when(now.view)}`}</Text>
      <Still match={show} drawn={drawn} width={width} height={height} />
      <View style={styles.row}>
        <Button label={words.history.first} kind="plain" onPress={() => go(first)} disabled={n === first} testID="film:first" />
        <Button label={words.history.previous} kind="plain" onPress={() => go(n - 1)} disabled={n === first} testID="film:previous" />
        <Button label={words.history.next} kind="plain" onPress={() => go(n + 1)} disabled={n === last} testID="film:next" />
        <Button label={words.history.last} kind="plain" onPress={() => go(last)} disabled={n === last} testID="film:last" />
      </View>
      <Text role="small" colour="ink2" testID="film:n" aria-live="polite">
        {words.history.choice(n, last)}
      </Text>
      {told.map((sentence, i) => (
        <Text key={i} role="small">
          {sentence}
        </Text>
      ))}
      <Text role="subheading">{words.history.pointsOverTime}</Text>
      <PointsChart points={points} at={n - first} players={players} who={who} width={width} onPick={i => go(first + i)} />
      <EndTable standings={game.standings(now.view)} players={players} gameWords={gameWords} who={who} />
      {now.over ? null : <Button label={words.history.playFromHere} detail={words.history.playFromHereHelp} kind="plain" onPress={() => void practise()} testID="film:practise" />}
    </>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
