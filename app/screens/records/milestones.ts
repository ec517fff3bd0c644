/** Quiet milestones, all computed from the results that lie in the drawer: nothing is kept beside them. */
import type { Lid } from '@/engine/contract';
import type { Outing } from '@/match/records';
import type { Words } from '@/words/en';

export type MilestoneId = keyof Words['records']['milestone'];

export interface Milestone {
  readonly id: MilestoneId;
  /** When, in milliseconds of the wall clock; null: not yet. */
  readonly reached: number | null;
}

const when = (o: Outing | undefined): number | null => o?.ended ?? null;
const nth = (list: readonly Outing[], n: number): number | null => when(list[n - 1]);

function inARow(all: readonly Outing[], wanted: number): number | null {
  let row = 0;
  for (const o of all) {
    row = o.won ? row + 1 : 0;
    if (row === wanted) return when(o);
  }
  return null;
}

function everyGame(all: readonly Outing[], shelf: readonly Lid[]): number | null {
  const missing = new Set(shelf.map(g => g.id));
  for (const o of all) {
    missing.delete(o.game);
    if (missing.size === 0) return when(o);
  }
  return null;
}

/** `all` in the order in which matches ended. */
export function milestones(all: readonly Outing[], shelf: readonly Lid[]): readonly Milestone[] {
  const won = all.filter(o => o.won);
  const beat = (level: Outing['against']): number | null => when(won.find(o => o.against === level));
  const fullTable = all.find(o => o.seats === shelf.find(g => g.id === o.game)?.seats.most);
  return [
    { id: 'firstMatch', reached: nth(all, 1) },
    { id: 'firstWin', reached: nth(won, 1) },
    { id: 'fiveWins', reached: nth(won, 5) },
    { id: 'threeInARow', reached: inARow(all, 3) },
    { id: 'beatKnight', reached: beat('knight') },
    { id: 'beatBaron', reached: beat('baron') },
    { id: 'beatSovereign', reached: beat('sovereign') },
    { id: 'fullTable', reached: when(fullTable) },
    { id: 'everyGame', reached: everyGame(all, shelf) },
    {
      id: 'withoutHint',
      reached: nth(
        won.filter(o => o.hints === 0),
        10,
      ),
    },
    { id: 'fourPeople', reached: when(all.find(o => o.people === 4)) },
    { id: 'hundred', reached: nth(all, 100) },
  ];
}
