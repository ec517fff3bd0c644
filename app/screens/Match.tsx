/** A match on its table: opened from the drawer, played, left. Leaving asks nothing, because everything is saved. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import type { Language } from '@/engine/contract';
import { feel } from '@/device/haptics';
import { play, prepare } from '@/device/player';
import { copyOf, exportMatch } from '@/match/files';
import type { OpenMatch } from '@/match/match';
import { openMatch } from '@/match/openMatch';
import type { ReadBefore } from '@/table/furniture/useTidings';
import { Table, type TableHabits } from '@/table/layout/Table';
import { useSpoken } from '@/words/language';
import { Loading } from '../parts/Loading';
import { useApp } from '../context/appContext';
import { noticeOf, type NoticeId } from '../context/openFailure';
import { copyText } from '../device/copyText';
import { saveText } from '../device/saveText';
import { rememberLastGame } from '../context/lastGame';
import { PACE } from '../context/settings';
import { useBox } from '../context/shelf';
import { ASKED, useAskingToKeep } from '../context/safekeeping';
import { Results } from './match/Results';
import { cardsRead, markRead, shownBefore } from './match/smallCards';

export function MatchScreen({ route: { params } }: StaticScreenProps<{ readonly id: string }>) {
  const house = useApp();
  const navigation = useNavigation();
  const [match, setMatch] = useState<OpenMatch | null>(null);

  useEffect(() => {
    if (match !== null) return;
    let here = true;
    const nowhere = (notice: NoticeId): void => navigation.dispatch(StackActions.popTo('Home', { notice }));
    void openMatch(house, params.id).then(
      opened => {
        if (!here) return;
        if ('why' in opened) nowhere(noticeOf(opened));
        else setMatch(opened);
      },
      () => here && nowhere('setApart'),
    );
    return () => {
      here = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the match of this address is opened once; settings that change meanwhile do not open it again
  }, [params.id, match]);
  useEffect(() => () => match?.leave(), [match]);

  return match === null ? <Loading /> : <Playing match={match} />;
}

/** Which news of the match that was open last have been read. */
const READ = 'read';

function readOf(kept: string | undefined, id: string): ReadBefore['read'] {
  try {
    const found: unknown = JSON.parse(kept ?? 'null');
    if (typeof found !== 'object' || found === null || !('id' in found) || found.id !== id || !('read' in found)) return undefined;
    const { read } = found;
    if (typeof read !== 'object' || read === null || Object.values(read).some(n => typeof n !== 'number')) return undefined;
    return read as ReadBefore['read'];
  } catch {
    return undefined;
  }
}

const AWAKE = 'a bot thinks';

// eslint-disable-next-line max-lines-per-function -- what a match wants of settings, sounds and pages is tied together here, a line or two each
function Playing({ match }: { readonly match: OpenMatch }) {
  const { language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const [showsResults, setShowsResults] = useState(false);
  const { settings, memory, remember } = house;
  const { game, id } = match.now();
  const drawn = useBox(game.id);

  useEffect(() => rememberLastGame(game.id), [game.id]);
  useAskingToKeep(
    match,
    memory[ASKED] !== undefined,
    useCallback(() => remember(ASKED, 'yes'), [remember]),
  );
  useEffect(() => match.setPace(PACE[settings.speed]), [match, settings.speed]);
  useEffect(() => match.setPauses(settings.roundPause), [match, settings.roundPause]);
  useEffect(() => {
    if (!settings.keepAwake) return;
    let awake = false;
    const watch = (): void => {
      const thinks = match.now().thinking !== null;
      if (thinks === awake) return;
      awake = thinks;
      void (thinks ? activateKeepAwakeAsync(AWAKE) : deactivateKeepAwake(AWAKE)).catch(() => {});
    };
    const stop = match.subscribe(watch);
    return () => {
      stop();
      if (awake) void deactivateKeepAwake(AWAKE).catch(() => {});
    };
  }, [match, settings.keepAwake]);

  useEffect(() => {
    if (settings.sound) prepare();
  }, [settings.sound]);
  const kept = memory[READ];
  const tells = useMemo<ReadBefore | null>(
    () => (settings.tidings ? { read: readOf(kept, id), onRead: read => remember(READ, JSON.stringify({ id, read })) } : null),
    [settings.tidings, kept, id, remember],
  );
  const read = memory[shownBefore(game.id)] ?? '';
  // Whoever has read lessons before this was kept has played it.
  const firstKey = `first.${game.id}`;
  const first = memory[firstKey];
  const isFirst = first === id || (first === undefined && read === '');
  useEffect(() => {
    if (isFirst && first === undefined) remember(firstKey, id);
  }, [isFirst, first, remember, firstKey, id]);
  const habits = useMemo<TableHabits>(
    () => ({
      confirmsSeals: settings.confirmSeals,
      hints: settings.hints,
      seatSide: settings.seatSide,
      pace: PACE[settings.speed],
      hushed: memory.hushed === id,
      stops: isFirst,
      ...(tells === null ? {} : { tells }),
      ...(settings.haptics ? { feel } : {}),
      ...(settings.sound ? { play } : {}),
    }),
    [
      settings.confirmSeals,
      settings.hints,
      settings.seatSide,
      settings.speed,
      settings.haptics,
      settings.sound,
      memory.hushed,
      id,
      tells,
      isFirst,
    ],
  );
  const hush = useCallback(() => remember('hushed', id), [remember, id]);
  const me = useSyncExternalStore(match.subscribe, () => match.now().me);
  const people = match.now().players;
  const name = people[me]?.name ?? '';
  const seen = cardsRead(memory, game.id, name);
  const table = people.flatMap(({ plays, name: each }) => (plays === 'human' ? [each] : []));
  const markSeen = markRead(memory, remember, game.id, { me: name, table });

  if (drawn === null) return <Loading />;
  return (
    <>
      <Table
        match={match}
        drawn={drawn}
        habits={habits}
        seen={seen}
        markSeen={markSeen}
        onLeave={() => navigation.dispatch(StackActions.popTo('Home'))}
        onRules={chapter =>
          navigation.navigate('Rules', { game: game.id, ...(chapter === undefined ? chapterAsked(match, language) : { chapter }) })
        }
        onSettings={() => navigation.navigate('Settings')}
        onShare={() => void exportMatch(house, id).then(text => (text === null ? false : saveText(`blazon-${game.id}.json`, text)))}
        onHush={hush}
        {...(game.tutorials === undefined ? {} : { onLearn: () => navigation.navigate('Learn', { game: game.id }) })}
        onCopy={() => copyOf(house, match).then(copyText)}
        onLuck={() => navigation.navigate('Luck', { id })}
        onEnd={() => setShowsResults(true)}
      />
      <Results match={match} drawn={drawn} open={showsResults} onClose={() => setShowsResults(false)} />
    </>
  );
}

/** Help opens at the chapter that explains the pending question. */
function chapterAsked(match: OpenMatch, language: Language): { chapter?: string } {
  const { question, game } = match.now();
  const chapter = question === null ? undefined : game.words[language].chapters.find(c => c.asks?.includes(question.ask) ?? false);
  return chapter === undefined ? {} : { chapter: chapter.id };
}
