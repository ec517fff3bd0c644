import type { Chapter } from '@/engine/contract';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Di che cosa si tratta',
    paragraphs: [
      'Governi una nazione dei secoli bui invasa dai barbari. Dalla capitale riconquisti le province, commerci, costruisci fortezze e fai guerra. Alla fine vince chi ha più punti.',
      'La partita finisce dopo il decimo turno (l’ottavo o il sesto, se l’avete scelta più breve), o con il turno in cui qualcuno ha 42, 37, 33, 30 o 27 punti, da due a sei giocatori, o in cui gli alleati ne hanno insieme 55, 65 o 75. Conta solo la fine del turno.',
    ],
    look: 'Le terre occupate hanno i colori e le linee di chi le controlla; gli scudi con la croce di sant’Andrea sono barbari. Fai un’azione: un percorso qui sotto o una tua provincia.',
  },
  {
    id: 'setUp',
    title: 'Preparazione',
    paragraphs: [
      'La sorte o i giocatori decidono le nazioni. Ogni capitale di un giocatore ospita una fortezza e quattro principesse, e una fanteria se l’avete scelto; ogni altra capitale una fortezza barbara, ogni altra provincia un esercito barbaro.',
      'Ognuno ha 1 cibo, 1 arma e 1 oro, e mette tre gettoni sui percorsi Produzione, Commercio e Militare, nell’ordine dei numeri delle nazioni.',
      'In due o tre si può giocare su una parte della mappa. Alcune province allora non sono più contese, alcune nazioni non sono di nessuno.',
    ],
    asks: ['nation', 'tokens'],
    look: 'Tocca un percorso qui sotto: tre gettoni, divisi come vuoi.',
  },
  {
    id: 'turn',
    title: 'Un turno',
    paragraphs: [
      'Sostentamento: gli eserciti mangiano, poi le province rendono. Commercio. Sviluppo: due azioni a testa e quelle extra. Manovra: uno dopo l’altro si marcia, si combatte e si muovono le principesse.',
      'Tutto segue il numero delle nazioni, dal più basso, tranne la seconda azione, che va in ordine inverso. Con l’ordine variabile a ogni turno comincia la nazione successiva.',
    ],
    look: 'La riga sopra la mappa dice turno e fase. Fai un’azione e guarda a chi tocca.',
  },
  {
    id: 'feeding',
    title: 'Nutrire gli eserciti',
    paragraphs: [
      'La fanteria mangia 1 cibo, gli arcieri 2, la cavalleria 3; principesse e fortezze niente. Puoi lasciare un esercito senza cibo: muore subito e torna nella riserva. Nessuno ottiene punti.',
      'Si mangia prima che arrivi il cibo del turno. Da Militare VI gli eserciti si arrangiano da soli.',
    ],
    asks: ['feed'],
    look: 'Nutri tutti, o tocca l’esercito da lasciare senza cibo; un secondo tocco conferma.',
  },
  {
    id: 'resources',
    title: 'Risorse',
    paragraphs: [
      'Si sommano i simboli di tutte le tue province: cibo e prodotti si moltiplicano per la Produzione, le armi per il Militare. Ai livelli più bassi prodotti e armi non rendono niente.',
      'L’oro viene dalle tasse: 1 per ogni capitale con Produzione VI, 1 per ogni centro commerciale con Commercio V.',
      'In una parte della mappa, o dovunque in due o tre se l’avete scelto, con un centro commerciale ogni rotta che potresti aprire e non hai aperto rende qualcosa: la prima un prodotto, la seconda un prodotto o un’arma, la terza lascia più scelta, in due anche l’oro.',
    ],
    asks: ['soloRoute'],
    look: 'Sotto ogni risorsa c’è quanto porterà il prossimo sostentamento. Sopra i pezzi di una provincia vedi i suoi simboli.',
  },
  {
    id: 'trade',
    title: 'Commercio',
    paragraphs: [
      'Partecipa solo chi ha un centro commerciale. La banca dà una risorsa per 7 di un solo altro tipo, poi 6, 5, 3, 2, 2 e 1 al crescere del Commercio. 10 monete d’oro comprano un punto che nessuno toglie.',
      'Commercio II, IV e VI permettono di aprire una prima, seconda e terza rotta. Non costa niente, non serve consenso e dura per sempre. Chi è unito da una rotta scambia quel che vuole, finché entrambi hanno un centro commerciale.',
      'Con Commercio VII hai il monopolio: gli altri non commerciano né con la banca né fra loro, solo con chi lo possiede.',
      'I turni di commercio girano finché tutti hanno finito; dopo tre giri non si fanno più proposte. In un turno di commercio se ne possono cominciare tre, e conta anche quella che si lascia perdere. Chi ha finito non torna più, a meno che uno scambio lo coinvolga. A una proposta si risponde subito: accettare, rifiutare, o una sola controproposta.',
    ],
    asks: ['trade', 'deal', 'answer'],
    look: 'Tocca qui sotto con che cosa paghi, poi che cosa deve dare la banca.',
  },
  {
    id: 'development',
    title: 'Sviluppo',
    paragraphs: [
      'Un’azione mette un gettone su un percorso, forma un esercito, costruisce una fortezza, potenzia un esercito o dichiara guerra. Si paga e si fa subito, e quel che si raggiunge vale subito.',
      'La fanteria costa 1 arma; gli arcieri 2 armi e 1 oro, da Militare III; la cavalleria 3 armi e 2 oro, da Militare VI. Stanno in una tua provincia qualsiasi e marciano già in questo turno.',
      'Una fortezza costa 12 prodotti, 2 cibo e 1 oro, da Produzione IV; al massimo due per provincia. Con Produzione V un’azione trasforma fanteria in arcieri o arcieri in cavalleria per 7 prodotti, fanteria in cavalleria per 14.',
      'Poi, in ordine, ognuno compie tutte le azioni extra: una con Produzione VII, fino a due con Commercio VI per 5 oro ciascuna, e una dichiarazione di guerra con Militare VII. Lì un’azione forma anche due eserciti.',
      'Infine ognuno può spostare un gettone dalla cima di un percorso a un altro.',
    ],
    asks: ['act', 'secondArmy', 'extra', 'shift'],
    look: 'Tocca una tua provincia per costruire lì, o un percorso per metterci un gettone.',
  },
  {
    id: 'technology',
    title: 'Percorsi e livelli',
    paragraphs: [
      'Il livello I è di tutti. I livelli da II a VII richiedono 1, 2, 3, 3, 3 e 4 gettoni. Le abilità si sommano e si perdono con il loro livello.',
      'La Produzione moltiplica il cibo per 1, da IV per 2; i prodotti per 0, 1, 2, 2, 3, 4, 4. Il Militare moltiplica le armi per 0, 1, 1, 1, 2, 3, 3 e dà 2, 2, 2, 3, 4, 4, 5 punti azione.',
      'Chi da solo ha più gettoni su un percorso ne ha il titolo: Costruttore, Commerciante o Guerriero, 3 punti ciascuno finché dura.',
    ],
    look: 'Ogni percorso mostra il livello e i gettoni verso il prossimo. Mettine uno dove vuoi.',
  },
  {
    id: 'marching',
    title: 'La marcia',
    paragraphs: [
      'Un esercito ha i punti azione del tuo Militare. Un passo in una provincia vicina ne costa uno, e uno costa una battaglia. Attraversa liberamente province libere e tue.',
      'In una provincia barbara, o di un nemico in guerra, entra solo se gli resta un punto per combattere, e non va oltre. Le province di chi è in pace sono chiuse.',
      'Un esercito combatte una volta a turno. Tutta la marcia di un giro precede le battaglie; chi entra nella stessa provincia combatte insieme. Da Militare VI, dopo un giro con una battaglia, può seguirne un secondo di marcia e battaglie, prima che si muovano le principesse: un esercito può così combattere due volte.',
    ],
    asks: ['march'],
    look: 'Un esercito è in mano: le province accese sono quelle che raggiunge con i suoi punti.',
  },
  {
    id: 'battle',
    title: 'Battaglie',
    paragraphs: [
      'Entrambe le parti infliggono insieme la forza di tutti i pezzi: fanteria 1, arcieri 2, cavalleria 3, fortezze 5 in difesa. Le ferite non indeboliscono. Ognuno divide il danno come vuole; prima lo dice chi attacca.',
      'Un pezzo muore quando la vita è finita. Un esercito che può ritirarsi sopravvive con vita esattamente 0: deve andarsene, e muore solo con di più. Gli eserciti barbari possono sempre, i tuoi da Militare IV.',
      'Le principesse si colpiscono solo quando lì sono cadute tutte le fortezze. Il danno resta fino a fine turno.',
      'Chi distrugge ottiene punti: fanteria 1, arcieri 2, cavalleria 3, principessa 1, esercito barbaro 1, fortezza 3. Anche chi difende.',
    ],
    asks: ['chooseBattle', 'strike'],
    look: 'La scheda mostra le due parti. Tocca chi subisce i danni, colpo per colpo.',
  },
  {
    id: 'retreat',
    title: 'Ritirata e ripiegamento',
    paragraphs: [
      'Gli eserciti che devono ritirarsi vanno insieme in una provincia vicina libera o propria, prima quelli di chi attacca. Lì restano a terra fino a fine turno: non infliggono niente e ogni danno li uccide. Senza una tale provincia sono persi, e nessuno ottiene punti.',
      'Se dopo i danni resta un difensore, tutti gli attaccanti ancora in piedi devono ripiegare allo stesso modo. Non sono feriti, ma non hanno più punti azione.',
      'I barbari fuggono in una provincia libera della stessa nazione, altrimenti nella sua capitale, nel centro commerciale o in un’altra barbara, altrimenti lo stesso in altre nazioni. Da una provincia contesa conta la nazione di chi attacca, o una delle due se non è nessuna di esse. Se resta una scelta, la fa chi attacca.',
    ],
    asks: ['leave'],
    look: 'Le province accese sono quelle dove possono andare. Vanno tutti insieme.',
  },
  {
    id: 'princesses',
    title: 'Principesse e fortezze',
    paragraphs: [
      'Finite tutte le tue battaglie, ogni principessa può fare un passo in una provincia libera o tua. Da sola la controlla, non mangia e non combatte; una principessa morta è persa per sempre.',
      'Una fortezza controlla la sua provincia, porta 3 punti finché sta in piedi e torna nella riserva quando cade.',
    ],
    asks: ['princesses'],
    look: 'Una principessa è in mano: un passo in una provincia libera, ed è tua.',
  },
  {
    id: 'barbarians',
    title: 'I barbari',
    paragraphs: [
      'I loro eserciti hanno forza e resistenza 1 nei turni da 1 a 3, 2 da 4 a 7, 3 da 8 a 10; le loro fortezze restano uguali. Non si muovono da soli e non attaccano mai.',
      'Colpiscono sempre allo stesso modo: distruggono l’esercito più grande che possono, ancora e ancora, poi mettono in ritirata il più grande, e spendono il resto sul più grande rimasto.',
    ],
    look: 'L’esercito in mano può attaccare dove ci sono le spade incrociate. Marcia, poi guarda i conti prima della battaglia.',
  },
  {
    id: 'war',
    title: 'Guerra e pace',
    paragraphs: [
      'La guerra comincia con la dichiarazione e permette a entrambi di attaccare. Finisce se entrambi sono d’accordo, dopo un turno senza danni fra loro, o con il terzo turno. Dichiarata di nuovo, si conta da capo.',
      'Puoi offrire la pace nei tuoi turni di commercio, con le tue azioni e nella tua manovra, una volta per fase, ma non fra l’ingresso in una provincia e la sua battaglia.',
    ],
    asks: ['peace'],
    look: 'Sei in guerra. Tocca lo scudo del rivale al margine per offrire la pace.',
  },
  {
    id: 'unification',
    title: 'Unificazione',
    paragraphs: [
      'Una volta a partita, nella tua manovra, puoi unificare la nazione se ne hai la capitale, il centro commerciale e tutte le province comuni: prima di marciare, dopo una battaglia, anche se un’altra ti aspetta, o insieme alle principesse. Quelle contese contano se le hai.',
      'Con 3, 4, 5, 6 o 7 province compi subito 2, 3, 5, 7 o 9 azioni. Gli eserciti formati così non marciano in questo turno. Poi la manovra continua.',
    ],
    look: 'Qui la nazione si può unificare: il pulsante dice quante azioni dà.',
  },
  {
    id: 'end',
    title: 'Fine del turno e della partita',
    paragraphs: [
      'Da Commercio IV il tuo oro raddoppia. Poi di ogni risorsa se ne tengono al massimo 20. Le ferite guariscono, chi era a terra si rialza, le vecchie guerre finiscono.',
      'Una capitale vale 3 punti, un centro commerciale 2, ogni altra provincia 1, una fortezza 3, un titolo 3. I punti per i nemici distrutti e quelli comprati restano. A pari somma la vittoria è condivisa.',
      'Se il tempo stringe, dal menu del tavolo puoi proporre, alla tua prima o seconda azione e una volta per turno, che questo turno sia l’ultimo. Se tutti sono d’accordo, alla fine del turno vince chi ha più punti. I bot accettano sempre.',
    ],
    asks: ['lastTurn'],
    look: 'Sopra la mappa c’è quanti punti chiudono la partita. Le risorse oltre 20 andrebbero perse, anche l’oro.',
  },
  {
    id: 'alliances',
    title: 'Alleanze',
    asks: ['ally', 'alliance'],
    paragraphs: [
      'In quattro si gioca due contro due; in sei tre contro tre o due, due e due. Gli alleati vincono con la somma dei punti: 65, 75 o 55 chiudono la partita. Ci si allea secondo i posti o, se l’avete scelto, per accordo quando le nazioni sono note: propone il primo nell’ordine, l’altro può rifiutare, e chi resta per ultimo sta insieme.',
      'I tuoi pezzi attraversano le province alleate e vi restano; vi puoi formare eserciti e potenziare quelli di un alleato, ma non costruire fortezze. Controlla la provincia chi è arrivato prima; quando se ne va, subentra l’alleato che c’è.',
      'Guerra e pace sono fra alleanze. In una provincia attaccata difendono tutti i pezzi alleati; chi la controlla divide il danno e ottiene i punti.',
    ],
    look: 'Qui si gioca da soli. Immagina l’altro come alleato: l’esercito in mano potrebbe attraversare anche quelle terre.',
  },
  {
    id: 'leaving',
    title: 'Un giocatore abbandona',
    paragraphs: [
      'Solo se prima della partita avete scelto che decidano gli altri. Al posto della prima o della seconda azione puoi abbandonare la partita per sempre.',
      'Fra alleati ci si ferma subito, e vince la somma più alta. Altrimenti chi resta dice, uno dopo l’altro, se fermarsi o continuare; la parità fa continuare. Se ci si ferma vince chi ha più punti fra chi è rimasto. In due, ha vinto l’altro.',
      'Se si continua, risorse, gettoni e punti tornano indietro. Ogni esercito diventa barbaro, ogni fortezza diventa barbara, senza ferite; le principesse escono dalla mappa. Rotte, guerre e titoli finiscono, e i punti necessari restano quelli.',
    ],
    asks: ['vote'],
    look: 'Di’ che cosa vuoi. Se i più vogliono continuare, guarda le terre di chi è uscito: ora sono dei barbari.',
  },
  {
    id: 'ours',
    title: 'Che cosa è nostro',
    paragraphs: [
      'Il regolamento stampa i nomi delle province, chi confina con chi, a quali nazioni appartiene una provincia, tutti i costi, la tabella dei livelli e i suoi esempi: qui valgono alla lettera.',
      'I tabelloni e la plancia non li avevamo davanti. Le mappe disegnate sono nostre, da dati geografici liberi; lo sono anche i simboli di ogni provincia, quale sia la capitale e quale il centro commerciale dove non lo dice l’ordine dei nomi, quasi tutti i numeri delle nazioni e tutti quelli dell’Italia, i gettoni che un livello richiede e la resistenza di una fortezza. Sono scelti perché ogni esempio stampato torni.',
      'Nostri sono anche i giri del commercio, le tre proposte per turno di commercio, il modo di accordarsi fra alleati, il bot al posto di chi lascia, le partite di otto o sei turni e l’Abruzzo fra le province di Napoli e degli Stati della Chiesa in due.',
    ],
    look: 'Questa mappa è disegnata per l’app, come i simboli sopra ogni provincia. Fai un’azione, come sempre.',
  },
];
