import type { Chapter } from '@/engine/contract';
import { solo } from './solo';
import { team } from './team';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Di che si tratta',
    look: 'Le aree bordate d’oro sono complete; il tondo dice quanto hanno reso. Piazza una tessera dagli spazi chiave e guarda i punti.',
    paragraphs: [
      'Governi un ducato nella Borgogna del Quattrocento: 37 spazi di sei colori, ognuno con un numero. In cinque fasi di cinque round prendi tessere, le piazzi e riempi il tuo ducato. Vince chi alla fine ha più punti. Da soli si vince in un altro modo: vedi «Da soli».',
      'I punti vengono dalle aree: un gruppo di spazi dello stesso colore che si toccano dà punti quando riempi l’ultimo. Un’area da 1 a 8 spazi vale 1, 3, 6, 10, 15, 21, 28 o 36 punti.',
      'Prima è, meglio è: nella fase A si aggiungono 10 punti, poi 8, 6, 4 e 2. Un’area piccola e presto spesso vale più di una grande e tardi.',
      'Bestiame, torri di vedetta e vendite danno punti subito; alcuni monasteri alla fine, e così ciò che ti resta.',
    ],
  },
  {
    id: 'setUp',
    title: 'La preparazione',
    look: 'Scegli lo spazio del castello: la prima tessera che piazzi dovrà toccarlo.',
    paragraphs: [
      'La sorte decide chi comincia; gli altri seguono in senso orario. Il primo inizia con 1 lavoratore, il secondo con 2, poi 3 e 4. Ognuno riceve 1 moneta d’argento e tre merci a caso.',
      'Nella prima partita tutti giocano lo stesso ducato e il castello iniziale sta al centro. Altrimenti ognuno sceglie un ducato e lo spazio del castello in ordine di turno, a partire dal primo.',
      'Il castello iniziale non dà azioni né punti, ma conta come tessera piazzata: la prima che piazzi deve toccarlo.',
      'Tutte le pedine stanno sul primo spazio del ponte in una sola pila, con il primo giocatore in cima.',
    ],
    asks: ['duchy', 'startingCastle'],
  },
  {
    id: 'phase',
    title: 'Comincia una fase',
    look: 'I depositi sono appena stati riempiti. Scegli un dado e prendi una tessera: il suo posto resta vuoto fino alla fase seguente.',
    paragraphs: [
      'Dalla seconda fase in poi le tessere avanzate nei depositi escono dal gioco. Le merci nei depositi restano.',
      'Poi i depositi si riempiono: due, tre o quattro tessere ciascuno in due, tre o quattro giocatori, sempre degli stessi tipi. Il deposito nero ne riceve quattro, sei o otto dal dorso nero, che possono essere qualsiasi cosa.',
      'Cinque merci si scoprono, una per ogni round a venire. Quando finiscono, finisce la fase.',
      'In tre giocatori il posto del castello nel deposito 6 ospita una miniera nelle fasi B e D.',
    ],
  },
  {
    id: 'round',
    title: 'Un round',
    look: 'A sinistra fase e round, a destra il dado bianco e le merci in arrivo. Sotto, il ponte: chi è più avanti gioca per primo.',
    paragraphs: [
      'Tutti tirano insieme due dadi, in vista di tutti; il primo giocatore tira anche il dado bianco. La prossima merce va nel deposito col numero del dado bianco. Nulla cambia il dado bianco.',
      'Poi ognuno gioca un turno, nell’ordine delle pedine sul ponte: prima chi è più avanti, e in una pila dall’alto in basso.',
      'Avanzare con una nave conta dal round seguente: in questo round nessuno è saltato e nessuno gioca due volte.',
    ],
  },
  {
    id: 'turn',
    title: 'Il tuo turno',
    look: 'Scegli un dado, poi un bersaglio acceso. Il numero su un bersaglio è il suo prezzo in lavoratori.',
    paragraphs: [
      'Ogni dado è un’azione. Prendi una tessera, piazza una tessera, vendi merci o prendi lavoratori: in qualsiasi ordine, anche due volte la stessa. La seconda azione può usare ciò che la prima ha portato.',
      'Un lavoratore cambia di 1 un tuo dado quando lo usi; anche dal 6 all’1 c’è un solo passo. Puoi spenderne più d’uno sullo stesso dado. Il prezzo è scritto su ogni bersaglio.',
      'Puoi lasciare un dado inutilizzato, ma va perso.',
      'Una volta nel tuo turno puoi anche comprare una tessera per 2 monete d’argento: vedi il deposito nero.',
    ],
    asks: ['turn'],
  },
  {
    id: 'take',
    title: 'Prendere una tessera',
    look: 'Scegli un dado, poi una tessera del deposito con quel numero. Prendine un’altra: gli spazi chiave sono pieni.',
    paragraphs: [
      'Prendi una tessera dal deposito col numero del tuo dado e mettila in uno spazio chiave. Non va mai direttamente nel ducato.',
      'Gli spazi chiave sono tre. Se sono pieni, prima scegli una delle tue tessere, che esce dal gioco. In nessun altro momento puoi buttare tessere.',
      'I depositi non si riempiono fino alla fase seguente. Nessun dado arriva al deposito nero.',
    ],
    asks: ['makeRoom'],
  },
  {
    id: 'place',
    title: 'Piazzare una tessera',
    look: 'Scegli un dado o una tessera degli spazi chiave: gli spazi accesi vanno bene per colore, numero e vicini.',
    paragraphs: [
      'Scegli una tessera dagli spazi chiave e uno spazio vuoto del suo colore, col numero del tuo dado e accanto a una tessera già piazzata. Le tessere piazzate non si muovono più.',
      'Un villaggio ospita ogni tipo di edificio una volta sola. In un altro villaggio lo stesso edificio è permesso.',
      'Prima danno punti l’area e il colore, poi la tessera fa ciò che fa. Gli effetti valgono subito o mai più; a quelli che fanno scegliere puoi rinunciare.',
    ],
  },
  {
    id: 'castles',
    title: 'Castelli, miniere, navi, bestiame',
    look: 'Il castello dà un’azione come con un numero qualsiasi. Prova uno dei posti accesi, poi torna indietro e provane un altro.',
    paragraphs: [
      'Un castello dà subito un’azione extra, come con un terzo dado di qualsiasi numero: prendi da un deposito numerato, piazza su qualsiasi numero, vendi qualsiasi colore o prendi lavoratori. Un castello su un castello ne dà un’altra.',
      'Una miniera ora non fa nulla. Alla fine di ogni fase, anche dell’ultima, ogni tua miniera dà 1 moneta d’argento.',
      'Una nave prende le merci di un deposito a tua scelta, qualunque fosse il dado, e fa avanzare la tua pedina di uno spazio, sopra chi c’è già. Sull’ultimo spazio sale soltanto in cima alla pila.',
      'Puoi tenere tre colori di merci, quante vuoi di ciascuno. Tutto ciò che entra va preso; se più colori nuovi si contendono gli ultimi posti, scegli tu. Ciò che non entra resta nel deposito.',
      'Il bestiame vale i capi sulla tessera, più quelli di ogni altra tessera dello stesso animale nello stesso pascolo. Non serve che si tocchino; gli altri pascoli non contano.',
    ],
    asks: ['castleAction', 'ship', 'secondDepot', 'newGoods'],
  },
  {
    id: 'buildings',
    title: 'Gli otto edifici',
    look: 'Questo edificio cerca in tutti e sei i depositi: è acceso solo ciò che può prendere.',
    paragraphs: [
      'Magazzino: vendi un colore di merci. Torre di vedetta: 4 punti. Alloggio: 4 lavoratori. Banca: 2 monete d’argento.',
      'Bottega del carpentiere: prendi un edificio. Chiesa: prendi una miniera, un monastero o un castello. Mercato: prendi una nave o una tessera bestiame. Tutte e tre arrivano a uno qualsiasi dei sei depositi, ma non a quello nero.',
      'Centro cittadino: piazza un’altra tua tessera su uno spazio del suo colore accanto a una tessera piazzata, qualunque sia il numero. Il suo effetto segue come sempre.',
      'Niente di tutto questo costa un dado.',
    ],
    asks: ['warehouse', 'carpenter', 'church', 'market', 'cityHall'],
  },
  {
    id: 'monasteries',
    title: 'I monasteri',
    look: 'Tieni premuta una tessera gialla: la scheda dice che cosa cambia. Poi gioca con essa.',
    paragraphs: [
      'Sono 26, uno diverso dall’altro. Valgono dal momento in cui sono nel tuo ducato; negli spazi chiave non fanno nulla.',
      '1: più edifici dello stesso tipo in un villaggio. 2: un lavoratore per ogni miniera a fine fase. 3: 2 monete d’argento per vendita. 4: un lavoratore per ogni vendita. 5: una nave prende anche un deposito vicino. 6: compri da qualsiasi deposito, anche pagando con lavoratori. 7: ogni tessera bestiame che dà punti ne dà 1 in più.',
      '8: un lavoratore cambia un dado fino a 2. Da 9 a 11: un passo gratis di 1 quando piazzi edifici (9), navi e bestiame (10), castelli, miniere e monasteri (11). 12: un passo gratis quando prendi con un dado. Passi gratis e lavoratori si sommano.',
      '13: prendere lavoratori dà anche 1 moneta d’argento. 14: ne prendi 4. L’alloggio non è quell’azione.',
      'Alla fine, 15: 2 punti per ogni colore di merci venduto. Da 16 a 23: 4 punti per ogni magazzino, torre di vedetta, bottega del carpentiere, chiesa, mercato, alloggio, banca o centro cittadino. 24: 4 per ogni tipo di animale. 25: 1 per ogni merce venduta. 26: 3 per ogni tessera bonus.',
    ],
  },
  {
    id: 'sell',
    title: 'Vendere, e prendere lavoratori',
    look: 'Scegli il dado del colore di una merce, poi le merci. Oppure prendi due lavoratori con un dado qualsiasi.',
    paragraphs: [
      'Un dado vende tutte le tue merci del suo colore: turchese 1, viola 2, rosa 3, rosso 4, marrone 5, arancione 6. Ogni merce vale tanti punti quanti sono i giocatori, e tutta la vendita dà 1 moneta d’argento.',
      'Non puoi vendere solo una parte di un colore. Le merci vendute restano a faccia in giù e solo tu puoi guardarle, a meno che si giochi con le vendite scoperte.',
      'Qualsiasi dado, qualunque numero mostri, prende 2 lavoratori.',
    ],
  },
  {
    id: 'blackDepot',
    title: 'Il deposito nero',
    look: 'Non serve un dado: tocca una tessera nera per comprarla con 2 monete d’argento. Tienine premuta una per vedere che cosa fa.',
    paragraphs: [
      'Una volta nel tuo turno, in qualsiasi momento, puoi pagare 2 monete d’argento e mettere una tessera del deposito nero negli spazi chiave. Anche nel mezzo di un’azione: compri una tessera e la fai piazzare al centro cittadino.',
      'I monasteri 7, 12, 14, 15, 24 e 25 si trovano solo qui.',
    ],
  },
  {
    id: 'colours',
    title: 'Un colore intero',
    look: 'Di un colore resta vuoto un solo spazio. Riempilo e guarda che cosa porta l’ultima tessera di un colore.',
    paragraphs: [
      'Chi riempie per primo tutti gli spazi di un colore prende subito la tessera bonus grande: 5, 6 o 7 punti in due, tre o quattro giocatori. Il secondo prende quella piccola: 2, 3 o 4 punti. Gli altri niente.',
      'Si aggiunge ai punti dell’area completata.',
    ],
  },
  {
    id: 'end',
    title: 'Fine di una fase, fine della partita',
    look: 'L’ultimo turno della partita. Chiudilo e leggi che cosa si conta alla fine.',
    paragraphs: [
      'Dopo il quinto round pagano le miniere e comincia la fase seguente. Dopo la fase E la partita è finita.',
      'Ora ogni merce non venduta vale 1 punto, ogni moneta d’argento 1, ogni due lavoratori 1; poi contano i monasteri. Le tessere negli spazi chiave non valgono nulla.',
      'A pari punti vince chi ha più spazi vuoti nel ducato, o chi ne ha meno se si è scelto così; se resta pari, chi è più indietro sul ponte.',
    ],
  },
  {
    id: 'extraTiles',
    title: 'Tessere extra',
    look: 'L’argano è nel villaggio: scegli come quale edificio vale. Se rinunci, non ha fatto nulla.',
    paragraphs: [
      'Se giochi con queste tessere, quattro in più si mescolano alle altre: due monasteri e, nel deposito nero, un argano e le oche.',
      'Monastero 27: la tua pedina sta sempre in cima alla sua pila sul ponte. Subito, quando avanzi e quando arrivano altri.',
      'Monastero 28: ogni volta che devi scegliere qualcosa puoi pagare 1 moneta d’argento per 2 lavoratori, finché ne hai. Tocca la tessera nel tuo ducato. I monasteri 13 e 14 non aggiungono nulla.',
      'Argano: quando lo piazzi fa ciò che fa uno degli otto edifici, che tu ne abbia uno o no. Un villaggio lo ospita accanto a qualsiasi edificio. Alla fine conta una volta in più per uno dei tuoi monasteri da 16 a 23 o per il 29.',
      'Oche: valgono 2, più i capi di un altro animale del loro pascolo, quello che rende di più. Da allora ogni bestiame piazzato in quel pascolo vale 2 in più. Per il monastero 24 sono un animale in più, per il monastero 7 un’altra tessera che dà punti.',
    ],
    asks: ['crane'],
  },
  {
    id: 'whiteCastles',
    title: 'Castelli bianchi',
    look: 'Il castello bianco dà un’azione col dado bianco. Il numero su un bersaglio è il suo prezzo in lavoratori.',
    paragraphs: [
      'Se giochi con essi, sei castelli bianchi si mescolano agli edifici e due alle tessere nere. Il monastero 29 si unisce agli altri.',
      'Un castello bianco è un edificio per i tuoi villaggi, uno per villaggio. Quando lo piazzi hai subito un’azione extra col numero del dado bianco: prendi, piazza, vendi o prendi lavoratori.',
      'I tuoi lavoratori possono cambiare quel numero, e così i monasteri da 8 a 12. Solo per questa azione: il dado bianco resta com’è, anche per gli altri.',
      'Non è un castello: non va sugli spazi castello e la chiesa non lo prende. La bottega del carpentiere sì, e il monastero 9 aiuta a piazzarlo. Un argano può valere come lui.',
      'Alla fine il monastero 29 dà 4 punti per ogni tuo castello bianco.',
    ],
    asks: ['whiteCastle'],
  },
  {
    id: 'inns',
    title: 'Taverne',
    look: 'Scegli la taverna negli spazi chiave: va su uno spazio di qualsiasi colore. O comprane una: la pila è accanto alle tessere nere.',
    paragraphs: [
      'Se giochi con le taverne, all’inizio di ogni fase se ne aggiunge una accanto al deposito nero. Quelle che nessuno compra restano lì.',
      'Una taverna costa 2 monete d’argento, ed è l’unico acquisto del tuo turno.',
      'Si piazza come ogni tessera, con numero e vicini, ma su uno spazio di qualsiasi colore. Un’area ne ospita una sola. Castelli e centri cittadini possono piazzarla; i monasteri da 9 a 11 non aiutano.',
      'Da sola non fa nulla, e non è edificio, castello, miniera o animale. Riempie il suo spazio per l’area e per il colore.',
      'L’area vale come se avesse uno spazio in più, ma mai più di 8: un’area di 4 con una taverna dà 15 punti invece di 10.',
    ],
  },
  {
    id: 'tradeRoutes',
    title: 'Vie commerciali',
    look: 'Sopra ciò che possiedi c’è la via: toccala per vederla tutta. Vendi delle merci e guarda dove vanno.',
    paragraphs: [
      'Se le usate, ognuno riceve a sorte una via commerciale: cinque tessere in due giocatori, quattro in tre, tre in quattro. Ogni tessera ha tre spazi, e ogni spazio mostra un colore e un edificio o un castello.',
      'Prima la vendita dà punti e argento come sempre. Poi le sue merci si posano sulla via una alla volta, da sinistra a destra, sempre sul primo spazio libero.',
      'Una merce del colore dello spazio dà subito ciò che fa l’edificio mostrato, o l’azione extra di un castello. A ciò che dovresti scegliere puoi rinunciare. Ogni altra merce occupa soltanto il suo spazio.',
      'Se così nasce un’altra vendita, prima si posano le merci di quella, poi le altre.',
      'Quando la via è piena, le merci vendute stanno a faccia in giù come sempre. Per i monasteri 15 e 25 contano tutte come vendute. Ciò che sta su una via lo vedono tutti.',
    ],
  },
  {
    id: 'borderPosts',
    title: 'Punti di frontiera',
    look: 'Le bandiere sul bordo sono i punti di frontiera, e la linea spessa mostra quali due spazi tocca ognuno. Piazza la tessera che ne collega due.',
    paragraphs: [
      'Se li usate, ognuno riceve a sorte un ducato con punti di frontiera, uno diverso tra sei, e poi sceglie lo spazio del castello in ordine di turno.',
      'Ogni ducato ha tre punti di frontiera: a nord-ovest, a nord-est e a sud. Ognuno tocca due spazi del bordo, e una tessera su uno dei due lo raggiunge.',
      'Due punti di frontiera sono collegati quando dall’uno all’altro portano tessere che si toccano, di qualsiasi tipo; il castello iniziale conta. La prima volta che succede ottieni i punti della fase: 10, 8, 6, 4 o 2.',
      'Si ottengono per ogni coppia appena collegata: il terzo punto di frontiera ne collega due, perciò li dà due volte. Il primo con tutti e tre ottiene anche 5, 6 o 7 punti in due, tre o quattro giocatori, il secondo 2, 3 o 4.',
      'Qui il regolamento si può leggere in tre modi, perciò è un’opzione. Invece delle coppie, tutti e tre insieme possono dare ancora una volta i punti della fase: solo al primo, o a tutti. Per il monastero 26 niente di ciò è una tessera bonus.',
    ],
  },
  {
    id: 'shields',
    title: 'Scudi',
    look: 'I due dadi sono uguali: tocca lo scudo acceso di quel deposito, e va su un castello. Il numero su uno scudo è il suo prezzo in lavoratori.',
    paragraphs: [
      'Se giochi con gli scudi, alcuni dei diciotto stanno scoperti nei depositi: uno per deposito in due, due per deposito in quattro; in tre, due nei depositi 2, 4 e 6. Non vengono mai rimpiazzati.',
      'Quando i tuoi due dadi hanno lo stesso numero e nessuno è usato, puoi prendere uno scudo di quel deposito invece delle due azioni. I lavoratori possono portare i dadi a quel numero, e il monastero 8 li aiuta; quelli da 9 a 12 no. Puoi ancora comprare una tessera.',
      'Uno scudo va su un tuo castello, uno per castello; non sui castelli bianchi. Se lì c’è già uno scudo, il vecchio esce dal gioco. Vale finché sta lì, e dà i suoi punti se c’è ancora alla fine.',
      'Alla fine di ogni fase, anche dell’ultima, prima gli scudi 14 e 15 portano le loro tessere. Poi ognuno, in ordine di turno, paga 1 moneta d’argento per ogni scudo o vi rinuncia. Solo allora rendono le miniere.',
      'Gli scudi da 1 a 6 danno 12 punti, da 7 a 12 ne danno 8, da 13 a 18 ne danno 4. 1: tutti i pascoli contano come uno. 2: un lavoratore quando un altro ne ottiene. 3: i lavoratori pagano il tributo. 4: spazi chiave senza limite. 5: una nave prende un colore da ovunque. 6: i monasteri di un giocatore valgono anche per te.',
      '7: tessere bonus doppie. 8: miniere doppie. 9: una moneta per ogni merce venduta. 10: monasteri doppi alla fine. 11: i castelli possono prendere uno scudo. 12: merci vendute doppie.',
      '13: scudi doppi. 14 e 15: a fine fase una tessera dei depositi numerati, o di quello nero, si piazza subito. 16: un dado per turno su qualsiasi numero. 17: aree di uno spazio più grandi. 18: le tessere non devono toccarne altre. Se uno scudo e un monastero cambiano la stessa cosa, conta solo lo scudo.',
    ],
    asks: ['hangShield', 'tribute', 'bounty', 'settle', 'unload', 'cargo'],
  },
  team.chapter,
  solo.chapter,
  {
    id: 'ours',
    title: 'Che cosa è nostro',
    paragraphs: [
      'Tutto qui è ridisegnato e detto con parole nostre: nessuna immagine e nessuna frase viene dalla scatola. Anche i nomi degli scudi sono nostri; nella scatola hanno solo numeri.',
      'I dieci ducati, quelli con i punti di frontiera, il lato 12a e i due ducati per un solo giocatore sono stati rilevati spazio per spazio da immagini e descrizioni pubbliche. Il 13b si fonda su una sola immagine di una stampa precedente. Il lato 12b del ducato a squadre è una nostra invenzione.',
      'Delle vie commerciali tutte e dodici le tessere seguono una sola descrizione, quattro anche una seconda. Di ogni edificio cinque tessere sono chiare e due nere, come chiedono i totali; non le abbiamo viste tutte.',
      'Quali ducati stiano sullo stesso foglio nella scatola non lo sappiamo: «Due a testa» ne dà due qualsiasi. Con la scelta libera l’edizione sorella sceglie in segreto e rivela insieme; qui si sceglie in ordine di turno.',
      'I punti di frontiera si contano per coppie, come nell’esempio stampato dell’edizione sorella; il testo italiano si può leggere diversamente, e c’è un’opzione. Le vendite scoperte e lo spareggio con meno spazi vuoti sono opzioni nostre o di altre edizioni.',
    ],
  },
];
