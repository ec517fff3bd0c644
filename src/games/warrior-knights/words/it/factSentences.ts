import { to } from '@/words/grammar/italian';
import { fateOf } from '../../rules/fate';
import { NATIONS } from '../../data/names';
import { NOTHING } from '../../rules/agreements';
import { vowSpot } from '../../spots';
import { isNeutral, NONE, seatOfCard } from '../../state';
import type { Said } from '../languageForm';
import { names } from './names';
import { whys } from './whys';

const RES = {
  crowns: ['Corona', 'Corone'],
  votes: ['Voto', 'Voti'],
  faith: ['Fede', 'Fede'],
  prestige: ['Prestigio', 'Prestigio'],
} as const;
const many = (n: number, res: keyof typeof RES): string => `${n} ${RES[res][n === 1 ? 0 : 1]}`;
const side = (e: { readonly side: number; readonly names: number }, who: (seat: number) => string): string =>
  e.names === 1 ? who(e.side) : e.side === 1 ? 'sì' : 'no';

/** PMO-06: ': Anna, Ben, 3 …' */
const about = (
  { a = NONE, b = NONE, n = 0 }: { readonly a?: number; readonly b?: number; readonly n?: number },
  who: (seat: number) => string,
): string => {
  const said = [...[a, b].filter(seat => seat >= 0).map(who), ...(n > 0 ? [many(n, 'crowns')] : [])];
  return said.length === 0 ? '' : `: ${said.join(', ')}`;
};

