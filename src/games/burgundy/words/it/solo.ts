/** What only a match of one player says. */
import { and } from '@/words/grammar/italian';
import { GOODS, PHASES, type Colour, type Good } from '../../data/names';
import { targetValues, type SoloWords } from '../solo';
import { tileNoun } from '../tileNoun';
import { names } from './names';

const area: Readonly<Record<Colour, string>> = {
  building: 'un villaggio',
  pasture: 'un pascolo',
  mine: 'un’area di miniere',
  ship: 'un fiume',
  monastery: 'un’area di monasteri',
  castle: 'un’area di castelli',
};
const kinds: Readonly<Record<Colour, string>> = {
  building: 'tutti i villaggi',
  pasture: 'tutti i pascoli',
  mine: 'tutte le miniere',
  ship: 'tutti i fiumi',
  monastery: 'tutti i monasteri',
  castle: 'tutti i castelli',
};
const goods = (counts: readonly number[]): string =>
  and(GOODS.flatMap((_: Good, good) => ((counts[good] ?? 0) > 0 ? [names.goods(good, counts[good] ?? 0)] : [])));
const lost = { target: 'l’azione dell’obiettivo', colour: 'la tessera nera del colore', exchange: 'lo scambio per un jolly' };
const declined = { target: 'all’azione dell’obiettivo', colour: 'alla tessera nera del colore', exchange: 'allo scambio per un jolly' };
const reached = (resets: number): string => (resets === 1 ? '1 obiettivo raggiunto' : `${resets} obiettivi raggiunti`);

