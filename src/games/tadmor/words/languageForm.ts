/** What one language must be able to say. English and Italian fill in the same form, so a missing line does not compile. */
import type { Refusals, ToldFacts } from '@/words/gameWords';
import type { Chapter, Named } from '@/engine/contract';
import type { ReasonName } from '../bot/reasons';
import type { Favour, Moment } from '../data/missions';
import type { Good, Piece, RareColour, RareGood, Region, Source, TemplePart } from '../data/names';
import type { Doing } from '../data/spaces';
import type { Compared } from '../data/tiles';
import type { TadmorFact } from '../facts';
import type { EndPoints } from '../rules/finalScoring';
import type { TadmorDecision, TadmorRefusal } from '../state';
import type { LessonId } from './lessonIds';

export interface Names {
  readonly goods: Readonly<Record<Good, string>>;
  /** '3 stone', '3 pietre' */
  readonly goodsOf: (good: Good, count: number) => string;
  readonly pieces: Readonly<Record<Piece, { readonly one: string; readonly the: string; readonly new: string }>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly rare: Readonly<Record<RareGood, string>>;
  readonly colours: Readonly<Record<RareColour, string>>;
  readonly parts: Readonly<Record<TemplePart, string>>;
  /** A space by what is done there: 'Town market'. */
  readonly doings: Readonly<Record<Doing, string>>;
  readonly shortDoings: Readonly<Record<Doing, string>>;
  /** By number; number 0 is unused. */
  readonly tiles: readonly string[];
  readonly missions: Readonly<Record<Favour, string>>;
  readonly compared: Readonly<Record<Compared, string>>;
  readonly points: (count: number) => string;
  readonly levels: (count: number) => string;
  readonly cards: (count: number) => string;
  /** An opponent, where only the seat is known. */
  readonly player: (number: number) => string;
  readonly list: (parts: readonly string[]) => string;
  /** A card's name within a sentence. */
  readonly quoted: (title: string) => string;
}

/** A choice with everything looked up that its sentence needs. */
export interface Choices {
  readonly takeGood: (good: string) => string;
  readonly pay: (good: string) => string;
  readonly spare: (good: string) => string;
  readonly drop: (good: string) => string;
  readonly takeTile: (tile: string) => string;
  readonly buyTile: (tile: string, price: number) => string;
  readonly place: (piece: string, on: string) => string;
  readonly redirect: (region: string) => string;
  readonly select: (region: string) => string;
  readonly swap: (c: { readonly piece: Piece; readonly own: string; readonly whose: string; readonly other: string }) => string;
  readonly gather: (goods: string, where: string) => string;
  readonly gifts: (points: string) => string;
  readonly newPiece: (piece: string) => string;
  readonly trade: (give: string, get: string) => string;
  readonly discardMission: (mission: string, good: string) => string;
  readonly credit: (good: string, points: string) => string;
  readonly claim: (mission: string, favour: string) => string;
  readonly build: (c: { readonly levels: string; readonly height: number; readonly pairs: number; readonly own: boolean }) => string;
  readonly traitor: (victim: string, levels: string, own: boolean) => string;
  readonly temple: (part: string, from: 'palmyra' | 'ebla' | 'shrine' | 'works', worth: number) => string;
  readonly buyRare: (rare: string, own: boolean) => string;
  readonly buyRareByName: (rare: string, points: string) => string;
  readonly takeRare: (rare: string) => string;
  readonly draw: (own: boolean) => string;
  readonly fulfil: (mission: string, own: boolean) => string;
  readonly payTax: (gold: number) => string;
  readonly loseTax: (points: string) => string;
  readonly exempt: () => string;
  readonly supplies: (points: string, own: boolean) => string;
  readonly pawn: (good: string, own: boolean) => string;
  readonly done: (ask: string) => string;
  readonly decline: (ask: string) => string;
}

