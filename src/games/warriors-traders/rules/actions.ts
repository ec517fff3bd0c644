/** 7.7–7.17: what one action may be. Costs are paid and pieces placed at once. */
import type { Seat } from '@/engine/contract';
import { ARMIES, FORT, GOODS, KINDS } from '../data/names';
import { ARMY_COST, FORT_COST, FORTS_IN_PROVINCE, UPGRADE_STEP } from '../data/numbers';
import { BUILDS_FROM, MASONRY, REINFORCE, WARLORD } from '../data/technology';
import { armyChoicesAt, developChoice, fortChoice } from '../choices';
import { button, numberOf, pieceSpot, provinceSpot } from '../spots';
import { areAllied, landOf, realmOf, type Asking, type Deciding, type Traders, type TradersChoice, type TradersTell } from '../state';
import { distinct, fortsAt, heldBy, inReserve, isArmy, isFriendly, pieceOf, put } from './pieces';
import { canPay, gain, pay } from './stock';
import { develop, military, openTracks, production } from './technology';
import { addWars, declareWar } from './war';

type G = Readonly<Traders>;
export type Why = Asking<'secondArmy'>['why'];

/** In the order of the rulebook: technology, army, fort, upgrade, war. */
export function actionsOf(g: G, seat: Seat): TradersChoice[] {
  const actions = openTracks(g, seat).map(developChoice);
  addArmies(g, seat, actions);
  addForts(g, seat, actions);
  addUpgrades(g, seat, actions);
  addWars(g, seat, actions);
  return actions;
}

export function take(g: Traders, seat: Seat, c: TradersChoice, why: Why, tell: TradersTell): void {
  switch (c.do) {
    case 'develop':
      return develop(g, seat, numberOf(c.at), tell);
    case 'army':
      buildArmy(g, seat, c, why, tell);
      if (military(g, seat) >= WARLORD) g.questions.push({ ask: 'secondArmy', seat, why });
      return;
    case 'fort':
      pay(realmOf(g, seat), FORT_COST);
      put(g, seat, FORT, numberOf(c.at));
      return tell({ what: 'builtFort', seat, at: c.at });
    case 'upgrade':
      return upgrade(g, seat, c, tell);
    case 'war':
      return declareWar(g, seat, numberOf(c.at), tell);
    default:
      throw new Error(`${c.do} is no action`);
  }
}

/** 7.11: kinds by military level; 20.3: in an ally’s province too. */
function addArmies(g: G, seat: Seat, to: TradersChoice[]): void {
  const [level, realm] = [military(g, seat), realmOf(g, seat)];
  const kinds = ARMIES.filter(kind => level >= BUILDS_FROM[kind] && canPay(realm, ARMY_COST[kind]) && inReserve(g, seat, kind) > 0);
  if (kinds.length === 0) return;
  for (const p of landOf(g).open) {
    if (!isFriendly(g, seat, p)) continue;
    const choices = armyChoicesAt(g, p);
    for (const kind of kinds) to.push(choices[kind] as TradersChoice);
  }
}

function buildArmy(g: Traders, seat: Seat, c: Extract<TradersChoice, { do: 'army' }>, why: Why, tell: TradersTell): void {
  const kind = KINDS.indexOf(c.unit);
  pay(realmOf(g, seat), ARMY_COST[kind] ?? []);
  const army = put(g, seat, kind, numberOf(c.at));
  army.tired = why === 'unification';
  tell({ what: 'builtArmy', seat, kind, at: c.at });
}

/** 7.12: the Warlord’s second army of the same action. */
export const secondArmy: Deciding<'secondArmy'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TradersChoice[] = [];
    addArmies(g, q.seat, offers);
    if (offers.length > 0) offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'army') buildArmy(g, q.seat, c, q.why, tell);
  },
};

/** 7.13, 20.5: only where the token is one’s own. */
function addForts(g: G, seat: Seat, to: TradersChoice[]): void {
  if (production(g, seat) < MASONRY || !canPay(realmOf(g, seat), FORT_COST) || inReserve(g, seat, FORT) === 0) return;
  for (const p of heldBy(g, seat)) if (fortsAt(g, p) < FORTS_IN_PROVINCE) to.push(fortChoice(g, p));
}

/** 7.14, 7.16, 20.4: own armies and those of allies, from their owner’s reserve. */
function addUpgrades(g: G, seat: Seat, to: TradersChoice[]): void {
  const goods = realmOf(g, seat).stock[GOODS] as number;
  if (production(g, seat) < REINFORCE || goods < UPGRADE_STEP) return;
  const armies = g.pieces.filter(p => p.owner >= 0 && isArmy(p) && areAllied(g, p.owner, seat));
  for (const army of distinct(armies))
    for (const kind of ARMIES)
      if (kind > army.kind && goods >= UPGRADE_STEP * (kind - army.kind) && inReserve(g, army.owner, kind) > 0)
        to.push({ do: 'upgrade', at: pieceSpot(army.id), to: KINDS[kind] });
}

/** 7.15: everything but its kind stays as it is. */
function upgrade(g: Traders, seat: Seat, c: Extract<TradersChoice, { do: 'upgrade' }>, tell: TradersTell): void {
  const army = pieceOf(g, numberOf(c.at));
  const [from, to] = [army.kind, KINDS.indexOf(c.to)];
  gain(realmOf(g, seat), GOODS, -UPGRADE_STEP * (to - from));
  army.kind = to;
  tell({ what: 'upgraded', seat, owner: army.owner, from, to, at: provinceSpot(g, army.at) });
}
