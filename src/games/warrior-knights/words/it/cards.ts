/** The cards by name: what each is called and what it does. */
import { FIGURES } from '../../data/figures';
import { INCOMES, TROOPS, type AgendaName } from '../../data/agendas';
import type { EventName } from '../../data/events';
import type { OpenMotion } from '../../terms';
import type { Text } from '../languageForm';

export const events: Readonly<Record<EventName, Text>> = {
  assassin: {
    title: 'Assassino',
    text: `Pesca una carta Fato per uno dei tuoi Nobili in gioco. Il suo esercito riceve ${FIGURES.assassin.casualties} segnalini perdita.`,
  },
  heretic: {
    title: 'Eretico',
    text: 'Sei dichiarato eretico: cedi il segnalino Capo della Chiesa (all’altro Barone con più Fede), non potrai più possederlo e ogni Evento che annulli ti costa 1 Fede in più.',
  },
  noHeir: {
    title: 'Nessun Erede',
    text: 'Pesca una carta Fato per uno dei tuoi Nobili che ha ancora un erede. Da ora non ne ha: se muore non rientra, i suoi Mercenari tornano nel mazzo e le sue Truppe Regolari escono dal gioco.',
  },
  campFever: {
    title: 'Febbre da Campo',
    text: `Ogni tuo esercito in mappa con ${FIGURES.campFever.troops} o più truppe riceve ${FIGURES.campFever.casualties} segnalino perdita.`,
  },
  arrears: {
    title: 'Paghe Arretrate',
    text: `Per ogni tua carta Mercenari paga ${FIGURES.arrears.crowns} Corona, altrimenti quella carta diserta.`,
  },
  deserters: {
    title: 'Disertori',
    text: 'Pesca una carta Fato per una nazionalità. Un Mercenario di quella nazionalità in un tuo esercito (a tua scelta) diserta. Se non ne hai, nessun effetto.',
  },
  ruinedHarvest: { title: 'Raccolto Perduto', text: 'Perdi 1 Corona per ogni città che controlli.' },
  embezzlement: { title: 'Malversazione', text: 'Perdi metà delle tue Corone, arrotondata per difetto.' },
  scandal: { title: 'Scandalo a Corte', text: 'Perdi metà dei tuoi Voti, arrotondata per eccesso.' },
  crisisOfFaith: {
    title: 'Crisi di Fede',
    text: `Perdi ${FIGURES.crisisOfFaith.faith} Fede (o tutta quella che hai). Questo Evento non si può annullare.`,
  },
  crackedWalls: {
    title: 'Mura Crepate',
    text: `Pesca una carta Fato per una delle tue città: mettivi ${FIGURES.crackedWalls.breaches} segnalini breccia. Se non controlli città, mettine 1 sulla tua Fortezza.`,
  },
  insurrection: { title: 'Insurrezione', text: 'Effettua subito un controllo rivolta per ogni città che controlli senza un tuo Nobile.' },
  brokenSaddle: {
    title: 'Sella Spezzata',
    text: 'Pesca una carta Fato per uno dei tuoi Nobili non esausti in mappa: diventa esausto. Questo Evento non si può annullare.',
  },
  disgrace: {
    title: 'Disonore',
    text: `Scarta una tua carica, concessione o ufficio (a tua scelta). Se non ne hai, perdi ${FIGURES.disgrace.votes} Voti.`,
  },
  bumperHarvest: {
    title: 'Raccolto Abbondante',
    text: `Guadagni 1 Corona per ogni città che controlli (minimo ${FIGURES.bumperHarvest.least}).`,
  },
  papalFavour: {
    title: 'Favore Papale',
    text: `Guadagni ${FIGURES.papalFavour.faith} Fede e prendi il segnalino Capo della Chiesa (un eretico guadagna solo la Fede).`,
  },
  popularOrator: {
    title: 'Oratore Popolare',
    text: `Guadagni ${FIGURES.popularOrator.votes} Voti. Se ora hai più Voti di ogni altro Barone e non sei bandito, diventi Presidente.`,
  },
  inheritance: { title: 'Eredità', text: `Guadagni ${FIGURES.inheritance.crowns} Corone.` },
  volunteers: { title: 'Volontari', text: 'Puoi prendere gratis la prima carta del mazzo Mercenari e assegnarla come in un Reclutamento.' },
  masterMason: {
    title: 'Mastro Costruttore',
    text: 'Scegli una tua città non assediata: rimuovi tutte le brecce e fortificala gratis; oppure rimuovi tutte le brecce dalla tua Fortezza.',
  },
  fieldSurgeons: { title: 'Cerusici da Campo', text: 'Rimuovi tutti i segnalini perdita da un tuo esercito.' },
  secondWind: { title: 'Nuovo Slancio', text: 'Riattiva un tuo Nobile esausto in mappa (non in mare).' },
  loyalBurghers: {
    title: 'Borghesi Leali',
    text: 'Le tue città non effettuano controlli rivolta fino al termine della prossima Gestione.',
  },
  acclamation: { title: 'Acclamazione', text: `Guadagni ${FIGURES.acclamation.prestige} Prestigio dalla riserva.` },
  arson: {
    title: 'Incendio',
    text: 'Pesca una carta Fato per una città non saccheggiata. La città è saccheggiata e ogni Nobile nella sua regione muore. Nessuno guadagna Corone.',
  },
  brokenLine: {
    title: 'Stirpe Spezzata',
    text: 'Pesca una carta Fato per un Barone e un Nobile (una sola carta indica entrambi). Da ora quel Nobile non ha erede.',
  },
  stormAtSea: {
    title: 'Tempesta in Mare',
    text: `Ogni esercito in mare riceve ${FIGURES.stormAtSea.casualties} segnalino perdita e nessun Nobile può muovere per mare per il resto del turno.`,
  },
  pestilence: {
    title: 'Pestilenza',
    text: `Pesca una carta Fato per una città del regno non saccheggiata. Ogni esercito nella sua regione riceve ${FIGURES.pestilence.casualties} segnalini perdita.`,
  },
  peasantUprising: {
    title: 'Sollevazione Contadina',
    text: 'A partire dal Presidente, ogni Barone effettua un controllo rivolta per ogni città del regno che controlla senza un suo Nobile.',
  },
  earthquake: { title: 'Terremoto', text: 'Pesca una carta Fato per una città non saccheggiata. Mettivi brecce finché la sua forza è 0.' },
  mercenaryUnrest: {
    title: 'Mercenari in Agitazione',
    text: 'Pesca una carta Fato per una nazionalità. Ogni Barone paga 1 Corona per ogni sua carta Mercenari di quella nazionalità; ogni carta non pagata diserta.',
  },
  schism: {
    title: 'Scisma',
    text: 'Il segnalino Capo della Chiesa passa all’altro Barone con più Fede (il Presidente risolve i pareggi).',
  },
  corsairs: {
    title: 'Corsari',
    text: 'La spedizione in corso più avanzata è perduta (pareggi: Ceylon, poi Isole delle Spezie, poi Cina).',
  },
  fairWinds: {
    title: 'Venti Favorevoli',
    text: 'Avanza ogni spedizione nelle caselle 1 o 2, poi risolvi ogni spedizione nella casella 3.',
  },
  freeCompanies: {
    title: 'Compagnie di Ventura',
    text: 'Aggiungi 2 carte Mercenari a quelle disponibili. Se c’è almeno uno Stemma sulla Tabella, si svolge subito un Reclutamento.',
  },
  truceOfGod: { title: 'Tregua di Dio', text: 'Per il resto del turno non si può iniziare nessuna battaglia, assalto o assedio.' },
};

