/** A match, choice by choice on its board, with the chronicle, the points over time and where they came from. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Language, Seat } from '@/engine/contract';
import { space } from '@/design/space';
import { onlyPersonAt } from '@/match/seatControl';
import { openPracticeCopy } from '@/match/practiceCopy';
import { openFilm, type MatchFilm } from '@/match/matchFilm';
import { filmShown } from '@/match/readOnlyMatch';
import { useNow } from '@/match/useNow';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import type { DrawnBox } from '@/table/kit/boardProps';
import { useScores } from '@/table/furniture/EndStory';
import { EndTable } from '@/table/furniture/EndTable';
import { PointsChart } from '@/table/furniture/PointsChart';
import { sentenceOf, tellings, whoAt } from '@/table/furniture/sentences';
import { showsSecrets, useSecretsHidden } from '@/table/furniture/secrets';
import { BoardPreview } from '@/table/layout/BoardPreview';
import { useSpoken } from '@/words/language';
import { useApp } from '../context/appContext';
import { noticeOf, type NoticeId } from '../context/openFailure';
import { Page } from '../parts/Page';
import { useBox } from '../context/shelf';
import { FilmChronicle, type Wanted } from './lookThrough/FilmChronicle';
import { noted } from '@/archive/trace';

export function LookThroughScreen({
  route: { params },
}: StaticScreenProps<{ readonly id: string; readonly seat?: number; readonly source?: string; readonly n?: number }>) {
  const house = useApp();
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const [film, setFilm] = useState<MatchFilm | null>(null);
  useEffect(() => {
    let here = true;
    const nowhere = (notice: NoticeId): void => navigation.dispatch(StackActions.popTo('Home', { notice }));
    void openFilm(house, params.id).then(
      found => {
        if (!here) return;
        if ('why' in found) nowhere(noticeOf(found));
        else if (found.keepsSecrets()) nowhere('secrets');
        else setFilm(found);
      },
      () => here && nowhere('setApart'),
    );
    return () => {
      here = false;
    };
  }, [house, params.id, navigation]);
  const drawn = useBox(film?.game.id ?? null);
  const page = useRef<ScrollView>(null);
  return (
    <Page title={words.history.lookThrough} testID="lookThrough" widest={1240} scroll={page}>
      {film === null || drawn === null ? (
        <Text colour="ink2">{words.match.loading}</Text>
      ) : (
        <Film film={film} drawn={drawn} page={page} wanted={wantedBy(film, params, language)} from={params.n} />
      )}
    </Page>
  );
}

/** From this width on, what is told stands beside the board. */
const BESIDE_FROM = 900;
const BESIDE = 380;
/** In dp: lower, a duchy would be too flat for a finger; one scrolls anyway. */
const LEAST_BOARD = 340;

interface FilmProps {
  readonly film: MatchFilm;
  readonly drawn: DrawnBox;
  readonly page: RefObject<ScrollView | null>;
  /** What the chronicle tells at first; null: nobody has come to read it. */
  readonly wanted: Wanted | null;
  /** After so many choices it is shown at first; absent: at its end. */
  readonly from: number | undefined;
}

/** What the address asks for, as far as this match has it. */
function wantedBy(
  { game, players }: MatchFilm,
  { seat, source }: { readonly seat?: number; readonly source?: string },
  language: Language,
): Wanted | null {
  if (seat === undefined || players[seat] === undefined) return null;
  return { seat, source: source !== undefined && source in game.words[language].sources ? source : null };
}

const EVERYTHING: Wanted = { seat: null, source: null };
const NO_POINTS: readonly (readonly number[])[] = [];

/** Leads to the chronicle whenever somebody asks for a part of it: it may lie a screen away from where they tapped. Once more when the chart above it is drawn. */
function useLeading(page: RefObject<ScrollView | null>, at: Wanted | null, charted: boolean) {
  const column = useRef<View>(null);
  const place = useRef<View>(null);
  useEffect(() => {
    if (at === null) return;
    place.current?.measureInWindow((_x, y) =>
      column.current?.measureInWindow((_left, top) => page.current?.scrollTo({ y: y - top, animated: false })),
    );
  }, [page, at, charted]);
  return { column, place };
}

