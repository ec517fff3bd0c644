/** Le regole intere di Medieval Battle con parole nostre, nell'ordine in cui servono. */
import { upperFirst } from '@/words/grammar/text';
import type { Chapter } from '@/engine/contract';
import type { Recruit } from '../../data/units';
import { unit } from './names';
import { meleeRows, shotValues } from '../values';

const name = (type: Recruit): string => unit(type);

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Lo scopo',
    look: 'Le bandiere del colore di un giocatore sono conquistate, le altre libere. Sotto: punti, tempo e carovane delle due parti.',
    paragraphs: [
      'Due eserciti si affrontano su un campo di esagoni. Non ci sono dadi: ogni scontro si può calcolare prima che cominci.',
      'I punti vittoria vengono dalle bandiere, 1 o 2 ciascuna, e dalla carovana nemica distrutta, 3. Chi a fine turno ha 5 punti sulla mappa standard, o 6 su quella grande, vince subito.',
    ],
  },
  {
    id: 'battlefield',
    title: 'Il campo di battaglia',
    look: 'Tocca un modulo, poi come deve stare: entra nel posto incorniciato.',
    asks: ['layModule'],
    paragraphs: [
      'La mappa standard ha un modulo interno, tre esterni e tre supplementari; la grande ne ha due, cinque e quattro. Tutti i moduli esterni e supplementari mostrano lo stesso lato, A o B.',
      'Una doppia bandiera da 2 punti sta al centro di ogni modulo interno. Una bandiera semplice da 1 sta su ogni modulo supplementare, dal lato rivolto verso l’interno.',
      'Prima della battaglia potete prendere un campo già pronto, lasciare che il caso posi i moduli o costruirlo insieme, un modulo a testa.',
    ],
  },
  {
    id: 'terrain',
    title: 'Il terreno',
    look: 'L’unità in mano mostra quanti punti le resterebbero su ogni esagono. Confronta le pianure con boschi, colline e montagne.',
    paragraphs: [
      'Entrare in pianura costa 1 punto movimento; boschi, colline rocciose e montagne costano 2.',
      'Pianure e boschi sono al livello 0, le colline rocciose all’1, le montagne al 2. Combattere o tirare da un livello più alto è un vantaggio, che conta una volta sola qualunque sia il dislivello.',
      'La cavalleria non entra in montagna. La carovana resta in pianura. Tutti gli altri vanno ovunque.',
    ],
  },
  {
    id: 'army',
    title: 'Il reclutamento',
    look: 'Prendi unità con il più e rimettile con il meno: la borsa dice quanto resta.',
    asks: ['recruit'],
    paragraphs: [
      'Visto il campo, i due giocatori reclutano in segreto: 20 punti reclutamento sulla mappa standard, 30 sulla grande. I punti non spesi vanno persi.',
      'La cavalleria pesante costa 3. Cavalleria leggera, arcieri a cavallo, fanteria pesante e arcieri con arco lungo costano 2. Fanteria leggera, picchieri e arcieri costano 1. Ci sono tre gettoni per tipo, ma solo due di arcieri con arco lungo, e la mappa standard ne ammette uno.',
      'La carovana non costa nulla e viene sempre. Quando entrambi sono pronti, gli eserciti si scoprono.',
      'Un’unità ha due cavalieri. Con una perdita ne resta uno; la seconda la elimina.',
    ],
  },
  {
    id: 'deployment',
    title: 'Lo schieramento',
    look: 'Tocca un’unità qui sotto, poi un esagono acceso: nessuno dista meno di 3 da una bandiera o dalla carovana nemica.',
    asks: ['placeWagonTrain', 'deploy'],
    paragraphs: [
      'Il primo giocatore, il Rosso della scatola, piazza la sua carovana, poi il secondo, il Giallo: in pianura, ad almeno 3 esagoni da ogni bandiera, e la seconda ad almeno 3 dalla prima.',
      'Poi si piazza un’unità a testa, cominciando dal primo: ad almeno 3 esagoni da ogni bandiera e dalla carovana nemica, su un esagono libero in cui l’unità può entrare.',
      'Puoi fermarti quando vuoi e tenere il resto in riserva; le riserve entrano più tardi, al raggruppamento. Se ti fermi, l’avversario piazza di seguito le unità che gli restano.',
    ],
  },
  {
    id: 'turn',
    title: 'Il turno',
    look: 'Tocca una tua unità: esagoni e nemici accesi sono ciò che può fare. Oppure raggruppa, o passa.',
    asks: ['turn'],
    paragraphs: [
      'In battaglia comincia il secondo giocatore. In un turno fai una cosa sola: attivi un’unità o la carovana, raggruppi, oppure passi.',
      'L’unità attivata si muove quanto vuoi e può finire con un corpo a corpo, un tiro o una fusione. Può anche combattere o tirare senza muoversi.',
      'I punti movimento spesi non tornano da soli: li ridà soltanto il raggruppamento.',
    ],
  },
  {
    id: 'movement',
    title: 'Movimento e controllo',
    look: 'Gli esagoni punteggiati sono sotto controllo nemico: lì la marcia finisce. Entraci, o giraci attorno.',
    asks: ['march'],
    paragraphs: [
      'Ogni esagono in cui si entra costa secondo il terreno. Un’unità può spendere solo una parte dei punti e tenere gli altri per i turni seguenti.',
      'Un’unità controlla i sei esagoni attorno a sé in cui per terreno potrebbe entrare, compreso il fuori tabellone, che vale come pianura. La cavalleria quindi non controlla le montagne, e la carovana controlla solo le pianure.',
      'Chi entra in un esagono sotto controllo nemico si ferma. Può ancora tirare, o attaccare una delle unità che lo controllano. Dove nessuno controlla, può attaccare qualsiasi vicino.',
      'Un’unità che comincia il turno sotto controllo può fare un passo. Se anche il nuovo esagono è controllato, si ferma; altrimenti prosegue. Può anche combattere o tirare subito; con l’opzione che la fa combattere solo dopo un passo deve prima muoversi, ma può tirare.',
      'Puoi attraversare una tua unità: chi si muove paga 1 in più e l’altra paga 1. Entrambe devono avere il punto, l’esagono non dev’essere sotto controllo nemico e nessuno può fermarvisi. La carovana non si attraversa.',
    ],
  },
  {
    id: 'melee',
    title: 'Il corpo a corpo',
    look: 'La scheda calcola lo scontro prima che cominci. Tocca ancora il nemico per combattere.',
    paragraphs: [
      'Per attaccare dichiari di entrare in un esagono nemico adiacente e ne paghi il terreno, anche se il nemico resiste. Devi poter entrare in quel terreno. Chi difende combatte senza pagare.',
      'Ogni tipo ha un valore di base contro ogni altro, da −2 a +2. Aggiungi 1 per ogni vantaggio di chi attacca e togli 1 per ogni vantaggio di chi difende.',
      'I vantaggi sono tre: due cavalieri contro uno; stare più in alto prima dello scontro; e, se l’esagono del difensore è bosco o collina rocciosa, essere a piedi contro chi è a cavallo.',
      'Risultato −2: chi attacca perde due cavalieri. −1: ne perde uno. 0: uno a testa. +1: il difensore ne perde uno. +2: ne perde due.',
      'Chi sopravvive resta dov’è. Se il difensore è eliminato e l’attaccante vive, ne prende l’esagono. Il corpo a corpo chiude il turno.',
    ],
  },
  {
    id: 'retreat',
    title: 'La ritirata',
    look: 'Sei sotto attacco. La scheda mostra come finirebbe: resisti, o tocca un esagono acceso per ritirarti.',
    asks: ['retreat'],
    paragraphs: [
      'Un’unità attaccata in corpo a corpo può ripiegare su un esagono libero adiacente in cui può entrare e che nessuna unità nemica controlla. Paga il terreno che lascia, perciò con 1 punto non può lasciare boschi, colline o montagne. Con la regola della casa per il prezzo della ritirata paga invece il terreno in cui entra.',
      'Sul bordo può invece uscire dal tabellone, se il terreno là fuori non è sotto controllo nemico.',
      'L’attaccante occupa l’esagono lasciato libero e può proseguire con le regole normali: muoversi, attaccare ancora, tirare o fondersi.',
      'La carovana non si ritira mai.',
    ],
  },
  {
    id: 'shooting',
    title: 'L’attacco a distanza',
    look: 'La scheda mostra il tiro prima che parta. Tocca ancora il bersaglio per tirare.',
    paragraphs: [
      'Un tiro costa 1 punto movimento e chiude il turno. Chi tira non perde mai cavalieri e il bersaglio non può ritirarsi.',
      'Arcieri e arcieri a cavallo arrivano a 1 esagono; contro cavalleria e fanteria pesanti partono da 0 perdite, contro gli altri da 1. Gli arcieri con arco lungo arrivano a 2 esagoni e partono sempre da 1.',
      'Aggiungi 1 per due cavalieri contro uno e 1 per chi tira dall’alto; togli 1 per gli stessi vantaggi del bersaglio e 1 se il bersaglio è nel bosco. Il risultato va da 0 a 2 perdite.',
      'A due esagoni la vista può essere coperta: le montagne coprono sempre, i boschi solo per chi tira dal livello 0. Se in mezzo ci sono due esagoni, devono coprire entrambi. Colline e unità non coprono mai.',
    ],
  },
  {
    id: 'values',
    title: 'I valori delle unità',
    look: 'Tieni premuta un’unità da reclutare: la sua carta ha la sua riga. Confronta contro chi vale ciascuna.',
    paragraphs: [
      'Ogni riga dice da dove parte il corpo a corpo quando un’unità di quel tipo attacca. Se entrambe sono complete e senza vantaggi, questo è già il risultato: +2 cadono due cavalieri di chi difende, +1 uno, 0 uno per parte, −1 uno di chi attacca, −2 due.',
      ...meleeRows(name, type => upperFirst(name(type)), 'contro '),
      `Un tiro di arcieri o arcieri a cavallo toglie al bersaglio tanti cavalieri: ${shotValues('short', name, 'a ')}.`,
      `Un tiro di arcieri con arco lungo: ${shotValues('long', name, 'a ')}.`,
    ],
  },
  {
    id: 'merging',
    title: 'La fusione',
    look: 'Due unità dello stesso tipo con un cavaliere ciascuna. Tocca ancora l’altra per farne una sola.',
    paragraphs: [
      'Due unità dello stesso tipo con un cavaliere ciascuna possono diventare una: porta l’una nell’esagono dell’altra. La nuova unità ha due cavalieri e il minore dei due punteggi di movimento. La fusione chiude il turno.',
    ],
  },
  {
    id: 'regroup',
    title: 'Raggruppare',
    look: 'Le tue unità hanno di nuovo i loro punti. Tocca chi aspetta, poi un esagono acceso accanto alla carovana.',
    asks: ['enter'],
    paragraphs: [
      'Spendi uno dei tuoi cinque gettoni tempo e tutto il turno: le tue unità recuperano i punti movimento e la carovana torna fortificata.',
      'Le riserve possono ora entrare su esagoni liberi accanto alla carovana, anche sotto controllo nemico e vicino alle bandiere.',
      'Un’unità uscita dal tabellone aspetta. La distanza si conta in moduli esterni, da dove è uscita alla tua carovana in quel momento. Ogni raggruppamento l’avvicina di 1; a distanza 1 o 0 può invece entrare: sulla mappa standard, dove i moduli esterni si toccano tutti, già al prossimo raggruppamento. Le perdite restano.',
      'Se la tua carovana è distrutta, nessuno può più entrare.',
    ],
  },
  {
    id: 'wagonTrain',
    title: 'La carovana',
    look: 'Un attacco a una carovana riesce sempre. Toccala ancora: viene scoperta, o distrutta.',
    paragraphs: [
      'Fortificata, può muoversi di 1 esagono di pianura; poi resta scoperta e ferma fino al raggruppamento.',
      'Ogni attacco contro di lei riesce, in corpo a corpo o a distanza. Fortificata, viene scoperta; scoperta, è distrutta: 3 punti vittoria.',
      'Controlla le pianure attorno a sé, ma non può attaccare, ritirarsi, uscire dal tabellone né prendere bandiere.',
    ],
  },
  {
    id: 'end',
    title: 'Bandiere e fine',
    look: 'Conta le bandiere delle due parti. Portati su una e guarda, alla fine del turno, di chi è.',
    paragraphs: [
      'Una bandiera è tua quando a fine turno una tua unità ci sta sopra. Resta tua anche dopo che l’unità se ne va, finché il nemico non la prende. Passarci sopra non basta.',
      'Chi per primo arriva a 5 punti vittoria, o 6 sulla mappa grande, vince alla fine di quel turno. Se ci arrivano insieme, vince chi ne ha di più, poi chi è di turno.',
      'La battaglia finisce anche se entrambi passano di seguito, o se nessuno ha più gettoni tempo né punti movimento. Allora vince chi ha più punti vittoria; a parità, il maggior valore di reclutamento delle unità sul tabellone, senza contare le perdite; se anche questo è uguale, la battaglia finisce pari.',
    ],
  },
  {
    id: 'dismounting',
    title: 'Opzione: smontare da cavallo',
    look: 'L’unità in mano è a cavallo. Falla smontare e guarda quanti punti le restano a piedi.',
    paragraphs: [
      'Durante la sua attivazione, prima o dopo il movimento, la cavalleria può smontare per sempre: la pesante diventa fanteria pesante, la leggera fanteria leggera, gli arcieri a cavallo arcieri con arco lungo. Serve un gettone libero del nuovo tipo.',
      'I punti movimento 0 o 1 diventano 0; 2 o 3 diventano 1; 4 o 5 diventano 2. I cavalieri restano quelli che sono.',
      'Se smonta prima di muoversi, l’unità agisce tutta a piedi. Dopo un movimento a cavallo può soltanto tirare.',
    ],
  },
  {
    id: 'ours',
    title: 'Che cosa è nostro',
    look: 'Il campo che vedi è stato disegnato per questa app: nella scatola pianure, boschi, colline e montagne stanno altrove.',
    paragraphs: [
      'Procedure, costi di reclutamento e di terreno e condizioni di vittoria sono del regolamento. Le forme e il terreno di tutti i moduli, i sei campi pronti e la maggior parte delle cifre delle unità sono nostri: delle carte il regolamento dice solo la riga della cavalleria leggera, la fanteria leggera contro la cavalleria pesante e la portata degli archi; dei punti movimento quelli di cavalleria pesante e arcieri con arco lungo.',
      'Pagare la ritirata secondo l’esagono d’arrivo è una regola della casa: il regolamento fa pagare quello lasciato. Smontare da cavallo è una sua regola opzionale.',
      'Una frase del regolamento si può leggere in due modi: chi comincia il turno sotto controllo nemico non può ingaggiare un corpo a corpo prima di muoversi. Può voler dire che prima deve fare un passo, o che il corpo a corpo è l’ultima cosa che fa. Un’opzione offre entrambe le letture; vale la seconda se non scegliete altrimenti.',
      'Dove il regolamento tace abbiamo deciso noi: la carovana non prende bandiere, e non si attraversa, perché le costerebbe l’unico punto che la segna come fortificata; i moduli supplementari mostrano il lato di quelli esterni, anche se il regolamento lo dice solo di questi; se entrambi arrivano insieme ai punti della vittoria vince chi ne ha di più, poi chi è di turno; la parità completa è un pareggio.',
    ],
  },
];
