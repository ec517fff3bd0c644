/** PHA: the start of each of the five phases. */
import { BLACK_SLOTS, boardFor, CASTLE_OR_MINE, DEPOTS } from '../data/board';
import { COLOURS } from '../data/names';
import { GOODS_PER_PHASE } from '../data/scoring';
import type { Happening } from '../ruling';
import { NONE, plays, type Burgundy } from '../state';
import { draw, topsOf } from './piles';
import { MINE } from './tile';

const BLACK_PILE = 6;
/** By slot 0–23: its colour, and the least number of players. */
const SLOT_COLOUR = DEPOTS.flatMap(slots => slots.map(slot => COLOURS.indexOf(slot.colour)));
const SLOT_FROM = DEPOTS.flatMap(slots => slots.map(slot => slot.from));
const SPECIAL_SLOT = (CASTLE_OR_MINE.depot - 1) * 4 + CASTLE_OR_MINE.slot;

export const phase: Happening<'phase'> = {
  runs(g, _, tell) {
    const removed = clearTiles(g, g.depots) + clearTiles(g, g.black);
    fillDepots(g);
    // INN-01: those left over stay.
    if (plays(g, 'inns')) g.inns++;
    g.openGoods = GOODS_PER_PHASE;
    tell({ what: 'phaseBegan', phase: g.phase, removed, ...(plays(g, 'inns') ? { inns: g.inns } : {}), reveals: true });
    g.questions.push({ ask: 'round' });
  },
};

/** PHA-02: tiles left over leave the game; goods stay. */
function clearTiles(g: Burgundy, slots: number[]): number {
  let removed = 0;
  for (let i = 0; i < slots.length; i++) {
    if (slots[i] === NONE) continue;
    slots[i] = NONE;
    removed++;
  }
  g.gone += removed;
  return removed;
}

/** PHA-03, SET-01; PHA-06: a slot whose pile is empty stays empty. */
function fillDepots(g: Burgundy): void {
  const tops = topsOf(g.piles);
  for (let slot = 0; slot < g.depots.length; slot++) {
    if ((SLOT_FROM[slot] as number) <= boardFor(g.seats)) g.depots[slot] = draw(g.piles, tops, colourOfSlot(g, slot));
  }
  for (let slot = 0; slot < g.black.length; slot++) {
    if ((BLACK_SLOTS[slot] as number) <= boardFor(g.seats)) g.black[slot] = draw(g.piles, tops, BLACK_PILE);
  }
  g.piles = g.piles.filter(tile => tile !== NONE);
}

/** PHA-04: with three players the castle slot of depot 6 takes a mine in B and D. */
function colourOfSlot(g: Readonly<Burgundy>, slot: number): number {
  const mine =
    slot === SPECIAL_SLOT && g.seats === CASTLE_OR_MINE.players && (CASTLE_OR_MINE.minePhases as readonly number[]).includes(g.phase);
  return mine ? MINE : (SLOT_COLOUR[slot] as number);
}
