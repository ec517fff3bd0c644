/** What wins, and how units move. */
import { said } from '@/engine/tutorial';
import { battlefieldOf } from '../rules/battlefield';
import { hexSpot } from '../state';
import {
  entersControl,
  flagInReach,
  flagsOf,
  flagToTake,
  isTurn,
  LEGAL,
  pointsLeft,
  seatIn,
  unitIn,
  WASTED,
  type G,
  type Lesson,
} from './looks';

const firstFlag = (g: G, _: unknown, me: number) => hexSpot(battlefieldOf(g).flags.find((__, flag) => g.holders[flag] !== me)?.hex ?? 0);

export const marches: readonly Lesson[] = [
  {
    id: 'aim',
    title: said('Five points win', 'Con cinque punti si vince'),
    seed: 1,
    shows: (g, q, offers) => isTurn(q) && g.turn < 20 && flagInReach(g, seatIn(q), offers) !== undefined,
    rival: 1,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Flags win: 1 point each, 2 for the one in the middle, 3 for the enemy wagon train. 5 points end the battle.',
          'Vincono le bandiere: 1 punto l’una, 2 quella al centro, 3 la carovana nemica. Con 5 punti la battaglia finisce.',
        ),
        lights: firstFlag,
      },
      {
        says: said(
          'In a turn one single unit acts. It takes a flag by standing on it when the turn ends.',
          'In un turno agisce una sola unità. Prende una bandiera se ci sta sopra quando il turno finisce.',
        ),
      },
      {
        says: said(
          'One of your units stands beside a flag. Tap it, then the flag, and end the turn there.',
          'Una tua unità è accanto a una bandiera. Tocca l’unità, poi la bandiera, e chiudi lì il turno.',
        ),
        wants: (c, g, q) => (q.ask === 'march' ? c.do === 'stop' : flagToTake(g, c, seatIn(q)) >= 0),
        goal: (g, me, began) => flagsOf(g, me) > flagsOf(began, me),
        wrong: [
          {
            to: c => c.do === 'pass' || c.do === 'regroup' || c.do === 'stop',
            says: said(
              'The turn would be over and the flag still free: take it while nobody is near.',
              'Il turno finirebbe con la bandiera ancora libera: prendila finché nessuno è vicino.',
            ),
          },
          {
            to: c => c.do === 'step',
            says: said(
              'A march that leads elsewhere. Every turn without a flag is one for your enemy.',
              'Una marcia che porta altrove. Ogni turno senza bandiera è un turno regalato al nemico.',
            ),
          },
        ],
      },
      {
        says: said(
          'It is yours, and stays so when you march on, until an enemy stands there. So take one and go for the next.',
          'È tua, e lo resta anche se te ne vai, finché un nemico non ci sta sopra. Prendine una e corri alla prossima.',
        ),
      },
    ],
  },
  {
    id: 'points',
    title: said('Steps that do not come back', 'Passi che non tornano'),
    seed: 3,
    shows: (_, q, offers) => isTurn(q) && offers.some(c => c.do === 'step'),
    rival: 2,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The figure on a unit is its movement points. A plain costs 1; woods, rocks and mountains cost 2.',
          'La cifra su un’unità sono i suoi punti movimento. La pianura costa 1; boschi, rocce e monti costano 2.',
        ),
      },
      {
        says: said('March one step with any unit, and watch its figure.', 'Fai un passo con un’unità qualsiasi, e guarda la sua cifra.'),
        wants: c => c.do === 'step',
        wrong: [WASTED],
      },
      {
        says: said(
          'Points spent stay spent, next turn as well. Stop here: end the turn and keep the rest.',
          'I punti spesi restano spesi, anche al prossimo turno. Fermati qui: chiudi il turno e tieni il resto.',
        ),
        wants: c => c.do === 'stop',
        wrong: [
          {
            says: said(
              'It could go on, but each point is missed later. Take it back and end the turn.',
              'Potrebbe andare avanti, ma ogni punto mancherà dopo. Torna indietro e chiudi il turno.',
            ),
          },
        ],
      },
      {
        says: said(
          'A march is a purse for the whole battle: spend it where flags are.',
          'I passi sono una borsa per tutta la battaglia: spendili dove ci sono bandiere.',
        ),
      },
    ],
  },
  {
    id: 'zones',
    title: said('Zones of control', 'Zone di controllo'),
    seed: 2,
    shows: (g, q, offers) => isTurn(q) && offers.some(c => entersControl(g, c, q, seatIn(q)) && (g.units[unitIn(c, q)]?.points ?? 0) > 2),
    rival: 3,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Each unit controls the six hexes around it. Dotted hexes are under enemy control.',
          'Ogni unità controlla i sei esagoni intorno. Quelli punteggiati sono sotto controllo nemico.',
        ),
      },
      {
        says: said(
          'Whoever enters one must stop. March onto a controlled hex and see that no step is left.',
          'Chi entra in uno si deve fermare. Marcia su un esagono controllato: non resta nessun passo.',
        ),
        wants: (c, g, q) => entersControl(g, c, q, seatIn(q)),
        wrong: [
          WASTED,
          {
            says: said(
              'Nobody controls that hex, so the march could go on. Look for the dots.',
              'Nessuno controlla quell’esagono, e la marcia continuerebbe. Cerca i puntini.',
            ),
          },
        ],
      },
      {
        says: said(
          'So a line of units with gaps still bars the way. Your flags are held from beside them, too.',
          'Così anche una linea con dei vuoti sbarra la strada. E le bandiere si difendono anche da accanto.',
        ),
      },
    ],
  },
  {
    id: 'regroup',
    title: said('Regrouping', 'Il raggruppamento'),
    seed: 1,
    shows: (g, q, offers) => isTurn(q) && offers.some(c => c.do === 'regroup') && g.tokens[seatIn(q)] > 1 && pointsLeft(g, seatIn(q)) <= 14,
    rival: 4,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Your army is nearly out of points. A time token gives them all back: that is to regroup.',
          'Il tuo esercito ha quasi finito i punti. Un gettone tempo li rende tutti: è il raggruppamento.',
        ),
      },
      {
        says: said('It takes the whole turn. Regroup now.', 'Costa tutto il turno. Raggruppa ora.'),
        wants: c => c.do === 'regroup' || c.do === 'enter' || c.do === 'done',
        goal: (g, me, began) => pointsLeft(g, me) > pointsLeft(began, me),
        wrong: [
          {
            to: c => c.do === 'pass',
            says: said(
              'Nothing comes back by passing, and a battle in which all pass ends.',
              'Passando non torna niente, e se tutti passano la battaglia finisce.',
            ),
          },
          {
            says: said(
              'One more step, and still an army that cannot march. Here fresh points are worth more.',
              'Ancora un passo, e poi un esercito fermo. Qui valgono di più i punti freschi.',
            ),
          },
        ],
      },
      {
        says: said(
          'All march again. Tokens are few: regroup when half of your points are gone, not after each step.',
          'Tutti marciano di nuovo. I gettoni sono pochi: usali quando metà dei punti è andata, non a ogni passo.',
        ),
      },
    ],
  },
];
