import type { Chapter } from '@/engine/contract';

export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Il trono vuoto',
    asks: ['assign', 'placeStronghold', 'placeNoble', 'restore'],
    look: 'Ognuno di questi Nobili aspetta un posto. Prendine uno qui sotto, poi tocca una regione.',
    paragraphs: [
      'Ogni Barone ha quattro Nobili, una Fortezza e 400 truppe. Chi all’inizio di una Gestione controlla più di metà delle città del regno ancora in piedi è subito Re; quelle oltremare non contano. In due ci si può accordare su cinque città ovunque.',
      'Altrimenti la partita finisce con la Gestione in cui la riserva del Prestigio si esaurisce, e vince chi ne ha di più. Parità: più città, poi più Corone, Fede e Voti insieme, poi più truppe in mappa; se tutto è pari non c’è Re e non vince nessuno. Dove il potere è legge il Prestigio non decide e vincono solo le città.',
      'All’inizio dividi in segreto le carte Truppa fra Nobili e Fortezza, metti la Fortezza in una regione del regno senza città in piedi (in due o tre mai sul bordo della mappa), poi i Nobili uno a uno dove non c’è un rivale.',
    ],
  },
  {
    id: 'actions',
    title: 'Pianificazione e azioni',
    asks: ['plan', 'useCard', 'markSpot', 'versatile', 'layCard', 'purse', 'want', 'bid', 'deal', 'counter'],
    look: 'Sei tipi di carte, due per tipo. Prendine una, tocca un’area; alla fine termina la pianificazione.',
    paragraphs: [
      'A ogni turno ciascuno mette fino a due carte coperte in ognuna di tre aree. Due carte neutrali si aggiungono e l’area si mescola. Si rivela l’area 1 carta per carta, poi la 2, poi la 3.',
      'Chi vede la propria carta agisce o rinuncia. Poi la carta va su Tassazione, Paga o Assemblea. Appena ce ne sono il doppio dei Baroni quella fase interrompe tutto, e le sue carte tornano in mano.',
      'La Strategia Versatile torna sempre al proprietario. Ogni volta che decidi allo scoperto puoi regalare Corone o proporre un accordo: Corone o una promessa in cambio di Corone o di una promessa. L’altro accetta, rifiuta o propone una volta un altro prezzo. Nessuna promessa è vincolante; la cronaca la conserva.',
    ],
  },
  {
    id: 'moving',
    title: 'Movimento',
    asks: ['mobilize', 'consent', 'price', 'comply', 'pickUp', 'regroup', 'comeBack'],
    look: 'Un Nobile è in mano: le regioni che raggiunge sono accese. Le strade portano più lontano.',
    paragraphs: [
      'Un Nobile muove di una regione oltre un confine aperto o un ponte, o fino a tre lungo una strada. Per attraversare una regione con città o Nobili altrui serve il consenso di quel Barone, se la partita non lo dà o nega sempre; per fermarsi no. Il prezzo pattuito si paga quando tutti hanno consentito.',
      'Da un porto può salpare per qualsiasi altro. È in mare fino alla Gestione: non combatte, non è attaccato e non conta da nessuna parte.',
      'Lungo la strada può prendere truppe dalla Fortezza o da Nobili non esausti dello stesso Barone. Un esercito con perdite dà tutto o nulla. Chi ha mosso o attaccato è esausto fino alla Gestione.',
    ],
  },
  {
    id: 'battle',
    title: 'Battaglia',
    asks: ['join', 'permit', 'bargain', 'peace', 'command', 'dropFate', 'ability', 'losses'],
    look: 'Queste sono le tue carte Fato. Due vanno scartate; tieni ciò che infligge, previene o vince.',
    paragraphs: [
      'Le parti pescano una carta Fato ogni 100 di forza, al massimo dieci; un comandante aggiunge 200. Chi ha un comandante ne scarta due o più.',
      'Le carte si mostrano insieme. Ogni Infliggi non prevenuto sono 100 perdite. Un Nobile muore quando le perdite raggiungono le sue truppe.',
      'Se entrambe le parti resistono si confrontano le Vittorie: una in più fa ritirare il nemico, due lo distruggono.',
      'La stella può infliggere altri 100, il quadrato prevenirne 100, il triangolo vale una Vittoria; un comandante esausto aggiunge solo i suoi 200.',
    ],
  },
  {
    id: 'walls',
    title: 'Città e Fortezze',
    asks: ['capture', 'ransomCity', 'upgrade', 'repairMore', 'works', 'mason'],
    look: 'Eserciti davanti alle mura. Tocca la regione: assalto subito, oppure assedio.',
    paragraphs: [
      'Si attacca stando nella regione della città. Ai terzi Baroni che vi hanno eserciti si chiede il permesso. Nell’assalto la città aggiunge la sua forza e le perdite possono diventare brecce. Cade quando non vive alcun difensore e nulla resta in piedi, oppure con una Vittoria.',
      'L’assedio richiede in tutto più forza del difensore. Non costa nulla; un secondo assedio, in un turno seguente, prende la città e uccide chi è dentro. È tolto se l’assediante non ha più Nobili lì.',
      'Chi è assediato non muove, non cede né riceve truppe; la sua città non dà Prestigio né Corone e non si ripara né si fortifica. Può fare una sortita contro gli assedianti: una battaglia campale, senza le mura.',
      'Il vincitore governa la città o la saccheggia per tre volte la rendita. Una città fortificata ha 100 di forza e 1 di rendita in più.',
      'La Fortezza ha 400. Chi la prende ottiene metà delle Corone del suo Barone e una città scelta da chi perde, che in quel turno non guadagna Prestigio. La si ricostruisce nella Gestione, se non si è scelta l’eliminazione: allora si esce.',
    ],
  },
  {
    id: 'death',
    title: 'Ritirata e morte',
    asks: ['flight', 'deserter', 'casualty', 'trial'],
    look: 'Deve ritirarsi. Lo accolgono solo regioni senza rivali.',
    paragraphs: [
      'Chi si ritira può perdere un Mercenario della nazione indicata dal Fato, poi va in una regione adiacente senza città, Nobili o Fortezze rivali. Se non c’è, ripara nella Fortezza; se è chiusa, muore.',
      'Chi muore perde un disertore, poi Mercenari per le sue perdite, mai Regolari. Un erede prende il resto e rientra nella Gestione, se c’è. Oltremare è lo stesso, ma da lì nessuno ripara nella Fortezza. Con lo scambio di eredi un Nobile morto attende che il suo torni al proprio Barone.',
    ],
  },
  {
    id: 'neutral',
    title: 'Carte neutrali',
    asks: ['newFleet', 'invest', 'bless', 'heal', 'healMore'],
    look: 'Una flotta si prepara. Fino a cinque Corone possono salpare con lei.',
    paragraphs: [
      'Finanziare Spedizioni: il Presidente può avviare una flotta e tutti investono fino a 5. Le flotte fanno tre passi; poi il Fato dice se la posta si moltiplica, attende o è perduta. La benedizione del Capo della Chiesa pesca due carte, e vale la migliore.',
      'Migliorie Difensive e Arruolamento vendono riparazioni, mura e cure. Tempi Incerti rimescola il Fato.',
    ],
  },
  {
    id: 'events',
    title: 'Eventi',
    asks: ['chooseDrawer', 'cancel', 'pledge', 'volunteers', 'surgeons', 'secondWind', 'newHead'],
    look: 'Si vede il dorso del prossimo Evento. Di’ chi lo pesca.',
    paragraphs: [
      'Il Capo della Chiesa dice chi pesca. Il rosso nuoce a chi lo pesca: sviarlo costa una Fede. Il verde giova: tenerlo costa una Fede. Il blu può colpire chiunque.',
      'Dopo che il Fato ha indicato il bersaglio, il rosso è annullato da chi l’ha pescato, il blu da tutti insieme, per la Fede scritta sulla carta.',
    ],
  },
  {
    id: 'draft',
    title: 'Paghe e Reclutamento',
    asks: ['payWages', 'hire', 'station'],
    look: 'Questi Mercenari si possono arruolare. I più forti costano di più, anche di paga.',
    paragraphs: [
      'Alla Paga si pagano prima i Regolari, quanti più possibile; non se ne vanno mai. Ogni Mercenario è pagato per intero o diserta. L’esercito del cerchio è gratis fino a 400 truppe.',
      'Il Reclutamento inizia con uno Stemma più dei Baroni. Da sinistra, ogni Stemma arruola una carta; solo con il primo Stemma del Reclutamento un Barone può arruolare più carte insieme, per altrettanti Stemmi, tutte della nazione della prima.',
      'Le nuove truppe vanno alla Fortezza, a Nobili fuori mappa, o a Nobili nella Fortezza o in una tua città libera.',
    ],
  },
  {
    id: 'assembly',
    title: 'L’Assemblea',
    asks: ['acting', 'orderAgendas', 'propose', 'commit', 'declare', 'writeVotes', 'tie', 'accept', 'office', 'dropCharge', 'discardHeld'],
    look: 'I Voti sono scoperti. Di’ per che cosa sono i tuoi.',
    paragraphs: [
      'Ogni presente riceve un Voto e uno per ogni città del regno che controlla. Prima le Mozioni Private, poi il Presidente ordina le altre.',
      'I Voti si impegnano in segreto e si mostrano insieme; poi ognuno dice per che cosa. Tutti si spendono. Il Presidente risolve le parità.',
      'Le mozioni agiscono subito, le leggi restano, le cariche stanno davanti al Barone (al massimo tre), gli uffici vanno a un Nobile. Chi rifiuta una decisione o una legge è bandito finché un voto non lo riammette.',
    ],
  },
  {
    id: 'upkeep',
    title: 'Gestione',
    asks: ['calm'],
    look: 'Ora le truppe cambiano esercito. Prendi una carta, poi tocca chi la riceve.',
    paragraphs: [
      'Un Prestigio per ogni città non assediata, se la tua Fortezza è in mappa. Poi ogni città senza un tuo Nobile può rivoltarsi: una Fede o il doppio della rendita la tengono.',
      'Le navi approdano, i Nobili si riattivano, le Fortezze si ricostruiscono, le truppe si riordinano e i Nobili fuori mappa con truppe rientrano.',
    ],
  },
  {
    id: 'ours',
    title: 'Che cosa è nostro',
    look: 'Il regno che vedi è stato disegnato per questa app: la mappa nella scatola è diversa.',
    paragraphs: [
      'Regole e fasi sono quelle del regolamento. La mappa e le carte no: abbiamo ridisegnato la mappa, con quasi tutte le forze e tutte le rendite delle città, e scelto che cosa riunisce ogni carta Fato, quanto sono forti i Mercenari di una nazione, 35 Eventi su 36 e 40 Agende su 44.',
      'Chi conosce la scatola ritrova le stesse cose con altri numeri. Si tratta liberamente, come al tavolo; qui comincia un Barone che sta decidendo qualcosa, e la cronaca annota chi ha dato la sua parola e chi non l’ha mantenuta. Le opzioni che non sono nel regolamento lo dicono.',
    ],
  },
];
