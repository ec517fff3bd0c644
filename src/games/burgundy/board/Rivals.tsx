/** On a tablet the duchies of the others are always one glance away. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { radius, space } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import type { Player, Tincture } from '@/match/matchView';
import { Shield } from '@/pieces/Shield';
import { NONE, type Burgundy } from '../state';
import { BoardText } from '@/pieces/BoardText';
import type { Box } from './geometry';
import { GoodsRowG } from './GoodsG';
import { MiniatureDuchy } from './Miniature';
import { TileG } from './TileG';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly looking: Seat;
  readonly players: readonly Player[];
  readonly boxes: readonly Box[];
}

export function Rivals({ view, looking, players, boxes }: Props) {
  const others = view.dukes.map((_, seat) => seat).filter(seat => seat !== looking);
  return (
    <>
      {others.map((seat, i) => {
        const box = boxes[i];
        const duke = view.dukes[seat];
        const player = players[seat];
        if (box === undefined || duke === undefined || player === undefined || box.height < 60) return null;
        return (
          <Rival
            key={seat}
            box={box}
            name={player.name}
            tincture={player.tincture}
            duchy={duke.duchy}
            filled={duke.spaces.flatMap((tile, space) => (tile === NONE ? [] : [space])).join(',')}
            storage={duke.storage.join(',')}
            goods={duke.goods.join(',')}
          />
        );
      })}
    </>
  );
}

interface RivalProps {
  readonly box: Box;
  readonly name: string;
  readonly tincture: Tincture;
  readonly duchy: number;
  readonly filled: string;
  readonly storage: string;
  readonly goods: string;
}

/** Larger names do not fit beside a duchy; the seats say them too. */
const MOST_GROWTH = 1.3;

const Rival = memo(function Rival({ box, name, tincture, duchy, filled, storage, goods }: RivalProps) {
  const { colours, growth } = useTheme();
  const size = Math.min(box.height - 10, box.width * 0.58);
  const beside = box.width - size - 22;
  const tileWidth = Math.min(28, beside / 3);
  const tiles = storage
    .split(',')
    .map(Number)
    .filter(tile => tile !== NONE);
  return (
    <View style={[styles.rival, box, { borderColor: colours.rule, backgroundColor: colours.card }]} pointerEvents="none" aria-hidden>
      {duchy === NONE ? <View style={{ width: size, height: size }} /> : <MiniatureDuchy duchy={duchy} filled={filled} size={size} />}
      <View style={styles.beside}>
        <View style={styles.name}>
          <Shield tincture={tincture} width={20} />
          {growth > MOST_GROWTH ? null : (
            <BoardText role="smallStrong" numberOfLines={1} style={styles.shrink}>
              {name}
            </BoardText>
          )}
        </View>
        <Svg width={beside} height={tileWidth * 1.2} pointerEvents="none">
          {tiles.map((tile, i) => (
            <TileG key={i} tile={tile} x={(i + 0.5) * tileWidth} y={tileWidth * 0.6} width={tileWidth - 1} height={tileWidth * 1.1} />
          ))}
        </Svg>
        <Svg width={beside} height={26} pointerEvents="none">
          <GoodsRowG counts={goods} box={{ left: 0, top: 0, width: beside, height: 24 }} size={22} />
        </Svg>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  rival: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: 4,
    borderWidth: 1,
    borderRadius: radius.piece,
  },
  beside: { flex: 1, gap: space.xs, minWidth: 0 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  shrink: { flexShrink: 1 },
});
