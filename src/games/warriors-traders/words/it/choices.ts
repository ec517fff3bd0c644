import { counted, joined } from '@/words/grammar/italian';
import type { Consequences, Choices, Labels } from '../languageForm';
import { onTrack } from './names';
import { from as out, there, whole } from './places';

const inBrackets = (notes: readonly (string | false | null)[]): string => {
  const said = notes.filter(note => typeof note === 'string');
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

export const choices: Choices = {
  notes: n =>
    inBrackets([
      n.life !== null && `vita ${n.life}`,
      n.assigned > 0 && `${n.assigned} già assegnat${n.assigned === 1 ? 'o' : 'i'}`,
      n.isLying && 'in ritirata',
      n.hasFought && 'ha combattuto',
      n.pointsLeft !== null && (n.pointsLeft === 1 ? '1 punto azione' : `${n.pointsLeft} punti azione`),
    ]),
  nation: (nation, number) => `Gioca con ${nation.to} (numero ${number})`,
  develop: track => `Sviluppa: ${track}`,
  shift: (from, to) => `Sposta un gettone ${joined('da', onTrack(from))} ${joined('a', onTrack(to))}`,
  starve: (army, place) => `Lascia morire di fame ${army} ${there(place)}`,
  feedAll: food => `Nutri tutti: ${food}`,
  take: amount => `Prendi ${amount}`,
  give: resource => `Offri 1 in più: ${resource}`,
  want: resource => `Chiedi 1 in più: ${resource}`,
  bank: (get, give) => `Compra ${get} per ${give}`,
  route: nation => `Apri una rotta commerciale verso ${nation.to}`,
  deal: nation => `Proponi uno scambio ${nation.unto}`,
  propose: 'Proponi',
  accept: 'Accetta',
  war: nation => `Dichiara guerra ${nation.unto}`,
  offerPeace: nation => `Offri la pace ${nation.unto}`,
  agree: nation => `Fai la pace con ${nation.to}`,
  ally: nation => `Proponi un’alleanza ${nation.unto}`,
  join: nation => `Alleati con ${nation.to}`,
  army: (unit, place) => `Forma ${unit} ${there(place)}`,
  fort: place => `Costruisci una fortezza ${there(place)}`,
  upgrade: (army, place, to) => `Potenzia ${army} ${there(place)}: ${to}`,
  march: (army, from, to, isBattle) => `${isBattle ? `Attacca ${whole(to)}` : `Marcia ${there(to)}`} con ${army} ${out(from)}`,
  travel: (from, to) => `Manda una principessa ${out(from)} ${there(to)}`,
  fight: place => `Combatti prima ${there(place)}`,
  hit: (damage, whose, piece) => `${damage} ${damage === 1 ? 'danno' : 'danni'}: ${piece} ${whose}`,
  retreat: place => `Ritirati ${there(place)}`,
  withdrawTo: place => `Ripiega ${there(place)}`,
  driveTo: place => `Scacciali ${there(place)}`,
  unify: (nation, actions) => `Unifica la nazione (${nation}): ${actions}`,
  goOn: nation => `Continua senza ${nation.to}`,
  nothing: 'niente',
  buttons: {
    pass: 'Passa',
    buyPoint: 'Compra 1 punto per 10 monete d’oro',
    buyAction: 'Compra un’azione',
    withdraw: 'Lascia perdere',
    reject: 'Rifiuta',
    counter: 'Fai un’altra proposta',
    refuse: 'Rifiuta',
    toBattle: 'Alla battaglia',
    again: 'Combatti un secondo giro',
    abandon: 'Abbandona',
    stop: 'Fine: vince chi ha più punti',
    lastTurn: 'Chiudi la partita con questo turno',
    endHere: 'D’accordo: è l’ultimo turno',
    playOn: 'Continua a giocare',
  },
  done: {
    trade: 'Fine degli scambi',
    secondArmy: 'Nessun secondo esercito',
    extra: 'Nessun’altra azione',
    shift: 'Lascia i gettoni dove sono',
    march: 'Fine della marcia',
    princesses: 'Fine della manovra',
  },
};

export const consequences: Consequences = {
  swaps: (give, get) => `${give} per ${get}`,
  reaches: (level, brings) => `raggiunge il livello ${level}: ${brings}`,
  moreFor: (tokens, level, brings) => `poi ${tokens === 1 ? 'ne manca 1' : `ne mancano ${tokens}`} per il livello ${level}: ${brings}`,
  falls: (track, level) => `${track} scende al livello ${level}`,
  costs: amounts => `costa ${amounts}`,
  steps: (steps, left) => `ne spende ${steps}, ne ${left === 1 ? 'resta 1' : `restano ${left}`}`,
  kills: 'lo distrugge',
  drivesOff: 'lo mette in ritirata',
  wounds: life => `gli lascia vita ${life}`,
  turnsBarbarian: 'eserciti e fortezze diventano barbari',
  ifAllAgree: 'se tutti sono d’accordo',
  war: turns => `possono attaccare entrambi; al massimo ${turns} turni`,
  peace: 'se accettano, nessuno attacca più',
  ally: settled => (settled ? 'non resta nessun altro: è deciso' : 'può rifiutare'),
  proposal: (number, of) => `proposta ${number} di ${of} in questo turno di commercio`,
  doneTrading: 'per questo turno, a meno che qualcuno tratti con te',
  mostPointsWin: 'poi vince chi ha più punti',
};

export const labels: Labels = {
  province: p => `${p.name}, ${p.kind}, ${p.holder}: ${p.yields}${p.pieces === '' ? '' : `; ${p.pieces}`}`,
  free: 'libera',
  piece: (whose, piece, place, notes) => `${piece} ${whose} ${there(place)}${notes}`,
  nation: (nation, number) => `${nation}, numero ${number}`,
  track: (track, level, tokens) => `${track}, livello ${level}, ${counted(tokens, 'gettone', 'gettoni')}`,
  stock: amount => `Hai ${amount}`,
  theirs: amount => `L’altro ha ${amount}`,
  bank: resource => `Dalla banca: ${resource}`,
  seat: (who, nation) => `${who}, ${nation}`,
  nothing: 'Qui non c’è niente',
};
