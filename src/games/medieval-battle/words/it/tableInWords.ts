/** Il tavolo a parole. */
import { counted } from '@/words/grammar/italian';
import { bracketed, type TableInWordsForm } from '../tableInWordsForm';
import { enemy, names, unit, your } from './names';

export const tableInWords: TableInWordsForm = {
  victory: (name, points, winning) => `${name}: ${counted(points, 'punto vittoria', 'punti vittoria')}; si vince con ${winning}`,
  field: 'Campo',
  size: (map, modules, hexes) => `Mappa ${map === 'large' ? 'grande' : 'standard'}: ${modules} moduli, ${hexes} esagoni`,
  rows: rows => `File dall’alto, con i loro esagoni contati da sinistra: ${rows.join(', ')}`,
  ground: (terrain, hexes) => `${names.terrains[terrain]}: ${hexes.join(', ')}`,
  unlaid: hexes => `${counted(hexes, 'esagono', 'esagoni')} ancora da posare; il resto è pianura`,
  elsewhere: 'Il resto è pianura',
  flags: 'Bandiere',
  army: name => `Esercito di ${name}`,
  budget: left => counted(left, 'punto reclutamento rimasto', 'punti reclutamento rimasti'),
  recruits: (type, count) => `${unit(type)}: ${count}`,
  nobodyYet: 'Ancora nessuna unità reclutata',
  hex: (name, terrain, there) =>
    `${name}${bracketed(names.terrains, terrain)}${there === null ? '' : `, ${there.own ? your(there.type) : enemy(there.type)}`}`,
  edge: 'il bordo del tabellone',
  beside: hexes => `Accanto: ${hexes.join('; ')}`,
  shots: hexes => `A tiro d’arco: ${hexes.join('; ')}`,
};
