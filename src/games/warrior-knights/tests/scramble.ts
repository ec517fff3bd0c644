/** Everything a seat cannot know is changed about, without asking the game's own `deal`. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import { colourOf } from '../data/events';
import { armiesOf, armyOf, isNeutral, NONE, seatOfCard, type Realm } from '../state';

export function scramble(g: Readonly<Realm>, seat: Seat, seed: number): Realm {
  const other = JSON.parse(JSON.stringify(g)) as Realm;
  const { lot, turnAbout } = lots(seed);
  other.seed = lot(1 << 30);
  for (const deck of [other.agendas, other.mercenaries]) turnAbout(deck);
  const asks = (ask: string): boolean => g.questions.some(q => q.ask === ask);
  scrambleFate(other, seat, turnAbout);
  scrambleEvents(other, turnAbout);
  scrambleNeutral(other, turnAbout);
  other.barons.forEach((b, owner) => {
    if (owner === seat) return;
    if (b.done && b.commit !== NONE) b.commit = lot(b.votes + 1);
    if (asks('sheetsShown')) b.sheet = b.sheet.map(() => 0);
    if (b.done && asks('levied')) {
      const cards = armiesOf(owner).flatMap(army => armyOf(other, army).troops.splice(0));
      for (const card of cards.sort((x, y) => x - y)) armyOf(other, armiesOf(owner)[lot(5)]!).troops.push(card);
    }
    if (g.stage === 'planning') scramblePlan(b, lot);
  });
  if (asks('sheetsShown'))
    other.questions = other.questions.map(q =>
      q.ask === 'writeVotes' && q.seat !== seat ? { ...q, left: other.barons[q.seat]!.votes } : q,
    );
  if (g.stage === 'actions') scrambleAreas(other, seat, turnAbout);
  for (const cards of other.areas) turnAbout(cards);
  return other;
}

type TurnAbout = <T>(list: T[]) => T[];

/** Deck and closed hands. */
function scrambleFate(g: Realm, seat: Seat, turnAbout: TurnAbout): void {
  const closed: number[][] = [];
  if (g.battle !== null && g.battle.counts[0].length === 0) {
    if (g.battle.seat !== seat) closed.push(g.battle.hands[0]);
    if (g.battle.attack.foe !== seat) closed.push(g.battle.hands[1]);
  }
  const hat = turnAbout([...g.fate, ...closed.flat()]);
  for (const cards of [g.fate, ...closed]) cards.splice(0, cards.length, ...hat.splice(0, cards.length));
}

/** The back of the top card is known. */
function scrambleEvents(g: Realm, turnAbout: TurnAbout): void {
  const top = g.events.at(-1);
  if (top === undefined) return;
  turnAbout(g.events);
  const alike = g.events.findIndex(card => colourOf(card) === colourOf(top));
  g.events.push(...g.events.splice(alike, 1));
}

function scrambleNeutral(g: Realm, turnAbout: TurnAbout): void {
  const hat = turnAbout([...g.neutral, ...g.areas.flat().filter(isNeutral)]);
  g.areas = g.areas.map(cards => cards.map(card => (isNeutral(card) ? (hat.pop() as number) : card)));
  g.neutral = hat;
}

/** Other cards laid on other areas. */
function scramblePlan(b: Realm['barons'][number], lot: (n: number) => number): void {
  for (const deed of b.plan.flat()) b.hand[deed] = b.hand[deed]! + 1;
  b.plan = [[], [], []];
  if (!b.done) return;
  for (const laid of b.plan) {
    const deed = lot(6);
    if (b.hand[deed] === 0) continue;
    b.hand[deed] = b.hand[deed]! - 1;
    laid.push(deed);
  }
}

/** What others laid is exchanged with what they kept, but for cards that came back face up. */
function scrambleAreas(g: Realm, seat: Seat, turnAbout: TurnAbout): void {
  g.barons.forEach((b, owner) => {
    if (owner === seat || b.out) return;
    const kept = b.hand.flatMap((count, deed) => Array.from({ length: Math.max(0, count - b.back[deed]!) }, () => deed));
    const isTheirs = (card: number): boolean => !isNeutral(card) && seatOfCard(card) === owner;
    const hat = turnAbout([
      ...kept,
      ...g.areas
        .flat()
        .filter(isTheirs)
        .map(card => card % 6),
    ]);
    g.areas = g.areas.map(cards => cards.map(card => (isTheirs(card) ? 6 * owner + hat.pop()! : card)));
    b.hand = b.hand.map((count, deed) => Math.min(count, b.back[deed]!) + hat.filter(one => one === deed).length);
  });
}
