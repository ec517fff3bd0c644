/** Choices, their price and gain, and what lies at a spot. */
import type { DieUse, Tongue } from '../tongue';
import { upper } from '../tileNoun';
import { names } from './names';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function withDie(use: DieUse | null): string {
  if (use === null) return '';
  const die = use.twin === null ? `the ${use.face}` : `the ${use.twin} ${use.face}`;
  return ` with ${die}${use.pay > 0 ? ` and ${names.workers(use.pay)}` : ''}`;
}

const paying = (silver: number, workers: number): string =>
  list([...(silver > 0 ? [names.silver(silver)] : []), ...(workers > 0 ? [names.workers(workers)] : [])]);

export const doings: Tongue['doings'] = {
  take: c => `Take ${c.tile.the} from depot ${c.depot}${withDie(c.use)}`,
  place: c => `Place ${c.tile.the} ${names.onArea[c.colour]} ${c.number}${withDie(c.use)}`,
  sell: c => `Sell ${names.goods(c.good, c.count)}${withDie(c.use)}`,
  workers: c => `Take ${names.workers(c.workers)}${withDie(c.use)}`,
  buy: c =>
    `Buy ${c.tile.the} ${c.depot < 0 ? 'beside the black depot' : c.depot === 0 ? 'from the black depot' : `from depot ${c.depot}`} for ${paying(c.silver, c.workers)}`,
  hire: () => 'Pay 1 silver for 2 workers',
  lift: c => `Use it as ${c.building.a}`,
  endTurn: () => 'End turn',
  skip: () => 'Decline',
  discard: c => `Discard ${c.tile.the} for ${c.incoming.the}`,
  load: c => (c.second ? `Load depot ${c.depot} as well` : `Load the goods of depot ${c.depot}`),
  keep: c => `Load the ${names.colours[c.good]} goods`,
  duchy: c => `Rule duchy ${c.id}`,
  castle: c => `Put your castle on ${c.number}`,
};

export const consequences: Tongue['consequences'] = {
  completes: c => `completes an area of ${c.size} in phase ${c.phase}: ${c.sizePoints} + ${c.phasePoints} points`,
  herd: points => `scores ${names.points(points)}`,
  sale: c =>
    `gains ${list([names.points(c.points), ...(c.silver > 0 ? [names.silver(c.silver)] : []), ...(c.workers > 0 ? [names.workers(c.workers)] : [])])}`,
  freeStep: c =>
    `${list(c.monasteries.map(m => names.monastery(m).one))} ${c.monasteries.length > 1 ? 'save' : 'saves'} ${names.workers(c.saved)}`,
  costs: c => `costs ${names.workers(c.workers)}, ${c.left} left`,
  hires: left => `${names.silver(left)} left`,
  alsoSilver: silver => `also ${names.silver(silver)}`,
  goodsThere: (goods, none) => (none ? 'no goods there' : list(goods)),
  lost: dice => (dice === 1 ? 'one die stays unused' : 'both dice stay unused'),
};

export const labels: Tongue['labels'] = {
  die: (face, used) => `Die ${face}${used ? ', used' : ''}`,
  whiteDie: face => `White die ${face}`,
  inDepot: (tile, depot) => (tile === null ? `Empty, depot ${depot}` : `${upper(tile.one)}, depot ${depot}`),
  depot: (depot, goods) => `Depot ${depot}: ${goods.length === 0 ? 'no goods' : list(goods)}`,
  inBlack: tile => (tile === null ? 'Empty, black depot' : `${upper(tile.one)}, black depot`),
  blackDepot: tiles => `Black depot: ${names.tilesCount(tiles)}`,
  inns: count => (count === 0 ? 'No inn beside the black depot' : `${count} ${count === 1 ? 'inn' : 'inns'} beside the black depot`),
  stored: tile => (tile === null ? 'Free storage place' : `${upper(tile.one)} in storage`),
  space: (colour, number, tile) => {
    const space = `${names.areas[colour].one} ${number}`;
    return tile === null ? `${upper(space)}, empty` : `${upper(tile.one)} on ${space}`;
  },
  goods: goods => (goods.length === 0 ? 'No goods' : `Goods: ${list(goods)}`),
  sold: (goods, count) => (goods.length > 0 ? `Sold: ${list(goods)}` : `${count} ${count === 1 ? 'good' : 'goods'} sold`),
  duchy: id => `Duchy ${id}`,
  bridge: inOrder => `Bridge: ${inOrder.join(', then ')}`,
  bonus: (colour, large, small, worth) => {
    const left =
      large === null && small === null
        ? `${names.points(worth.large)} for the first, ${worth.small} for the second`
        : small === null
          ? `large taken by ${large}, small left: ${names.points(worth.small)}`
          : `taken by ${large} and ${small}`;
    return `${upper(names.areas[colour].one)} bonus: ${left}`;
  },
  coming: goods => (goods.length === 0 ? 'No more goods in this phase' : `Coming goods: ${list(goods)}`),
  silver: count => names.silver(count),
  workers: count => names.workers(count),
  button: { workers: 'Take workers', endTurn: 'End turn', skip: 'Decline' },
  nothing: 'Nothing lies here',
  of: (who, what) => `${who}: ${what}`,
};

export const onBoard: Tongue['onBoard'] = {
  depot: depot => `Depot ${depot}`,
  blackDepot: 'Black depot',
  closeDepot: 'Close',
  openDepot: (depot, tiles) => `Open ${depot}: ${names.tilesCount(tiles)}`,
  emptyDepot: 'No tiles left',
  price: '2 silver each, once in your turn',
  storage: 'Storage',
  goods: 'Goods',
  pending: {
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
  },
  then: waiting => `then ${waiting.join(', ')}`,
  advance: 'the bridge',
  next: names => (names.length === 0 ? 'Last turn of this round' : `Next: ${names.join(', then ')}`),
  restOfTurn: dice => (dice === 0 ? 'end of turn' : dice === 1 ? 'your other die' : 'both dice'),
};
