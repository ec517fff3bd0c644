import type { LanguageForm } from '../languageForm';
import { names } from './names';

type Sentences = Omit<
  LanguageForm,
  'title' | 'tagline' | 'names' | 'levels' | 'choices' | 'consequences' | 'labels' | 'told' | 'cards' | 'lessons' | 'chapters' | 'options'
>;

const damage = (count: number): string => (count === 1 ? '1 danno' : `${count} danni`);

export const sentences: Sentences = {
  asks: {
    nation: 'Scegli la tua nazione.',
    ally: 'A chi proponi un’alleanza?',
    feed: 'Nutri gli eserciti o lasciane morire qualcuno.',
    soloRoute: 'Che cosa porta la rotta inutilizzata?',
    trade: 'Commercia con la banca o con altri.',
    deal: 'Componi la tua proposta.',
    answer: 'Accetti questo scambio?',
    secondArmy: 'Signore della Guerra: dove un secondo esercito?',
    extra: 'Compi le tue azioni extra.',
    shift: 'Spostare un gettone su un altro percorso?',
    peace: 'Ti offrono la pace. Accetti?',
    march: 'Fai marciare i tuoi eserciti.',
    chooseBattle: 'Quale battaglia viene prima?',
    princesses: 'Muovi le principesse, un passo ciascuna.',
  },
  asksMore: {
    tokens: left => (left === 1 ? 'Metti il tuo ultimo gettone.' : `Metti ${left} gettoni sui tuoi percorsi.`),
    act: { first: 'Compi la tua prima azione.', second: 'Compi la tua seconda azione.', bought: 'Compi l’azione che hai comprato.' },
    unification: left => (left === 1 ? 'La nazione è unita: 1 azione.' : `La nazione è unita: ${left} azioni.`),
    hunger: (needed, have) => `Hai ${have} cibo, ne servono ${needed}: chi muore?`,
    attack: left => `Il tuo attacco: assegna ${damage(left)}.`,
    defence: left => `La tua difesa: assegna ${damage(left)}.`,
    retreat: 'Dove si ritirano?',
    withdrawal: 'Resta un difensore: dove ripieghi?',
    drive: 'Dove scacci i barbari?',
    lastTurn: nation => `Proposta ${nation.of}: ultimo turno?`,
    alliance: nation => `Proposta ${nation.of}: alleati?`,
    vote: nation => `Fermarsi o continuare senza ${nation.to}?`,
  },
  asksHolding: {
    piece: 'Dove va questo esercito?',
    princess: 'Dove va la principessa?',
    stock: 'Che cosa vuoi in cambio?',
    track: 'Quale percorso riceve il gettone?',
  },
  refusals: {
    atPeace: () => 'Sei in pace con chi controlla questa provincia.',
    noPointsToFight: () => 'Arriverebbe senza un punto azione per combattere.',
    tooFar: () => 'È troppo lontano per questo esercito.',
    notYours: () => 'Appartiene a un altro.',
    hasRetreated: () => 'Si è ritirato e resta a terra fino a fine turno.',
    isTired: () => 'In questo turno non ha più punti azione.',
    mustFight: () => 'È entrato in battaglia e deve prima combattere.',
    spent: () => 'Ha speso tutti i suoi punti azione.',
    twoForts: () => 'Ci sono già due fortezze.',
    needsLevel: r => `Serve ${names.tracks[r.track]} ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][r.level - 1] ?? ''}.`,
    cannotPay: r => `Servono ${names.amount(r.needed, r.good)}; ne hai ${r.have}.`,
    fullTrack: () => 'Questo percorso è completo.',
    noTradeCentre: () => 'L’altro non controlla un centro commerciale.',
    monopoly: () => 'Un monopolio ti esclude da questo scambio.',
    noRoute: () => 'Nessuna rotta vi unisce, e non puoi aprirne.',
    noProposals: () => 'In questo turno di commercio non ci sono altre proposte.',
    behindForts: () => 'Prima devono cadere le fortezze che proteggono la principessa.',
    noneLeft: r => `Nella riserva non hai più ${names.kinds[r.kind].one}.`,
    largest: () => 'La cavalleria non si può potenziare oltre.',
    noToken: () => 'Su questo percorso non c’è nessun gettone.',
    noAction: () => 'Non ti resta un’azione per farlo.',
    armiesHaveMarched: () => 'Gli eserciti hanno già marciato; ora si muovono le principesse.',
    hasStepped: () => 'In questo turno ha già fatto il suo passo.',
    notForPrincesses: () => 'Una principessa entra solo in terre libere o della sua parte.',
    oneStep: () => 'Una principessa fa un solo passo, in una provincia vicina.',
    noHaven: () => 'Vanno in una provincia vicina, libera o propria.',
    noRefuge: () => 'I barbari fuggono a modo loro: solo nelle province accese.',
  },
  warns: {
    starve: 'Hai cibo per tutti. Lasciarlo morire comunque?',
    pass: left => `Perderesti ${names.actions(left)}. Passare comunque?`,
    abandon: ends => (ends ? 'Senza di te la partita finisce. Abbandonare?' : 'Non si torna indietro. Abbandonare?'),
    lastTurn: 'Se tutti sono d’accordo, questo turno è l’ultimo. Proporlo?',
  },
  stocks: { food: 'cibo', goods: 'prodotti', weapons: 'armi', gold: 'oro' },
  leftInTurn: 'ha abbandonato al turno',
  when: (phase, turn, last) =>
    phase === 'setUp'
      ? 'Preparazione'
      : `Turno ${turn} di ${last}, ${{ upkeep: 'sostentamento', trade: 'commercio', development: 'sviluppo', manoeuvre: 'manovra' }[phase]}`,
  firstDecides: {
    lot: 'A questo posto va il numero di nazione più basso fra quelli sorteggiati, e così comincia. A sorte decide il seme.',
    choice:
      'Questo posto sceglie soltanto la nazione prima degli altri; si gioca poi secondo i numeri delle nazioni. A sorte decide il seme.',
  },
  sources: {
    provinces: 'Province',
    forts: 'Fortezze',
    kills: 'Nemici distrutti',
    bought: 'Punti comprati',
    builder: 'Costruttore',
    merchant: 'Commerciante',
    warrior: 'Guerriero',
    leftIn: 'Abbandono al turno (0: mai)',
  },
  reasons: {
    province: 'la provincia da conquistare',
    kill: 'i nemici distrutti',
    fort: 'i punti di una fortezza',
    technology: 'un livello migliore',
    award: 'il primato sul percorso',
    army: 'l’esercito che porta',
    resources: 'ciò che rende',
    points: 'punti subito',
    unification: 'molte azioni insieme',
    loss: 'quello che si rischia',
    war: 'le province di un rivale',
    lead: 'essere in testa adesso',
    chance: 'ciò che si può ancora vincere',
  },
};
