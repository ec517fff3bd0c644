/** What the referee asks, why not, options and columns. */
import { lowerFirst } from '@/words/grammar/text';
import { and, or } from '@/words/grammar/italian';
import type { Sentences, LanguageForm } from '../languageForm';
import { GOODS } from '../../data/names';
import type { BurgundyDecision } from '../../asking';
import { tileNoun } from '../tileNoun';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

const onlyTakes = {
  carpenter: 'La bottega del carpentiere prende solo edifici.',
  church: 'La chiesa prende solo miniere, monasteri e castelli.',
  market: 'Il mercato prende solo navi e bestiame.',
};

const usesOfDie = { take: 'prendi una tessera', place: 'piazza una tessera', sell: 'vendi merci', workers: 'prendi lavoratori' };

const asks: LanguageForm['asks'] = {
  ...solo.asks,
  ...team.asks,
  duchy: 'Scegli il tuo ducato.',
  startingCastle: 'Piazza il tuo primo castello.',
  castleAction: 'Svolgi un’azione extra, con qualsiasi numero.',
  cityHall: 'Piazza una tessera, qualunque sia il numero.',
  carpenter: 'Prendi un edificio da un deposito qualsiasi.',
  church: 'Prendi una miniera, un monastero o un castello.',
  market: 'Prendi una nave o una tessera bestiame.',
  warehouse: 'Vendi un colore di merci.',
  whiteCastle: 'Svolgi un’azione extra col dado bianco.',
  crane: 'Come quale edificio usi l’argano?',
  ship: 'Scegli un deposito e caricane le merci.',
  secondDepot: 'Carica anche un deposito vicino.',
  cargo: 'Carica anche un colore da ogni deposito.',
  hangShield: 'Scegli un castello per lo scudo.',
  tribute: 'Paga il tributo o rinuncia a uno scudo.',
  bounty: 'Prendi una tessera e piazzala subito.',
  settle: 'Scegli lo spazio, qualunque sia il numero.',
  unload: 'Ne puoi tenere tre: scarta una tessera.',
  newGoods: 'Non entrano tutti i colori. Quale carichi?',
};

/** What comes first, where the question itself does not say it as an order. */
const FIRST: Partial<Record<BurgundyDecision['ask'], string>> = {
  turn: 'Prima usa i dadi.',
  makeRoom: 'Prima scarta una tessera, per fare posto.',
  newGoods: 'Prima scegli quali merci caricare.',
  crane: 'Prima scegli che cosa fa l’argano.',
  unload: 'Prima scarta una tessera: ne puoi tenere tre.',
};
const first = (ask: BurgundyDecision['ask']): string => FIRST[ask] ?? `Prima: ${lowerFirst(asks[ask as keyof typeof asks])}`;

