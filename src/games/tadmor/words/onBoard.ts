/** The few words that stand on the board itself: they come with it. */
import type { Language } from '@/engine/contract';

export interface OnBoard {
  readonly era: (era: string) => string;
  readonly turn: (turn: number) => string;
  readonly marauders: string;
  /** No region has been attacked yet. */
  readonly nowhere: string;
  readonly improvements: string;
  /** How many are laid out, and what each costs. */
  readonly laidOut: (count: number, price: number) => string;
  readonly price: (price: number) => string;
  readonly missions: string;
  readonly ownImprovements: string;
  readonly rareGoods: string;
  readonly rareAndTemples: string;
  readonly temples: string;
  readonly templeCards: string;
  readonly goods: string;
  readonly tower: string;
  readonly noMissions: string;
  readonly noImprovements: string;
  readonly inHand: string;
  readonly hiddenInHand: (count: number) => string;
  readonly fulfilled: string;
  readonly calledIn: string;
  readonly close: string;
  readonly open: (what: string, count: number) => string;
  readonly left: (count: number) => string;
  readonly bringsIn: string;
}

const en: OnBoard = {
  era: era => `Era ${era}`,
  turn: turn => `turn ${turn}/9`,
  marauders: 'Marauders',
  nowhere: 'no attack yet',
  improvements: 'Improvements',
  laidOut: (count, price) => `${count} at ${price} ${price === 1 ? 'good' : 'goods'} each`,
  price: price => `${price} ${price === 1 ? 'good' : 'goods'} of any kind each`,
  missions: 'King’s missions',
  ownImprovements: 'Your improvements',
  rareGoods: 'Rare goods',
  rareAndTemples: 'Rare goods and temples',
  temples: 'Temples',
  templeCards: 'Temple cards',
  goods: 'Goods',
  tower: 'Tower',
  noMissions: 'No missions.',
  noImprovements: 'No improvements.',
  inHand: 'In hand',
  hiddenInHand: count => `${count} face down`,
  fulfilled: 'Fulfilled',
  calledIn: 'Called in',
  close: 'Close',
  open: (what, count) => `${what}: ${count}. Open`,
  left: count => `${count} left`,
  bringsIn: 'In exchange',
};

const it: OnBoard = {
  era: era => `Era ${era}`,
  turn: turn => `turno ${turn}/9`,
  marauders: 'Predoni',
  nowhere: 'nessun attacco',
  improvements: 'Miglioramenti',
  laidOut: (count, price) => `${count} a ${price} ${price === 1 ? 'bene' : 'beni'} l’uno`,
  price: price => `${price} ${price === 1 ? 'bene' : 'beni'} a scelta l’uno`,
  missions: 'Missioni del re',
  ownImprovements: 'I tuoi miglioramenti',
  rareGoods: 'Merci rare',
  rareAndTemples: 'Merci rare e templi',
  temples: 'Templi',
  templeCards: 'Carte tempio',
  goods: 'Beni',
  tower: 'Torre',
  noMissions: 'Nessuna missione.',
  noImprovements: 'Nessun miglioramento.',
  inHand: 'In mano',
  hiddenInHand: count => `${count} ${count === 1 ? 'coperta' : 'coperte'}`,
  fulfilled: 'Compiuta',
  calledIn: 'Riscossa',
  close: 'Chiudi',
  open: (what, count) => `${what}: ${count}. Apri`,
  left: count => `${count} ${count === 1 ? 'rimasta' : 'rimaste'}`,
  bringsIn: 'In cambio',
};

export const onBoard: Readonly<Record<Language, OnBoard>> = { en, it };
