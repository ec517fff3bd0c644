/** The few words that stand on the board itself, in one language. */
import type { Deed, Shape } from '../data/names';
import type { EventColour } from '../data/events';

export interface BoardWords {
  readonly round: string;
  readonly draft: string;
  readonly assembly: string;
  readonly realm: string;
  readonly baron: string;
  readonly desk: string;
  /** The shortest names. */
  readonly doors: Readonly<Record<'round' | 'draft' | 'assembly' | 'realm' | 'baron', string>>;
  readonly close: string;
  readonly open: (what: string) => string;
  readonly areas: string;
  readonly area: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly phases: string;
  /** The name of this phase where there is room for one word. */
  readonly wages: string;
  readonly cardUp: string;
  readonly noCard: string;
  readonly neutral: string;
  readonly ofWhom: (card: string, who: string) => string;
  readonly track: string;
  readonly spot: (n: number) => string;
  readonly fee: (n: number) => string;
  readonly begins: (markers: number, needed: number) => string;
  readonly offer: string;
  readonly agendas: string;
  readonly laws: string;
  readonly noLaws: string;
  readonly chairman: string;
  readonly head: string;
  readonly nobody: string;
  readonly fleets: string;
  readonly notUnderWay: string;
  readonly underWay: (spot: number, stakes: string) => string;
  readonly blessed: string;
  readonly events: string;
  readonly pool: (n: number) => string;
  /** The pool where it ends nothing (OPT-05). */
  readonly poolEndsNothing: string;
  /** How many cities the crown needs, of the Kingdom or of all. */
  readonly crownNeeds: (cities: number, of: number, anywhere: boolean) => string;
  readonly ruins: string;
  /** What a Troop card and its places are, for whoever has never seen one. */
  readonly levyHelp: string;
  readonly kept: (cards: string) => string;
  readonly thrown: (n: number) => string;
  readonly noFaithLeft: string;
  readonly nextEvent: (colour: string) => string;
  readonly noEvents: string;
  readonly truce: string;
  readonly storm: string;
  readonly offMap: string;
  readonly gone: string;
  readonly atSea: string;
  readonly garrison: string;
  readonly exhausted: string;
  readonly noTroops: string;
  readonly troops: (cards: string) => string;
  readonly casualties: (n: number) => string;
  readonly cities: string;
  readonly none: string;
  readonly holds: string;
  readonly banned: string;
  readonly heretic: string;
  readonly out: string;
  readonly plan: string;
  readonly map: string;
  /** What each card is for, in a few words. */
  readonly gists: Readonly<Record<Deed, string>>;
  readonly cardsLeft: (n: number) => string;
  readonly empty: string;
  readonly ownCards: string;
  readonly next: (card: string) => string;
  readonly then: (cards: string) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly strength: (n: number) => string;
  readonly walls: (n: number) => string;
  readonly led: (who: string) => string;
  readonly unled: string;
  readonly fateCards: (n: number) => string;
  readonly reckoned: (who: string, losses: number, foe: string, theirs: number) => string;
  readonly victories: (own: number, theirs: number) => string;
  readonly hitsLeft: (n: number) => string;
  readonly due: (crowns: number, to: string | null, have: number) => string;
  readonly votesShown: (who: string, votes: number) => string;
  readonly votesGiven: (who: string, votes: number, side: string) => string;
  readonly votesHere: (n: number) => string;
  readonly againstVotes: (own: string, most: number) => string;
  readonly youHave: (what: string) => string;
  readonly besieged: string;
  readonly breaches: (n: number) => string;
  readonly fortified: string;
  readonly sail: string;
  readonly nothingHere: string;
  readonly fieldBattle: string;
  readonly assault: string;
  readonly siege: string;
  readonly assaultOrSiege: string;
  readonly city: string;
  readonly drawnBy: (who: string) => string;
  readonly siegeSum: (own: number, foe: number, able: boolean) => string;
  /** Of ten such attacks: how often it is won, and how often a Noble dies. */
  readonly odds: (wins: number, deaths: number, field: boolean) => string;
  readonly ledBySomebody: string;
  readonly faithNeeded: (n: number) => string;
  readonly way: (from: string, to: string) => string;
  /** What obeying does where a law asks for no crowns. */
  readonly callsOff: string;
  readonly keepsCity: string;
  readonly wants: (who: string, what: string) => string;
  readonly inReturn: (what: string) => string;
  readonly wordOnly: string;
  readonly purseOf: (who: string, crowns: string) => string;
  readonly vows: string;
  readonly vow: (who: string, to: string, what: string) => string;
  readonly orPrice: string;
  readonly priceOfWay: (who: string, noble: string) => string;
  readonly priceOfAttack: (who: string) => string;
  readonly abilities: Readonly<Record<Shape, string>>;
  /** What a back tells of an Event. */
  readonly backs: Readonly<Record<EventColour, string>>;
  readonly free: string;
  readonly unpaid: string;
  readonly stillToLose: (n: number) => string;
  /** Whose charges and offices these are. */
  readonly heldBy: (who: string) => string;
  readonly newCharge: (card: string) => string;
  readonly liftBan: string;
  readonly aboutBaron: string;
  readonly aboutCrowns: string;
  /** What a Private Motion does if it passes. */
  readonly carried: {
    readonly lift: (who: string) => string;
    readonly discard: (card: string) => string;
    readonly postpone: string;
    readonly grant: (who: string, crowns: string) => string;
    readonly levy: (crowns: string) => string;
    readonly indemnity: (from: string, to: string, crowns: string) => string;
    readonly imposedTruce: (one: string, other: string) => string;
    readonly expulsion: (who: string) => string;
    readonly law: (text: string) => string;
  };
}
