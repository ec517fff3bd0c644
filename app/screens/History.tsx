/** Finished matches with their result, newest first. */
import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { StoredMatch, StoredResult } from '@/archive/archive';
import { gameOf } from '@/games/index';
import { playersOf } from '@/match/stored';
import { Button } from '@/pieces/Button';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { whoAt } from '@/table/sentences';
import { useSpoken } from '@/words/language';
import { ago } from '../ago';
import { useHouse } from '../household';
import { Page } from '../Page';

interface Finished {
  readonly match: StoredMatch;
  readonly results: readonly StoredResult[];
}

export function HistoryScreen() {
  const { words, language } = useSpoken();
  const { archive } = useHouse();
  const navigation = useNavigation();
  const [finished, setFinished] = useState<readonly Finished[] | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void Promise.all([archive.matches(), archive.results()]).then(
        ([matches, results]) =>
          here &&
          setFinished(matches.filter(m => m.ended !== null).map(match => ({ match, results: results.filter(r => r.match === match.id) }))),
        () => here && setFinished([]),
      );
      return () => {
        here = false;
      };
    }, [archive]),
  );
  const line = ({ match, results }: Finished): { title: string; detail: string } => {
    const game = gameOf(match.game);
    const players = game === null ? null : playersOf(match.players, game);
    const who = players === null ? null : whoAt(players, words);
    const ranking = [...results].sort((a, b) => a.place - b.place).map(r => `${who === null ? '' : who(r.seat)} ${r.points}`.trim());
    return {
      title: game?.words[language].title ?? match.game,
      detail: [ranking.join(', '), ago(match.ended ?? match.touched, Date.now(), words)].filter(t => t !== '').join(' · '),
    };
  };
  return (
    <Page title={words.history.title} testID="history">
      {finished?.length === 0 ? <Text colour="ink2">{words.history.empty}</Text> : null}
      {finished?.map(f => {
        const { title, detail } = line(f);
        return (
          <Button
            key={f.match.id}
            label={title}
            detail={detail}
            icon={signOf(f.match.game).icon}
            kind="plain"
            onPress={() => navigation.navigate('LookThrough', { id: f.match.id })}
            testID={`history:${f.match.id}`}
          />
        );
      })}
    </Page>
  );
}
