import { and, counted, or } from '@/words/grammar/italian';
import { lowerFirst, upperFirst } from '@/words/grammar/text';
import { MONASTERY_ROWS as rows } from '../../data/monasteries';
import {
  AREA_POINTS,
  BANK_SILVER,
  BOARDING_HOUSE_WORKERS,
  PHASE_POINTS,
  PURCHASE_PRICE,
  SALE_SILVER,
  WATCHTOWER_POINTS,
  WORKERS_TAKEN,
} from '../../data/scoring';
import { TRIBUTE } from '../../data/shields';
import type { Cards, Gists } from '../cards';
import { alone } from './aloneCards';
import { names } from './names';
import { shields } from './shields';
import { solo } from './solo';
import { team } from './team';

/** ARE-01 */
const BY_SIZE = AREA_POINTS.slice(1).join('·');

const coins = (count: number): string => counted(count, 'moneta', 'monete');

const NO_DIE = 'Non serve un dado. Un villaggio ospita un solo edificio per tipo.';

export const cards: Cards = {
  topics: {
    target: solo.targetCard,
    points: {
      title: 'Punti',
      text: `Le aree da 1 a 8 spazi valgono ${BY_SIZE}, e la fase aggiunge ${or(PHASE_POINTS.map(String))}. Bonus di colore, bestiame, torri di vedetta e vendite danno punti subito; monasteri e ciò che avanza, alla fine.`,
    },
    die: {
      title: 'I tuoi dadi',
      text: 'Ogni dado è un’azione: prendi una tessera dal deposito col suo numero, piazza una tessera su quel numero, vendi le merci del suo colore, oppure prendi due lavoratori.',
    },
    whiteDie: {
      title: 'Dado bianco',
      text: 'Lo tira il primo giocatore a ogni round. La prossima merce va nel deposito che mostra. Nulla lo cambia e nessuno lo usa per un’azione.',
    },
    depot: {
      title: 'Deposito',
      text: 'Spendi un dado con questo numero per prendere una tessera. I depositi si riempiono a inizio fase; le tessere avanzate escono dal gioco, le merci aspettano una nave.',
    },
    blackDepot: {
      title: 'Deposito nero',
      text: `Una volta nel tuo turno, in qualsiasi momento, paga ${names.silver(PURCHASE_PRICE)} e prendi una tessera. Non costa un dado, e nessun dado arriva a queste tessere.`,
    },
    teamStorage: team.storageCard,
    storage: {
      title: 'Spazi chiave',
      text: 'Le tessere prese aspettano qui finché non le piazzi. Gli spazi sono tre: se sono pieni, prima una tessera esce dal gioco. Le tessere qui non valgono punti.',
    },
    goods: {
      title: 'Merci',
      text: `Tieni tre colori. Un dado col loro numero vende un colore intero: ogni merce vale tanti punti quanti sono i giocatori, più ${names.silver(SALE_SILVER)} in tutto. Alla fine ogni merce invenduta vale 1 punto.`,
    },
    sold: {
      title: 'Merci vendute',
      text: 'Le tue puoi guardarle; gli altri vedono solo quante sono. I monasteri 15 e 25 le contano alla fine.',
    },
    route: {
      title: 'Via commerciale',
      text: 'Le merci vendute vanno qui, una alla volta da sinistra. Una merce su uno spazio del suo colore dà subito ciò che lo spazio mostra; puoi rinunciare. Quando la via è piena, le merci vendute stanno a parte.',
    },
    workers: {
      title: 'Lavoratori',
      text: 'Ogni lavoratore cambia di 1 un tuo dado quando lo usi; il 6 e l’1 sono vicini. Alla fine ogni due lavoratori valgono 1 punto.',
    },
    silver: {
      title: 'Argento',
      text: `Pagane ${PURCHASE_PRICE} per comprare una tessera dal deposito nero, una volta nel tuo turno. Lo danno miniere, banche e vendite. Alla fine ogni moneta vale 1 punto.`,
    },
    bridge: {
      title: 'Ponte',
      text: 'Chi è più avanti gioca per primo. Ogni nave ti fa avanzare di uno spazio, sopra chi c’è già: chi sta in cima alla pila gioca prima degli altri.',
    },
    phase: {
      title: 'Fase e round',
      text: `Cinque fasi di cinque round. Un’area completata nella fase A vale ${names.points(PHASE_POINTS[0] as number)} in più, poi ${and(PHASE_POINTS.slice(1).map(String))}. Le merci in arrivo mostrano i round che restano.`,
    },
    bonus: {
      title: 'Bonus di colore',
      text: 'Riempi per primo tutti gli spazi di un colore e prendi subito il bonus grande. Il secondo prende quello piccolo, gli altri niente.',
    },
    duchy: {
      title: 'Ducato',
      text: 'Tutti i ducati hanno gli stessi numeri; cambiano colori e aree. Le aree piccole danno punti presto, quelle grandi di più.',
    },
    takeWorkers: {
      title: 'Prendi lavoratori',
      text: `Qualsiasi dado prende ${names.workers(WORKERS_TAKEN)}, qualunque numero mostri. Col monastero 14 ne prende ${rows.moreWorkers.workers}, col 13 anche ${names.silver(rows.silverWithWorkers.silver)}.`,
    },
    endTurn: {
      title: 'Chiudi il turno',
      text: 'Un dado non usato va perso. Ciò che hai resta con te: tessere negli spazi chiave, merci, argento e lavoratori.',
    },
    skip: { title: 'Rinuncia', text: 'Un effetto a cui rinunci va perso: non si può tenere per dopo.' },
    shields: {
      title: 'Scudi',
      text: 'I due dadi, non usati e con lo stesso numero, prendono uno scudo da quel deposito invece di due azioni; i lavoratori possono fare la coppia. Va su un tuo castello, uno per castello; quello di prima esce dal gioco.',
    },
    tribute: {
      title: 'Tributo',
      text: `Alla fine di ogni fase, prima delle miniere, ogni tuo scudo costa ${names.silver(TRIBUTE)}. Lo scudo che non paghi esce dal gioco.`,
    },
  },
  kinds: {
    mine: {
      title: 'Miniera',
      text: 'Quando la piazzi non succede nulla. Alla fine di ogni fase, anche dell’ultima, ogni miniera nel tuo ducato dà 1 moneta d’argento.',
    },
    ship: {
      title: 'Nave',
      text: 'Quando la piazzi, prendi le merci di un deposito qualsiasi, finché hai spazio. Poi avanza di uno spazio sul ponte, sopra chi c’è già.',
    },
    castle: {
      title: 'Castello',
      text: 'Quando lo piazzi, ottieni subito un’azione extra, come con un altro dado che mostra il numero che vuoi. Un altro castello piazzato così dà un’altra azione.',
    },
  },
  buildings: {
    warehouse: `Quando lo piazzi, vendi un colore di merci, con punti e argento come sempre. ${NO_DIE}`,
    watchtower: `Quando la piazzi, ottieni ${names.points(WATCHTOWER_POINTS)}. ${NO_DIE}`,
    carpenter: `Quando la piazzi, prendi un edificio da uno qualsiasi dei sei depositi. ${NO_DIE}`,
    church: `Quando la piazzi, prendi una miniera, un monastero o un castello da uno qualsiasi dei sei depositi. ${NO_DIE}`,
    market: `Quando lo piazzi, prendi una nave o una tessera bestiame da uno qualsiasi dei sei depositi. ${NO_DIE}`,
    boardingHouse: `Quando lo piazzi, ottieni ${names.workers(BOARDING_HOUSE_WORKERS)}. ${NO_DIE}`,
    bank: `Quando la piazzi, ottieni ${names.silver(BANK_SILVER)}. ${NO_DIE}`,
    cityHall: `Quando lo piazzi, piazza un’altra tua tessera di qualsiasi colore. Il numero non conta; colore e vicinanza sì. ${NO_DIE}`,
    crane:
      'Quando lo piazzi, fa ciò che fa un altro edificio a tua scelta. Alla fine conta come un edificio per uno dei tuoi monasteri da 16 a 23 o 29.',
    whiteCastle:
      'Quando lo piazzi hai un’azione extra col numero del dado bianco. Lavoratori e monasteri possono cambiarlo per te; il dado resta com’è. È un edificio, non un castello.',
  },
  monasteries: {
    1: 'Nei tuoi villaggi possono stare più edifici dello stesso tipo.',
    2: `Alla fine di ogni fase ogni tua miniera dà anche ${names.workers(rows.workersFromMines.workers)}.`,
    3: `Ogni vendita dà ${names.silver(rows.silverFromSales.silver)} invece di ${SALE_SILVER}, con un dado o con un magazzino.`,
    4: `Ogni vendita dà anche ${names.workers(rows.workersFromSales.workers)}, con un dado o con un magazzino.`,
    5: 'Quando piazzi una nave puoi prendere anche le merci di un deposito vicino a quello scelto. I depositi 6 e 1 sono vicini.',
    6: 'Il tuo unico acquisto del turno si può pagare con lavoratori, argento o entrambi, e può prendere una tessera da qualsiasi deposito.',
    7: `Quando piazzi bestiame, ogni tessera che dà punti vale ${names.points(rows.richHerds.perTile)} in più, anche quella nuova.`,
    8: `Ogni lavoratore che spendi cambia un dado fino a ${rows.strongWorkers.pips}.`,
    9: `Quando piazzi un edificio puoi cambiare il dado di ${rows.stepForBuildings.pips} gratis.`,
    10: `Quando piazzi una nave o del bestiame puoi cambiare il dado di ${rows.stepForShipsAndHerds.pips} gratis.`,
    11: `Quando piazzi un castello, una miniera o un monastero puoi cambiare il dado di ${rows.stepForOthers.pips} gratis.`,
    12: `Quando prendi una tessera con un dado puoi cambiarlo di ${rows.stepForTaking.pips} gratis.`,
    13: `L’azione che prende lavoratori dà anche ${names.silver(rows.silverWithWorkers.silver)}. Gli alloggi non contano.`,
    14: `L’azione che prende lavoratori ne prende ${rows.moreWorkers.workers} invece di ${WORKERS_TAKEN}. Gli alloggi non contano.`,
    15: `Alla fine: ${names.points(rows.perColourSold.points)} per ogni colore diverso di merci che hai venduto.`,
    24: `Alla fine: ${names.points(rows.perAnimal.points)} per ogni animale diverso nel tuo ducato.`,
    25: `Alla fine: ${names.points(rows.perGoodSold.points)} per ogni merce che hai venduto.`,
    26: `Alla fine: ${names.points(rows.perBonusTile.points)} per ogni tessera bonus che possiedi.`,
    27: 'La tua pedina è sempre in cima alla sua pila sul ponte: subito, quando avanzi e quando arrivano altri.',
    28: `Ogni volta che devi scegliere qualcosa puoi pagare ${names.silver(rows.hiring.silver)} e ottenere ${names.workers(rows.hiring.workers)}, tutte le volte che vuoi. Tocca questa tessera.`,
  },
  paying: building => `Alla fine: ${names.points(rows.perWarehouse.points)} per ogni ${names.buildings[building].one} nel tuo ducato.`,
  livestock: heads =>
    `Quando la piazzi vale ${heads}, più i capi di ogni altra tessera dello stesso animale nello stesso pascolo, anche se non si toccano. Gli altri pascoli non contano mai.`,
  geese:
    'Quando le piazzi valgono 2, più i capi di un altro animale dello stesso pascolo: quello che rende di più. Poi ogni bestiame piazzato lì vale 2 in più. Le oche contano come un animale a sé.',
  inn: 'Piazzala su uno spazio vuoto qualsiasi, con numero e vicini come sempre; una per area. Non fa nulla, ma l’area vale come se avesse uno spazio in più, fino a 8.',
  atPost: 'Al punto di frontiera.',
  shields,
  joker: solo.jokerCard,
  alone,
  byOption: {
    whiteDie: {
      title: 'Dado bianco',
      text: 'Lo tira il primo giocatore a ogni round. La prossima merce va nel deposito che mostra. Chi piazza un castello bianco ottiene un’azione con questo numero; il dado resta com’è.',
    },
    soldOpenly: {
      title: 'Merci vendute',
      text: 'In questa partita tutti vedono i colori che gli altri hanno venduto. I monasteri 15 e 25 le contano alla fine.',
    },
    endlessStorage: {
      title: 'Spazi chiave',
      text: 'Le tessere prese aspettano qui finché non le piazzi. Con lo scudo 4 non c’è limite; senza, ne restano tre. Le tessere qui non valgono punti.',
    },
    teamDuchy: {
      title: 'Ducato',
      text: 'Le due squadre hanno lo stesso ducato: 73 spazi in due metà, ed entrambi i compagni piazzano ovunque. Le aree piccole danno punti presto, quelle grandi di più.',
    },
    teamTop:
      'Una volta piazzato: le pedine di entrambi i compagni stanno sempre sopra quelle degli avversari sul loro spazio del ponte; fra compagni l’ordine resta.',
    whiteCastles: 'Un castello bianco dà un’azione con esso.',
    pairOfDice: 'Oppure entrambi, in coppia, prendono uno scudo.',
    innsBeside: 'Al suo posto, una taverna costa lo stesso.',
    roundOf: (round, of) => `È il round ${round} di ${of}.`,
    alongTheRoute: 'Qui sono prima passate per la via commerciale.',
  },
  oncePlaced: does => `Una volta piazzato: ${lowerFirst(does)}`,
  space: c => {
    const beside = { tile: ', accanto a una tua tessera', river: ', accanto a una tua tessera o oltre un fiume', nothing: '' }[c.beside];
    const now = `${c.sizePoints} + ${c.phasePoints} ora${c.next === null ? '' : `, ${c.sizePoints} + ${c.next.points} in fase ${c.next.phase}`}`;
    return {
      title: `${upperFirst(names.areas[c.colour].one)} ${c.number}`,
      text: `Piazza qui ${names.tiles[c.colour].a}${c.oneOfEach ? ' che manca al villaggio,' : ''} con un ${c.number}${beside}. Area di ${c.size}, ${c.filled === 1 ? '1 pieno' : `${c.filled} pieni`}: ${now}. Da 1 a 8: ${BY_SIZE}.`,
    };
  },
};

