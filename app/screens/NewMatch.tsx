/** New match: who sits where, a door to what the rulebook leaves open, and Begin. The last set-up of the game is there already. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Archive, Kind } from '@/archive/archive';
import type { Game } from '@/engine/contract';
import { space } from '@/design/space';
import { FLOWS_FROM } from '@/design/textSize';
import { useTheme } from '@/design/theme';
import { firstByLot, newMatch, newSeed } from '@/match/newMatch';
import { ownMinutes } from '@/match/records';
import type { Player } from '@/match/matchView';
import { BoxArms } from '@/pieces/BoxArms';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { signOf } from '../context/shelf';
import { useApp } from '../context/appContext';
import { GameGate } from '../parts/GameGate';
import { Page } from '../parts/Page';
import { offeredKey, progressOf } from './learn/progress';
import {
  alone,
  forPeople,
  offeredOptions,
  playerAt,
  readPlan,
  usualName,
  withNextShield,
  withPlays,
  type Plan,
} from './newMatch/setUpForm';
import { OptionsDoor } from './newMatch/OptionsDoor';
import { SeatCard } from './newMatch/SeatCard';
import { aSeed } from './newMatch/SeedField';

export function NewMatchScreen({ route: { params } }: StaticScreenProps<{ readonly game: string }>) {
  return <GameGate game={params.game}>{({ game }) => <Setting game={game} key={game.id} />}</GameGate>;
}

/** The minutes that matches like this took on this device; null: none was played, or it is not known yet. */
function useOwnMinutes(archive: Archive, { game, seats, humans }: Required<Kind>): readonly [number, number] | null {
  const [own, setOwn] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    let here = true;
    void ownMinutes(archive, { game, seats, humans }).then(
      found => here && setOwn(found),
      // Then the rulebook's minutes have to do.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [archive, game, seats, humans]);
  return own;
}

const planKey = (game: Game): string => `plan.${game.id}`;

// eslint-disable-next-line max-lines-per-function -- a form is read from top to bottom as it is filled in
function Setting({ game }: { readonly game: Game }) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const isLarge = useTheme().growth > FLOWS_FROM;
  const [plan, setPlan] = useState<Plan>(() => ({ ...readPlan(house.memory[planKey(game)], game, words), seed: aSeed() }));
  const gameWords = game.words[language];
  const { players } = plan;
  const { tutorials = [] } = game;
  const { done, at } = progressOf(house.memory, game.id);
  const isNew = done.length === 0 && at === null && house.memory[planKey(game)] === undefined;
  const proposes = tutorials.length > 0 && isNew && house.memory[offeredKey(game.id)] === undefined;
  const learn = (): void => navigation.navigate('Learn', { game: game.id });
  const own = useOwnMinutes(house.archive, {
    game: game.id,
    seats: players.length,
    humans: players.filter(p => p.plays === 'human').length,
  });

  const setPlayers = (next: readonly Player[]): void =>
    setPlan({ ...plan, players: forPeople(next, words), first: null, options: offeredOptions(game, next.length, plan.options) });
  const changed = (next: readonly Player[]): void => setPlan({ ...plan, players: next });
  const named = players.map((p, seat) =>
    p.name.trim() === '' ? { ...p, name: usualName(seat, 'human', players, words) } : { ...p, name: p.name.trim() },
  );
  const begin = (): void => {
    house.remember(planKey(game), JSON.stringify({ players: named, options: plan.options }));
    const seed = plan.seed ?? newSeed();
    const match = newMatch(house, {
      game,
      players: named,
      options: plan.options,
      first: plan.first ?? firstByLot(seed, named.length),
      seed,
    });
    navigation.dispatch(StackActions.replace('Match', { id: match.now().id }));
  };
  const learns =
    proposes || tutorials.length === 0 ? null : (
      <Button label={words.learn.short} icon="flag" kind="plain" onPress={learn} testID="newMatch:learn" />
    );
  const beside = (
    <>
      <View style={styles.grow}>
        <Text role="small" colour="ink2" testID="setup:minutes">
          {own === null ? words.newMatch.minutesExpected(...game.minutes(players.length, plan.options)) : words.newMatch.minutesOwn(...own)}
        </Text>
        {players.every(p => p.plays !== 'human') ? <Text role="small">{words.newMatch.noHuman}</Text> : null}
      </View>
      {learns}
    </>
  );
  return (
    <Page
      title={gameWords.title}
      mark={<BoxArms sign={signOf(game.id)} height={44} />}
      widest={1040}
      testID="newMatch"
      foot={
        <View style={styles.foot}>
          {isLarge ? null : beside}
          <Button label={words.newMatch.begin} kind="primary" icon="play" onPress={begin} style={styles.begin} testID="setup:begin" />
        </View>
      }
    >
      {/* Beside large words the foot holds nothing but the beginning. */}
      {isLarge ? <View style={styles.offer}>{beside}</View> : null}
      {proposes ? (
        <Panel style={styles.offer} testID="newMatch:offer">
          <Text style={styles.whole}>{words.learn.offer(tutorials.filter(({ more }) => more !== true).length)}</Text>
          <Button
            label={words.learn.notNow}
            kind="quiet"
            onPress={() => house.remember(offeredKey(game.id), 'yes')}
            testID="newMatch:notNow"
          />
          <Button label={words.learn.title} icon="flag" kind="plain" onPress={learn} testID="newMatch:learn" />
        </Panel>
      ) : null}
      <Text role="subheading">{words.newMatch.players}</Text>
      <View style={styles.cards}>
        {players.map((player, seat) => (
          <SeatCard
            key={seat}
            seat={seat}
            player={player}
            onName={name => changed(players.map((p, s) => (s === seat ? { ...p, name } : p)))}
            onShield={() => changed(withNextShield(players, seat))}
            onPlays={plays => changed(withPlays(players, seat, plays, words))}
            onRemove={players.length > game.seats.least ? () => setPlayers(players.filter((_, s) => s !== seat)) : null}
          />
        ))}
      </View>
      <View style={styles.seats}>
        {players.length < game.seats.most ? (
          <Button
            label={words.newMatch.addSeat}
            icon="plus"
            kind="plain"
            onPress={() => setPlayers([...players, playerAt(players.length, 'squire', players, words)])}
            testID="setup:add"
          />
        ) : null}
        {game.seats.least === 1 && players.length > 1 ? (
          <Button label={words.newMatch.alone} icon="worker" kind="plain" onPress={() => setPlayers(alone(players))} testID="setup:alone" />
        ) : null}
      </View>
      <OptionsDoor game={game} plan={plan} named={named} onPlan={setPlan} />
    </Page>
  );
}

const styles = StyleSheet.create({
  whole: { flexBasis: '100%' },
  offer: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  begin: { minWidth: 140 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  /** Side by side as soon as two have room. */
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
