/** The few words that stand on the board itself. */
import type { Language } from '@/engine/contract';
import type { Advantage } from '../facts';
import type { UnitType } from '../data/units';
import * as english from './nouns.en';
import * as italian from './nouns.it';
import { advantageNames as englishAdvantages } from './told.en';
import { advantageNames as italianAdvantages } from './told.it';
import { outcome as englishOutcome } from './outcome.en';
import { outcome as italianOutcome } from './outcome.it';
import type { Forecast } from '../rules/fight';

export interface BoardWords {
  readonly unit: (type: UnitType) => string;
  readonly advantage: (a: Advantage) => string;
  readonly outcome: (f: Forecast, to: 'attacker' | 'defender') => string;
  readonly base: string;
  readonly melee: string;
  readonly shot: string;
  readonly sure: string;
  readonly result: string;
  /** Where the defender may go instead. */
  readonly retreats: (to: 'attacker' | 'defender', hexes: number, leaves: boolean) => string;
  readonly knights: (n: number) => string;
  readonly points: (n: number, most: number) => string;
  readonly budget: (left: number, of: number) => string;
  readonly moves: (n: number) => string;
  readonly range: (n: number) => string;
  readonly army: string;
  readonly field: string;
  readonly hidden: string;
  readonly toPlace: string;
  readonly waiting: string;
  readonly nobody: string;
  readonly regroups: (n: number) => string;
  readonly stock: string;
  readonly pickUnit: string;
}

const en: BoardWords = {
  unit: type => english.capital(english.piece(type).bare),
  advantage: a => englishAdvantages[a.why][a.side],
  outcome: englishOutcome,
  base: 'base value',
  melee: 'Melee',
  shot: 'Shot',
  sure: 'Every attack on a wagon train succeeds.',
  result: 'Result',
  retreats: (to, hexes, leaves) => {
    const who = to === 'defender' ? 'You' : 'They';
    const ways = [
      ...(hexes > 0 ? [`retreat to ${english.count(hexes, 'marked hex', 'marked hexes')}`] : []),
      ...(leaves ? ['leave the board'] : []),
    ];
    return ways.length === 0 ? `${who} cannot retreat.` : `${who} may instead ${ways.join(' or ')}.`;
  },
  knights: english.knights,
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
};

const it: BoardWords = {
  unit: type => italian.capital(italian.piece(type).bare),
  advantage: a => italianAdvantages[a.why][a.side],
  outcome: italianOutcome,
  base: 'valore di base',
  melee: 'Corpo a corpo',
  shot: 'Tiro',
  sure: 'Ogni attacco alla carovana riesce.',
  result: 'Risultato',
  retreats: (to, hexes, leaves) => {
    const [can, cannot] = to === 'defender' ? ['Puoi', 'Non puoi'] : ['Il nemico può', 'Il nemico non può'];
    const ways = [
      ...(hexes > 0 ? [`ritirar${to === 'defender' ? 'ti' : 'si'} su ${italian.count(hexes, 'esagono segnato', 'esagoni segnati')}`] : []),
      ...(leaves ? ['uscire dal tabellone'] : []),
    ];
    return ways.length === 0 ? `${cannot} ritirar${to === 'defender' ? 'ti' : 'si'}.` : `${can} invece ${ways.join(' o ')}.`;
  },
  knights: italian.knights,
  points: (n, most) => `${italian.count(n, 'punto', 'punti')} su ${most}`,
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
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, it };
