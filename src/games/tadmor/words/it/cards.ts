import {
  ALONE_POINTS,
  CREDIT_ADVANCED,
  CREDIT_BASE,
  FREE_RARE_POINTS,
  GREAT_WAREHOUSE_LIMIT,
  MISSION_DISCOUNT,
  PROTECTION_POINTS,
  RARE_DISCOUNT,
  REPUTATION_PRICE,
  SHRINE_POINTS,
  SPOILS_POINTS,
  TEMPLE_DISCOUNT,
  WAREHOUSE,
} from '../../data/numbers';
import { BENDING, tileOf, type BendingTile } from '../../data/tiles';
import type { LanguageForm } from '../languageForm';
import { names } from './names';

const FREE_FIFTHS = 'Ogni livello della torre multiplo di cinque è gratis, subito, appena la torre arriva a uno di meno.';
/** Tiles that bend a rule. */
const BENT: Readonly<Record<BendingTile, string>> = {
  [BENDING.lineOfCredit]: `Una volta per turno compra un bene base per ${names.points(CREDIT_BASE)}, e una volta un bene avanzato per ${CREDIT_ADVANCED}. I punti possono scendere sotto zero.`,
  [BENDING.bribedRaiders]: 'Quando riveli i predoni, i tuoi pezzi nella regione attaccata restano.',
  [BENDING.reputation]: `Una volta per turno un tuo pezzo su uno spazio di merce rara compra per ${names.points(REPUTATION_PRICE)} invece che con beni. Devi avere quei punti.`,
  [BENDING.freeFifths]: FREE_FIFTHS,
  [BENDING.moreFreeFifths]: FREE_FIFTHS,
  [BENDING.noWood]: 'Costruire la torre non ti costa mai legno.',
  [BENDING.royalSupplies]: `Compiere una missione ti costa ${MISSION_DISCOUNT} beni in meno, a scelta.`,
  [BENDING.spoils]: `Quando riveli i predoni e scacciano almeno un pezzo rivale, ottieni ${names.points(SPOILS_POINTS)}.`,
  [BENDING.protectionMoney]: `Ogni volta che riveli i predoni ottieni 1 oro e ${names.points(PROTECTION_POINTS)}.`,
  [BENDING.bulkContracts]: `Le merci rare che compri costano ${RARE_DISCOUNT} beni in meno, a scelta.`,
  [BENDING.greatWarehouse]: `A fine turno conservi ${GREAT_WAREHOUSE_LIMIT} beni invece di ${WAREHOUSE}.`,
  [BENDING.donations]: `Ogni parte del tempio ti costa ${TEMPLE_DISCOUNT} beni in meno, a scelta.`,
  [BENDING.firstPick]: 'Quando compri una merce rara scegli una tessera qualsiasi della pila; poi la pila viene mescolata.',
  [BENDING.envoys]: 'I doni di pace ti danno il doppio dei punti.',
  [BENDING.desertGuards]: 'I predoni non scacciano mai i tuoi pezzi.',
  [BENDING.taxExemption]: 'All’esattore non devi niente.',
};

const WORKS = {
  market:
    'Azione privata: un mercato completo, al riparo dai predoni. Piazza qui un pezzo per usarlo; il pezzo con cui lo compri lo usa subito.',
  temple: `Azione privata: costruisci una parte del tempio al suo costo e ottieni ${names.points(SHRINE_POINTS)}. Non si pesca alcuna missione.`,
  construction:
    'Azione privata: un’azione di costruzione qualsiasi, anche una che hai già sulla plancia. Una parte del tempio non fa pescare missioni.',
  kingdom: 'Azione privata: esattore, forniture di guerra o primo giocatore, ma non quella che hai già sulla plancia.',
} as const;

