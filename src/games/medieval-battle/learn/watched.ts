/** A rival's turn, act by act; and the prize that does not stand on a flag. */
import { said } from '@/engine/tutorial';
import { numberOf, unitAt, unitOf } from '../state';
import { flagToTake, isTurn, LEGAL, seatIn, topSeat, WASTED, type C, type G, type Lesson } from './looks';

const hitsTrain = (g: G, c: C): boolean =>
  (c.do === 'attack' || c.do === 'shoot') && unitAt(g, numberOf(c.at)) >= 0 && unitOf(g, unitAt(g, numberOf(c.at))).type === 'wagonTrain';

export const watch: Lesson = {
  id: 'watch',
  title: said('Watch a turn', 'Guarda un turno'),
  seed: 1,
  shows: (g, q, offers) => isTurn(q) && g.turn > 2 && offers.some(c => flagToTake(g, c, seatIn(q)) >= 0),
  watches: true,
  rival: 10,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'It is your rival’s turn, and one unit of its army may act. Go on, step by step.',
        'È il turno del rivale, e agisce una sola unità. Vai avanti, un passo alla volta.',
      ),
    },
    {
      says: said('It weighs flags first, then what could be lost.', 'Guarda prima le bandiere, poi che cosa rischia.'),
      acts: [
        {
          to: (c, g) => flagToTake(g, c, topSeat(g)) >= 0,
          says: said(
            'The unit stepped onto a flag. If its turn ends there, the flag is held.',
            'L’unità è andata su una bandiera. Se il turno finisce lì, la bandiera è presa.',
          ),
        },
        {
          to: c => c.do === 'step',
          says: said(
            'One hex further, and the price of that ground is gone from its points.',
            'Un esagono avanti, e il prezzo di quel terreno è uscito dai suoi punti.',
          ),
        },
        {
          to: c => c.do === 'stop',
          says: said('It stopped, and kept the points it did not spend.', 'Si è fermata, e tiene i punti che non ha speso.'),
        },
        {
          to: c => c.do === 'attack' || c.do === 'shoot',
          says: said(
            'A fight it had read before: nothing was left to chance.',
            'Uno scontro che aveva già letto: niente è lasciato al caso.',
          ),
        },
        {
          to: c => c.do === 'regroup' || c.do === 'enter' || c.do === 'done',
          says: said('A time token gave its whole army fresh points.', 'Un gettone tempo ha ridato punti a tutto il suo esercito.'),
        },
        { says: said('That ended its turn.', 'Così il suo turno è finito.') },
      ],
    },
    {
      says: said(
        'Short turns, and each must count: before yours, ask which flag is nearest to whom.',
        'I turni sono brevi e contano tutti: prima del tuo, chiediti quale bandiera è più vicina a chi.',
      ),
    },
  ],
};

export const train: Lesson = {
  id: 'train',
  title: said('The wagon train', 'La carovana'),
  seed: 1,
  shows: (g, q, offers) => isTurn(q) && offers.some(c => hitsTrain(g, c)),
  rival: 11,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'The enemy wagon train is worth 3 points, and every attack on it succeeds.',
        'La carovana nemica vale 3 punti, e ogni attacco contro di lei riesce.',
      ),
    },
    {
      says: said(
        'Fortified, it takes two: the first opens it, the next destroys it. Attack it now.',
        'Se è fortificata ne servono due: il primo la apre, il secondo la distrugge. Attaccala ora.',
      ),
      wants: (c, g) => hitsTrain(g, c),
      wrong: [
        WASTED,
        {
          says: said(
            'Three points stand within reach. Look where the battlements are.',
            'Tre punti sono a portata di mano. Guarda dove sono le merlature.',
          ),
        },
      ],
    },
    {
      says: said(
        'Now look at your own: keep a unit beside it, and hold a finger on any unit to read whom it beats.',
        'Ora guarda la tua: tienile accanto un’unità, e col dito fermo su un’unità leggi chi batte.',
      ),
    },
  ],
};
