/** A game is learnt by playing it: its lessons in order, how far somebody has come in them, and then the first match. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { BoxArms } from '@/pieces/BoxArms';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import type { DrawnBox } from '@/table/kit/boardProps';
import { useSpoken } from '@/words/language';
import { useApp } from '../context/appContext';
import { signOf } from '../context/shelf';
import { GameGate } from '../parts/GameGate';
import { Page } from '../parts/Page';
import { SegmentedControl } from '../parts/SegmentedControl';
import { usePlayFirst } from './learn/firstMatch';
import { LessonTable } from './learn/LessonTable';
import { LEARNER, learnersIn, progressOf } from './learn/progress';
import { NotFoundScreen } from './NotFound';

export function LearnScreen({ route: { params } }: StaticScreenProps<{ readonly game: string }>) {
  return <GameGate game={params.game}>{box => <Lessons box={box} key={params.game} />}</GameGate>;
}

export function LessonScreen({ route: { params } }: StaticScreenProps<{ readonly game: string; readonly lesson: string }>) {
  return (
    <GameGate game={params.game}>
      {box => {
        const tutorial = box.game.tutorials?.find(({ id }) => id === params.lesson);
        return tutorial === undefined ? <NotFoundScreen /> : <LessonTable box={box} tutorial={tutorial} key={tutorial.id} />;
      }}
    </GameGate>
  );
}

function Lessons({ box }: { readonly box: DrawnBox }) {
  const { words, language } = useSpoken();
  const { memory, remember } = useApp();
  const navigation = useNavigation();
  const { game } = box;
  const { tutorials = [] } = game;
  const playFirst = usePlayFirst(box.game);
  const { done, at } = progressOf(memory, game.id);
  const learners = learnersIn(memory);
  const next = tutorials.find(({ id }) => id === at?.lesson) ?? tutorials.find(({ id, more }) => more !== true && !done.includes(id));
  const lessons = tutorials.map((tutorial, i) => ({ ...tutorial, place: i + 1 }));
  const button = ({ id, title, beats, place }: (typeof lessons)[number]) => (
    <Button
      key={id}
      label={words.learn.lesson(place, tutorials.length, title[language])}
      detail={
        at?.lesson === id
          ? words.learn.atBeat(at.beat + 1, beats.length)
          : done.includes(id)
            ? words.learn.learnt
            : words.learn.beats(beats.length)
      }
      icon={done.includes(id) ? 'laurel' : 'flag'}
      kind={id === next?.id ? 'primary' : 'plain'}
      onPress={() => navigation.navigate('Lesson', { game: game.id, lesson: id })}
      testID={`learn:${id}`}
    />
  );
  return (
    <Page
      title={words.learn.of(game.words[language].title)}
      mark={<BoxArms sign={signOf(game.id)} height={44} />}
      testID="learn"
      foot={
        <View style={styles.foot}>
          <Text role="small" colour="ink2" style={styles.grow}>
            {words.learn.playHelp}
          </Text>
          <Button
            label={words.learn.play}
            kind={next === undefined ? 'primary' : 'plain'}
            icon="play"
            onPress={playFirst}
            testID="learn:play"
          />
        </View>
      }
    >
      {learners.length < 2 ? null : (
        <Panel>
          <Text role="strong">{words.learn.who}</Text>
          <Text role="small" colour="ink2">
            {words.learn.whoHelp}
          </Text>
          <SegmentedControl
            label={words.learn.who}
            value={memory[LEARNER] ?? ''}
            values={learners.map(name => ({ value: name, title: name }))}
            onChange={name => remember(LEARNER, name)}
            testID="learn:who"
          />
        </Panel>
      )}
      <View style={styles.lessons}>{lessons.filter(({ more }) => more !== true).map(button)}</View>
      {lessons.some(({ more }) => more === true) ? <Text role="subheading">{words.learn.more}</Text> : null}
      <View style={styles.lessons}>{lessons.filter(({ more }) => more === true).map(button)}</View>
    </Page>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  lessons: { gap: space.m },
});
