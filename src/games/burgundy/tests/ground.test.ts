/** What a bot works out once and keeps says the same as what it keeps it for. */
import type { Game } from '@/engine/contract';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { bot } from '../bot';
import { lookOver, newGround, numbersFor } from '../bot/ground';
import { areaGain, inTime } from '../bot/worth';
import { TILES } from '../data/tiles';
import { burgundy } from '../index';
import { spacesFor, surveyOf } from '../rules/duchy';
import { mayLie } from '../rules/placeTile';
import { COLOUR_OF } from '../rules/tile';
import { estateOf, type Burgundy } from '../state';
import { table } from './table';

const game = burgundy as unknown as Game;
const ground = newGround();

/** Bit n is number n. */
function numbersByRule(g: Burgundy, seat: number, tile: number): number {
  const estate = estateOf(g, seat);
  return spacesFor(estate, COLOUR_OF[tile]!)
    .filter(space => mayLie(estate, tile, space))
    .reduce((numbers, space) => numbers | (1 << surveyOf(estate).number[space]!), 0);
}

test.each([
  [2, { inns: true, whiteCastles: true, extraTiles: true }],
  [3, { shields: true }],
  [4, { team: true }],
])('PLC-01, PLC-03, INN-03, SHD-08.18 at %i seats a tile is thought to go where the rules let it lie', (seats, options) => {
  let compared = 0;
  playOut(game, { seats, seed: 3, options: { ...defaultOptions(game, seats), ...options } }, byChance(3), {
    each(state, seat) {
      const g = state as unknown as Burgundy;
      if (estateOf(g, seat).duchy < 0) return;
      lookOver(g, estateOf(g, seat), ground);
      for (let tile = 0; tile < TILES.length; tile += 3) {
        const thought = numbersFor(estateOf(g, seat), tile, ground);
        if (thought !== 0) compared++;
        if (thought !== numbersByRule(g, seat, tile)) throw new Error(`tile ${tile}: ${thought}`);
      }
    },
  });
  expect(compared).toBeGreaterThan(1_000);
});

test.each(['haste', 'delay', 'place', 'complete', 'promise2'])('a changed %s is read anew', name => {
  const { g } = table(() => {});
  const weights = bot.weights!;
  const areas = (): number[] => [1, 2, 3, 4, 5, 6].flatMap(empty => [inTime(g, 6, empty), areaGain(g, 6, empty)]);
  const before = areas();
  const was = weights[name]!;
  weights[name] = was * 8;
  expect(areas()).not.toEqual(before);
  weights[name] = was;
  expect(areas()).toEqual(before);
});
