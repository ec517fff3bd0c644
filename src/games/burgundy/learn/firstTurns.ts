/** Why one wins, and the loop of every turn: a die takes, a die places. */
import { PASTURE } from '../rules/tile';
import { DEPOT_SPOTS, HEX_SPOTS, STORE_SPOTS } from '../spots';
import { answers, LEGAL, PAID, places, placing, type Lesson } from './answers';
import { closes, dieOf, fresh, gapOf, isFree, stored, storeOf, type C } from './looks';

export const aim: Lesson = {
  id: 'aim',
  title: { en: 'Why one wins', it: 'Perché si vince' },
  seed: 169,
  shows: (g, q, offers) =>
    fresh(g, q) && g.phase === 0 && offers.some(c => closes(g, c) === 3 && isFree(c)) && offers.filter(c => c.do === 'place').length > 2,
  rival: 1,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'This is your duchy: 37 spaces in six colours. Touching spaces of one colour make an area.',
        it: 'Questo è il tuo ducato: 37 spazi di sei colori. Gli spazi vicini dello stesso colore formano un’area.',
      },
      lights: () => HEX_SPOTS[18],
    },
    {
      says: {
        en: 'A full area pays by its size: 1, 3, 6 or 10 points for 1, 2, 3 or 4 spaces. Larger ones pay still more.',
        it: 'Un’area piena paga secondo la grandezza: 1, 3, 6 o 10 punti per 1, 2, 3 o 4 spazi, poi ancora di più.',
      },
      lights: gapOf(3, true),
    },
    {
      says: {
        en: 'It also pays for being early: 10 more in phase A, then 8, 6, 4 and 2. So fill small areas soon.',
        it: 'E paga chi fa presto: 10 in più nella fase A, poi 8, 6, 4 e 2. Riempi presto le aree piccole.',
      },
      lights: () => 'phase',
    },
    {
      says: {
        en: 'An area of three has one gap, and you hold its tile. Tap the die and the lit space: close it.',
        it: 'A un’area di tre manca uno spazio, e hai la sua tessera. Tocca il dado e lo spazio acceso: chiudila.',
      },
      lights: gapOf(3, true),
      offers: c => c.do === 'place',
      wants: (c, g) => closes(g, c) > 0 && isFree(c),
      wrong: [
        {
          to: (c, g) => closes(g, c) === 0,
          says: {
            en: 'The tile lies well there, but that area has more gaps: no points yet. Close the one with a single gap.',
            it: 'La tessera ci sta, ma lì restano altri vuoti: niente punti. Chiudi l’area con un solo spazio libero.',
          },
        },
        { says: PAID },
      ],
    },
    {
      says: {
        en: '6 for three spaces and 10 for phase A: one tile, 16 points. Of such moments most points are made.',
        it: '6 per i tre spazi e 10 per la fase A: una tessera, 16 punti. Quasi tutti i punti nascono così.',
      },
    },
    {
      says: {
        en: 'After 25 rounds whoever has most points wins. Next you learn how tiles come to you.',
        it: 'Dopo 25 round vince chi ha più punti. Ora impari come arrivano le tessere.',
      },
    },
  ],
};

/** Both dice take a tile without workers. */
const bothTake = (offers: readonly C[]): boolean => new Set(offers.filter(c => c.do === 'take' && isFree(c)).map(dieOf)).size === 2;

