/** What makes one's turns different from another's, and how a match ends. */
import { said } from '@/engine/tutorial';
import { merchantOf } from '../state';
import { counts, DONE_EARLY, isAsked, LEGAL, WORKS, type Lesson } from './looks';

export const later: readonly Lesson[] = [
  {
    id: 'improvements',
    title: said('Improvements', 'Miglioramenti'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'improve') && counts(offers, 'buyTile') > 1,
    rival: 4,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A camel on a numbered space may buy an improvement, before anybody builds. In Era I it costs one good.',
          'Un cammello su uno spazio numerato può comprare un miglioramento, prima di ogni costruzione. Nell’Era I costa un bene.',
        ),
      },
      {
        says: said(
          'Hold a finger on a card to read what its signs mean. Then buy the one you like best.',
          'Tieni il dito su una carta per leggere che cosa significano i segni. Poi compra quella che preferisci.',
        ),
        wants: c => c.do === 'buyTile' || c.do === 'pay',
        goal: (g, me, began) => merchantOf(g, me).tiles.length > merchantOf(began, me).tiles.length,
        wrong: [
          {
            to: c => c.do === 'done' || c.do === 'decline',
            says: said(
              'Then the camel has stood there for nothing. An early improvement helps in every turn to come.',
              'Allora il cammello è stato lì per niente. Un miglioramento preso presto aiuta in ogni turno futuro.',
            ),
          },
        ],
      },
      {
        says: said(
          'It works from this moment, for pieces still to act in this turn as well.',
          'Funziona da questo momento, anche per i pezzi che devono ancora agire in questo turno.',
        ),
      },
    ],
  },
  {
    id: 'missions',
    title: said('Missions and favours', 'Missioni e favori'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'construct') && counts(offers, 'fulfil') > 0,
    rival: 5,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Your hand holds the king’s missions: goods he wants, and the points he gives for them at the end.',
          'In mano hai le missioni del re: i beni che vuole, e i punti che dà alla fine.',
        ),
      },
      {
        says: said(
          'Your piece stands before the king, and the goods are there: fulfil the lit mission.',
          'Il tuo pezzo è davanti al re, e i beni ci sono: compi la missione accesa.',
        ),
        wants: c => c.do === 'fulfil' || c.do === 'pay' || c.do === 'spare',
        goal: (g, me, began) => merchantOf(g, me).fulfilled.length > merchantOf(began, me).fulfilled.length,
        wrong: [
          DONE_EARLY,
          {
            to: c => c.do === 'draw',
            says: said(
              'A new card is a promise; a fulfilled one is points. Fulfil first.',
              'Una carta nuova è una promessa; una compiuta sono punti. Prima compi.',
            ),
          },
        ],
      },
      {
        says: said(
          'It lies open now and scores at the end. Once, at the moment its card names, you may call in its favour.',
          'Ora è scoperta e vale alla fine. Una volta, nel momento che la carta dice, puoi riscuoterne il favore.',
        ),
      },
      {
        says: said(
          'A favour called in halves the points: use it when it saves you more than that.',
          'Un favore riscosso dimezza i punti: usalo quando ti rende di più.',
        ),
      },
    ],
  },
  {
    id: 'marauders',
    title: said('The marauders', 'I predoni'),
    seed: 1,
    leads: (_, __, c) => c.do === 'select' || (c.do === 'place' && c.at === 'space:EM-MA'),
    shows: (g, q, offers) => isAsked(q, 'select') && g.turn > 1 && counts(offers, 'select') > 2,
    rival: 6,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Your camel waits at the marauders. You may send them to a region, in secret, for next turn.',
          'Il tuo cammello è dai predoni. Puoi mandarli in segreto in una regione, per il prossimo turno.',
        ),
      },
      {
        says: said(
          'Next turn every piece there goes home without acting. Choose a region that your rival likes and you can avoid.',
          'Nel prossimo turno ogni pezzo che è lì torna a casa senza agire. Scegli una regione cara al rivale.',
        ),
        wants: c => c.do === 'select',
        wrong: [
          {
            says: said(
              'Then nobody is attacked, and the camel has done nothing. Send them somewhere.',
              'Allora nessuno è attaccato, e il cammello non ha fatto niente. Mandali da qualche parte.',
            ),
          },
        ],
      },
      {
        says: said(
          'Only you know where. The region attacked last is safe, so a slot on the board shows it.',
          'Solo tu sai dove. La regione attaccata per ultima è sicura, e uno spazio sul tabellone la mostra.',
        ),
      },
    ],
  },
  {
    id: 'tax',
    title: said('Kingdom and taxes', 'Regno e tasse'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'kingdom') && counts(offers, 'payTax') > 0 && counts(offers, 'loseTax') > 0,
    rival: 7,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'From Era II on the taxman comes each turn: 1 gold or 3 points, in Era III 2 gold or 6 points.',
          'Dall’Era II l’esattore viene a ogni turno: 1 oro o 3 punti, nell’Era III 2 ori o 6 punti.',
        ),
      },
      {
        says: said('You kept gold back: pay with it.', 'Hai tenuto dell’oro: paga con quello.'),
        wants: c => c.do === 'payTax',
        wrong: [
          {
            to: c => c.do === 'loseTax',
            says: said(
              'Points are dear, and gold comes every turn. Pay gold while you have it.',
              'I punti sono cari, e l’oro arriva a ogni turno. Paga con l’oro finché ne hai.',
            ),
          },
        ],
      },
      {
        says: said(
          'Plan one gold for it in every later turn, or a piece on the taxman’s space.',
          'In ogni turno che viene prevedi un oro, o un pezzo sullo spazio dell’esattore.',
        ),
      },
    ],
  },
  {
    id: 'end',
    title: said('The last turn', 'L’ultimo turno'),
    seed: 1,
    shows: (g, q, offers) => isAsked(q, 'construct') && g.turn === 9 && counts(offers, ...WORKS) > 1,
    rival: 8,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The ninth turn. Goods left over are worth nothing: turn them into points now.',
          'Il nono turno. I beni avanzati non valgono niente: trasformali ora in punti.',
        ),
      },
      {
        says: said(
          'Use a piece for something that scores: tower, temple, rare goods or a mission.',
          'Usa un pezzo per ciò che dà punti: torre, tempio, merci rare o missione.',
        ),
        wants: c => WORKS.includes(c.do),
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'That prepares something, but no turn is left for it. First take what scores.',
              'Così prepari qualcosa, ma non resta un turno per usarlo. Prima prendi ciò che dà punti.',
            ),
          },
        ],
      },
      {
        says: said(
          'The rest is played out. Then towers, temples, missions and sets of rare goods are counted.',
          'Il resto si gioca da sé. Poi si contano torri, templi, missioni e serie di merci rare.',
        ),
        goal: g => g.questions.length === 0,
      },
      {
        says: said(
          'Tower early, one temple to its top, missions on the way: that wins. Now play.',
          'Torre presto, un tempio fino in cima, missioni strada facendo: così si vince. Ora gioca.',
        ),
      },
    ],
  },
];
