/** TIM-02, TIM-03: what the pending decisions of tiles have in common: the purchase may come first, workers too (EXT-03), and most can be declined. */
import type { Decision } from '@/engine/contract';
import { SKIP } from '../../spots';
import type { BurgundyFact } from '../../facts';
import type { BurgundyChoice, BurgundyDecision } from '../../asking';
import type { BurgundyTell } from '../../ruling';
import type { Burgundy } from '../../state';
import { hire, offerHire } from '../hire';
import { buy, couldBuyWithWorkers, offerPurchases } from '../purchase';
import { refusalOf } from '../refusals';
import { offerShieldActs, shieldAct } from '../shieldActs';

type Declined = Extract<BurgundyFact, { what: 'effectLost' }>['of'];

interface Effect<Q extends BurgundyDecision> {
  offer(g: Readonly<Burgundy>, q: Q, into: BurgundyChoice[]): void;
  happens(g: Burgundy, q: Q, c: BurgundyChoice, tell: BurgundyTell): void;
  /** What is lost when it is declined; absent: it cannot be declined. */
  readonly declines?: Declined | ((q: Q) => Declined);
  /** It stays open with nothing to offer while a purchase could still serve it (BUY-02). */
  readonly waits?: true;
}

/** What is lost; TRD-05: of the route where one of its spaces asks. */
function lost<Q extends BurgundyDecision>(q: Q, of: Declined | ((q: Q) => Declined)): Declined {
  if ('route' in q && q.route === true) return 'route';
  return typeof of === 'function' ? of(q) : of;
}

/** BUY-02: after a purchase the decision is still pending, with the bought tile in storage. */
export function pending<Q extends BurgundyDecision>(effect: Effect<Q>): Decision<Burgundy, Q, BurgundyChoice, BurgundyFact> {
  return {
    asks: (_, q) => q.seat,
    offers(g, q) {
      const offers: BurgundyChoice[] = [];
      effect.offer(g, q, offers);
      if (offers.length > 0 || effect.waits) offerPurchases(g, q.seat, offers);
      if (offers.length > 0 || (effect.waits && couldBuyWithWorkers(g, q.seat))) offerHire(g, q.seat, offers);
      if (offers.length > 0) offerShieldActs(g, q.seat, offers);
      if (offers.length > 0 && effect.declines !== undefined) offers.push({ do: 'skip', at: SKIP });
      return offers;
    },
    happens(g, q, c, tell) {
      if (c.do === 'buy') {
        g.questions.push(q);
        buy(g, q.seat, c, tell);
      } else if (c.do === 'hire') {
        g.questions.push(q);
        hire(g, q.seat, c.at, tell);
      } else if (shieldAct(g, q.seat, c, tell)) {
        g.questions.push(q);
      } else if (c.do === 'skip' && effect.declines !== undefined) {
        tell({ what: 'effectLost', seat: q.seat, of: lost(q, effect.declines), why: 'declined' });
      } else effect.happens(g, q, c, tell);
    },
    lapses(_, q, tell) {
      if (effect.declines !== undefined) tell({ what: 'effectLost', seat: q.seat, of: lost(q, effect.declines), why: 'nothing' });
    },
    refuses: (g, q, at) => refusalOf(g, q, at),
  };
}
