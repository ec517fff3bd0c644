/** What a game tells the bots: what tempts, what a position is worth, and how its search differs from the usual. */

/** How a search spends its nodes; what is usual is in bots/style.ts. Playout and share are meant for two seats and grow with the seats at the table. */
export interface SearchStyle {
  /** How much a rarely tried branch attracts. */
  readonly explore: number;
  /** How much a tempting branch attracts while it is young. */
  readonly lean: number;
  /** Branches of a position: as many as this times visits^0.4. */
  readonly width: number;
  /** Choices played by temptation before the position is valued. */
  readonly playout: number;
  /** Ticks of the game's own clock after which a thought ends and the position is valued, however many choices that takes; undefined: after a playout. */
  readonly ahead: number | undefined;
  /** Offers compared at each choice of a playout. */
  readonly samples: number;
  /** Share of a playout's choices that are made blindly. */
  readonly careless: number;
  /** Share of a level's nodes that this game takes: less where a choice costs more thought. */
  readonly share: number;
  /** So many of the most tempting choices compete in the same deals, the poorer half leaving again and again; 0: all thoughts go into one tree. */
  readonly rivals: number;
  /** What a seat wants: 0, to be ahead of the others; up to 1, many points of its own. */
  readonly ambition: number;
  /** How much of what was learnt from matches is heard when a position is valued: 1, or 0 for what was written and fitted by hand alone. */
  readonly learnt: number;
}

/** What a fair player values. It only ever gets states made by `deal` from `seenBy`. */
export interface Bot<G, Q, C> {
  /** How tempting each offer is to the seat that is asked: cheap, higher is better; 0 is never better than another offer. Writes into `into`, same order as offers. */
  prior(g: Readonly<G>, q: Q, offers: readonly C[], into: number[]): void;
  /** Expected result of every seat in 0..1, as an ambition and so much of what was learnt see it (integers and small tables inside: no exp, log or pow). */
  value(g: Readonly<G>, into: number[], ambition?: number, learnt?: number): void;
  /** The named weights behind the value of a choice, for the hint: largest first. What speaks against it is worth less than 0. */
  reasons?(g: Readonly<G>, q: Q, c: C): readonly { readonly why: string; readonly worth: number }[];
  /** The numbers that prior and value read, by name: tuning changes them in place, nobody else does. */
  readonly weights?: Record<string, number>;
  /** Where this game's search differs from the usual. */
  readonly search?: Partial<SearchStyle>;
  /** Where the search of a level, by its name, differs from that at a table of so many. */
  searchAs?(level: string, seats: number): Partial<SearchStyle>;
  /** How far a match has come, where choices are no measure of it: who is losing would put the end of a thought off by choices that change nothing. */
  clock?(g: Readonly<G>): number;
  /** One choice takes a phone milliseconds: a search pauses after each instead of after a whole round. */
  readonly slow?: true;
  /** What is for people alone (to leave the match for good): no bot does it, however much its hand shakes. It tempts by 0 as well, so that nobody thinks about it. */
  leavesToPeople?(c: C): boolean;
  /** The share of a level's nodes that a question deserves, 0: a glance is enough. Absent: 1. */
  effort?(q: Q): number;
}
