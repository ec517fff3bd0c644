/** A small board on which just what the chapter explains may be chosen: to look at, with a rule card under every long press. */
import { useEffect, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import type { Chapter, Game } from '@/engine/contract';
import { space } from '@/design/space';
import { shown, specimen } from '@/match/specimen';
import { takeTurns } from '@/match/takeTurns';
import type { Viewing } from '@/match/viewing';
import { Text } from '@/pieces/Text';
import { HAND_HEIGHT } from '@/table/boardProps';
import { Still } from '@/table/Still';
import { useSpoken } from '@/words/language';
import { useBoard } from '../../board';

const WIDEST = 640;

export function LiveBoard({ game, chapter }: { readonly game: Game; readonly chapter: Chapter }) {
  const { words, language } = useSpoken();
  const window = useWindowDimensions();
  const [match, setMatch] = useState<Viewing | null | 'none'>(null);
  const drawn = useBoard(game.id);
  const { asks } = chapter;
  useEffect(() => {
    let here = true;
    void takeTurns(specimen(game, asks ?? []), () => !here).then(state => here && setMatch(state === null ? 'none' : shown(game, state)));
    return () => {
      here = false;
    };
  }, [game, asks]);
  // On a phone it needs the room to both sides of the text as well.
  const beside = window.width < WIDEST ? space.l : 0;
  const width = Math.min(WIDEST, window.width - 4 * space.l - 2 + 2 * beside);
  const height = Math.round(width * 1.05);
  if (match === 'none') return null;
  // Its place is kept while it is being found, so that nothing jumps.
  if (match === null || drawn === null) return <View style={{ width, height: height + (drawn?.handHeight ?? HAND_HEIGHT) }} />;
  const { view, question } = match.now();
  return (
    <View testID={`live:${chapter.id}`}>
      <View style={{ marginHorizontal: -beside }}>
        <Still match={match} drawn={drawn} width={width} height={height} layout="phone" hand />
      </View>
      {question === null ? null : (
        <Text role="small" colour="ink2">
          {words.rules.live(game.words[language].asks(view, question))}
        </Text>
      )}
    </View>
  );
}