// eslint-disable-next-line max-lines-per-function -- one film, its controls and its chronicle share where it stands
function Film({ film, drawn, page, wanted, from }: FilmProps) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { game, players, first, last, stored } = film;
  // Who played alone looks at it with their own eyes; where people have secrets from each other, nobody's are shown.
  const eyes = onlyPersonAt(players);
  const show = useMemo(() => filmShown(film, eyes), [film, eyes]);
  const now = useNow(show);
  useSecretsHidden(eyes !== null && showsSecrets(now));
  const begin = from !== undefined && from >= first && from <= last ? from : last;
  const [n, setN] = useState(begin);
  useEffect(() => show.show(begin), [show, begin]);
  const [only, setOnly] = useState(wanted ?? EVERYTHING);
  const [chronicle, setChronicle] = useState(wanted !== null);
  const [led, setLed] = useState(wanted);
  const [failed, setFailed] = useState(false);
  const scores = useScores(film);
  const { column, place } = useLeading(page, led, scores !== null);
  const go = (to: number): void => {
    const there = Math.min(last, Math.max(first, to));
    setN(there);
    show.show(there);
  };
  const who = whoAt(players, words);
  const gameWords = game.words[language];
  const entry = now.chronicle.at(-1);
  const told = entry === undefined ? [] : tellings(entry, gameWords, who);
  const pointing = told.findLast(t => t.at !== null) ?? told.at(-1);
  const beside = window.width >= BESIDE_FROM;
  const room = Math.min(window.width, 1240) - 2 * space.l;
  // In one column the board goes from edge to edge: on a phone it is as large as at the table.
  const width = beside ? room - BESIDE - space.l : Math.min(window.width - insets.left - insets.right, 1240);
  const height = beside
    ? Math.max(LEAST_BOARD, window.height - 120)
    : Math.min(Math.round(width * 1.15), Math.max(LEAST_BOARD, window.height - 300));
  const practise = async (): Promise<void> => {
    // Where there is no room for a copy, or nothing to copy any more, one stays here.
    const copy = await openPracticeCopy(house, stored.id, n).catch(noted('a practice copy'));
    if (copy === undefined || 'why' in copy) setFailed(true);
    else navigation.dispatch(StackActions.replace('Match', { id: copy.now().id }));
  };
  const tell = (seat: Seat, source: string | null = null): void => {
    setOnly({ seat, source });
    setLed({ seat, source });
    setChronicle(true);
  };
  const board = (
    <BoardPreview
      match={show}
      drawn={drawn}
      width={width}
      height={height}
      {...(beside ? null : { layout: 'phone' as const })}
      glow={pointing?.at ?? null}
      glowOf={pointing?.of}
    />
  );
  const story = (
    <View style={beside ? styles.story : styles.below}>
      <Text role="strong">{`${stored.name === '' ? gameWords.title : stored.name} · ${gameWords.when(now.view)}`}</Text>
      <View style={styles.row}>
        <Button
          label={words.history.first}
          icon="skip"
          iconOnly
          style={styles.mirrored}
          onPress={() => go(first)}
          disabled={n === first}
          testID="film:first"
        />
        <Button
          label={words.history.previous}
          icon="back"
          iconOnly
          onPress={() => go(n - 1)}
          disabled={n === first}
          testID="film:previous"
        />
        <Text role="small" align="center" style={styles.grow} testID="film:n" aria-live="polite">
          {words.history.choice(n, last)}
        </Text>
        <Button label={words.history.next} icon="forward" iconOnly onPress={() => go(n + 1)} disabled={n === last} testID="film:next" />
        <Button label={words.history.last} icon="skip" iconOnly onPress={() => go(last)} disabled={n === last} testID="film:last" />
      </View>
      <View style={styles.told} aria-live="polite" testID="film:told">
        {told.map((telling, i) => (
          <Text key={i} role="small">
            {sentenceOf(telling, words)}
          </Text>
        ))}
      </View>
      {now.over ? null : (
        <Button
          label={words.history.playFromHere}
          detail={words.history.playFromHereHelp}
          onPress={() => void practise()}
          testID="film:practise"
        />
      )}
      {failed ? (
        <Text role="small" colour="bad" aria-live="polite" testID="film:failed">
          {words.trouble.noHelp}
        </Text>
      ) : null}
      <Text role="subheading">{words.history.pointsOverTime}</Text>
      <PointsChart
        points={scores?.points ?? NO_POINTS}
        ended={scores?.ended}
        at={n - first}
        players={players}
        who={who}
        width={beside ? BESIDE : room}
        onPick={i => go(first + i)}
      />
      <View ref={place} collapsable={false} style={styles.chronicle}>
        <FilmChronicle film={film} eyes={eyes} n={n} onPick={go} open={chronicle} onOpen={setChronicle} only={only} onOnly={setOnly} />
      </View>
      <View style={[styles.row, styles.wraps]}>
        <Text role="small" colour="ink2" style={styles.grow} testID="film:seed">
          {words.newMatch.seedIs(stored.seed)}
        </Text>
        <Button
          label={words.luck.title}
          icon="dice"
          kind="quiet"
          onPress={() => navigation.navigate('Luck', { id: stored.id })}
          testID="film:luck"
        />
      </View>
    </View>
  );
  return (
    <>
      {first > 0 ? <Text colour="ink2">{words.history.rulesChanged}</Text> : null}
      <View ref={column} collapsable={false} style={beside ? styles.side : styles.column}>
        <View style={beside ? null : styles.fromEdgeToEdge}>{board}</View>
        {story}
      </View>
      <EndTable
        standings={game.standings(now.view)}
        ended={now.over ? null : game.ifItEndedNow?.(now.view)}
        players={players}
        gameWords={gameWords}
        tallies={game.tallies}
        who={who}
        over={now.over}
        onTold={tell}
        onSource={game.booked && tell}
      />
    </>
  );
}

const styles = StyleSheet.create({
  side: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  column: { gap: space.m },
  fromEdgeToEdge: { marginHorizontal: -space.l },
  story: { width: BESIDE, gap: space.m },
  below: { gap: space.m },
  chronicle: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
  wraps: { flexWrap: 'wrap' },
  told: { minHeight: 44, gap: space.xs },
  mirrored: { transform: [{ scaleX: -1 }] },
});
