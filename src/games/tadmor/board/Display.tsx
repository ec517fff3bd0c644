/** The improvements that are laid out: in a row on a tablet, behind a door on a phone. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Opener, useAwake } from '@/table/kit/Opener';
import { boardWords } from '../words/boardWords';
import { ALL_TILES, isOwned } from '../rules/box';
import { priceOf } from '../rules/improvements';
import { tileSpot } from '../spots';
import type { Tadmor } from '../state';
import { invites } from './asking';
import { faceUp, laidOut } from './laidOut';
import { TileCard } from './TileCard';

type View2 = Readonly<Tadmor>;

interface RowProps {
  readonly view: View2;
  readonly head: Box;
  readonly boxes: readonly Box[];
}

export function DisplayRow({ view, head, boxes }: RowProps) {
  const words = useInLanguage(boardWords);
  const tiles = faceUp(view);
  const spread = laidOut(boxes, tiles.length);
  return (
    <>
      <View style={[styles.over, styles.head, head]} pointerEvents="none" aria-hidden>
        <BoardText role="smallStrong">{words.improvements}</BoardText>
        <BoardText role="note" colour="ink2">
          {words.price(priceOf(view))}
        </BoardText>
      </View>
      {tiles.map((tile, i) => {
        const box = spread[i];
        return box === undefined ? null : <TileCard key={tile} tile={tile} box={box} tall />;
      })}
    </>
  );
}

interface DoorProps {
  readonly view: View2;
  readonly box: Box;
  readonly onOpen: () => void;
}

export function DisplayDoor({ view, box, onOpen }: DoorProps) {
  const tiles = faceUp(view);
  // Also those in the box: what is offered from there lies nowhere else.
  const awake = useAwake(ALL_TILES.filter(tile => !isOwned(view, tile)).map(tileSpot), invites);
  return <Door box={box} awake={awake} count={tiles.length} price={priceOf(view)} onOpen={onOpen} />;
}

interface DrawnProps extends Pick<DoorProps, 'box' | 'onOpen'> {
  readonly awake: boolean;
  readonly count: number;
  readonly price: number;
}

const Door = memo(function Door({ box, awake, count, price, onOpen }: DrawnProps) {
  const words = useInLanguage(boardWords);
  return (
    <Opener box={box} label={words.open(words.improvements, count)} onPress={onOpen} awake={awake} testID="open:display">
      <View style={styles.door}>
        <Icon name="crane" size={22} />
        <View style={styles.words}>
          <BoardText role="note" most={1.1} numberOfLines={1} style={styles.strong}>
            {words.improvements}
          </BoardText>
          <BoardText role="note" colour="ink2" most={1.1} numberOfLines={1}>
            {words.laidOut(count, price)}
          </BoardText>
        </View>
      </View>
    </Opener>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  door: { flexDirection: 'row', alignItems: 'center', gap: 5, paddingHorizontal: 4 },
  words: { flexShrink: 1 },
  strong: { fontWeight: '600' },
});
