import { told } from '@/engine/testing/sitting';
import { BACKS, COLOURS } from '../data/names';
import { TILES } from '../data/tiles';
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { BACK_OF, COLOUR_OF } from '../rules/tile';
import { NONE, roundGoods, sourcesOf, type Burgundy } from '../state';
import { black, depot, dice, endTurnsUntil, goodsIn, onlyWaiting, opening, store, table, tile, type Sitting } from './table';

const inDepot = (g: Burgundy, number: number): string[] =>
  g.depots
    .slice((number - 1) * 4, number * 4)
    .filter(t => t !== NONE)
    .map(t => COLOURS[COLOUR_OF[t]!]!)
    .sort();

/** The first turn of a phase (0–4) of a match in which nobody does anything. */
const idleUntil = (seats: number, phase: number): Sitting => endTurnsUntil(opening(seats), at => at.g.phase === phase);

test('PHA-01 five phases of five rounds: 25 rounds and 50 dice for each player', () => {
  let turns = 0;
  const facts: string[] = [];
  let at = opening(2);
  while (at.ask !== null) {
    turns++;
    at = at.choose('endTurn button:endTurn');
    for (const fact of at.facts) if (fact.what === 'diceRolled') facts.push(fact.what);
  }
  expect(turns).toBe(2 * 25);
  expect(facts).toHaveLength(24);
  const { state } = playOut(burgundy, { seats: 2, seed: 3, options: {} }, byChance(5));
  expect([state.phase, state.round]).toEqual([4, 5]);
});

test('PHA-02 tiles left over leave the game when B starts, goods stay', () => {
  const lastRound = table(g => {
    g.round = 4;
    onlyWaiting(g);
    depot(g, 3, 'building.bank');
    black(g, 'mine.black', 'castle.black', 'ship.black', 'monastery.7', 'monastery.12');
    goodsIn(g, 3, { red: 2 });
  });
  const next = lastRound.choose('endTurn button:endTurn');
  expect(next.g.phase).toBe(1);
  expect(next.g.gone).toBe(6);
  expect(told(next, 'phaseBegan')).toMatchObject([{ removed: 6 }]);
  expect(next.g.black[0]).toBe(NONE);
  expect(next.g.piles).not.toContain(NONE);
  const arrived = next.g.whiteDie === 3 ? 1 : 0;
  expect(next.g.depotGoods.slice(12, 18).reduce((a, b) => a + b, 0)).toBe(2 + arrived);
});

test('PHA-03 every slot takes a tile of its own pile: with four players depot 5 shows two buildings, a mine, a monastery', () => {
  const { g } = idleUntil(4, 2);
  expect(inDepot(g, 5)).toEqual(['building', 'building', 'mine', 'monastery']);
  expect(g.black.every(t => TILES[t]!.back === 'black')).toBe(true);
  expect(g.depots.every(t => BACK_OF[t] === COLOUR_OF[t])).toBe(true);
});

test('PHA-03 what the depots show with 2, 3 and 4 players', () => {
  const shown = (seats: number): string[][] => [1, 2, 3, 4, 5, 6].map(number => inDepot(opening(seats).g, number));
  expect(shown(2)).toEqual([
    ['building', 'ship'],
    ['castle', 'monastery'],
    ['building', 'pasture'],
    ['building', 'ship'],
    ['mine', 'monastery'],
    ['building', 'pasture'],
  ]);
  expect(shown(3)).toEqual([
    ['building', 'monastery', 'ship'],
    ['building', 'castle', 'monastery'],
    ['building', 'pasture', 'ship'],
    ['building', 'pasture', 'ship'],
    ['building', 'mine', 'monastery'],
    ['building', 'castle', 'pasture'],
  ]);
  expect(shown(4)).toEqual([
    ['building', 'monastery', 'pasture', 'ship'],
    ['building', 'building', 'castle', 'monastery'],
    ['building', 'monastery', 'pasture', 'ship'],
    ['building', 'mine', 'pasture', 'ship'],
    ['building', 'building', 'mine', 'monastery'],
    ['building', 'castle', 'pasture', 'ship'],
  ]);
});

test('PHA-04 with three players depot 6 has a castle in A, C, E and a mine in B, D', () => {
  const slot = (phase: number): string => COLOURS[COLOUR_OF[idleUntil(3, phase).g.depots[20]!]!]!;
  expect([0, 1, 2, 3, 4].map(slot)).toEqual(['castle', 'mine', 'castle', 'mine', 'castle']);
});

test('PHA-05 the five goods of the phase lie open and come in their order', () => {
  const at = idleUntil(2, 1);
  const coming = roundGoods(at.g);
  expect(coming).toHaveLength(4);
  const later = endTurnsUntil(at, s => s.g.round === 2);
  expect(roundGoods(later.g)).toEqual(coming.slice(2));
});

test('PHA-06 with an empty pile the slots stay empty and play goes on', () => {
  const at = table(g => {
    g.round = 4;
    onlyWaiting(g);
    g.piles = g.piles.filter(t => BACKS[BACK_OF[t]!] !== 'blue');
  }).choose('endTurn button:endTurn');
  expect(at.ask).toBe('turn');
  expect(inDepot(at.g, 1)).toEqual(['building']);
  expect(inDepot(at.g, 2)).toEqual(['castle', 'monastery']);
});

test('PHA-06 the last tile of a pile fills one slot, and no other pile helps out', () => {
  const at = table(g => {
    g.round = 4;
    onlyWaiting(g);
    g.piles = g.piles.filter((t, i, all) => BACKS[BACK_OF[t]!] !== 'blue' || i === all.indexOf(tile('ship')));
  }).choose('endTurn button:endTurn');
  expect(inDepot(at.g, 1)).toEqual(['building', 'ship']);
  expect(inDepot(at.g, 4)).toEqual(['building']);
});

test('PHA-07 an area completed in A, B, C, D, E adds 10, 8, 6, 4, 2', () => {
  const points = (phase: number): number =>
    sourcesOf(
      table(g => {
        g.phase = phase;
        store(g, 0, 'pasture.cow2');
        g.estates[0]!.spaces[26] = tile('building.bank');
        dice(g, 0, 2, 1);
      }).choose('place hex:27 die=0').g,
      0,
    ).phases;
  expect([0, 1, 2, 3, 4].map(points)).toEqual([10, 8, 6, 4, 2]);
});
