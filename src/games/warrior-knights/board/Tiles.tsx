/** Answers laid out beside each other, each with its sign and a short name; the whole sentence is read out and stands in the prompt under a lying finger. */
import { inGrid } from '@/pieces/boxes';
import { Fragment } from 'react';
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import type { RealmQuestion } from '../asking';
import { kindOf, numberOf } from '../spots';
import { areFew, useAnswers } from './answers';
import { Cell } from './Cell';
import type { Eyes } from './eyes';
import { GAP, tilePlan } from './tilePlan';

interface Props {
  readonly eyes: Eyes;
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly growth: number;
  /** What these answer; absent: they are only looked at. */
  readonly q?: RealmQuestion | null;
}

export function Tiles({ eyes, spots, width, growth, q = null }: Props) {
  const lookOf = useAnswers(eyes, q);
  const kinds = [...new Set(spots.map(kindOf))];
  return kinds.map(kind => {
    const mine = spots.filter(at => kindOf(at) === kind);
    const ordered = kind === 'troop' ? [...mine].sort((a, b) => numberOf(a) - numberOf(b)) : mine;
    const shown = ordered.map(at => ({ at, ...lookOf(at, areFew(mine)) }));
    const { columns, height, lines, upright, signs, notes } = tilePlan(kind, shown, width, growth);
    const rows = Math.ceil(shown.length / columns);
    const heading = q?.ask === 'propose' ? headingOf(eyes, kind) : null;
    return (
      <Fragment key={kind}>
        {heading === null ? null : <Heading>{heading}</Heading>}
        <View style={{ width, height: rows * height + (rows - 1) * GAP }}>
          {inGrid(shown.length, columns, { left: 0, top: 0, width, height }, height, GAP).map((box, i) => {
            const { at, icon, note, ...look } = shown[i] as (typeof shown)[number];
            const words = { ...look, note: notes ? note : undefined, icon: signs ? icon : undefined };
            return <Cell key={at} at={at} box={box} {...words} upright={upright} lines={lines} />;
          })}
        </View>
      </Fragment>
    );
  });
}

/** What a tile is about that says less than a whole motion. */
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
