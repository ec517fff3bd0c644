/** Choices, their price and gain, and what lies at a spot. */
import { upperFirst } from '@/words/grammar/text';
import { and } from '@/words/grammar/italian';
import type { DieUse, LanguageForm } from '../languageForm';
import type { Half } from '../../teams';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';
import { besideHalf } from '../numberOn';

/** 'con il 3', 'con l’1', 'con il primo 3'. */
function withDie(use: DieUse | null): string {
  if (use === null) return '';
  if (use.twin === 'white')
    return ` con ${use.face === 1 ? 'l’1' : `il ${use.face}`} bianco${use.pay > 0 ? ` e ${names.workers(use.pay)}` : ''}`;
  const twin = use.twin === null ? '' : use.twin === 'first' ? 'primo ' : 'secondo ';
  const die = twin === '' && use.face === 1 ? 'l’1' : `il ${twin}${use.face}`;
  return ` con ${die}${use.pay > 0 ? ` e ${names.workers(use.pay)}` : ''}`;
}

const side = { left: 'di chi siede alla tua sinistra', right: 'di chi siede alla tua destra', across: 'di chi siede di fronte' };

const paying = (silver: number, workers: number): string =>
  and([...(silver > 0 ? [names.silver(silver)] : []), ...(workers > 0 ? [names.workers(workers)] : [])]);

const inHalf = (half: Half | null): string | null => (half === null ? null : team.halves[half]);

export const choices: LanguageForm['choices'] = {
  ...solo.choices,
  ...team.choices,
  take: c => `Prendi ${c.tile.the} dal deposito ${c.depot}${withDie(c.use)}`,
  takeBlack: tile => `Prendi ${tile.the} dal deposito nero`,
  place: c => `Piazza ${c.tile.the} ${names.onArea[c.colour]} ${besideHalf(c.number, inHalf(c.half))}${withDie(c.use)}`,
  sell: c => `Vendi ${names.goods(c.good, c.count)}${withDie(c.use)}`,
  workers: c => `Prendi ${names.workers(c.workers)}${withDie(c.use)}`,
  buy: c =>
    `Compra ${c.tile.the} ${c.depot < 0 ? 'accanto al deposito nero' : `dal deposito ${c.depot === 0 ? 'nero' : c.depot}`} per ${paying(c.silver, c.workers)}`,
  hire: () => 'Paga 1 moneta d’argento per 2 lavoratori',
  lift: c => `Usalo come ${c.building.one}`,
  shield: c =>
    `Prendi ${c.shield.the} dal deposito ${c.depot}${c.workers === null ? '' : ` con i due dadi${c.workers > 0 ? ` e ${names.workers(c.workers)}` : ''}`}`,
  hang: c => `Metti ${c.shield.the} sul castello ${c.number}${c.over === null ? '' : `, al posto dello ${c.over.one}`}`,
  follow: c => `Condividi i monasteri ${side[c.side]}${c.monasteries.length > 0 ? ` (${and(c.monasteries.map(String))})` : ''}`,
  turnDie: c =>
    `Porta ${c.twin === null ? (c.from === 1 ? 'l’1' : `il ${c.from}`) : `il ${c.twin === 'first' ? 'primo' : 'secondo'} ${c.from}`} a ${c.to}`,
  tribute: c => `Paga ${paying(c.silver, c.workers)} per ${c.shields === 1 ? 'lo scudo' : `${c.shields} scudi`}`,
  release: c => `Rinuncia allo ${c.shield.one}`,
  endTurn: () => 'Chiudi il turno',
  skip: () => 'Rinuncia',
  discard: c => `Scarta ${c.tile.the}${c.incoming === null ? '' : ` per ${c.incoming.the}`}`,
  load: c => (c.second ? `Carica anche il deposito ${c.depot}` : `Carica le merci del deposito ${c.depot}`),
  keep: c => `Carica le ${names.goods(c.good, 2).slice(2)}${c.everywhere ? ' da ogni deposito' : ''}`,
  duchy: c => `Governa il ducato ${c.id}`,
  castle: c => `Fonda il castello sullo spazio ${c.number}`,
};

