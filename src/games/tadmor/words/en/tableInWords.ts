/** The table in words. */
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
  freeSpaces: spaces => `Free: ${spaces}`,
  market: 'Beside the map',
  noImprovements: 'No improvements are laid out',
  improvements: (price, tiles) => `Improvements, ${price}: ${tiles}`,
  merchant: (name, points) => `${name}, ${points}`,
  goods: goods => `Goods: ${goods}`,
  traded: goods => `Received in exchange: ${goods}`,
  none: 'none',
  inHand: missions => `Missions in hand: ${missions}`,
  hiddenInHand: count => `${count} ${count === 1 ? 'mission' : 'missions'} in hand, face down`,
  fulfilled: missions => `Fulfilled: ${missions}`,
  calledIn: missions => `Called in: ${missions}`,
  owns: tiles => `Improvements: ${tiles}`,
  posted: (piece, tile) => `A ${piece} stands on ${tile}`,
};
