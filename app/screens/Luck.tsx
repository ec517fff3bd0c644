/** The seed and the dice: how often each face fell for each seat, beside what chance expects; of one match, or of all of a game. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { Game, Roll } from '@/engine/contract';
import { rollsOf, rollsOfAll, type RollsOfMatches } from '@/match/diceStatistics';
import { openFilm, type MatchFilm } from '@/match/matchFilm';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { whoAt } from '@/table/furniture/sentences';
import { useSpoken } from '@/words/language';
import { useApp } from '../context/appContext';
import { noticeOf } from '../context/openFailure';
import { GameGate } from '../parts/GameGate';
import { Progress, useLongWork } from '../parts/LongWork';
import { Page, useBack } from '../parts/Page';
import { DiceTable, type Thrower } from './luck/DiceTable';

interface DiceOfMatch {
  readonly film: MatchFilm;
  readonly rolls: readonly Roll[];
}

export function LuckScreen({ route: { params } }: StaticScreenProps<{ readonly id: string }>) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const [told, setTold] = useState<DiceOfMatch | null>(null);
  useEffect(() => {
    let here = true;
    void openFilm(house, params.id).then(async film => {
      if (!here) return;
      if ('why' in film) return navigation.dispatch(StackActions.popTo('Home', { notice: noticeOf(film) }));
      const facts = await film.facts(() => !here);
      if (facts !== null) setTold({ film, rolls: rollsOf(film.game, facts) });
    });
    return () => {
      here = false;
    };
  }, [house, params.id, navigation]);
  const game = told?.film.game;
  return (
    <Page title={words.luck.title} testID="luck">
      {told === null || game === undefined ? (
        <Text colour="ink2">{words.luck.counting}</Text>
      ) : (
        <Panel>
          <Text role="subheading">{game.words[language].title}</Text>
          <Text role="strong" testID="luck:seed">
            {words.newMatch.seedIs(told.film.stored.seed)}
          </Text>
          <Dice game={game} throwers={throwersOf(told, words)} sinceMended={told.film.first > 0} />
        </Panel>
      )}
    </Page>
  );
}

function throwersOf({ film: { players }, rolls }: DiceOfMatch, words: Parameters<typeof whoAt>[1]): readonly Thrower[] {
  const who = whoAt(players, words);
  const own = players.map((p, seat) => ({
    id: String(seat),
    name: who(seat),
    tincture: p.tincture,
    rolls: rolls.filter(r => r.seat === seat),
  }));
  return [...own, { id: 'shared', name: words.luck.shared, tincture: null, rolls: rolls.filter(r => r.seat === null) }];
}

export function AllLuckScreen({ route: { params } }: StaticScreenProps<{ readonly game: string }>) {
  return <GameGate game={params.game}>{({ game }) => <All game={game} key={game.id} />}</GameGate>;
}

function All({ game }: { readonly game: Game }) {
  const { words, language } = useSpoken();
  const house = useApp();
  const [shared, setShared] = useState<RollsOfMatches | null>(null);
  const counting = useLongWork();
  const { begin } = counting;
  const back = useBack();
  useEffect(() => {
    let here = true;
    const { tell, calledOff } = begin();
    const watch = { tell: (done: number, of: number) => here && tell(done, of), calledOff: () => !here || calledOff() };
    void rollsOfAll(house, game, watch).then(found => {
      if (!here) return;
      if (found === null) back();
      else setShared(found);
    });
    return () => {
      here = false;
    };
  }, [house, game, begin, back]);
  const throwers: readonly Thrower[] =
    shared === null
      ? []
      : [
          { id: 'people', name: words.luck.people, tincture: null, rolls: shared.people },
          { id: 'bots', name: words.luck.bots, tincture: null, rolls: shared.bots },
        ];
  return (
    <Page title={words.luck.title} testID="luck">
      {shared === null ? (
        <>
          <Text colour="ink2">{words.luck.counting}</Text>
          <Progress work={counting} sentence={words.luck.countingSoFar} testID="luck" />
        </>
      ) : (
        <Panel>
          <Text role="subheading">{game.words[language].title}</Text>
          <Text role="strong" testID="luck:matches">
            {words.luck.inMatches(shared.matches)}
          </Text>
          <Dice game={game} throwers={throwers} />
        </Panel>
      )}
    </Page>
  );
}

interface DiceProps {
  readonly game: Game;
  readonly throwers: readonly Thrower[];
  readonly sinceMended?: boolean;
}

function Dice({ game, throwers, sinceMended = false }: DiceProps) {
  const { words } = useSpoken();
  if (game.rolls === undefined) return <Text testID="luck:none">{words.luck.none}</Text>;
  return (
    <>
      <Text role="small" colour="ink2">
        {words.luck.fair}
      </Text>
      {sinceMended ? <Text role="small">{words.history.rulesChanged}</Text> : null}
      {throwers.some(t => t.rolls.length > 0) ? <DiceTable throwers={throwers} /> : <Text testID="luck:notYet">{words.luck.notYet}</Text>}
    </>
  );
}
