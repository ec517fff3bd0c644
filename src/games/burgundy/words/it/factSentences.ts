/** What happened, as sentences with their why. */
import { and } from '@/words/grammar/italian';
import { GOODS, PHASES, type Animal, type Colour, type Good } from '../../data/names';
import { NUMBER_ON } from '../../rules/duchy';
import type { SoloEffect } from '../solo';
import type { EffectOf, LanguageForm } from '../languageForm';
import { bonusNoun, colourOfTile, tileNoun } from '../tileNoun';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

const from = (at: string | undefined): string => {
  if (at === 'inn') return 'dalla pila accanto al deposito nero';
  const depot = at?.startsWith('depot:') === true ? at.split(':')[1] : undefined;
  return depot === undefined ? 'dal deposito nero' : `dal deposito ${depot}`;
};
const goods = (good: Good, count: number): string => names.goods(GOODS.indexOf(good), count);
const gains = (silver: number, workers: number): string[] => [
  ...(silver > 0 ? [names.silver(silver)] : []),
  ...(workers > 0 ? [names.workers(workers)] : []),
];
const areaOf: Readonly<Record<Colour, string>> = {
  building: 'un villaggio',
  pasture: 'un pascolo',
  mine: 'un’area di miniere',
  ship: 'un fiume',
  monastery: 'un’area di monasteri',
  castle: 'un’area di castelli',
};
const every: Readonly<Record<Colour, string>> = {
  building: 'tutti i villaggi',
  pasture: 'tutti i pascoli',
  mine: 'tutte le miniere',
  ship: 'tutti i fiumi',
  monastery: 'tutti i monasteri',
  castle: 'tutti i castelli',
};
const herd = (animal: Animal): string => `${animal === 'pig' ? 'i' : 'le'} ${names.animals[animal].many}`;
const effects: Readonly<Record<EffectOf, string>> = {
  warehouse: 'del magazzino',
  watchtower: 'della torre di vedetta',
  carpenter: 'della bottega del carpentiere',
  church: 'della chiesa',
  market: 'del mercato',
  boardingHouse: 'dell’alloggio',
  bank: 'della banca',
  cityHall: 'del centro cittadino',
  crane: 'dell’argano',
  whiteCastle: 'del castello bianco',
  castle: 'del castello',
  ship: 'della nave',
  route: 'della via commerciale',
  shield14: `dello ${names.shield(14).one}`,
  shield15: `dello ${names.shield(15).one}`,
};

/** Why an area counts for more than its spaces. */
function larger(inn: true | undefined, shield: 17 | undefined): string {
  const why = [...(inn === true ? ['la taverna'] : []), ...(shield === 17 ? ['lo scudo 17'] : [])];
  return why.length === 0 ? '' : ` (con ${and(why)})`;
}
const soloEffects: readonly string[] = ['target', 'colour', 'exchange', 'buyPoints'];
const isSolo = (of: EffectOf | SoloEffect): of is SoloEffect => soloEffects.includes(of);

