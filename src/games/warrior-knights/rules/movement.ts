/** Moving (MOV, SEA): the way is declared, consent and tolls are settled, the Noble goes. Troops that he takes along are in pickUp.ts. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Asking, Deciding, RealmTell, Running } from '../ruling';
import { agendaNumber } from '../data/agendas';
import { PRICES } from '../data/numbers';
import { button, numberOf, portSpot, regionSpot } from '../spots';
import { nobleOf, noblesOf, NONE, type Realm } from '../state';
import { breakVow } from './agreements';
import { liftSieges } from './armies';
import { backToCard, freeCrowns, oblige } from './laws';
import { offerPickUp } from './pickUp';
import { bridgesOn, canMove, harbours, pathOf, routeBy, routes, viaOf } from './routes';
import { payTo } from './treasury';

/** Marches and sails of one Noble, to one region if that is settled (MOB-02). */
export function offerMoves(g: Readonly<Realm>, seat: Seat, only: number, offers: RealmChoice[]): void {
  for (const noble of noblesOf(seat)) {
    if (!canMove(g, noble)) continue;
    routes(g, noble).forEach((ways, region) => {
      if (only !== NONE && region !== only) return;
      const at = regionSpot(region);
      for (const { path } of ways) offers.push(path.length > 1 ? { do: 'march', at, noble, via: viaOf(path) } : { do: 'march', at, noble });
    });
    for (const port of harbours(g, noble)) if (only === NONE || port === only) offers.push({ do: 'sail', at: portSpot(port), noble });
  }
}

/** The way is declared; who must consent is asked in its order, then the laws. */
export function setOut(g: Realm, seat: Seat, c: RealmChoice & { readonly do: 'march' | 'sail' }): void {
  const { noble } = c;
  const sails = c.do === 'sail';
  const to = numberOf(c.at);
  const path = pathOf(to, 'via' in c ? c.via : undefined);
  const from = nobleOf(g, noble).where;
  g.questions.push({ ask: 'depart', noble, path, sails });
  if (sails) {
    oblige(g, seat, { law: 'harbourDues', pay: FIGURES.harbourDues.crowns, to: NONE });
    oblige(g, seat, { law: 'closedPorts', pay: 0, to: NONE });
    return;
  }
  const bridges = bridgesOn(from, path);
  if (bridges > 0) oblige(g, seat, { law: 'bridgeTolls', pay: bridges * FIGURES.bridgeTolls.crowns, to: NONE });
  if (path.length > 1) oblige(g, seat, { law: 'closedRoads', pay: 0, to: NONE });
  const asks = routeBy(g, noble, path)?.asks ?? [];
  for (const other of [...asks].reverse()) g.questions.push({ ask: 'consent', seat: other, by: seat, noble });
}

/** MOV-04: allow, deny, or ask for crowns. */
export const consent: Deciding<'consent'> = {
  asks: (_, q) => q.seat,
  offers: (g, { by }) => answers(g, by),
  happens(g, { seat, by }, c, tell) {
    answer(g, seat, by, c, tell, () => {
      g.action?.denied.push(seat);
      breakVow(g, seat, by, 'passage', tell);
    });
  },
};

export const answers = (g: Readonly<Realm>, by: Seat): RealmChoice[] => [
  { do: 'allow', at: button('allow') },
  { do: 'deny', at: button('deny') },
  ...PRICES.filter(crowns => crowns <= freeCrowns(g, by)).map(
    crowns => ({ do: 'ask', at: `crowns:${crowns}`, crowns }) satisfies RealmChoice,
  ),
];

/** A price goes to the mover or attacker; refusing to pay it is a denial. */
export function answer(g: Realm, seat: Seat, by: Seat, c: RealmChoice, tell: RealmTell, deny: () => void): void {
  if (c.do === 'ask') {
    g.questions.push({ ask: 'price', seat: by, to: seat, crowns: c.crowns });
    return;
  }
  tell({ what: 'answered', seat, by, allows: c.do === 'allow' ? 1 : 0 });
  if (c.do === 'allow') return;
  deny();
  backToCard(g, tell);
}

export const price: Deciding<'price'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'pay', at: button('pay') },
    { do: 'withdraw', at: button('withdraw') },
  ],
  happens(g, { seat, to, crowns }, c, tell) {
    if (c.do === 'pay') return agree(g, { ask: 'settlePrice', seat, to, crowns });
    if (g.battle === null) g.action?.denied.push(to);
    else g.action?.barred.push(attackKey(g.battle.attack));
    backToCard(g, tell);
  },
};

/** It changes hands once nobody denies any more, just before what it was paid for; if that is called off, it stays where it is. */
function agree(g: Realm, price: Asking<'settlePrice'>): void {
  const at = g.questions.findLastIndex(q => q.ask === 'depart' || q.ask === 'engage');
  g.questions.splice(at + 1, 0, price);
}

export const settlePrice: Running<'settlePrice'> = {
  runs: (g, { seat, to, crowns }, tell) => payTo(g, seat, to, crowns, 'consent', tell),
};

export const attackKey = (a: {
  readonly kind: string;
  readonly region: number;
  readonly foe: Seat;
  readonly city: number;
  readonly hold: Seat;
}): string => `${a.kind}-${a.region}-${a.foe}-${a.city}-${a.hold}`;

export const depart: Running<'depart'> = {
  runs(g, { noble, path, sails }, tell) {
    const n = nobleOf(g, noble);
    const from = n.where;
    const to = path.at(-1) as number;
    n.where = to;
    n.atSea = sails && n.office !== agendaNumber('admiral');
    if (g.action !== null) {
      g.action.moved = true;
      g.action.region = to;
      g.action.acted.push(noble);
    }
    tell({ what: sails ? 'sailed' : 'marched', noble, from, to, at: sails ? portSpot(to) : regionSpot(to) });
    liftSieges(g, tell);
    const regions = sails ? (n.atSea ? [from] : [from, to]) : [from, ...path];
    if (!n.atSea || sails) offerPickUp(g, { ask: 'pickUp', seat: noble >> 2, noble, regions });
  },
};
