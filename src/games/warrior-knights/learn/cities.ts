/** The first evening: take a city. */
import { said } from '@/engine/tutorial';
import { citiesOf, count, DONE_EARLY, isAsked, leadsToFreeCity, LEGAL, PURSE, type Lesson } from './looks';

export const cities: readonly Lesson[] = [
  {
    id: 'aim',
    title: said('First evening: cities', 'Prima sera: le città'),
    seed: 1,
    shows: isAsked('placeNoble', (g, all) => all.some(c => leadsToFreeCity(g, c)) && all.some(c => !leadsToFreeCity(g, c))),
    rival: 1,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The throne is empty. Whoever rules more than half of the Kingdom’s cities when a round ends is crowned at once.',
          'Il trono è vuoto. Chi governa più di metà delle città del Regno alla fine di un turno è incoronato subito.',
        ),
      },
      {
        says: said(
          'Until then each city brings a Prestige every round. When the pool is empty, most Prestige wins.',
          'Fino ad allora ogni città dà un Prestigio a turno. Quando la riserva è vuota, vince chi ne ha di più.',
        ),
      },
      {
        says: said(
          'A Noble attacks a city from within its region. Tap one of yours, then a region with a city nobody rules.',
          'Un Nobile attacca una città da dentro la sua regione. Toccane uno, poi una regione con una città libera.',
        ),
        wants: (c, g) => leadsToFreeCity(g, c),
        wrong: [
          PURSE,
          {
            says: said(
              'No city to take stands there: he would first have to march. Begin where you can strike.',
              'Lì non c’è una città da prendere: prima dovrebbe marciare. Comincia dove puoi colpire.',
            ),
          },
        ],
      },
      {
        says: said(
          'He stands before its walls. With the card Mobilize Forces he may attack in the first round.',
          'È davanti alle mura. Con la carta Mobilitazione delle Forze può attaccare già nel primo turno.',
        ),
      },
    ],
  },
  {
    id: 'march',
    title: said('A Noble marches', 'Un Nobile marcia'),
    seed: 1,
    shows: isAsked('mobilize', (g, all) => all.some(c => leadsToFreeCity(g, c)) && count(all, 'march') > 4),
    rival: 2,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Your card Mobilize Forces has come up: each Noble may march or attack once.',
          'È uscita la tua Mobilitazione delle Forze: ogni Nobile può marciare o attaccare una volta.',
        ),
      },
      {
        says: said(
          'One region over an open border, up to three along a road. March into the region of a free city.',
          'Una regione oltre un confine aperto, fino a tre lungo una strada. Marcia nella regione di una città libera.',
        ),
        wants: (c, g) => leadsToFreeCity(g, c),
        wrong: [
          DONE_EARLY,
          PURSE,
          {
            to: c => c.do === 'besiege' || c.do === 'assault' || c.do === 'fight',
            says: said(
              'An attack, and perhaps a good one: the next lesson. Here march first.',
              'Un attacco, forse buono: è la prossima lezione. Qui prima marcia.',
            ),
          },
          {
            to: c => c.do === 'march',
            says: said(
              'Nothing to take stands there. Look for a city without a ruler.',
              'Lì non c’è niente da prendere. Cerca una città senza padrone.',
            ),
          },
        ],
      },
      {
        says: said(
          'He is exhausted until the round ends. Next round he stands where he can strike.',
          'È esausto fino alla fine del turno. Al prossimo è dove può colpire.',
        ),
      },
    ],
  },
  {
    id: 'siege',
    title: said('Siege or assault', 'Assedio o assalto'),
    seed: 1,
    shows: isAsked('mobilize', (_, all) => count(all, 'assault') > 0 && count(all, 'besiege') > 0),
    rival: 3,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'You stand before walls and may choose. An assault is fought now, by Fate, and may cost your Noble.',
          'Sei davanti alle mura e puoi scegliere. L’assalto si combatte ora, col Fato, e può costarti il Nobile.',
        ),
      },
      {
        says: said(
          'A siege needs more strength than the city and costs nothing; a second one in a later round takes it.',
          'L’assedio vuole più forza della città e non costa niente; un secondo in un turno successivo la prende.',
        ),
      },
      {
        says: said('You are strong enough: besiege it.', 'Sei abbastanza forte: assediala.'),
        wants: c => c.do === 'besiege',
        wrong: [
          DONE_EARLY,
          PURSE,
          {
            to: c => c.do === 'assault',
            says: said(
              'Faster, but Fate deals casualties even to the stronger side. Here two rounds cost you nobody.',
              'Più veloce, ma il Fato colpisce anche il più forte. Qui due turni non ti costano nessuno.',
            ),
          },
          {
            to: c => c.do === 'march',
            says: said('Marching away gives the walls up. Stay and besiege.', 'Se te ne vai lasci le mura. Resta e assedia.'),
          },
        ],
      },
      {
        says: said(
          'The city is cut off. Keep a Noble in its region until your next Mobilize Forces, and it falls.',
          'La città è isolata. Tieni un Nobile nella regione fino alla tua prossima Mobilitazione, e cadrà.',
        ),
      },
    ],
  },
  {
    id: 'capture',
    title: said('The city is yours', 'La città è tua'),
    seed: 1,
    shows: isAsked('capture', (_, all) => count(all, 'control') > 0 && count(all, 'raze') > 0),
    rival: 4,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The walls have fallen. Rule the city, or raze it for three times its income, once.',
          'Le mura sono cadute. Governa la città, o saccheggiala per tre volte la sua rendita, una sola volta.',
        ),
      },
      {
        says: said('Rule it: cities win.', 'Governala: con le città si vince.'),
        wants: c => c.do === 'control',
        goal: (g, me, began) => citiesOf(g, me) > citiesOf(began, me),
        wrong: [
          PURSE,
          {
            says: said(
              'Crowns now, and never again Prestige or Votes from it. Raze only what you cannot hold.',
              'Corone subito, e mai più Prestigio o Voti. Saccheggia solo ciò che non puoi tenere.',
            ),
          },
        ],
      },
      {
        says: said(
          'One city more: Prestige each round, crowns at Taxation, a Vote in the Assembly. That ends the first evening.',
          'Una città in più: Prestigio a ogni turno, Corone alla Tassazione, un Voto in Assemblea. Qui finisce la prima sera.',
        ),
      },
    ],
  },
];
