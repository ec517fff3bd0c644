/** What a language has to say: the form that en/ and it/ fill in. Whatever a sentence needs is looked up before it is called. */
import type { Refusals, ToldFacts } from '@/words/gameWords';
import type { Chapter, Named } from '@/engine/contract';
import type { ReasonName } from '../bot/reasons';
import type { Kind, Phase, ProvinceKind, Resource, Source, Tally, Track } from '../data/names';
import type { TradersFact } from '../facts';
import type { ButtonName, TradersDecision, TradersRefusal } from '../state';
import type { OptionId } from '../data/optionIds';
import type { LessonId } from './lessonIds';

/** 'Scotland', 'Scotland’s', 'to Scotland': some languages need an article. */
export interface Nation {
  readonly name: string;
  readonly of: string;
  readonly to: string;
  /** 'to Scotland' where something is offered or declared; some languages join the two words. */
  readonly unto: string;
}

export interface LevelWords {
  /** What a level brings, by track. */
  readonly brings: {
    readonly production: (food: number, goods: number) => string;
    readonly trade: (rate: number, routes: number) => string;
    readonly military: (weapons: number, points: number) => string;
  };
  /** Abilities by level from I to VII; empty: none. */
  readonly abilities: Readonly<Record<Track, readonly string[]>>;
}

export interface Names {
  /** By id: 'we-scotland'. */
  readonly nations: Readonly<Record<string, Nation>>;
  readonly barbarians: Nation;
  /** 'the infantry', 'infantry'. */
  readonly kinds: Readonly<Record<Kind, { readonly the: string; readonly one: string }>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly places: Readonly<Record<ProvinceKind, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly amount: (count: number, good: Resource) => string;
  readonly points: (count: number) => string;
  readonly armies: (count: number) => string;
  readonly actions: (count: number) => string;
  readonly list: (parts: readonly string[]) => string;
}

/** A piece as a button names it: 'the cavalry in Wales (life 1)'. */
export interface PieceNotes {
  readonly life: number | null;
  /** Damage of this battle that has not struck yet: it tells a piece from one that was wounded as much before. */
  readonly assigned: number;
  readonly pointsLeft: number | null;
  readonly isLying: boolean;
  readonly hasFought: boolean;
}

/** A choice with everything looked up that its sentence needs. */
export interface Choices {
  readonly notes: (notes: PieceNotes) => string;
  readonly nation: (nation: Nation, number: number) => string;
  readonly develop: (track: string) => string;
  readonly shift: (from: string, to: string) => string;
  readonly starve: (army: string, place: string) => string;
  readonly feedAll: (food: string) => string;
  readonly take: (amount: string) => string;
  readonly give: (resource: string) => string;
  readonly want: (resource: string) => string;
  readonly bank: (get: string, give: string) => string;
  readonly route: (nation: Nation) => string;
  readonly deal: (nation: Nation) => string;
  readonly propose: string;
  readonly accept: string;
  readonly war: (nation: Nation) => string;
  readonly offerPeace: (nation: Nation) => string;
  readonly agree: (nation: Nation) => string;
  readonly ally: (nation: Nation) => string;
  readonly join: (nation: Nation) => string;
  readonly army: (unit: string, place: string) => string;
  readonly fort: (place: string) => string;
  readonly upgrade: (army: string, place: string, to: string) => string;
  readonly march: (army: string, from: string, to: string, isBattle: boolean) => string;
  readonly travel: (from: string, to: string) => string;
  readonly fight: (place: string) => string;
  readonly hit: (damage: number, whose: string, piece: string) => string;
  readonly retreat: (place: string) => string;
  readonly withdrawTo: (place: string) => string;
  readonly driveTo: (place: string) => string;
  readonly unify: (nation: string, actions: string) => string;
  readonly goOn: (nation: Nation) => string;
  readonly nothing: string;
  /** Buttons that need nothing looked up; `done` by what is asked. */
  readonly buttons: Readonly<Record<Exclude<ButtonName, 'feedAll' | 'done' | 'propose' | 'accept' | 'agree' | 'unify' | 'goOn'>, string>>;
  readonly done: Readonly<Record<'trade' | 'secondArmy' | 'extra' | 'shift' | 'march' | 'princesses', string>>;
}

