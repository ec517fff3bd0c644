/** The seven face-down piles of tiles: one list, a pile for each back after another. */
import { shuffle } from '@/engine/dice';
import { BACKS } from '../data/names';
import { NONE, type Burgundy } from '../state';
import { BACK_OF } from './tile';

/** SET-02: every pile by itself. */
export function shufflePiles(g: Burgundy): void {
  for (let from = 0, to = 0; from < g.piles.length; from = to) {
    const back = BACK_OF[g.piles[from] as number];
    while (to < g.piles.length && BACK_OF[g.piles[to] as number] === back) to++;
    shuffle(g, g.piles, from, to);
  }
}

/** TIM-04: as whoever cannot know the order of a pile sees it. */
export function sortPiles(g: Burgundy): void {
  g.piles.sort((a, b) => (BACK_OF[a] as number) - (BACK_OF[b] as number) || a - b);
}

/** By back: the place after the last tile of its pile; 0 for an empty one. */
export function topsOf(piles: readonly number[]): number[] {
  const tops = new Array<number>(BACKS.length).fill(0);
  for (let i = 0; i < piles.length; i++) tops[BACK_OF[piles[i] as number] as number] = i + 1;
  return tops;
}

/** Takes the last tile of a pile and leaves NONE in its place; NONE from an empty pile (PHA-06). */
export function draw(piles: number[], tops: number[], back: number): number {
  const place = (tops[back] as number) - 1;
  const tile = piles[place] ?? NONE;
  if (BACK_OF[tile] !== back) return NONE;
  piles[place] = NONE;
  tops[back] = place;
  return tile;
}
