/** Choices, their price and gain, and what lies at a spot. */
import { counted } from '@/words/grammar/english';
import type { UnitType } from '../../data/units';
import type { Choices, Consequences, LanguageForm } from '../languageForm';
import { knights, left, names, points, the, unit } from './names';
import { wait } from './factSentences';

/** ' the pikemen', where a unit is named at all. */
const mover = (type: UnitType | null): string => (type === null ? '' : ` ${the(type)}`);

export const choices: Choices = {
  lay: (module, turns) => `Lay module ${module}${turns > 0 ? `, turned ${turns === 1 ? 'once' : 'twice'}` : ''}`,
  recruit: (type, cost) => `Recruit ${unit(type)} for ${cost}`,
  dismiss: type => `Dismiss ${unit(type)}`,
  placeWagonTrain: place => `Place the wagon train on ${place}`,
  deploy: (type, place) => `Deploy${mover(type)} on ${place}`,
  enter: (type, place) => `Bring${mover(type)} in on ${place}`,
  step: (type, place) => `Move${mover(type)} to ${place}`,
  attack: target => `Attack the enemy ${unit(target)}`,
  shoot: target => `Shoot at the enemy ${unit(target)}`,
  merge: target => `Merge with ${the(target)}`,
  dismount: type => `Dismount${mover(type)}`,
  retreat: place => `Retreat to ${place}`,
  leave: 'Leave the board',
  ready: 'Army ready',
  hold: 'Hold the rest back',
  regroup: 'Regroup',
  pass: 'Pass',
  stop: 'End the turn',
  stand: 'Stand and fight',
  done: 'Enough for now',
};

export const consequences: Consequences = {
  budget: left,
  tokens: held => `Uses 1 of ${counted(held, 'time token')}`,
  step: (n, stops) => `${left(n)}${stops ? '; an enemy controls it: the move ends there' : ''}`,
  endsBattle: 'Ends the battle',
  merges: 'One unit of 2 knights; ends the turn',
  givesUp: flag => `They take the hex${flag === 0 ? '' : ` and, if they stay, its flag (${counted(flag, 'point')})`}`,
};

export const labels: LanguageForm['labels'] = {
  hex: (name, terrain) => `${name}, ${terrain === null ? 'not laid yet' : names.terrains[terrain]}`,
  place: (name, terrain) => (terrain === null ? name : `${name} (${names.terrains[terrain]})`),
  wagonTrain: (whose, state) => `${whose}, ${state === 'gone' ? 'destroyed' : state}`,
  unit: u => {
    const where = { board: '', reserve: ', in reserve', away: `, off the board, ${wait(u.regroups)}`, gone: ', no longer in the battle' }[
      u.place
    ];
    return `${u.whose}: ${knights(u.knights)}, ${points(u.points)} of ${u.most}${where}`;
  },
  anyUnit: 'Unit',
  recruit: type => `Recruit ${unit(type)}`,
  flag: 'Flag',
  flagOf: (value, holder) => `Flag worth ${value}, ${holder === null ? 'held by nobody' : `held by ${holder}`}`,
  off: beside => `Off the board beside ${beside}`,
  module: face => `Module ${face}`,
  tokens: (name, count) => `${name}: ${counted(count, 'time token')}`,
  reserve: (name, units) => `${name}: ${counted(units, 'unit')} waiting off the board`,
  flagsHeld: (name, flags) => `${name}: ${counted(flags, 'flag')}`,
};
