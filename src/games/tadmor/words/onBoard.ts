/** The few words that stand on the board itself: they come with it. */
import type { Language } from '@/engine/contract';
import type { Moment } from '../data/missions';

export interface BoardWords {
  readonly era: (era: string) => string;
  readonly turn: (turn: number) => string;
  readonly marauders: string;
  /** No region has been attacked yet. */
  readonly nowhere: string;
  /** Above the name of a region, or of whoever it was. */
  readonly raidedNow: string;
  readonly safeNow: string;
  readonly sentBy: string;
  /** Both in two lines. */
  readonly safe: (region: string) => string;
  readonly sent: (name: string) => string;
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
  /** When a fulfilled mission may be called in, beside its favour. */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly calledIn: string;
  /** Cards in the hand, and those that are fulfilled or called in. */
  readonly openMissions: (hand: number, done: number) => string;
  readonly close: string;
  readonly open: (what: string, count: number) => string;
  readonly left: (count: number) => string;
  readonly bringsIn: string;
}

const en: BoardWords = {
  era: era => `Era ${era}`,
  turn: turn => `turn ${turn}/9`,
  marauders: 'Marauders',
  nowhere: 'not sent yet',
  raidedNow: 'Raided now',
  safeNow: 'Safe now',
  sentBy: 'Raiders sent by',
  safe: region => `Safe: ${region}`,
  sent: name => `Sent: ${name}`,
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
  moments: {
    anytime: 'at any time',
    placing: 'when placing',
    revealed: 'at a raid',
    removed: 'after a raid',
    resolution: 'resolution',
    improvements: 'improvements',
    afterImprovements: 'after buying',
    construction: 'construction',
  },
  calledIn: 'Called in',
  openMissions: (hand, done) => `King’s missions: ${hand} in hand, ${done} fulfilled. Open`,
  close: 'Close',
  open: (what, count) => `${what}: ${count}. Open`,
  left: count => `${count} left`,
  bringsIn: 'In exchange',
};

const it: BoardWords = {
  era: era => `Era ${era}`,
  turn: turn => `turno ${turn}/9`,
  marauders: 'Predoni',
  nowhere: 'nessun attacco',
  raidedNow: 'Sotto attacco',
  safeNow: 'Ora sicura',
  sentBy: 'Predoni di',
  safe: region => `Sicura: ${region}`,
  sent: name => `Predoni: ${name}`,
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
  moments: {
    anytime: 'sempre',
    placing: 'piazzando',
    revealed: 'ai predoni',
    removed: 'dopo i predoni',
    resolution: 'risoluzione',
    improvements: 'miglioramenti',
    afterImprovements: 'a fine acquisti',
    construction: 'costruzione',
  },
  calledIn: 'Riscossa',
  openMissions: (hand, done) => `Missioni del re: ${hand} in mano, ${done} ${done === 1 ? 'compiuta' : 'compiute'}. Apri`,
  close: 'Chiudi',
  open: (what, count) => `${what}: ${count}. Apri`,
  left: count => `${count} ${count === 1 ? 'rimasta' : 'rimaste'}`,
  bringsIn: 'In cambio',
};

export const onBoard: Readonly<Record<Language, BoardWords>> = { en, it };
