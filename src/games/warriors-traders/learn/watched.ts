/** A rival's manoeuvre, act by act; and what makes a nation of traders as well: levels, titles, marches, routes, allies. */
import { said } from '@/engine/tutorial';
import { STOCK_SPOTS, TRACK_SPOTS } from '../spots';
import { realmOf } from '../state';
import { attacksBarbarians, claims, DONE_EARLY, isAsked, ISLANDS, LEGAL, offers, topQuestion, type G, type Lesson } from './looks';

export const watch: Lesson = {
  id: 'watch',
  title: said('Watch a manoeuvre', 'Guarda una manovra'),
  options: ISLANDS,
  seed: 1,
  shows: isAsked('march', (g, all) => g.turn > 1 && offers(all, 'march') > 0),
  watches: true,
  rival: 10,
  wrong: LEGAL,
  beats: [
    {
      says: said(
        'Your neighbour’s armies may march now. Go on, one act at a time.',
        'Ora possono marciare gli eserciti del vicino. Vai avanti, una mossa alla volta.',
      ),
    },
    {
      says: said('It looks for land that can be had without losing an army.', 'Cerca terre che si prendono senza perdere un esercito.'),
      acts: [
        {
          to: (c, g) => c.do === 'march' && claims(g, c),
          says: said('An army walked into free land: a province more.', 'Un esercito è entrato in una terra libera: una provincia in più.'),
        },
        {
          to: (c, g) => attacksBarbarians(g, c, topQuestion(g)),
          says: said(
            'An army went among barbarians, with a point left to fight.',
            'Un esercito è andato tra i barbari, con un punto rimasto per combattere.',
          ),
        },
        {
          to: c => c.do === 'march',
          says: said('An army marched on through its own land.', 'Un esercito ha marciato nelle proprie terre.'),
        },
        {
          to: c => c.do === 'travel',
          says: said(
            'A princess took her step, and holds that land alone.',
            'Una principessa ha fatto il suo passo, e tiene quella terra da sola.',
          ),
        },
        {
          to: c => ['fight', 'toBattle', 'hit', 'leave'].includes(c.do),
          says: said('They fight: both sides strike at once.', 'Si combatte: le due parti colpiscono insieme.'),
        },
        {
          to: c => c.do === 'done' || c.do === 'pass',
          says: said('That part of its manoeuvre is over.', 'Quella parte della sua manovra è finita.'),
        },
        { says: said('A choice that its manoeuvre allows.', 'Una scelta che la manovra permette.') },
      ],
    },
    {
      says: said(
        'Armies clear land, princesses keep it: together they grow twice as fast.',
        'Gli eserciti liberano la terra, le principesse la tengono: insieme si cresce il doppio.',
      ),
    },
  ],
};

const tokens = (many: readonly number[]): number => many.reduce((sum, each) => sum + each, 0);

