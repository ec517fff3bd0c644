/** What pays over a whole match, and how it ends. */
import { MINE, MONASTERY } from '../rules/tile';
import { NONE } from '../state';
import { answers, LEGAL, places, placing, TURN_WASTED, type Lesson } from './answers';
import { closes, fresh, gained, isFree, mine, storeOf } from './looks';

export const silver: Lesson = {
  id: 'silver',
  title: { en: 'Mines and silver', it: 'Miniere e argento' },
  seed: 122,
  shows: (g, q, offers) => fresh(g, q) && g.round === 4 && g.phase < 3 && mine(g).silver > 0 && places(g, offers, MINE),
  rival: 7,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'It is the last round of a phase. A mine placed now still pays at its end.',
        it: 'È l’ultimo round di una fase. Una miniera piazzata ora paga ancora alla fine.',
      },
      lights: () => 'phase',
    },
    {
      says: {
        en: 'Place your mine.',
        it: 'Piazza la miniera.',
      },
      lights: (g, _, me) => storeOf(g, me, MINE),
      wants: placing(MINE),
      wrong: answers,
    },
    {
      says: {
        en: 'Your other die may still bring workers, which never hurt. Then end your turn.',
        it: 'L’altro dado può ancora darti lavoratori, che servono sempre. Poi chiudi il turno.',
      },
      wants: () => true,
      offers: c => c.do === 'endTurn' || c.do === 'workers',
      goal: (g, me) => g.turnOf !== me,
    },
    {
      says: {
        en: 'The phase ends: each mine pays 1 silver, the depots are filled anew, and full areas pay less from now on.',
        it: 'La fase finisce: ogni miniera paga 1 moneta, i depositi si riempiono, e da ora le aree piene pagano meno.',
      },
      goal: (g, me) => g.turnOf === me,
    },
    {
      says: {
        en: 'Once a turn 2 silver buys a tile from the black depot, without a die. Buy one.',
        it: 'Una volta per turno 2 monete comprano una tessera del deposito nero, senza dado. Comprane una.',
      },
      lights: g =>
        `black:${Math.max(
          0,
          g.black.findIndex(tile => tile !== NONE),
        )}`,
      wants: c => c.do === 'buy',
      wrong: [
        {
          says: {
            en: 'You can do that as well. First spend the silver, so that the new tile can still be placed.',
            it: 'Puoi fare anche quello. Prima spendi l’argento, così la nuova tessera si può ancora piazzare.',
          },
        },
      ],
    },
    {
      says: {
        en: 'A third tile in a turn of two dice. Early mines pay up to five times.',
        it: 'Una terza tessera in un turno di due dadi. Le prime miniere pagano fino a cinque volte.',
      },
    },
  ],
};

export const monasteries: Lesson = {
  id: 'monasteries',
  title: { en: 'Monasteries bend rules', it: 'I monasteri cambiano le regole' },
  seed: 1,
  shows: (g, q, offers) => fresh(g, q) && places(g, offers, MONASTERY),
  rival: 8,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'There are 26 monasteries, each only once. Hold a finger on yours to read what it changes.',
        it: 'I monasteri sono 26, ognuno unico. Tieni il dito sul tuo per leggere che cosa cambia.',
      },
      lights: (g, _, me) => storeOf(g, me, MONASTERY),
    },
    {
      says: {
        en: 'In storage it does nothing. Place it, and it works from that moment.',
        it: 'Negli spazi chiave non fa niente. Piazzalo, e da quel momento funziona.',
      },
      wants: placing(MONASTERY),
      wrong: answers,
    },
    {
      says: {
        en: 'Some help all match long, others pay points at the end. The earlier the helper, the better.',
        it: 'Alcuni aiutano per tutta la partita, altri danno punti alla fine. Chi aiuta conviene piazzarlo presto.',
      },
    },
  ],
};

export const end: Lesson = {
  id: 'end',
  title: { en: 'The last round', it: 'L’ultimo round' },
  seed: 1,
  shows: (g, q, offers) =>
    fresh(g, q) && g.phase === 4 && g.round === 4 && offers.some(c => (c.do === 'sell' || closes(g, c) > 0) && isFree(c)),
  rival: 9,
  wrong: LEGAL,
  beats: [
    {
      says: {
        en: 'The 25th round. What you do not place now scores nothing; there is no later.',
        it: 'Il venticinquesimo round. Quel che non piazzi ora non vale niente: un dopo non c’è.',
      },
      lights: () => 'phase',
    },
    {
      says: {
        en: 'Use a die that scores at once: close an area, or sell goods.',
        it: 'Usa un dado che dà punti subito: chiudi un’area o vendi merci.',
      },
      wants: (c, g) => c.do === 'sell' || closes(g, c) > 0,
      goal: gained,
      wrong: [
        { to: c => c.do === 'endTurn', says: TURN_WASTED },
        {
          says: {
            en: 'That alone brings no points. Look for what pays in this very turn.',
            it: 'Questo da solo non porta punti. Cerca ciò che paga in questo turno.',
          },
        },
      ],
    },
    {
      says: {
        en: 'The rest is played out. Then each good and each silver left pays 1, and every two workers 1.',
        it: 'Il resto si gioca da sé. Poi ogni merce e ogni moneta avanzata vale 1, ogni due lavoratori 1.',
      },
      goal: g => g.questions.length === 0,
    },
    {
      says: {
        en: 'Areas early, every die used, long turns by castles: that is how one wins. Now play.',
        it: 'Aree presto, ogni dado usato, turni lunghi coi castelli: così si vince. Ora gioca.',
      },
    },
  ],
};