export const agendas: Readonly<Record<AgendaName, Text>> = {
  privateMotion1: {
    title: 'Mozione Privata',
    text: 'Pesca una carta Fato per un Barone: può proporre una di queste mozioni: revocare un bando; scartare una legge, carica, concessione o ufficio in gioco; rimandare l’Assemblea; votare un’Agenda dalla pila degli scarti.',
  },
  privateMotion2: {
    title: 'Mozione Privata',
    text: 'Pesca una carta Fato per un Barone: può proporre una di queste mozioni: revocare un bando; scartare una legge, carica, concessione o ufficio in gioco; rimandare l’Assemblea; votare un’Agenda dalla pila degli scarti.',
  },
  privateMotion3: {
    title: 'Mozione Privata',
    text: 'Pesca una carta Fato per un Barone: può proporre una di queste mozioni: revocare un bando; scartare una legge, carica, concessione o ufficio in gioco; rimandare l’Assemblea; votare un’Agenda dalla pila degli scarti.',
  },
  privateMotion4: {
    title: 'Mozione Privata',
    text: 'Pesca una carta Fato per un Barone: può proporre una di queste mozioni: revocare un bando; scartare una legge, carica, concessione o ufficio in gioco; rimandare l’Assemblea; votare un’Agenda dalla pila degli scarti.',
  },
  electChairman: {
    title: 'Elezione del Presidente',
    text: 'Il Barone scelto (non bandito) prende il segnalino Presidente dell’Assemblea.',
  },
  electHead: { title: 'Elezione del Primate', text: 'Il Barone scelto (non eretico) prende il segnalino Capo della Chiesa.' },
  royalSubsidy: { title: 'Sussidio Reale', text: `Il Barone scelto guadagna ${FIGURES.royalSubsidy.crowns} Corone dalla Tesoreria.` },
  heavyFine: {
    title: 'Multa Salata',
    text: `Il Barone scelto paga ${FIGURES.heavyFine.crowns} Corone (o tutte quelle che ha) alla Tesoreria.`,
  },
  amnesty: { title: 'Amnistia Generale', text: 'Tutti i bandi sono revocati; quei Baroni parteciperanno dalla prossima Assemblea.' },
  sweepingRepeal: { title: 'Grande Abrogazione', text: 'Scarta tutte le leggi in vigore.' },
  trialOfNoble: { title: 'Processo a un Nobile', text: 'Il Barone scelto indica uno dei suoi Nobili in mappa, che muore.' },
  crownWorks: {
    title: 'Opere della Corona',
    text: 'A partire dal Presidente, ogni Barone può rimuovere tutte le brecce da una sua città non assediata o dalla sua Fortezza, oppure fortificare una città per 2 Corone.',
  },
  recognition: {
    title: 'Riconoscimento della Pretesa',
    text: `Il Barone scelto guadagna ${FIGURES.recognition.prestige} Prestigio dalla riserva.`,
  },
  impeachment: {
    title: 'Destituzione',
    text: 'Il Presidente scarta una carica, concessione o ufficio del Barone scelto. Non si può rifiutare.',
  },
  crownTithe: {
    title: 'Decima della Corona',
    text: `A ogni Tassazione, dopo l’incasso, ogni Barone paga ${FIGURES.crownTithe.crowns} Corone alla Tesoreria.`,
  },
  bridgeTolls: {
    title: 'Pedaggio sui Ponti',
    text: `Un Barone paga ${FIGURES.bridgeTolls.crowns} Corona alla Tesoreria per ogni ponte attraversato da ciascun suo Nobile.`,
  },
  lawOfQuarter: { title: 'Legge della Clemenza', text: 'Un Barone che conquista una città non può saccheggiarla.' },
  mercenaryDuty: {
    title: 'Dazio sui Mercenari',
    text: `Ogni Mercenario arruolato nel Reclutamento costa ${FIGURES.mercenaryDuty.crowns} Corona in più.`,
  },
  harbourDues: {
    title: 'Diritti Portuali',
    text: `Un Barone paga ${FIGURES.harbourDues.crowns} Corona alla Tesoreria per ogni Nobile che parte per mare.`,
  },
  petersPence: {
    title: 'Obolo di San Pietro',
    text: `A ogni Tassazione, dopo l’incasso, ogni altro Barone paga ${FIGURES.petersPence.crowns} Corona al Capo della Chiesa.`,
  },
  speakersStipend: {
    title: 'Stipendio del Presidente',
    text: `All’inizio di ogni Assemblea, ogni altro Barone presente paga ${FIGURES.speakersStipend.crowns} Corona al Presidente.`,
  },
  sumptuaryLaw: {
    title: 'Legge Suntuaria',
    text: `In ogni Gestione, dopo aver guadagnato Prestigio, ogni Barone con più di ${FIGURES.sumptuaryLaw.over} Corone paga ${FIGURES.sumptuaryLaw.crowns} Corone alla Tesoreria.`,
  },
  townCharters: {
    title: 'Statuti Cittadini',
    text: 'Un Barone (non bandito) può fermare una rivolta pagando una sola volta la rendita della città anziché il doppio.',
  },
  lawOfRansom: {
    title: 'Legge del Riscatto',
    text: `Quando un Nobile di un Barone muore in battaglia contro un altro Barone, egli paga a quest’ultimo ${FIGURES.lawOfRansom.crowns} Corone.`,
  },
  lordChancellor: {
    title: 'Lord Cancelliere',
    text: `Ricevi ${FIGURES.lordChancellor.votes} Voti in più all’inizio di ogni Assemblea a cui partecipi.`,
  },
  captainMercenaries: {
    title: 'Capitano dei Mercenari',
    text: `Ogni Mercenario che arruoli costa ${FIGURES.captainMercenaries.crowns} Corona in meno (minimo 1).`,
  },
  masterWorks: {
    title: 'Maestro delle Opere',
    text: `Paghi ${FIGURES.masterWorks.repair} Corona per breccia per riparare e ${FIGURES.masterWorks.fortify} Corone per fortificare.`,
  },
  papalLegate: { title: 'Legato Papale', text: `La tua carta Servire la Chiesa ti dà ${FIGURES.papalLegate.faith} Fede anziché 1.` },
  keeperPeace: { title: 'Custode della Pace', text: 'In ogni Gestione ignora il primo risultato Rivolta pescato per le tue città.' },
  ambassador: {
    title: 'Ambasciatore presso l’Imperatore',
    text: `Non puoi partecipare all’Assemblea. A ogni Tassazione guadagni ${FIGURES.ambassador.crowns} Corone.`,
  },
  grandAlmoner: {
    title: 'Grande Elemosiniere',
    text: `Annullare un Evento ti costa ${FIGURES.grandAlmoner.faith} Fede in meno (minimo 1).`,
  },
  quartermaster: {
    title: 'Quartiermastro Generale',
    text: `A ogni Paga delle Truppe la Tesoreria paga fino a ${FIGURES.quartermaster.crowns} Corone delle tue paghe.`,
  },
  timber: { title: 'Concessione del Legname', text: `Guadagni ${INCOMES.timber} Corone a ogni Tassazione.` },
  wool: { title: 'Concessione della Lana', text: `Guadagni ${INCOMES.wool} Corone a ogni Tassazione.` },
  salt: { title: 'Concessione del Sale', text: `Guadagni ${INCOMES.salt} Corone a ogni Tassazione.` },
  wine: { title: 'Concessione del Vino', text: `Guadagni ${INCOMES.wine} Corone a ogni Tassazione.` },
  silver: { title: 'Miniere d’Argento', text: `Guadagni ${INCOMES.silver} Corone a ogni Tassazione.` },
  mint: { title: 'Zecca Reale', text: `Guadagni ${INCOMES.mint} Corone a ogni Tassazione.` },
  lordMarshal: { title: 'Lord Maresciallo', text: `${TROOPS.lordMarshal} truppe pagate: contano nel suo esercito senza costare paga.` },
  constable: { title: 'Conestabile del Regno', text: `${TROOPS.constable} truppe pagate: contano nel suo esercito senza costare paga.` },
  admiral: {
    title: 'Ammiraglio della Flotta',
    text: `${TROOPS.admiral} truppe pagate. Quando questo Nobile muove per mare arriva subito nella regione di destinazione (esausto).`,
  },
  warden: {
    title: 'Guardiano delle Marche',
    text: `${TROOPS.warden} truppe pagate. Pesca 1 carta Fato in più quando questo Nobile comanda una difesa (sempre al massimo 10).`,
  },
  masterHorse: {
    title: 'Gran Scudiero',
    text: `${TROOPS.masterHorse} truppe pagate. Questo Nobile può muovere fino a 2 regioni senza usare strade.`,
  },
  standardBearer: { title: 'Alfiere Reale', text: 'Quando questo Nobile non esausto comanda una battaglia, conta 1 vittoria in più.' },
};

