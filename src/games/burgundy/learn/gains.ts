/** What makes a turn larger: workers, ships with their goods, castles. */
import type { Sell } from '../asking';
import { CASTLE, SHIP } from '../rules/tile';
import { DEPOT_SPOTS, numberOf } from '../spots';
import { answers, depotWithMost, isPaid, LEGAL, places, placing, TURN_WASTED, type Lesson } from './answers';
import { closes, dieOf, fresh, gained, goodsIn, gapOf, isFree, stored, storeOf, type C } from './looks';

const sells = (c: C): c is Sell => c.do === 'sell' && isFree(c);

export const workers: Lesson = {
  id: 'workers',
  title: { en: 'Workers bend the dice', it: 'I lavoratori piegano i dadi' },
  seed: 1,
  shows: (g, q, offers) =>
    fresh(g, q) && g.phase < 2 && offers.some(c => closes(g, c) > 0 && isPaid(c)) && !offers.some(c => closes(g, c) > 0 && isFree(c)),
  rival: 4,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'Each worker you pay changes a die by 1, up or down. 6 and 1 are neighbours.',
        it: 'Ogni lavoratore che spendi cambia un dado di 1, su o giù. Il 6 e l’1 sono vicini.',
      },
      lights: () => 'workers',
    },
    {
      says: {
        en: 'A small number on a lit target is its price in workers. No number: it is free.',
        it: 'Il piccolo numero su un bersaglio acceso è il prezzo in lavoratori. Senza numero è gratis.',
      },
    },
    {
      says: {
        en: 'This area has one gap left, and neither die shows its number. Pay, and close it.',
        it: 'A quest’area manca uno spazio, ma nessun dado mostra il suo numero. Paga e chiudila.',
      },
      lights: gapOf(1),
      wants: (c, g) => closes(g, c) > 0,
      wrong: [
        { to: c => c.do === 'endTurn', says: TURN_WASTED },
        {
          to: c => c.do === 'workers',
          says: {
            en: 'More workers, and nothing gained by them yet. You have enough: spend them.',
            it: 'Altri lavoratori, e ancora nessun guadagno. Ne hai abbastanza: usali.',
          },
        },
        {
          says: {
            en: 'Legal, but the points lie in the gap. Workers unused at the end are worth half a point each.',
            it: 'Si può, ma i punti sono in quel vuoto. Alla fine un lavoratore non usato vale mezzo punto.',
          },
        },
      ],
      goal: gained,
    },
    {
      says: {
        en: 'A few workers for a full area: almost always a good trade.',
        it: 'Pochi lavoratori per un’area piena: quasi sempre un buon cambio.',
      },
    },
  ],
};

export const ship: Lesson = {
  id: 'ship',
  title: { en: 'Ships and goods', it: 'Navi e merci' },
  seed: 5,
  shows: (g, q, offers) =>
    fresh(g, q) &&
    g.phase < 3 &&
    goodsIn(g, depotWithMost(g)) > 2 &&
    offers.some(c => placing(SHIP)(c, g) && offers.some(other => sells(other) && other.die !== dieOf(c))),
  rival: 5,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'A good comes to a depot every round, and only ships collect them.',
        it: 'A ogni round una merce arriva in un deposito, e solo le navi le raccolgono.',
      },
      lights: g => DEPOT_SPOTS[depotWithMost(g)],
    },
    {
      says: {
        en: 'You have a ship in storage: place it on the river.',
        it: 'Hai una nave in uno spazio chiave: piazzala sul fiume.',
      },
      lights: (g, _, me) => storeOf(g, me, SHIP),
      wants: placing(SHIP),
      wrong: answers,
    },
    {
      says: {
        en: 'Now it takes all goods of one depot, whatever your die was. Choose the fullest.',
        it: 'Ora prende tutte le merci di un deposito, qualunque fosse il dado. Scegli il più pieno.',
      },
      lights: g => DEPOT_SPOTS[depotWithMost(g)],
      offers: c => c.do === 'load',
      wants: (c, g) => goodsIn(g, numberOf(c.at)) >= goodsIn(g, depotWithMost(g)),
      wrong: [
        {
          says: {
            en: 'Fewer goods lie there, and a ship comes only once. Take it back: one depot holds more.',
            it: 'Lì ci sono meno merci, e una nave arriva una volta sola. Torna indietro: un deposito ne ha di più.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Each ship also moves you ahead on the bridge: from next round on, whoever is ahead plays first.',
        it: 'Ogni nave ti fa anche avanzare sul ponte: dal prossimo round gioca prima chi è più avanti.',
      },
    },
    {
      says: {
        en: 'A die of a colour’s number sells all you have of it: 2 points a good, and 1 silver.',
        it: 'Un dado col numero del colore vende tutte le merci di quel colore: 2 punti l’una e 1 moneta.',
      },
    },
    {
      says: {
        en: 'Your other die has the number of goods you hold: sell them.',
        it: 'L’altro dado ha il numero di merci che possiedi: vendile.',
      },
      wants: sells,
      wrong: answers,
    },
    {
      says: {
        en: 'Points, and silver for the market. Unsold goods are worth only 1 each at the very end.',
        it: 'Punti, e argento per il mercato. Alla fine una merce non venduta vale solo 1 punto.',
      },
    },
  ],
};

export const castle: Lesson = {
  id: 'castle',
  title: { en: 'Castles and long turns', it: 'Castelli e turni lunghi' },
  seed: 1,
  shows: (g, q, offers) => fresh(g, q) && places(g, offers, CASTLE) && stored(g).length > 1,
  rival: 6,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'A castle gives one more action at once, as with a third die of any number you like.',
        it: 'Un castello dà subito un’azione in più, come un terzo dado col numero che vuoi.',
      },
      lights: (g, _, me) => storeOf(g, me, CASTLE),
    },
    {
      says: {
        en: 'Place your castle, and see the question change.',
        it: 'Piazza il castello, e guarda come cambia la domanda.',
      },
      wants: placing(CASTLE),
      wrong: answers,
    },
    {
      says: {
        en: 'Any number: place your other tile, where no die would have let you.',
        it: 'Qualsiasi numero: piazza l’altra tessera dove nessun dado te lo permetteva.',
      },
      wants: (c, _, q) => q.ask === 'castleAction' && c.do === 'place',
      wrong: [
        {
          to: c => c.do === 'skip',
          says: {
            en: 'An action declined is lost for good. Take it back.',
            it: 'Un’azione rifiutata è perduta per sempre. Torna indietro.',
          },
        },
        {
          to: c => c.do === 'workers' || c.do === 'sell',
          says: {
            en: 'A plain die does that too. An action of any number is worth most on a hard space.',
            it: 'Quello lo fa anche un dado qualunque. Un’azione con ogni numero vale di più su uno spazio difficile.',
          },
        },
        {
          says: {
            en: 'A tile taken must still be placed. Placing now is a whole step ahead.',
            it: 'Una tessera presa va ancora piazzata. Piazzare ora è un passo intero di vantaggio.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Castle, then tile, then its own effect: with one die you have done three things.',
        it: 'Castello, poi tessera, poi il suo effetto: con un dado hai fatto tre cose.',
      },
    },
  ],
};
