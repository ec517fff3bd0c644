/** Answers laid out beside each other, each with its sign and a short name; the whole sentence is read out and stands in the prompt under a lying finger. */
import { NARROW } from './handPlan';
import { inGrid } from '@/pieces/boxes';
import { Fragment } from 'react';
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import type { RealmQuestion } from '../asking';
import { holderOf } from '../rules/armies';
import { kindOf, numberOf } from '../spots';
import { NONE } from '../state';
import { areFew, useAnswers } from './answers';
import { Cell } from './Cell';
import type { Eyes } from './eyes';

interface Props {
  readonly eyes: Eyes;
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly growth: number;
  /** What these answer; absent: they are only looked at. */
  readonly q?: RealmQuestion | null;
}

/** How many stand beside each other, on a phone and in the column of a tablet, and how high they are at least. */
const SHAPES: Readonly<Record<string, readonly [columns: number, narrow: number, height: number]>> = {
  votes: [5, 3, 50],
  crowns: [5, 3, 50],
  faith: [5, 3, 50],
  troop: [2, 3, 52],
  track: [4, 4, 52],
  phase: [3, 3, 60],
  baron: [2, 1, 52],
  result: [2, 1, 52],
  fleet: [1, 1, 64],
};
const USUAL = [1, 1, 50] as const;
/** Whose a Troop card is, or what it costs, its note says as well. */
const NOTED = [2, 2, 62] as const;
/** More than this stand closer; Barons then go by their players' names alone. */
const CROWD = 4;
const GAP = 6;
/** Height of a line and breadth of a letter; words grow so far here. */
const TITLE = { line: 18, letter: 6.6 } as const;
const NOTE = { line: 16, letter: 5.8 } as const;
const GROWN = 1.15;
/** What edges take, and a sign beside the words or above them. */
const EDGES = { wide: 16, high: 10 } as const;
const SIGN = { wide: 28, high: 18 } as const;

const upright = new Set(['phase', 'area']);

export function Tiles({ eyes, spots, width, growth, q = null }: Props) {
  const answers = useAnswers(eyes, q);
  const kinds = [...new Set(spots.map(kindOf))];
  return kinds.map(kind => {
    const mine = spots.filter(at => kindOf(at) === kind);
    const few = areFew(mine);
    const shown = (kind === 'troop' ? [...mine].sort((a, b) => numberOf(a) - numberOf(b)) : mine).map(at => ({
      at,
      ...answers.lookOf(at, few),
    }));
    const narrow = kind === 'troop' && width < NARROW;
    const noted = narrow && shown.some(({ at, note }) => holderOf(eyes.g, numberOf(at)) !== NONE || (note?.includes('·') ?? false));
    const [most, least, usual] = noted ? NOTED : (SHAPES[kind] ?? USUAL);
    const crowded = shown.length > CROWD && most < 3 && kind !== 'troop' && width >= NARROW;
    const columns = width < NARROW ? least : crowded ? most + 1 : most;
    const above = narrow || upright.has(kind);
    const room = ((width - (columns - 1) * GAP) / columns - EDGES.wide - (above ? 0 : SIGN.wide)) / Math.min(growth, GROWN);
    const titleLines = linesOf(
      shown.map(({ title }) => title),
      TITLE.letter,
      room,
    );
    const noteLines = linesOf(
      shown.map(({ note }) => (crowded && kind === 'baron' ? '' : (note ?? ''))),
      NOTE.letter,
      room,
    );
    const needed = EDGES.high + titleLines * TITLE.line + noteLines * NOTE.line + (above && !narrow ? SIGN.high : 0);
    const height = Math.round(Math.max(usual, needed) * Math.min(growth, 1.2));
    const rows = Math.ceil(shown.length / columns);
    const heading = q?.ask === 'propose' && mine.some(answers.leadsOn) ? headingOf(eyes, kind) : null;
    return (
      <Fragment key={kind}>
        {heading === null ? null : <Heading>{heading}</Heading>}
        <View style={{ width, height: rows * height + (rows - 1) * GAP }}>
          {inGrid(shown.length, columns, { left: 0, top: 0, width, height }, height, GAP).map((box, i) => {
            const { at, icon, note, ...look } = shown[i] as (typeof shown)[number];
            const lines = Math.max(titleLines, noteLines);
            return (
              <Cell
                key={at}
                at={at}
                box={box}
                {...look}
                note={noteLines === 0 ? undefined : note}
                icon={narrow ? undefined : icon}
                upright={above}
                lines={lines}
              />
            );
          })}
        </View>
      </Fragment>
    );
  });
}

/** Of the longest of them. */
const linesOf = (texts: readonly string[], letter: number, room: number): number =>
  Math.max(...texts.map(text => Math.min(text.split(' ').length, Math.ceil((text.length * letter) / room))));

/** What tiles of this kind lead to, where one has to be tapped before a motion. */
const headingOf = ({ b }: Eyes, kind: string): string | null =>
  kind === 'baron' ? b.aboutBaron : kind === 'crowns' ? b.aboutCrowns : null;

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
