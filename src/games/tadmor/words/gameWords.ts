/** From a language's form to the sentences the house asks for. */
import { gameWords } from '@/words/gameWords';
import type { GameWords, Spot } from '@/engine/contract';
import type { TadmorFact } from '../facts';
import { FAVOUR_GOODS } from '../data/missions';
import { rareCount } from '../rules/finalScoring';
import { offerTiles, priceOf } from '../rules/improvements';
import { offerKingdom, owesTax, taxGold, taxPoints } from '../rules/kingdom';
import { idleAt } from '../rules/idle';
import { totalStock } from '../rules/stock';
import { overLimit } from '../rules/turn';
import { kindOf, numberOf } from '../spots';
import { eraOf, merchantOf, type Tadmor, type TadmorChoice, type TadmorQuestion, type TadmorRefusal } from '../state';
import { offerBoard } from '../rules/anytime';
import { offerConstruction } from '../rules/construction';
import { choiceLabel, consequence } from './choiceLabel';
import { cardOf, indexOf } from './cardOf';
import { spotLabel } from './label';
import type { LanguageForm } from './languageForm';

export type TadmorWords = GameWords<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact>;

const ERA_NAMES = ['I', 'II', 'III'] as const;

function asks(t: LanguageForm, g: Readonly<Tadmor>, q: TadmorQuestion): string {
  if (!('seat' in q)) return '';
  if (q.ask === 'kingdom' && owesTax(g, q.seat)) return t.asksTax(taxGold(g), taxPoints(g));
  if (q.ask === 'discard') return t.asksLeft.discard(overLimit(merchantOf(g, q.seat)));
  if (q.ask === 'payAny') return t.asksLeft.payAny(q.left, q.left === priceOf(g));
  if (q.ask === 'anyGoods') return t.asksLeft.anyGoods(q.left, q.left === FAVOUR_GOODS);
  if (q.ask === 'freeRare') return t.asksLeft.freeRare(q.left);
  return q.ask === 'spare'
    ? t.asksLeft.spare(q.less)
    : q.ask === 'placeNext' || q.ask === 'deliver' || q.ask === 'overflow'
      ? ''
      : t.asks[q.ask];
}

/** A good asks what for, a space or tile what it shall do, a traitor whom. */
function asksHolding(t: LanguageForm, held: readonly Spot[], open: readonly TadmorChoice[]): string | null {
  const kind = open.length > 0 && open.every(c => c.do === 'traitor') ? 'tower' : kindOf(held.at(-1) ?? '');
  return kind === 'stock' || kind === 'space' || kind === 'tile' || kind === 'tower' ? t.asksHolding[kind] : null;
}

/** Said of a place where a piece would do nothing. */
function warnsOfIdling(t: LanguageForm, g: Readonly<Tadmor>, seat: number, space: number): string | null {
  const idle = space < 0 ? null : idleAt(g, seat, space);
  if (idle === null) return null;
  const said = t.refusals[idle.why] as string | ((r: TadmorRefusal) => string);
  return typeof said === 'function' ? said(idle) : said;
}

/** Whatever is left on the board is lost when its stage, or the turn, is over. */
function warns(t: LanguageForm, g: Readonly<Tadmor>, q: TadmorQuestion, c: TadmorChoice): string | null {
  if (!('seat' in q)) return null;
  if (c.do === 'place') return kindOf(c.at) === 'space' ? warnsOfIdling(t, g, q.seat, numberOf(c.at)) : null;
  if (c.do !== 'done') return null;
  const left: TadmorChoice[] = [];
  if (q.ask === 'improve') offerTiles(g, q.seat, left);
  else if (q.ask === 'construct') offerConstruction(g, q.seat, left);
  else if (q.ask === 'kingdom') {
    offerKingdom(g, q.seat, left);
    offerBoard(g, q.seat, left);
  }
  if (left.length === 0) return null;
  return q.ask === 'improve' ? t.warns.tiles : t.warns.unused;
}

function stocks(t: LanguageForm, g: Readonly<Tadmor>, seat: number): ReturnType<TadmorWords['stocks']> {
  const m = merchantOf(g, seat);
  return [
    { icon: 'barrel', count: totalStock(m), label: t.stocks.goods },
    { icon: 'tower', count: m.tower, label: t.stocks.tower },
    { icon: 'amphora', count: rareCount(m), label: t.stocks.rare },
    { icon: 'scroll', count: m.hand.length, label: t.stocks.hand },
  ];
}

export function tadmorWords(t: LanguageForm): TadmorWords {
  return gameWords(t, {
    asks: (g, q) => asks(t, g, q),
    asksHolding: (_, __, held, open) => asksHolding(t, held, open),
    choice: (g, q, c, who) => choiceLabel(t, g, q, c, who),
    consequence: (g, q, c) => consequence(t, g, q, c),
    warns: (g, q, c) => warns(t, g, q, c),
    stocks: (g, seat) => stocks(t, g, seat),
    spot: (g, at, who) => spotLabel(t, g, at, who),
    when: g => t.when(g.turn, ERA_NAMES[eraOf(g)] ?? 'I'),
    card: (g, at) => cardOf(t, at, g),
    cards: indexOf(t),
  });
}
