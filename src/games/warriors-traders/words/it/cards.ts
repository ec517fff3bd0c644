import type { LanguageForm } from '../languageForm';

export const cards: LanguageForm['cards'] = {
  places: {
    capital:
      '3 punti. La tassa di produzione porta 1 oro. I barbari scacciati fuggono prima in terre libere della nazione, poi nella capitale.',
    tradeCentre: '2 punti. Solo chi ne controlla uno commercia. La tassa sul commercio porta 1 oro da ciascuno.',
    contested: '1 punto. È di due nazioni: a nessuna serve per unificarsi, e a entrambe porta azioni.',
    common: '1 punto. Senza di essa la sua nazione non si unifica.',
  },
  kinds: {
    infantry: 'Forza e resistenza 1. Costa 1 arma, mangia 1 cibo. Chi la distrugge ottiene 1 punto.',
    archers: 'Forza e resistenza 2. Costano 2 armi e 1 oro, mangiano 2 cibo, richiedono Militare III. Distrutti valgono 2 punti.',
    cavalry: 'Forza e resistenza 3. Costa 3 armi e 2 oro, mangia 3 cibo, richiede Militare VI. Distrutta vale 3 punti.',
    princess:
      'Controlla una provincia, non combatte e non mangia. Qualsiasi danno la uccide, per 1 punto; le fortezze la proteggono finché stanno in piedi.',
    fort: 'In difesa infligge 5 e regge 5, non si muove. 3 punti finché sta in piedi, 3 a chi la distrugge. Al massimo due per provincia.',
    barbarian: 'Forza e resistenza dell’esercito crescono con i turni: 1, dal turno 4 sono 2, dal turno 8 sono 3. Distrutto vale 1 punto.',
  },
  tracks: {
    production: 'Moltiplica cibo e prodotti. IV costruisce fortezze, V potenzia eserciti, VI tassa le capitali, VII dà un’azione extra.',
    trade: 'Cambi migliori e fino a tre rotte. IV raddoppia l’oro, V tassa i centri commerciali, VI vende due azioni, VII è il monopolio.',
    military:
      'Più armi e punti azione. III arcieri, IV ritirata, VI cavalleria, un secondo giro di battaglie e niente fame, VII due eserciti per azione e una dichiarazione di guerra in più.',
  },
  topics: {
    resources: {
      title: 'Risorse',
      text: 'Le province portano cibo, prodotti e armi, moltiplicati dai percorsi. A fine turno se ne tengono al massimo 20 per tipo.',
    },
    bank: {
      title: 'La banca',
      text: 'Dà una risorsa per più risorse di un solo altro tipo: 7 con Commercio I, fino a 1 con Commercio VII.',
    },
    rivals: {
      title: 'Rivali',
      text: 'Una rotta permette di scambiare; una dichiarazione di guerra permette a entrambi di attaccare per al massimo tre turni.',
    },
    nations: {
      title: 'Nazioni',
      text: 'Capitale, centro commerciale e province comuni unificano una nazione. I numeri bassi giocano prima, se l’ordine non varia.',
    },
    turn: {
      title: 'Un turno',
      text: 'Sostentamento, commercio, sviluppo, manovra. La partita finisce con l’ultimo turno, o prima, quando qualcuno raggiunge i punti necessari o tutti sono d’accordo.',
    },
    lastTurn: {
      title: 'L’ultimo turno per accordo',
      text: 'Se il tempo stringe, alla prima o alla seconda azione puoi proporre, una volta per turno, che questo turno sia l’ultimo. Se tutti sono d’accordo, alla fine vince chi ha più punti. I bot accettano sempre.',
    },
  },
  province: (kind, nations, yields, holder) => `${kind} (${nations}): ${yields}. Controllo: ${holder}.`,
  nobody: 'nessuno',
  nation: (number, of, core, contested) =>
    `Numero ${number} di ${of}. Per unificarla: ${core}.${contested === '' ? '' : ` Contese: ${contested}.`}`,
  first: 'I numeri più bassi giocano prima.',
  varies: 'A ogni turno comincia il numero successivo.',
  order: nations => `Ordine di questo turno: ${nations}; la seconda azione in ordine inverso.`,
  title: (award, nation, first, second) =>
    nation === null
      ? `${award} (3 punti): nessuno da solo, massimo ${first}.`
      : `${award} (3 punti): ${nation.name}, ${first} a ${second}.`,
  number: number => `Numero ${number}.`,
  wars: names => `In guerra con ${names}.`,
  routesTo: names => `Rotte aperte: ${names}.`,
  routesFrom: names => `Rotte ricevute: ${names}.`,
  level: (now, next) => (next === null ? `Ora ${now}.` : `Ora ${now}; poi ${next}.`),
};
