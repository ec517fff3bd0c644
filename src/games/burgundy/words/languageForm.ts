/** What one language must be able to say. English and Italian fill in the same form, so a missing line does not compile. */
import type { Refusals, ToldFacts } from '@/words/gameWords';
import type { Chapter, Named } from '@/engine/contract';
import type { Monastery } from '../data/monasteries';
import type { ReasonName } from '../bot/reasons';
import type { Building, Colour, Module, Part, Source } from '../data/names';
import type { Post } from '../data/borderDuchies';
import type { BurgundyFact } from '../facts';
import type { SoloTally } from '../rules/solo/end';
import type { BurgundyDecision, BurgundyRefusal } from '../asking';
import type { DUCHY_SETUPS, PAIR_SCORINGS, TIE_BREAKS } from '../state';
import type { Half } from '../teams';
import type { Cards, Gists } from './cards';
import type { LessonAlone, LessonId } from './lessonIds';
import type { Names, Noun } from './names';
import type { SoloChoices, SoloOptions } from './soloForms';
import type { StoreKind, TeamChoices, TeamOptions } from './teamForms';

/** How a die is spent: the face it shows, the workers paid for changing it, and which die when both show the same or it is the white one. */
export interface DieUse {
  readonly face: number;
  readonly pay: number;
  readonly twin: 'first' | 'second' | 'white' | null;
}

/** A choice with everything looked up that its sentence needs. */
export interface Choices extends SoloChoices, TeamChoices {
  readonly take: (c: { readonly tile: Noun; readonly depot: number; readonly use: DieUse | null }) => string;
  readonly takeBlack: (tile: Noun) => string;
  /** half: in a team's duchy, which has every number of a colour in both of them. */
  readonly place: (c: {
    readonly tile: Noun;
    readonly colour: Colour;
    /** What is printed on the space, see numberOn.ts. */
    readonly number: string;
    readonly half: Half | null;
    readonly use: DieUse | null;
  }) => string;
  readonly sell: (c: { readonly good: number; readonly count: number; readonly use: DieUse | null }) => string;
  readonly workers: (c: { readonly workers: number; readonly use: DieUse | null }) => string;
  /** depot: 1–6, 0 for the black depot, −1 for what lies beside it. */
  readonly buy: (c: { readonly tile: Noun; readonly depot: number; readonly silver: number; readonly workers: number }) => string;
  readonly hire: () => string;
  readonly lift: (c: { readonly building: Noun }) => string;
  /** use: the workers that make the pair; null for a castle's action. */
  readonly shield: (c: { readonly shield: Noun; readonly depot: number; readonly workers: number | null }) => string;
  readonly hang: (c: { readonly shield: Noun; readonly number: string; readonly over: Noun | null }) => string;
  /** Whose: at which hand, and the numbers of the monasteries there. */
  readonly follow: (c: { readonly side: 'left' | 'right' | 'across'; readonly monasteries: readonly Monastery[] }) => string;
  readonly turnDie: (c: { readonly from: number; readonly to: number; readonly twin: 'first' | 'second' | null }) => string;
  readonly tribute: (c: { readonly silver: number; readonly workers: number; readonly shields: number }) => string;
  readonly release: (c: { readonly shield: Noun }) => string;
  readonly endTurn: () => string;
  readonly skip: (c: { readonly ask: BurgundyDecision['ask'] }) => string;
  readonly discard: (c: { readonly tile: Noun; readonly incoming: Noun | null }) => string;
  readonly load: (c: { readonly depot: number; readonly second: boolean }) => string;
  readonly keep: (c: { readonly good: number; readonly everywhere: boolean }) => string;
  readonly duchy: (c: { readonly id: string }) => string;
  readonly castle: (c: { readonly number: string }) => string;
}

/** Price and gain, in a few words each; joined with semicolons. */
export interface Consequences {
  readonly completes: (c: {
    readonly size: number;
    readonly phase: string;
    readonly sizePoints: number;
    readonly phasePoints: number;
  }) => string;
  readonly herd: (points: number) => string;
  readonly sale: (c: { readonly points: number; readonly silver: number; readonly workers: number }) => string;
  readonly freeStep: (c: { readonly monasteries: readonly Monastery[]; readonly saved: number }) => string;
  readonly costs: (c: { readonly workers: number; readonly left: number }) => string;
  readonly hires: (silverLeft: number) => string;
  /** What the route brings to the goods that are sold. */
  readonly onRoute: (bonuses: readonly string[]) => string;
  readonly alsoSilver: (silver: number) => string;
  readonly goodsThere: (goods: readonly string[], none: boolean) => string;
  readonly lost: (dice: number) => string;
  readonly bothDice: () => string;
  readonly replaces: (shield: Noun) => string;
  readonly forfeits: (points: number) => string;
}

