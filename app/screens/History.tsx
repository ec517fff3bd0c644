/** Finished matches, practice too, the last to end first. */
import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { StoredMatch } from '@/archive/archive';
import { useSpoken } from '@/words/language';
import { useMatchActions } from '../context/useMatchActions';
import { useFinishedMatches } from '../context/useFinishedMatches';
import { Notice } from '../parts/Notice';
import { EmptyState } from '../parts/EmptyState';
import { Page } from '../parts/Page';
import { lidOf } from '../context/shelf';
import { ALL, ByGame, gamesOf } from './history/ByGame';
import { FinishedCard } from './history/FinishedCard';

export function HistoryScreen() {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const { finished, unread, lookAgain } = useFinishedMatches();
  const nameOf = ({ name, game }: StoredMatch): string => (name === '' ? (lidOf(game)?.words[language].title ?? game) : name);
  const { about, sheet, answer, forget } = useMatchActions({ nameOf, lookAgain });
  useFocusEffect(useCallback(() => forget, [forget]));
  const [wanted, setWanted] = useState(ALL);
  const games = gamesOf(finished ?? []);
  // The last match of a game may be deleted while only that game is shown.
  const only = games.length > 1 && games.includes(wanted) ? wanted : ALL;
  return (
    <Page title={words.history.title} testID="history" foot={answer ?? undefined}>
      {unread ? (
        <Notice warns testID="history:unread">
          {words.trouble.unread}
        </Notice>
      ) : null}
      {finished?.length === 0 ? <EmptyState sentence={words.history.empty} testID="history:empty" /> : null}
      {games.length > 1 ? <ByGame finished={finished ?? []} only={only} onChange={setWanted} /> : null}
      {finished
        ?.filter(({ match }) => only === ALL || match.game === only)
        .map(({ match, results }) => (
          <FinishedCard
            key={match.id}
            match={match}
            results={results}
            onPress={() => navigation.navigate('LookThrough', { id: match.id })}
            onMore={() => about(match)}
          />
        ))}
      {sheet}
    </Page>
  );
}
