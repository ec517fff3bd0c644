/** 5, 21.10: what the controlled provinces bring, the taxes, and unused trade routes at a small table. */
import type { Seat } from '@/engine/contract';
import type { ProvinceKind } from '../data/names';
import { FOOD, GOLD, GOODS, WEAPONS } from '../data/names';
import { SOLO_ROUTES } from '../data/numbers';
import { FOOD_TIMES, GOODS_TIMES, PRODUCTION_TAX, ROUTES, TRADE_TAX, WEAPONS_TIMES } from '../data/technology';
import { numberOf, stockSpot } from '../spots';
import { landOf, realmOf, type Deciding, type Happening, type Traders, type TradersTell } from '../state';
import { heldBy, holdsTradeCentre } from './pieces';
import { gain } from './stock';
import { atLevel, military, production, trade } from './technology';

type G = Readonly<Traders>;

export const resources: Happening<'resources'> = {
  runs(g, _, tell) {
    for (const seat of g.order) {
      const income = incomeOf(g, seat);
      const tax = taxOf(g, seat);
      income.forEach((count, good) => gain(realmOf(g, seat), good, count));
      gain(realmOf(g, seat), GOLD, tax);
      tell({ what: 'income', seat, gain: income, tax });
    }
    for (const seat of g.order.slice().reverse()) openSoloRoutes(g, seat, tell);
  },
};

/** 5.1: symbols times the multipliers of production and military. */
export function incomeOf(g: G, seat: Seat): number[] {
  const symbols = [0, 0, 0];
  for (const p of heldBy(g, seat))
    landOf(g).provinces[p]?.yields.forEach((count, good) => (symbols[good] = (symbols[good] as number) + count));
  return [
    (symbols[FOOD] as number) * atLevel(FOOD_TIMES, production(g, seat)),
    (symbols[GOODS] as number) * atLevel(GOODS_TIMES, production(g, seat)),
    (symbols[WEAPONS] as number) * atLevel(WEAPONS_TIMES, military(g, seat)),
  ];
}

/** 5.2: 1 gold for each capital, for each trade centre. */
export function taxOf(g: G, seat: Seat): number {
  const count = (kind: ProvinceKind): number => heldBy(g, seat).filter(p => landOf(g).provinces[p]?.kind === kind).length;
  return (production(g, seat) >= PRODUCTION_TAX ? count('capital') : 0) + (trade(g, seat) >= TRADE_TAX ? count('tradeCentre') : 0);
}

/** 21.10: routes one has opened oneself take up the lowest slots; only the others bring something. */
export function soloSlots(g: G, seat: Seat): number[] {
  if (!g.soloRoutes || !holdsTradeCentre(g, seat)) return [];
  const slots: number[] = [];
  for (let slot = realmOf(g, seat).routes.length; slot < atLevel(ROUTES, trade(g, seat)); slot++) slots.push(slot);
  return slots;
}

const broughtBy = (g: G, slot: number): readonly number[] => SOLO_ROUTES[g.seats]?.[slot] ?? [];

function openSoloRoutes(g: Traders, seat: Seat, tell: TradersTell): void {
  for (const slot of soloSlots(g, seat).reverse()) {
    const [only, ...more] = broughtBy(g, slot);
    if (only !== undefined && more.length === 0) takeFrom(g, seat, slot, only, tell);
    else g.questions.push({ ask: 'soloRoute', seat, slot });
  }
}

function takeFrom(g: Traders, seat: Seat, slot: number, good: number, tell: TradersTell): void {
  gain(realmOf(g, seat), good, 1);
  tell({ what: 'soloRoute', seat, slot, good });
}

export const soloRoute: Deciding<'soloRoute'> = {
  asks: (_, q) => q.seat,
  offers: (g, q) => broughtBy(g, q.slot).map(good => ({ do: 'take', at: stockSpot(good) })),
  happens: (g, q, c, tell) => takeFrom(g, q.seat, q.slot, numberOf(c.at), tell),
};
