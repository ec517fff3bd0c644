/** Carte delle regole: che cosa è una cosa, in quaranta parole al massimo. */
import type { Recruit } from '../../data/units';
import { withChapters } from '../chapterOf';
import { unit } from './names';
import { meleeValues, shotGist } from '../values';

const name = (type: Recruit): string => unit(type);
/** La riga dell'unità sulla carta del corpo a corpo. */
const attacking = (type: Recruit): string => `Attacca: ${meleeValues(type, name)}.`;
const shooting = (type: Recruit, range: string): string => `Tiro a ${range}: ${shotGist(type, name, 'altri', 'tutti')}.`;

export const cards = withChapters({
  heavyCavalry: {
    title: 'Cavalleria pesante',
    text: `Costo 3, 4 punti movimento, a cavallo. Boschi e colline favoriscono chi è a piedi; montagne vietate. ${attacking('heavyCavalry')}`,
    rules: ['4', '8.7'],
  },
  lightCavalry: {
    title: 'Cavalleria leggera',
    text: `Costo 2, 5 punti movimento, a cavallo. Boschi e colline favoriscono chi è a piedi; montagne vietate. ${attacking('lightCavalry')}`,
    rules: ['4', '8.9'],
  },
  mountedArchers: {
    title: 'Arcieri a cavallo',
    text: `Costo 2, 5 punti movimento, a cavallo. ${shooting('mountedArchers', '1 esagono')} ${attacking('mountedArchers')}`,
    rules: ['4', '10'],
  },
  heavyInfantry: {
    title: 'Fanteria pesante',
    text: `Costo 2, 3 punti movimento, a piedi, ogni terreno. Lenta: mettila dove servirà. ${attacking('heavyInfantry')}`,
    rules: ['4', '8.10'],
  },
  lightInfantry: {
    title: 'Fanteria leggera',
    text: `Costo 1, 4 punti movimento, a piedi. Meglio dall’alto, o contro chi è a cavallo in boschi e colline. ${attacking('lightInfantry')}`,
    rules: ['4', '8.8'],
  },
  pikemen: {
    title: 'Picchieri',
    text: `Costo 1, 3 punti movimento, a piedi. La cavalleria completa che li attacca in pianura perde un cavaliere. ${attacking('pikemen')}`,
    rules: ['4', '8.9'],
  },
  archers: {
    title: 'Arcieri',
    text: `Costo 1, 3 punti movimento, a piedi. ${shooting('archers', '1 esagono')} ${attacking('archers')}`,
    rules: ['4', '10'],
  },
  longbowmen: {
    title: 'Arcieri con arco lungo',
    text: `Costo 2, 3 punti movimento, a piedi. Mappa standard: una sola unità. ${shooting('longbowmen', '2 esagoni')} ${attacking('longbowmen')}`,
    rules: ['4', '10.3'],
  },
  wagonTrain: {
    title: 'Carovana',
    text: 'Gratuita e obbligatoria; resta in pianura. Fortificata si muove di 1 esagono, poi è scoperta. Un attacco la scopre, un secondo la distrugge: 3 punti vittoria. Il raggruppamento la fortifica di nuovo.',
    rules: ['12'],
  },
  plain: {
    title: 'Pianura',
    text: 'Livello 0; entrare costa 1 punto movimento. Aperta a tutti, e unico terreno per le carovane. Anche il fuori tabellone vale come pianura.',
    rules: ['3.1', '3.3'],
  },
  woods: {
    title: 'Bosco',
    text: 'Livello 0; entrare costa 2. In corpo a corpo qui chi è a piedi ha un vantaggio su chi è a cavallo. Protegge dai tiri e può coprire la vista all’arco lungo.',
    rules: ['3.1', '8.7', '10.4'],
  },
  rockyHills: {
    title: 'Colline rocciose',
    text: 'Livello 1; entrare costa 2. Più alte di pianure e boschi. In corpo a corpo qui chi è a piedi ha un vantaggio su chi è a cavallo. Chiuse alle carovane.',
    rules: ['3.1', '8.6', '8.7'],
  },
  mountains: {
    title: 'Montagne',
    text: 'Livello 2, il più alto; entrare costa 2. Chiuse alla cavalleria, che nemmeno le controlla, e alle carovane. Coprono sempre la vista all’arco lungo.',
    rules: ['3.1', '3.2', '7.2'],
  },
  flag: {
    title: 'Bandiera',
    text: 'Vale i punti vittoria indicati. È tua se a fine turno una tua unità ci sta sopra; resta tua anche quando se ne va, finché un’unità nemica non la prende.',
    rules: ['13.1', '13.2'],
  },
  time: {
    title: 'Gettoni tempo',
    text: 'Ogni giocatore ne ha cinque. Spendine uno per raggruppare: le unità recuperano i punti movimento, la carovana torna fortificata e chi è fuori può entrare accanto a lei.',
    rules: ['11.2'],
  },
  victory: {
    title: 'Punti vittoria',
    text: 'Le bandiere valgono 1 o 2, la carovana nemica distrutta 3. Chi a fine turno arriva a 5 sulla mappa standard, a 6 sulla grande, vince.',
    rules: ['13.3'],
  },
  reserve: {
    title: 'Riserve e unità fuori dal tabellone',
    text: 'Le riserve entrano accanto alla carovana al raggruppamento. Chi è uscito aspetta: ogni raggruppamento lo avvicina di un modulo, ed entro un modulo può entrare.',
    rules: ['11.3', '11.4'],
  },
  army: {
    title: 'Reclutamento',
    text: 'Recluta in segreto entro i punti della mappa; quelli non spesi vanno persi. Tre gettoni per tipo, due di arcieri con arco lungo. Gli eserciti si scoprono quando entrambi sono pronti.',
    rules: ['5.1'],
  },
  control: {
    title: 'Zona di controllo',
    text: 'Un’unità controlla gli esagoni vicini in cui il suo tipo può entrare. Chi entra in un esagono controllato dal nemico si ferma; può ancora tirare o attaccare chi lo controlla.',
    rules: ['7.2', '7.3'],
  },
  melee: {
    title: 'Corpo a corpo',
    text: 'Costa il terreno dell’esagono attaccato. Valore di base dei due tipi, più o meno 1 per vantaggio: più cavalieri, posizione più alta, a piedi contro chi è a cavallo in boschi o colline rocciose.',
    rules: ['8'],
  },
  retreat: {
    title: 'Ritirata',
    text: 'Invece di combattere, spostati su un esagono vicino libero e non controllato dal nemico, pagando quello che lasci; o esci dal bordo. L’attaccante prende il posto lasciato.',
    rules: ['9'],
  },
  retreatToTarget: {
    title: 'Ritirata con la regola della casa',
    text: 'Invece di combattere, spostati su un esagono vicino libero e non controllato dal nemico, pagando quello in cui entri, 1 per uscire dal bordo. L’attaccante prende il posto lasciato.',
    rules: ['9'],
  },
  shot: {
    title: 'Attacco a distanza',
    text: 'Costa 1 punto movimento e chiude il turno. Chi tira non rischia nulla e il bersaglio non può ritirarsi. Cavalieri e altezza contano come in corpo a corpo; il bosco protegge.',
    rules: ['10'],
  },
  merge: {
    title: 'Fusione',
    text: 'Due unità dello stesso tipo con un cavaliere ciascuna diventano una da due, con il minore dei due punteggi di movimento. Chiude il turno.',
    rules: ['11.1'],
  },
  dismount: {
    title: 'Smontare',
    text: 'Regola opzionale. Si prosegue a piedi per sempre: cavalleria pesante come fanteria pesante, leggera come leggera, arcieri a cavallo con arco lungo. I punti movimento si dimezzano, per difetto.',
    rules: ['14'],
  },
  regroup: {
    title: 'Raggruppamento',
    text: 'Tutto il turno e un gettone tempo: le unità recuperano i punti movimento, la carovana torna fortificata e chi aspetta fuori può entrare accanto a lei.',
    rules: ['11.2'],
  },
  pass: {
    title: 'Passare',
    text: 'Non fai nulla. Se anche l’avversario ha appena passato, la battaglia finisce e vince chi ha più punti vittoria; a parità, l’esercito di maggior valore sul tabellone; altrimenti è pari.',
    rules: ['6.1', '13.4'],
  },
  stop: {
    title: 'Chiudere lo schieramento',
    text: 'Le unità rimaste vanno in riserva ed entrano accanto alla carovana al raggruppamento. Dopo non puoi più schierare, mentre l’avversario può continuare.',
    rules: ['5.4'],
  },
  end: {
    title: 'Chiudere l’attivazione',
    text: 'L’unità resta dov’è e il turno finisce. I punti movimento non spesi le restano per i turni seguenti.',
    rules: ['4.2', '6.1'],
  },
  module: {
    title: 'Moduli',
    text: 'Il tabellone si compone di moduli interni, esterni e supplementari; esterni e supplementari mostrano tutti il lato A o tutti il B. Quelli interni si possono ruotare.',
    rules: ['2'],
  },
});