export interface Consequences {
  /** Of a proposal: what goes and what comes. */
  readonly swaps: (give: string, get: string) => string;
  readonly reaches: (level: string, brings: string) => string;
  readonly moreFor: (tokens: number, level: string, brings: string) => string;
  /** Of a token that moves: what its track loses. */
  readonly falls: (track: string, level: string) => string;
  readonly costs: (amounts: string) => string;
  readonly steps: (steps: number, left: number) => string;
  readonly kills: string;
  readonly drivesOff: string;
  readonly wounds: (life: number) => string;
  /** Of a match that goes on without somebody. */
  readonly turnsBarbarian: string;
  /** Of a last turn by agreement. */
  readonly ifAllAgree: string;
  readonly war: (turns: number) => string;
  readonly peace: string;
  /** Of a request for an alliance: may it be refused? */
  readonly ally: (settled: boolean) => string;
  /** Which of a trade turn's proposals it is. */
  readonly proposal: (number: number, of: number) => string;
  readonly doneTrading: string;
  readonly mostPointsWin: string;
}

export interface Labels {
  readonly province: (p: {
    readonly name: string;
    readonly kind: string;
    readonly holder: string;
    readonly yields: string;
    readonly pieces: string;
  }) => string;
  readonly free: string;
  readonly piece: (whose: string, piece: string, place: string, notes: string) => string;
  readonly nation: (nation: string, number: number) => string;
  readonly track: (track: string, level: string, tokens: number) => string;
  readonly stock: (amount: string) => string;
  readonly theirs: (amount: string) => string;
  readonly bank: (resource: string) => string;
  readonly seat: (who: string, nation: string) => string;
  readonly nothing: string;
}

export interface Text {
  readonly title: string;
  readonly text: string;
}

export interface LanguageForm {
  readonly title: string;
  readonly tagline: string;
  readonly names: Names;
  readonly levels: LevelWords;
  readonly asks: Readonly<
    Record<Exclude<TradersDecision['ask'], 'tokens' | 'act' | 'strike' | 'leave' | 'vote' | 'lastTurn' | 'alliance'>, string>
  >;
  readonly asksMore: {
    readonly tokens: (left: number) => string;
    readonly act: Readonly<Record<'first' | 'second' | 'bought', string>>;
    readonly unification: (left: number) => string;
    /** Who is to be fed, and there is too little. */
    readonly hunger: (needed: number, have: number) => string;
    readonly attack: (left: number) => string;
    readonly defence: (left: number) => string;
    readonly retreat: string;
    readonly withdrawal: string;
    readonly drive: string;
    readonly vote: (nation: Nation) => string;
    readonly lastTurn: (nation: Nation) => string;
    readonly alliance: (nation: Nation) => string;
  };
  readonly asksHolding: Readonly<Record<'piece' | 'princess' | 'stock' | 'track', string>>;
  readonly choices: Choices;
  readonly consequences: Consequences;
  readonly told: ToldFacts<TradersFact>;
  readonly refusals: Refusals<TradersRefusal>;
  readonly warns: {
    readonly starve: string;
    readonly pass: (left: number) => string;
    readonly abandon: (ends: boolean) => string;
    readonly lastTurn: string;
  };
  readonly labels: Labels;
  readonly stocks: Readonly<Record<Resource, string>>;
  /** Before the number of the turn. */
  readonly leftInTurn: string;
  readonly when: (phase: Phase, turn: number, last: number) => string;
  /** What the first player of a new match has of it. */
  readonly firstDecides: Readonly<Record<'lot' | 'choice', string>>;
  readonly options: Readonly<Record<OptionId, Named & { readonly values: Readonly<Record<string, Named>> }>>;
  readonly sources: Readonly<Record<Source | Tally, string>>;
  readonly reasons: Readonly<Record<ReasonName, string>>;
  readonly lessons: Readonly<Record<LessonId, Named>>;
  readonly chapters: readonly Chapter[];
  readonly cards: {
    readonly places: Readonly<Record<ProvinceKind, string>>;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly tracks: Readonly<Record<Track, string>>;
    readonly topics: Readonly<Record<'resources' | 'bank' | 'rivals' | 'nations' | 'turn' | 'lastTurn', Text>>;
    /** Of a province as it lies: what it is, of which nations, what it brings, who holds it. */
    readonly province: (kind: string, nations: string, yields: string, holder: string) => string;
    readonly nobody: string;
    /** Of a nation: when it plays, and what unites it. */
    readonly nation: (number: number, of: number, core: string, contested: string) => string;
    readonly number: (number: number) => string;
    /** What a number is good for: in a fixed order, and in one that varies (21.1). */
    readonly first: string;
    readonly varies: string;
    readonly order: (nations: string) => string;
    readonly level: (now: string, next: string | null) => string;
    /** Who is alone ahead on a track and has its title, with the tokens of the first two; null: nobody. */
    readonly title: (award: string, nation: Nation | null, first: number, second: number) => string;
    /** Of a nation: its wars, and the routes it opened, and that lead to it. */
    readonly wars: (names: string) => string;
    readonly routesTo: (names: string) => string;
    readonly routesFrom: (names: string) => string;
  };
}
