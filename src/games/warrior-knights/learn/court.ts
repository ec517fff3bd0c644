/** The third evening: the Assembly, and the crown. */
import { said } from '@/engine/tutorial';
import { isAsked, LEGAL, PURSE, seatIn, type C, type G, type Lesson, type Q } from './looks';
import { baronOf } from '../state';
import { costsFaith } from '../rules/neutralCards';
import { numberOf } from '../spots';

/** A red Event goes to a rival. */
const turnsAway = (g: G, c: C, q: Q): boolean =>
  c.do === 'choose' && numberOf(c.at) !== seatIn(q) && costsFaith(g, seatIn(q), numberOf(c.at));

export const court: readonly Lesson[] = [
  {
    id: 'assembly',
    title: said('Third evening: the Assembly', 'Terza sera: l’Assemblea'),
    seed: 2,
    shows: isAsked('commit', (g, all, q) => all.length > 2 && baronOf(g, seatIn(q)).votes > 2),
    rival: 8,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'In the Assembly laws are made and offices given. Each city of the Kingdom that you rule brings a Vote.',
          'In Assemblea si fanno leggi e si danno cariche. Ogni città del Regno che governi porta un Voto.',
        ),
      },
      {
        says: said(
          'Votes are committed in secret, and all are spent, also by those who lose. Commit some, but not all.',
          'I Voti si impegnano in segreto, e sono spesi tutti, anche da chi perde. Impegnane alcuni, non tutti.',
        ),
        wants: (c, g, q) => c.do === 'commit' && c.at !== 'votes:0' && Number(c.at.slice('votes:'.length)) < baronOf(g, seatIn(q)).votes,
        wrong: [
          PURSE,
          {
            to: c => c.at === 'votes:0',
            says: said(
              'Nothing spent, nothing said. For this matter let the others hear you.',
              'Niente speso, niente detto. Su questa questione fatti sentire.',
            ),
          },
          {
            says: said(
              'All for one matter, and the next is decided without you.',
              'Tutti per una questione, e la prossima si decide senza di te.',
            ),
          },
        ],
      },
      {
        says: said(
          'The Votes lie open. Watch how the matter ends: a tie is broken by the Chairman.',
          'I Voti sono scoperti. Guarda come finisce: in parità decide il Presidente.',
        ),
        goal: g => g.assembly === null || g.assembly.matter === null,
      },
      {
        says: said(
          'Motions work at once, laws stay, offices give a Noble a power of his own. Whoever refuses a law is banned.',
          'Le mozioni valgono subito, le leggi restano, gli uffici danno poteri a un Nobile. Chi rifiuta una legge è bandito.',
        ),
      },
    ],
  },
  {
    id: 'event',
    title: said('Church and Events', 'Chiesa ed eventi'),
    seed: 1,
    shows: isAsked('chooseDrawer', (g, all, q) => all.some(c => turnsAway(g, c, q))),
    rival: 9,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Each round brings an Event. Its back shows: red harms whoever draws it, green helps.',
          'Ogni turno porta un evento. Il dorso lo dice: il rosso danneggia chi lo pesca, il verde aiuta.',
        ),
      },
      {
        says: said(
          'You are Head of the Church, and say who draws. The back is red: for a Faith, turn it on your rival.',
          'Sei Capo della Chiesa e dici chi pesca. Il dorso è rosso: per una Fede, volgilo al tuo rivale.',
        ),
        wants: (c, g, q) => turnsAway(g, c, q),
        wrong: [
          PURSE,
          {
            says: said('That costs no Faith, and whatever it is strikes you.', 'Così non spendi Fede, ma qualunque cosa sia colpisce te.'),
          },
        ],
      },
      {
        says: said(
          'An office is power: the Head of the Church turns Events, the Chairman orders the Assembly and breaks ties.',
          'Una carica è potere: il Capo della Chiesa volge gli eventi, il Presidente ordina l’Assemblea e rompe le parità.',
        ),
      },
    ],
  },
  {
    id: 'crown',
    title: said('The crown', 'La corona'),
    seed: 1,
    shows: isAsked('capture', (g, all, q) => {
      const standing = g.towns.filter(town => !town.razed).length;
      const mine = g.towns.filter(town => town.owner === seatIn(q) && !town.razed).length;
      return all.some(c => c.do === 'control') && mine > 2 && standing > 0;
    }),
    rival: 10,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'You rule several cities and have just taken one more. Count: more than half of the standing ones is the crown.',
          'Governi più città e ne hai appena presa un’altra. Conta: più di metà di quelle in piedi è la corona.',
        ),
      },
      {
        says: said('Take it under your rule.', 'Prendila sotto il tuo governo.'),
        wants: c => c.do === 'control',
        wrong: [
          PURSE,
          {
            says: said(
              'Razing lowers the number of cities, but yours as well. Here one more under your rule counts double.',
              'Saccheggiare abbassa il numero delle città, ma anche il tuo. Qui una in più sotto di te vale doppio.',
            ),
          },
        ],
      },
      {
        says: said(
          'Watch the round to its end: when Upkeep begins, cities are counted for the throne.',
          'Guarda il turno fino alla fine: quando comincia la Gestione si contano le città per il trono.',
        ),
        goal: (g, me) => g.winner === me,
      },
      {
        says: said(
          'You are crowned. Cities by siege, crowns for Wages, Votes for what matters: that was the way. Now play.',
          'Sei incoronato. Città con l’assedio, Corone per le paghe, Voti per ciò che conta: era questa la via. Ora gioca.',
        ),
      },
    ],
  },
];
