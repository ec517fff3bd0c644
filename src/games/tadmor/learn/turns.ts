/** Why one wins, and a first turn from the placing to the tower. */
import { said } from '@/engine/tutorial';
import { towerSpot } from '../spots';
import { merchantOf } from '../state';
import { asksMe, counts, DONE_EARLY, isAsked, LEGAL, placesOn, type Lesson } from './looks';

export const turns: readonly Lesson[] = [
  {
    id: 'aim',
    title: said('Why one wins', 'Perché si vince'),
    seed: 2,
    shows: (g, q, offers) =>
      isAsked(q, 'construct') &&
      g.turn > 1 &&
      g.turn < 4 &&
      counts(offers, 'build1', 'build2') > 0 &&
      counts(offers, 'temple', 'gather') > 0,
    rival: 1,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'You are a merchant of Palmyra. After nine turns whoever has most prestige wins.',
          'Sei un mercante di Palmira. Dopo nove turni vince chi ha più prestigio.',
        ),
      },
      {
        says: said(
          'Your tower is the steady source: each level pays 2 points at the end, and as many at each new Era.',
          'La torre è la fonte sicura: ogni livello dà 2 punti alla fine, e altrettanti a ogni nuova Era.',
        ),
        lights: (_, __, me) => towerSpot(me),
      },
      {
        says: said(
          'A piece of yours stands at a building site. Tap it and build as much as your goods allow.',
          'Un tuo pezzo è in un cantiere della torre. Toccalo e costruisci quanto i beni permettono.',
        ),
        wants: c => c.do === 'build1' || c.do === 'build2',
        wrong: [
          DONE_EARLY,
          {
            to: c => c.do === 'gather',
            says: said(
              'Goods come first in most turns. Here they lie ready: build, and see the tower rise.',
              'Di solito prima si raccolgono i beni. Qui sono pronti: costruisci e guarda salire la torre.',
            ),
          },
        ],
      },
      {
        says: said(
          'The tower is higher, and pays several times. Temples, missions and rare goods pay once, at the end.',
          'La torre è più alta, e paga più volte. Templi, missioni e merci rare pagano una volta, alla fine.',
        ),
        lights: (_, __, me) => towerSpot(me),
      },
    ],
  },
  {
    id: 'turn',
    title: said('Place, then act', 'Piazza, poi agisci'),
    seed: 1,
    shows: (g, q) => isAsked(q, 'place') && g.turn === 1,
    rival: 2,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'First everybody places all pieces, one at a time. Camels stand on round spaces, ships on oblong ones.',
          'Prima tutti piazzano i pezzi, uno alla volta. I cammelli stanno sugli spazi tondi, le navi su quelli rettangolari.',
        ),
      },
      {
        says: said(
          'A tower level costs 1 wood and 1 stone, so both are needed. Place a ship where it gathers one of them.',
          'Un livello di torre costa 1 legno e 1 pietra. Piazza una nave dove raccoglie l’uno o l’altra.',
        ),
        offers: c => c.do === 'place' && c.piece === 'ship',
        wants: c => placesOn('gather')(c) && (c.at.startsWith('space:NS-W') || c.at.startsWith('space:SS-S')),
        wrong: [
          {
            says: said(
              'A ship may stand there, but it brings no wood and no stone. Look at the northern or the southern sea.',
              'Lì una nave può stare, ma non porta né legno né pietra. Guarda il mare del nord o del sud.',
            ),
          },
        ],
      },
      {
        says: said(
          'The rival placed one, too. Now a camel: let it build your tower, in Damascus.',
          'Anche il rivale ne ha piazzato uno. Ora un cammello: fallo costruire alla torre, a Damasco.',
        ),
        offers: c => c.do === 'place' && c.piece === 'camel',
        wants: placesOn('build1', 'build2'),
        wrong: [
          {
            says: said(
              'That space does something else. A taken space is gone for this turn: take the tower first.',
              'Quello spazio fa altro. Uno spazio occupato è perso per il turno: prima prendi la torre.',
            ),
          },
        ],
      },
      {
        says: said(
          'Nothing happens until every piece stands. Place the others on spaces that gather.',
          'Niente succede finché non ci sono tutti i pezzi. Piazza gli altri su spazi che raccolgono.',
        ),
        offers: c => c.do === 'place',
        wants: placesOn('gather'),
        goal: (g, me) => merchantOf(g, me).reserve.every(left => left === 0),
        wrong: [
          {
            says: said(
              'A good space another day. In the first turn goods are what you lack.',
              'Uno spazio buono, ma un’altra volta. Nel primo turno ti mancano i beni.',
            ),
          },
        ],
      },
      {
        says: said(
          'Now the pieces act, seat by seat. Watch until it is your turn.',
          'Ora i pezzi agiscono, un giocatore alla volta. Guarda finché tocca a te.',
        ),
        goal: (g, me) => asksMe(g, me, 'construct'),
      },
      {
        says: said(
          'Gather first: tap a lit piece and watch your goods grow.',
          'Prima raccogli: tocca un pezzo acceso e guarda crescere i beni.',
        ),
        wants: c => c.do === 'gather',
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'Better with more goods in hand: gather before you spend.',
              'Meglio con più beni in mano: raccogli prima di spendere.',
            ),
          },
        ],
      },
      {
        says: said(
          'Gather with the rest, then build: the higher the tower, the more each piece of work was worth.',
          'Raccogli con gli altri, poi costruisci: più alta è la torre, più è valso ogni lavoro.',
        ),
        wants: c => c.do === 'gather' || c.do === 'build1' || c.do === 'build2',
        goal: (g, me, began) => merchantOf(g, me).tower > merchantOf(began, me).tower,
        wrong: [DONE_EARLY],
      },
      {
        says: said(
          'Place, gather, build: that is a turn. Each piece acts once and goes home.',
          'Piazza, raccogli, costruisci: questo è un turno. Ogni pezzo agisce una volta e torna a casa.',
        ),
      },
    ],
  },
  {
    id: 'temple',
    title: said('A temple grows', 'Un tempio cresce'),
    seed: 3,
    shows: (_, q, offers) => isAsked(q, 'construct') && counts(offers, 'temple') > 0 && counts(offers, 'gather') > 0,
    rival: 3,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A temple has four parts. Each makes it worth more: 5, 13, 25, then 40 points at the end.',
          'Un tempio ha quattro parti. Ognuna lo fa valere di più: 5, 13, 25, poi 40 punti alla fine.',
        ),
      },
      {
        says: said(
          'A piece stands at a temple space. Add the next part.',
          'Un tuo pezzo è a uno spazio del tempio. Aggiungi la prossima parte.',
        ),
        wants: c => c.do === 'temple',
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'It may wait. There are only four cards of each part, and whoever builds first has them.',
              'Può aspettare. Di ogni parte ci sono solo quattro carte, e le ha chi costruisce prima.',
            ),
          },
        ],
      },
      {
        says: said(
          'Each part is worth more than the one before: what is begun should be finished.',
          'Ogni parte vale più della precedente: ciò che si comincia conviene finirlo.',
        ),
      },
    ],
  },
];
