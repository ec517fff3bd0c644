/** What is hidden (HID): decks, cards face down, Votes and Fate cards in a closed hand. Everything else lies open (CMP-08). */
import type { Seat } from '@/engine/contract';
import { below, shuffle } from '@/engine/dice';
import type { RealmQuestion } from './asking';
import { copy } from './copy';
import { AGENDAS } from './data/agendas';
import { backOf, colourOf, EVENTS } from './data/events';
import { FATE } from './data/fate';
import { NEUTRAL_COPIES, PER_AREA, REGULARS, TROOP_CARDS } from './data/numbers';
import { addTroop } from './rules/armies';
import { armiesOf, armyOf, cardOf, FIRST_NEUTRAL, HIDDEN, isNeutral, NONE, seatOfCard, type Baron, type Realm } from './state';

const isAsked = (g: Readonly<Realm>, ask: RealmQuestion['ask']): boolean => g.questions.some(q => q.ask === ask);

export function seenBy(g: Readonly<Realm>, seat: Seat | null): Realm {
  const view = copy(g);
  view.seed = 0;
  const top = g.events.at(-1);
  for (const deck of [view.fate, view.events, view.agendas, view.mercenaries, view.neutral]) deck.fill(HIDDEN);
  if (top !== undefined) view.events[view.events.length - 1] = backOf(top);
  view.barons.forEach((b, other) => other !== seat && closeHand(view, b, other));
  view.areas = g.areas.map(cards => faceDown(cards, seat));
  if (view.battle !== null) {
    const { seat: attacker, attack, hands, counts } = view.battle;
    if (attacker !== seat && counts[0].length === 0) hands[0].fill(HIDDEN);
    if ((attack.foe === NONE || attack.foe !== seat) && counts[1].length === 0) hands[1].fill(HIDDEN);
  }
  view.questions = view.questions.map(q => (q.ask === 'writeVotes' && q.seat !== seat ? { ...q, left: HIDDEN } : q));
  return view;
}

/** Own cards are known by their area, not their order (PLN-04). */
function faceDown(cards: readonly number[], seat: Seat | null): number[] {
  const own = cards.filter(card => !isNeutral(card) && seatOfCard(card) === seat).sort((a, b) => a - b);
  return [...own, ...cards.slice(own.length).map(() => HIDDEN)];
}

/** What another Baron keeps to himself; cards that lie face down count as in his hand. */
function closeHand(view: Realm, b: Baron, seat: Seat): void {
  for (const deed of [
    ...b.plan.flat(),
    ...view.areas.flat().flatMap(card => (!isNeutral(card) && seatOfCard(card) === seat ? [card % 6] : [])),
  ])
    b.hand[deed] = (b.hand[deed] as number) + 1;
  b.plan = [0, 1, 2].map(() => (b.done && view.stage === 'planning' ? [HIDDEN] : []));
  if (b.done && b.commit !== NONE) b.commit = HIDDEN;
  if (isAsked(view, 'sheetsShown')) b.sheet.fill(HIDDEN);
  if (!isAsked(view, 'levied')) return;
  for (const army of armiesOf(seat)) b.levy.push(...armyOf(view, army).troops.splice(0));
  b.levy.sort((x, y) => x - y);
}

const upTo = (n: number, from = 0): number[] => Array.from({ length: n - from }, (_, i) => from + i);

/** Whatever is not seen anywhere is dealt from the seed. */
export function deal(view: Readonly<Realm>, seed: number): Realm {
  const g = copy(view);
  g.seed = seed;
  const limbo = inQuestions(g);
  fill(g, [g.fate, ...(g.battle?.hands ?? [])], upTo(FATE.length));
  dealEvents(g);
  fill(g, [g.agendas], upTo(AGENDAS.length), [
    ...limbo.agendas,
    ...g.agendaDiscards,
    ...g.display,
    ...g.laws,
    ...g.barons.flatMap(b => b.charges),
    ...g.nobles.map(n => n.office),
  ]);
  const armies = g.barons.flatMap((b, seat) => [...b.levy, ...armiesOf(seat).flatMap(army => armyOf(g, army).troops)]);
  fill(g, [g.mercenaries], upTo(TROOP_CARDS, REGULARS), [...limbo.troops, ...g.mercenaryDiscards, ...g.offer, ...armies]);
  dealAreas(g);
  g.barons.forEach((b, seat) => dealBaron(g, b, seat));
  g.questions = g.questions.map(q => (q.ask === 'writeVotes' && q.left === HIDDEN ? { ...q, left: leftOf(g, q.seat) } : q));
  return g;
}

const leftOf = (g: Readonly<Realm>, seat: Seat): number => {
  const b = g.barons[seat] as Baron;
  return b.votes - b.sheet.reduce((sum, votes) => sum + votes, 0);
};

