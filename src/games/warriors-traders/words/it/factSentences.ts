/** What happened, as sentences with their why. */
import type { Who } from '@/engine/contract';
import { KINDS, RESOURCES, TRACKS } from '../../data/names';
import { levelName, nationById, placeName } from '../lookUp';
import type { LanguageForm } from '../languageForm';
import { and, joined, to } from '@/words/grammar/italian';
import { names, onTrack } from './names';
import { from, there, whole } from './places';

const kind = (number: number): string => names.kinds[KINDS[number] ?? 'infantry'].one;
const theKind = (number: number): string => names.kinds[KINDS[number] ?? 'infantry'].the;
const track = (number: number): string => names.tracks[TRACKS[number] ?? 'production'];
/** 'nel Commercio', 'alla Produzione' */
const at = (preposition: 'a' | 'da' | 'in', number: number): string => joined(preposition, onTrack(track(number)));
const one = (good: number, count = 1): string => names.amount(count, RESOURCES[good] ?? 'food');
const goods = (counts: readonly number[]): string => {
  const some = counts.flatMap((count, good) => (count > 0 ? [one(good, count)] : []));
  return some.length === 0 ? 'niente' : names.list(some);
};
const side = (owner: number, who: Who): string => (owner < 0 ? 'i barbari' : who(owner));
const isMany = (owner: number): boolean => owner < 0;
const whose = (owner: number, number: number, who: Who): string =>
  owner < 0 ? `${kind(number)} dei barbari` : `${kind(number)} di ${who(owner)}`;

/** By track. */
const AWARDS = ['titolo di Costruttore', 'titolo di Commerciante', 'titolo di Guerriero'];

