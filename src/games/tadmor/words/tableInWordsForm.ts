/** The few sentences that only the table in words needs. */
import type { Language } from '@/engine/contract';

export interface TableInWordsForm {
  readonly freeSpaces: (spaces: string) => string;
  readonly market: string;
  readonly noImprovements: string;
  readonly improvements: (price: string, tiles: string) => string;
  readonly merchant: (name: string, points: string) => string;
  readonly goods: (goods: string) => string;
  readonly traded: (goods: string) => string;
  readonly none: string;
  readonly inHand: (missions: string) => string;
  readonly hiddenInHand: (count: number) => string;
  readonly fulfilled: (missions: string) => string;
  readonly calledIn: (missions: string) => string;
  readonly owns: (tiles: string) => string;
  readonly posted: (piece: string, tile: string) => string;
}

const en: TableInWordsForm = {
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

const it: TableInWordsForm = {
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

export const reading: Readonly<Record<Language, TableInWordsForm>> = { en, it };