export interface Labels {
  readonly space: (place: string, brings: string | null) => string;
  readonly piece: (who: string, piece: string) => string;
  readonly empty: string;
  readonly tile: (tile: string) => string;
  readonly mission: (mission: string, points: number) => string;
  readonly region: (region: string, state: 'open' | 'slot' | 'attacked') => string;
  readonly stock: (goods: string, traded: number) => string;
  /** All goods, and how many stay at the end of a turn. */
  readonly warehouse: (count: number, limit: number) => string;
  readonly get: (goods: string) => string;
  readonly stack: (colour: string, count: number, top: string | null) => string;
  readonly rare: (rare: string) => string;
  readonly tower: (who: string, height: number) => string;
  /** What each temple is worth. */
  readonly temples: (who: string, worths: readonly number[]) => string;
  readonly rares: (who: string, goods: string) => string;
  readonly reserve: (piece: Piece, left: number, of: number) => string;
  /** By part: cards that are left. */
  readonly templeCards: (left: readonly number[]) => string;
  readonly deck: (cards: number, discards: number) => string;
  readonly turn: (when: string, first: string, next: string | null) => string;
  /** Where the marauders are now, which region they raided last, and who has sent them for the next turn. */
  readonly slot: (now: string | null, safe: string | null, sentBy: string | null) => string;
  readonly points: string;
  readonly button: Readonly<Record<'done' | 'decline' | 'payTax' | 'loseTax', string>>;
  readonly nothing: string;
}

export interface Text {
  readonly title: string;
  readonly text: string;
}

/** Questions that say how often they are still to be answered. */
export type Counting = 'discard' | 'payAny' | 'anyGoods' | 'freeRare' | 'spare';

export interface LanguageForm {
  readonly title: string;
  readonly tagline: string;
  readonly names: Names;
  readonly asks: Readonly<Record<Exclude<TadmorDecision['ask'], Counting>, string>>;
  /** In the kingdom's window while the tax is due. */
  readonly asksTax: (gold: number, points: number) => string;
  /** `first`: nothing has been answered yet. */
  readonly asksLeft: Readonly<Record<Counting, (left: number, first?: boolean) => string>>;
  /** A good, an opponent's space to swap, a source of a mission … in hand. */
  readonly asksHolding: Readonly<Record<'stock' | 'space' | 'tile' | 'tower', string>>;
  readonly choices: Choices;
  /** `less`: so many of these goods, of the payer's choice, are not paid. */
  readonly costs: (goods: string, less: number) => string;
  readonly told: ToldFacts<TadmorFact>;
  readonly refusals: Refusals<TadmorRefusal>;
  readonly warns: { readonly unused: string; readonly tiles: string };
  readonly labels: Labels;
  readonly stocks: Readonly<Record<'goods' | 'tower' | 'rare' | 'hand', string>>;
  readonly when: (turn: number, era: string) => string;
  readonly options: { readonly expert: Named & { readonly values: Readonly<Record<'true' | 'false', Named>> } };
  readonly sources: Readonly<Record<Source, string>>;
  readonly reasons: Readonly<Record<ReasonName, string>>;
  readonly lessons: Readonly<Record<LessonId, Named>>;
  readonly chapters: readonly Chapter[];
  /** Rule cards: a space by what is done there, a tile by number, a favour, and topics. */
  readonly cards: {
    readonly doings: Readonly<Record<Doing, string>>;
    readonly tile: (tile: number) => string;
    readonly favours: Readonly<Record<Favour, (count: number) => string>>;
    /** What the card adds to its favour. */
    readonly terms: Readonly<Partial<Record<Favour, string>>>;
    /** When a favour may be called in, within a sentence. */
    readonly moments: Readonly<Record<Moment, string>>;
    readonly mission: (cost: string, moment: string, favour: string, points: number) => string;
    /** Added to the cards of points and of the turn: as it is in this match. */
    readonly atTheEnd: (now: EndPoints) => string;
    readonly turnNow: (turn: number, of: number, eraEnds: number) => string;
    readonly topics: Readonly<
      Record<'goods' | 'traded' | 'rare' | 'region' | 'tower' | 'temple' | 'deck' | 'turn' | 'tax' | 'pieces' | 'points', Text>
    >;
  };
}
