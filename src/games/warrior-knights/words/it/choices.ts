import { to } from '@/words/grammar/italian';
import { upperFirst } from '@/words/grammar/text';
import type { RealmDecision } from '../../asking';
import { NOTHING } from '../../rules/agreements';
import type { Choices, ThingNames } from '../languageForm';

const crowns = (n: number): string => (n === 1 ? '1 Corona' : `${n} Corone`);

/** The city that has fallen. */
const taken = (q: RealmDecision, say: ThingNames): string => (q.ask === 'capture' ? say.city(q.city) : '');

export const choices: Choices = {
  // A name alone: the question says what for, and on a phone the button may not grow higher than its bar.
  assign: (c, say) => upperFirst(say.at(c.at)),
  station: (c, say) => upperFirst(say.at(c.at)),
  stationOffice: (c, say) => `Affida l’ufficio ${to(say.at(c.at))}`,
  found: (c, say) => `Costruisci la Fortezza ${to(say.at(c.at))}`,
  flee: (c, say) => `Ritirati ${to(say.at(c.at))}`,
  deploy: (c, say) => `Schiera ${say.noble(c.noble)} ${to(say.at(c.at))}`,
  lay: (c, say) => `Metti ${say.at(`hand:${c.deed}`)} nell’area ${Number(c.at.slice(5)) + 1}`,
  use: () => 'Usa la carta',
  decline: () => 'Rinuncia all’azione',
  done: (_, __, q) =>
    q.ask === 'plan'
      ? 'Termina la pianificazione'
      : q.ask === 'hire'
        ? 'Arruola questi'
        : q.ask === 'dropFate'
          ? 'Tieni queste carte'
          : q.ask === 'purse'
            ? 'Lascia stare'
            : q.ask === 'counter'
              ? 'Torna alla proposta'
              : q.ask === 'want' || q.ask === 'bid'
                ? 'Non proporre nulla'
                : 'Fatto',
  purse: (_, __, ___, { settings }) => (settings.heirs || settings.miracles ? 'Apri la borsa' : 'Tratta con un Barone'),
  later: () => 'Ricostruiscila più tardi',
  mark: c => `Metti lo Stemma nella casella ${Number(c.at.slice(6)) + 1}`,
  buySpot: c => `Compra la casella ${Number(c.at.slice(6)) + 1} della Tabella`,
  layOn: (c, say) => `Metti la carta su ${say.at(c.at)}`,
  crowns: () => 'Guadagna 2 Corone',
  votes: (_, say, __, g) => `Guadagna ${say.at(`votes:${g.settings.versatileVotes}`)}`,
  march: (c, say) =>
    `Muovi ${say.noble(c.noble)} ${to(say.at(c.at))}${c.via === undefined ? '' : ` passando per ${say.way(c.via).join(', ')}`}`,
  sail: (c, say) => `Imbarca ${say.noble(c.noble)} per ${say.at(c.at)}`,
  fight: (c, say) => `Combatti ${say.at(c.at)} ${to(say.region(c.region))}`,
  assault: (c, say) => `Assalta ${say.at(c.at)}`,
  besiege: (c, say) => `Assedia ${say.at(c.at)}`,
  allow: () => 'Consenti',
  deny: () => 'Nega il permesso',
  pay: () => 'Paga il prezzo',
  withdraw: () => 'Rinuncia',
  peace: () => 'Resta in pace',
  attack: () => 'Attacca comunque',
  comply: () => 'Rispettala',
  refuse: (_, __, q) => (q.ask === 'accept' ? 'Rifiuta: sarai bandito' : q.ask === 'deal' ? 'Rifiuta' : 'Violala: bando'),
  accept: (_, __, q) => (q.ask === 'volunteers' ? 'Prendili' : q.ask === 'deal' ? 'Accetta l’accordo' : 'Accetta'),
  ask: c => `Chiedi ${crowns(c.crowns)}`,
  offer: c => `Offri ${crowns(c.crowns)} per la pace`,
  give: (c, say) => `Dai ${to(say.baron(c.to))} ${say.at(c.at)}`,
  treat: (c, say) => `Proponi un accordo ${to(say.baron(c.to))}`,
  want: (c, say) => `Chiedi ${say.good(c.at)}`,
  bid: (c, say, q) =>
    q.ask === 'counter' ? `Chiedi invece ${say.good(c.at)}` : c.at === NOTHING ? 'Non offrire nulla' : `Offri ${say.good(c.at)}`,
  counter: () => 'Proponi un altro prezzo',
  giveHeir: (c, say) => `Dai ${to(say.at(c.at))} l’erede di ${say.noble(c.noble)}`,
  killHeir: (c, say) => `Uccidi l’erede di ${say.at(c.at)}`,
  miracle: (c, say) => `Annulla ${say.at(c.at)} con un miracolo`,
  take: (c, say) => `Prendi ${say.at(c.at)} da ${say.army(c.from)}`,
  takeAll: (c, say) => `Prendi tutte le truppe di ${say.at(c.at)}`,
  shift: (c, say) => `Trasferisci ${say.troop(c.troop)} da ${say.army(c.from)} ${to(say.at(c.at))}`,
  shiftAll: (c, say) => `Trasferisci le truppe di ${say.army(c.from)} ${to(say.at(c.at))}`,
  join: (c, say) => `Manda in battaglia ${say.at(c.at)}`,
  command: (c, say) => `Affida il comando ${to(say.at(c.at))}`,
  kill: (c, say) => `Sacrifica ${say.at(c.at)}`,
  wake: (c, say) => `Riattiva ${say.at(c.at)}`,
  begin: () => 'Inizia l’attacco',
  forgo: () => 'Non offrire nulla',
  drop: (c, say) => `Scarta ${say.at(c.at)}`,
  suffer: (c, say) => `Assegna la perdita ${to(say.at(c.at))}`,
  breach: (c, say) => `Prendi una breccia ${to(say.at(c.at))}`,
  repair: (c, say) => `Ripara una breccia ${to(say.at(c.at))}`,
  repairAll: (c, say) => `Ripara del tutto ${say.at(c.at)}`,
  fortify: (c, say) => `Fortifica ${say.at(c.at)}`,
  heal: (c, say) => `Cura ${say.at(c.at)}`,
  control: (_, say, q) => `Governa ${taken(q, say)}`,
  raze: (_, say, q) => `Saccheggia ${taken(q, say)}`,
  cede: (c, say) => `Cedi ${say.at(c.at)}`,
  desert: (c, say, _, g) => `Disertano: ${say.at(c.at)}, ${say.holder(g, c.at)}`,
  discard: (c, say) => `Scarta ${say.at(c.at)}`,
  dismiss: (c, say, _, g) => `Non pagare ${say.at(c.at)}, ${say.holder(g, c.at)}`,
  hire: (c, say) => `Arruola ${say.at(c.at)}`,
  bundle: (c, say) => `Arruola ${say.at(c.at)} e altri come loro`,
  payAll: () => 'Paga tutti',
  pass: (_, __, q) => (q.ask === 'hire' ? 'Non arruolare nessuno' : 'Non fare nulla'),
  appoint: (c, say) => `Nomina ${say.at(c.at)}`,
  choose: (c, say) => `Scegli ${say.at(c.at)}`,
  proposeLift: (c, say) => `Proponi di revocare il bando di ${say.at(c.at)}`,
  order: (c, say) => `Vota poi ${say.at(c.at)}`,
  proposeDiscard: (c, say) => `Proponi di scartare ${say.at(c.at)}`,
  proposeRevive: (c, say) => `Metti ai voti ${say.at(c.at)}`,
  proposePostpone: () => 'Chiedi il rinvio',
  proposeNothing: () => 'Nessuna mozione',
  proposeOpen: (c, say) =>
    `Proponi ${say.at(c.at)}${c.a < 0 ? '' : `: ${say.baron(c.a)}`}${c.b < 0 ? '' : `, ${say.baron(c.b)}`}${c.n > 0 ? `, ${crowns(c.n)}` : ''}`,
  commit: (c, say) => `Impegna ${say.at(c.at)}`,
  write: (c, say) => `Scrivi ${say.at(c.at)}`,
  pledge: (c, say) => `Offri ${say.at(c.at)}`,
  yes: (_, __, q) => (q.ask === 'ability' ? 'Usa l’abilità' : 'Vota sì'),
  no: (_, __, q) => (q.ask === 'ability' ? 'Non usarla' : 'Vota no'),
  launch: (c, say) => `Avvia la spedizione: ${say.at(c.at)}`,
  invest: (c, say) => `Investi ${say.at(c.at)}`,
  bless: () => 'Benedici per 1 Fede',
  payFaith: () => 'Paga Fede',
  payCrowns: () => 'Paga Corone',
  letGo: (_, __, q) => (q.ask === 'calm' ? 'Lascia andare la città' : 'Lascia che accada'),
  comeBack: (c, say) => `Riporta ${say.noble(c.noble)} ${to(say.at(c.at))}`,
};
