/** Another evening for whoever knows the base game: alone, and with each of the modules. Their positions are those of the chapters. */
import type { Said } from '@/engine/contract';
import { said } from '@/engine/tutorial';
import { INN_TILE } from '../rules/tile';
import { leadsOverARiver, linksPosts, rewarded, scenes } from '../scenes';
import { numberOf } from '../spots';
import { estateOf } from '../state';
import { LEGAL, TURN_WASTED, type Lesson } from './answers';
import { gained, mine, type C } from './looks';

/** Where the chapter of the rules on it begins. */
function onBoardOf(chapter: string, title: Said, rival: number): Omit<Lesson, 'beats'> {
  const scene = scenes.of[chapter];
  if (scene === undefined) throw new Error(`no board for ${chapter}`);
  return { ...scene, id: chapter, title, more: true, rival, wrong: LEGAL };
}

const ENDS = { to: (c: C) => c.do === 'endTurn', says: TURN_WASTED };
const DECLINED = said('Declined, it is lost for good. Take it back.', 'Rifiutato, è perduto per sempre. Torna indietro.');

export const variants: readonly Lesson[] = [
  {
    ...onBoardOf('solo', said('Playing alone', 'Giocare da soli'), 11),
    beats: [
      {
        says: said(
          'Alone you win in another way: fill all 37 spaces within the 25 rounds.',
          'Da soli si vince in altro modo: riempi tutti i 37 spazi entro i 25 round.',
        ),
      },
      {
        says: said(
          'Each round the white die takes a tile out of the market. What you need, take before it does.',
          'A ogni round il dado bianco toglie una tessera dal mercato. Ciò che ti serve prendilo prima.',
        ),
      },
      {
        says: said(
          'Rivers link spaces that do not touch. Place a tile where only a river leads.',
          'I fiumi uniscono spazi che non si toccano. Piazza una tessera dove arriva solo un fiume.',
        ),
        wants: (c, g) => leadsOverARiver(g)(c),
        wrong: [
          ENDS,
          {
            says: said(
              'Useful as well. Here see what the river opens, which no neighbour does.',
              'Utile anche questo. Qui guarda che cosa apre il fiume, che nessun vicino apre.',
            ),
          },
        ],
      },
      {
        says: said(
          'Points run to a target and start anew there, and each time you get an extra action. So areas still count.',
          'I punti corrono a un obiettivo e lì ricominciano, e ogni volta hai un’azione in più. Perciò le aree contano.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('extraTiles', said('More tiles', 'Altre tessere'), 12),
    beats: [
      {
        says: said(
          'With this module come geese, two monasteries and the crane. Your crane has just been placed.',
          'Con questo modulo arrivano oche, monasteri e l’argano. Il tuo argano è appena stato piazzato.',
        ),
      },
      {
        says: said(
          'It does what any other building does. Choose what you need most.',
          'Fa ciò che fa qualsiasi altro edificio. Scegli ciò che ti serve di più.',
        ),
        wants: c => c.do === 'lift',
        wrong: [{ says: DECLINED }],
      },
      {
        says: said(
          'And at the end it counts as one building for one of your monasteries.',
          'E alla fine conta come un edificio per uno dei tuoi monasteri.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('whiteCastles', said('White castles', 'Castelli bianchi'), 13),
    beats: [
      {
        says: said(
          'A white castle is a building that gives an action with the number of the white die.',
          'Un castello bianco è un edificio che dà un’azione col numero del dado bianco.',
        ),
      },
      {
        says: said(
          'Yours is placed: act with the white die. Workers may change it for you.',
          'Il tuo è piazzato: agisci col dado bianco. I lavoratori possono cambiarlo per te.',
        ),
        wants: c => c.do !== 'skip',
        wrong: [{ says: DECLINED }],
      },
      {
        says: said(
          'Look at the white die before you place one: it decides what the castle is worth this round.',
          'Guarda il dado bianco prima di piazzarne uno: decide quanto vale il castello in questo round.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('inns', said('Inns', 'Taverne'), 14),
    beats: [
      {
        says: said(
          'An inn goes onto a space of any colour, one to an area, and does nothing when placed.',
          'Una taverna va su uno spazio di qualsiasi colore, una per area, e non fa niente quando la piazzi.',
        ),
      },
      {
        says: said('You hold one: place it.', 'Ne hai una: piazzala.'),
        wants: (c, g) => c.do === 'place' && mine(g).storage[c.store] === INN_TILE,
        wrong: [
          ENDS,
          {
            says: said(
              'That is the old game. The inn is the tile for the gap that nothing else fills.',
              'Questo è il gioco base. La taverna è la tessera per il vuoto che nient’altro riempie.',
            ),
          },
        ],
      },
      {
        says: said(
          'Its area now scores as if it were one space larger: put inns into large areas.',
          'La sua area ora vale come se avesse uno spazio in più: metti le taverne nelle aree grandi.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('tradeRoutes', said('Trade routes', 'Rotte commerciali'), 15),
    beats: [
      {
        says: said(
          'Goods that you sell are laid on your route, from the left. A space of their colour pays a bonus.',
          'Le merci vendute vanno sulla tua rotta, da sinistra. Uno spazio del loro colore paga un premio.',
        ),
      },
      {
        says: said(
          'The next space waits for goods you hold: sell that colour.',
          'Il prossimo spazio aspetta merci che hai: vendi quel colore.',
        ),
        wants: (c, g) => c.do === 'sell' && rewarded(g, numberOf(c.at)),
        wrong: [
          ENDS,
          {
            to: c => c.do === 'sell',
            says: said(
              'Points, but no bonus: that colour meets no space of its own.',
              'Punti, ma nessun premio: quel colore non trova il suo spazio.',
            ),
          },
          {
            says: said('Any time. The bonus is there now, for one sale.', 'Quando vuoi. Il premio è lì adesso, per una vendita.'),
          },
        ],
      },
      {
        says: said(
          'So the order of your sales counts: look along the route before you load a ship.',
          'Perciò conta l’ordine delle vendite: guarda la rotta prima di caricare una nave.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('borderPosts', said('Border posts', 'Punti di frontiera'), 16),
    beats: [
      {
        says: said(
          'Three posts stand at the edge of your duchy. Placed tiles that link them score the points of the phase.',
          'Tre punti di frontiera stanno al bordo del ducato. Le tessere che li collegano danno i punti della fase.',
        ),
      },
      {
        says: said(
          'One space is missing between two of them: place a tile there.',
          'Tra due di loro manca uno spazio: piazza lì una tessera.',
        ),
        wants: (c, g) => c.do === 'place' && linksPosts(g, numberOf(c.at)),
        goal: gained,
        wrong: [
          ENDS,
          {
            says: said(
              'That links nothing. Follow the way from post to post.',
              'Così non colleghi niente. Segui la via da un punto di frontiera all’altro.',
            ),
          },
        ],
      },
      {
        says: said(
          'All three linked bring a bonus to the first and the second who do it. Lay your way early.',
          'Tutti e tre collegati danno un premio al primo e al secondo. Traccia presto la tua via.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('shields', said('Shields', 'Scudi'), 17),
    beats: [
      {
        says: said(
          'Both dice with the same number, and no other action, take a shield from that depot.',
          'Due dadi con lo stesso numero, e nessun’altra azione, prendono uno scudo da quel deposito.',
        ),
      },
      {
        says: said(
          'You have such a pair: take the shield, and put it on a castle of yours.',
          'Hai una coppia così: prendi lo scudo, e mettilo su un tuo castello.',
        ),
        wants: c => (c.do === 'shield' && c.pay === 0) || c.do === 'hang',
        goal: (g, me, began) => estateOf(g, me).shields !== estateOf(began, me).shields,
        wrong: [
          ENDS,
          {
            to: c => c.do === 'shield',
            says: said(
              'That pair costs workers. One of the same number lies ready without.',
              'Quella coppia costa lavoratori. Ce n’è una pronta senza pagare.',
            ),
          },
          {
            says: said(
              'One die used, and the pair is gone. Pairs are rare: use this one.',
              'Usato un dado, la coppia non c’è più. Le coppie sono rare: usa questa.',
            ),
          },
        ],
      },
      {
        says: said(
          'It works while it hangs there, and costs 1 silver at each phase’s end. Keep that in your purse.',
          'Funziona finché è lì, e costa 1 moneta alla fine di ogni fase. Tienila da parte.',
        ),
      },
    ],
  },
  {
    ...onBoardOf('team', said('Two against two', 'Due contro due'), 19),
    beats: [
      {
        says: said(
          'Two mates rule one duchy of 73 spaces. The team with most points together wins.',
          'Due compagni governano un ducato di 73 spazi. Vince la squadra con più punti insieme.',
        ),
      },
      {
        says: said(
          'Two storage places are shared, two are yours. Place a tile: anywhere in both halves.',
          'Due spazi chiave sono comuni, due sono tuoi. Piazza una tessera: ovunque nelle due metà.',
        ),
        wants: c => c.do === 'place',
        wrong: [
          ENDS,
          {
            says: said(
              'Fine for a team as well. Here see that the whole duchy is open to your dice.',
              'Va bene anche in squadra. Qui guarda che tutto il ducato è aperto ai tuoi dadi.',
            ),
          },
        ],
      },
      {
        says: said(
          'Ask each other who holds what before you take: a shared tile serves whoever has the number first.',
          'Prima di prendere chiedetevi chi ha che cosa: una tessera comune serve a chi ha prima il numero.',
        ),
      },
    ],
  },
];
