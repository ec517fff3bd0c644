/** Hunger, barbarians, wars, a nation made one, and the end. */
import { said } from '@/engine/tutorial';
import { STOCK_SPOTS } from '../spots';
import { realmOf } from '../state';
import { canUnify } from '../rules/unification';
import { DONE_EARLY, isAsked, ISLANDS, joins, LEGAL, offers, outnumbered, outnumberedAt, seatIn, type Lesson } from './looks';

export const strife: readonly Lesson[] = [
  {
    id: 'feed',
    title: said('Armies eat first', 'Prima mangiano gli eserciti'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('feed', (_, all) => offers(all, 'feedAll') > 0 && offers(all, 'starve') > 0),
    leads: (_, q, c) => c.do === 'army' || (q.ask === 'march' && c.do === 'done'),
    rival: 6,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A turn begins with hunger: infantry eats 1 food, archers 2, cavalry 3, before new food comes in.',
          'Il turno comincia con la fame: la fanteria mangia 1 cibo, gli arcieri 2, la cavalleria 3, prima che arrivi altro cibo.',
        ),
        lights: () => STOCK_SPOTS[0],
      },
      {
        says: said('You have enough: feed them all.', 'Ne hai abbastanza: nutrili tutti.'),
        wants: c => c.do === 'feedAll',
        wrong: [
          {
            says: said(
              'An army that starves is gone for good, and you paid weapons for it. Feed it.',
              'Un esercito affamato è perduto, e l’hai pagato con le armi. Nutrilo.',
            ),
          },
        ],
      },
      {
        says: said('Before you build, count the food of next turn, too.', 'Prima di costruire, conta anche il cibo del prossimo turno.'),
      },
    ],
  },
  {
    id: 'battle',
    title: said('Barbarians', 'I barbari'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('march', outnumbered),
    leads: (_, q, c) => c.do === 'army' || (q.ask === 'march' && c.do === 'done'),
    rival: 7,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'An army has the action points of your Military. A step costs one, and so does a fight: keep one for it.',
          'Un esercito ha i punti azione del tuo Militare. Un passo ne costa uno, e uno lo scontro: tienilo da parte.',
        ),
      },
      {
        says: said(
          'One infantry drives one barbarian off and falls. Two kill it and hold the land: send the first.',
          'Una fanteria scaccia un barbaro e cade. Due lo uccidono e tengono la terra: manda la prima.',
        ),
        offers: (c, g, q) => c.do !== 'march' || outnumberedAt(g, c, q),
        wants: (c, g, q) => outnumberedAt(g, c, q),
        wrong: [DONE_EARLY],
      },
      {
        says: said(
          'Armies that enter the same province fight as one. Send a second one after it.',
          'Gli eserciti che entrano nella stessa provincia combattono insieme. Mandane un secondo.',
        ),
        wants: (c, g, q) => joins(g, c, q),
        wrong: [
          {
            says: said(
              'Then the first would fight alone, and fall. Let both meet.',
              'Allora la prima combatterebbe da sola, e cadrebbe. Falle incontrare.',
            ),
          },
        ],
      },
      {
        says: said(
          'Now fight. Both sides strike at once: damage equal to their life drives barbarians off, one more kills, for a point.',
          'Ora combatti. Si colpisce insieme: un danno pari alla vita scaccia i barbari, uno di più li uccide, per un punto.',
        ),
        offers: c => c.do !== 'march' && c.do !== 'abandon' && c.do !== 'offerPeace',
        wants: c => ['done', 'toBattle', 'fight', 'hit', 'leave'].includes(c.do),
        goal: (g, me) => {
          const q = g.questions[g.questions.length - 1];
          return g.battle === null && !(q?.ask === 'march' && q.seat === me) && q?.ask !== 'chooseBattle';
        },
      },
      {
        says: said(
          'The land is yours. Barbarians only driven off flee to a free province of the same nation, and wait there.',
          'La terra è tua. I barbari solo scacciati fuggono in una provincia libera della stessa nazione, e aspettano lì.',
        ),
      },
    ],
  },
  {
    id: 'unify',
    title: said('A nation made one', 'Una nazione unita'),
    options: { map: 'italy' },
    seed: 1,
    shows: isAsked('march', (g, all, q) => canUnify(g, seatIn(q)) && offers(all, 'unify') > 0),
    rival: 8,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'All provinces of your nation are yours. Once a match you may unify it.',
          'Tutte le province della tua nazione sono tue. Una volta per partita puoi unificarla.',
        ),
      },
      {
        says: said('Unify now, and take the actions it brings.', 'Unifica ora, e prendi le azioni che porta.'),
        wants: c => c.do === 'unify',
        wrong: [
          {
            says: said(
              'March later: the actions of a unification come at once, and build what marches.',
              'Marcia dopo: le azioni dell’unificazione arrivano subito, e creano chi marcia.',
            ),
          },
        ],
      },
      {
        says: said(
          'A burst of actions in one turn: that is why the last province of a nation is worth a battle.',
          'Un’ondata di azioni in un turno: perciò l’ultima provincia di una nazione vale una battaglia.',
        ),
      },
    ],
  },
  {
    id: 'war',
    title: said('War and peace', 'Guerra e pace'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('act', (g, all, q) => g.turn > 3 && offers(all, 'war') > 0 && realmOf(g, seatIn(q)).tokens[2] !== 0),
    rival: 9,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Land of players at peace is closed to you. To declare war is an action, and opens both lands at once.',
          'La terra di chi è in pace con te è chiusa. Dichiarare guerra è un’azione, e apre subito le due terre.',
        ),
      },
      {
        says: said('Try it: declare war on your neighbour.', 'Prova: dichiara guerra al tuo vicino.'),
        wants: c => c.do === 'war',
        wrong: [
          {
            says: said(
              'Often the wiser action. Here see what war changes.',
              'Spesso è l’azione più saggia. Qui guarda che cosa cambia la guerra.',
            ),
          },
        ],
      },
      {
        says: said(
          'It ends by peace, by a turn without damage, or with its third turn. Declare it when your armies stand ready, not before.',
          'Finisce con la pace, con un turno senza danni o col terzo turno. Dichiarala quando gli eserciti sono pronti, non prima.',
        ),
      },
      {
        says: said(
          'Grow early, clear the land, keep a title, strike once when ready. Now play.',
          'Cresci presto, libera la terra, tieni un titolo, colpisci una volta al momento giusto. Ora gioca.',
        ),
      },
    ],
  },
];
