/** From a language's form to the sentences the house asks for. */
import { gameWords } from '@/words/gameWords';
import { upperFirst } from '@/words/grammar/text';
import type { GameWords } from '@/engine/contract';
import type { TradersFact } from '../facts';
import { RESOURCES, FOOD } from '../data/names';
import { foodNeeded } from '../rules/feeding';
import { endsWithout } from '../rules/abandon';
import { BARBARIANS, realmOf, type Traders, type TradersChoice, type TradersQuestion } from '../state';
import { cardOf, indexOf } from './cardOf';
import { asksHolding, choiceLabel, consequence } from './choiceLabel';
import { spotLabel } from './label';
import { nationOf } from './lookUp';
import type { LanguageForm } from './languageForm';

export type TradersWords = GameWords<Traders, TradersQuestion, TradersChoice, TradersFact>;

function asks(t: LanguageForm, g: Readonly<Traders>, q: TradersQuestion): string {
  switch (q.ask) {
    case 'feed':
      return isShort(g, q.seat) ? t.asksMore.hunger(foodNeeded(g, q.seat), foodOf(g, q.seat)) : t.asks.feed;
    case 'tokens':
      return t.asksMore.tokens(q.left);
    case 'act':
      return q.why === 'unification' ? t.asksMore.unification(q.left) : t.asksMore.act[q.why];
    case 'strike':
      return t.asksMore[q.side](q.left);
    case 'leave':
      return q.owner === BARBARIANS ? t.asksMore.drive : t.asksMore[q.how];
    case 'lastTurn':
      return upperFirst(t.asksMore.lastTurn(nationOf(t.names, g, q.from)));
    case 'alliance':
      return upperFirst(t.asksMore.alliance(nationOf(t.names, g, q.from)));
    case 'vote':
      return t.asksMore.vote(nationOf(t.names, g, q.from));
    default:
      return q.ask in t.asks ? t.asks[q.ask as keyof LanguageForm['asks']] : '';
  }
}

const foodOf = (g: Readonly<Traders>, seat: number): number => realmOf(g, seat).stock[FOOD] ?? 0;
const isShort = (g: Readonly<Traders>, seat: number): boolean => foodNeeded(g, seat) > foodOf(g, seat);

/** What would be lost: an army that could be fed, actions, one's place at the table, the turns to come. */
function warns(t: LanguageForm, g: Readonly<Traders>, q: TradersQuestion, c: TradersChoice): string | null {
  if (c.do === 'abandon' && 'seat' in q) return t.warns.abandon(endsWithout(g, q.seat));
  if (c.do === 'lastTurn') return t.warns.lastTurn;
  if (q.ask === 'feed' && c.do === 'starve') return isShort(g, q.seat) ? null : t.warns.starve;
  return q.ask === 'act' && c.do === 'pass' ? t.warns.pass(q.left) : null;
}

function stocks(t: LanguageForm, g: Readonly<Traders>, seat: number): ReturnType<TradersWords['stocks']> {
  const { leftIn = 0 } = realmOf(g, seat);
  if (leftIn > 0) return [{ icon: 'hourglass', count: leftIn, label: t.leftInTurn }];
  const icons = ['food', 'barrel', 'sword', 'coin'] as const;
  // A strip of seats shows as many as fit: gold, which buys points, stands first.
  return RESOURCES.map((good, i) => ({
    icon: icons[i] ?? 'barrel',
    count: realmOf(g, seat).stock[i] ?? 0,
    label: t.stocks[good],
  })).reverse();
}

export function tradersWords(t: LanguageForm): TradersWords {
  return gameWords(t, {
    asks: (g, q) => asks(t, g, q),
    asksHolding: (g, _, held) => asksHolding(t, g, held),
    choice: (g, q, c) => choiceLabel(t, g, q, c),
    consequence: (g, q, c) => consequence(t, g, q, c),
    warns: (g, q, c) => warns(t, g, q, c),
    stocks: (g, seat) => stocks(t, g, seat),
    spot: (g, at, who) => spotLabel(t, g, at, who),
    when: g => t.when(g.phase, g.turn, g.lastTurn),
    card: (g, at) => cardOf(t, g, at),
    cards: indexOf(t),
    firstDecides: options => t.firstDecides[options.nations === 'choice' ? 'choice' : 'lot'],
  });
}
