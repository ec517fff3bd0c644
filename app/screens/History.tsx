/** Finished matches, practice too, the last to end first. */
import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { history, type Finished } from '@/match/records';
import { useWords } from '@/words/language';
import { useHouse } from '../household';
import { NothingYet } from '../NothingYet';
import { Page } from '../Page';
import { FinishedCard } from './history/FinishedCard';

export function HistoryScreen() {
  const words = useWords();
  const { archive } = useHouse();
  const navigation = useNavigation();
  const [finished, setFinished] = useState<readonly Finished[] | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void history(archive).then(
        found => here && setFinished(found),
        () => here && setFinished([]),
      );
      return () => {
        here = false;
      };
    }, [archive]),
  );
  return (
    <Page title={words.history.title} testID="history">
      {finished?.length === 0 ? <NothingYet sentence={words.history.empty} testID="history:empty" /> : null}
      {finished?.map(({ match, results }) => (
        <FinishedCard key={match.id} match={match} results={results} onPress={() => navigation.navigate('LookThrough', { id: match.id })} />
      ))}
    </Page>
  );
}
