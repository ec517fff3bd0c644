/** How it came to this: the lead as it changed, the moment since which the winner was ahead, and what brought each seat most at once. */
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameWords, Seat, Standing, Who } from '@/engine/contract';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { MatchFilm } from '@/match/matchFilm';
import type { Frame } from '@/match/matchView';
import { aheadSince, bestOf, totalsOf, type Scores } from '@/match/story';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useSpoken, useWords } from '@/words/language';
import type { DrawnBox } from '../kit/boardProps';
import { FactRow } from './FactRow';
import { PointsChart } from './PointsChart';
import { tellings } from './sentences';

interface Props {
  readonly film: MatchFilm;
  readonly drawn: Pick<DrawnBox, 'Miniature' | 'tidings'>;
  readonly standings: readonly Standing[];
  readonly gameWords: GameWords;
  readonly who: Who;
  /** Leads to the match as it stood after so many choices. */
  readonly onMoment: (n: number) => void;
}

const MINIATURE = 112;

/** How the points went; null: they are still being counted. */
export function useScores(film: MatchFilm): Scores | null {
  const [scores, setScores] = useState<{ readonly of: MatchFilm; readonly found: Scores } | null>(null);
  useEffect(() => {
    let here = true;
    void film.scores(() => !here).then(found => here && found !== null && setScores({ of: film, found }));
    return () => {
      here = false;
    };
  }, [film]);
  return scores?.of === film ? scores.found : null;
}

/** The sentence of what brought a seat points there, or of whatever was told last. */
function toldAt({ entry }: Frame, { film, gameWords, who }: Props, seat: Seat | null): string {
  if (entry === null) return '';
  const told = tellings(entry, gameWords, who);
  const brought = told.findLast(t => film.game.booked?.(t.fact).some(b => b.seat === seat) === true);
  return (brought ?? told.findLast(t => t.about === seat) ?? told.at(-1))?.text ?? '';
}

export function EndStory(props: Props) {
  const words = useWords();
  const [width, setWidth] = useState(0);
  const { film, who, onMoment } = props;
  const scores = useScores(film);
  if (scores === null) return <Text colour="ink2">{words.match.loading}</Text>;
  const totals = totalsOf(scores);
  const { players, first } = film;
  return (
    <View style={styles.story} onLayout={e => setWidth(Math.floor(e.nativeEvent.layout.width))} testID="end:story">
      {width === 0 || totals.length < 2 ? null : (
        <>
          <Text role="smallStrong">{scores.ended === null ? words.history.pointsOverTime : words.end.leadWithEnd}</Text>
          <PointsChart
            points={totals}
            at={totals.length - 1}
            players={players}
            who={who}
            width={width}
            onPick={at => onMoment(first + at)}
          />
        </>
      )}
      <TurningPoint {...props} totals={totals} />
      <BestMoments {...props} scores={scores} />
      <Losses {...props} />
    </View>
  );
}

function TurningPoint({ totals, ...props }: Props & { readonly totals: readonly (readonly number[])[] }) {
  const words = useWords();
  const { colours } = useTheme();
  const { film, drawn, standings, gameWords, who, onMoment } = props;
  const since = aheadSince(totals, standings);
  // Who was ahead at the first moment that is known has turned nothing.
  if (since === null || since === 0) return null;
  const n = film.first + since;
  const moment = film.at(n, null);
  const winners = standings.filter(s => s.place === 1).map(s => who(s.seat));
  const seat = moment.entry?.seat ?? 0;
  return (
    <View style={styles.part} testID="end:turning">
      <Text role="smallStrong">{words.end.turning}</Text>
      <Text role="small">{words.end.aheadSince(words.list(winners), gameWords.when(moment.view))}</Text>
      <View style={styles.beside}>
        <View style={[styles.picture, { backgroundColor: colours.field, borderColor: colours.rule }]} pointerEvents="none" aria-hidden>
          <drawn.Miniature view={moment.view} seat={seat} size={MINIATURE} />
        </View>
        <View style={styles.grow}>
          <FactRow
            text={toldAt(moment, props, seat)}
            tincture={film.players[seat]?.tincture}
            onPress={() => onMoment(n)}
            testID="end:turned"
          />
        </View>
      </View>
    </View>
  );
}

function BestMoments({ scores, ...props }: Props & { readonly scores: Scores }) {
  const words = useWords();
  const { film, gameWords, who, onMoment } = props;
  const best = film.players.flatMap((_, seat) => bestOf(scores, seat) ?? []);
  if (best.length === 0) return null;
  return (
    <View style={styles.part}>
      <Text role="smallStrong">{words.end.best}</Text>
      {best.map(({ seat, at, gain }) => {
        const moment = film.at(film.first + at, null);
        return (
          <FactRow
            key={seat}
            text={words.end.moment(who(seat), gameWords.when(moment.view), gain, toldAt(moment, props, seat))}
            tincture={film.players[seat]?.tincture}
            onPress={() => onMoment(film.first + at)}
            testID={`end:moment:${seat}`}
          />
        );
      })}
    </View>
  );
}

/** Of every seat, by what was told; null: it is still being counted, or the game has no such losses. */
function useLosses({ film, drawn }: Props): readonly number[] | null {
  const [found, setFound] = useState<{ readonly of: MatchFilm; readonly lost: readonly number[] } | null>(null);
  const losses = drawn.tidings?.losses;
  useEffect(() => {
    if (losses === undefined) return;
    let here = true;
    void film
      .facts(() => !here)
      .then(facts => {
        if (!here || facts === null) return;
        const lost = film.players.map(() => 0);
        for (const fact of facts) {
          const one = losses.of(fact);
          if (one !== null) lost[one.seat] = (lost[one.seat] ?? 0) + one.count;
        }
        setFound({ of: film, lost });
      });
    return () => {
      here = false;
    };
  }, [film, losses]);
  return found?.of === film && found.lost.some(count => count > 0) ? found.lost : null;
}

function Losses(props: Props) {
  const { film, drawn, who } = props;
  const { language } = useSpoken();
  const lost = useLosses(props);
  const losses = drawn.tidings?.losses;
  if (lost === null || losses === undefined) return null;
  return (
    <View style={styles.part} testID="end:losses">
      <Text role="smallStrong">{losses.title[language]}</Text>
      {film.players.map(({ tincture }, seat) => (
        <View key={seat} style={styles.beside}>
          <Shield tincture={tincture} width={18} />
          <Text role="small" style={styles.grow}>
            {who(seat)}
          </Text>
          <Text role="count" testID={`end:lost:${seat}`}>
            {lost[seat]}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  story: { gap: space.m },
  part: { gap: space.xs },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  picture: { width: MINIATURE, height: MINIATURE, overflow: 'hidden', borderWidth: stroke.hair },
  grow: { flex: 1, minWidth: 0 },
});
