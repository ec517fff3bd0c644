/** A lesson on the real table: the same board, bar and chronicle as in a match, and above them what the lesson says. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { feel } from '@/device/haptics';
import { play } from '@/device/player';
import { lessonMatch, type LessonMatch } from '@/learn/lessonMatch';
import { findLesson, type AnyTutorial, type Kept, type Lesson } from '@/learn/run';
import { workInSlices } from '@/match/workInSlices';
import type { DrawnBox } from '@/table/kit/boardProps';
import { Table, type TableHabits } from '@/table/layout/Table';
import { useSpoken } from '@/words/language';
import { useApp } from '../../context/appContext';
import { PACE } from '../../context/settings';
import { Loading } from '../../parts/Loading';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Coach } from './Coach';
import { usePlayFirst } from './firstMatch';
import { after, keyOf, LEARNER, readProgress } from './progress';
import { markLearnt } from '../match/smallCards';

interface Props {
  readonly box: DrawnBox;
  readonly tutorial: AnyTutorial;
}

/** Looked for as long as the page is there. */
function useLesson({ box: { game }, tutorial }: Props): Lesson | 'nowhere' | null {
  const [found, setFound] = useState<Lesson | 'nowhere' | null>(null);
  useEffect(() => {
    let here = true;
    void workInSlices(findLesson(game, tutorial), () => !here).then(lesson => here && setFound(lesson ?? 'nowhere'));
    return () => {
      here = false;
    };
  }, [game, tutorial]);
  return found;
}

export function LessonTable(props: Props) {
  const { words, language } = useSpoken();
  const lesson = useLesson(props);
  if (lesson === null) return <Loading />;
  if (lesson !== 'nowhere') return <Taught {...props} lesson={lesson} />;
  return (
    <Page title={props.tutorial.title[language]} testID="lesson:nowhere">
      <Notice warns testID="lesson:missing">
        {words.learn.notFound}
      </Notice>
    </Page>
  );
}

const nothing = (): void => {};
const nowhere = (): Promise<boolean> => Promise.resolve(false);

/** The match of the lesson, where this learner left it; every beat is a row. */
function useLessonMatch(lesson: Lesson): LessonMatch {
  const { words } = useSpoken();
  const { memory, remember } = useApp();
  const { game, tutorial } = lesson;
  const [match] = useState(() => {
    const learner = memory[LEARNER] ?? '';
    const key = keyOf(game.id, learner);
    let progress = readProgress(memory[key]);
    const keep = (kept: Kept): void => {
      progress = after(progress, tutorial.id, kept, tutorial.beats.length);
      remember(key, JSON.stringify(progress));
      if (progress.at === null) markLearnt(memory, remember, game, learner, progress.done);
    };
    return lessonMatch({
      lesson,
      learner: learner === '' ? words.newMatch.defaultName(1) : learner,
      kept: progress.at?.lesson === tutorial.id ? progress.at : null,
      onBeat: keep,
    });
  });
  return match;
}

function Taught({ box, tutorial, lesson }: Props & { readonly lesson: Lesson }) {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const { settings } = useApp();
  const { game } = box;
  const playFirst = usePlayFirst(game);
  const match = useLessonMatch(lesson);
  useEffect(() => {
    match.sitDown();
    return match.leave;
  }, [match]);
  useEffect(() => match.setPace(PACE[settings.speed]), [match, settings.speed]);
  const habits = useMemo<TableHabits>(
    () => ({
      confirmsSeals: false,
      hints: false,
      seatSide: false,
      pace: PACE[settings.speed],
      hushed: true,
      ...(settings.haptics ? { feel } : {}),
      ...(settings.sound ? { play } : {}),
    }),
    [settings.speed, settings.haptics, settings.sound],
  );
  const { tutorials = [] } = game;
  const beyond = tutorials[tutorials.findIndex(({ id }) => id === tutorial.id) + 1];
  // After the lessons of the first match comes that match.
  const following = beyond?.more === tutorial.more ? beyond : undefined;
  const toList = useCallback(() => navigation.dispatch(StackActions.popTo('Learn', { game: game.id })), [navigation, game.id]);
  const onDone = (): void =>
    following === undefined ? playFirst() : navigation.dispatch(StackActions.replace('Lesson', { game: game.id, lesson: following.id }));
  return (
    <Table
      match={match}
      drawn={box}
      habits={habits}
      seen="all"
      markSeen={nothing}
      coach={light => (
        <Coach
          match={match}
          onLight={light}
          onLeave={toList}
          onDone={onDone}
          next={following === undefined ? words.learn.play : words.learn.nextLesson(following.title[language])}
        />
      )}
      onLeave={toList}
      onRules={chapter => navigation.navigate('Rules', { game: game.id, ...(chapter === undefined ? {} : { chapter }) })}
      onSettings={() => navigation.navigate('Settings')}
      onHush={nothing}
      onCopy={nowhere}
      onEnd={toList}
    />
  );
}
