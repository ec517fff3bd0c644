import { counted, to } from '@/words/grammar/italian';
import { stillToDrop } from '../../rules/battle';
import { owed } from '../../rules/wages';
import { baronOf } from '../../state';
import type { LanguageForm } from '../languageForm';
import { options } from './options';
import { whys } from './whys';

/** FLD-03: what must go, and then what may. */
const discard = (left: number): string =>
  left === 0 ? 'Tieni queste carte Fato, o scartane altre.' : left === 1 ? 'Scarta ancora una carta Fato.' : `Scarta ${left} carte Fato.`;

export const sentences: Pick<
  LanguageForm,
  | 'title'
  | 'tagline'
  | 'asks'
  | 'asksHolding'
  | 'crownsFor'
  | 'warns'
  | 'whys'
  | 'refusals'
  | 'labels'
  | 'consequences'
  | 'stocks'
  | 'topics'
  | 'mightIsRight'
  | 'elimination'
  | 'options'
  | 'first'
  | 'sources'
  | 'reasons'
> = {
  title: 'Warrior Knights',
  tagline: 'Sei Baroni e un trono vuoto',
  whys,
  asks: {
    assign: 'Chi guida questa carta Truppa?',
    placeStronghold: 'Scegli la regione della tua Fortezza.',
    placeNoble: 'Schiera un Nobile con truppe.',
    plan: 'Metti fino a due carte in ogni area.',
    useCard: 'La tua carta: la usi?',
    markSpot: 'Scegli una casella libera.',
    mobilize: 'Muovi verso una regione, o attacca.',
    versatile: 'Guadagna, muovi, attacca o compra una casella.',
    purse: 'Con chi? Nessuna promessa vincola.',
    want: (q, say) => `Che cosa vuoi da ${say.baron(q.to)}?`,
    bid: 'Che cosa dai in cambio?',
    deal: (q, say) => `${say.baron(q.terms.by)} propone un accordo.`,
    counter: 'Che cosa vuoi in cambio?',
    layCard: 'In quale area va la carta?',
    consent: (q, say) => `Lasci passare ${say.noble(q.noble)}?`,
    permit: 'Consenti l’attacco?',
    bargain: 'Offri Corone per evitare l’attacco?',
    price: (q, say) => `Un prezzo di ${say.at(`crowns:${q.crowns}`)}: paghi?`,
    peace: (q, say) => `${say.at(`crowns:${q.crowns}`)} per la pace: accetti?`,
    comply: (q, say) => `${say.law(q.duty.law)}: la rispetti?`,
    pickUp: 'Prendi truppe lungo la strada?',
    join: 'Chi partecipa all’attacco?',
    command: 'Scegli il comandante.',
    dropFate: ({ side, dropped }, _, { battle }) => discard(battle === null ? 0 : stillToDrop(battle, side, dropped)),
    ability: 'Usi l’abilità del comandante?',
    losses: 'Chi subisce le prossime 100 perdite?',
    capture: (q, say) => `${say.city(q.city)} è tua: governi o saccheggi?`,
    ransomCity: 'Quale città cedi?',
    flight: (q, say) => `Dove si ritira ${say.noble(q.noble)}?`,
    deserter: 'Quali Mercenari disertano?',
    casualty: 'Quali Mercenari si perdono?',
    payWages: (q, _, g) =>
      owed(q) > baronOf(g, q.seat).crowns ? 'Mancano Corone: chi resta senza paga?' : 'Paga i Mercenari, o lasciane andare qualcuno.',
    hire: 'Arruola Mercenari, o passa.',
    station: (q, say) => `Chi guida ${say.troop(q.card)}?`,
    acting: 'Chi presiede al tuo posto?',
    tie: 'Parità: decidi tu.',
    orderAgendas: 'Quale Agenda si vota ora?',
    propose: 'Proponi una mozione.',
    commit: 'Quanti Voti impegni?',
    declare: 'Per che cosa sono i tuoi Voti?',
    writeVotes: (q, say) => `Voti per l’Agenda ${q.agenda + 1} (${say.at(`votes:${Math.max(0, q.left)}`)})?`,
    accept: (q, say) => `${say.agenda(q.card)}: accetti?`,
    office: (q, say) => `Quale Nobile diventa ${say.agenda(q.card)}?`,
    dropCharge: 'Quarta carica: quale scarti?',
    discardHeld: 'Quale carta viene tolta?',
    trial: 'Quale Nobile è condannato?',
    works: 'Opere della Corona: che cosa costruisci?',
    chooseDrawer: 'Chi pesca l’Evento?',
    cancel: 'Paghi Fede per annullare l’Evento?',
    newFleet: 'Avvii una spedizione?',
    upgrade: 'Ripari o fortifichi?',
    heal: 'Curi un esercito?',
    mason: 'Che cosa costruisce il Mastro?',
    surgeons: 'Quale esercito è curato?',
    secondWind: 'Quale Nobile si riattiva?',
    volunteers: (q, say) => `Prendi i ${say.troop(q.card).replace(/^(.+) (\d+)$/, '$2 $1')}?`,
    newHead: 'Chi diventa Capo della Chiesa?',
    pledge: 'Offri Fede contro l’Evento?',
    invest: (q, say) => `${say.fleet(q.fleet)}: investi?`,
    bless: (q, say) => `${say.fleet(q.fleet)}: benedici la flotta?`,
    healMore: 'Curi ancora questo esercito?',
    repairMore: 'Ripari un’altra breccia?',
    calm: (q, say) => `${say.city(q.city)} si rivolta: paghi?`,
    restore: 'Dove ricostruisci la Fortezza?',
    comeBack: 'Fai rientrare un Nobile.',
    regroup: 'Trasferisci truppe fra i tuoi eserciti.',
  },
  asksHolding: {
    noble: 'Dove va?',
    hand: 'In quale area?',
    region: 'Chi combatti?',
    troop: 'Chi riceve queste truppe?',
    crowns: 'Chi riceve le Corone?',
    baron: 'Che cosa per questo Barone?',
  },
  warns: {
    plan: (left, laid) =>
      laid === 0
        ? 'Non hai messo nessuna carta: questo turno resteresti a guardare. Termini lo stesso?'
        : `Potresti mettere ancora ${left === 1 ? '1 carta' : `${left} carte`} in questo turno. Termini lo stesso?`,
    moreFate: card => `Ne hai scartate abbastanza. Scarti anche ${card}?`,
    word: (baron, promised) => `Hai promesso ${to(baron)} ${promised}. Vuoi mancare alla parola data?`,
  },
  crownsFor: baron => `Corone ${to(baron)}, o un accordo?`,
  refusals: {
    cityThere: 'Là c’è una città.',
    rivalThere: 'Là c’è un Nobile o una Fortezza rivale.',
    overseas: 'Non oltremare.',
    rim: 'Con due o tre Baroni nessuna Fortezza sorge sul bordo.',
    ownPlaces: 'I Nobili rientrano nella tua Fortezza o in una tua città non assediata.',
    noShelter: 'Si ritira in una regione adiacente senza Nobili, città o Fortezze altrui.',
    noneLeft: 'Non hai più carte di questo tipo in mano.',
    taken: 'Lì c’è già uno Stemma.',
    tooDear: 'Non hai abbastanza Corone.',
    offMap: 'È fuori mappa e rientra nella Gestione.',
    atSea: 'È in mare fino alla Gestione.',
    exhausted: 'Ha già mosso o attaccato: è esausto fino alla Gestione.',
    besieged: 'Da una città assediata non si esce, ma può attaccare gli assedianti.',
    oneRegion: 'Questa carta porta in una sola regione.',
    tooFar: 'Una regione oltre un confine aperto, o tre lungo la strada.',
    noPort: 'Si naviga solo da un porto all’altro.',
    storm: 'Tempesta: in questo turno nessuno naviga.',
    truce: 'Tregua: in questo turno nessuno combatte.',
    nobodyFresh: 'Lì non c’è nessun tuo Nobile non esausto.',
    razed: 'Una rovina: nessuno potrà più governarla. Regione e porto restano.',
    denied: 'Un Barone lungo la strada nega il passaggio.',
    areaFull: 'Hai già due carte in quest’area.',
  },
  labels: {
    round: (round, stage) => (round === 0 ? stage : `Turno ${round}, ${stage}`),
    stages: { setUp: 'preparazione', planning: 'pianificazione', actions: 'azioni', upkeep: 'gestione' },
    area: (area, cards) => `Area ${area}: ${counted(cards, 'carta coperta', 'carte coperte')}`,
    phase: (phase, cards, needed) => `${phase}: ${counted(cards, 'carta', 'carte')} su ${needed}`,
    track: (spot, fee, owner) => `Tabella dei Mercenari, casella ${spot}, costo ${fee}: ${owner ?? 'libera'}`,
    port: region => `porto di ${region}`,
    city: (name, strength, income, owner) => `${name}, forza ${strength}, rendita ${income}, ${owner ?? 'neutrale'}`,
    burnt: name => `${name}, saccheggiata`,
    hold: (owner, strength) => (strength < 0 ? `Fortezza di ${owner}` : `Fortezza di ${owner}, forza ${strength}`),
    noble: (name, shape, troops, tokens, exhausted) =>
      `${name}, ${shape}, ${troops} truppe${tokens > 0 ? `, ${100 * tokens} perdite` : ''}${exhausted ? ', esausto' : ''}`,
    garrison: (owner, troops) => (troops < 0 ? `guarnigione di ${owner}` : `Guarnigione di ${owner}, ${troops} truppe`),
    seat: (baron, who) => (baron === who ? baron : `${who}, ${baron}`),
    votes: count => (count === 1 ? '1 Voto' : `${count} Voti`),
    crowns: count => (count === 1 ? '1 Corona' : `${count} Corone`),
    faith: count => `${count} Fede`,
    card: 'la carta',
    event: back => `Prossimo Evento: dorso ${back}`,
    deck: 'gli Eventi',
    pool: count => `${count} Prestigio nella riserva`,
    buttons: {
      done: 'Fatto',
      decline: 'Rinuncia',
      purse: 'Borsa',
      crowns: 'Corone',
      votes: 'Voti',
      allow: 'Consenti',
      deny: 'Nega',
      pay: 'Paga',
      withdraw: 'Rinuncia',
      peace: 'Pace',
      attack: 'Attacca',
      comply: 'Rispetta',
      refuse: 'Rifiuta',
      accept: 'Accetta',
      begin: 'Inizia',
      forgo: 'Nessuna offerta',
      payAll: 'Paga tutti',
      pass: 'Passa',
      yes: 'Sì',
      no: 'No',
      later: 'Più tardi',
      postpone: 'Rimanda',
      nothing: 'Nulla',
      payFaith: 'Fede',
      payCrowns: 'Corone',
      letGo: 'Lascia',
      control: 'Governa',
      raze: 'Saccheggia',
      treat: 'Accordo',
      counter: 'Altro prezzo',
    },
  },
  consequences: {
    assault: (own, foe) => `Subito, con perdite: ${own} a ${foe}`,
    siege: (own, foe) => `Due turni, senza perdite: ${own} a ${foe}`,
    siegeEnds: 'La prendi ora, senza combattere',
    fee: crowns => `Costa ${crowns} Corone`,
    cost: crowns => (crowns === 1 ? '1 Corona' : `${crowns} Corone`),
    gain: crowns => (crowns === 1 ? 'Rende 1 Corona' : `Rende ${crowns} Corone`),
    holds: income => `1 Prestigio a ogni Gestione, ${income === 1 ? '1 Corona' : `${income} Corone`} alla Tassazione`,
    faith: faith => `${faith} Fede`,
    votesSoFar: votes => (votes === 1 ? 'finora 1 Voto' : `finora ${votes} Voti`),
    asksConsent: 'Serve un consenso lungo la strada',
    triggers: 'La fa iniziare',
  },
  stocks: { prestige: 'Prestigio', crowns: 'Corone', votes: 'Voti', faith: 'Fede' },
  topics: {
    levyTaxes: { title: 'Riscossione Tasse', text: 'Una Corona per ogni regione con un tuo Nobile, non in mare. Poi va alla Tassazione.' },
    draftSoldiers: { title: 'Reclutare Soldati', text: 'Metti gratis uno Stemma in una casella libera della Tabella. Poi va alla Paga.' },
    rallySupport: { title: 'Raccolta Consensi', text: 'Due Voti; se ne hai più di tutti diventi Presidente. Poi va all’Assemblea.' },
    serveChurch: { title: 'Servire la Chiesa', text: 'Una Fede; se ne hai più di tutti diventi Capo della Chiesa. L’area la scegli tu.' },
    mobilizeForces: {
      title: 'Mobilitazione delle Forze',
      text: 'Muovi Nobili verso una regione, inizia lì una battaglia, o entrambe. Chi ha agito è esausto.',
    },
    versatileStrategy: {
      title: 'Strategia Versatile',
      text: 'Due Corone, Voti, un movimento, una battaglia o una casella comprata. Torna nella tua mano.',
    },
    importantEvent: { title: 'Evento Importante', text: 'Il Capo della Chiesa dice chi pesca l’Evento. Il dorso rivela se nuoce o giova.' },
    fundExpeditions: {
      title: 'Finanziare Spedizioni',
      text: 'Il Presidente può avviare una flotta, tutti possono investire. Le flotte avanzano; all’arrivo pagano o affondano.',
    },
    upgradeDefenses: {
      title: 'Migliorie Difensive',
      text: 'Ogni Barone ripara una città o la Fortezza, 2 Corone a breccia, o fortifica una città per 4.',
    },
    musterTroops: { title: 'Arruolamento', text: 'Ogni Barone toglie perdite da un esercito, 2 Corone per segnalino.' },
    uncertainTimes: { title: 'Tempi Incerti', text: 'Si rimescola il mazzo del Fato.' },
    taxation: { title: 'Tassazione', text: 'Inizia con il doppio di carte dei Baroni: città libere e concessioni danno la rendita.' },
    wages: {
      title: 'Paga delle Truppe',
      text: 'Inizia con il doppio di carte dei Baroni: si pagano Regolari, poi Mercenari. I Mercenari non pagati disertano; i Regolari mai.',
    },
    assembly: { title: 'Assemblea', text: 'Inizia con il doppio di carte dei Baroni: si ricevono Voti e si decidono tre Agende.' },
    track: {
      title: 'Tabella dei Mercenari',
      text: 'Con uno Stemma più dei Baroni inizia il Reclutamento; arruola per primo chi è più a sinistra.',
    },
    city: { title: 'Città', text: 'Si assalta, o si assedia in due turni. Dà Prestigio a ogni Gestione e Corone alla Tassazione.' },
    hold: { title: 'Fortezza', text: 'Forza 400. Chi la perde non guadagna Prestigio, cede metà delle Corone e una città.' },
    noble: {
      title: 'Nobile',
      text: 'Guida truppe; al comando aggiunge 200 e l’abilità: stella infligge, quadrato previene, triangolo vince, cerchio risparmia paghe.',
    },
    ruin: {
      title: 'Rovina',
      text: 'Una città saccheggiata: non rende nulla e nessuno la governa più. Con meno di sei Baroni alcune sono in rovina dall’inizio. La regione e il porto restano.',
    },
    signs: {
      title: 'Segni della mappa',
      text: 'I numeri sono centinaia di forza. Croce rossa: rovina. Barra sotto una città: fortificata. Crepe rosse: brecce. Macchina rossa: assedio. Forma vuota: Nobile esausto. Numero rosso: perdite. Nave in porto: in mare.',
    },
    garrison: { title: 'Guarnigione', text: 'Truppe nella Fortezza, senza comandante. Nella Gestione raggiungono i Nobili fuori mappa.' },
    region: { title: 'Regione', text: 'Un passo oltre un confine aperto o un ponte, o fino a tre lungo una strada.' },
    port: { title: 'Porto', text: 'Da un porto a qualsiasi altro; il Nobile sbarca nella Gestione.' },
    pool: { title: 'Riserva del Prestigio', text: 'Quando è vuota dopo una Gestione la partita finisce e vince chi ha più Prestigio.' },
    fleet: {
      title: 'Spedizione',
      text: 'Ceylon è la più sicura, la Cina paga di più. Una benedizione pesca due carte e tiene la migliore.',
    },
    fate: { title: 'Fato', text: 'Una carta ogni 100 di forza. Infliggi colpisce, Previeni salva, le Vittorie decidono chi si ritira.' },
  },
  mightIsRight: {
    title: 'Riserva del Prestigio',
    text: 'In questa partita il potere è legge: la riserva vuota non chiude nulla e il Prestigio non decide. Vince solo chi ha abbastanza città del regno all’inizio di una Gestione.',
  },
  elimination: {
    title: 'Fortezza',
    text: 'Forza 400. In questa partita chi la perde è eliminato, con tutto ciò che è suo; chi la prende ottiene metà delle sue Corone e una sua città.',
  },
  options,
  first: { title: 'Primo Presidente', help: 'Chi presiede la prima Assemblea e comincia; se a sorte, decide il seme.' },
  sources: { cities: 'Città', cards: 'Carte' },
  reasons: {
    conquest: 'Conquista una città',
    danger: 'Può costare truppe',
    strength: 'Ti rende più forte',
    crowns: 'Porta Corone',
    price: 'Costa Corone',
    votes: 'Porta Voti',
    faith: 'Porta Fede',
    honour: 'Dà o mantiene un onore',
    plan: 'Serve al tuo piano',
  },
};