export const consequences: LanguageForm['consequences'] = {
  completes: c => `completa un’area di ${c.size} nella fase ${c.phase}: ${c.sizePoints} + ${c.phasePoints} punti`,
  herd: points => `dà ${names.points(points)}`,
  sale: c =>
    `dà ${and([names.points(c.points), ...(c.silver > 0 ? [names.silver(c.silver)] : []), ...(c.workers > 0 ? [names.workers(c.workers)] : [])])}`,
  freeStep: c => `${and(c.monasteries.map(m => names.monastery(m).one))}: ${names.workers(c.saved)} in meno`,
  costs: c => `costa ${names.workers(c.workers)}, te ne ${c.left === 1 ? 'resta' : 'restano'} ${c.left}`,
  hires: left => (left === 0 ? 'non ti resta argento' : `ti ${left === 1 ? 'resta' : 'restano'} ${names.silver(left)}`),
  onRoute: bonuses => `sulla via: ${and(bonuses)}`,
  alsoSilver: silver => `anche ${names.silver(silver)}`,
  goodsThere: (goods, none) => (none ? 'nessuna merce' : and(goods)),
  lost: dice => (dice === 1 ? 'un dado resta inutilizzato' : 'entrambi i dadi restano inutilizzati'),
  bothDice: () => 'usa entrambi i dadi',
  replaces: shield => `${shield.the} esce dal gioco`,
  forfeits: points => `${names.points(points)} in meno alla fine`,
};

export const labels: LanguageForm['labels'] = {
  die: (face, used) => `Dado ${face}${used ? ', usato' : ''}`,
  whiteDie: face => (face === 0 ? 'Dado bianco, non ancora tirato' : `Dado bianco ${face}`),
  inDepot: (tile, depot) => (tile === null ? `Vuoto, deposito ${depot}` : `${upperFirst(tile.one)}, deposito ${depot}`),
  depot: (depot, goods) => `Deposito ${depot}: ${goods.length === 0 ? 'nessuna merce' : and(goods)}`,
  inBlack: tile => (tile === null ? 'Vuoto, deposito nero' : `${upperFirst(tile.one)}, deposito nero`),
  blackDepot: tiles => `Deposito nero: ${names.tilesCount(tiles)}`,
  inns: count =>
    count === 0 ? 'Nessuna taverna accanto al deposito nero' : `${count} ${count === 1 ? 'taverna' : 'taverne'} accanto al deposito nero`,
  shield: (shield, depot) => (shield === null ? `Nessuno scudo, deposito ${depot}` : `${upperFirst(shield.one)}, deposito ${depot}`),
  bearing: (tile, shield) => ({ ...tile, one: `${tile.one} con ${shield.the}` }),
  stored: tile => (tile === null ? 'Spazio chiave libero' : `${upperFirst(tile.one)}, negli spazi chiave`),
  storedIn: team.stored,
  oneOf: (number, nth, of) => `${number} (${nth} di ${of})`,
  space: (colour, number, tile) => {
    const space = `${names.areas[colour].one} ${number}`;
    return tile === null ? `${upperFirst(space)}, vuoto` : `${upperFirst(tile.one)} su ${space}`;
  },
  inHalf: (space, half) => `${space}, ${team.halves[half]}`,
  atPost: (space, post) => `${space}, al punto di frontiera ${names.posts[post]}`,
  posts: linked =>
    linked.length === 0
      ? 'Punti di frontiera: nessuno collegato'
      : `Punti di frontiera collegati: ${and(linked.map(post => names.posts[post]))}`,
  goods: goods => (goods.length === 0 ? 'Nessuna merce' : `Merci: ${and(goods)}`),
  sold: (goods, count, hidden) => {
    if (goods.length === 0) return count === 1 ? '1 merce venduta' : `${count} merci vendute`;
    return `Vendute: ${and(goods)}${hidden > 0 ? `, e ${hidden} a faccia in giù` : ''}`;
  },
  route: (filled, of, next) =>
    `Via commerciale: ${filled} spazi su ${of} occupati${next.length === 0 ? '' : `. Prossimi: ${next.join('; ')}`}`,
  routeSpace: c =>
    `Spazio ${c.space} della via commerciale, per merce ${names.colours[c.colour]}: ${c.bonus}; ${c.laid < 0 ? 'vuoto' : `c’è ${names.goods(c.laid, 1)}`}`,
  duchy: id => `Ducato ${id}`,
  bridge: inOrder => `Ponte: ${inOrder.join(', poi ')}`,
  bonus: (colour, large, small, worth) => {
    const left =
      large === null && small === null
        ? `${names.points(worth.large)} al primo, ${worth.small} al secondo`
        : small === null
          ? `la grande è di ${large}, resta la piccola: ${names.points(worth.small)}`
          : `prese da ${large} e ${small}`;
    return `Bonus ${names.areas[colour].many}: ${left}`;
  },
  coming: goods => (goods.length === 0 ? 'Nessun’altra merce in questa fase' : `Merci in arrivo: ${and(goods)}`),
  silver: count => names.silver(count),
  workers: count => names.workers(count),
  target: solo.target,
  button: { ...solo.buttons, workers: 'Prendi lavoratori', endTurn: 'Chiudi il turno', skip: 'Rinuncia', tribute: 'Paga il tributo' },
  nothing: 'Qui non c’è nulla',
  of: (who, what) => `${who}: ${what}`,
};
