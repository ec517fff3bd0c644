/** The end of a match: who won, where the points came from, and what next. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { space } from '@/design/space';
import type { OpenMatch } from '@/match/match';
import { newMatch } from '@/match/newMatch';
import { useMatch } from '@/match/useMatch';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { EndTable } from '@/table/furniture/EndTable';
import { whoAt } from '@/table/furniture/sentences';
import { useSpoken } from '@/words/language';
import { useApp } from '../../context/appContext';

interface Props {
  readonly match: OpenMatch;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Results({ match, open, onClose }: Props) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const { game, players, view, setUp, id } = useMatch(match);
  const again = (): void => {
    const next = newMatch(house, { game, players, options: setUp.options });
    navigation.dispatch(StackActions.replace('Match', { id: next.now().id }));
  };
  const lookThrough = (at: { readonly seat?: Seat; readonly source?: string } = {}): void =>
    navigation.dispatch(StackActions.replace('LookThrough', { id, ...at }));
  return (
    <Sheet
      closeLabel={words.close}
      open={open}
      title={words.end.title}
      onClose={onClose}
      foot={
        <View style={styles.buttons}>
          <Button label={words.end.again} kind="primary" onPress={again} testID="end:again" />
          <Button label={words.end.lookThrough} kind="plain" onPress={() => lookThrough()} testID="end:lookThrough" />
          <Button label={words.end.home} kind="plain" onPress={() => navigation.dispatch(StackActions.popTo('Home'))} testID="end:home" />
        </View>
      }
      testID="sheet:results"
    >
      {open ? (
        <EndTable
          standings={game.standings(view)}
          players={players}
          gameWords={game.words[language]}
          tallies={game.tallies}
          who={whoAt(players, words)}
          onTold={seat => lookThrough({ seat })}
          onSource={game.booked && ((seat, source) => lookThrough({ seat, source }))}
        />
      ) : null}
    </Sheet>
  );
}

/** Always in sight, however long the table above. */
const styles = StyleSheet.create({ buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s } });
