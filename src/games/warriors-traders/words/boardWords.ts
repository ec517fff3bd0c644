/** The words drawn on the board, in both languages. They come with the board, not with the first script. */
import type { Language } from '@/engine/contract';

export type Fate = 'unhurt' | 'wounded' | 'retreats' | 'dies';

export interface BoardWords {
  readonly close: string;
  /** The map while there are pieces to be told apart. */
  readonly look: (place: string) => string;
  readonly buildHere: string;
  readonly goal: (points: number) => string;
  readonly barbarians: (strength: number) => string;
  readonly level: (level: string) => string;
  readonly left: (count: number) => string;
  readonly income: (amount: string) => string;
  /** What a level brings, by track. */
  readonly brings: {
    readonly production: (food: number, goods: number) => string;
    readonly trade: (rate: number, routes: number) => string;
    readonly military: (weapons: number, points: number) => string;
  };
  /** Abilities by level from I to VII; empty: none. */
  readonly abilities: Readonly<Record<'production' | 'trade' | 'military', readonly string[]>>;
  readonly mat: (who: string, nation: string) => string;
  readonly unified: string;
  /** How much of what unites a nation is held. */
  readonly homeland: (nation: string, held: number, needed: number) => string;
  readonly atWar: string;
  readonly route: string;
  readonly ally: string;
  readonly bank: (rate: number) => string;
  readonly payFirst: string;
  readonly bankClosed: string;
  readonly youGive: string;
  readonly youGet: string;
  readonly nothing: string;
  readonly tapToGive: string;
  readonly proposalTo: (who: string) => string;
  readonly theyOffer: (who: string) => string;
  readonly battleIn: (place: string) => string;
  readonly attack: (damage: number) => string;
  readonly defence: (damage: number) => string;
  readonly stillToDeal: (damage: number) => string;
  readonly destroysAll: (damage: number) => string;
  readonly clears: (damage: number) => string;
  readonly cannotClear: (damage: number) => string;
  readonly theyDivide: (damage: number) => string;
  readonly theyStrike: (fates: string) => string;
  readonly fate: (piece: string, fate: Fate) => string;
  readonly noFurther: string;
  readonly strengthAndLife: (piece: string, strength: number, life: number) => string;
  readonly assigned: (damage: number) => string;
  readonly count: (count: number, piece: string) => string;
}

const en: BoardWords = {
  close: 'Close',
  look: place => `Look closer at ${place}`,
  buildHere: 'Build here',
  goal: points => `${points} points end the match`,
  barbarians: strength => `Barbarian armies: strength ${strength}`,
  level: level => `Level ${level}`,
  left: count => `${count} to go`,
  income: amount => `+${amount}`,
  brings: {
    production: (food, goods) => `food × ${food}, goods × ${goods}`,
    trade: (rate, routes) => `bank ${rate} for 1, ${routes === 1 ? '1 route' : `${routes} routes`}`,
    military: (weapons, points) => `weapons × ${weapons}, ${points} action points`,
  },
  abilities: {
    production: ['', '', '', 'forts', 'upgrades', 'capital tax', 'an extra action'],
    trade: ['', '', '', 'gold doubles', 'trade centre tax', 'actions for gold', 'monopoly'],
    military: ['', '', 'archers', 'retreat', '', 'cavalry, second battle', 'two armies'],
  },
  mat: (who, nation) => `${who}: ${nation}`,
  unified: 'united',
  homeland: (nation, held, needed) => `${nation}: ${held} of the ${needed} provinces that unite it`,
  atWar: 'war',
  route: 'trade route',
  ally: 'ally',
  bank: rate => `The bank gives 1 for ${rate}`,
  payFirst: 'Tap what you pay with, then what you buy.',
  bankClosed: 'A monopoly closes the bank to you.',
  youGive: 'You give',
  youGet: 'You get',
  nothing: 'nothing',
  tapToGive: 'Tap your resources to offer them.',
  proposalTo: who => `Your proposal to ${who}`,
  theyOffer: who => `${who} proposes`,
  battleIn: place => `Battle in ${place}`,
  attack: damage => `Attack ${damage}`,
  defence: damage => `Defence ${damage}`,
  stillToDeal: damage => `${damage} to deal`,
  destroysAll: damage => `Your ${damage} can destroy all defenders.`,
  clears: damage => `Your ${damage} can clear the province, driving some off.`,
  cannotClear: damage => `Your ${damage} cannot clear the province: who is left standing must withdraw.`,
  theyDivide: damage => `They deal ${damage} and divide it as they like.`,
  theyStrike: fates => `They strike: ${fates}.`,
  fate: (piece, fate) => `${piece} ${{ unhurt: 'unhurt', wounded: 'wounded', retreats: 'must retreat', dies: 'dies' }[fate]}`,
  noFurther: 'Nobody strikes back.',
  strengthAndLife: (piece, strength, life) => `${piece}, strength ${strength}, life ${life}`,
  assigned: damage => `${damage} damage`,
  count: (count, piece) => (count === 1 ? piece : `${count} × ${piece}`),
};

