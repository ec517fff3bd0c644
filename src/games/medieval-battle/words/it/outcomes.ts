/** Come finirebbe uno scontro. */
import type { Outcomes } from '../languageForm';
import { ending, knights, verb, your } from './names';

const acts = {
  attack: { one: 'attacca', many: 'attaccano' },
  shoot: { one: 'tira', many: 'tirano' },
  stand: { one: 'resiste', many: 'resistono' },
};
const slopes = { up: ' verso l’alto', down: ' dall’alto' };

export const outcomes: Outcomes = {
  unfortified: 'la carovana perde la fortificazione',
  destroyed: 'la carovana è distrutta, +3 punti vittoria',
  shot: (fallen, all) => `${fallen === 0 ? 'nessuna perdita' : `il nemico perde ${knights(fallen)}`}${all ? ' ed è eliminato' : ''}`,
  bothLose: each => `perdete ${knights(each)} a testa`,
  onlyTheyLose: theirs => `il nemico perde ${knights(theirs)}, tu nessuno`,
  onlyYouLose: own => `perdi ${knights(own)}, il nemico nessuno`,
  eachLoses: (theirs, own) => `il nemico perde ${knights(theirs)}, tu ${own}`,
  takesHex: { attacker: 'prendi l’esagono', defender: 'il nemico prende l’esagono' },
  attackerFalls: (type, to) =>
    to === 'attacker' ? `${your(type)} ${verb(type, 'è', 'sono')} ${ending(type, 'eliminat')}` : 'l’attaccante è eliminato',
  neitherSurvives: 'nessuno sopravvive',
  act: (own, deed, slope) => `${your(own)} ${verb(own, acts[deed].one, acts[deed].many)}${slope === null ? '' : slopes[slope]}`,
  orTheyRetreat: 'o si ritira',
};
