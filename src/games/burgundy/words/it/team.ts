/** What only a team match says. */
import { upperFirst } from '@/words/grammar/text';
import { and } from '@/words/grammar/italian';
import type { TeamWords } from '../team';
import type { StoreKind } from '../teamForms';
import { names } from './names';

const whose: Readonly<Record<StoreKind, string>> = { shared: 'comune', own: 'personale', mates: 'del compagno' };

export const team: TeamWords = {
  asks: { keepAt: 'La tieni per entrambi o solo per te?' },
  choices: { stow: c => `Metti ${c.tile.the} in uno spazio chiave ${c.shared ? 'comune' : 'personale'}` },
  told: {
    countedTogether: (e, who) => `Ciò che ${and([who(e.seat), who(e.mate)])} hanno insieme si conta una volta sola, per ${who(e.seat)}.`,
    teamsEnded: (e, who) => {
      if (e.winners.length > 2) return `Le due squadre hanno ${names.points(e.sum)} e lo stesso numero di spazi vuoti: vincono entrambe.`;
      const winners = and(e.winners.map(who));
      return e.byTieBreak
        ? `${winners} vincono lo spareggio a ${names.points(e.sum)}: decidono gli spazi vuoti.`
        : `Vincono ${winners}: insieme ${names.points(e.sum)}, contro ${e.against}.`;
    },
  },
  refusals: {
    matesPlace: () => 'Questo spazio chiave è solo del tuo compagno di squadra.',
    sameAsLit: () => 'Vale quanto lo spazio acceso accanto: tocca quello.',
  },
  pending: { keepAt: { what: 'Spazi chiave', does: 'comuni o personali' } },
  stored: (tile, kind) =>
    tile === null ? `Spazio chiave ${whose[kind]}, libero` : `${upperFirst(tile.one)} in uno spazio chiave ${whose[kind]}`,
  halves: { left: 'metà sinistra', middle: 'al centro', right: 'metà destra' },
  storageCard: {
    title: 'Spazi chiave della squadra',
    text: 'Due sono comuni, due sono personali di ciascuno. Quando prendi una tessera scegli tu dove metterla; resta lì finché non la piazzi. Le tue le piazzi solo tu, quelle comuni entrambi.',
  },
  options: {
    team: {
      title: 'Squadre',
      help: 'I primi due posti contro gli altri due; ogni squadra governa un solo ducato di 73 spazi.',
      values: {
        none: { title: 'No', help: 'Ognuno governa il proprio ducato.' },
        '12a': { title: 'Ducato 12a', help: 'Per la prima partita: il castello sta fra le due metà.' },
        '12b': { title: 'Ducato 12b', help: 'Per esperti: il castello sta sull’1 o sul 6. Questo lato è nostro: nella scatola non c’è.' },
      },
    },
  },
  chapter: {
    id: 'team',
    title: 'Il gioco a squadre',
    look: 'Un ducato, due duchi. I due spazi chiave al centro sono comuni, due sono tuoi: prendi una tessera e scegli dove metterla.',
    paragraphs: [
      'In quattro si può giocare in due squadre da due, con i compagni seduti vicini. Ogni squadra governa un solo ducato di due metà, 73 spazi, ed entrambi possono piazzare ovunque.',
      'Una squadra comincia con 2 monete d’argento, tre merci, un castello e 3 lavoratori, oppure 5 se non è lei a cominciare. Sul lato 12a il castello sta fra le due metà; sul 12b chi della squadra gioca per primo lo mette sull’1 o sul 6.',
      'Ogni giocatore ha due dadi, una pedina e punti propri. Nel primo round le squadre si alternano: il primo giocatore, un avversario, il compagno del primo, l’altro avversario. Poi decide il ponte, come sempre.',
      'Argento, lavoratori, merci, il ducato, i suoi monasteri e le tessere bonus sono della squadra, e li usano entrambi. Ciascuno può comprare una tessera nel proprio turno.',
      'Gli spazi chiave sono due comuni e due personali per ciascuno. Chi prende o compra una tessera sceglie uno spazio libero, comune o suo; se non ce ne sono, scarta una di queste tessere. Le tessere non passano mai da uno spazio all’altro, e nessuno usa i dadi o le tessere personali del compagno.',
      'I punti vanno a chi agisce. Una nave muove solo la pedina di chi la piazza. Una merce venduta vale 4 punti, e le tessere bonus da 7 e da 4 vanno alla prima e alla seconda squadra che completa un colore.',
      'Il monastero 27 tiene le pedine di entrambi i compagni sopra quelle degli avversari sul loro spazio; fra compagni l’ordine resta.',
      'Le miniere pagano ogni squadra una volta sola. Alla fine merci, argento, lavoratori e monasteri si contano una volta per squadra, per chi dei due gioca prima in quel momento. Vince la somma più alta; a parità, chi ha più spazi vuoti; se resta pari, vincono entrambe.',
      'Si possono aggiungere le tessere extra, i castelli bianchi e le taverne; non le vie commerciali, i punti di frontiera e gli scudi.',
    ],
    asks: ['keepAt'],
  },
};
