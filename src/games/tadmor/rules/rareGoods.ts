/** 9.16, 9.18–9.21: rare goods from three stacks, bought or free. */
import type { Seat, Spot } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { colourOf, RARE_GOODS } from '../data/names';
import { FREE_RARE_POINTS, RARE_COST, RARE_DISCOUNT, REPUTATION_PRICE } from '../data/numbers';
import { BENDING, tileOf } from '../data/tiles';
import { kindOf, numberOf, rareSpot, stackSpot } from '../spots';
import { book, has, merchantOf, type Deciding, type Merchant, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { canPay, charge } from './pay';
import { sendHome } from './pieces';

/** `private`: by I47, whose piece stands on no space of the board. */
type How = 'bought' | 'byName' | 'private' | 'free';

const stackAt = (g: Readonly<Tadmor>, colour: number): number[] => g.stacks[colour] as number[];
export const rareDiscount = (m: Readonly<Merchant>): number => (has(m, BENDING.bulkContracts) ? RARE_DISCOUNT : 0);

/** 9.18; 9.20: only on the board, once a turn, and never below 0 points. */
export function offerRare(g: Readonly<Tadmor>, seat: Seat, from: Spot, colour: number, offers: TadmorChoice[]): void {
  if (stackAt(g, colour).length === 0) return;
  const m = merchantOf(g, seat);
  const at = stackSpot(colour);
  if (canPay(g, seat, RARE_COST[colour] as readonly number[], rareDiscount(m))) offers.push({ do: 'buyRare', at, from });
  if (kindOf(from) === 'space' && has(m, BENDING.reputation) && !m.reputationUsed && m.points >= REPUTATION_PRICE)
    offers.push({ do: 'buyRareByName', at, from });
}

export function payForRare(g: Tadmor, seat: Seat, colour: number, from: Spot, tell: TadmorTell): void {
  charge(g, seat, RARE_COST[colour] as readonly number[], rareDiscount(merchantOf(g, seat)), { for: 'rare', colour, from }, tell);
}

export function buyByName(g: Tadmor, seat: Seat, colour: number, from: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.reputationUsed = true;
  book(m, 'spent', -REPUTATION_PRICE);
  sendHome(g, seat, from);
  buyRare(g, seat, colour, 'byName', tell);
}

/** 9.21: with I43 the buyer looks through the stack. */
export function buyRare(g: Tadmor, seat: Seat, colour: number, how: How, tell: TadmorTell): void {
  const kinds = new Set(stackAt(g, colour));
  if (has(merchantOf(g, seat), BENDING.firstPick) && kinds.size > 1)
    g.questions.push({ ask: 'firstPick', seat, colour, ...(how === 'bought' ? null : { how: how === 'byName' ? how : 'private' }) });
  else gainRare(g, seat, stackAt(g, colour).pop() as number, how, tell);
}

/** 9.19: I8 and I27 pay more for what was bought on the board, and nothing for what I47 buys: that is neither an action of the board nor free. */
function gainRare(g: Tadmor, seat: Seat, rare: number, how: How, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.rare[rare] = (m.rare[rare] as number) + 1;
  let points = 0;
  for (const tile of m.tiles) {
    const { perRareGood } = tileOf(tile);
    if (perRareGood !== undefined && how !== 'private') points += how === 'free' ? FREE_RARE_POINTS : perRareGood;
  }
  book(m, 'tiles', points);
  tell({ what: 'gotRare', seat, rare, how: how === 'private' ? 'bought' : how, points, reveals: true });
}

function pickFrom(g: Tadmor, seat: Seat, rare: number, how: How, tell: TadmorTell): void {
  const colour = colourOf(rare);
  const stack = stackAt(g, colour);
  stack.splice(stack.indexOf(rare), 1);
  shuffle(g, stack);
  gainRare(g, seat, rare, how, tell);
  tell({ what: 'reshuffled', colour, reveals: true });
}

const inStack = (g: Readonly<Tadmor>, rare: number): boolean => stackAt(g, colourOf(rare)).includes(rare);

function picks(g: Readonly<Tadmor>, fits: (rare: number) => boolean): TadmorChoice[] {
  return RARE_GOODS.flatMap((_, rare): TadmorChoice[] => (fits(rare) && inStack(g, rare) ? [{ do: 'takeRare', at: rareSpot(rare) }] : []));
}

export const firstPick: Deciding<'firstPick'> = {
  asks: (_, q) => q.seat,
  offers: (g, q) => picks(g, rare => colourOf(rare) === q.colour),
  happens: (g, q, c, tell) => pickFrom(g, q.seat, numberOf(c.at), q.how ?? 'bought', tell),
};

/** K1, K2 */
export const princess: Deciding<'princess'> = {
  asks: (_, q) => q.seat,
  offers: g => picks(g, () => true),
  happens: (g, q, c, tell) => pickFrom(g, q.seat, numberOf(c.at), 'free', tell),
};

/** 9.16: from the tops. */
export const freeRare: Deciding<'freeRare'> = {
  asks: (_, q) => q.seat,
  offers: g => g.stacks.flatMap((stack, colour): TadmorChoice[] => (stack.length > 0 ? [{ do: 'takeRare', at: stackSpot(colour) }] : [])),
  happens(g, q, c, tell) {
    gainRare(g, q.seat, stackAt(g, numberOf(c.at)).pop() as number, 'free', tell);
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1 });
  },
};