export const take: Lesson = {
  id: 'take',
  title: { en: 'A die takes', it: 'Un dado prende' },
  seed: 11,
  shows: (g, q, offers) => fresh(g, q) && g.phase === 0 && g.round === 0 && bothTake(offers),
  rival: 2,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'The market: six depots, numbered like the faces of a die. Their tiles are all there is in this phase.',
        it: 'Il mercato: sei depositi, numerati come le facce di un dado. Le tessere di questa fase sono tutte lì.',
      },
      lights: () => DEPOT_SPOTS[1],
    },
    {
      says: {
        en: 'Everybody rolls two dice. Each die is one action in your turn.',
        it: 'Tutti tirano due dadi. Nel tuo turno ogni dado è un’azione.',
      },
      lights: () => 'die:0',
    },
    {
      says: {
        en: 'Tap a die, then a tile in the depot of its number. Take one that is free of workers.',
        it: 'Tocca un dado, poi una tessera nel deposito col suo numero. Prendine una senza spendere lavoratori.',
      },
      lights: (g, q) => (q?.ask === 'turn' ? DEPOT_SPOTS[g.dukes[q.seat]?.dice[0] ?? 1] : undefined),
      wants: c => c.do === 'take' && isFree(c),
      wrong: answers,
    },
    {
      says: {
        en: 'It waits in your storage. There are three places, and what lies there scores nothing yet.',
        it: 'Ora aspetta in uno dei tuoi tre spazi chiave. Finché resta lì non vale niente.',
      },
      lights: () => STORE_SPOTS[0],
    },
    {
      says: {
        en: 'Your second die takes again, from the depot of its own number.',
        it: 'Il secondo dado prende ancora, dal deposito col proprio numero.',
      },
      lights: () => 'die:1',
      wants: c => c.do === 'take' && isFree(c),
      wrong: answers,
    },
    {
      says: {
        en: 'Both dice are used: end your turn.',
        it: 'Hai usato tutti e due i dadi: chiudi il turno.',
      },
      wants: c => c.do === 'endTurn',
      wrong: [
        {
          says: {
            en: 'Silver buys without a die, but keep it: two coins are worth more when you see what you need.',
            it: 'L’argento compra senza dado, ma tienilo: vale di più quando sai che cosa ti serve.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Watch the Squire: it has dice and a duchy like yours. The line below names each act.',
        it: 'Guarda lo Scudiero: ha dadi e ducato come i tuoi. La riga in basso racconta ogni mossa.',
      },
      goal: (g, me) => g.turnOf === me,
    },
    {
      says: {
        en: 'The dice are rolled anew and it is your turn: two tiles wait for a place.',
        it: 'I dadi sono tirati di nuovo e tocca a te: due tessere aspettano un posto.',
      },
    },
  ],
};

export const place: Lesson = {
  id: 'place',
  title: { en: 'A die places', it: 'Un dado piazza' },
  seed: 5,
  shows: (g, q, offers) => fresh(g, q) && g.phase === 0 && stored(g).length > 1 && places(g, offers, PASTURE),
  rival: 3,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'A stored tile goes onto an empty space of its own colour.',
        it: 'Una tessera in uno spazio chiave va su uno spazio vuoto del suo colore.',
      },
      lights: (g, _, me) => storeOf(g, me, PASTURE),
    },
    {
      says: {
        en: 'The space shows a number: your die must show it too.',
        it: 'Lo spazio porta un numero: il dado deve mostrare lo stesso.',
      },
      lights: () => 'die:0',
    },
    {
      says: {
        en: 'And the space must touch a tile already placed: your duchy grows from its first castle.',
        it: 'E lo spazio deve toccare una tessera già piazzata: il ducato cresce dal primo castello.',
      },
      lights: () => HEX_SPOTS[18],
    },
    {
      says: {
        en: 'Colour, number, neighbour: place the animals where all three fit, without paying.',
        it: 'Colore, numero, vicino: piazza gli animali dove tutto torna, senza pagare.',
      },
      lights: (g, _, me) => storeOf(g, me, PASTURE),
      wants: placing(PASTURE),
      wrong: [
        ...answers,
        {
          to: c => c.do === 'place',
          says: {
            en: 'That tile fits as well. Here place the animals, for they pay at once.',
            it: 'Anche quella tessera ci sta. Qui piazza gli animali, che pagano subito.',
          },
        },
        {
          to: c => c.do === 'take',
          says: {
            en: 'A tile more in storage, but storage scores nothing. Place first.',
            it: 'Una tessera in più negli spazi chiave, ma lì non vale niente. Prima piazza.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Animals score their heads at once, and again with every new tile of their kind in this pasture.',
        it: 'Gli animali contano subito le teste, e di nuovo a ogni tessera della stessa specie in questo pascolo.',
      },
    },
    {
      says: {
        en: 'Every tile acts when it is placed: at once or never. Hold a finger on any tile to read what it does.',
        it: 'Ogni tessera agisce quando la piazzi: subito o mai più. Tieni il dito su una tessera per leggere che cosa fa.',
      },
    },
  ],
};
