/** A rival's turn, act by act, and one of one's own that is compared with a good one. */
import { said } from '@/engine/tutorial';
import { scenes } from '../scenes';
import { dukeOf } from '../state';
import { LEGAL, TURN_WASTED, type Lesson } from './answers';
import { closes, fresh, gained, stored } from './looks';

export const watch: Lesson = {
  id: 'watch',
  title: said('Watch a turn', 'Guarda un turno'),
  seed: 3,
  shows: (g, q, offers) => fresh(g, q) && g.phase === 0 && g.round === 3 && stored(g).length > 0 && offers.some(c => c.do === 'place'),
  watches: true,
  rival: 10,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'Your rival has both dice before it. Go on, act by act, and see what each brings.',
        'Il rivale ha davanti due dadi. Vai avanti una mossa alla volta, e guarda che cosa porta.',
      ),
    },
    {
      says: said('It looks at its dice first, and at what waits in storage.', 'Prima guarda i dadi, e ciò che aspetta negli spazi chiave.'),
      acts: [
        {
          to: c => c.do === 'take',
          says: said(
            'A die took a tile from the depot of its number. Now it waits in storage, worth nothing yet.',
            'Un dado ha preso una tessera dal suo deposito. Ora aspetta negli spazi chiave, e ancora non vale.',
          ),
        },
        {
          to: (c, g) => closes(g, c) > 0,
          says: said(
            'Placed in the last gap of an area: that area is full, and its points are counted at once.',
            'Piazzata nell’ultimo vuoto di un’area: l’area è piena, e i punti si contano subito.',
          ),
        },
        {
          to: c => c.do === 'place',
          says: said(
            'Placed where colour, number and a neighbour fit. What the tile does, it does now.',
            'Piazzata dove colore, numero e un vicino vanno bene. Quel che la tessera fa, lo fa ora.',
          ),
        },
        {
          to: c => c.do === 'sell',
          says: said(
            'A die sold all goods of its colour, for points and a silver.',
            'Un dado ha venduto tutte le merci del suo colore, per punti e una moneta.',
          ),
        },
        {
          to: c => c.do === 'workers',
          says: said('A die that fits nothing well brings two workers instead.', 'Un dado che non serve ad altro porta due lavoratori.'),
        },
        {
          to: c => c.do === 'buy',
          says: said('Two silver bought a black tile, without a die.', 'Due monete hanno comprato una tessera nera, senza dado.'),
        },
        {
          to: c => c.do === 'endTurn',
          says: said('Nothing is left to do: the turn ends, and it is yours.', 'Non resta altro: il turno finisce, e tocca a te.'),
        },
        {
          says: said(
            'That was a gift of the tile just placed: it cost no die.',
            'Questo era un dono della tessera appena piazzata: non è costato un dado.',
          ),
        },
      ],
    },
    {
      says: said(
        'Two dice, and often more than two acts: in a good turn tiles call up other tiles.',
        'Due dadi, e spesso più di due mosse: in un buon turno le tessere ne chiamano altre.',
      ),
    },
  ],
};

export const colours: Lesson = {
  id: 'colours',
  title: said('Whole colours, and your best turn', 'Colori interi, e il tuo turno migliore'),
  ...(scenes.of.colours as Pick<Lesson, 'seed' | 'shows'>),
  rival: 18,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'A village holds each kind of building only once. A second bank needs a second village.',
        'Un villaggio accoglie ogni tipo di edificio una volta sola. Una seconda banca vuole un secondo villaggio.',
      ),
    },
    {
      says: said(
        'One colour of your duchy lacks a single space. Whoever fills a whole colour first takes its bonus tile.',
        'A un colore del tuo ducato manca un solo spazio. Chi riempie per primo un colore prende la tessera premio.',
      ),
    },
    {
      says: said(
        'Use one die for the most points you can find. There are several ways: look twice.',
        'Usa un dado per fare più punti che puoi. Le vie sono diverse: guarda due volte.',
      ),
      wants: c => c.do !== 'endTurn',
      goal: gained,
      within: 1,
      wrong: [
        { to: c => c.do === 'endTurn', says: TURN_WASTED },
        { says: said('Useful later, but no points come of it now.', 'Utile dopo, ma ora non porta punti.') },
      ],
    },
    {
      says: said('Compare.', 'Confronta.'),
      par: { of: (g, me, from) => dukeOf(g, me).points - dukeOf(from, me).points, good: 19 },
    },
  ],
};
