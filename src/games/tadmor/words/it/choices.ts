import { counted } from '@/words/grammar/italian';
import { TEMPLE_PARTS } from '../../data/names';
import type { Choices, Labels } from '../languageForm';
import { names } from './names';

const own = (isOwn: boolean): string => (isOwn ? ', cantieri privati' : '');
const court = (isOwn: boolean): string => (isOwn ? ', corte privata' : '');

/** What is ended by it, where that is more than being done. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  place: 'Smetti di piazzare',
  freeTile: 'Non prendere altro',
  improve: 'Lascia questo spazio',
};

export const choices: Choices = {
  takeGood: good => `Prendi 1 ${good}`,
  pay: good => `Paga 1 ${good}`,
  spare: good => `Risparmia 1 ${good}`,
  drop: good => `Scarta 1 ${good}`,
  takeTile: tile => `Prendi ${tile}`,
  buyTile: (tile, price) => `Compra ${tile} per ${price} ${price === 1 ? 'bene' : 'beni'}`,
  place: (piece, on) => `Piazza ${piece}: ${on}`,
  redirect: region => `Mandali in: ${region}`,
  select: region => `Scegli in segreto: ${region}`,
  swap: ({ piece, own: mine, whose, other }) =>
    piece === 'camel'
      ? `Scambia il tuo cammello (${mine}) con quello di ${whose} (${other})`
      : `Scambia la tua nave (${mine}) con quella di ${whose} (${other})`,
  gather: (goods, where) => `Raccogli ${goods}: ${where}`,
  gifts: points => `Prendi i doni: ${points}`,
  newPiece: piece => `Ottieni ${piece}`,
  trade: (give, get) => `Scambia ${give} con ${get}`,
  discardMission: (mission, good) => `Cedi ${mission} per ${good}`,
  credit: (good, points) => `Prendi a credito ${good} per ${points}`,
  claim: (mission, favour) => `Riscuoti ${mission}: ${favour}`,
  build: c =>
    `Costruisci ${c.pairs > 0 ? `${c.pairs} ${c.pairs === 1 ? 'coppia' : 'coppie'}: ` : ''}${c.levels}, fino a ${c.height}${own(c.own)}`,
  traitor: (victim, levels, isOwn) => `Abbatti ${levels}: ${victim}${own(isOwn)}`,
  temple: (part, from, worth) =>
    `Costruisci il ${part} (${worth})${{ palmyra: ' e pesca una missione', ebla: ' a Ebla', shrine: ' nel tuo santuario', works: ', cantieri privati' }[from]}`,
  buyRare: (rare, isOwn) => `Compra ${rare}${own(isOwn)}`,
  buyRareByName: (rare, points) => `Compra ${rare} per ${points}`,
  takeRare: rare => `Prendi ${rare}`,
  draw: isOwn => `Pesca una missione${own(isOwn)}`,
  fulfil: (mission, isOwn) => `Compi ${mission}${own(isOwn)}`,
  payTax: gold => `Paga ${gold} oro`,
  loseTax: points => `Perdi ${points}`,
  exempt: () => 'Usa la corte privata contro le tasse',
  supplies: (points, isOwn) => `Rifornisci la guerra: ${points}${court(isOwn)}`,
  pawn: (good, isOwn) => `Diventa primo giocatore e prendi ${good}${court(isOwn)}`,
  done: ask => DONE[ask] ?? 'Fatto',
  decline: ask => (ask === 'place' ? 'Per ora conserva il favore' : ask === 'select' ? 'Non mandare i predoni' : 'Conserva il favore'),
};

export const labels: Labels = {
  space: (place, brings) => (brings === null ? place : `${place}, ${brings}`),
  piece: (who, piece) => `${piece} di ${who}`,
  empty: 'libero',
  tile: tile => `Miglioramento: ${tile}`,
  mission: (mission, points) => `Missione ${mission}, ${points} punti`,
  region: (region, state) => `${region}${{ open: '', slot: ', ultima attaccata', attacked: ', sotto attacco' }[state]}`,
  stock: (goods, traded) => (traded === 0 ? goods : `${goods}, e ${traded} da scambi di questo turno`),
  warehouse: (count, limit) => `Magazzino: ${counted(count, 'bene', 'beni')}; a fine turno ne restano ${limit}`,
  get: goods => `In cambio di ${goods}`,
  stack: (colour, count, top) => (top === null ? `Nessuna merce: ${colour}` : `Merci, ${colour}: ${count}, in cima ${top}`),
  rare: rare => `Merce rara: ${rare}`,
  tower: (who, height) => `Torre di ${who}: ${names.levels(height)}`,
  temples: (who, worths) =>
    worths.length === 0 ? `${who} non ha templi` : `Templi di ${who}: ${names.list(worths.map(worth => `uno da ${worth}`))}`,
  rares: (who, goods) => (goods === '' ? `${who} non ha merci rare` : `Merci rare di ${who}: ${goods}`),
  reserve: (piece, left, of) => `${piece === 'camel' ? 'Cammelli' : 'Navi'} a casa: ${left} su ${of}`,
  templeCards: left =>
    `Carte del tempio rimaste: ${names.list(left.map((count, part) => `${names.parts[TEMPLE_PARTS[part] ?? 'basement']} ${count}`))}`,
  deck: (cards, discards) => `Missioni del re: ${names.cards(cards)}, ${discards} ${discards === 1 ? 'scartata' : 'scartate'}`,
  turn: (when, first, next) => `${when}. Comincia ${first}${next === null ? '' : `, nel prossimo turno ${next}`}.`,
  slot: (now, safe, sentBy) =>
    [
      'Predoni',
      ...(now === null ? [] : [`sotto attacco: ${now}`]),
      ...(safe === null ? [] : [`attaccata per ultima, quindi sicura: ${safe}`]),
      ...(sentBy === null ? [] : [`mandati in segreto per il prossimo turno da ${sentBy}`]),
      ...(now === null && safe === null && sentBy === null ? ['nessuno li ha ancora mandati'] : []),
    ].join('; '),
  points: 'Punti prestigio',
  button: { done: 'Fatto', decline: 'Rifiuta', payTax: 'Paga le tasse', loseTax: 'Perdi punti' },
  nothing: 'Qui non c’è niente',
};
