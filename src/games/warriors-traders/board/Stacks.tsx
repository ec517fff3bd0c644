/** The pieces on the map: in each province a heap for each kind. Far away they fill their square; nearer they leave room for names and symbols. */
import { memo } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import type { Tincture } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import type { Traders } from '../state';
import { PieceG } from './PieceG';
import { placeOn, pictureOf, shownIn, type Bounds } from './picture';
import { cellsFor, FOOT, HEAD, legible, readStack, stackAt, written } from './stacks';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly crop: Bounds;
  /** Names and symbols are drawn, too. */
  readonly near: boolean;
  /** How high a pellet is whose figure can be read. */
  readonly pellet: number;
}

export const tinctureOf = (players: readonly Player[], owner: number): Tincture | null =>
  owner < 0 ? null : (players[owner]?.tincture ?? 'sable');

export const Stacks = memo(function Stacks({ view, players, crop, near, pellet }: Props) {
  const picture = pictureOf(view.land);
  const tinctures = players.map(player => player.tincture).join(' ');
  return (
    <View style={over} pointerEvents="none">
      {shownIn(picture, crop).map(p => {
        const [x, y] = placeOn(picture, crop, p);
        return (
          <Stack
            key={p}
            x={x}
            y={y}
            side={picture.side}
            near={near}
            pellet={pellet}
            stack={written(stackAt(view, p))}
            tinctures={tinctures}
          />
        );
      })}
    </View>
  );
});

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly near: boolean;
  readonly pellet: number;
  readonly stack: string;
  /** Of the seats, one after the other. */
  readonly tinctures: string;
}

const Stack = memo(function Stack({ x, y, side, near, pellet, stack, tinctures }: StackProps) {
  const all = readStack(stack);
  if (all.length === 0) return null;
  const seats = tinctures.split(' ') as Tincture[];
  const height = near ? side * (1 - HEAD - FOOT) : side;
  const top = y - side / 2 + (near ? side * HEAD : 0);
  const heaps = legible(all, side, height, pellet);
  const cells = cellsFor(heaps.length, side, height);
  return (
    <Svg width={side} height={height} style={{ position: 'absolute', left: x - side / 2, top, overflow: 'visible' }} aria-hidden>
      {heaps.map((heap, i) => {
        const cell = cells[i];
        if (cell === undefined) return null;
        const { owner, kind, count, lying, life } = heap;
        return (
          <PieceG
            key={heap.id}
            tincture={owner < 0 ? null : (seats[owner] ?? 'sable')}
            kind={kind}
            count={count}
            lying={lying}
            life={life}
            pellet={pellet}
            // Of two beside each other the left one has its figure at the left.
            countAt={heaps.length === 2 && i === 0 ? -1 : 1}
            {...cell}
          />
        );
      })}
    </Svg>
  );
});

const over = { position: 'absolute', left: 0, top: 0 } as const;