export const told: LanguageForm['told'] = {
  nation: (e, who) => `${who(e.seat)} gioca con ${nationById(names, e.nation).to}.`,
  allied: (e, who) => `${and([who(e.seat), who(e.other)])} si alleano.`,
  allyRefused: (e, who) => `${who(e.seat)} non vuole allearsi con ${who(e.from)}.`,
  developed: (e, who) =>
    e.reached
      ? `${who(e.seat)} raggiunge ${track(e.track)} ${levelName(e.level)}.`
      : `${who(e.seat)} mette un gettone sul percorso ${track(e.track)}.`,
  award: (e, who) => `${who(e.seat)} ha più gettoni di tutti ${at('in', e.track)}: ${AWARDS[e.track] ?? ''}, 3 punti.`,
  awardLost: (e, who) => `${who(e.seat)} perde il ${AWARDS[e.track] ?? ''}: −3 punti.`,
  shifted: (e, who) => `${who(e.seat)} sposta un gettone ${at('da', e.from)} ${at('a', e.to)}.`,
  turnBegan: (e, who) =>
    `Turno ${e.turn}: comincia ${e.order === undefined ? who(e.first) : names.list(e.order.map((seat, i) => (i === 1 ? `poi ${who(seat)}` : who(seat))))}; gli eserciti barbari hanno forza ${e.barbarians}.`,
  fed: (e, who) => `${who(e.seat)} nutre ${names.armies(e.armies)} con ${one(0, e.food)}.`,
  starved: (e, who) => `${who(e.seat)} lascia morire di fame ${theKind(e.kind)} ${there(placeName(e.at ?? ''))}.`,
  income: (e, who) => `${who(e.seat)} ottiene ${goods([...e.gain, e.tax])}${e.tax > 0 ? ', l’oro come tassa' : ''}.`,
  soloRoute: (e, who) => `${who(e.seat)} ottiene ${one(e.good)} da una rotta commerciale inutilizzata.`,
  noTrade: () => 'Nessuno ha un centro commerciale: niente commercio in questo turno.',
  banked: (e, who) => `${who(e.seat)} compra ${one(e.get)} per ${one(e.give, e.count)} dalla banca.`,
  routeOpened: (e, who) => `${who(e.seat)} apre una rotta commerciale verso ${who(e.other)}.`,
  boughtPoint: (e, who) => `${who(e.seat)} compra 1 punto per ${one(3, e.gold)}.`,
  proposed: (e, who) => `${who(e.seat)} ${e.reply ? 'risponde' : 'propone'} ${to(who(e.to))}: dà ${goods(e.give)} per ${goods(e.want)}.`,
  dealt: (e, who) => `${and([who(e.seat), who(e.to)])} scambiano ${goods(e.give)} per ${goods(e.want)}.`,
  rejected: (e, who) => `${who(e.seat)} rifiuta la proposta di ${who(e.from)}.`,
  passed: (e, who) => `${who(e.seat)} passa.`,
  builtArmy: (e, who) => `${who(e.seat)} forma ${kind(e.kind)} ${there(placeName(e.at ?? ''))}.`,
  startFort: (e, who) => `${who(e.seat)} comincia con una fortezza ${there(placeName(e.at ?? ''))}: 3 punti finché resta in piedi.`,
  builtFort: (e, who) => `${who(e.seat)} costruisce una fortezza ${there(placeName(e.at ?? ''))}: 3 punti finché resta in piedi.`,
  upgraded: (e, who) =>
    `${who(e.seat)} potenzia ${theKind(e.from)}${e.owner === e.seat ? '' : ` di ${who(e.owner)}`} ${there(placeName(e.at ?? ''))}: ora ${kind(e.to)}.`,
  boughtAction: (e, who) => `${who(e.seat)} compra un’azione per ${one(3, e.gold)}.`,
  warDeclared: (e, who) => `${who(e.seat)} dichiara guerra ${to(who(e.other))}${e.again ? ' di nuovo: altri tre turni' : ''}.`,
  peaceOffered: (e, who) => `${who(e.seat)} offre la pace ${to(who(e.other))}.`,
  peaceRefused: (e, who) => `${who(e.seat)} non vuole la pace con ${who(e.from)}.`,
  peaceMade: (e, who) => `${and([who(e.seat), who(e.other)])} fanno la pace.`,
  warOver: (e, who) =>
    `La guerra fra ${and([who(e.a), who(e.b)])} è finita: ${e.why === 'noDamage' ? 'un turno senza danni' : 'è durata tre turni'}.`,
  marched: (e, who) => `${who(e.seat)} marcia con ${theKind(e.kind)} ${from(placeName(e.from))} ${there(placeName(e.at ?? ''))}.`,
  travelled: (e, who) => `La principessa di ${who(e.seat)} va ${from(placeName(e.from))} ${there(placeName(e.at ?? ''))}.`,
  battle: (e, who) =>
    `${who(e.seat)} attacca ${side(e.defender, who)} ${there(placeName(e.at ?? ''))}: danni ${e.attack} contro ${e.defence}.`,
  killed: (e, who) =>
    `${side(e.by, who)} ${isMany(e.by) ? 'distruggono' : 'distrugge'} ${there(placeName(e.at ?? ''))}: ${whose(e.owner, e.kind, who)}${e.points > 0 ? `, ${names.points(e.points)}` : ''}.`,
  left: (e, who) => {
    const must = isMany(e.owner) ? 'devono' : 'deve';
    const how = e.how === 'retreat' ? `${must} ritirarsi` : `${must} ripiegare, perché resta un difensore,`;
    return `${side(e.owner, who)} ${how} ${from(placeName(e.from))} ${there(placeName(e.at ?? ''))} con ${names.armies(e.count)}.`;
  },
  lost: (e, who) =>
    `${side(e.owner, who)} non ${isMany(e.owner) ? 'hanno' : 'ha'} dove andare ${from(placeName(e.at ?? ''))} e ${isMany(e.owner) ? 'perdono' : 'perde'} ${names.armies(e.count)}; nessuno ottiene punti.`,
  taken: (e, who) => `${who(e.seat)} ora controlla ${whole(placeName(e.at ?? ''))}: ${names.points(e.points)}.`,
  freed: e => `Nessuno controlla più ${whole(placeName(e.at ?? ''))}: è terra libera.`,
  unified: (e, who) => `${who(e.seat)} unifica la nazione con ${e.provinces} province: subito ${names.actions(e.actions)}.`,
  abandoned: (e, who) => `${who(e.seat)} abbandona la partita.`,
  voted: (e, who) => `${who(e.seat)} vuole ${e.stops ? 'fermarsi qui' : 'continuare'}.`,
  wentOn: (e, who) =>
    `Si continua senza ${who(e.seat)}: ai barbari ${names.armies(e.armies)} e ${e.forts === 1 ? '1 fortezza' : `${e.forts} fortezze`}, alla banca risorse e punti.`,
  lastTurnCalled: (e, who) => `${who(e.seat)} propone di chiudere la partita con questo turno.`,
  lastTurnRefused: (e, who) => `${who(e.seat)} vuole continuare, e si continua.`,
  lastTurnAgreed: e => `Tutti d’accordo: il turno ${e.turn} è l’ultimo, poi vince chi ha più punti.`,
  secondRound: (e, who) => `${who(e.seat)} combatte un secondo giro.`,
  doubled: (e, who) => `I mercanti di ${who(e.seat)} raddoppiano l’oro: ora ${one(3, e.gold)}.`,
  overflow: (e, who) => `${who(e.seat)} perde ${one(e.good, e.count)}: non se ne tengono più di 20.`,
  ended: (e, who) => {
    const why = e.byThreshold
      ? `${e.points} punti, ne bastavano ${e.threshold}`
      : `${e.byLeaving ? 'la partita si è fermata' : 'l’ultimo turno è finito'}, e ${e.points} punti sono il massimo`;
    return `${names.list(e.winners.map(who))} ${e.winners.length === 1 ? 'vince' : 'vincono'}: ${why}.`;
  },
};
