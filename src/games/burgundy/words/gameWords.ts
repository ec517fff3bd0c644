/** From a language's form to the sentences the house asks for. */
import { gameWords } from '@/words/gameWords';
import type { GameWords, Spot } from '@/engine/contract';
import { PHASES } from '../data/names';
import { ROUNDS_PER_PHASE } from '../data/scoring';
import { offerPlaces } from '../rules/placeTile';
import { offerPurchases } from '../rules/purchase';
import { kindOf, numberOf } from '../spots';
import type { BurgundyFact } from '../facts';
import type { BurgundyChoice, BurgundyDecision, BurgundyQuestion } from '../asking';
import { estateOf, isUsed, NONE, unusedDice, dukeOf, type Burgundy } from '../state';
import { storesOf } from '../teams';
import { cardOf, indexOf } from './cardOf';
import { choiceLabel, consequence } from './choiceLabel';
import { spotLabel } from './label';
import { tileNoun } from './tileNoun';
import type { LanguageForm } from './languageForm';

export type BurgundyWords = GameWords<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact>;

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

function asks(t: LanguageForm, g: Readonly<Burgundy>, q: BurgundyQuestion): string {
  if (q.ask === 'makeRoom') return t.asksRoom(tileNoun(t.names, q.tile));
  if (q.ask !== 'turn') return t.asks[q.ask as Exclude<BurgundyDecision['ask'], 'turn' | 'makeRoom'>] ?? '';
  const unused = unusedDice(dukeOf(g, q.seat));
  if (unused > 0) return t.asksTurn[unused === 2 ? 'bothDice' : 'oneDie'];
  const purchases: BurgundyChoice[] = [];
  offerPurchases(g, q.seat, purchases);
  return t.asksTurn[purchases.length > 0 ? 'onlyPurchase' : 'nothing'];
}

const USES = ['take', 'place', 'sell', 'workers'] as const;

/** A stored tile asks for its space, a die for what it shall do. */
function asksHolding(
  t: LanguageForm,
  g: Readonly<Burgundy>,
  q: BurgundyQuestion,
  held: readonly Spot[],
  open: readonly BurgundyChoice[],
): string | null {
  if (!('seat' in q)) return null;
  const estate = estateOf(g, q.seat);
  const store = held.find(at => kindOf(at) === 'store');
  if (store !== undefined) return t.asksSpace(tileNoun(t.names, estate.storage[numberOf(store)] ?? NONE));
  const die = held.find(at => kindOf(at) === 'die');
  if (die === undefined) return null;
  return t.asksDie(
    dukeOf(g, q.seat).dice[numberOf(die)] ?? 0,
    USES.filter(use => open.some(c => c.do === use)),
  );
}

/** TRN-02: a die that stays unused is lost. A purchase left undone is no loss: the silver stays. */
function warns(t: LanguageForm, g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): string | null {
  if (q.ask !== 'turn' || c.do !== 'endTurn') return null;
  const duke = dukeOf(g, q.seat);
  const dice = unusedDice(duke);
  if (dice === 0) return null;
  const places: BurgundyChoice[] = [];
  for (const die of [0, 1]) if (!isUsed(duke, die)) offerPlaces(g, q.seat, die, places);
  return t.warns({ dice, canPlace: places.length > 0 });
}

function stocks(t: LanguageForm, g: Readonly<Burgundy>, seat: number): ReturnType<BurgundyWords['stocks']> {
  const estate = estateOf(g, seat);
  return [
    { icon: 'silver', count: estate.silver, label: t.stocks.silver },
    { icon: 'worker', count: estate.workers, label: t.stocks.workers },
    { icon: 'barrel', count: sum(estate.goods), label: t.stocks.goods },
    { icon: 'hex', count: storesOf(g, seat).filter(store => estate.storage[store] !== NONE).length, label: t.stocks.storage },
  ];
}

export function burgundyWords(t: LanguageForm): BurgundyWords {
  return gameWords(t, {
    asks: (g, q) => asks(t, g, q),
    asksHolding: (g, q, held, open) => asksHolding(t, g, q, held, open),
    choice: (g, q, c) => choiceLabel(t, g, q, c),
    consequence: (g, q, c) => consequence(t, g, q, c),
    warns: (g, q, c) => warns(t, g, q, c),
    stocks: (g, seat) => stocks(t, g, seat),
    spot: (g, at, who) => spotLabel(t, g, at, who),
    when: g => t.when(PHASES[g.phase] ?? '', Math.min(g.round + 1, ROUNDS_PER_PHASE)),
    card: (g, at) => cardOf(t, g, at),
    cards: indexOf(t),
  });
}
