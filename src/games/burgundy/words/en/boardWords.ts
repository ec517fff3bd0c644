/** The few words that stand on the board itself. */
import type { BoardWords } from '../boardWordsForm';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

export const boardWords: BoardWords = {
  depot: depot => `Depot ${depot}`,
  blackDepot: 'Black depot',
  closeDepot: 'Close',
  openDepot: (depot, tiles) => `Open ${depot}: ${names.tilesCount(tiles)}`,
  emptyDepot: 'No tiles left',
  otherHalf: (half, offered) =>
    `Show the ${half === 0 ? 'left' : 'right'} half of the duchy${offered > 0 ? `: ${offered} ${offered === 1 ? 'space' : 'spaces'} to choose there` : ''}`,
  sharedStores: 'Shared storage',
  openPart: (part, empty) => `Open part ${part} of the duchy: ${empty} ${empty === 1 ? 'space' : 'spaces'} empty`,
  price: '2 silver each, once in your turn',
  storage: 'Storage',
  goods: 'Goods',
  pending: {
    ...solo.pending,
    ...team.pending,
    duchy: { what: 'Duchy', does: 'choose one' },
    startingCastle: { what: 'First castle', does: 'found it' },
    makeRoom: { what: 'Make room', does: 'discard a tile' },
    castleAction: { what: 'Castle', does: 'extra action' },
    cityHall: { what: 'City hall', does: 'place a tile' },
    carpenter: { what: 'Carpenter', does: 'take a building' },
    church: { what: 'Church', does: 'take a tile' },
    market: { what: 'Market', does: 'take a tile' },
    warehouse: { what: 'Warehouse', does: 'sell goods' },
    whiteCastle: { what: 'White castle', does: 'use the white die' },
    crane: { what: 'Crane', does: 'choose a building' },
    ship: { what: 'Ship', does: 'load goods' },
    secondDepot: { what: 'Ship', does: 'second depot' },
    newGoods: { what: 'Ship', does: 'which colour' },
    cargo: { what: 'Ship', does: 'a colour from everywhere' },
    hangShield: { what: 'Shield', does: 'choose a castle' },
    tribute: { what: 'Tribute', does: 'pay or give up' },
    bounty: { what: 'Shield', does: 'take a tile' },
    settle: { what: 'Shield', does: 'place the tile' },
    unload: { what: 'Storage', does: 'discard a tile' },
  },
  then: waiting => `then ${waiting.join(', ')}`,
  route: 'Trade route',
  layGoods: 'goods to lay',
  advance: 'the bridge',
  next: names => (names.length === 0 ? 'Last turn of this round' : `Next: ${names.join(', then ')}`),
  restOfTurn: dice => (dice === 0 ? 'end of turn' : dice === 1 ? 'your other die' : 'both dice'),
};
