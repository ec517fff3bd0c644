/** Medieval Battle in italiano, con i nomi del regolamento italiano. */
import type { GameWords, Spot } from '@/engine/contract';
import { LAYOUTS } from '../data/layouts';
import { UNITS } from '../data/units';
import type { MedievalFact, MedievalRefusal } from '../facts';
import { lid } from '../lid';
import { numberOf, unitAt, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';
import { cards } from './cards.it';
import { chapters } from './chapters.it';
import { capital, count, ending, piece, the, verb } from './nouns.it';
import { verdict } from './outcome.it';
import { budgetLeft, deedsOf, fightOf, flagsHeld, onBoard, stepOf, topicAt, typeIn, unitHeld, unitIn, waiting, type Step } from './seen';
import { place, spot } from './spoken.it';
import { lessons, options, reasons, refusals } from './texts.it';
import { told } from './told.it';

type G = Readonly<MedievalBattle>;

function asks(g: G, q: MedievalQuestion): string {
  switch (q.ask) {
    case 'layModule':
      return 'Scegli il prossimo modulo del campo.';
    case 'recruit':
      return `Recluta l’esercito; ${count(budget(g, q.seat), 'punto rimasto', 'punti rimasti')}.`;
    case 'placeWagonTrain':
      return 'Piazza la tua carovana in pianura.';
    case 'deploy':
      return 'Schiera un’unità o tieni il resto in riserva.';
    case 'turn':
      return g.tokens[q.seat === 1 ? 1 : 0] > 0 ? 'Attiva un’unità, raggruppa l’esercito o passa.' : 'Attiva un’unità o passa.';
    case 'march':
      return `Prosegui con ${the(typeOf(g, q.unit))}.`;
    case 'retreat':
      return `${capital(piece(typeOf(g, q.unit)).bare)} ${ending(typeOf(g, q.unit), 'attaccat')}: resistere o ritirarsi?`;
    case 'enter':
      return 'Fai entrare unità accanto alla carovana.';
    default:
      return '';
  }
}

const deeds: Readonly<Partial<Record<MedievalChoice['do'], string>>> = {
  step: 'muoversi',
  attack: 'attaccare',
  shoot: 'tirare',
  merge: 'fondersi',
  dismount: 'smontare',
};

function asksHolding(g: G, held: readonly Spot[], open: readonly MedievalChoice[]): string | null {
  const unit = unitHeld(g, held);
  if (unit === null) return null;
  const able = deedsOf(open).flatMap(deed => deeds[deed] ?? []);
  if (able.length === 0) return `Scegli un esagono per ${the(unit.type)}.`;
  const may = verb(unit.type, 'può', 'possono');
  return `${capital(the(unit.type))} ${may} ${able.length < 2 ? able.join('') : `${able.slice(0, -1).join(', ')} o ${able.at(-1)}`}.`;
}

const typeOf = (g: G, unit: number): string => g.units[unit]?.type ?? '';

function choice(g: G, q: MedievalQuestion, c: MedievalChoice): string {
  const unit = unitIn(q, c);
  const target = typeOf(g, unitAt(g, numberOf(c.at)));
  const mover = unit < 0 ? '' : ` ${the(typeOf(g, unit))}`;
  const enemy = `${verb(target, 'nemica', 'nemici')}`;
  switch (c.do) {
    case 'lay':
      return `Posa il modulo ${typeIn(c.at)}${c.turn > 0 ? `, ruotato ${c.turn === 1 ? 'una volta' : 'due volte'}` : ''}`;
    case 'recruit':
      return `Recluta ${piece(typeIn(c.at)).bare} per ${UNITS[typeIn(c.at)].cost}`;
    case 'dismiss':
      return `Congeda ${piece(typeIn(c.at)).bare}`;
    case 'placeWagonTrain':
      return `Piazza la carovana in ${place(g, numberOf(c.at))}`;
    case 'deploy':
      return `Schiera${mover} in ${place(g, numberOf(c.at))}`;
    case 'enter':
      return `Fai entrare${mover} in ${place(g, numberOf(c.at))}`;
    case 'step':
      return `Muovi${mover} in ${place(g, numberOf(c.at))}`;
    case 'attack':
      return `Attacca ${the(target)} ${enemy}`;
    case 'shoot':
      return `Tira contro ${the(target)} ${enemy}`;
    case 'merge':
      return `Fondi con ${the(target)}`;
    case 'dismount':
      return unit < 0 ? 'Smonta' : `Fai smontare${mover}`;
    case 'retreat':
      return `Ritirati in ${place(g, numberOf(c.at))}`;
    case 'leave':
      return 'Esci dal tabellone';
    case 'ready':
      return 'Esercito pronto';
    case 'hold':
      return 'Tieni il resto in riserva';
    case 'regroup':
      return 'Raggruppa';
    case 'pass':
      return 'Passa';
    case 'stop':
      return 'Chiudi il turno';
    case 'stand':
      return 'Resisti e combatti';
    case 'done':
      return 'Basta così';
  }
}

/** Punti reclutamento non ancora spesi. */
const budget = (g: G, seat: number): number => budgetLeft(g.recruited[seat === 1 ? 1 : 0], LAYOUTS[g.map].recruitment);

function consequence(g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  const fight = fightOf(g, q, c);
  if (fight !== null) {
    const mayGoAway = c.do !== 'stand' && (fight.retreats.length > 0 || fight.leaves);
    return `${capital(verdict(fight, c.do === 'stand' ? 'defender' : 'attacker'))}${mayGoAway ? ', o si ritira' : ''}`;
  }
  if (q.ask === 'recruit' && c.do !== 'ready') return count(budget(g, q.seat), 'punto rimasto', 'punti rimasti');
  if (q.ask === 'turn' && c.do === 'regroup') {
    return count(g.tokens[q.seat === 1 ? 1 : 0] - 1, 'gettone rimasto', 'gettoni rimasti');
  }
  if (c.do === 'step') {
    const step = stepOf(g, q, c);
    return step === null ? null : stepSaid(step);
  }
  if (c.do === 'pass') return g.passes > 0 ? 'Chiude la battaglia' : null;
  return c.do === 'merge' ? 'Un’unità da 2 cavalieri; chiude il turno' : null;
}

const stepSaid = ({ left, stops }: Step): string =>
  `${count(left, 'punto rimasto', 'punti rimasti')}${stops ? '; il nemico lo controlla: il movimento finisce lì' : ''}`;

function warns(g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  if (q.ask === 'turn' && c.do === 'pass') {
    if (g.passes > 0) return 'Anche l’avversario ha passato: la battaglia finisce. Passi?';
    return g.units.some(u => u.seat === q.seat && u.at >= 0 && u.points > 0)
      ? 'Alcune tue unità possono ancora agire. Passi lo stesso?'
      : null;
  }
  if (q.ask === 'recruit' && c.do === 'ready') {
    const left = budget(g, q.seat);
    return left > 0 ? `${count(left, 'punto andrebbe perso', 'punti andrebbero persi')}. Esercito pronto lo stesso?` : null;
  }
  if (q.ask === 'deploy' && c.do === 'hold') {
    const left = waiting(g, q.seat).length;
    return `${count(left, 'unità resta', 'unità restano')} fuori fino al raggruppamento. Chiudi lo schieramento?`;
  }
  return null;
}

function when(g: G): string {
  if (g.turn > 0) return `Battaglia, turno ${g.turn}`;
  const ask = g.questions.at(-1)?.ask;
  return ask === 'layModule' ? 'Costruzione del campo' : ask === 'recruit' ? 'Reclutamento' : 'Schieramento';
}

export const it: GameWords<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact> = {
  ...lid.words.it,
  asks,
  asksHolding: (g, _q, held, open) => asksHolding(g, held, open),
  choice,
  consequence,
  told: (e, name) => {
    const text = told(e, name);
    return text === null ? null : capital(text);
  },
  refusal: r => refusals[(r as MedievalRefusal).why]?.(r as MedievalRefusal) ?? 'Ora non si può.',
  warns,
  stocks: (g, seat) => [
    { icon: 'flag', count: flagsHeld(g, seat), label: 'bandiere tenute' },
    { icon: 'hourglass', count: g.tokens[seat === 1 ? 1 : 0], label: 'gettoni tempo' },
    { icon: 'shield', count: onBoard(g, seat), label: 'unità sul tabellone' },
    { icon: 'wagon', count: waiting(g, seat).length, label: 'unità in attesa fuori' },
  ],
  spot,
  when,
  card: (g, at) => cards[topicAt(g, at) ?? ''] ?? null,
  options,
  sources: { flags: 'Bandiere tenute', wagonTrain: 'Carovana nemica distrutta' },
  reasons,
  lessons,
  chapters,
  cards: Object.values(cards),
};
