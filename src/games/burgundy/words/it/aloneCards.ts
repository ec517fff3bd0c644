/** Rule cards of a match of one player. */
import { MONASTERY_ROWS as rows } from '../../data/monasteries';
import type { AloneCards } from '../aloneCards';
import { names } from './names';

export const alone: AloneCards = {
  entitled: title => `${title}, da soli`,
  topics: {
    points: {
      title: 'Punti',
      text: 'Aree, bestiame, torri di vedetta, vendite e monasteri danno punti subito, e ogni guadagno corre verso l’obiettivo. Alla fine non si conta nulla: vinci quando tutti i 37 spazi sono pieni.',
    },
    whiteDie: {
      title: 'Dado bianco',
      text: 'Si tira a ogni round. Prima la prossima merce va nel deposito che mostra; poi una tessera di quel deposito esce dal gioco. Se è vuoto, la perde il deposito successivo.',
    },
    depot: {
      title: 'Deposito',
      text: 'Spendi un dado con questo numero per prendere una tessera; a ogni round il dado bianco ne toglie un’altra. Si riempie a inizio fase. Una nave prende le merci di un deposito, tutte le altre escono dal gioco.',
    },
    storage: {
      title: 'Spazi chiave',
      text: 'Le tessere prese aspettano qui finché non le piazzi. Gli spazi sono tre: se sono pieni, prima una tessera esce dal gioco. Alla fine contano solo gli spazi pieni del ducato.',
    },
    goods: {
      title: 'Merci',
      text: 'Tieni tutti e sei i colori. Un dado col loro numero vende un colore: 2 punti per merce e 1 moneta d’argento. Con una nave cinque merci danno un jolly. Le merci invendute non valgono nulla.',
    },
    sold: { title: 'Merci vendute', text: 'Le contano solo i monasteri 15 e 25, nel momento in cui li piazzi.' },
    workers: {
      title: 'Lavoratori',
      text: 'Ogni lavoratore cambia di 1 un tuo dado quando lo usi; il 6 e l’1 sono vicini. Quelli che restano alla fine non valgono nulla.',
    },
    silver: {
      title: 'Argento',
      text: 'Pagane 2 per comprare una tessera dal deposito nero, una volta nel tuo turno. A ogni guadagno 1 moneta compra 1 punto, se così arrivi all’obiettivo. Ciò che resta alla fine non vale nulla.',
    },
    phase: {
      title: 'Fase e round',
      text: 'Cinque fasi di cinque round: entro questi 25 round il ducato dev’essere pieno. Un’area completata nella fase A vale 10 punti in più, poi 8, 6, 4 e 2.',
    },
    duchy: {
      title: 'Ducato',
      text: '37 spazi a gruppi. Da un gruppo all’altro portano solo i fiumi: una tessera va anche dove arriva un fiume da uno spazio pieno. I fiumi non uniscono le aree. Riempi tutto in 25 round.',
    },
  },
  ship: {
    title: 'Nave',
    text: 'Quando la piazzi, prendi le merci di un deposito qualsiasi; quelle di tutti gli altri escono dal gioco. Allora, e solo allora, puoi dare cinque merci per un jolly.',
  },
  crane:
    'Quando lo piazzi, fa ciò che fa un altro edificio a tua scelta. Tra i monasteri da 16 a 23 e il 29, il primo che piazzi dopo lo conta come un edificio in più.',
  monasteries: {
    15: `Quando lo piazzi, ottieni ${names.points(rows.perColourSold.points)} per ogni colore diverso di merci venduto fino a quel momento.`,
    24: `Quando lo piazzi, ottieni ${names.points(rows.perAnimal.points)} per ogni animale diverso nel tuo ducato.`,
    25: `Quando lo piazzi, ottieni ${names.points(rows.perGoodSold.points)} per ogni merce venduta fino a quel momento.`,
    26: `Quando lo piazzi, ottieni ${names.points(rows.perBonusTile.points)} per ogni colore completo nel tuo ducato.`,
    27: 'Da soli non fa altro che riempire il suo spazio: non c’è il ponte.',
  },
  paying: building =>
    `Quando lo piazzi, ottieni ${names.points(rows.perWarehouse.points)} per ogni ${names.buildings[building].one} nel tuo ducato.`,
  gists: {
    ship: 'merci; cinque per un jolly',
    monasteries: {
      15: `subito ${rows.perColourSold.points} per colore venduto`,
      24: `subito ${rows.perAnimal.points} per animale`,
      25: `subito ${rows.perGoodSold.points} per merce venduta`,
      26: `subito ${rows.perBonusTile.points} per colore completo`,
      27: 'nulla: qui non c’è ponte',
    },
    paying: building => `subito ${rows.perWarehouse.points} per ${names.buildings[building].one}`,
  },
};
