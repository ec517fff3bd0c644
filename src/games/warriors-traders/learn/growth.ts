/** Why one wins, and how a nation grows: tracks, armies, land, princesses, trade. */
import { said } from '@/engine/tutorial';
import { STOCK_SPOTS, TRACK_SPOTS } from '../spots';
import { realmOf } from '../state';
import { capitalOf, claims, DONE_EARLY, isAsked, ISLANDS, LEGAL, offers, type C, type Lesson } from './looks';

const puts =
  (track: number) =>
  (c: C): boolean =>
    c.do === 'develop' && c.at === TRACK_SPOTS[track];
const tokens = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const growth: readonly Lesson[] = [
  {
    id: 'aim',
    title: said('Why one wins', 'Perché si vince'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('tokens'),
    rival: 1,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Land scores: 1 point a province, 2 a trade centre, 3 a capital, and 3 more each fort. Most points after ten turns win.',
          'La terra vale: 1 punto una provincia, 2 un centro, 3 una capitale, e 3 ogni fortezza. Vince chi ha più punti dopo dieci turni.',
        ),
        lights: capitalOf,
      },
      {
        says: said(
          'Three tracks say what your nation can do. You begin with three tokens for them.',
          'Tre percorsi dicono che cosa sa fare la tua nazione. Cominci con tre gettoni.',
        ),
        lights: () => TRACK_SPOTS[1],
      },
      {
        says: said(
          'Production multiplies food and goods, and at level I goods bring nothing. Put a token there.',
          'La Produzione moltiplica cibo e prodotti, e al livello I i prodotti non rendono. Mettici un gettone.',
        ),
        lights: () => TRACK_SPOTS[0],
        wants: puts(0),
        wrong: [
          {
            says: said(
              'A sound track, but without goods nothing grows. Begin with Production.',
              'Un buon percorso, ma senza prodotti niente cresce. Comincia dalla Produzione.',
            ),
          },
        ],
      },
      {
        says: said(
          'Military multiplies weapons, and without weapons no army is built. Put one there, too.',
          'Il Militare moltiplica le armi, e senza armi non nascono eserciti. Metti un gettone anche lì.',
        ),
        lights: () => TRACK_SPOTS[2],
        wants: puts(2),
        wrong: [
          {
            says: said('Later, perhaps. First make sure that weapons come in.', 'Forse dopo. Prima assicurati che arrivino armi.'),
          },
        ],
      },
      {
        says: said(
          'The third is yours to place. Whoever is alone ahead on a track has its title, worth 3 points while it lasts.',
          'Il terzo mettilo dove vuoi. Chi è solo in testa su un percorso ha il titolo: 3 punti finché dura.',
        ),
        wants: c => c.do === 'develop',
        goal: (g, me) => tokens(realmOf(g, me).tokens) === 3,
      },
      {
        says: said(
          'So land, forts, titles, and kills besides: four ways to points, and your tracks decide which is yours.',
          'Dunque terre, fortezze, titoli e nemici distrutti: quattro vie ai punti, e i percorsi decidono la tua.',
        ),
      },
    ],
  },
  {
    id: 'build',
    title: said('Two actions', 'Due azioni'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('act', (g, all) => g.turn === 1 && offers(all, 'army') > 0),
    rival: 2,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Each turn brings two actions: a token on a track, an army, a fort, an upgrade, or war.',
          'Ogni turno dà due azioni: un gettone, un esercito, una fortezza, un potenziamento o la guerra.',
        ),
      },
      {
        says: said(
          'Barbarians hold all land around you, and only armies take it. Infantry costs 1 weapon: tap your capital and build one.',
          'Intorno ci sono i barbari, e solo gli eserciti prendono terre. La fanteria costa 1 arma: tocca la capitale e costruiscila.',
        ),
        lights: capitalOf,
        wants: c => c.do === 'army',
        wrong: [
          DONE_EARLY,
          {
            to: c => c.do === 'develop',
            says: said(
              'A token works for ever, but no land comes of it. Here build first.',
              'Un gettone vale per sempre, ma non dà terre. Qui prima costruisci.',
            ),
          },
        ],
      },
      {
        says: said(
          'It may march this very turn. The second action goes round in reverse: who was last is first.',
          'Può marciare già in questo turno. La seconda azione gira al contrario: chi era ultimo è primo.',
        ),
      },
    ],
  },
  {
    id: 'princesses',
    title: said('Princesses hold land', 'Le principesse tengono la terra'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('princesses', (g, all) => all.some(c => claims(g, c))),
    rival: 4,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'After your battles each princess may take one step. She eats nothing, never fights, and holds a province alone.',
          'Dopo le battaglie ogni principessa può fare un passo. Non mangia, non combatte, e tiene da sola una provincia.',
        ),
      },
      {
        says: said('Send one into a free province.', 'Mandane una in una provincia libera.'),
        wants: (c, g) => claims(g, c),
        wrong: [
          DONE_EARLY,
          {
            says: said(
              'That province is yours already. A step into free land is a point.',
              'Quella provincia è già tua. Un passo in terra libera è un punto.',
            ),
          },
        ],
      },
      {
        says: said(
          'A point for nothing, and your armies are free to march on. You have only four: keep them from enemies.',
          'Un punto gratis, e gli eserciti possono andare oltre. Ne hai solo quattro: tienile lontane dai nemici.',
        ),
      },
    ],
  },
  {
    id: 'trade',
    title: said('The bank and routes', 'La banca e le rotte'),
    options: ISLANDS,
    seed: 1,
    shows: isAsked('trade', (_, all) => offers(all, 'bank') > 2),
    rival: 5,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A trade centre of yours opens the market. The better your Trade, the fewer goods the bank takes for one.',
          'Un tuo centro commerciale apre il mercato. Più alto è il Commercio, meno risorse vuole la banca per una.',
        ),
        lights: () => TRACK_SPOTS[1],
      },
      {
        says: said(
          'Change what you have too much of into what you lack: tap what you pay with, then what you buy.',
          'Cambia ciò che hai di troppo con ciò che ti manca: tocca con che cosa paghi, poi che cosa compri.',
        ),
        lights: () => STOCK_SPOTS[0],
        wants: c => c.do === 'bank',
        wrong: [
          DONE_EARLY,
          {
            to: c => c.do === 'route',
            says: said(
              'A good route for later turns: between persons you exchange as you both like.',
              'Una buona rotta per i prossimi turni: tra persone si scambia come piace a entrambi.',
            ),
          },
        ],
      },
      {
        says: said(
          'With a route you also deal with its other end, often one for one. Ten gold buy a point that nobody takes.',
          'Con una rotta tratti anche con chi sta all’altro capo, spesso uno per uno. Dieci monete d’oro comprano un punto sicuro.',
        ),
      },
    ],
  },
];
