/** Opzioni, lezioni e ragioni del bot in italiano. */
import type { GameWords, Named } from '@/engine/contract';
import type { REASONS } from '../../bot/reasons';
import type { MedievalRefusal } from '../../facts';

const random: Named = { title: 'A caso', help: 'Il seme posa i moduli del lato scelto; ogni composizione è giocabile.' };
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
    values: {
      A: { title: 'Lato A', help: 'Il campo piega da una parte.' },
      B: { title: 'Lato B', help: 'Altro terreno, piegato dall’altra.' },
      chance: { title: 'A caso', help: 'Il seme dice quale lato sta sopra.' },
    },
  },
  dismounting: {
    title: 'Smontare da cavallo',
    help: 'Regola opzionale del libro: la cavalleria può proseguire a piedi, per sempre.',
    values: {
      false: { title: 'No', help: 'Chi è a cavallo resta a cavallo.' },
      true: { title: 'Sì', help: 'La cavalleria attivata può smontare.' },
    },
  },
  zoneMelee: {
    title: 'Corpo a corpo di chi comincia sotto controllo',
    help: 'Il regolamento dice: nessuno prima di muoversi. Si può leggere in due modi.',
    values: {
      atOnce: { title: 'Subito', help: 'Il corpo a corpo chiude la marcia; l’unità può attaccare da dov’è.' },
      afterStep: { title: 'Dopo un passo', help: 'L’unità deve prima fare un passo, poi può attaccare.' },
    },
  },
  retreatCost: {
    title: 'Prezzo della ritirata',
    help: 'Per il regolamento conta l’esagono lasciato; l’altro è una regola della casa.',
    values: {
      origin: { title: 'L’esagono lasciato', help: 'L’unità paga il terreno che lascia.' },
      target: { title: 'L’esagono d’arrivo', help: 'Regola della casa: l’unità paga il terreno in cui va.' },
    },
  },
};

export const lessons: Readonly<Record<string, Named>> = {
  flags: {
    title: 'Le bandiere vincono',
    help: 'Chi finisce il turno su una bandiera la prende, e la tiene anche se va via. Vale 1 punto, quella al centro 2, la carovana nemica 3. Si vince con 5 punti, 6 sulla mappa grande.',
  },
  turns: {
    title: 'Un’unità per turno',
    help: 'Marcia, e può combattere o tirare. I punti movimento spesi non tornano, finché non dedichi un turno al raggruppamento. Tieni il dito su un’unità per leggere chi batte.',
  },
  deploying: {
    title: 'Lo schieramento',
    help: 'Prima la carovana: in pianura, lontana dalle bandiere, con spazio attorno, perché lì rientrano le unità. Poi un’unità a testa, a 3 esagoni da bandiere e carovana nemica. La riserva entra al raggruppamento.',
  },
  regrouping: {
    title: 'Raggruppa',
    help: 'L’unità accesa non ha più punti movimento, e da soli non tornano. Un gettone tempo li ridà a tutte e fa entrare chi aspetta. Prende il turno: aspetta che metà esercito sia stanca.',
  },
  recruiting: {
    title: 'Il tuo esercito',
    help: 'Guarda prima il campo: le pianure sono da cavalleria, boschi e colline da fanteria, le montagne vicino alle bandiere da arcieri. Tocca un tipo per reclutarlo, tieni premuto per leggere chi batte. L’avversario vedrà l’esercito alla fine.',
  },
  zones: {
    title: 'Zona di controllo',
    help: 'Sei entrato in un esagono controllato dal nemico, perciò l’unità si ferma. Può ancora tirare o attaccare il nemico che controlla l’esagono. Attraversare un’unità amica costa 1 punto in più a entrambe.',
  },
  retreat: {
    title: 'Combattere o ritirarsi',
    help: 'La tua unità è attaccata. La carta mostra come finirebbe lo scontro. Puoi invece ripiegare su un esagono segnato, pagando il terreno che lasci.',
  },
  retreatToTarget: {
    title: 'Combattere o ritirarsi',
    help: 'La tua unità è attaccata. La carta mostra come finirebbe lo scontro. Puoi invece ripiegare su un esagono segnato, pagando il terreno in cui entri: è la regola della casa.',
  },
  fighting: {
    title: 'Prima di colpire',
    help: 'Tocca la tua unità, poi un nemico: la carta mostra le due forze, ogni vantaggio e l’esito. Niente è lasciato al caso. Tocca ancora per attaccare. Uno scontro o un tiro chiude il turno.',
  },
  fightingAfterStep: {
    title: 'Prima di colpire',
    help: 'Chi comincia sotto controllo nemico deve fare un passo prima di attaccare. Poi tocca un nemico: la carta mostra le due forze, ogni vantaggio e l’esito. Tocca ancora per attaccare: il turno finisce.',
  },
};

