/** The few words that stand on the board itself. */
import { counted } from '@/words/grammar/english';
import { upperFirst } from '@/words/grammar/text';
import type { BoardWords } from '../boardWordsForm';
import { knights, unit } from './names';
import { advantages } from './factSentences';

export const boardWords: BoardWords = {
  unit: type => upperFirst(unit(type)),
  advantage: a => advantages[a.why][a.side],
  base: 'base value',
  melee: 'Melee',
  shot: 'Shot',
  sure: 'Every attack on a wagon train succeeds.',
  result: 'Result',
  retreats: (to, hexes, leaves) => {
    const who = to === 'defender' ? 'You' : 'They';
    const ways = [
      ...(hexes > 0 ? [`retreat to ${counted(hexes, 'marked hex', 'marked hexes')}`] : []),
      ...(leaves ? ['leave the board'] : []),
    ];
    return ways.length === 0 ? `${who} cannot retreat.` : `${who} may instead ${ways.join(' or ')}.`;
  },
  movesIn: flag => `They then take this hex${flag === 0 ? '' : ` and, if they stay, its flag worth ${flag}`}.`,
  capped: { melee: 'The card ends at −2 and +2.', shot: 'A shot costs no fewer than 0 knights and no more than 2.' },
  knights,
  points: (n, most) => `${n} of ${most} points`,
  budget: (left, of) => `${left} of ${of} recruitment points left`,
  moves: n => `moves ${n}`,
  range: n => `bow ${n}`,
  army: 'Army',
  field: 'Field',
  hidden: 'The armies are being recruited in secret.',
  toPlace: 'To place',
  waiting: 'Waiting off the board',
  nobody: 'Nobody waits off the board.',
  regroups: n => (n <= 0 ? 'may enter' : n === 1 ? '1 regroup' : `${n} regroups`),
  stock: 'Modules to choose from',
  pickUnit: 'Tap a unit to see how far it goes.',
  calculator: {
    open: 'Work out a fight',
    close: 'Close',
    mine: 'Yours',
    theirs: 'Theirs',
    attacks: { mine: 'You attack', theirs: 'They attack' },
    closed: 'Riders cannot enter mountains: it cannot come to this fight.',
    certain: (favours, kind) =>
      `${{ '1': 'Better for you', '0': 'Even', '-1': 'Better for them' }[favours]}, and certain: no luck decides.${kind === 'melee' ? ' The defender may give way instead, where there is room.' : ' Nobody retreats from a shot.'}`,
  },
};
