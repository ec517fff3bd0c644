/** What one language must be able to say. English and Italian fill in the same form, so a missing line does not compile. */
import type { ToldFacts } from '@/words/gameWords';
import type { Chapter, Named, Seat, Spot } from '@/engine/contract';
import type { RealmChoice, RealmDecision } from '../asking';
import type { ReasonName } from '../bot/reasons';
import type { AgendaName } from '../data/agendas';
import type { EventColour, EventName } from '../data/events';
import type { BattleResult, Deed, Fleet, Nation, Neutral, Outcome, Phase, Shape, Source } from '../data/names';
import type { LawName, RealmFact, Why } from '../facts';
import type { Realm, Stage } from '../state';
import type { OpenMotion, Vow } from '../terms';
import type { LessonId } from './lessonIds';

export interface Text {
  readonly title: string;
  readonly text: string;
}

export interface Names {
  readonly barons: readonly string[];
  readonly colours: readonly string[];
  readonly nations: Readonly<Record<Nation, string>>;
  readonly regulars: string;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly neutrals: Readonly<Record<Neutral, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly fleets: Readonly<Record<Fleet, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly results: Readonly<Record<BattleResult, string>>;
  readonly eventColours: Readonly<Record<EventColour, string>>;
  readonly events: Readonly<Record<EventName, Text>>;
  readonly agendas: Readonly<Record<AgendaName, Text>>;
  readonly motions: Readonly<Record<OpenMotion, Text>>;
  readonly vows: Readonly<Record<Vow, string>>;
  readonly heirOf: (noble: string) => string;
  readonly nothing: string;
  /** Where the printed name is not this language's. */
  readonly cities: Readonly<Record<string, string>>;
}

/** Names of things by number. */
export interface ThingNames {
  readonly noble: (noble: number) => string;
  readonly army: (army: number) => string;
  readonly city: (city: number) => string;
  readonly region: (region: number) => string;
  readonly baron: (seat: Seat) => string;
  readonly troop: (card: number) => string;
  readonly agenda: (card: number) => string;
  readonly event: (card: number) => string;
  readonly law: (law: LawName) => string;
  readonly deed: (card: number) => string;
  readonly fleet: (fleet: number) => string;
  /** Who leads the Troop card there. */
  readonly holder: (g: Readonly<Realm>, at: Spot) => string;
  /** The regions that a march passes. */
  readonly way: (via: string) => readonly string[];
  /** What is wanted or given in an agreement. */
  readonly good: (at: Spot) => string;
  /** What lies at a spot, in a word or two. */
  readonly at: (at: Spot) => string;
}

type OfKind<D extends RealmChoice['do']> = RealmChoice & { readonly do: D };
/** Some choices depend on what is asked, or on what lies there. */
export type Choices = {
  readonly [D in RealmChoice['do']]: (c: OfKind<D>, say: ThingNames, q: RealmDecision, g: Readonly<Realm>) => string;
};
export type Said = ToldFacts<RealmFact, [ThingNames]>;
export type Asks = {
  readonly [A in RealmDecision['ask']]: string | ((q: Extract<RealmDecision, { ask: A }>, say: ThingNames, g: Readonly<Realm>) => string);
};

export type RefusalWhy =
  | ('cityThere' | 'rivalThere' | 'overseas' | 'rim' | 'ownPlaces' | 'noShelter')
  | ('razed' | 'denied')
  | ('areaFull' | 'noneLeft' | 'taken' | 'tooDear')
  | ('offMap' | 'atSea' | 'exhausted' | 'besieged' | 'oneRegion' | 'tooFar' | 'noPort' | 'storm' | 'truce' | 'nobodyFresh');