export const told: Said = {
  fate(e, who, say) {
    const card = fateOf(e.card);
    const found = {
      baron: () => who(card.noble >> 2),
      noble: () => say.noble(card.noble),
      city: () => say.city(card.city),
      nation: () => names.nations[NATIONS[card.nationality] ?? 'english'],
      revolt: () => (card.revolt === true ? 'rivolta' : 'nessuna rivolta'),
      fleet: () => 'la sorte di una flotta',
    }[e.why]();
    return e.why === 'baron' || e.why === 'noble' ? null : `Il Fato indica: ${found}.`;
  },
  gained: (e, who) => `${who(e.seat)} guadagna ${many(e.count, e.res)}: ${whys[e.why]}.`,
  lost: (e, who) => `${who(e.seat)} perde ${many(e.count, e.res)}: ${whys[e.why]}.`,
  chairman: (e, who) => `${who(e.seat)} è ora Presidente dell’Assemblea.`,
  head: (e, who) => (e.seat < 0 ? 'Ora nessuno è Capo della Chiesa.' : `${who(e.seat)} è ora Capo della Chiesa.`),
  acting: (e, who) => `${who(e.seat)} presiede in assenza del Presidente.`,
  banLifted: (e, who) => `${who(e.seat)} può tornare in Assemblea.`,
  eliminated: (e, who) => `${who(e.seat)} è eliminato.`,
  planned: (e, who) => `${who(e.seat)} ha pianificato.`,
  committed: () => null,
  passed: (e, who) => `${who(e.seat)} non arruola nessuno.`,
  proposer: (e, who) => `Il Fato concede una mozione ${to(who(e.seat))}.`,
  banned: (e, who, say) => `${who(e.seat)} è bandito dall’Assemblea: ${e.why === 'expulsion' ? 'espulso' : say.law(e.why)}.`,
  levied: (e, who, say) => `${who(e.seat)} assegna ${e.count} truppe: ${say.army(e.army)}.`,
  founded: (e, who, say) => `${who(e.seat)} costruisce la Fortezza ${to(say.region(e.region))}.`,
  deployed: (e, who, say) => `${who(e.seat)} schiera ${say.noble(e.noble)} ${to(say.region(e.region))}.`,
  round: e => (e.isLast ? `Turno ${e.round}, l’ultimo.` : `Turno ${e.round}: pianificate le carte.`),
  stacked: () => 'Tutte le carte sono nelle aree, mescolate con quelle neutrali.',
  revealed: (e, who, say) => `Rivelata: ${say.deed(e.card)}${isNeutral(e.card) ? '' : ` (${who(seatOfCard(e.card))})`}.`,
  declined: (e, who) => `${who(e.seat)} rinuncia ${to(names.deeds[e.deed])}.`,
  tookBack: (e, who, say) => `${who(e.seat)} riprende ${say.deed(e.card)}.`,
  laid: (e, who, say) => `${who(e.seat)} mette ${say.deed(e.card)} su ${names.phases[e.phase]}.`,
  phase: e => `Comincia: ${names.phases[e.phase]}.`,
  phaseOver: e => `${names.phases[e.phase]}: finita, le carte tornano ai Baroni.`,
  marked: (e, who) => `${who(e.seat)} mette lo Stemma nella casella ${e.spot + 1}.`,
  draftTurn: (e, who) => `Reclutamento: ${who(e.seat)} può arruolare.`,
  hired: (e, who, say) => `${who(e.seat)} prende ${say.troop(e.card)}.`,
  stationed: (e, _, say) => `${say.troop(e.card)}: assegnati ${to(say.army(e.army))}.`,
  draftOver: e => `Il Reclutamento è finito; ${e.count} nuovi Mercenari disponibili.`,
  companies: () => 'Altri due Mercenari disponibili.',
  volunteer: (e, _, say) => `Volontari: ${say.troop(e.card)}.`,
  heirGiven: (e, who, say) => `${who(e.seat)} tiene ora l’erede di ${say.noble(e.noble)}.`,
  marched: (e, _, say) => `${say.noble(e.noble)} muove da ${say.region(e.from)} ${to(say.region(e.to))}.`,
  sailed: (e, _, say) => `${say.noble(e.noble)} salpa da ${say.region(e.from)} per ${say.region(e.to)}.`,
  moved: (e, _, say) => `${say.troop(e.card)}: da ${say.army(e.from)} ${to(say.army(e.to))}.`,
  answered: (e, who) => `${who(e.seat)} ${e.allows === 1 ? 'lo consente' : 'lo nega'} ${to(who(e.by))}.`,
  offered: (e, who) => `${who(e.seat)} offre ${to(who(e.by))} ${many(e.crowns, 'crowns')} per la pace.`,
  dealOffered: (e, who, say) =>
    `${who(e.seat)} chiede ${to(who(e.to))} ${say.good(e.wants)} e ${e.gives === NOTHING ? 'non offre nulla' : `offre ${say.good(e.gives)}`}.`,
  dealAccepted: (e, who) => `${who(e.seat)} accetta la proposta di ${who(e.by)}.`,
  dealRefused: (e, who) => `${who(e.seat)} rifiuta la proposta di ${who(e.by)}.`,
  vowed: (e, who, say) => `${who(e.seat)} promette ${to(who(e.to))} ${say.good(vowSpot(e.vow))}.`,
  vowBroken: (e, who, say) => `${who(e.seat)} manca alla parola data ${to(who(e.to))}: ${say.good(vowSpot(e.vow))}.`,
  complied: (e, who, say) => `${who(e.seat)} rispetta ${say.law(e.law)}${e.crowns > 0 ? `: ${many(e.crowns, 'crowns')}` : ''}.`,
  calledOff: () => 'Il piano è abbandonato.',
  postponed: () => 'L’Assemblea è rimandata.',
  lastRound: () => 'È l’ultimo turno: non c’è altro Prestigio da guadagnare.',
  upkeep: () => 'Comincia la Gestione.',
  ended: () => 'La guerra di successione è finita.',
  attacked(e, who, say) {
    const whom = e.city >= 0 ? say.city(e.city) : e.kind === 'field' ? who(e.foe) : `la Fortezza di ${who(e.foe)}`;
    const verb = { field: 'combatte', assault: 'assalta', siege: 'assedia' }[e.kind];
    // A city bears the name of its region.
    return `${who(e.seat)} ${verb} ${whom}${e.city >= 0 ? '' : ` (${say.region(e.region)})`}.`;
  },
  commands: (e, _, say) => `${say.noble(e.noble)} ha il comando.`,
  ability: (e, _, say) => `${say.noble(e.noble)} usa la sua abilità.`,
  handDrawn: (e, who) =>
    `${e.seat < 0 ? 'La città' : who(e.seat)} pesca ${e.count} Fato: ${e.strength}${e.led === 1 ? ' più 200 del comandante' : ''}.`,
  handShown: (e, who) =>
    `${e.seat < 0 ? 'La città' : who(e.seat)} mostra ${e.deal} Infliggi, ${e.prevent} Previeni, ${e.victory} Vittoria.`,
  hits: (e, who) => (e.count === 0 ? null : `${e.seat < 0 ? 'La città' : who(e.seat)} subisce ${100 * e.count} perdite.`),
  hit: (e, _, say) => `${say.army(e.army)}: 100 perdite.`,
  breached: (e, who, say) => `Una breccia: ${e.city >= 0 ? say.city(e.city) : `Fortezza di ${who(e.hold)}`}.`,
  outcome(e, who) {
    if (e.counted === 0) return 'Le vittorie non si contano: una parte è distrutta.';
    if (e.margin === 0) return 'Stallo: nessuno vince.';
    const winner = e.margin > 0 ? who(e.seat) : e.foe < 0 ? 'la città' : who(e.foe);
    return Math.abs(e.margin) > 1
      ? `Vittoria totale per ${winner}: il nemico è distrutto.`
      : `Vittoria parziale per ${winner}: il nemico si ritira.`;
  },
  siegeLifted: (e, who, say) => `Assedio tolto: ${e.city >= 0 ? say.city(e.city) : `Fortezza di ${who(e.hold)}`}.`,
  owner(e, who, say) {
    const why = { captured: 'con le armi', ransom: 'come riscatto', revolt: 'dopo una rivolta', eliminated: 'senza signore' }[e.why];
    return e.seat < 0 ? `${say.city(e.city)} è neutrale: ${why}.` : `${who(e.seat)} controlla ${say.city(e.city)}: ${why}.`;
  },
  razed: (e, who, say) => (e.seat < 0 ? `${say.city(e.city)} è distrutta dalle fiamme.` : `${who(e.seat)} saccheggia ${say.city(e.city)}.`),
  holdFell: (e, who) => `Cade la Fortezza di ${who(e.seat)}${e.by < 0 ? '' : `: la prende ${who(e.by)}`}.`,
  deserted: (e, _, say) => `${say.troop(e.card)}: disertano da ${say.army(e.army)}${e.why === 'unpaid' ? ', non pagati' : ''}.`,
  casualty: (e, _, say) => `${say.army(e.army)} perde ${say.troop(e.card)}.`,
  died: (e, who, say) => `${say.noble(e.noble)} muore${e.by < 0 ? '' : `, ucciso da ${who(e.by)}`}.`,
  leftMap: (e, _, say) => `${say.noble(e.noble)} lascia la mappa: nessuna truppa.`,
  lineEnded: (e, _, say) => `${say.noble(e.noble)} non aveva eredi: la stirpe è finita.`,
  heirless: (e, _, say) => `${say.noble(e.noble)} non ha più eredi.`,
  fled: (e, _, say) => `${say.noble(e.noble)} deve ritirarsi.`,
  exhausted: (e, _, say) => `${say.noble(e.noble)} è esausto.`,
  woke: (e, _, say) => `${say.noble(e.noble)} è riattivato.`,
  ranTo: (e, _, say) => `${say.noble(e.noble)} si ritira ${to(say.region(e.region))}.`,
  landed: (e, _, say) => `${say.noble(e.noble)} sbarca ${to(say.region(e.region))}.`,
  cameBack: (e, _, say) => `${say.noble(e.noble)} rientra ${to(say.region(e.region))}.`,
  sheet: (e, who) => `${who(e.seat)} ha scritto ${e.votes.replaceAll('-', ', ')}.`,
  agendaShown: (e, _, say) => `Per la prossima Assemblea: ${say.agenda(e.card)}.`,
  agendaDropped: (e, _, say) => `${say.agenda(e.card)}: scartata.`,
  takenAway: (e, _, say) => `${say.agenda(e.card)}: va negli scarti.`,
  vote: (e, _, say) => `Ai voti: ${say.agenda(e.card)}.`,
  ordered: (e, _, say) => `Numero ${e.place} nell’ordine: ${say.agenda(e.card)}.`,
  showedVotes: (e, who) => (e.count <= 0 ? null : `${who(e.seat)} mostra ${many(e.count, 'votes')}.`),
  declared: (e, who) => `${who(e.seat)} dà ${many(e.count, 'votes')}${e.names === 1 ? ` ${to(who(e.side))}` : `: ${side(e, who)}`}.`,
  brokeTie: (e, who) => `Parità: ${who(e.seat)} decide per ${side(e, who)}.`,
  decided: (e, who, say) => `${say.agenda(e.card)}: ${e.names === 1 ? who(e.result) : e.result === 1 ? 'approvata' : 'respinta'}.`,
  refused: (e, who, say) => `${who(e.seat)} rifiuta: ${say.agenda(e.card)}.`,
  enacted: (e, who, say) => (e.seat < 0 ? `${say.agenda(e.card)}: in vigore.` : `${who(e.seat)} riceve ${say.agenda(e.card)}.`),
  office: (e, _, say) => `${say.noble(e.noble)} diventa ${say.agenda(e.card)}.`,
  proposed: (e, who, say) =>
    e.motion === 'proposeNothing'
      ? `${who(e.seat)} non propone nulla.`
      : `${who(e.seat)} propone una mozione: ${say.at(e.at ?? '')}${about(e, who)}.`,
  neutral: () => null,
  fortified: (e, who, say) => `${who(e.seat)} fortifica ${say.city(e.city)}.`,
  repaired: (e, who, say) => `${who(e.seat)} ripara ${e.city < 0 ? 'la sua Fortezza' : say.city(e.city)}.`,
  healed: (e, _, say) => `${say.army(e.army)}: perdite curate.`,
  fleetNamed: (e, who, say) => `${who(e.seat)} avvia una spedizione: ${say.fleet(e.fleet)}.`,
  fleetSails: (e, _, say) => `Spedizione ${say.fleet(e.fleet)}: casella ${e.spot}.`,
  fleetEnds: (e, _, say) => `Spedizione ${say.fleet(e.fleet)}: ${names.outcomes[e.outcome]}.`,
  event: (e, who, say) => `${who(e.seat)} pesca un Evento: ${say.event(e.card)}.`,
  eventCancelled: (e, _, say) => `${say.event(e.card)}: annullato con la Fede.`,
  pledged: (e, who) => `${who(e.seat)} offre ${many(e.count, 'faith')}.`,
  miracle: (e, who, say) => `Un miracolo: ${who(e.seat)} annulla ${say.event(e.card)}.`,
  revolt: (e, _, say) => (e.rises === 1 ? `${say.city(e.city)} si rivolta.` : `${say.city(e.city)} resta tranquilla.`),
  kept: (e, who, say) => `${who(e.seat)} mantiene la pace ${to(say.city(e.city))}.`,
  crowned: (e, who) =>
    `${who(e.seat)} controlla ${e.by === 'five' ? 'cinque città' : 'più di metà delle città del regno'}: la corona è sua.`,
};
