import type { Chapter } from '@/engine/contract';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Di che cosa si tratta',
    paragraphs: [
      'Sei un mercante di Palmira, che la sua gente chiama Tadmor. Per nove turni i tuoi cammelli e le tue navi raccolgono beni, innalzano una torre e templi, comprano merci rare e servono il re. Vince chi alla fine ha più prestigio.',
      'Tre Ere di tre turni portano spazi più ricchi e nuovi miglioramenti, ma anche tasse.',
    ],
    look: 'I pezzi sulla mappa ora agiscono. Tocca uno di quelli accesi e guarda i beni e i contatori in basso.',
  },
  {
    id: 'setUp',
    title: 'Preparazione',
    paragraphs: [
      'Ognuno comincia con 10 punti, tre cammelli, due navi, 2 legni, 2 pietre, 1 marmo e 1 oro, e due missioni del re in mano. Chi gioca per secondo prende 1 legno o 1 pietra in più, il terzo 1 marmo o 1 oro, il quarto uno di ogni sorta.',
      'Dall’ultimo giocatore al primo, ognuno prende uno di quattro scambi semplici. Chi conosce il gioco può prendere invece un miglioramento qualsiasi dell’Era I.',
      'Poi si scoprono 6, 8 o 10 miglioramenti dell’Era I, in due, tre o quattro. In due alcuni spazi e miglioramenti non si usano.',
    ],
    asks: ['bonusGood', 'startTile'],
    look: 'Quattro scambi semplici sono scoperti; ognuno cambia un bene base in uno avanzato. Prendi quello che preferisci.',
  },
  {
    id: 'placing',
    title: 'Piazzamento',
    paragraphs: [
      'Uno dopo l’altro ognuno piazza un pezzo su uno spazio libero: i cammelli su quelli tondi, le navi su quelli rettangolari, entrambi sulle forniture di guerra. Si continua finché non restano pezzi. Ancora non succede niente.',
      'Un pezzo può stare anche su un proprio miglioramento con un’azione privata. Lì i predoni non arrivano mai.',
      'I pezzi per cui non c’è più posto restano a casa. Un favore può portare un nuovo cammello o una nuova nave durante il piazzamento, o lasciarti piazzare fino a tre pezzi in una volta.',
    ],
    asks: ['place'],
    look: 'Gli spazi tondi accolgono cammelli, quelli rettangolari navi. La cifra è ciò che lo spazio porta in questa Era. Piazza un pezzo.',
  },
  {
    id: 'marauders',
    title: 'Predoni',
    paragraphs: [
      'Chi ha mandato i predoni nel turno precedente ora rivela la sua carta. Ogni pezzo in quella regione torna a casa senza agire, se un miglioramento non lo protegge. Se nessuno li ha mandati non succede niente.',
      'La carta resta poi nel suo spazio: quella regione non può essere attaccata di nuovo finché un’altra carta non ne prende il posto.',
      'Chi ha ancora un cammello sullo spazio dei predoni può riprenderlo e scegliere in segreto una carta per il prossimo turno. Nel primo turno nessuno attacca, e nell’ultimo nessuno li manda.',
      'Due favori valgono qui: uno manda i predoni rivelati in un’altra regione, l’altro scambia un tuo pezzo con uno uguale di un rivale.',
    ],
    asks: ['wall', 'swap', 'select'],
    look: 'La regione con lo scudo è stata l’ultima attaccata ed è sicura. Manda i predoni in una delle regioni accese.',
  },
  {
    id: 'resolving',
    title: 'I tuoi pezzi agiscono',
    paragraphs: [
      'Prima si comprano i miglioramenti, poi ognuno a turno fa tutte le sue costruzioni, infine vengono le cose del regno. Un pezzo che ha agito torna a casa; un’azione si può sempre lasciare.',
      'Raccogliere, scambiare, i doni di pace, la carovana e il cantiere valgono in qualsiasi tuo momento. Così anche cedere per un bene una missione che hai in mano.',
      'Prima della costruzione ti viene chiesto ancora se aspettare potrebbe costarti un cammello, perché un traditore può abbassare la tua torre.',
    ],
    asks: ['closing', 'construct'],
    look: 'I pezzi accesi agiscono in qualsiasi ordine. Prima raccogli, poi costruisci con quello che è arrivato.',
  },
  {
    id: 'goods',
    title: 'Beni e scambi',
    paragraphs: [
      'Legno e pietra sono beni base, marmo e oro avanzati. Un bene base si scambia con uno avanzato, uno avanzato con due base; mai base con base o avanzato con avanzato.',
      'Quello che uno scambio porta può pagare qualsiasi cosa, ma in questo turno non si scambia di nuovo. L’app paga prima con questi beni: è ciò che ti lascia più libertà.',
      'Dove un prezzo è ridotto, scegli tu quali beni risparmiare. Il mercato di Ebla cambia solo beni base in avanzati, e il suo pezzo allora non costruisce.',
    ],
    asks: ['payAny', 'spare', 'anyGoods'],
    look: 'Un bene è in mano: le carte sopra i beni mostrano che cosa porta. Quello che ricevi è segnato con un più.',
  },
  {
    id: 'improvements',
    title: 'Miglioramenti',
    paragraphs: [
      'Gli spazi agiscono nell’ordine dei loro numeri. Un miglioramento costa 1, 2 o 3 beni a scelta, secondo l’Era, e vale subito.',
      'Un miglioramento con un’azione privata accoglie il pezzo che l’ha comprato e si può usare già in questo turno. In seguito ci piazzi un pezzo.',
      'Alcuni favori portano gratis due miglioramenti esposti, dopo tutti gli spazi, o uno dell’Era I o II che non è esposto e che nessuno ha; nell’Era I solo uno dell’Era I.',
    ],
    asks: ['improve', 'freeTile', 'offBoardTile'],
    look: 'Il prezzo di questa Era sta in alto. Una pressione lunga su una carta dice a parole che cosa significano i segni.',
  },
  {
    id: 'building',
    title: 'Torre e tempio',
    paragraphs: [
      'Un livello singolo costa 1 legno e 1 pietra fino al livello 5, poi 2 pietre, dall’11 in su 3 e dal 16 in su 5 pietre. Una coppia costa 1 legno e 2 marmi, poi 2, 3 e 5 di ognuno. Una coppia che entra nei cinque livelli successivi costa ancora come quella inferiore.',
      'Il traditore abbatte livelli di un avversario con una torre alta almeno quanto la tua.',
      'Un tempio cresce dal basamento (2 legni, 2 pietre) al colonnato (3 pietre, 2 marmi), al tetto (2 legni, 2 marmi, 2 oro) e alle statue (3 marmi, 4 oro), una parte per azione, e vale 5, 13, 25 e 40 punti. Di ogni parte ci sono quattro carte. Un tempio completo resta, e se ne può cominciare un altro.',
    ],
    look: 'Tocca uno spazio acceso a Damasco o un tempio: un elenco mostra fin dove arrivano i beni, e quanto costa ogni passo.',
  },
  {
    id: 'rareGoods',
    title: 'Merci rare',
    paragraphs: [
      'Tre pile, e si compra solo la tessera in cima. I primi due che completano un tempio ne prendono gratis due e una.',
      'Una grigia costa 3 oro, una gialla 5 pietre, una rossa 5 legni. Alla fine le serie di merci diverse valgono 5, 10, 15, 25, 35, 45, 60, 75 o 90 punti, da una a nove; i doppioni formano altre serie. Una tessera di ogni colore dà anche diritto a una nave.',
    ],
    asks: ['princess', 'firstPick', 'freeRare'],
    look: 'Un pezzo sta su uno spazio delle merci rare. Tocca la pila accesa per comprare la tessera in cima.',
  },
  {
    id: 'missions',
    title: 'Missioni del re',
    paragraphs: [
      'Un’azione di missione pesca una carta o compie una di quelle in mano. Le missioni compiute stanno scoperte e contano alla fine.',
      'Ognuna si può riscuotere una volta per il suo favore, nel momento che la sua carta indica. La carta viene poi girata e conta la metà.',
    ],
    look: 'Un pezzo sta alla missione del re. Apri le missioni e compi quella accesa, o tocca lo spazio e pesca.',
  },
  {
    id: 'kingdom',
    title: 'Il regno',
    paragraphs: [
      'Chi da solo ha la torre più alta ottiene il prestigio dei suoi miglioramenti. Poi ognuno paga le tasse o perde punti: 1 oro o 3 punti nell’Era II, 2 oro o 6 punti nell’Era III.',
      'Le forniture di guerra pagano la differenza fra la tua torre e la più bassa. Lo spazio del primo giocatore dà il pedone per il prossimo turno e un bene base.',
    ],
    asks: ['kingdom'],
    look: 'L’esattore aspetta il suo oro. Paga o perdi punti, poi usa quello che sta ancora negli spazi del regno.',
  },
  {
    id: 'turnEnd',
    title: 'Fine del turno',
    paragraphs: [
      'Tutti i pezzi tornano a casa e i beni scambiati si uniscono agli altri. Chi ha più di otto beni ne scarta fino a otto.',
      'Quando cominciano l’Era II e l’Era III ogni torre rende 2 punti per livello e si scoprono nuovi miglioramenti.',
    ],
    asks: ['discard'],
    look: 'I beni sono più di quanti il magazzino conservi. Tocca quelli che ti servono meno.',
  },
  {
    id: 'theEnd',
    title: 'La fine',
    paragraphs: [
      'Dopo il turno 9 si aggiungono 2 punti per livello, le missioni compiute, metà di quelle riscosse, i templi, le merci rare e 12 punti per ogni miglioramento dell’Era III la cui condizione soddisfi tu solo.',
      'Un pareggio lo vince chi ha più merci rare. Se anche queste sono pari, la vittoria è condivisa.',
    ],
    look: 'L’ultimo turno: guarda quanto valgono merci rare, templi e missioni prima di costruire.',
  },
  {
    id: 'ours',
    title: 'Che cosa è nostro',
    look: 'Gli spazi portano ciò che dicono gli esempi del regolamento; dove non stampa nulla, la cifra è nostra.',
    paragraphs: [
      'Il regolamento stampa tutte le regole, gli effetti, i limiti e gli esempi, e qui valgono alla lettera. Non stampa il tabellone e le carte. Perciò alcune cose sono nostre: in quale regione sta la maggior parte degli spazi, quanti ce ne sono di ogni tipo e che cosa portano oltre agli esempi del regolamento; il nome di Emesa; quanto costano le missioni e le parti del tempio, e quanto valgono il basamento e un tempio completo; i prezzi della torre dal livello 12, e delle coppie dal livello 11; i punti che si perdono non pagando le tasse; i punti o i beni di alcuni miglioramenti; i nomi di missioni e miglioramenti.',
      'Un pezzo sui tuoi cantieri privati che costruisce il tempio non pesca una missione. Con «Prima scelta» scegli sempre dalla pila, che poi viene mescolata. «Sommo sacerdote» confronta quanto valgono tutti i templi di ognuno.',
    ],
  },
];
