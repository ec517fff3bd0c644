/** Il tavolo a parole. */
import { upperFirst } from '@/words/grammar/text';
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
  turn: name => `È il turno di ${name}`,
  waiting: names => `Devono ancora giocare questo round: ${names.join(', poi ')}`,
  onBridge: (name, space) => `${name} sullo spazio ${space}`,
  depots: 'Depositi',
  depot: (depot, tiles, goods) => `Deposito ${depot}: ${tiles}; ${goods}`,
  shields: shields => `Scudi: ${shields.join(', ')}`,
  noTiles: 'nessuna tessera',
  noGoods: 'nessuna merce',
  duke: (name, points) => `${name}, ${points}`,
  mate: (name, points, dice) => `${name}: ${points}${dice === '' ? '' : `; dadi: ${dice}`}`,
  sharedStorage: places => `Spazi chiave comuni: ${places}`,
  matesStorage: (name, places) => `Spazi chiave personali di ${name}: ${places}`,
  duchyToCome: 'Ducato ancora da scegliere',
  dice: faces => `Dadi: ${faces}`,
  used: face => `${face} (usato)`,
  area: (kind, size, tiles, empty) => `${upperFirst(kind)} da ${size}: ${tiles === '' ? '' : `${tiles}; `}ancora ${empty}`,
  complete: areas => `Complete: ${areas.join('; ')}`,
  full: (kind, size, tiles) => `${kind} da ${size} (${tiles.join(', ')})`,
  storage: places => `Spazi chiave: ${places}`,
  free: places => `${places} ${places === 1 ? 'libero' : 'liberi'}`,
  holds: (silver, workers) => `${silver}, ${workers}`,
};
