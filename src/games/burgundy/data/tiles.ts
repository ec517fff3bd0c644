/** The hexagonal tiles: one row per kind. A tile in the state is the number of its row, so new rows only come at the end; equal tiles share a row. */
import type { Monastery } from './monasteries';
import type { Animal, Back, Building, Colour, Module } from './names';

export interface PrintedTile {
  readonly id: string;
  /** An inn has neither colour nor pile: it goes on any space, and comes one a phase. So does a joker, which is any black tile kept face down (SOL-06). */
  readonly colour: Colour | 'inn' | 'joker';
  readonly back: Back | 'inn' | 'joker';
  readonly count: number;
  readonly building?: Building;
  readonly animal?: Animal;
  readonly heads?: number;
  readonly monastery?: Monastery;
  /** Absent: in every match. */
  readonly module?: Module;
}

export const TILES: readonly PrintedTile[] = [
  { id: 'building.warehouse', colour: 'building', back: 'beige', count: 5, building: 'warehouse' },
  { id: 'building.warehouse.black', colour: 'building', back: 'black', count: 2, building: 'warehouse' },
  { id: 'building.watchtower', colour: 'building', back: 'beige', count: 5, building: 'watchtower' },
  { id: 'building.watchtower.black', colour: 'building', back: 'black', count: 2, building: 'watchtower' },
  { id: 'building.carpenter', colour: 'building', back: 'beige', count: 5, building: 'carpenter' },
  { id: 'building.carpenter.black', colour: 'building', back: 'black', count: 2, building: 'carpenter' },
  { id: 'building.church', colour: 'building', back: 'beige', count: 5, building: 'church' },
  { id: 'building.church.black', colour: 'building', back: 'black', count: 2, building: 'church' },
  { id: 'building.market', colour: 'building', back: 'beige', count: 5, building: 'market' },
  { id: 'building.market.black', colour: 'building', back: 'black', count: 2, building: 'market' },
  { id: 'building.boardingHouse', colour: 'building', back: 'beige', count: 5, building: 'boardingHouse' },
  { id: 'building.boardingHouse.black', colour: 'building', back: 'black', count: 2, building: 'boardingHouse' },
  { id: 'building.bank', colour: 'building', back: 'beige', count: 5, building: 'bank' },
  { id: 'building.bank.black', colour: 'building', back: 'black', count: 2, building: 'bank' },
  { id: 'building.cityHall', colour: 'building', back: 'beige', count: 5, building: 'cityHall' },
  { id: 'building.cityHall.black', colour: 'building', back: 'black', count: 2, building: 'cityHall' },
  { id: 'pasture.sheep2', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'sheep', heads: 2 },
  { id: 'pasture.sheep3', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'sheep', heads: 3 },
  { id: 'pasture.sheep4', colour: 'pasture', back: 'lightGreen', count: 1, animal: 'sheep', heads: 4 },
  { id: 'pasture.sheep3.black', colour: 'pasture', back: 'black', count: 1, animal: 'sheep', heads: 3 },
  { id: 'pasture.sheep4.black', colour: 'pasture', back: 'black', count: 1, animal: 'sheep', heads: 4 },
  { id: 'pasture.pig2', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'pig', heads: 2 },
  { id: 'pasture.pig3', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'pig', heads: 3 },
  { id: 'pasture.pig4', colour: 'pasture', back: 'lightGreen', count: 1, animal: 'pig', heads: 4 },
  { id: 'pasture.pig3.black', colour: 'pasture', back: 'black', count: 1, animal: 'pig', heads: 3 },
  { id: 'pasture.pig4.black', colour: 'pasture', back: 'black', count: 1, animal: 'pig', heads: 4 },
  { id: 'pasture.cow2', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'cow', heads: 2 },
  { id: 'pasture.cow3', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'cow', heads: 3 },
  { id: 'pasture.cow4', colour: 'pasture', back: 'lightGreen', count: 1, animal: 'cow', heads: 4 },
  { id: 'pasture.cow3.black', colour: 'pasture', back: 'black', count: 1, animal: 'cow', heads: 3 },
  { id: 'pasture.cow4.black', colour: 'pasture', back: 'black', count: 1, animal: 'cow', heads: 4 },
  { id: 'pasture.goat2', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'goat', heads: 2 },
  { id: 'pasture.goat3', colour: 'pasture', back: 'lightGreen', count: 2, animal: 'goat', heads: 3 },
  { id: 'pasture.goat4', colour: 'pasture', back: 'lightGreen', count: 1, animal: 'goat', heads: 4 },
  { id: 'pasture.goat3.black', colour: 'pasture', back: 'black', count: 1, animal: 'goat', heads: 3 },
  { id: 'pasture.goat4.black', colour: 'pasture', back: 'black', count: 1, animal: 'goat', heads: 4 },
  { id: 'mine', colour: 'mine', back: 'grey', count: 10 },
  { id: 'mine.black', colour: 'mine', back: 'black', count: 2 },
  { id: 'ship', colour: 'ship', back: 'blue', count: 20 },
  { id: 'ship.black', colour: 'ship', back: 'black', count: 6 },
  { id: 'castle', colour: 'castle', back: 'darkGreen', count: 14 },
  { id: 'castle.black', colour: 'castle', back: 'black', count: 2 },
  { id: 'monastery.1', colour: 'monastery', back: 'yellow', count: 1, monastery: 1 },
  { id: 'monastery.2', colour: 'monastery', back: 'yellow', count: 1, monastery: 2 },
  { id: 'monastery.3', colour: 'monastery', back: 'yellow', count: 1, monastery: 3 },
  { id: 'monastery.4', colour: 'monastery', back: 'yellow', count: 1, monastery: 4 },
  { id: 'monastery.5', colour: 'monastery', back: 'yellow', count: 1, monastery: 5 },
  { id: 'monastery.6', colour: 'monastery', back: 'yellow', count: 1, monastery: 6 },
  { id: 'monastery.7', colour: 'monastery', back: 'black', count: 1, monastery: 7 },
  { id: 'monastery.8', colour: 'monastery', back: 'yellow', count: 1, monastery: 8 },
  { id: 'monastery.9', colour: 'monastery', back: 'yellow', count: 1, monastery: 9 },
  { id: 'monastery.10', colour: 'monastery', back: 'yellow', count: 1, monastery: 10 },
  { id: 'monastery.11', colour: 'monastery', back: 'yellow', count: 1, monastery: 11 },
  { id: 'monastery.12', colour: 'monastery', back: 'black', count: 1, monastery: 12 },
  { id: 'monastery.13', colour: 'monastery', back: 'yellow', count: 1, monastery: 13 },
  { id: 'monastery.14', colour: 'monastery', back: 'black', count: 1, monastery: 14 },
  { id: 'monastery.15', colour: 'monastery', back: 'black', count: 1, monastery: 15 },
  { id: 'monastery.16', colour: 'monastery', back: 'yellow', count: 1, monastery: 16 },
  { id: 'monastery.17', colour: 'monastery', back: 'yellow', count: 1, monastery: 17 },
  { id: 'monastery.18', colour: 'monastery', back: 'yellow', count: 1, monastery: 18 },
  { id: 'monastery.19', colour: 'monastery', back: 'yellow', count: 1, monastery: 19 },
  { id: 'monastery.20', colour: 'monastery', back: 'yellow', count: 1, monastery: 20 },
  { id: 'monastery.21', colour: 'monastery', back: 'yellow', count: 1, monastery: 21 },
  { id: 'monastery.22', colour: 'monastery', back: 'yellow', count: 1, monastery: 22 },
  { id: 'monastery.23', colour: 'monastery', back: 'yellow', count: 1, monastery: 23 },
  { id: 'monastery.24', colour: 'monastery', back: 'black', count: 1, monastery: 24 },
  { id: 'monastery.25', colour: 'monastery', back: 'black', count: 1, monastery: 25 },
  { id: 'monastery.26', colour: 'monastery', back: 'yellow', count: 1, monastery: 26 },
  { id: 'monastery.27', colour: 'monastery', back: 'yellow', count: 1, monastery: 27, module: 'extraTiles' },
  { id: 'monastery.28', colour: 'monastery', back: 'yellow', count: 1, monastery: 28, module: 'extraTiles' },
  { id: 'building.crane', colour: 'building', back: 'black', count: 1, building: 'crane', module: 'extraTiles' },
  { id: 'pasture.geese', colour: 'pasture', back: 'black', count: 1, animal: 'geese', heads: 2, module: 'extraTiles' },
  { id: 'building.whiteCastle', colour: 'building', back: 'beige', count: 6, building: 'whiteCastle', module: 'whiteCastles' },
  { id: 'building.whiteCastle.black', colour: 'building', back: 'black', count: 2, building: 'whiteCastle', module: 'whiteCastles' },
  { id: 'monastery.29', colour: 'monastery', back: 'yellow', count: 1, monastery: 29, module: 'whiteCastles' },
  { id: 'inn', colour: 'inn', back: 'inn', count: 5, module: 'inns' },
  { id: 'joker', colour: 'joker', back: 'joker', count: 0 },
];