export const motions: Readonly<Record<OpenMotion, Text>> = {
  banSieges: { title: 'Divieto di Assedio', text: 'Nessun Barone può dichiarare un assedio.' },
  closedRoads: { title: 'Strade Chiuse', text: 'Nessun Nobile può muovere più di una regione su strada.' },
  closedPorts: { title: 'Porti Chiusi', text: 'Nessun Nobile può muovere per mare.' },
  banAssaults: { title: 'Divieto di Assalto', text: 'Nessun Barone può assaltare una città.' },
  grant: { title: 'Donazione', text: 'La Tesoreria paga N Corone (1-5) a un Barone indicato.' },
  levy: { title: 'Contributo', text: 'Ogni Barone paga N Corone (1-3) alla Tesoreria.' },
  indemnity: { title: 'Indennizzo', text: 'Un Barone indicato paga N Corone (1-5) a un altro.' },
  imposedTruce: { title: 'Tregua Imposta', text: 'Due Baroni indicati non possono attaccarsi fino al termine della prossima Assemblea.' },
  expulsion: { title: 'Espulsione', text: 'Un Barone indicato è bandito dall’Assemblea.' },
  noConfidence: { title: 'Sfiducia', text: 'Il segnalino Presidente passa all’altro Barone presente con più Voti.' },
  royalPayroll: { title: 'Paghe Reali', text: 'Le Truppe Regolari non ricevono paga nella prossima Paga delle Truppe.' },
};
