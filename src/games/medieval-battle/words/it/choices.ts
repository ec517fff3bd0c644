/** Le scelte, il loro prezzo e guadagno, e che cosa c’è in un posto. */
import { counted } from '@/words/grammar/italian';
import type { UnitType } from '../../data/units';
import type { Choices, Consequences, LanguageForm } from '../languageForm';
import { enemy, knights, left, names, points, the, unit } from './names';
import { wait } from './factSentences';

/** ' i picchieri', dove si nomina un’unità. */
const mover = (type: UnitType | null): string => (type === null ? '' : ` ${the(type)}`);

export const choices: Choices = {
  lay: (module, turns) => `Posa il modulo ${module}${turns > 0 ? `, ruotato ${turns === 1 ? 'una volta' : 'due volte'}` : ''}`,
  recruit: (type, cost) => `Recluta ${unit(type)} per ${cost}`,
  dismiss: type => `Congeda ${unit(type)}`,
  placeWagonTrain: place => `Piazza la carovana in ${place}`,
  deploy: (type, place) => `Schiera${mover(type)} in ${place}`,
  enter: (type, place) => `Fai entrare${mover(type)} in ${place}`,
  step: (type, place) => `Muovi${mover(type)} in ${place}`,
  attack: target => `Attacca ${enemy(target)}`,
  shoot: target => `Tira contro ${enemy(target)}`,
  merge: target => `Fondi con ${the(target)}`,
  dismount: type => (type === null ? 'Smonta' : `Fai smontare${mover(type)}`),
  retreat: place => `Ritirati in ${place}`,
  leave: 'Esci dal tabellone',
  ready: 'Esercito pronto',
  hold: 'Tieni il resto in riserva',
  regroup: 'Raggruppa',
  pass: 'Passa',
  stop: 'Chiudi il turno',
  stand: 'Resisti e combatti',
  done: 'Basta così',
};

export const consequences: Consequences = {
  budget: left,
  tokens: held => `Usa 1 ${held === 1 ? 'gettone tempo, l’ultimo' : `dei ${held} gettoni tempo`}`,
  step: (n, stops) => `${left(n)}${stops ? '; il nemico lo controlla: il movimento finisce lì' : ''}`,
  endsBattle: 'Chiude la battaglia',
  merges: 'Un’unità da 2 cavalieri; chiude il turno',
  givesUp: flag => `Il nemico prende l’esagono${flag === 0 ? '' : ` e, se ci resta, la bandiera (${counted(flag, 'punto', 'punti')})`}`,
};

export const labels: LanguageForm['labels'] = {
  hex: (name, terrain) => `${name}, ${terrain === null ? 'non ancora posato' : names.terrains[terrain]}`,
  place: (name, terrain) => (terrain === null ? name : `${name} (${names.terrains[terrain]})`),
  wagonTrain: (whose, state) => `${whose}, ${{ gone: 'distrutta', fortified: 'fortificata', open: 'scoperta' }[state]}`,
  unit: u => {
    const where = {
      board: '',
      reserve: ', in riserva',
      away: `, fuori dal tabellone, ${wait(u.regroups)}`,
      gone: ', non più in battaglia',
    }[u.place];
    return `${u.whose}: ${knights(u.knights)}, ${points(u.points)} su ${u.most}${where}`;
  },
  anyUnit: 'Unità',
  recruit: type => `Recluta ${unit(type)}`,
  flag: 'Bandiera',
  flagOf: (value, holder) => `Bandiera da ${value}, ${holder === null ? 'di nessuno' : `di ${holder}`}`,
  off: beside => `Fuori dal tabellone accanto a ${beside}`,
  module: face => `Modulo ${face}`,
  tokens: (name, count) => `${name}: ${counted(count, 'gettone tempo', 'gettoni tempo')}`,
  reserve: (name, units) => `${name}: ${counted(units, 'unità', 'unità')} in attesa fuori dal tabellone`,
  flagsHeld: (name, flags) => `${name}: ${counted(flags, 'bandiera', 'bandiere')}`,
};