/** Perché un posto non è offerto, al massimo quattordici parole. */
export const refusals: { readonly [K in MedievalRefusal['why']]: (r: MedievalRefusal) => string } = {
  taken: () => 'Lì c’è già un’unità.',
  ground: r => (r.type === 'wagonTrain' ? 'La carovana resta in pianura.' : 'Chi è a cavallo non entra in montagna.'),
  nearFlag: r => `Troppo vicino a una bandiera: resta ad almeno ${r.need ?? 3} esagoni.`,
  nearWagonTrain: r => `Troppo vicino alla carovana nemica: resta ad almeno ${r.need ?? 3} esagoni.`,
  points: r => `Costa ${r.need ?? 0}; all’unità ${r.have === 1 ? 'resta 1 punto' : `restano ${r.have ?? 0} punti`}.`,
  halted: () => 'Un nemico controlla questo esagono: l’unità non va oltre.',
  notControlling: () => 'Ora puoi attaccare solo un nemico che controlla questo esagono.',
  passage: r => `Per attraversare un’unità servono ${r.need ?? 2} punti, 1 suo e un’uscita.`,
  besideAttacked: () => 'La ritirata è di un passo: su un esagono segnato accanto all’unità attaccata.',
  far: () => 'Fuori portata: mancano punti, o prima c’è una zona nemica.',
  approach: () => 'Non da qui: prima muoviti, poi tocca il nemico per vedere lo scontro.',
  stuck: () => 'I suoi punti non bastano per un passo, uno scontro o un tiro.',
  zone: () => 'Un nemico controlla quell’esagono: niente ritirata lì.',
  spent: () => 'Questa unità non ha più punti movimento: li ridà solo il raggruppamento.',
  budget: r => `Costa ${r.need ?? 0}; te ne ${r.have === 1 ? 'resta 1' : `restano ${r.have ?? 0}`}.`,
  counters: r => `Tutti i ${r.have ?? 3} gettoni di questo tipo sono presi.`,
  longbows: () => 'La mappa standard ammette una sola unità con arco lungo.',
  tokens: () => 'Non hai più gettoni tempo.',
  waits: r =>
    `È fuori dal tabellone: può entrare ${(r.need ?? 1) <= 1 ? 'al prossimo raggruppamento' : 'al secondo raggruppamento da ora'}.`,
  reserve: () => 'È in riserva: entra accanto alla carovana al raggruppamento.',
  stranded: () => 'Senza carovana, o senza gettoni tempo, nessuno entra più.',
  besideWagonTrain: () => 'Le unità entrano accanto alla propria carovana.',
  enemy: () => 'Questa unità non è tua. Tocca prima una delle tue.',
  marching: () => 'Una sola unità per turno, e un’altra si sta già muovendo.',
  dismounted: () => 'Smontata dopo il movimento, può solo tirare.',
  entering: () => 'Il raggruppamento è tutto il turno: ora entra solo chi aspetta.',
  noHex: () => 'Non resta un esagono dove schierare questa unità.',
  trainFirst: () => 'Prima piazza la carovana, poi le unità.',
  unitFirst: () => 'Tocca prima una delle tue unità.',
  armyFirst: () => 'Prima recluta l’esercito; il campo servirà per lo schieramento.',
  moduleFirst: () => 'Il campo è ancora in costruzione: scegli uno dei moduli.',
  noneTaken: () => 'Di questo tipo non ne hai presi.',
  acting: () => 'Questa unità sta agendo: tocca dove va, o chiudi il turno.',
  retreating: () => 'Ora risponde solo l’unità attaccata: resiste o si ritira.',
};

/** Che cosa pesa il consiglio. */
export const reasons: Readonly<Record<(typeof REASONS)[number], string>> = {
  flag: 'una bandiera',
  approach: 'la strada verso un obiettivo',
  safety: 'un posto più sicuro',
  guard: 'la guardia alla carovana',
  hold: 'la guardia a una bandiera presa',
  fight: 'uno scontro favorevole',
  shot: 'un buon tiro',
  wagonTrain: 'la carovana nemica',
  merge: 'un’unità di nuovo completa',
  regroup: 'nuovi punti movimento',
  stand: 'uno scontro che conviene',
  ground: 'un terreno adatto all’unità',
  army: 'un tipo che questa mappa chiede',
  danger: 'più pericolo in quel posto',
  loss: 'quel che può costare',
};
