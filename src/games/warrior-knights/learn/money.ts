/** The second evening: a round and its money. */
import { said } from '@/engine/tutorial';
import { areaSpot } from '../spots';
import { baronOf } from '../state';
import { count, DONE_EARLY, isAsked, LEGAL, PURSE, type G, type Lesson } from './looks';

const laid = (g: G, seat: number): number => baronOf(g, seat).plan.reduce((sum, area) => sum + area.length, 0);

export const money: readonly Lesson[] = [
  {
    id: 'plan',
    title: said('Second evening: a plan', 'Seconda sera: un piano'),
    seed: 1,
    shows: isAsked('plan', (g, _, q) => g.round === 1 && 'seat' in q && laid(g, q.seat) === 0),
    rival: 5,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A round begins in secret: up to two cards face down on each of three areas. Area 1 comes up first.',
          'Il turno comincia in segreto: fino a due carte coperte su ognuna di tre aree. L’area 1 si apre per prima.',
        ),
        lights: () => areaSpot(0),
      },
      {
        says: said(
          'What you want early lies early. Take up Mobilize Forces below and lay it on area 1.',
          'Ciò che vuoi presto va prima. Prendi in basso Mobilitazione delle Forze e mettila sull’area 1.',
        ),
        lights: () => 'hand:mobilizeForces',
        wants: c => c.do === 'lay' && c.deed === 'mobilizeForces' && c.at === areaSpot(0),
        wrong: [
          PURSE,
          {
            to: c => c.do === 'lay' && c.deed === 'mobilizeForces',
            says: said(
              'It would come up later, when rivals may stand there already. Area 1 is first.',
              'Uscirebbe più tardi, quando i rivali possono già essere lì. L’area 1 è la prima.',
            ),
          },
          {
            to: c => c.do === 'lay',
            says: said(
              'A useful card, but without armies on the move no city falls. First Mobilize Forces.',
              'Una carta utile, ma se gli eserciti stanno fermi non cade nessuna città. Prima Mobilitazione delle Forze.',
            ),
          },
          DONE_EARLY,
        ],
      },
      {
        says: said(
          'Six cards may lie in all. Fill the other places as you like.',
          'In tutto possono stare sei carte. Riempi gli altri posti come vuoi.',
        ),
        offers: (c, g) => c.do === 'lay' || laid(g, planner(g)) === 6,
        wants: c => c.do === 'lay' || c.do === 'done',
        goal: (g, me) => laid(g, me) === 6 || g.stage !== 'planning',
        wrong: [PURSE, DONE_EARLY],
      },
      {
        says: said(
          'Each card, once done, goes to Taxation, Wages or Assembly. Enough cards there, and that phase comes at once.',
          'Ogni carta, una volta usata, va a Tassazione, Paga delle Truppe o Assemblea. Quando bastano, quella fase arriva subito.',
        ),
        lights: () => 'phase:wages',
      },
    ],
  },
  {
    id: 'wages',
    title: said('Wages', 'Le paghe'),
    seed: 1,
    shows: isAsked('payWages', (_, all) => count(all, 'payAll') > 0 && all.length > 2),
    rival: 6,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Wages fall due. Regulars stay whatever happens; a Mercenary who is not paid goes for good.',
          'È tempo di paghe. I Regolari restano comunque; un Mercenario non pagato se ne va per sempre.',
        ),
        lights: () => 'phase:wages',
      },
      {
        says: said('You can afford all of them: pay.', 'Puoi permetterteli tutti: paga.'),
        wants: c => c.do === 'payAll',
        wrong: [
          PURSE,
          {
            says: said(
              'Whom you tap goes unpaid and leaves you. Keep your army together.',
              'Chi tocchi resta senza paga e ti lascia. Tieni insieme l’esercito.',
            ),
          },
        ],
      },
      {
        says: said(
          'So keep crowns for Wages before you spend on anything else: cities and Levy Taxes bring them.',
          'Perciò tieni Corone per le paghe prima di spendere: le portano le città e la Riscossione Tasse.',
        ),
      },
    ],
  },
  {
    id: 'draft',
    title: said('The Draft', 'Il Reclutamento'),
    seed: 1,
    shows: isAsked('hire', (_, all) => count(all, 'hire') > 2),
    rival: 7,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'After Wages Mercenaries are for hire. A stronger card costs more now, and at every Wages to come.',
          'Dopo le paghe si arruolano Mercenari. Una carta più forte costa di più ora, e a ogni paga futura.',
        ),
      },
      {
        says: said('Hire one that you can pay again.', 'Arruolane uno che potrai pagare ancora.'),
        wants: c => c.do === 'hire',
        wrong: [
          PURSE,
          {
            to: c => c.do === 'bundle',
            says: said(
              'A bundle hires several of one nation, for as many markers. Begin with one.',
              'Un gruppo ne arruola più d’uno della stessa nazione, con altrettanti Stemmi. Comincia con uno.',
            ),
          },
          DONE_EARLY,
        ],
      },
      {
        says: said(
          'Troops decide sieges: 100 more than a city’s strength, and it falls without a fight. So ends the second evening.',
          'Le truppe decidono gli assedi: 100 più della forza della città, e cade senza lotta. Così finisce la seconda sera.',
        ),
      },
    ],
  },
];

/** Whoever is planning. */
function planner(g: G): number {
  const q = g.questions[g.questions.length - 1];
  return q !== undefined && 'seat' in q ? q.seat : 0;
}
