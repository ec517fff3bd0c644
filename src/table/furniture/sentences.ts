/** The table's sentences: what the referee wants, what a spot is, what somebody did. One source for eye and screen reader. */
import { upperFirst } from '@/words/grammar/text';
import type { Choice, Fact, Game, GameWords, Seat, Spot, Who } from '@/engine/contract';
import type { Seal } from '@/engine/undo';
import { isStandIn } from '@/match/seatControl';
import type { Entry, MatchView, Player, Plays, Undo } from '@/match/matchView';
import type { Words } from '@/words/en';
import type { Manners } from '../finger/finger';
import type { SpotLook } from '../kit/held';
import { narrowed } from '../kit/narrowed';

/** A seat that a bot plays for somebody keeps that person's name. */
export const playerName = (p: Player, words: Words): string =>
  p.plays === 'human' || isStandIn(p) ? p.name : words.hands.titled(words.levels[p.plays].title, p.name);

/** The same, where it matters who plays now. */
export const nowPlaying = (p: Player, words: Words): string =>
  p.plays !== 'human' && isStandIn(p) ? words.hands.inFor(words.levels[p.plays].title, p.name) : playerName(p, words);

const oneOf = (plays: Plays, words: Words): string => (plays === 'human' ? words.hands.person : words.levels[plays].one);

export const playsNow = (p: Player, words: Words): string => {
  const one = oneOf(p.plays, words);
  return upperFirst(isStandIn(p) ? words.hands.standsIn(one) : words.hands.plays(one));
};

/** A line for each seat that has changed hands, with everybody who has played there. */
export const changesOfHands = (players: readonly Player[], words: Words): readonly string[] =>
  players.flatMap(({ name, plays, before }) => {
    if (before === undefined) return [];
    const all = new Set([...before.map(h => h.plays), plays]);
    return [words.hands.changedFrom(name, [...all].map(one => oneOf(one, words)).join(', '))];
  });

export const whoAt =
  (players: readonly Player[], words: Words): Who =>
  seat => {
    const player = players[seat];
    return player === undefined ? words.newMatch.defaultName(seat + 1) : playerName(player, words);
  };

/** Names as they were given: a button has no room for how well a bot plays. */
const namedIn =
  ({ players }: MatchView): Who =>
  seat =>
    players[seat]?.name ?? '';

/** A choice as a label; absent a question, nobody can make it. */
export const labelOf = (now: MatchView, c: Choice, gameWords: GameWords): string =>
  now.question === null ? c.do : gameWords.choice(now.view, now.question, c, namedIn(now));

/** What the way back leads to, or what closed it, in the words of what chance is in this game. */
export function undoLabel({ steps, seal, by, past = [] }: Undo, { luck }: Pick<Game, 'luck'>, words: Words, who: Who): string {
  const { undoSteps, undoPast, noUndo, sealed } = words.match;
  if (steps > 0) return past.length === 0 ? undoSteps(steps) : undoPast(steps, words.list(past.map(who)));
  if (seal === null) return noUndo;
  if (seal === 'luck') return sealed.luck[luck];
  return seal === 'passed' ? sealed.passed(by === undefined ? '' : who(by)) : sealed[seal];
}

/** What a choice would close. */
export const sealLine = (seal: Seal, { luck }: Pick<Game, 'luck'>, words: Words): string =>
  seal === 'luck' ? words.match.seals.luck[luck] : words.match.seals[seal];

/** What lies at a spot, or what a tap there does. */
export function describing(gameWords: GameWords, words: Words, who: Who): Manners['describe'] {
  return (now, at, _state, endings) => {
    const [only] = endings;
    const { question, view } = now;
    if (question === null || only === undefined) return { label: gameWords.spot(view, at, who), hint: null };
    if (endings.length > 1) return { label: `${gameWords.spot(view, at, who)}: ${words.match.several(endings.length)}`, hint: null };
    return { label: labelOf(now, only, gameWords), hint: gameWords.consequence?.(view, question, only) ?? null };
  };
}

const seatOf = (fact: Fact): Seat | null => ('seat' in fact && typeof fact.seat === 'number' ? fact.seat : null);

/** A fact of a seat happened where that seat's things lie, else where those of whoever chose do. */
export const whose = (fact: Fact, { seat }: Entry): Seat => seatOf(fact) ?? seat;

export interface Telling {
  readonly text: string;
  readonly fact: Fact;
  readonly at: Spot | null;
  /** Whose place that is, where every seat has one like it. */
  readonly of: Seat;
  /** Whom it is about: the seat it names. Where it names none, the act itself is about whoever chose, and what came of it about nobody. */
  readonly about: Seat | null;
}

/** The sentences of one chronicle entry. */
export function tellings(entry: Entry, gameWords: GameWords, who: Who): readonly Telling[] {
  const told: Telling[] = [];
  for (const fact of entry.facts) {
    const text = gameWords.told(fact, who);
    const about = seatOf(fact) ?? (told.length === 0 ? entry.seat : null);
    if (text !== null) told.push({ text, fact, at: fact.at ?? null, of: whose(fact, entry), about });
  }
  return told;
}

/** Does whoever reads of one seat alone read this? What is about nobody comes with the act it came of. */
export const concerns = ({ about }: Telling, { seat }: Pick<Entry, 'seat'>, only: Seat | null): boolean =>
  only === null || only === (about ?? seat);

/** A choice with its price, as one line of a list. */
export function choiceLine(now: MatchView, c: Choice, gameWords: GameWords): { readonly label: string; readonly hint: string | null } {
  const hint = now.question === null ? null : gameWords.consequence?.(now.view, now.question, c);
  return { label: labelOf(now, c, gameWords), hint: hint ?? null };
}

/** What a tap on a spot would do, with its price or gain; null: nothing is offered there. */
export function previewOf({ state, label, hint }: SpotLook): string | null {
  if (state === 'quiet') return null;
  return hint === null ? label : `${label} · ${hint}`;
}

const thinkingOf = (player: Player | undefined, words: Words, name: string): string =>
  player !== undefined && isStandIn(player)
    ? upperFirst(words.hands.thinksFor(oneOf(player.plays, words), name))
    : words.match.thinking(name);

/** The prompt line: what the referee wants, of whom; with something in hand, where it may go. */
export function promptOf(now: MatchView, gameWords: GameWords, words: Words, who: Who, held: readonly Spot[] = []): string {
  if (now.taught === true) return words.learn.read;
  if (now.over || now.question === null || now.asked === null) return words.match.over;
  if (now.thinking !== null || now.offers.length === 0) return thinkingOf(now.players[now.asked], words, who(now.asked));
  const path = (c: Choice) => now.game.path?.(c) ?? [c.at];
  const open = held.length === 0 ? null : narrowed({ offers: now.offers, path, selected: held });
  const holding = open === null ? null : gameWords.asksHolding?.(now.view, now.question, held, open);
  return holding ?? words.match.yourTurn(who(now.asked), gameWords.asks(now.view, now.question));
}