/** Cards that are on their way from one place to another. */
function inQuestions(g: Readonly<Realm>): { readonly agendas: number[]; readonly troops: number[] } {
  const agendas = g.assembly?.matter == null ? [] : [g.assembly.matter.card];
  const troops: number[] = [];
  for (const q of g.questions) {
    if (q.ask === 'agenda' || q.ask === 'accept' || q.ask === 'enact' || q.ask === 'office') agendas.push(q.card);
    if (q.ask === 'station') troops.push(q.card);
  }
  return { agendas, troops };
}

function fill(g: Realm, places: readonly number[][], all: readonly number[], elsewhere: readonly number[] = []): void {
  const seen = new Set([...elsewhere, ...places.flat()]);
  const unseen = shuffle(
    g,
    all.filter(card => !seen.has(card)),
  );
  for (const cards of places) for (let i = 0; i < cards.length; i++) if (cards[i] === HIDDEN) cards[i] = unseen.pop() as number;
}

/** The top one by its back. */
function dealEvents(g: Realm): void {
  const back = g.events.at(-1);
  if (back === undefined) return;
  const seen = [...g.eventDiscards, ...g.lasting.map(one => one.card), g.happening?.card ?? NONE];
  const unseen = shuffle(
    g,
    upTo(EVENTS.length).filter(card => !seen.includes(card)),
  );
  const at = unseen.findIndex(card => back >= 0 || colourOf(card) === colourOf(back));
  g.events = [...unseen.filter((_, i) => i !== at), unseen[at] as number];
}

/** What lies face down: as many cards of each Baron as everybody saw him lay, and neutral ones. */
function dealAreas(g: Realm): void {
  const seen = g.neutralSeen.slice();
  const neutral = shuffle(
    g,
    NEUTRAL_COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => FIRST_NEUTRAL + kind)).filter(card => {
      const at = seen.indexOf(card);
      if (at >= 0) seen.splice(at, 1);
      return at < 0;
    }),
  );
  g.areas = g.areas.map((cards, area) => {
    const known = cards.filter(card => card !== HIDDEN);
    g.barons.forEach((b, seat) => {
      const own = known.filter(card => seatOfCard(card) === seat).length;
      for (let i = own; i < (b.lying[area] as number); i++) known.push(cardOf(seat, takeFromHand(g, b)));
    });
    while (known.length < cards.length) known.push(neutral.pop() as number);
    return shuffle(g, known);
  });
  g.neutral = neutral;
}

/** Not one of those that came back face up. */
function takeFromHand(g: Realm, b: Baron): number {
  const choices = b.hand.flatMap((count, deed) => Array.from({ length: Math.max(0, count - (b.back[deed] as number)) }, () => deed));
  const deed = choices[below(g, choices.length)] as number;
  b.hand[deed] = (b.hand[deed] as number) - 1;
  return deed;
}

function dealBaron(g: Realm, b: Baron, seat: Seat): void {
  if (b.commit === HIDDEN) b.commit = below(g, b.votes + 1);
  let left = b.votes;
  b.sheet = b.sheet.map(votes => {
    const written = votes === HIDDEN ? below(g, left + 1) : votes;
    left -= written;
    return written;
  });
  if (!b.done) return;
  if (isAsked(g, 'levied') && b.levy.length > 0) {
    const armies = armiesOf(seat);
    for (const card of b.levy.splice(0)) addTroop(g, armies[below(g, armies.length)] as number, card);
  }
  if (b.plan.flat().includes(HIDDEN)) b.plan = b.plan.map(() => planArea(g, b));
}

/** Two of what he has, as one usually lays. */
function planArea(g: Realm, b: Baron): number[] {
  const laid: number[] = [];
  while (laid.length < PER_AREA && b.hand.some(count => count > 0)) laid.push(takeFromHand(g, b));
  return laid.sort((x, y) => x - y);
}

/** Only what is being entered in secret needs a curtain (HID-01); cards laid earlier are shown to nobody. */
export function hasSecrets(g: Readonly<Realm>, seat: Seat): boolean {
  const b = g.barons[seat] as Baron;
  const side = g.battle === null ? -1 : [g.battle.seat, g.battle.attack.foe].indexOf(seat);
  const hand = g.battle?.hands[side] ?? [];
  return (
    g.stage === 'planning' ||
    isAsked(g, 'levied') ||
    isAsked(g, 'sheetsShown') ||
    (b.commit >= 0 && isAsked(g, 'unveil')) ||
    g.questions.some(q => q.ask === 'commit' && q.seat === seat) ||
    (hand.length > 0 && isAsked(g, 'showHands'))
  );
}
