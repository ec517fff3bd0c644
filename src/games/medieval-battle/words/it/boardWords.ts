/** Le poche parole che stanno sul tabellone. */
import { counted } from '@/words/grammar/italian';
import { upperFirst } from '@/words/grammar/text';
import type { BoardWords } from '../boardWordsForm';
import { knights, unit } from './names';
import { advantages } from './factSentences';

export const boardWords: BoardWords = {
  unit: type => upperFirst(unit(type)),
  advantage: a => advantages[a.why][a.side],
  base: 'valore di base',
  melee: 'Corpo a corpo',
  shot: 'Tiro',
  sure: 'Ogni attacco alla carovana riesce.',
  result: 'Risultato',
  retreats: (to, hexes, leaves) => {
    const [can, cannot] = to === 'defender' ? ['Puoi', 'Non puoi'] : ['Il nemico può', 'Il nemico non può'];
    const ways = [
      ...(hexes > 0 ? [`ritirar${to === 'defender' ? 'ti' : 'si'} su ${counted(hexes, 'esagono segnato', 'esagoni segnati')}`] : []),
      ...(leaves ? ['uscire dal tabellone'] : []),
    ];
    return ways.length === 0 ? `${cannot} ritirar${to === 'defender' ? 'ti' : 'si'}.` : `${can} invece ${ways.join(' o ')}.`;
  },
  movesIn: flag => `Poi il nemico prende questo esagono${flag === 0 ? '' : ` e, se ci resta, la bandiera da ${flag}`}.`,
  capped: { melee: 'La carta finisce a −2 e +2.', shot: 'Un tiro costa da 0 a 2 cavalieri, non di più.' },
  knights,
  points: (n, most) => `${counted(n, 'punto', 'punti')} su ${most}`,
  budget: (left, of) => `${left === 1 ? 'Resta 1 punto' : `Restano ${left} punti`} reclutamento su ${of}`,
  moves: n => `movimento ${n}`,
  range: n => `arco ${n}`,
  army: 'Esercito',
  field: 'Campo',
  hidden: 'Gli eserciti si reclutano in segreto.',
  toPlace: 'Da schierare',
  waiting: 'In attesa fuori dal tabellone',
  nobody: 'Nessuno aspetta fuori dal tabellone.',
  regroups: n => (n <= 0 ? 'può entrare' : n === 1 ? '1 raggruppamento' : `${n} raggruppamenti`),
  stock: 'Moduli tra cui scegliere',
  pickUnit: 'Tocca un’unità per vedere fin dove arriva.',
  calculator: {
    open: 'Calcola uno scontro',
    close: 'Chiudi',
    mine: 'La tua',
    theirs: 'La sua',
    attacks: { mine: 'Attacchi tu', theirs: 'Attacca il nemico' },
    closed: 'Chi è a cavallo non entra in montagna: questo scontro non può avvenire.',
    certain: (favours, kind) =>
      `${{ '1': 'Meglio per te', '0': 'Alla pari', '-1': 'Meglio per il nemico' }[favours]}, e di sicuro: la sorte non c’entra.${kind === 'melee' ? ' Chi difende può invece ripiegare, se ha dove andare.' : ' Da un tiro nessuno si ritira.'}`,
  },
};
