/** Answers laid out beside each other, each with its sign and a short name; the whole sentence is read out and stands in the prompt under a lying finger. */
import { NARROW } from './handPlan';
import { inGrid } from '@/pieces/boxes';
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { holderOf } from '../rules/armies';
import { kindOf, numberOf } from '../spots';
import { NONE } from '../state';
import { Cell } from './Cell';
import type { Eyes } from './eyes';
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
const GAP = 6;
/** Of a note: the height of a line, the breadth of a letter, and what sign and edges take beside it. */
const NOTE = { line: 16, letter: 6.2, beside: 44 } as const;
/** What a title and the edges take of a tile's height. */
const TITLE = 26;
/** Whose a Troop card is, its note says as well. */
const HELD = [2, 2, 62] as const;

const upright = new Set(['phase', 'area']);

export function Tiles({ eyes, spots, width, growth }: Props) {
  const kinds = [...new Set(spots.map(kindOf))];
  return kinds.map(kind => {
    const mine = spots.filter(at => kindOf(at) === kind);
    const held = kind === 'troop' && width < NARROW && mine.some(at => holderOf(eyes.g, numberOf(at)) !== NONE);
    const [most, few, usual] = held ? HELD : (SHAPES[kind] ?? USUAL);
    const columns = width < NARROW ? few : most;
    const lines = held || kind === 'baron' ? 2 : kind === 'fleet' ? linesOf(eyes, mine, width) : 1;
    const height = Math.round(Math.max(usual, kind === 'fleet' ? TITLE + lines * NOTE.line : 0) * Math.min(growth, 1.2));
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
              lines={lines}
            />
          );
        })}
      </View>
    );
  });
}

/** Who has a stake in a fleet, and how much, may be a long note. */
const linesOf = (eyes: Eyes, spots: readonly Spot[], width: number): number =>
  Math.max(1, ...spots.map(at => Math.ceil(((lookOf(eyes, at).note ?? '').length * NOTE.letter) / (width - NOTE.beside))));

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
