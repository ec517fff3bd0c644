/**
 * A small game for tests of everything that must work with any game. Each round every seat secretly stakes a card; the stakes are
 * turned over and the best one earns a coin; then each seat rolls a die and spends its pips: steps on a path of thirteen spaces,
 * a card from the pile, a card buried where the pawn stands. A milestone asks whom to give a coin. Buried cards count at the end.
 */
import type { Choice, Decision, Fact, Procedure, RuleBook, Seat, Spot } from '../contract';
import { roll, shuffle } from '../dice';

const LAST_SPACE = 12;
export const CARDS_EACH = 4;
/** A card that this view cannot name. */
export const FACE_DOWN = -1;

export type ToyQuestion =
  | { readonly ask: 'round' }
  | { readonly ask: 'stake'; readonly seat: Seat }
  | { readonly ask: 'turnOver' }
  | { readonly ask: 'rollDie'; readonly seat: Seat }
  | { readonly ask: 'spend'; readonly seat: Seat }
  | { readonly ask: 'gift'; readonly seat: Seat }
  | { readonly ask: 'finalCount' };

export interface ToyChoice extends Choice {
  readonly do: 'stake' | 'step' | 'draw' | 'bury' | 'stop' | 'give';
  readonly card?: number;
}

export interface ToyFact extends Fact {
  readonly what: 'staked' | 'stayedOut' | 'turnedOver' | 'wonCoin' | 'rolled' | 'stepped' | 'drew' | 'buried' | 'gave' | 'counted';
  readonly seat: Seat;
  readonly to?: Seat;
  readonly card?: number;
  readonly pips?: number;
}

export interface ToySeat {
  /** Cards in hand; secret unless hands are open. */
  hand: number[];
  /** The staked card, 0: none. Secret until turned over. */
  stake: number;
  buried: { space: number; card: number }[];
  pawn: number;
  coins: number;
  pips: number;
}

export interface Toy {
  questions: ToyQuestion[];
  seed: number;
  first: Seat;
  round: number;
  rounds: number;
  openHands: boolean;
  /** Face down, the top card last. */
  pile: number[];
  seats: ToySeat[];
}

export function own(g: Readonly<Toy>, seat: Seat): ToySeat {
  return g.seats[seat] as ToySeat;
}

/** Every seat once, clockwise from the first. */
export function inOrder(g: Readonly<Toy>): Seat[] {
  return g.seats.map((_, i) => (g.first + i) % g.seats.length);
}

export function setUpToy(seats: number, seed: number, options: { rounds: number; openHands: boolean }, first?: Seat): Toy {
  const g: Toy = { questions: [{ ask: 'round' }], seed, first: 0, round: 0, ...options, pile: [], seats: [] };
  const cards = Array.from({ length: seats * 8 }, (_, i) => i + 1);
  shuffle(g, cards);
  for (let s = 0; s < seats; s++) {
    g.seats.push({ hand: cards.splice(0, CARDS_EACH).sort((a, b) => a - b), stake: 0, buried: [], pawn: 6, coins: 0, pips: 0 });
  }
  g.pile = cards;
  g.first = first ?? Math.floor(roll(g) - 1) % seats;
  return g;
}

const round: Procedure<Toy, { ask: 'round' }, ToyFact> = {
  runs(g) {
    if (g.round === g.rounds) {
      g.questions.push({ ask: 'finalCount' });
      return;
    }
    g.round++;
    const order = inOrder(g).reverse();
    g.questions.push({ ask: 'round' });
    for (const seat of order) g.questions.push({ ask: 'rollDie', seat });
    g.questions.push({ ask: 'turnOver' });
    for (const seat of order) g.questions.push({ ask: 'stake', seat });
  },
};

/** TOY-01: everybody stakes one card in secret. */
const stake: Decision<Toy, { ask: 'stake'; seat: Seat }, ToyChoice, ToyFact> = {
  asks: (_, { seat }) => seat,
  offers: (g, { seat }) => own(g, seat).hand.map(card => ({ do: 'stake', at: `card:${card}`, card })),
  happens(g, { seat }, { card = 0 }, tell) {
    const me = own(g, seat);
    me.hand = me.hand.filter(c => c !== card);
    me.stake = card;
    tell({ what: 'staked', seat });
    tell({ what: 'staked', seat, card, only: [seat] });
  },
  lapses: (_, { seat }, tell) => tell({ what: 'stayedOut', seat }),
};

