/** Finished matches, practice too, the last to end first; found by game, name and who sat there. */
import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useMemo, useState } from 'react';
import type { Archive, FinishedTitle, StoredMatch } from '@/archive/archive';
import { Text } from '@/pieces/Text';
import { isolated } from '@/words/isolated';
import { useSpoken } from '@/words/language';
import { useMatchActions } from '../context/useMatchActions';
import { useLooked } from '../context/useLooked';
import { Notice } from '../parts/Notice';
import { EmptyState } from '../parts/EmptyState';
import { Page } from '../parts/Page';
import { plainly } from '../parts/search';
import { SearchField } from '../parts/SearchField';
import { lidOf } from '../context/shelf';
import { ALL, ByGame, gamesOf } from './history/ByGame';
import { FinishedCard } from './history/FinishedCard';
import { useShown } from './history/useShown';

const titlesIn = (archive: Archive): Promise<readonly FinishedTitle[]> => archive.finishedTitles();
const NONE: readonly FinishedTitle[] = [];

/** More than are in sight at once: fewer one finds without looking for them. */
const MANY = 5;

export function HistoryScreen() {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const { found, unread, late, lookAgain } = useLooked(titlesIn);
  const titles = found ?? NONE;
  const nameOf = ({ name, game }: StoredMatch): string => (name === '' ? (lidOf(game)?.words[language].title ?? game) : isolated(name));
  const { about, sheet, answer, forget } = useMatchActions({ nameOf, lookAgain });
  useFocusEffect(useCallback(() => forget, [forget]));
  const [wanted, setWanted] = useState(ALL);
  const [search, setSearch] = useState('');
  const games = gamesOf(titles);
  // The last match of a game may be deleted while only that game is shown.
  const only = games.length > 1 && games.includes(wanted) ? wanted : ALL;
  const plain = useMemo(() => {
    const text = ({ game, name, players }: FinishedTitle): string =>
      plainly([lidOf(game)?.words[language].title ?? game, name, ...players].join('\n'));
    return titles.map(title => ({ title, text: text(title) }));
  }, [titles, language]);
  const ids = useMemo(() => {
    const parts = plainly(search).split(/\s+/);
    const speaks = (text: string): boolean => parts.every(part => text.includes(part));
    return plain.filter(({ title, text }) => (only === ALL || title.game === only) && speaks(text)).map(({ title }) => title.id);
  }, [plain, search, only]);
  const { shown, more } = useShown(found, ids);
  return (
    <Page
      title={words.history.title}
      testID="history"
      foot={answer ?? undefined}
      rows={{
        items: shown,
        keyOf: ({ match }) => match.id,
        draw: ({ match, results }) => (
          <FinishedCard
            match={match}
            results={results}
            onPress={() => navigation.navigate('LookThrough', { id: match.id })}
            onMore={() => about(match)}
          />
        ),
        onEnd: more,
      }}
    >
      {unread ? (
        <Notice warns testID="history:unread">
          {words.trouble.unread}
        </Notice>
      ) : null}
      {late ? (
        <Text colour="ink2" aria-live="polite" testID="history:looking">
          {words.home.looking}
        </Text>
      ) : null}
      {found?.length === 0 ? <EmptyState sentence={words.history.empty} testID="history:empty" /> : null}
      {titles.length > MANY || search !== '' ? (
        <SearchField
          label={words.history.search}
          all={words.history.searchNothing}
          value={search}
          onChange={setSearch}
          testID="history:search"
        />
      ) : null}
      {games.length > 1 ? <ByGame finished={titles} only={only} onChange={setWanted} /> : null}
      {search.trim() === '' ? null : (
        <Text role="small" colour="ink2" aria-live="polite" testID="history:found">
          {ids.length === 0 ? words.history.none : words.history.found(ids.length)}
        </Text>
      )}
      {sheet}
    </Page>
  );
}
