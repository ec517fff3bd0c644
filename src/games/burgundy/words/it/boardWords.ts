/** Le poche parole che stanno sul tabellone. */
import type { BoardWords } from '../boardWordsForm';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

export const boardWords: BoardWords = {
  depot: depot => `Deposito ${depot}`,
  blackDepot: 'Deposito nero',
  closeDepot: 'Chiudi',
  openDepot: (depot, tiles) => `Apri ${depot}: ${names.tilesCount(tiles)}`,
  emptyDepot: 'Nessuna tessera',
  otherHalf: (half, offered) =>
    `Mostra la metà ${half === 0 ? 'sinistra' : 'destra'} del ducato${offered > 0 ? `: ${offered} ${offered === 1 ? 'spazio' : 'spazi'} da scegliere` : ''}`,
  sharedStores: 'Spazi chiave comuni',
  openPart: (part, empty) => `Apri la parte ${part} del ducato: ${empty} ${empty === 1 ? 'spazio vuoto' : 'spazi vuoti'}`,
  price: '2 monete d’argento, una volta per turno',
  storage: 'Spazi chiave',
  goods: 'Merci',
  pending: {
    ...solo.pending,
    ...team.pending,
    duchy: { what: 'Ducato', does: 'scegline uno' },
    startingCastle: { what: 'Primo castello', does: 'fondalo' },
    makeRoom: { what: 'Fai posto', does: 'scarta una tessera' },
    castleAction: { what: 'Castello', does: 'azione extra' },
    cityHall: { what: 'Centro cittadino', does: 'piazza una tessera' },
    carpenter: { what: 'Bottega', does: 'prendi un edificio' },
    church: { what: 'Chiesa', does: 'prendi una tessera' },
    market: { what: 'Mercato', does: 'prendi una tessera' },
    warehouse: { what: 'Magazzino', does: 'vendi merci' },
    whiteCastle: { what: 'Castello bianco', does: 'usa il dado bianco' },
    crane: { what: 'Argano', does: 'scegli un edificio' },
    ship: { what: 'Nave', does: 'carica merci' },
    secondDepot: { what: 'Nave', does: 'secondo deposito' },
    newGoods: { what: 'Nave', does: 'quale colore' },
    cargo: { what: 'Nave', does: 'un colore da ovunque' },
    hangShield: { what: 'Scudo', does: 'scegli un castello' },
    tribute: { what: 'Tributo', does: 'paga o rinuncia' },
    bounty: { what: 'Scudo', does: 'prendi una tessera' },
    settle: { what: 'Scudo', does: 'piazza la tessera' },
    unload: { what: 'Spazi chiave', does: 'scarta una tessera' },
  },
  then: waiting => `poi ${waiting.join(', ')}`,
  route: 'Via commerciale',
  layGoods: 'merci da posare',
  advance: 'il ponte',
  next: names => (names.length === 0 ? 'Ultimo turno del round' : `Dopo: ${names.join(', poi ')}`),
  restOfTurn: dice => (dice === 0 ? 'fine del turno' : dice === 1 ? 'l’altro dado' : 'i due dadi'),
};
