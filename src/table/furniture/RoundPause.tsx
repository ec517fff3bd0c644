/** A round is over and the table wants a breath: who stands where, what comes next, and nobody acts until it goes on. */
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { EndTable } from './EndTable';
import { UntilEnd } from './UntilEnd';
import { useMatchView, useTable } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

export function RoundPause() {
  const words = useWords();
  const { gameWords, who } = useTable();
  const match = usePlayedMatch();
  const { game, view, players, pauses } = useMatchView();
  const goOn = (): void => match.goOn();
  return (
    <Sheet
      closeLabel={words.match.goOn}
      open={pauses}
      title={words.match.roundOver}
      onClose={goOn}
      testID="sheet:roundOver"
      foot={<Button label={words.match.goOn} kind="primary" icon="play" onPress={goOn} testID="round:goOn" />}
    >
      {pauses ? (
        <>
          <Text>{words.match.roundNext(gameWords.when(view))}</Text>
          <UntilEnd />
          <EndTable
            standings={game.standings(view)}
            ended={game.ifItEndedNow?.(view)}
            players={players}
            gameWords={gameWords}
            tallies={game.tallies}
            who={who}
            over={false}
          />
        </>
      ) : null}
    </Sheet>
  );
}