function tileText(tile: number): string {
  const { gives, gets, perMission, perRareGood, shipBonus, prestige, alone, works } = tileOf(tile);
  if (gives !== undefined)
    return `Scambia 1 ${names.goods[gives]} con ${gets === 'base' ? '2 beni base a scelta' : `1 ${names.goods[gets ?? 'gold']}`}, tutte le volte che vuoi.`;
  if (perMission !== undefined) return `Ottieni ${names.points(perMission)} ogni volta che compi una missione.`;
  if (perRareGood !== undefined)
    return `Ottieni ${names.points(perRareGood)} ogni volta che un tuo pezzo sulla plancia compra una merce rara, e ${names.points(FREE_RARE_POINTS)} per una gratuita.`;
  if (shipBonus !== undefined) return `Ogni tua nave che raccoglie ${names.goods[shipBonus]} ne porta 1 in più.`;
  if (prestige !== undefined) return `A ogni turno, se la tua torre da sola è la più alta, ottieni ${names.points(prestige)}.`;
  if (alone !== undefined) return `Alla fine ottieni ${names.points(ALONE_POINTS)} se tu solo hai ${names.compared[alone]}.`;
  if (works !== undefined) return WORKS[works];
  return BENT[tile as BendingTile] ?? '';
}

export const cards: LanguageForm['cards'] = {
  doings: {
    gather:
      'Prendi i beni indicati per questa Era in qualsiasi momento della risoluzione. Le navi portano più dei cammelli, e alcuni miglioramenti ne aumentano il carico.',
    shipyard: 'Ottieni la terza nave con una serie di merci rare grigia, gialla e rossa, la quarta con due serie.',
    rare: 'Compra la tessera in cima di questo colore: grigia per 3 oro, gialla per 5 pietre, rossa per 5 legni. Merci diverse formano serie che contano alla fine.',
    peaceGifts: 'Ottieni punti in qualsiasi momento della risoluzione: di più a ogni Era.',
    build1:
      'Costruisci quanti livelli singoli vuoi. Fino al livello 5 ognuno costa 1 legno e 1 pietra, poi 2, 3 e dal livello 16 in su 5 pietre.',
    build2:
      'Costruisci quante coppie vuoi. Fino al livello 5 una coppia costa 1 legno e 2 marmi, poi 2, 3, 5 di ognuno. Conta il livello inferiore.',
    traitor:
      'Abbatti livelli di un avversario con una torre alta almeno quanto la tua: nessuno nell’Era I, uno nell’Era II, due nell’Era III.',
    warSupplies: 'Ottieni tanti punti quanto la tua torre supera la più bassa. Qui va un cammello oppure una nave.',
    improvement:
      'Compra un miglioramento per 1, 2 o 3 beni a scelta, nell’Era I, II o III. Gli spazi agiscono nell’ordine dei loro numeri.',
    townMarket: 'Scambia 1 bene base con 1 avanzato, o 1 avanzato con 2 base, tutte le volte che vuoi, fino alla fine del turno.',
    temple:
      'Costruisci la prossima parte del tempio. A Palmira peschi anche una missione; a Ebla puoi invece scambiare beni base con avanzati. Chi per primo e per secondo ne completa uno riceve due e una merce rara.',
    firstPlayer: 'Comincia il prossimo turno e prendi 1 legno o 1 pietra.',
    mission: 'Pesca una missione, oppure compi una di quelle in mano pagandone il costo.',
    taxman: 'Il tuo pezzo qui ti esenta dalle tasse di questo turno.',
    marauders: 'Riprendi il cammello e scegli in segreto una regione: nel prossimo turno i pezzi lì tornano a casa senza agire.',
    caravan: 'Ottieni il quarto cammello con 5 livelli o 2 missioni, il quinto con 10 livelli, 4 missioni, o 5 livelli e 2 missioni.',
  },
  tile: tileText,
  favours: {
    princess: () => 'Prendi una merce rara qualsiasi da una pila qualsiasi.',
    nextPart: () => 'Ottieni gratis la prossima parte del tempio.',
    ship: () => 'Ottieni la prossima nave.',
    levels: count => `Costruisci gratis ${names.levels(count)}.`,
    wall: () => 'Manda i predoni rivelati in un’altra regione.',
    camel: () => 'Ottieni il prossimo cammello.',
    market: () => 'Un mercato completo per il resto del turno.',
    swap: () => 'Scambia un tuo pezzo con uno uguale di un rivale.',
    twoTiles: () => 'Prendi gratis due miglioramenti.',
    goods: count => `Prendi ${count} beni a scelta.`,
    basement: () => 'Comincia gratis un altro tempio.',
    destroy: count => `Abbatti ${names.levels(count)} di un avversario.`,
    draw: count => `Pesca ${count} missioni.`,
    placeThree: count => `Piazza fino a ${count} pezzi in una volta.`,
    offBoardTile: () => 'Prendi un miglioramento dell’Era I o II che non è esposto.',
  },
  terms: {
    princess: 'Poi la pila viene mescolata.',
    offBoardTile: 'Nell’Era I solo dell’Era I.',
    goods: 'In questo turno non si scambiano.',
  },
  moments: {
    anytime: 'in qualsiasi momento',
    placing: 'quando piazzi',
    revealed: 'quando i predoni sono rivelati',
    removed: 'quando i predoni hanno scacciato i pezzi',
    resolution: 'in qualsiasi momento della risoluzione',
    improvements: 'mentre si comprano i miglioramenti',
    afterImprovements: 'dopo tutti gli spazi dei miglioramenti',
    construction: 'nella costruzione',
  },
  mission: (cost, moment, favour, points) =>
    `Costa ${cost}; ${points} punti. Favore, una volta, ${moment}: ${favour} Riscossa, conta la metà.`,
  atTheEnd: e => `Se finisse ora: torre ${e.tower}, missioni ${e.missions}, templi ${e.temples}, merci rare ${e.rareGoods}.`,
  turnNow: (turn, of, eraEnds) =>
    `È il turno ${turn} di ${of}; dopo il turno ${eraEnds} ${eraEnds === of ? 'la partita finisce' : 'comincia la prossima Era'}.`,
  topics: {
    goods: {
      title: 'Beni',
      text: 'Legno e pietra sono beni base, marmo e oro avanzati. A fine turno ne conservi otto; gli altri vanno persi.',
    },
    traded: {
      title: 'Scambio',
      text: 'Un bene base con uno avanzato, uno avanzato con due base. Quello che ricevi può pagare tutto, ma in questo turno non si scambia di nuovo.',
    },
    rare: {
      title: 'Merci rare',
      text: 'Nove tipi in tre colori. Serie di merci diverse valgono 5, 10, 15, 25, 35, 45, 60, 75, 90; i doppioni aprono nuove serie.',
    },
    region: {
      title: 'Regioni',
      text: 'Se qualcuno li ha mandati, i predoni scacciano da una regione ogni pezzo non protetto, mai nella stessa due volte di fila. La sua carta resta nello spazio fino al prossimo attacco.',
    },
    tower: {
      title: 'Torre',
      text: 'Ogni livello rende 2 punti quando comincia l’Era II, quando comincia l’Era III e alla fine. Non c’è limite.',
    },
    temple: {
      title: 'Tempio',
      text: 'Basamento: 2 legni, 2 pietre, vale 5. Colonnato: 3 pietre, 2 marmi, poi 13. Tetto: 2 legni, 2 marmi, 2 oro, poi 25. Statue: 3 marmi, 4 oro, poi 40.',
    },
    deck: { title: 'Missioni del re', text: 'Compile per punti e un favore, oppure cedi per un bene una di quelle in mano.' },
    turn: { title: 'Turno ed Era', text: 'Tre Ere di tre turni. Con ogni Era arrivano nuovi miglioramenti e le torri danno punti.' },
    pieces: {
      title: 'Cammelli e navi',
      text: 'Ognuno agisce una volta per turno. La carovana, il cantiere e due favori ne portano altri: fino a cinque cammelli e quattro navi.',
    },
    points: {
      title: 'Prestigio',
      text: 'Le torri contano a ogni nuova Era e alla fine; templi, merci rare e missioni solo alla fine. A pari punti decidono le merci rare.',
    },
    tax: { title: 'Tasse', text: 'Era I: niente. Era II: 1 oro o 3 punti. Era III: 2 oro o 6 punti. Non si paga in parte.' },
  },
};
