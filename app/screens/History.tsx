/** Finished matches, practice too, the last to end first. */
import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';
import type { StoredMatch } from '@/archive/archive';
import { useSpoken } from '@/words/language';
import { useDoings } from '../doings';
import { useFinished } from '../finished';
import { Notice } from '../Notice';
import { NothingYet } from '../NothingYet';
import { Page } from '../Page';
import { lidOf } from '../shelf';
import { FinishedCard } from './history/FinishedCard';

export function HistoryScreen() {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const { finished, unread, lookAgain } = useFinished();
  const nameOf = ({ name, game }: StoredMatch): string => (name === '' ? (lidOf(game)?.words[language].title ?? game) : name);
  const { about, sheet, answer, forget } = useDoings({ nameOf, lookAgain });
  useFocusEffect(useCallback(() => forget, [forget]));
  return (
    <Page title={words.history.title} testID="history" foot={answer ?? undefined}>
      {unread ? (
        <Notice warns testID="history:unread">
          {words.trouble.unread}
        </Notice>
      ) : null}
      {finished?.length === 0 ? <NothingYet sentence={words.history.empty} testID="history:empty" /> : null}
      {finished?.map(({ match, results }) => (
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
