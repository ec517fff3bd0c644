/** Il tavolo a parole. */
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
  freeSpaces: spaces => `Liberi: ${spaces}`,
  market: 'Accanto alla mappa',
  noImprovements: 'Nessun miglioramento è esposto',
  improvements: (price, tiles) => `Miglioramenti, ${price}: ${tiles}`,
  merchant: (name, points) => `${name}, ${points}`,
  goods: goods => `Beni: ${goods}`,
  traded: goods => `Ricevuti in scambio: ${goods}`,
  none: 'nessuno',
  inHand: missions => `Missioni in mano: ${missions}`,
  hiddenInHand: count => (count === 1 ? '1 missione in mano, coperta' : `${count} missioni in mano, coperte`),
  fulfilled: missions => `Compiute: ${missions}`,
  calledIn: missions => `Riscosse: ${missions}`,
  owns: tiles => `Miglioramenti: ${tiles}`,
  posted: (piece, tile) => `${piece === 'nave' ? 'Una' : 'Un'} ${piece} sta su ${tile}`,
};
