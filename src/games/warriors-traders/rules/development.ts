/** 7.1–7.6: an action in order, one in reverse order, all extra actions, then a token may move. */
import type { Seat } from '@/engine/contract';
import { GOLD, TRACKS } from '../data/names';
import { EXTRA_ACTIONS, EXTRA_ACTION_GOLD } from '../data/numbers';
import { MASTER_TRADER, UNIVERSITY, WARLORD } from '../data/technology';
import { shiftChoice } from '../choices';
import { button, numberOf } from '../spots';
import { realmOf, type Asking, type Deciding, type Happening, type Traders, type TradersChoice } from '../state';
import { abandon, waysOut } from './abandon';
import { actionsOf, take } from './actions';
import { callLastTurn, lastCalls } from './lastTurn';
import { isEngaged } from './movement';
import { armiesOf } from './pieces';
import { gain, goldOf } from './stock';
import { military, moveToken, openTracks, production, trade } from './technology';
import { enter } from './turn';
import { addPeaceOffers, addWars, offerPeace } from './war';

export const development: Happening<'development'> = {
  runs(g) {
    enter(g, 'development');
    const backwards = g.order.slice().reverse();
    g.questions.push(
      ...backwards.map(seat => ({ ask: 'shift' as const, seat })),
      ...backwards.map(seat => ({ ask: 'extra' as const, seat, university: false, bought: 0, warlord: false })),
      ...g.order.map(seat => ({ ask: 'act' as const, seat, why: 'second' as const, left: 1 })),
      ...backwards.map(seat => ({ ask: 'act' as const, seat, why: 'first' as const, left: 1 })),
    );
  },
};

/** 7.1, 7.2, 17.3: one action; a bought one is not passed. */
export const act: Deciding<'act'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers = actionsOf(g, q.seat);
    // 16.4: no peace between entering a province and its battle, which a unification may come before (17.5).
    if (!armiesOf(g, q.seat).some(army => isEngaged(g, army))) addPeaceOffers(g, q.seat, offers);
    if (q.why === 'first' || q.why === 'second') offers.push(...lastCalls(g, q.seat), ...waysOut(g, q.seat));
    if (q.why !== 'bought') offers.push(button('pass'));
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'offerPeace') return offerPeace(g, q, numberOf(c.at), tell);
    if (c.do === 'lastTurn') return callLastTurn(g, q, tell);
    if (c.do === 'abandon') return abandon(g, q.seat, tell);
    if (c.do === 'pass') return tell({ what: 'passed', seat: q.seat });
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1 });
    take(g, q.seat, c, q.why, tell);
  },
};

/** 7.3, 7.4: whatever the levels allow by now; a war is first declared by the Warlord, who can do nothing else. */
export const extra: Deciding<'extra'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const { seat } = q;
    const offers: TradersChoice[] = hasUniversity(g, q) ? actionsOf(g, seat) : [];
    if (hasWarlord(g, q) && !hasUniversity(g, q)) addWars(g, seat, offers);
    if (mayBuy(g, q)) offers.push(button('buyAction'));
    if (offers.length === 0) return offers;
    addPeaceOffers(g, seat, offers);
    offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    switch (c.do) {
      case 'done':
        return;
      case 'offerPeace':
        return offerPeace(g, q, numberOf(c.at), tell);
      case 'buyAction':
        gain(realmOf(g, seat), GOLD, -EXTRA_ACTION_GOLD);
        tell({ what: 'boughtAction', seat, gold: EXTRA_ACTION_GOLD });
        g.questions.push({ ...q, bought: q.bought + 1 }, { ask: 'act', seat, why: 'bought', left: 1 });
        return;
      default:
        g.questions.push(c.do === 'war' && hasWarlord(g, q) ? { ...q, warlord: true } : { ...q, university: true });
        return take(g, seat, c, 'extra', tell);
    }
  },
};

export const hasUniversity = (g: Readonly<Traders>, q: Asking<'extra'>): boolean => !q.university && production(g, q.seat) >= UNIVERSITY;
const hasWarlord = (g: Readonly<Traders>, q: Asking<'extra'>): boolean => !q.warlord && military(g, q.seat) >= WARLORD;
/** Paid when it is used (7.3): there is always something to use it for, as ten turns fill no three tracks. */
const mayBuy = (g: Readonly<Traders>, q: Asking<'extra'>): boolean =>
  q.bought < EXTRA_ACTIONS && trade(g, q.seat) >= MASTER_TRADER && goldOf(realmOf(g, q.seat)) >= EXTRA_ACTION_GOLD;

/** 7.5: one token from the top of a track to another. */
export const shift: Deciding<'shift'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers = shiftsOf(g, q.seat);
    if (offers.length === 0) return offers;
    addPeaceOffers(g, q.seat, offers);
    offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'offerPeace') return offerPeace(g, q, numberOf(c.at), tell);
    if (c.do !== 'shift') return;
    moveToken(g, q.seat, TRACKS.indexOf(c.from), numberOf(c.at), tell);
  },
};

function shiftsOf(g: Readonly<Traders>, seat: Seat): TradersChoice[] {
  const { tokens } = realmOf(g, seat);
  const open = openTracks(g, seat);
  const shifts: TradersChoice[] = [];
  for (let from = 0; from < TRACKS.length; from++)
    if (tokens[from] !== 0) for (const to of open) if (to !== from) shifts.push(shiftChoice(from, to));
  return shifts;
}