export const gists: Gists = {
  mine: '1 moneta ogni fase',
  ship: 'merci, un passo avanti',
  castle: 'un’azione extra',
  livestock: 'punti per la mandria',
  inn: 'ovunque; l’area vale 1 in più',
  joker: solo.jokerGist,
  geese: '2, e una mandria del pascolo',
  buildings: {
    warehouse: 'vendi un colore',
    watchtower: `${names.points(WATCHTOWER_POINTS)}`,
    carpenter: 'prendi un edificio',
    church: 'prendi miniera, monastero o castello',
    market: 'prendi nave o bestiame',
    boardingHouse: `${names.workers(BOARDING_HOUSE_WORKERS)}`,
    bank: `${names.silver(BANK_SILVER)}`,
    cityHall: 'piazza un’altra tessera',
    crane: 'vale come un edificio',
    whiteCastle: 'azione col dado bianco',
  },
  monasteries: {
    1: 'edifici doppi permessi',
    2: `${names.workers(rows.workersFromMines.workers)} per miniera`,
    3: `${coins(rows.silverFromSales.silver)} per vendita`,
    4: `${names.workers(rows.workersFromSales.workers)} per vendita`,
    5: 'due depositi per nave',
    6: 'compri ovunque, anche con lavoratori',
    7: `+${rows.richHerds.perTile} per bestiame che dà punti`,
    8: `un lavoratore cambia di ${rows.strongWorkers.pips}`,
    9: `±${rows.stepForBuildings.pips} gratis per edifici`,
    10: `±${rows.stepForShipsAndHerds.pips} gratis per navi e bestiame`,
    11: `±${rows.stepForOthers.pips} gratis per castelli, miniere, monasteri`,
    12: `±${rows.stepForTaking.pips} gratis quando prendi`,
    13: `lavoratori: anche ${coins(rows.silverWithWorkers.silver)}`,
    14: `prendi ${names.workers(rows.moreWorkers.workers)}`,
    15: `fine: ${rows.perColourSold.points} per colore venduto`,
    24: `fine: ${rows.perAnimal.points} per animale`,
    25: `fine: ${rows.perGoodSold.points} per merce venduta`,
    26: `fine: ${rows.perBonusTile.points} per tessera bonus`,
    27: 'sempre in cima sul ponte',
    28: `${coins(rows.hiring.silver)} per ${names.workers(rows.hiring.workers)}`,
  },
  paying: building => `fine: ${rows.perWarehouse.points} per ${names.buildings[building].one}`,
};