export const solo: SoloWords = {
  asks: {
    order: 'Succedono più cose insieme: quale viene prima?',
    buyPoints: 'Compri i punti che mancano all’obiettivo?',
    targetAction: 'Svolgi l’azione dell’obiettivo.',
    exchange: 'Dai cinque merci per un jolly?',
    payGoods: 'Dai una merce per il jolly.',
    reward: 'Colore completo: piazza una tessera nera.',
  },
  choices: {
    first: c =>
      ({
        size: 'Prima i punti per la dimensione',
        phase: 'Prima i punti per la fase',
        colour: 'Prima la tessera per il colore',
        effect: 'Prima ciò che fa la tessera',
        exchange: 'Prima lo scambio per un jolly',
      })[c.part],
    buyPoints: c => `Compra ${names.points(c.points)} per ${names.silver(c.points)}`,
    exchange: c => `Tieni ${c.tile.the} a faccia in giù per cinque merci`,
    pay: c => `Dai una merce ${names.colours[c.good]}`,
    reward: c => `Piazza ${c.tile.the} dal deposito nero ${names.onArea[c.colour]} ${c.number}`,
  },
  told: {
    tileRemoved: e => `Il dado bianco toglie ${tileNoun(names, e.tile).a} dal deposito ${e.depot}: esce dal gioco.`,
    areaSizeScored: (e, who) =>
      `${who(e.seat)} completa ${area[e.colour]} di ${e.size === 1 ? '1 spazio' : `${e.size} spazi`}${e.inn === true ? ' (con la taverna)' : ''}: ${names.points(e.points)}.`,
    areaPhaseScored: (e, who) => `${who(e.seat)} ottiene ${names.points(e.points)} per un’area completata nella fase ${PHASES[e.phase]}.`,
    colourFilled: (e, who) => `${who(e.seat)} completa ${kinds[e.colour]}: può piazzare subito una tessera nera.`,
    goodsCleared: e =>
      e.count === 1 ? '1 merce negli altri depositi esce dal gioco.' : `${e.count} merci negli altri depositi escono dal gioco.`,
    gotJoker: (e, who) => `${who(e.seat)} dà ${goods(e.goods)} per un jolly.`,
    boughtPoints: (e, who) => `${who(e.seat)} compra ${names.points(e.points)} per ${names.silver(e.silver)}.`,
    targetReached: (e, who) =>
      `${who(e.seat)} raggiunge l’obiettivo di ${e.target}${e.lost > 0 ? `; ${e.lost === 1 ? '1 punto in più va perso' : `${e.lost} punti in più vanno persi`}` : ''}: il contatore torna a 0, il prossimo obiettivo è ${e.next}.`,
    soloEnded: (e, who) =>
      e.won
        ? `${who(e.seat)} vince: tutti i 37 spazi sono pieni nel round ${e.rounds}, ${reached(e.resets)}.`
        : `${who(e.seat)} perde: dopo ${e.rounds} round sono pieni ${e.spaces} spazi su 37, ${reached(e.resets)}.`,
  },
  lost: (of, nothing, who) => {
    if (of === 'buyPoints') return `${who} non compra punti.`;
    return nothing ? `${who} non può usare ${lost[of]}.` : `${who} rinuncia ${declined[of]}.`;
  },
  buttons: {
    buyPoints: 'Compra punti',
    size: 'Punti per la dimensione',
    phase: 'Punti per la fase',
    colour: 'Tessera per il colore',
    effect: 'Ciò che fa la tessera',
    exchange: 'Scambio per un jolly',
  },
  target: (counter, target, resets) =>
    `Contatore ${counter}, obiettivo ${target}; ${resets === 0 ? 'nessun obiettivo raggiunto' : reached(resets)}`,
  pending: {
    order: { what: 'Ordine', does: 'che cosa viene prima' },
    buyPoints: { what: 'Obiettivo', does: 'compra punti' },
    targetAction: { what: 'Obiettivo', does: 'azione extra' },
    exchange: { what: 'Nave', does: 'merci per un jolly' },
    payGoods: { what: 'Jolly', does: 'dai cinque merci' },
    reward: { what: 'Colore', does: 'piazza una nera' },
  },
  jokerCard:
    'Una tessera nera tenuta a faccia in giù. Piazzala su uno spazio di qualsiasi colore, con numero e vicini come sempre. Riempie lo spazio per l’area e per il colore, e non fa altro.',
  jokerGist: 'ovunque, nessun effetto',
  targetCard: {
    title: 'Contatore e obiettivo',
    text: 'I punti corrono verso l’obiettivo. Quando ci arrivi, il contatore torna a 0, l’obiettivo si avvicina di 5 e hai un’azione extra con qualsiasi numero. I punti che mancano costano 1 moneta d’argento l’uno.',
  },
  tallies: { spaces: 'Spazi riempiti', rounds: 'Round usati', resets: 'Obiettivi raggiunti' },
  options: {
    soloDuchy: {
      title: 'Ducato',
      help: 'Quale dei due ducati per un solo giocatore.',
      values: {
        '13a': { title: '13a', help: 'Per la prima partita: quattro gruppi di spazi, uniti da fiumi.' },
        '13b': { title: '13b', help: 'Per esperti: molti gruppi piccoli, uniti da molti fiumi.' },
      },
    },
    soloTarget: {
      title: 'Primo obiettivo',
      help: 'I punti che danno la prima azione extra. Ogni obiettivo seguente è più vicino di 5.',
      values: targetValues(target =>
        target === 50
          ? 'Come di solito.'
          : target < 50
            ? `Più facile: ${names.points(50 - target)} prima, ogni volta.`
            : `Più difficile: ${names.points(target - 50)} dopo, ogni volta.`,
      ),
    },
  },
  chapter: {
    id: 'solo',
    title: 'Da soli',
    look: 'Tra i gruppi di spazi corrono fiumi: una tessera va anche dove arriva un fiume da uno spazio pieno. Scegli un dado e guarda che cosa si accende.',
    paragraphs: [
      'Togli tutti i posti tranne uno e giochi da solo: riempi tutti i 37 spazi del tuo ducato entro 25 round, e hai vinto. Alla fine non si conta altro.',
      'Cominci con 1 moneta d’argento, 2 lavoratori, tre merci e un castello su uno spazio castello a tua scelta. Il tabellone è quello per due; una merce venduta vale 2 punti, puoi tenere merci di tutti i colori, e il ponte non serve.',
      'In ogni round prima arriva la merce; poi il dado bianco toglie una tessera dal suo deposito, la più in alto o la più a sinistra. Se il deposito è vuoto, la perde il successivo.',
      'Da un gruppo di spazi all’altro portano solo i fiumi: un fiume lega i due spazi alle sue estremità, per piazzare. Non unisce mai le aree.',
      'I punti corrono su un contatore verso un obiettivo. A ogni guadagno puoi aggiungere punti a 1 moneta d’argento l’uno; te lo si chiede quando l’argento basta per l’obiettivo. Lì il contatore torna a 0, ciò che supera va perso, l’obiettivo si avvicina di 5 ma non scende sotto 5, e hai subito un’azione extra, come con un castello.',
      'Una nave prende le merci di un deposito; tutte le altre escono dal gioco. Allora, e solo allora, puoi dare cinque merci per una tessera nera, o una taverna. Resta a faccia in giù: un jolly per qualsiasi spazio, che non fa altro.',
      'Un colore completo non dà punti: piazza una tessera del deposito nero direttamente nel ducato, sul suo colore, qualunque sia il numero. Fa ciò che fa. Se non ce n’è una che vada bene, è perduta.',
      'I monasteri che pagano alla fine pagano una volta, quando li piazzi. Un argano conta per il primo di essi piazzato dopo.',
      'Quando più cose accadono insieme, ne scegli tu l’ordine, una per una. Dove nessun ordine fa differenza, non te lo si chiede.',
    ],
    asks: ['order', 'buyPoints', 'targetAction', 'exchange', 'payGoods', 'reward'],
  },
};
