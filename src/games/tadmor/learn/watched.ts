/** A rival's turn, act by act, and what comes between gathering and building: exchange, favours, rare goods, new pieces. */
import { said } from '@/engine/tutorial';
import { merchantOf } from '../state';
import { counts, DONE_EARLY, isAsked, LEGAL, type Lesson } from './looks';

export const watch: Lesson = {
  id: 'watch',
  title: said('Watch a turn', 'Guarda un turno'),
  seed: 1,
  shows: (g, q, offers) => isAsked(q, 'construct') && g.turn > 1 && counts(offers, 'gather') > 1 && counts(offers, 'build1', 'build2') > 0,
  watches: true,
  rival: 9,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'All pieces stand, and your rival resolves its own. Go on, one piece at a time.',
        'Tutti i pezzi sono piazzati, e il rivale usa i suoi. Vai avanti, un pezzo alla volta.',
      ),
    },
    {
      says: said('First it asks what its goods reach, and what is missing.', 'Prima si chiede che cosa può pagare, e che cosa manca.'),
      acts: [
        {
          to: c => c.do === 'gather' || c.do === 'gifts',
          says: said(
            'It gathered: goods came in, and that piece went home.',
            'Ha raccolto: sono arrivati beni, e quel pezzo è tornato a casa.',
          ),
        },
        {
          to: c => c.do === 'trade',
          says: said('It exchanged a good for the one it lacked.', 'Ha scambiato un bene con quello che gli mancava.'),
        },
        {
          to: c => c.do === 'build1' || c.do === 'build2',
          says: said(
            'Its tower rose. Those levels pay at each new Era and at the end.',
            'La sua torre è salita. Quei livelli rendono a ogni nuova Era e alla fine.',
          ),
        },
        { to: c => c.do === 'temple', says: said('Its temple grew by one part.', 'Il suo tempio è cresciuto di una parte.') },
        {
          to: c => c.do === 'buyRare' || c.do === 'takeRare',
          says: said('A rare good, for its set at the end.', 'Una merce rara, per la sua serie finale.'),
        },
        {
          to: c => c.do === 'fulfil' || c.do === 'draw' || c.do === 'claim',
          says: said(
            'It served the king: a mission drawn, fulfilled or called in.',
            'Ha servito il re: una missione pescata, compiuta o riscossa.',
          ),
        },
        {
          to: c => c.do === 'newCamel' || c.do === 'newShip',
          says: said('A new piece: one act more in every turn to come.', 'Un nuovo pezzo: un’azione in più in ogni turno futuro.'),
        },
        {
          to: c => c.do === 'pay' || c.do === 'spare',
          says: said('It chose with which goods to pay.', 'Ha scelto con quali beni pagare.'),
        },
        {
          to: c => c.do === 'done' || c.do === 'decline',
          says: said('Nothing more to do here: it closed its turn.', 'Qui non resta altro: ha chiuso il turno.'),
        },
        { says: said('A small matter of its own: goods, a mission or a tile.', 'Una piccola cosa sua: beni, una missione o una tessera.') },
      ],
    },
    {
      says: said(
        'Gather, exchange, then spend: in that order nothing lies idle.',
        'Raccogli, scambia, poi spendi: in quest’ordine niente resta fermo.',
      ),
    },
  ],
};

