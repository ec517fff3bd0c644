/** The end of a match: who won and how it came to that, where the points came from, and what next. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { space } from '@/design/space';
import { noted } from '@/archive/trace';
import type { OpenMatch } from '@/match/match';
import { openFilm, type MatchFilm } from '@/match/matchFilm';
import type { Player } from '@/match/matchView';
import { newMatch } from '@/match/newMatch';
import { seatsTurned, strongerTable } from '@/match/rematch';
import { useMatch } from '@/match/useMatch';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { EndStory } from '@/table/furniture/EndStory';
import { EndTable } from '@/table/furniture/EndTable';
import { whoAt } from '@/table/furniture/sentences';
import type { DrawnBox } from '@/table/kit/boardProps';
import { useSpoken } from '@/words/language';
import { useApp } from '../../context/appContext';

interface Props {
  readonly match: OpenMatch;
  readonly drawn: DrawnBox;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where somebody goes from here to look closer. */
interface Closer {
  readonly seat?: Seat;
  readonly source?: string;
  readonly n?: number;
}

/** The match once more, from its rows; null: not yet, or it cannot be read, and then the table tells the end without its story. */
function useFilm(id: string, wanted: boolean): MatchFilm | null {
  const house = useApp();
  const [film, setFilm] = useState<MatchFilm | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void openFilm(house, id).then(found => here && !('why' in found) && setFilm(found), noted('the story of a match'));
    return () => {
      here = false;
    };
  }, [house, id, wanted]);
  return film;
}

export function Results({ match, drawn, open, onClose }: Props) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const { game, players, view, setUp, id } = useMatch(match);
  const film = useFilm(id, open);
  if (!open) return null;
  const standings = game.standings(view);
  const gameWords = game.words[language];
  const who = whoAt(players, words);
  const begin = (seated: readonly Player[]): void => {
    const next = newMatch(house, { game, players: seated, options: setUp.options });
    navigation.dispatch(StackActions.replace('Match', { id: next.now().id }));
  };
  const lookThrough = (at: Closer = {}): void => navigation.dispatch(StackActions.replace('LookThrough', { id, ...at }));
  const stronger = strongerTable(players, standings);
  return (
    <Sheet
      closeLabel={words.close}
      open
      title={words.end.title}
      onClose={onClose}
      foot={
        <View style={styles.buttons}>
          {stronger === null ? null : (
            <Button
              label={words.end.tryNext(words.levels[stronger.level].one)}
              kind="primary"
              onPress={() => begin(stronger.players)}
              testID="end:stronger"
            />
          )}
          <Button
            label={words.end.again}
            kind={stronger === null ? 'primary' : 'plain'}
            onPress={() => begin(seatsTurned(players, standings))}
            testID="end:again"
          />
          <Button label={words.end.lookThrough} kind="plain" onPress={() => lookThrough()} testID="end:lookThrough" />
          <Button label={words.end.home} kind="plain" onPress={() => navigation.dispatch(StackActions.popTo('Home'))} testID="end:home" />
        </View>
      }
      testID="sheet:results"
    >
      <EndTable
        standings={standings}
        players={players}
        gameWords={gameWords}
        tallies={game.tallies}
        who={who}
        story={
          film === null ? null : (
            <EndStory film={film} drawn={drawn} standings={standings} gameWords={gameWords} who={who} onMoment={n => lookThrough({ n })} />
          )
        }
        onTold={seat => lookThrough({ seat })}
        onSource={game.booked && ((seat, source) => lookThrough({ seat, source }))}
      />
    </Sheet>
  );
}

/** Always in sight, however long the table above. */
const styles = StyleSheet.create({ buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s } });