/** TOY-02: the stakes are turned over together; the highest earns a coin, and all of them go under the pile. */
const turnOver: Procedure<Toy, { ask: 'turnOver' }, ToyFact> = {
  runs(g, _, tell) {
    let best: Seat = g.first;
    for (const seat of inOrder(g)) {
      const { stake: card } = own(g, seat);
      if (card > 0) tell({ what: 'turnedOver', seat, card, reveals: true });
      if (card > own(g, best).stake) best = seat;
    }
    own(g, best).coins++;
    tell({ what: 'wonCoin', seat: best });
    for (const seat of inOrder(g)) {
      const me = own(g, seat);
      if (me.stake > 0) g.pile.unshift(me.stake);
      me.stake = 0;
    }
  },
};

const rollDie: Procedure<Toy, { ask: 'rollDie'; seat: Seat }, ToyFact> = {
  runs(g, { seat }, tell) {
    own(g, seat).pips = roll(g);
    tell({ what: 'rolled', seat, pips: own(g, seat).pips });
    g.questions.push({ ask: 'spend', seat });
  },
};

/** TOY-03: each pip is a step, a drawn card or a buried card; a milestone (every fourth space) brings a gift. */
const spend: Decision<Toy, { ask: 'spend'; seat: Seat }, ToyChoice, ToyFact> = {
  asks: (_, { seat }) => seat,
  offers(g, { seat }) {
    const me = own(g, seat);
    const offers: ToyChoice[] = [];
    if (me.pips === 0) return offers;
    if (me.pawn > 0) offers.push({ do: 'step', at: `space:${me.pawn - 1}` });
    if (me.pawn < LAST_SPACE) offers.push({ do: 'step', at: `space:${me.pawn + 1}` });
    if (g.pile.length > 0) offers.push({ do: 'draw', at: 'pile' });
    for (const card of me.hand) offers.push({ do: 'bury', at: `space:${me.pawn}`, card });
    offers.push({ do: 'stop', at: 'button:stop' });
    return offers;
  },
  happens(g, { seat }, { do: how, at, card = 0 }, tell) {
    const me = own(g, seat);
    if (how === 'stop') {
      me.pips = 0;
      return;
    }
    me.pips--;
    g.questions.push({ ask: 'spend', seat });
    if (how === 'draw') draw(g, seat, tell);
    if (how === 'bury') {
      me.hand = me.hand.filter(c => c !== card);
      me.buried.push({ space: me.pawn, card });
      tell({ what: 'buried', seat, at });
    }
    if (how === 'step') {
      me.pawn = Number(at.slice('space:'.length));
      tell({ what: 'stepped', seat, at });
      if (me.pawn % 4 === 0) g.questions.push({ ask: 'gift', seat });
    }
  },
  refuses(g, { seat }, at: Spot) {
    const space = at.startsWith('space:') ? Number(at.slice('space:'.length)) : null;
    if (space === null) return null;
    return { why: 'tooFar', steps: Math.abs(space - own(g, seat).pawn), pips: own(g, seat).pips } as { why: string };
  },
};

function draw(g: Toy, seat: Seat, tell: (fact: ToyFact) => void): void {
  const card = g.pile.pop() as number;
  own(g, seat).hand.push(card);
  own(g, seat).hand.sort((a, b) => a - b);
  tell({ what: 'drew', seat, at: 'pile', reveals: true });
  tell({ what: 'drew', seat, card, only: [seat] });
}

/** TOY-04: a gift goes to another seat; the giver earns nothing but may not refuse. */
const gift: Decision<Toy, { ask: 'gift'; seat: Seat }, ToyChoice, ToyFact> = {
  asks: (_, { seat }) => seat,
  offers: (g, { seat }) => g.seats.flatMap<ToyChoice>((_, to) => (to === seat ? [] : [{ do: 'give', at: `seat:${to}` }])),
  happens(g, { seat }, { at }, tell) {
    const to = Number(at.slice('seat:'.length));
    own(g, to).coins++;
    tell({ what: 'gave', seat, to, at });
  },
};

/** TOY-05: at the end the buried cards are turned over and counted. */
const finalCount: Procedure<Toy, { ask: 'finalCount' }, ToyFact> = {
  runs(g, _, tell) {
    for (const seat of inOrder(g)) {
      for (const { space, card } of own(g, seat).buried) tell({ what: 'counted', seat, card, at: `space:${space}`, reveals: true });
    }
  },
};

export const toyRules: RuleBook<Toy, ToyQuestion, ToyChoice, ToyFact> = { round, stake, turnOver, rollDie, spend, gift, finalCount };