export interface Labels {
  readonly round: (round: number, stage: string) => string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly area: (area: number, cards: number) => string;
  readonly phase: (phase: string, cards: number, needed: number) => string;
  readonly track: (spot: number, fee: number, owner: string | null) => string;
  readonly port: (region: string) => string;
  readonly city: (name: string, strength: number, income: number, owner: string | null) => string;
  readonly burnt: (name: string) => string;
  readonly hold: (owner: string, strength: number) => string;
  readonly noble: (name: string, shape: string, troops: number, tokens: number, exhausted: boolean) => string;
  readonly garrison: (owner: string, troops: number) => string;
  readonly seat: (baron: string, who: string) => string;
  readonly votes: (count: number) => string;
  readonly crowns: (count: number) => string;
  readonly faith: (count: number) => string;
  readonly card: string;
  readonly event: (back: string) => string;
  readonly deck: string;
  readonly pool: (count: number) => string;
  readonly buttons: Readonly<Record<ButtonName, string>>;
}

export const BUTTONS = [
  'done',
  'decline',
  'purse',
  'crowns',
  'votes',
  'allow',
  'deny',
  'pay',
  'withdraw',
  'peace',
  'attack',
  'comply',
  'refuse',
  'accept',
  'begin',
  'forgo',
  'payAll',
  'pass',
  'yes',
  'no',
  'later',
  'postpone',
  'nothing',
  'payFaith',
  'payCrowns',
  'letGo',
  'control',
  'raze',
  'treat',
  'counter',
] as const;
export type ButtonName = (typeof BUTTONS)[number];

export type OptionId =
  | 'length'
  | 'openMotions'
  | 'exchangeHeirs'
  | 'elimination'
  | 'eliminationChairman'
  | 'mightIsRight'
  | 'abandonedNobles'
  | 'miracles'
  | 'twoPlayerCityWin'
  | 'versatileVotes'
  | 'bargain'
  | 'consent';

export interface LanguageForm {
  readonly title: string;
  readonly tagline: string;
  readonly names: Names;
  /** A sentence with its names as the language joins them. */
  readonly joined: (text: string) => string;
  readonly asks: Asks;
  readonly asksHolding: Readonly<Record<'noble' | 'hand' | 'region' | 'troop' | 'crowns' | 'baron', string>>;
  /** What would be lost by a tap that ends something or throws something away. */
  readonly warns: {
    /** Cards that could still be laid; nothing laid: one would only watch this round. */
    readonly plan: (left: number, laid: number) => string;
    readonly moreFate: (card: string) => string;
    readonly word: (baron: string, promised: string) => string;
  };
  /** The question while a purse is open and a Baron is chosen. */
  readonly crownsFor: (baron: string) => string;
  readonly choices: Choices;
  readonly told: Said;
  readonly whys: Readonly<Record<Why | Source, string>>;
  readonly refusals: Readonly<Record<RefusalWhy, string>>;
  readonly labels: Labels;
  readonly consequences: {
    readonly assault: (own: number, foe: number) => string;
    readonly siege: (own: number, foe: number) => string;
    readonly siegeEnds: string;
    readonly fee: (crowns: number) => string;
    readonly cost: (crowns: number) => string;
    readonly gain: (crowns: number) => string;
    /** What a city yields to whoever rules it. */
    readonly holds: (income: number) => string;
    readonly faith: (faith: number) => string;
    readonly votesSoFar: (votes: number) => string;
    readonly asksConsent: string;
    readonly triggers: string;
  };
  readonly stocks: Readonly<Record<'prestige' | 'crowns' | 'votes' | 'faith', string>>;
  readonly topics: Readonly<Record<TopicName, Text>>;
  /** The pool where only cities win (OPT-05), and a stronghold where its fall is the end (OPT-04). */
  readonly mightIsRight: Text;
  readonly elimination: Text;
  readonly options: Readonly<Record<OptionId, Named & { readonly values: Readonly<Record<string, Named>> }>>;
  readonly first: Named;
  readonly sources: Readonly<Record<Source, string>>;
  readonly reasons: Readonly<Record<ReasonName, string>>;
  readonly lessons: Readonly<Record<LessonId, Named>>;
  readonly chapters: readonly Chapter[];
}

export type TopicName =
  | Deed
  | Neutral
  | Phase
  | 'track'
  | 'city'
  | 'hold'
  | 'noble'
  | 'garrison'
  | 'region'
  | 'port'
  | 'pool'
  | 'fleet'
  | 'fate'
  | 'ruin'
  | 'signs';
