import type { LanguageForm } from '../languageForm';

const yesNo = (yes: string, no: string) => ({ true: { title: 'Sì', help: yes }, false: { title: 'No', help: no } });

export const options: LanguageForm['options'] = {
  length: {
    title: 'Durata',
    help: 'Prestigio nella riserva per Barone.',
    values: {
      8: { title: '8', help: 'Breve' },
      10: { title: '10', help: 'Normale' },
      12: { title: '12', help: 'Lunga' },
      15: { title: '15', help: 'Molto lunga' },
    },
  },
  openMotions: {
    title: 'Mozioni Private libere',
    help: 'I Baroni possono proporre leggi e mozioni proprie, di undici tipi. Ogni altra la ricorda il vostro tavolo.',
    values: yesNo(
      'Chi è scelto dal Fato può proporre anche leggi e mozioni proprie.',
      'Si possono proporre solo bandi da revocare, Agende e un rinvio.',
    ),
  },
  exchangeHeirs: {
    title: 'Scambio di eredi',
    help: 'Gli eredi si possono dare in pegno ai rivali.',
    values: yesNo('Chi tiene un erede altrui ne decide la sorte.', 'Ogni Nobile tiene il proprio erede.'),
  },
  elimination: {
    title: 'Eliminazione',
    help: 'Chi perde la Fortezza è eliminato.',
    values: yesNo('Esce con tutto ciò che è suo; l’ultimo Barone vince.', 'La ricostruisce, con metà delle Corone e una città in meno.'),
  },
  eliminationChairman: {
    title: 'Segnalino del Presidente eliminato',
    help: 'A chi passa: le edizioni non concordano.',
    values: {
      prestige: { title: 'Più Prestigio', help: 'Al Barone con più Prestigio dopo di lui.' },
      votes: { title: 'Più Voti', help: 'Come nell’edizione inglese.' },
    },
  },
  mightIsRight: {
    title: 'Il potere è legge',
    help: 'Vince solo chi ha più di metà delle città. Partita lunga.',
    values: yesNo('La riserva di Prestigio vuota non chiude nulla.', 'Anche la riserva di Prestigio vuota chiude la partita.'),
  },
  abandonedNobles: {
    title: 'Nobili abbandonati',
    help: 'Un Nobile abbandonato dalle truppe ha sempre un erede. Dalle risposte dell’editore, non dal regolamento.',
    values: yesNo('Nessun Erede e Stirpe Spezzata non lo toccano.', 'Nessun Erede e Stirpe Spezzata valgono anche per lui.'),
  },
  miracles: {
    title: 'Miracoli',
    help: 'La Fede annulla più tardi gli Eventi che durano. Dalle risposte dell’editore, non dal regolamento.',
    values: yesNo('Al suo prezzo più una Fede, finché dura.', 'La Fede ferma un Evento solo quando è pescato.'),
  },
  twoPlayerCityWin: {
    title: 'Vittoria per città',
    help: 'Con due Baroni. L’editore l’ha poi cambiata in cinque città.',
    values: {
      majority: { title: 'Più di metà', help: 'Delle città del regno ancora in piedi.' },
      fiveCities: { title: 'Cinque città', help: 'Nel regno o oltremare: la regola successiva dell’editore.' },
    },
  },
  versatileVotes: {
    title: 'Voti della Strategia Versatile',
    help: 'Due in un’edizione, uno in un’altra.',
    values: { 1: { title: '1', help: 'Come nell’edizione inglese.' }, 2: { title: '2', help: 'Come nell’edizione italiana.' } },
  },
  bargain: {
    title: 'Trattativa prima dell’attacco',
    help: 'Chi è attaccato può offrire Corone per la pace. Il modo è nostro: il regolamento lo lascia alla parola.',
    values: yesNo('Propone una somma: chi attacca accetta o combatte.', 'Ogni attacco va avanti.'),
  },
  consent: {
    title: 'Passaggio e permessi',
    help: 'Se i Baroni vengono interpellati ogni volta, come nel regolamento. Le altre due sono nostre, per fare prima.',
    values: {
      ask: { title: 'Chiedi', help: 'Decide chi è coinvolto, e può chiedere un prezzo.' },
      allow: { title: 'Sempre sì', help: 'Tutti passano e attaccano accanto a tutti.' },
      deny: { title: 'Sempre no', help: 'Nessuno passa da ciò che è di un rivale.' },
    },
  },
};
