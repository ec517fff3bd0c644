/** The table in words. */
import { counted } from '@/words/grammar/english';
import { bracketed, type TableInWordsForm } from '../tableInWordsForm';
import { enemy, names, unit, your } from './names';

export const tableInWords: TableInWordsForm = {
  victory: (name, points, winning) => `${name}: ${counted(points, 'victory point')}; ${winning} win`,
  field: 'Field',
  size: (map, modules, hexes) => `${map === 'large' ? 'Large' : 'Standard'} map: ${modules} modules, ${hexes} hexes`,
  rows: rows => `Rows from the top, with their hexes counted from the left: ${rows.join(', ')}`,
  ground: (terrain, hexes) => `${names.terrains[terrain]}: ${hexes.join(', ')}`,
  unlaid: hexes => `${counted(hexes, 'hex', 'hexes')} not laid yet; all else is plain`,
  elsewhere: 'All else is plain',
  flags: 'Flags',
  army: name => `${name}’s army`,
  budget: left => `${counted(left, 'recruitment point')} left`,
  recruits: (type, count) => `${unit(type)}: ${count}`,
  nobodyYet: 'Nobody recruited yet',
  hex: (name, terrain, there) =>
    `${name}${bracketed(names.terrains, terrain)}${there === null ? '' : `, ${there.own ? your(there.type) : enemy(there.type)}`}`,
  edge: 'the edge of the board',
  beside: hexes => `Beside it: ${hexes.join('; ')}`,
  shots: hexes => `Within bow range: ${hexes.join('; ')}`,
};