const it: BoardWords = {
  close: 'Chiudi',
  look: place => `Guarda da vicino ${place}`,
  buildHere: 'Costruisci qui',
  goal: points => `${points} punti chiudono la partita`,
  barbarians: strength => `Eserciti barbari: forza ${strength}`,
  level: level => `Livello ${level}`,
  left: count => `ancora ${count}`,
  income: amount => `+${amount}`,
  brings: {
    production: (food, goods) => `cibo × ${food}, prodotti × ${goods}`,
    trade: (rate, routes) => `banca ${rate} per 1, ${routes === 1 ? '1 rotta' : `${routes} rotte`}`,
    military: (weapons, points) => `armi × ${weapons}, ${points} punti azione`,
  },
  abilities: {
    production: ['', '', '', 'fortezze', 'potenziamenti', 'tassa sulle capitali', 'un’azione in più'],
    trade: ['', '', '', 'l’oro raddoppia', 'tassa sui centri', 'azioni per oro', 'monopolio'],
    military: ['', '', 'arcieri', 'ritirata', '', 'cavalleria, secondo attacco', 'due eserciti'],
  },
  mat: (who, nation) => `${who}: ${nation}`,
  unified: 'unita',
  homeland: (nation, held, needed) => `${nation}: ${held} delle ${needed} province che la unificano`,
  atWar: 'guerra',
  route: 'rotta',
  ally: 'alleato',
  bank: rate => `La banca dà 1 per ${rate}`,
  payFirst: 'Tocca con che cosa paghi, poi che cosa compri.',
  bankClosed: 'Un monopolio ti chiude la banca.',
  youGive: 'Dai',
  youGet: 'Ricevi',
  nothing: 'niente',
  tapToGive: 'Tocca le tue risorse per offrirle.',
  proposalTo: who => `La tua proposta a ${who}`,
  theyOffer: who => `${who} propone`,
  battleIn: place => `Battaglia: ${place}`,
  attack: damage => `Attacco ${damage}`,
  defence: damage => `Difesa ${damage}`,
  stillToDeal: damage => `${damage} da assegnare`,
  destroysAll: damage => `I tuoi ${damage} possono distruggere tutti i difensori.`,
  clears: damage => `I tuoi ${damage} possono liberare la provincia, scacciando qualcuno.`,
  cannotClear: damage => `I tuoi ${damage} non liberano la provincia: chi resta in piedi si deve ritirare.`,
  theyDivide: damage => `Infliggono ${damage} e li dividono come vogliono.`,
  theyStrike: fates => `Colpiscono: ${fates}.`,
  fate: (piece, fate) => `${piece} ${{ unhurt: 'senza danni', wounded: 'con ferite', retreats: 'in ritirata', dies: 'fuori gioco' }[fate]}`,
  noFurther: 'Nessuno risponde ai colpi.',
  strengthAndLife: (piece, strength, life) => `${piece}, forza ${strength}, vita ${life}`,
  assigned: damage => `danni: ${damage}`,
  count: (count, piece) => (count === 1 ? piece : `${count} × ${piece}`),
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, it };
