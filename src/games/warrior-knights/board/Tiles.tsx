/** Answers laid out beside each other, each with its sign and a short name; the whole sentence is read out and stands in the prompt under a lying finger. */
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { kindOf, numberOf } from '../spots';
import { Cell } from './Cell';
import type { Eyes } from './eyes';
import { inGrid, NARROW } from './geometry';
import { lookOf } from './looks';

interface Props {
  readonly eyes: Eyes;
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly growth: number;
}

/** How many stand beside each other, on a phone and in the column of a tablet, and how high they are. */
const SHAPES: Readonly<Record<string, readonly [columns: number, narrow: number, height: number]>> = {
  votes: [5, 4, 50],
  crowns: [5, 4, 50],
  faith: [5, 4, 50],
  troop: [2, 3, 52],
  track: [4, 4, 52],
  phase: [3, 3, 60],
  baron: [2, 1, 52],
  result: [2, 1, 52],
  fleet: [1, 1, 64],
};
const USUAL = [1, 1, 50] as const;
/** Who has a stake in a fleet, and how much, may be a long note. */
const LINES: Readonly<Record<string, number>> = { fleet: 3 };
const GAP = 6;

const upright = new Set(['phase', 'area']);

export function Tiles({ eyes, spots, width, growth }: Props) {
  const kinds = [...new Set(spots.map(kindOf))];
  return kinds.map(kind => {
    const [most, few, usual] = SHAPES[kind] ?? USUAL;
    const columns = width < NARROW ? few : most;
    const height = Math.round(usual * Math.min(growth, 1.2));
    const mine = spots.filter(at => kindOf(at) === kind);
    const narrow = kind === 'troop' && width < NARROW;
    const shown = kind === 'troop' ? [...mine].sort((a, b) => numberOf(a) - numberOf(b)) : mine;
    const rows = Math.ceil(shown.length / columns);
    return (
      <View key={kind} style={{ width, height: rows * height + (rows - 1) * GAP }}>
        {inGrid(shown.length, columns, { left: 0, top: 0, width, height }, height, GAP).map((box, i) => {
          const at = shown[i] as Spot;
          const { icon, tincture, title, note } = lookOf(eyes, at);
          return (
            <Cell
              key={at}
              at={at}
              box={box}
              icon={narrow ? undefined : icon}
              tincture={tincture}
              title={title}
              note={note}
              upright={narrow || upright.has(kind)}
              lines={LINES[kind]}
            />
          );
        })}
      </View>
    );
  });
}

/** A heading among what is laid out. */
export function Heading({ children }: { readonly children: string }) {
  return (
    <BoardText role="smallStrong" colour="ink2" most={1.2}>
      {children}
    </BoardText>
  );
}

/** A sentence among what is laid out. */
export function Line({ children, strong = false }: { readonly children: string; readonly strong?: boolean }) {
  return (
    <BoardText role={strong ? 'smallStrong' : 'small'} most={1.3}>
      {children}
    </BoardText>
  );
}
