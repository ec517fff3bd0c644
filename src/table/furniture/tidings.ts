/** News: facts that belong together become one card, from the chronicle of whoever looks. A game only says which belong together. */
import type { Fact, GameWords, Seat, Who } from '@/engine/contract';
import type { Entry, MatchView } from '@/match/matchView';
import { humansAt } from '@/match/seatControl';
import type { Tiding, Tidings } from '../kit/boardProps';
import { tellings, type Telling } from './sentences';

export interface News {
  readonly kind: string;
  /** When it began: after so many choices, and within one choice in the order of its facts. */
  readonly at: number;
  /** The first leads. */
  readonly lines: readonly Telling[];
  /** Empty: everybody. */
  readonly touches: ReadonlySet<Seat>;
  /** Nothing in it asks to be read before one goes on. */
  readonly passes: boolean;
  /** More may come to it. */
  readonly open: boolean;
}

interface Draft extends Pick<News, 'kind' | 'at'> {
  readonly lines: Telling[];
  readonly touches: Set<Seat>;
  readonly lasts: boolean;
  passes: boolean;
  open: boolean;
}

/** Of the facts of one choice, which are fewer. */
const FACT = 1 / 4096;
/** After everything that a choice has caused. */
export const allOf = (n: number): number => n + 1 - FACT;

/** Does it belong to the card that is open? */
const joins = (open: Draft | undefined, { kind, anew, joins: any }: Tiding): boolean =>
  open !== undefined && anew !== true && (any === true || kind === undefined || kind === open.kind);

/** Adds what a fact tells to the card it belongs to; null: it belongs to none. */
function draftFor(news: Draft[], tiding: Tiding, at: number): Draft | null {
  const last = news.at(-1);
  const open = last?.open === true ? last : undefined;
  if (tiding.ends === true) {
    if (open !== undefined) open.open = false;
    return null;
  }
  if (joins(open, tiding)) return open ?? null;
  const { kind, lasts = false } = tiding;
  if (kind === undefined) return null;
  if (open !== undefined) open.open = false;
  const card: Draft = { kind, at, lines: [], touches: new Set(), lasts, passes: true, open: true };
  news.push(card);
  return card;
}

/** The cards of these entries, in order. */
export function newsOf(entries: readonly Entry[], tidings: Tidings, gameWords: GameWords, who: Who): readonly News[] {
  const news: Draft[] = [];
  for (const entry of entries) {
    const told = new Map(tellings(entry, gameWords, who).map(t => [t.fact, t]));
    for (const [i, fact] of entry.facts.entries()) {
      const tiding = tidings.of(fact);
      const card = tiding === null ? null : draftFor(news, tiding, entry.n + i * FACT);
      if (tiding === null || card === null) continue;
      const line = told.get(fact);
      if (line !== undefined) card.lines.push(line);
      for (const seat of tiding.touches ?? []) card.touches.add(seat);
      if (tiding.passes !== true) card.passes = false;
      if (tiding.closes === true) card.open = false;
    }
    const last = news.at(-1);
    if (last?.open === true && !last.lasts) last.open = false;
  }
  return news.filter(({ lines }) => lines.length > 0);
}

/** The card that a fact was told on; null: it was told on none, or passed by. */
export function cardOf(fact: Fact, entries: readonly Entry[], tidings: Tidings | undefined, gameWords: GameWords, who: Who): News | null {
  if (tidings === undefined) return null;
  return newsOf(entries, tidings, gameWords, who).find(card => !card.passes && card.lines.some(line => line.fact === fact)) ?? null;
}

/** So much of the news each seat has read: everything that began no later. */
export type Read = Readonly<Record<Seat, number>>;

/** Who reads together: whoever looks, and where nobody has anything to hide everybody who sits at the device. */
export function readers({ game, view, me, players }: Pick<MatchView, 'game' | 'view' | 'me' | 'players'>): readonly Seat[] {
  const humans = humansAt(players);
  if (!humans.includes(me)) return [];
  return humans.some(seat => game.hasSecrets(view, seat)) ? [me] : humans;
}

export interface Unread {
  readonly news: readonly News[];
  /** So much is read once these are. */
  readonly upTo: number;
}

/** What whoever looks has not read yet; nothing while the curtain is drawn, and of what still goes on nothing before it is over. */
export function unread(now: MatchView, tidings: Tidings | undefined, gameWords: GameWords, who: Who, read: Read): Unread {
  const upTo = allOf(now.chronicle.at(-1)?.n ?? 0);
  const from = read[now.me] ?? Infinity;
  const together = readers(now);
  if (tidings === undefined || now.curtain !== null || together.length === 0 || from >= upTo) return { news: [], upTo };
  const later = now.chronicle.filter(entry => entry.n >= Math.floor(from));
  const all = newsOf(later, tidings, gameWords, who).filter(({ at }) => at > from);
  const goesOn = tidings.goesOn?.(now.view) === true ? all.find(({ open }) => open) : undefined;
  const news = all.filter(card => card !== goesOn && (card.touches.size === 0 || together.some(seat => card.touches.has(seat))));
  return { news, upTo: goesOn === undefined ? upTo : goesOn.at - FACT / 2 };
}
