/** The table in words. */
import { upperFirst } from '@/words/grammar/text';
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
  turn: name => `${name}’s turn`,
  waiting: names => `Still to play this round: ${names.join(', then ')}`,
  onBridge: (name, space) => `${name} on space ${space}`,
  depots: 'Depots',
  depot: (depot, tiles, goods) => `Depot ${depot}: ${tiles}; ${goods}`,
  shields: shields => `Shields: ${shields.join(', ')}`,
  noTiles: 'no tiles',
  noGoods: 'no goods',
  duke: (name, points) => `${name}, ${points}`,
  mate: (name, points, dice) => `${name}: ${points}${dice === '' ? '' : `; dice: ${dice}`}`,
  sharedStorage: places => `Shared storage: ${places}`,
  matesStorage: (name, places) => `${name}’s own storage: ${places}`,
  duchyToCome: 'No duchy chosen yet',
  dice: faces => `Dice: ${faces}`,
  used: face => `${face} (used)`,
  area: (kind, size, tiles, empty) => `${upperFirst(kind)} of ${size}: ${tiles === '' ? '' : `${tiles}; `}empty ${empty}`,
  complete: areas => `Complete: ${areas.join('; ')}`,
  full: (kind, size, tiles) => `${kind} of ${size} (${tiles.join(', ')})`,
  storage: places => `Storage: ${places}`,
  free: places => `${places} free ${places === 1 ? 'place' : 'places'}`,
  holds: (silver, workers) => `${silver}, ${workers}`,
};