export const between: readonly Lesson[] = [
  {
    id: 'market',
    title: said('Exchange', 'Lo scambio'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'construct') && counts(offers, 'trade') > 1,
    rival: 10,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Wood and stone are base goods, marble and gold advanced ones. One base becomes one advanced; one advanced becomes two base.',
          'Legno e pietra sono beni semplici, marmo e oro preziosi. Uno semplice ne vale uno prezioso; uno prezioso, due semplici.',
        ),
        lights: () => 'stock:wood',
      },
      {
        says: said('Tap one of your goods, then what you want for it.', 'Tocca un tuo bene, poi quello che vuoi in cambio.'),
        wants: c => c.do === 'trade',
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'That can wait a moment. See first what an exchange makes of your goods.',
              'Può aspettare un momento. Prima guarda che cosa fa uno scambio dei tuoi beni.',
            ),
          },
        ],
      },
      {
        says: said(
          'What came in may pay for anything, but is not exchanged again this turn. Exchange last, for what is missing.',
          'Ciò che ricevi paga tutto, ma in questo turno non si scambia di nuovo. Scambia per ultimo, per ciò che manca.',
        ),
      },
    ],
  },
  {
    id: 'rare',
    title: said('Rare goods', 'Merci rare'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'construct') && counts(offers, 'buyRare') > 0,
    rival: 11,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Different rare goods make a set: one is worth 5 at the end, three 15, six 45, nine 90.',
          'Merci rare diverse fanno una serie: una vale 5 alla fine, tre 15, sei 45, nove 90.',
        ),
      },
      {
        says: said(
          'A piece stands where one is sold, and only the top one of a stack. Buy it.',
          'Un tuo pezzo è dove se ne vende una, e solo quella in cima alla pila. Comprala.',
        ),
        wants: c => c.do === 'buyRare' || c.do === 'pay' || c.do === 'spare',
        goal: (g, me, began) => count(merchantOf(g, me).rare) > count(merchantOf(began, me).rare),
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'Sound, but another may buy that tile before your next turn.',
              'Giusto, ma un altro può comprare quella merce prima del tuo prossimo turno.',
            ),
          },
        ],
      },
      {
        says: said(
          'Twins begin a second set, worth little. One of each colour also earns you a ship.',
          'I doppioni cominciano una seconda serie, che vale poco. Una di ogni colore ti fa anche guadagnare una nave.',
        ),
      },
    ],
  },
  {
    id: 'pieces',
    title: said('More camels and ships', 'Più cammelli e navi'),
    seed: 1,
    shows: (_, q, offers) => isAsked(q, 'construct') && counts(offers, 'newCamel', 'newShip') > 0,
    rival: 12,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Each piece is one act a turn. You begin with three camels and two ships, and may have more.',
          'Ogni pezzo è un’azione a turno. Cominci con tre cammelli e due navi, e puoi averne altri.',
        ),
      },
      {
        says: said(
          'Your tower or your missions have earned one: take it now.',
          'La tua torre o le tue missioni te ne hanno guadagnato uno: prendilo ora.',
        ),
        wants: c => c.do === 'newCamel' || c.do === 'newShip',
        goal: (g, me, began) => count(merchantOf(g, me).pieces) > count(merchantOf(began, me).pieces),
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'In any order, but a traitor may lower your tower. Take the new piece first.',
              'In qualsiasi ordine, ma un traditore può abbassarti la torre. Prima prendi il nuovo pezzo.',
            ),
          },
        ],
      },
      {
        says: said(
          'From the next turn on you act once more than before. The earlier, the more often.',
          'Dal prossimo turno agisci una volta in più. Prima arriva, più volte serve.',
        ),
      },
    ],
  },
  {
    id: 'favour',
    title: said('Calling in a favour', 'Riscuotere un favore'),
    seed: 1,
    shows: (_, q, offers) => counts(offers, 'claim') > 0 && 'seat' in q,
    rival: 13,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The king owes you a favour for a mission you have fulfilled, and this is the moment its card names.',
          'Il re ti deve un favore per una missione compiuta, e questo è il momento che la carta dice.',
        ),
      },
      {
        says: said(
          'Called in, the mission counts half at the end. Open your missions and see what the favour does: call it in.',
          'Riscossa, la missione conta la metà alla fine. Apri le missioni e guarda il favore: riscuotilo.',
        ),
        wants: c => c.do === 'claim',
        wrong: [
          {
            says: said(
              'Often right: a favour kept scores in full. Here see what it can do.',
              'Spesso è giusto: un favore tenuto vale per intero. Qui guarda che cosa può fare.',
            ),
          },
        ],
      },
      {
        says: said(
          'Worth it when the favour brings more than the half you gave up.',
          'Conviene quando il favore rende più della metà a cui rinunci.',
        ),
      },
    ],
  },
  {
    id: 'tower',
    title: said('How high the tower', 'Quanto alta la torre'),
    seed: 1,
    shows: (g, q, offers) => isAsked(q, 'construct') && g.turn > 3 && offers.filter(c => c.do === 'build1' || c.do === 'build2').length > 2,
    rival: 14,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Up to level 5 a level costs 1 wood and 1 stone, then more and more. Pairs cost marble.',
          'Fino al livello 5 un livello costa 1 legno e 1 pietra, poi sempre di più. Le coppie costano marmo.',
        ),
      },
      {
        says: said(
          'Build, in one act, as many levels as your goods allow.',
          'Costruisci con una sola azione quanti livelli permettono i tuoi beni.',
        ),
        wants: c => c.do === 'build1' || c.do === 'build2',
        wrong: [
          DONE_EARLY,
          { says: said('Useful, but here see how far the tower can go.', 'Utile, ma qui guarda fin dove può salire la torre.') },
        ],
      },
      {
        says: said(
          'Each level is worth 2 at the end, and 2 more at each Era to come.',
          'Ogni livello vale 2 alla fine, e altri 2 a ogni Era che viene.',
        ),
        par: { of: (g, me, from) => merchantOf(g, me).tower - merchantOf(from, me).tower, good: 5 },
      },
    ],
  },
];

function count(many: readonly number[]): number {
  return many.reduce((sum, each) => sum + each, 0);
}