export const told: LanguageForm['told'] = {
  ...solo.told,
  ...team.told,
  duchyChosen: (e, who) => `${who(e.seat)} sceglie il ducato ${e.duchy}.`,
  castleFounded: (e, who) => `${who(e.seat)} fonda un castello sullo spazio ${e.number ?? NUMBER_ON[e.space]}.`,
  phaseBegan: e => {
    const inns = e.inns === undefined ? '' : e.inns === 1 ? ' C’è 1 taverna in vendita.' : ` Ci sono ${e.inns} taverne in vendita.`;
    const left =
      e.removed === 0 ? '' : e.removed === 1 ? ' 1 tessera avanzata esce dal gioco.' : ` ${e.removed} tessere avanzate escono dal gioco.`;
    return `Comincia la fase ${PHASES[e.phase]}: i depositi si riempiono.${left}${inns}`;
  },
  diceRolled: (e, who) => {
    if (e.dice.length === 2) return `Round ${e.round + 1}: ${e.dice.join(' e ')}; dado bianco ${e.whiteDie}.`;
    const rolls = e.dice.flatMap((face, i) => (i % 2 === 0 ? [`${who(i / 2)} ${face} e ${e.dice[i + 1]}`] : []));
    return `Round ${e.round + 1}: ${rolls.join(', ')}; dado bianco ${e.whiteDie}. Comincia ${who(e.first)}.`;
  },
  goodArrived: e => `${goods(e.good, 1)} arriva nel deposito ${e.depot}.`,
  turnBegan: () => null,
  turnEnded: (e, who) =>
    e.unusedDice === 0 ? null : `${who(e.seat)} lascia inutilizzat${e.unusedDice === 1 ? 'o un dado' : 'i entrambi i dadi'}.`,
  dieUsed: (e, who) => {
    if (e.rolled === e.value) return null;
    const price = e.pay === 0 ? 'gratis' : `per ${names.workers(e.pay)}`;
    return `${who(e.seat)} cambia un ${e.rolled} in un ${e.value} ${price}.`;
  },
  tookTile: (e, who) => `${who(e.seat)} prende ${tileNoun(names, e.tile).a} ${from(e.at)}.`,
  boughtTile: (e, who) => `${who(e.seat)} compra ${tileNoun(names, e.tile).a} ${from(e.at)} per ${and(gains(e.silver, e.workers))}.`,
  discardedTile: (e, who) =>
    `${who(e.seat)} scarta ${tileNoun(names, e.tile).a} ${e.shield === 4 ? 'senza lo scudo 4' : 'per fare posto'}.`,
  placedTile: (e, who) =>
    `${who(e.seat)} piazza ${tileNoun(names, e.tile).a} ${names.onArea[e.ground ?? colourOfTile(e.tile)]} ${e.number ?? NUMBER_ON[e.space]}${e.shield === undefined ? '' : `, presa ${e.shield === 14 ? 'da un deposito' : 'dal deposito nero'} (scudo ${e.shield})`}.`,
  areaScored: (e, who) =>
    `${who(e.seat)} completa ${areaOf[e.colour]} di ${e.size === 1 ? '1 spazio' : `${e.size} spazi`}${larger(e.inn, e.shield)} nella fase ${PHASES[e.phase]}: ${e.sizePoints} + ${e.phasePoints} = ${names.points(e.points)}.`,
  postsLinked: (e, who) => {
    const phase = e.awards === 1 ? `${e.phasePoints}` : `${e.awards} × ${e.phasePoints}`;
    const sum = e.awards > 1 || e.bonus > 0 ? `${phase}${e.bonus > 0 ? ` + ${e.bonus}` : ''} = ` : '';
    const points = `nella fase ${PHASES[e.phase]}: ${sum}${names.points(e.points)}`;
    if (e.place === 0) return `${who(e.seat)} collega i punti di frontiera ${and(e.posts.map(post => names.posts[post]))} ${points}.`;
    return `${who(e.seat)} collega tutti e tre i punti di frontiera, ${e.place}º a riuscirci, ${points}.`;
  },
  colourComplete: (e, who) => {
    if (e.bonus === 'none') return `${who(e.seat)} completa ${every[e.colour]}; le due tessere bonus sono già prese.`;
    return `${who(e.seat)} completa ${every[e.colour]} come ${e.bonus === 'large' ? 'primo' : 'secondo'} ducato: ${names.points(e.points)}${e.shield === 7 ? ', raddoppiati dallo scudo 7' : ''}.`;
  },
  livestockScored: (e, who) => {
    const sum = e.heads.map(h => (e.perTile > 0 ? `(${h} + ${e.perTile})` : `${h}`)).join(' + ');
    const result = e.heads.length > 1 || e.perTile > 0 ? `${sum} = ${names.points(e.points)}` : names.points(e.points);
    const also = e.also === undefined ? '' : ` e ${herd(e.also)}`;
    return `${who(e.seat)} conta ${herd(e.animal)}${also} di ${e.shield === 1 ? 'tutti i pascoli (scudo 1)' : 'questo pascolo'}: ${result}.`;
  },
  watchtowerScored: (e, who) => `${who(e.seat)} ottiene ${names.points(e.points)} per la torre di vedetta.`,
  soldGoods: (e, who) =>
    `${who(e.seat)} vende ${goods(e.good, e.count)}: ${and([names.points(e.points), ...gains(e.silver, e.workers)])}${e.shields === undefined ? '' : ` (${e.shields.length > 1 ? 'scudi' : 'scudo'} ${and(e.shields.map(String))})`}.`,
  laidGood: (e, who) => {
    const lays = `${who(e.seat)} posa ${goods(e.good, 1)} sullo spazio ${e.space + 1} della via commerciale`;
    if (e.bonus === undefined) return `${lays}.`;
    return `${lays}, dello stesso colore: come ${bonusNoun(names, e.bonus).a}${e.points > 0 ? `, ${names.points(e.points)}` : ''}.`;
  },
  gainedWorkers: (e, who) =>
    e.why !== 'action'
      ? `${who(e.seat)} ottiene ${and(gains(e.silver, e.workers))} ${e.why === 'route' ? 'dalla via commerciale' : 'dall’alloggio'}.`
      : `${who(e.seat)} prende ${and(gains(0, e.workers).concat(gains(e.silver, 0)))}.`,
  hiredWorkers: (e, who) => `${who(e.seat)} paga ${names.silver(e.silver)} per ${names.workers(e.workers)} (monastero 28).`,
  craneUsed: (e, who) => `${who(e.seat)} usa l’argano come ${names.buildings[e.building].one}.`,
  tookTop: (e, who) =>
    `${who(e.seat)} d’ora in poi sta in cima alla sua pila sul ponte (monastero 27): posizione ${e.place} nell’ordine di turno.`,
  gainedSilver: (e, who) =>
    `${who(e.seat)} ottiene ${names.silver(e.silver)} ${e.why === 'route' ? 'dalla via commerciale' : 'dalla banca'}.`,
  loadedGoods: (e, who) => `${who(e.seat)} carica ${goods(e.good, e.count)} dal deposito ${e.depot}.`,
  leftGoods: e => `${goods(e.good, e.count)} non ${e.count === 1 ? 'entra e resta' : 'entrano e restano'} nel deposito ${e.depot}.`,
  advanced: (e, who) => {
    const place = `posizione ${e.place} nell’ordine di turno`;
    const under = e.under === undefined ? '' : `, sotto ${who(e.under)} (monastero 27)`;
    if (e.from !== e.to) return `${who(e.seat)} avanza allo spazio ${e.to} del ponte${under}: ${place}.`;
    return `${who(e.seat)} è in fondo al ponte e sale ${under === '' ? 'in cima alla pila' : `nella pila${under}`}: ${place}.`;
  },
  effectLost: (e, who) =>
    isSolo(e.of)
      ? solo.lost(e.of, e.why === 'nothing', who(e.seat))
      : e.why === 'nothing'
        ? `${who(e.seat)} non può usare l’effetto ${effects[e.of]}.`
        : `${who(e.seat)} rinuncia all’effetto ${effects[e.of]}.`,
  phaseEnded: e => `Finisce la fase ${PHASES[e.phase]}.`,
  minesPaid: (e, who) =>
    `${who(e.seat)} ottiene ${and(gains(e.silver, e.workers))} da ${e.mines} ${e.mines === 1 ? names.tiles.mine.one : names.tiles.mine.many}${e.shield === 8 ? ' (scudo 8)' : ''}.`,
  leftoverScored: (e, who) => {
    if (e.points === 0) return null;
    const what = {
      unsoldGoods: e.count === 1 ? '1 merce non venduta' : `${e.count} merci non vendute`,
      silver: names.silver(e.count),
      workers: names.workers(e.count),
    }[e.of];
    return `${who(e.seat)} ottiene ${names.points(e.points)} per ${what}.`;
  },
  monasteryScored: (e, who) =>
    `${who(e.seat)} ottiene dal monastero ${e.monastery}: ${e.count} × ${e.each}${e.shield === 10 ? ' × 2' : ''} = ${names.points(e.points)}${e.crane === true ? ', argano compreso' : ''}${e.shield === 10 ? ', raddoppiati dallo scudo 10' : ''}.`,
  tookShield: (e, who) => {
    const shield = names.shield(e.shield).the;
    if (e.dice === undefined) return `${who(e.seat)} prende ${shield} dal deposito ${e.depot} con un castello (scudo 11).`;
    const paid = e.pay === 0 ? '' : ` e ${names.workers(e.pay)}`;
    return `${who(e.seat)} prende ${shield} dal deposito ${e.depot} con i due dadi (${e.dice.join(' e ')})${paid}.`;
  },
  hungShield: (e, who) => `${who(e.seat)} mette ${names.shield(e.shield).the} sul castello ${NUMBER_ON[e.space]}.`,
  lostShield: (e, who) => {
    const shield = names.shield(e.shield);
    if (e.why === 'replaced') return `Lo ${shield.one} di ${who(e.seat)} viene sostituito ed esce dal gioco.`;
    return e.why === 'unpaid'
      ? `${who(e.seat)} non può pagare il tributo: ${shield.the} esce dal gioco.`
      : `${who(e.seat)} rinuncia allo ${shield.one} invece di pagare il tributo.`;
  },
  tributePaid: (e, who) =>
    `${who(e.seat)} paga il tributo per ${e.shields === 1 ? 'uno scudo' : `${e.shields} scudi`}: ${and(gains(e.silver, e.workers))}.`,
  echoedWorkers: (e, who) => `${who(e.seat)} ottiene anche ${names.workers(e.workers)}, come ${who(e.for)} (scudo 2).`,
  followed: (e, who) => `${who(e.seat)} d’ora in poi condivide i monasteri di ${who(e.whom)} (scudo 6).`,
  turnedDie: (e, who) => `${who(e.seat)} cambia un ${e.from} in un ${e.to} (scudo 16).`,
  shieldScored: (e, who) =>
    `${who(e.seat)} ottiene dallo ${names.shield(e.shield).one}: ${e.doubled === true ? `${e.points / 2} × 2 = ` : ''}${names.points(e.points)}${e.doubled === true ? ', raddoppiati dallo scudo 13' : ''}.`,
  matchEnded: (e, who) =>
    e.byTieBreak ? `${who(e.winner)} vince lo spareggio: contano gli spazi vuoti, poi il ponte.` : `Vince ${who(e.winner)}.`,
};
