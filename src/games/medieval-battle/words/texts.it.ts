/** Opzioni, lezioni e ragioni del bot in italiano. */
import type { GameWords, Named } from '@/engine/contract';

const random: Named = { title: 'A caso', help: 'Il seme posa i moduli; ogni composizione è giocabile.' };
const build: Named = { title: 'Costruito insieme', help: 'Posate un modulo a testa.' };

export const options: GameWords['options'] = {
  map: {
    title: 'Mappa',
    help: 'La grandezza del campo, degli eserciti e della vittoria.',
    values: {
      standard: { title: 'Standard', help: '7 moduli, 145 esagoni, 20 punti reclutamento, si vince con 5 punti vittoria.' },
      large: { title: 'Grande', help: '11 moduli, 245 esagoni, 30 punti reclutamento, si vince con 6 punti vittoria.' },
    },
  },
  assembly: {
    title: 'Campo',
    help: 'Come si posano i moduli della mappa standard.',
    values: {
      random,
      openField: { title: 'Campo aperto', help: 'Grandi pianure: terreno da cavalleria.' },
      deepWoods: { title: 'Boschi profondi', help: 'Boschi attorno al centro: fanteria leggera e picche.' },
      highPass: { title: 'Alto valico', help: 'Montagne accanto alle bandiere: gli arcieri guardano dall’alto.' },
      stonyRidge: { title: 'Cresta di pietra', help: 'Colline rocciose: decide l’altezza.' },
      build,
    },
  },
  largeAssembly: {
    title: 'Campo',
    help: 'Come si posano i moduli della mappa grande.',
    values: {
      random,
      twoCrowns: { title: 'Due corone', help: 'Due cuori del campo, uno aperto e uno ripido.' },
      borderlands: { title: 'Terre di confine', help: 'Creste da una parte, boschi dall’altra.' },
      build,
    },
  },
  side: {
    title: 'Lato dei moduli',
    help: 'I moduli esterni e supplementari mostrano tutti lo stesso lato.',
    values: { A: { title: 'Lato A', help: 'Il campo piega da una parte.' }, B: { title: 'Lato B', help: 'Altro terreno, piegato dall’altra.' } },
  },
  dismounting: {
    title: 'Smontare da cavallo',
    help: 'Regola opzionale: la cavalleria può proseguire a piedi, per sempre.',
    values: { false: { title: 'No', help: 'Chi è a cavallo resta a cavallo.' }, true: { title: 'Sì', help: 'La cavalleria attivata può smontare.' } },
  },
  retreatCost: {
    title: 'Prezzo della ritirata',
    help: 'Il regolamento si può leggere nei due modi.',
    values: {
      origin: { title: 'L’esagono lasciato', help: 'L’unità paga il terreno che lascia.' },
      target: { title: 'L’esagono d’arrivo', help: 'L’unità paga il terreno in cui va.' },
    },
  },
};

export const lessons: Readonly<Record<string, Named>> = {
  recruiting: {
    title: 'Il tuo esercito',
    help: 'Guarda prima il campo: le pianure sono da cavalleria, boschi e colline da fanteria, le montagne vicino alle bandiere da arcieri. Tocca un tipo per reclutarlo. L’avversario vedrà l’esercito solo alla fine.',
  },
  wagonTrain: {
    title: 'La carovana',
    help: 'Per il nemico vale 3 punti vittoria, e accanto a lei rientrano le tue unità. Mettila in pianura, lontana dalle bandiere, con spazio attorno.',
  },
  deploying: {
    title: 'Lo schieramento',
    help: 'Tocca un’unità nella tua mano, poi un esagono. Resta a 3 esagoni dalle bandiere e dalla carovana nemica. Ciò che tieni in riserva entra quando raggruppi.',
  },
  flags: {
    title: 'Le bandiere vincono',
    help: 'Finisci il turno su una bandiera per prenderla; resta tua anche se te ne vai. Tocca un’unità per vedere fin dove arriva e quanti punti movimento le restano.',
  },
  zones: {
    title: 'Zona di controllo',
    help: 'Sei entrato in un esagono controllato dal nemico, perciò l’unità si ferma. Può ancora tirare o attaccare il nemico che controlla l’esagono.',
  },
  retreat: {
    title: 'Combattere o ritirarsi',
    help: 'La tua unità è attaccata. La carta mostra come finirebbe lo scontro. Puoi invece cedere il passo su un esagono segnato, pagando il terreno che lasci.',
  },
  fighting: {
    title: 'Prima di colpire',
    help: 'Tocca la tua unità, poi un nemico: la carta mostra le due forze, ogni vantaggio e l’esito. Niente è lasciato al caso. Tocca ancora per attaccare.',
  },
  regrouping: {
    title: 'Raggruppa',
    help: 'L’esercito è quasi fermo. Un gettone tempo ridà i punti a tutte le unità, fortifica la carovana e fa entrare chi aspetta. Prende tutto il turno.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};

export const reasons: Readonly<Record<string, string>> = {
  flag: 'Si conquista una bandiera',
  approach: 'Ci si avvicina a qualcosa di prezioso',
  safety: 'Lì i nemici possono fare meno danni',
  guard: 'Si protegge una bandiera o la carovana',
  fight: 'Lo scontro è favorevole',
  shot: 'Il tiro è favorevole',
  wagonTrain: 'Si colpisce la carovana nemica',
  merge: 'Due unità deboli ne fanno una forte',
  regroup: 'Tornano i punti movimento spesi',
};
