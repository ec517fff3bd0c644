/** The words drawn on the board, in both languages. They come with the board, not with the first script. */
import type { Language } from '@/engine/contract';

export type Fate = 'unhurt' | 'wounded' | 'retreats' | 'dies';

export interface BoardWords {
  readonly close: string;
  /** The map while there are pieces to be told apart. */
  readonly buildHere: string;
  readonly goal: (points: number) => string;
  readonly barbarians: (strength: number) => string;
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
  /** In the place of what somebody who has left no longer has. */
  readonly gone: (turn: number) => string;
  /** How much of what unites a nation is held. */
  readonly homeland: (nation: string, held: number, needed: number) => string;
  readonly atWar: string;
  readonly route: string;
  readonly ally: string;
  /** What begins at a tap on another player of the market. */
  readonly withRival: Readonly<Record<'deal' | 'route' | 'offerPeace', string>>;
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
}

const en: BoardWords = {
  close: 'Close',
  buildHere: 'Build here',
  goal: points => `${points} points end the match`,
  barbarians: strength => `Barbarian armies: strength ${strength}`,
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
  gone: turn => `Left in turn ${turn}`,
  homeland: (nation, held, needed) => `${nation}: ${held} of the ${needed} provinces that unite it`,
  atWar: 'war',
  route: 'trade route',
  ally: 'ally',
  withRival: { deal: 'Deal', route: 'Open a route', offerPeace: 'Offer peace' },
  bank: rate => `The bank gives 1 for ${rate}`,
  payFirst: 'Tap what you pay with, then what you buy.',
  bankClosed: 'A monopoly closes the bank to you.',
  youGive: 'You give',
  youGet: 'You get',
  nothing: 'nothing',
  tapToGive: 'Tap your resources to give, theirs here to get.',
  proposalTo: who => `Your proposal to ${who}`,
  theyOffer: who => `${who} proposes`,
  battleIn: place => `Battle in ${place}`,
  attack: damage => `Attack ${damage}`,
  defence: damage => `Defence ${damage}`,
  stillToDeal: damage => `${damage} to deal`,
  destroysAll: damage => `Your ${damage} damage can destroy all defenders.`,
  clears: damage => `Your ${damage} damage can clear the province, driving some off.`,
  cannotClear: damage => `Your ${damage} damage cannot clear the province: your armies still standing must withdraw.`,
  theyDivide: damage => `They deal ${damage} as they like.`,
  theyStrike: fates => `They strike: ${fates}.`,
  fate: (piece, fate) => `${piece} ${{ unhurt: 'unhurt', wounded: 'wounded', retreats: 'must retreat', dies: 'dies' }[fate]}`,
  noFurther: 'Nobody strikes back.',
  strengthAndLife: (piece, strength, life) => `${piece}, strength ${strength}, life ${life}`,
};

const hurts = (damage: number): string => (damage === 1 ? '1 danno' : `${damage} danni`);

const it: BoardWords = {
  close: 'Chiudi',
  buildHere: 'Costruisci qui',
  goal: points => `${points} punti chiudono la partita`,
  barbarians: strength => `Eserciti barbari: forza ${strength}`,
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
  gone: turn => `Ha lasciato al turno ${turn}`,
  homeland: (nation, held, needed) => `${nation}: ${held} delle ${needed} province che la unificano`,
  atWar: 'guerra',
  route: 'rotta',
  ally: 'alleato',
  withRival: { deal: 'Scambia', route: 'Apri una rotta', offerPeace: 'Offri la pace' },
  bank: rate => `La banca dà 1 per ${rate}`,
  payFirst: 'Tocca con che cosa paghi, poi che cosa compri.',
  bankClosed: 'Un monopolio ti chiude la banca.',
  youGive: 'Dai',
  youGet: 'Ricevi',
  nothing: 'niente',
  tapToGive: 'Tocca le tue risorse per darle, qui le sue per averle.',
  proposalTo: who => `La tua proposta a ${who}`,
  theyOffer: who => `${who} propone`,
  battleIn: place => `Battaglia: ${place}`,
  attack: damage => `Attacco ${damage}`,
  defence: damage => `Difesa ${damage}`,
  stillToDeal: damage => `${damage} da assegnare`,
  destroysAll: damage => `Con ${hurts(damage)} puoi distruggere tutti i difensori.`,
  clears: damage => `Con ${hurts(damage)} puoi liberare la provincia, scacciando qualcuno.`,
  cannotClear: damage => `Con ${hurts(damage)} la provincia non si libera: i tuoi ancora in piedi devono ripiegare.`,
  theyDivide: damage => `Infliggono ${hurts(damage)} come vogliono.`,
  theyStrike: fates => `Colpiscono: ${fates}.`,
  fate: (piece, fate) => `${piece} ${{ unhurt: 'senza danni', wounded: 'con ferite', retreats: 'in ritirata', dies: 'fuori gioco' }[fate]}`,
  noFurther: 'Nessuno risponde ai colpi.',
  strengthAndLife: (piece, strength, life) => `${piece}, forza ${strength}, vita ${life}`,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, it };