export const sentences: Sentences = {
  list: and,
  asks,
  asksTurn: {
    bothDice: 'Scegli un dado per la prima azione.',
    oneDie: 'Usa l’altro dado o chiudi il turno.',
    onlyPurchase: 'Compra una tessera o chiudi il turno.',
    nothing: 'Non resta nulla: chiudi il turno.',
  },
  asksRoom: incoming => `Scarta una tessera per ${incoming.the}.`,
  asksDie: (face, uses) => `${face === 1 ? 'L’1' : `Il ${face}`}: ${or(uses.map(use => usesOfDie[use]))}.`,
  asksSpace: tile => `Quale spazio per ${tile.the}?`,
  refusals: {
    ...team.refusals,
    filled: () => 'Qui c’è già una tessera, e ci resta.',
    noSilverToHire: () => 'Qui due lavoratori costano 1 moneta d’argento, e non ne hai.',
    noTileOfColour: r => `Negli spazi chiave non hai ${names.tiles[r.colour].many}.`,
    touchesNothing: r =>
      r.river === true
        ? 'Nessuna tua tessera tocca questo spazio, nemmeno al di là di un fiume.'
        : 'Questo spazio non tocca ancora nessuna tua tessera.',
    secondInn: () => 'In quest’area c’è già una taverna, e ne ospita una sola.',
    twinBuilding: r => `In questo villaggio c’è già ${names.buildings[r.building].a}: un solo edificio per tipo.`,
    twinsEverywhere: r => `Ogni villaggio raggiungibile ha già ${names.buildings[r.building].a}: un solo edificio per tipo.`,
    tooFewWorkers: r =>
      r.workers === 0 ? `Costa ${names.workers(r.needed)}, e non ne hai.` : `Costa ${names.workers(r.needed)}; ne hai ${r.workers}.`,
    diceUsed: () => 'Hai già usato entrambi i dadi.',
    dieUsed: () => 'Questo dado è già usato; l’altro no.',
    noDieNeeded: () => 'Non serve un dado: va bene ogni numero.',
    whiteDieCounts: () => 'Qui conta il dado bianco, non uno dei tuoi.',
    asksOther: r => first(r.ask),
    tapTile: () => 'Tocca la tessera che vuoi.',
    noSpace: () => 'Nessuno spazio libero accanto alle tue tessere la accoglie ancora.',
    castleSpace: () => 'Il primo castello va su uno spazio castello.',
    notBeside: r => `Si aggiunge solo un deposito accanto al deposito ${r.depot}.`,
    noGoodsThere: () => 'Lì non ci sono merci.',
    tooLittleToPay: r => `Un acquisto costa ${r.needed}, in argento o lavoratori; ne hai ${r.silver + r.workers}.`,
    nothingThere: () => 'Qui non c’è nulla.',
    notOfThisKind: r => onlyTakes[r.building],
    noGoods: r => `Non hai ${names.goods(GOODS.indexOf(r.good), 2).slice(2)}.`,
    boughtAlready: () => 'Hai già comprato una tessera in questo turno.',
    bothDiceNeeded: () => 'Uno scudo vuole entrambi i dadi, e uno è già usato.',
    onlyByPair: () => 'Uno scudo si prende con i due dadi, nel tuo turno.',
    castlesOnly: () => 'Uno scudo va su uno dei tuoi castelli.',
    noShieldHere: () => 'Qui non c’è un tuo scudo.',
    otherSpace: r => `Questo spazio non accoglie ${tileNoun(names, r.tile).the}.`,
    tooLittleSilver: r => `Un acquisto costa ${names.silver(r.needed)}; ne hai ${r.silver}.`,
  },
  warns: c => {
    if (c.canPlace) return `Hai ancora ${c.dice === 1 ? 'un dado' : 'due dadi'} e una tessera da piazzare. Chiudere lo stesso?`;
    return c.dice === 1 ? 'Hai ancora un dado. Chiudere lo stesso?' : 'Hai ancora entrambi i dadi. Chiudere lo stesso?';
  },
  stocks: { silver: 'argento', workers: 'lavoratori', goods: 'merci da vendere', storage: 'tessere negli spazi chiave' },
  when: (phase, round) => `Fase ${phase}, round ${round}`,
  options: {
    ...solo.options,
    ...team.options,
    duchySetup: {
      title: 'Ducati',
      help: 'Con quali plance si gioca.',
      values: {
        same1: { title: 'Tutti il ducato 1', help: 'Per la prima partita. Il castello sta al centro.' },
        same2: { title: 'Tutti il ducato 2', help: 'Più aree piccole. Il castello sta al centro.' },
        dealTwo: {
          title: 'Due a testa',
          help: 'Ognuno sceglie tra due a sorte, poi dove sta il castello. Nella scatola sono i due lati di un foglio.',
        },
        freeChoice: { title: 'Scelta libera', help: 'In ordine di turno ognuno sceglie un ducato qualsiasi, poi dove sta il castello.' },
      },
    },
    tieBreak: {
      title: 'Pareggio',
      help: 'Chi vince a pari punti. Se resta pari: chi è più indietro sul ponte; le squadre vincono insieme.',
      values: {
        mostEmpty: { title: 'Più spazi vuoti', help: 'Come dice il regolamento italiano.' },
        fewestEmpty: { title: 'Meno spazi vuoti', help: 'Come dicono alcune edizioni.' },
      },
    },
    soldGoodsPublic: {
      title: 'Merci vendute',
      help: 'Se tutti vedono i colori che un avversario ha venduto.',
      values: {
        false: { title: 'A faccia in giù', help: 'Gli altri vedono solo quante sono.' },
        true: { title: 'Scoperte', help: 'Tutti vedono i colori. Un’opzione nostra.' },
      },
    },
    inns: {
      title: 'Taverne',
      help: 'Una per fase, per qualsiasi spazio: la sua area vale come una più grande.',
      values: {
        false: { title: 'No', help: 'Ogni spazio accoglie solo tessere del suo tipo.' },
        true: { title: 'Sì', help: 'Si comprano come le tessere nere, per 2 monete d’argento.' },
      },
    },
    borderPosts: {
      title: 'Punti di frontiera',
      help: 'Ducati con tre punti di frontiera sul bordo, da collegare con le tessere.',
      values: {
        false: { title: 'No', help: 'I ducati del gioco base.' },
        true: { title: 'Sì', help: 'Ognuno riceve a sorte uno di sei ducati così e piazza il castello; «Ducati» non si chiede.' },
      },
    },
    pairScoring: {
      title: 'Punti di frontiera collegati',
      help: 'Quante volte si ottengono i punti della fase per i punti di frontiera.',
      values: {
        perPair: {
          title: 'Ogni coppia',
          help: 'Per ogni coppia appena collegata: il terzo ne collega due. Così l’esempio stampato nell’edizione sorella.',
        },
        firstOnly: {
          title: 'Una coppia, poi il primo',
          help: 'Una volta per una coppia; per tutti e tre di nuovo solo al primo. Così il regolamento italiano alla lettera.',
        },
        italian: {
          title: 'Una coppia, poi tutti',
          help: 'Una volta per una coppia e un’altra per tutti e tre, a tutti. Una via di mezzo nostra, in nessun regolamento.',
        },
      },
    },
    tradeRoutes: {
      title: 'Vie commerciali',
      help: 'Le merci vendute vanno su una via tutta tua, che ne premia i colori.',
      values: {
        false: { title: 'No', help: 'Le merci vendute stanno a parte.' },
        true: { title: 'Sì', help: 'Ognuno riceve una via a sorte; si riempie nell’ordine delle vendite.' },
      },
    },
    shields: {
      title: 'Scudi',
      help: 'Una coppia di dadi ne prende uno: poteri, punti e un tributo da pagare.',
      values: {
        false: { title: 'No', help: 'I castelli restano senza scudi.' },
        true: { title: 'Sì', help: 'Da sei a dodici dei diciotto, a sorte, stanno nei depositi.' },
      },
    },
    whiteCastles: {
      title: 'Castelli bianchi',
      help: 'Otto edifici che agiscono col dado bianco, e il monastero 29.',
      values: {
        false: { title: 'No', help: 'Nessuno usa il dado bianco.' },
        true: { title: 'Sì', help: 'Si mescolano agli edifici e alle tessere nere.' },
      },
    },
    extraTiles: {
      title: 'Tessere extra',
      help: 'Quattro tessere in più: i monasteri 27 e 28, un argano e le oche.',
      values: {
        false: { title: 'No', help: 'Le tessere del gioco base.' },
        true: { title: 'Sì', help: 'Si mescolano alle altre: a chi capitano, decide la sorte.' },
      },
    },
  },
  sources: {
    ...solo.tallies,
    areas: 'Aree, per dimensione',
    phases: 'Aree, per fase',
    colours: 'Bonus di colore',
    livestock: 'Bestiame',
    watchtowers: 'Torri di vedetta',
    goods: 'Merci vendute',
    unsoldGoods: 'Merci non vendute',
    silver: 'Argento',
    workers: 'Lavoratori',
    monasteries: 'Monasteri',
    routes: 'Vie commerciali',
    posts: 'Punti di frontiera',
    shields: 'Scudi',
    bought: 'Punti comprati',
  },
  reasons: {
    completesArea: 'l’area completata',
    nearsArea: 'un’area più vicina alla fine',
    nearsColour: 'un bonus di colore più vicino',
    tileEffect: 'ciò che porta la tessera',
    linksPosts: 'punti di frontiera collegati o più vicini',
    opensGround: 'nuovi spazi raggiungibili',
    couldComplete: 'un’area che può completare',
    points: 'punti e argento subito',
    workers: 'lavoratori per i dadi futuri',
    workersSpent: 'il suo prezzo in lavoratori',
    silverSpent: 'il suo prezzo in argento',
    route: 'ciò che dà la via commerciale',
    goods: 'merci da vendere più tardi',
    shield: 'ciò che porta lo scudo',
    tribute: 'il suo tributo',
    room: 'la tessera che ti mancherà meno',
    target: 'l’azione che dà l’obiettivo',
    joker: 'una tessera per qualsiasi spazio',
  },
};
