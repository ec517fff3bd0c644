/** SHD-06: at the end of every phase each shield costs a silver, or it is given up. */
import type { Seat } from '@/engine/contract';
import { SHIELDS, TRIBUTE, type Shield } from '../data/shields';
import { HEX_SPOTS, numberOf, STORE_SPOTS, TRIBUTE_BUTTON } from '../spots';
import type { BurgundyChoice, PayTribute } from '../asking';
import type { BurgundyTell, Deciding, Happening } from '../ruling';
import { bears, estateOf, NONE, type Burgundy } from '../state';
import { storesOf } from '../teams';
import { hire, offerHire } from './hire';
import { refusalOf } from './refusals';
import { offerFollow, shieldAct } from './shieldActs';
import { castleOf, fitStorage, lose, shieldOn, shieldsOf } from './shields';

/** Who cannot pay for one gives up all unasked; everybody else decides. */
export const levy: Happening<'levy'> = {
  runs(g, { debtor }, tell) {
    const estate = estateOf(g, debtor);
    if (estate.shields === 0) return;
    const mayPay = estate.silver >= TRIBUTE || (bears(estate, SHIELDS.labour) && estate.workers >= TRIBUTE);
    if (mayPay) g.questions.push({ ask: 'tribute', seat: debtor });
    else for (const shield of shieldsOf(estate)) lose(g, shield, 'unpaid', tell);
  },
};

/** Everything that is still borne is paid for at once, with any mix of silver and, by shield 3, workers; or a shield goes first. */
export const tribute: Deciding<'tribute'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: BurgundyChoice[] = [];
    const estate = estateOf(g, seat);
    const shields = shieldsOf(estate);
    const due = TRIBUTE * shields.length;
    const most = bears(estate, SHIELDS.labour) ? Math.min(due, estate.workers) : 0;
    for (let workers = 0; workers <= most; workers++) {
      if (due - workers <= estate.silver) offers.push({ do: 'tribute', at: TRIBUTE_BUTTON, workers });
    }
    for (const shield of shields) offers.push({ do: 'release', at: HEX_SPOTS[castleOf(g, shield)] as string });
    offerHire(g, seat, offers);
    offerFollow(g, seat, offers);
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'tribute') return pay(g, seat, c, tell);
    g.questions.push({ ask: 'levy', debtor: seat });
    if (shieldAct(g, seat, c, tell)) return;
    if (c.do === 'hire') hire(g, seat, c.at, tell);
    else lose(g, shieldOn(g, seat, numberOf(c.at)) as Shield, 'released', tell);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};

function pay(g: Burgundy, seat: Seat, { workers, at }: PayTribute, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const shields = shieldsOf(estate).length;
  const silver = TRIBUTE * shields - workers;
  estate.silver -= silver;
  estate.workers -= workers;
  tell({ what: 'tributePaid', seat, shields, silver, workers, at });
}

/** SHD-08.4: shield 4 is lost, and one tile after another goes until three are left. */
export const unload: Deciding<'unload'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: BurgundyChoice[] = [];
    const { storage } = estateOf(g, seat);
    for (const store of storesOf(g, seat)) if (storage[store] !== NONE) offers.push({ do: 'discard', at: STORE_SPOTS[store] as string });
    offerHire(g, seat, offers);
    offerFollow(g, seat, offers);
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'hire') {
      g.questions.push(q);
      return hire(g, q.seat, c.at, tell);
    }
    if (shieldAct(g, q.seat, c, tell)) {
      g.questions.push(q);
      return;
    }
    const { storage } = estateOf(g, q.seat);
    const store = numberOf(c.at);
    const tile = storage[store] as number;
    storage[store] = NONE;
    g.gone++;
    tell({ what: 'discardedTile', seat: q.seat, tile, store, shield: SHIELDS.cellar, at: c.at });
    fitStorage(g, q.seat);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};
