/** How a fight would end. */
import type { Outcomes } from '../languageForm';
import { knights, verb, your } from './names';

const slopes = {
  attack: { up: ' uphill', down: ' downhill' },
  shoot: { up: ' uphill', down: ' from above' },
  stand: { up: '', down: '' },
};

export const outcomes: Outcomes = {
  unfortified: 'the wagon train loses its fortification',
  destroyed: 'the wagon train is destroyed, +3 victory points',
  shot: (fallen, all) => `${fallen === 0 ? 'nobody falls' : `they lose ${knights(fallen)}`}${all ? ' and are wiped out' : ''}`,
  bothLose: each => `you both lose ${knights(each)}`,
  onlyTheyLose: theirs => `they lose ${knights(theirs)}, you none`,
  onlyYouLose: own => `you lose ${knights(own)}, they none`,
  eachLoses: (theirs, own) => `they lose ${knights(theirs)}, you ${own}`,
  takesHex: { attacker: 'you take the hex', defender: 'they take the hex' },
  attackerFalls: (_, to) => `${to === 'attacker' ? 'your unit' : 'theirs'} is wiped out`,
  neitherSurvives: 'neither survives',
  act: (own, deed, slope) => `${your(own)} ${verb(own, deed)}${slope === null ? '' : slopes[deed][slope]}`,
  orTheyRetreat: 'or they retreat',
};
