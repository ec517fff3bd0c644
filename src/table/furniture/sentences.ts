/** The table's sentences: what the referee wants, what a spot is, what somebody did. One source for eye and screen reader. */
import { upperFirst } from '@/words/grammar/text';
import { isolated } from '@/words/isolated';
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
  p.plays === 'human' || isStandIn(p) ? isolated(p.name) : words.hands.titled(words.levels[p.plays].title, isolated(p.name));

/** The same, where it matters who plays now. */
export const nowPlaying = (p: Player, words: Words): string =>
  p.plays !== 'human' && isStandIn(p) ? words.hands.inFor(words.levels[p.plays].title, isolated(p.name)) : playerName(p, words);

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
    return [words.hands.changedFrom(isolated(name), [...all].map(one => oneOf(one, words)).join(', '))];
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
    isolated(players[seat]?.name ?? '');

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
    // Of several steps the first lies in hand already, and tells which is meant.
    return (now.game.path?.(only).length ?? 1) > 1 ? plainLine(now, only, gameWords) : choiceLine(now, only, gameWords);
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
  /** It begins what was done by itself. */
  readonly byItself: boolean;
  /** Whom it is about: the seat it names. Where it names none, the act itself is about whoever chose, and what came of it about nobody. */
  readonly about: Seat | null;
}

/** The sentences of one chronicle entry. */
export function tellings(entry: Entry, gameWords: GameWords, who: Who): readonly Telling[] {
  const told: Telling[] = [];
  for (const fact of entry.facts) {
    const text = gameWords.told(fact, who);
    const about = seatOf(fact) ?? (told.length === 0 ? entry.seat : null);
    const byItself = entry.byItself === true && told.length === 0;
    if (text !== null) told.push({ text, fact, at: fact.at ?? null, of: whose(fact, entry), byItself, about });
  }
  return told;
}

/** As it is read: where nobody had anything to choose it says so. */
export const sentenceOf = ({ text, byItself }: Telling, words: Words): string => (byItself ? words.match.byItself(text) : text);

/** Does whoever reads of one seat alone read this? What is about nobody comes with the act it came of. */
export const concerns = ({ about }: Telling, { seat }: Pick<Entry, 'seat'>, only: Seat | null): boolean =>
  only === null || only === (about ?? seat);

interface Line {
  readonly label: string;
  readonly hint: string | null;
}

const plainLine = (now: MatchView, c: Choice, gameWords: GameWords): Line => ({
  label: labelOf(now, c, gameWords),
  hint: now.question === null ? null : (gameWords.consequence?.(now.view, now.question, c) ?? null),
});

/** By the offers of a question: those that would read the same, and what tells them apart. Forgotten with the question. */
const alike = new WeakMap<readonly Choice[], Map<GameWords, ReadonlyMap<Choice, string>>>();

/** The first place on the way of each where they part: where else the same piece lies, or the same unit stands. */
function apart(now: MatchView, same: readonly Choice[], gameWords: GameWords): readonly string[] {
  const paths = same.map(c => now.game.path?.(c) ?? [c.at]);
  const parts = (i: number): boolean => new Set(paths.map(path => path[i])).size > 1;
  const from = paths[0]?.findIndex((_, i) => parts(i)) ?? -1;
  const names = paths.map(path => gameWords.spot(now.view, path[from] ?? '', namedIn(now)));
  return new Set(names).size === names.length ? names : names.map((name, i) => `${name} (${i + 1})`);
}

function whichOf(now: MatchView, c: Choice, gameWords: GameWords): string | null {
  const known = alike.get(now.offers) ?? new Map<GameWords, ReadonlyMap<Choice, string>>();
  alike.set(now.offers, known);
  let which = known.get(gameWords);
  if (which === undefined) {
    const lines = new Map<string, Choice[]>();
    for (const each of now.offers) {
      const line = JSON.stringify(plainLine(now, each, gameWords));
      const same = lines.get(line);
      if (same === undefined) lines.set(line, [each]);
      else same.push(each);
    }
    const several = [...lines.values()].filter(same => same.length > 1);
    which = new Map(several.flatMap(same => apart(now, same, gameWords).map((name, i) => [same[i] as Choice, name] as const)));
    known.set(gameWords, which);
  }
  return which.get(c) ?? null;
}

/** A choice with its price, as one line of a list; no two lines of a question read the same. */
export function choiceLine(now: MatchView, c: Choice, gameWords: GameWords): Line {
  const { label, hint } = plainLine(now, c, gameWords);
  const which = whichOf(now, c, gameWords);
  return { label, hint: which === null ? hint : hint === null ? which : `${which} · ${hint}` };
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