/** What lies at a spot. */
export interface Labels {
  readonly die: (face: number, used: boolean) => string;
  readonly whiteDie: (face: number) => string;
  readonly inDepot: (tile: Noun | null, depot: number) => string;
  readonly depot: (depot: number, goods: readonly string[]) => string;
  readonly inBlack: (tile: Noun | null) => string;
  readonly blackDepot: (tiles: number) => string;
  readonly inns: (count: number) => string;
  readonly shield: (shield: Noun | null, depot: number) => string;
  /** A castle and the shield on it. */
  readonly bearing: (tile: Noun, shield: Noun) => Noun;
  readonly stored: (tile: Noun | null) => string;
  /** Of a team, where every place is somebody's. */
  readonly storedIn: (tile: Noun | null, kind: StoreKind) => string;
  readonly space: (colour: Colour, number: string, tile: Noun | null) => string;
  /** '5 (1 of 2)': of several spaces with the same colour and number. */
  readonly oneOf: (number: number, nth: number, of: number) => string;
  /** A space of a team's duchy. */
  readonly inHalf: (space: string, half: Half) => string;
  /** A space that a border post touches. */
  readonly atPost: (space: string, post: Post) => string;
  /** Which posts are linked. */
  readonly posts: (linked: readonly Post[]) => string;
  readonly goods: (list: readonly string[]) => string;
  /** `hidden`: how many more lie face down for whoever looks. */
  readonly sold: (list: readonly string[], count: number, hidden: number) => string;
  /** How many spaces are filled, and the next ones as pairs of colour and bonus. */
  readonly route: (filled: number, of: number, next: readonly string[]) => string;
  readonly routeSpace: (c: { readonly space: number; readonly colour: number; readonly bonus: string; readonly laid: number }) => string;
  readonly duchy: (id: string) => string;
  readonly bridge: (inOrder: readonly string[]) => string;
  /** Who has taken the tiles, and what they are worth at this table. */
  readonly bonus: (
    colour: Colour,
    large: string | null,
    small: string | null,
    worth: { readonly large: number; readonly small: number },
  ) => string;
  readonly coming: (goods: readonly string[]) => string;
  readonly silver: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly button: Readonly<Record<'workers' | 'endTurn' | 'skip' | 'tribute' | 'buyPoints' | Part, string>>;
  readonly target: (counter: number, target: number, resets: number) => string;
  readonly nothing: string;
  /** 'Anna’s …', for what belongs to somebody else than the one who is asked. */
  readonly of: (who: string, what: string) => string;
}

export interface LanguageForm {
  readonly title: string;
  readonly tagline: string;
  readonly list: (items: readonly string[]) => string;
  readonly names: Names;
  readonly cards: Cards;
  readonly gists: Gists;
  readonly asks: Readonly<Record<Exclude<BurgundyDecision['ask'], 'turn' | 'makeRoom'>, string>>;
  readonly asksTurn: Readonly<Record<'bothDice' | 'oneDie' | 'onlyPurchase' | 'nothing', string>>;
  readonly asksRoom: (incoming: Noun) => string;
  /** With a die in hand: what it may still do. */
  readonly asksDie: (face: number, uses: readonly ('take' | 'place' | 'sell' | 'workers')[]) => string;
  /** With a stored tile in hand. */
  readonly asksSpace: (tile: Noun) => string;
  readonly choices: Choices;
  readonly consequences: Consequences;
  readonly told: ToldFacts<BurgundyFact>;
  readonly refusals: Refusals<BurgundyRefusal>;
  /** Before the turn is ended with a die or a purchase unused. */
  readonly warns: (c: { readonly dice: number; readonly canPlace: boolean }) => string;
  readonly labels: Labels;
  readonly stocks: Readonly<Record<'silver' | 'workers' | 'goods' | 'storage', string>>;
  readonly when: (phase: string, round: number) => string;
  readonly options: SoloOptions &
    TeamOptions & {
      readonly duchySetup: Named & { readonly values: Readonly<Record<(typeof DUCHY_SETUPS)[number], Named>> };
      readonly pairScoring: Named & { readonly values: Readonly<Record<(typeof PAIR_SCORINGS)[number], Named>> };
      readonly tieBreak: Named & { readonly values: Readonly<Record<(typeof TIE_BREAKS)[number], Named>> };
      readonly soldGoodsPublic: Named & { readonly values: Readonly<Record<'true' | 'false', Named>> };
    } & Readonly<Record<Module, Named & { readonly values: Readonly<Record<'true' | 'false', Named>> }>>;
  readonly sources: Readonly<Record<Source | SoloTally, string>>;
  /** Why the Baron would, as they stand in a list after 'because of'. */
  readonly reasons: Readonly<Record<ReasonName, string>>;
  readonly lessons: Readonly<Record<LessonId | LessonAlone, Named>>;
  readonly chapters: readonly Chapter[];
}

export type EffectOf = Building | 'castle' | 'ship' | 'route' | 'shield14' | 'shield15';

/** What the referee asks, why not, options and columns: a file of its own in each language. */
export type Sentences = Pick<
  LanguageForm,
  | 'list'
  | 'asks'
  | 'asksTurn'
  | 'asksRoom'
  | 'asksDie'
  | 'asksSpace'
  | 'refusals'
  | 'warns'
  | 'stocks'
  | 'when'
  | 'options'
  | 'sources'
  | 'reasons'
>;