export const nation: readonly Lesson[] = [
  {
    id: 'develop',
    title: said('What a level brings', 'Che cosa porta un livello'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('act', (g, all) => g.turn > 1 && offers(all, 'develop') > 2),
    rival: 11,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Tokens raise a track: 1, 2, then 3 for the next levels. Hold a finger on it to read what comes next.',
          'I gettoni alzano un percorso: 1, 2, poi 3 per i livelli seguenti. Tieni il dito e leggi che cosa viene.',
        ),
        lights: () => TRACK_SPOTS[2],
      },
      {
        says: said(
          'Military: archers at III, retreat at IV, cavalry at VI. Production: forts at IV. Trade: a cheaper bank, and routes.',
          'Militare: arcieri al III, ritirata al IV, cavalleria al VI. Produzione: fortezze al IV. Commercio: banca e rotte.',
        ),
      },
      {
        says: said('Use this action for a token, on the track you like.', 'Usa quest’azione per un gettone, sul percorso che vuoi.'),
        wants: c => c.do === 'develop',
        goal: (g, me, began) => tokens(realmOf(g, me).tokens) > tokens(realmOf(began, me).tokens),
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'Often the better action. Here see what a level is worth.',
              'Spesso è l’azione migliore. Qui guarda quanto vale un livello.',
            ),
          },
        ],
      },
      {
        says: said(
          'It works from now on, every turn. Early tokens work longest.',
          'Funziona da ora, a ogni turno. I gettoni messi presto rendono più a lungo.',
        ),
      },
    ],
  },
  {
    id: 'titles',
    title: said('Titles', 'I titoli'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('act', (g, all, q) => offers(all, 'develop') > 2 && 'seat' in q && [0, 1, 2].some(track => ties(g, q.seat, track))),
    rival: 12,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Builder, Merchant, Warrior: whoever alone has most tokens on a track bears its title, worth 3 points while it lasts.',
          'Costruttore, Commerciante, Guerriero: chi da solo ha più gettoni su un percorso ha il titolo, 3 punti finché dura.',
        ),
      },
      {
        says: said(
          'On one track you only draw level. One token more: take the title.',
          'Su un percorso siete pari. Un gettone in più: prendi il titolo.',
        ),
        lights: (g, _, me) => TRACK_SPOTS[[0, 1, 2].find(track => ties(g, me, track)) ?? 0],
        wants: (c, g, q) => c.do === 'develop' && 'seat' in q && ties(g, q.seat, TRACK_SPOTS.indexOf(c.at)),
        wrong: [
          DONE_EARLY,
          {
            to: c => c.do === 'develop',
            says: said(
              'A level nearer, but no title: there somebody is ahead, or you are already.',
              'Un livello più vicino, ma nessun titolo: lì è avanti un altro, o lo sei già tu.',
            ),
          },
          {
            says: said(
              'No title comes of that. Three points lie on a track.',
              'Da questo non viene un titolo. Tre punti sono su un percorso.',
            ),
          },
        ],
      },
      {
        says: said(
          'Three points for one action. They go again if somebody catches up, so count tokens before the last turn.',
          'Tre punti con un’azione. Se qualcuno ti raggiunge se ne vanno: conta i gettoni prima dell’ultimo turno.',
        ),
      },
    ],
  },
  {
    id: 'march',
    title: said('Marching', 'La marcia'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('march', (_, all) => offers(all, 'march') > 1),
    leads: (_, q, c) => c.do === 'army' || (q.ask === 'march' && c.do === 'done'),
    rival: 13,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A step costs one of an army’s action points, and so does a fight: it enters barbarian land only with one left.',
          'Un passo costa un punto azione dell’esercito, e uno lo scontro: tra i barbari entra solo se gliene resta uno.',
        ),
      },
      {
        says: said(
          'Tap an army. Where swords are crossed it would fight. March where you like.',
          'Tocca un esercito. Dove le spade si incrociano combatterebbe. Marcia dove vuoi.',
        ),
        wants: c => c.do === 'march',
        wrong: [DONE_EARLY, { says: said('First let an army move.', 'Prima muovi un esercito.') }],
      },
      {
        says: said(
          'All march before the first battle. Land stays yours while a piece is on it: princesses are the cheapest guard.',
          'Tutti marciano prima della prima battaglia. Una terra resta tua finché c’è un pezzo: le principesse costano meno di tutti.',
        ),
      },
    ],
  },
  {
    id: 'route',
    title: said('A route to a neighbour', 'Una rotta col vicino'),
    options: ISLANDS,
    seed: 1,
    leads: (g, q, c) => c.do === 'develop' && c.at === TRACK_SPOTS[1] && 'seat' in q && realmOf(g, q.seat).tokens[1] === 0,
    shows: isAsked('trade', (_, all) => offers(all, 'route') > 0),
    rival: 14,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'At Trade II you may open a route to one player. It costs nothing and stays.',
          'Con Commercio II puoi aprire una rotta con un giocatore. Non costa niente e resta.',
        ),
        lights: () => TRACK_SPOTS[1],
      },
      {
        says: said('Open it.', 'Aprila.'),
        wants: c => c.do === 'route',
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'The bank is always there, and dear. A route lets you ask a person.',
              'La banca c’è sempre, ed è cara. Una rotta ti fa trattare con una persona.',
            ),
          },
        ],
      },
      {
        says: said(
          'Now either of you may propose: what I give, what I want. The other accepts, refuses, or answers once.',
          'Ora ognuno può proporre: che cosa do, che cosa voglio. L’altro accetta, rifiuta, o risponde una volta.',
        ),
        lights: () => STOCK_SPOTS[0],
      },
      {
        says: said(
          'Offer what you have too much of and the other lacks: weapons for food often serve both.',
          'Offri ciò che hai di troppo e che all’altro manca: armi per cibo spesso servono a entrambi.',
        ),
      },
    ],
  },
  {
    id: 'allies',
    title: said('Alliances', 'Le alleanze'),
    more: true,
    seats: 4,
    options: { alliances4: '2v2' },
    seed: 1,
    shows: isAsked('march', (g, all) => g.teams > 0 && offers(all, 'march') > 0),
    rival: 15,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Four play two against two. Allies sit across, and win by the sum of their points.',
          'In quattro si gioca due contro due. Gli alleati siedono di fronte, e vincono con la somma dei punti.',
        ),
      },
      {
        says: said(
          'Your armies pass through allied land and defend it too. March with one.',
          'I tuoi eserciti attraversano le terre alleate e le difendono. Marcia con uno.',
        ),
        wants: c => c.do === 'march',
        wrong: [DONE_EARLY, { says: said('Another time. Here let an army move.', 'Un’altra volta. Qui muovi un esercito.') }],
      },
      {
        says: said(
          'Whoever came first holds a province; war and peace are made for both of you.',
          'Chi è arrivato prima tiene la provincia; guerra e pace valgono per tutti e due.',
        ),
      },
    ],
  },
];

/** As many tokens as the best of the others, and some. */
function ties(g: G, seat: number, track: number): boolean {
  const mine = realmOf(g, seat).tokens[track] ?? 0;
  const others = g.realms.flatMap((realm, other) => (other === seat ? [] : [realm.tokens[track] ?? 0]));
  return mine === Math.max(...others);
}
