/** Moving (MOV, SEA, TRF): the way is declared, consent and tolls are settled, the Noble goes, and takes troops along. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Asking, Deciding, RealmTell, Running } from '../ruling';
import { agendaNumber } from '../data/agendas';
import { HUNDRED, PRICES, STRENGTH } from '../data/numbers';
import { armyAt, armySpot, button, DONE, numberOf, portSpot, regionSpot, troopSpot } from '../spots';
import { armiesOf, armyOf, baronOf, isGarrison, isIn, nobleOf, noblesOf, NONE, troopsOf, type Realm } from '../state';
import { addTroop, distinct, isHoldBesieged, isShutIn, leaveMap, liftSieges, removeTroop } from './armies';
import { backToCard, oblige } from './laws';
import { bridgesOn, canMove, harbours, pathOf, routes, viaOf } from './routes';
import { payTo } from './treasury';

/** Marches and sails of one Noble, to one region if that is settled (MOB-02). */
export function offerMoves(g: Readonly<Realm>, seat: Seat, only: number, offers: RealmChoice[]): void {
  for (const noble of noblesOf(seat)) {
    if (!canMove(g, noble)) continue;
    for (const [region, { path }] of [...routes(g, noble)].sort(([a], [b]) => a - b)) {
      if (only !== NONE && region !== only) continue;
      offers.push({ do: 'march', at: regionSpot(region), noble, ...(path.length > 1 ? { via: viaOf(path) } : {}) });
    }
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
    oblige(g, seat, { law: 'harbourDues', pay: 1, to: NONE });
    oblige(g, seat, { law: 'closedPorts', pay: 0, to: NONE });
    return;
  }
  const bridges = bridgesOn(from, path);
  if (bridges > 0) oblige(g, seat, { law: 'bridgeTolls', pay: bridges, to: NONE });
  if (path.length > 1) oblige(g, seat, { law: 'closedRoads', pay: 0, to: NONE });
  const asks = routes(g, noble).get(to)?.asks ?? [];
  for (const other of [...asks].reverse()) g.questions.push({ ask: 'consent', seat: other, by: seat, noble });
}

/** MOV-04: allow, deny, or ask for crowns. */
export const consent: Deciding<'consent'> = {
  asks: (_, q) => q.seat,
  offers: (g, { by }) => answers(g, by),
  happens(g, { seat, by }, c, tell) {
    answer(g, seat, by, c, tell, () => g.action?.denied.push(seat));
  },
};

export const answers = (g: Readonly<Realm>, by: Seat): RealmChoice[] => [
  { do: 'allow', at: button('allow') },
  { do: 'deny', at: button('deny') },
  ...PRICES.filter(crowns => crowns <= baronOf(g, by).crowns).map(
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
    if (c.do === 'pay') return payTo(g, seat, to, crowns, 'consent', tell);
    if (g.battle === null) g.action?.denied.push(to);
    else g.action?.barred.push(attackKey(g.battle.attack));
    backToCard(g, tell);
  },
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

function offerPickUp(g: Realm, q: Asking<'pickUp'>): void {
  if (pickUp.offers(g, q).length > 1) g.questions.push(q);
}

/** TRF-01: own garrison and own unexhausted Nobles on the way. */
function givers(g: Readonly<Realm>, { seat, noble, regions }: Asking<'pickUp'>): number[] {
  return armiesOf(seat).filter(army => {
    if (army === noble || armyOf(g, army).troops.length === 0) return false;
    if (isGarrison(army)) return regions.includes(baronOf(g, seat).stronghold) && !isHoldBesieged(g, seat);
    const n = nobleOf(g, army);
    return !n.exhausted && regions.some(region => isIn(n, region)) && !isShutIn(g, army);
  });
}

/** TRF-02: an army with tokens gives all with all of them, or nothing. */
export const pickUp: Deciding<'pickUp'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: RealmChoice[] = [];
    for (const army of givers(g, q)) {
      const { troops, tokens } = armyOf(g, army);
      if (tokens > 0) {
        if (mayTakeAll(g, army, q.noble)) offers.push({ do: 'takeAll', at: armySpot(army) });
      } else for (const troop of distinct(troops)) offers.push({ do: 'take', at: troopSpot(troop), from: army });
    }
    offers.push({ do: 'done', at: DONE });
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do !== 'take' && c.do !== 'takeAll') return;
    if (c.do === 'take') giveTroop(g, c.from, q.noble, numberOf(c.at), tell);
    else giveAll(g, armyAt(c.at), q.noble, tell);
    offerPickUp(g, q);
  },
};

/** TRF-05: nobody is overwhelmed by what he takes over. */
export function mayTakeAll(g: Readonly<Realm>, from: number, to: number): boolean {
  const giver = armyOf(g, from);
  const sum = giver.troops.reduce((all, card) => all + (STRENGTH[card] as number), 0);
  return HUNDRED * (giver.tokens + armyOf(g, to).tokens) < troopsOf(g, to) + sum;
}

export function giveTroop(g: Realm, from: number, to: number, card: number, tell: RealmTell): void {
  removeTroop(g, from, card);
  addTroop(g, to, card);
  tell({ what: 'moved', card, from, to, at: armySpot(to) });
  if (!isGarrison(from) && armyOf(g, from).troops.length === 0) leaveMap(g, from, tell);
}

export function giveAll(g: Realm, from: number, to: number, tell: RealmTell): void {
  const giver = armyOf(g, from);
  armyOf(g, to).tokens += giver.tokens;
  giver.tokens = 0;
  for (const card of [...giver.troops]) giveTroop(g, from, to, card, tell);
}
