/** Starting a battle (BAT, CTY, SIE-01): whom and what may be attacked, with whom, and who must agree. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Asking, Deciding } from '../ruling';
import { cityIn, regionOf } from '../data/land';
import { LEADER, PRICES } from '../data/numbers';
import { button, citySpot, holdSpot, nobleSpot, numberOf, seatSpot } from '../spots';
import { baronOf, garrisonOf, isIn, nobleOf, noblesOf, NONE, strengthOfArmy, townOf, type Realm } from '../state';
import type { Attack, AttackKind, OpenLaw } from '../terms';
import { cityStrength } from './cities';
import { isOpenLaw, oblige, backToCard } from './laws';
import { answer, answers, attackKey } from './movement';
import { holdStrength } from './strongholds';
import { payTo } from './treasury';

/** BAT-03: unexhausted Nobles who are there. */
export const fighters = (g: Readonly<Realm>, seat: Seat, region: number): number[] =>
  noblesOf(seat).filter(noble => isIn(nobleOf(g, noble), region) && !nobleOf(g, noble).exhausted);
export const defenders = (g: Readonly<Realm>, seat: Seat, region: number): number[] =>
  seat === NONE ? [] : noblesOf(seat).filter(noble => isIn(nobleOf(g, noble), region));

export function offerAttacks(g: Readonly<Realm>, seat: Seat, only: number, offers: RealmChoice[]): void {
  if (g.truce) return;
  const regions = new Set(noblesOf(seat).map(noble => nobleOf(g, noble).where));
  for (const region of [...regions].sort((a, b) => a - b)) {
    if (region === NONE || (only !== NONE && region !== only) || fighters(g, seat, region).length === 0) continue;
    for (const attack of attacksIn(g, seat, region)) if (isAllowed(g, seat, attack)) offers.push(choiceOf(attack));
  }
}

/** BAT-01, BAT-04 to BAT-07, CTY-02. */
function attacksIn(g: Readonly<Realm>, seat: Seat, region: number): Attack[] {
  const found: Attack[] = [];
  const city = cityIn(region) !== NONE && !townOf(g, cityIn(region)).razed ? cityIn(region) : NONE;
  const owner = city === NONE ? NONE : townOf(g, city).owner;
  const walls = (foe: Seat, of: number, hold: Seat): void => {
    found.push({ kind: 'assault', region, foe, city: of, hold }, { kind: 'siege', region, foe, city: of, hold });
  };
  for (let foe = 0; foe < g.seats; foe++) {
    if (foe === seat) continue;
    if (owner !== foe && defenders(g, foe, region).length > 0) found.push({ kind: 'field', region, foe, city: NONE, hold: NONE });
    if (baronOf(g, foe).stronghold === region) walls(foe, NONE, foe);
  }
  if (city !== NONE && owner !== seat) walls(owner, city, NONE);
  return found;
}

/** Not what was called off with this card, nor a siege that is too weak or stands since this round. */
function isAllowed(g: Readonly<Realm>, seat: Seat, attack: Attack): boolean {
  if (g.action?.barred.includes(attackKey(attack)) ?? false) return false;
  if (attack.kind !== 'field' && g.settings.consent === 'deny' && bystanders(g, seat, attack).length > 0) return false;
  return attack.kind !== 'siege' || (canBesiege(g, attack, fighters(g, seat, attack.region)) && standingSiege(g, seat, attack) !== g.round);
}

/** The round in which he laid the siege that stands, or NONE. */
export const standingSiege = (g: Readonly<Realm>, seat: Seat, attack: Attack): number =>
  g.sieges.find(siege => siege.seat === seat && siege.city === attack.city && siege.hold === attack.hold)?.round ?? NONE;

/** SIE-01: more in all than the walls, the armies behind them and a leader there. */
export function canBesiege(g: Readonly<Realm>, attack: Attack, nobles: readonly number[]): boolean {
  const own = nobles.reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0);
  return nobles.length > 0 && own + LEADER > defence(g, attack) + (defenders(g, attack.foe, attack.region).length > 0 ? LEADER : 0);
}

export const wallStrength = (g: Readonly<Realm>, attack: Attack): number =>
  attack.kind === 'field' ? 0 : attack.city === NONE ? holdStrength(g, attack.hold) : cityStrength(g, attack.city);

/** Walls, garrison and armies, without a leader. */
export function defence(g: Readonly<Realm>, attack: Attack): number {
  const armies = defenders(g, attack.foe, attack.region).reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0);
  const garrison = attack.kind === 'field' || attack.hold === NONE ? 0 : strengthOfArmy(g, garrisonOf(attack.hold));
  return armies + garrison + wallStrength(g, attack);
}

/** CTY-01: third Barons with armies in the region. */
function bystanders(g: Readonly<Realm>, seat: Seat, { foe, region }: Attack): Seat[] {
  return g.barons.flatMap((_, other) => (other !== seat && other !== foe && defenders(g, other, region).length > 0 ? [other] : []));
}

export function choiceOf({ kind, region, foe, city, hold }: Attack): RealmChoice {
  if (kind === 'field') return { do: 'fight', at: seatSpot(foe), region };
  return { do: kind === 'assault' ? 'assault' : 'besiege', at: city === NONE ? holdSpot(hold) : citySpot(city) };
}

const KINDS: Readonly<Record<string, AttackKind>> = { fight: 'field', assault: 'assault', besiege: 'siege' };

export function attackOf(g: Readonly<Realm>, _: Seat, c: RealmChoice): Attack {
  const kind = KINDS[c.do] as AttackKind;
  const number = numberOf(c.at);
  if (c.do === 'fight') return { kind, region: c.region, foe: number, city: NONE, hold: NONE };
  if (c.at.startsWith('hold:')) return { kind, region: baronOf(g, number).stronghold, foe: number, city: NONE, hold: number };
  return { kind, region: regionOf(number), foe: townOf(g, number).owner, city: number, hold: NONE };
}

/** BAT-03: who takes part, where there is a choice. */
export function startAttack(g: Realm, seat: Seat, attack: Attack): void {
  const nobles = fighters(g, seat, attack.region);
  if (nobles.length === 1) declareAttack(g, seat, attack, nobles);
  else g.questions.push({ ask: 'join', seat, attack, joined: [] });
}

export const join: Deciding<'join'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, attack, joined }) {
    const offers: RealmChoice[] = fighters(g, seat, attack.region)
      .filter(noble => !joined.includes(noble))
      .map(noble => ({ do: 'join', at: nobleSpot(noble) }));
    if (joined.length > 0 && (attack.kind !== 'siege' || canBesiege(g, attack, joined))) offers.push({ do: 'begin', at: button('begin') });
    return offers;
  },
  happens(g, q, c) {
    const joined = c.do === 'begin' ? q.joined : [...q.joined, numberOf(c.at)].sort((a, b) => a - b);
    // Once all have joined there is nothing left but to begin.
    const all = joined.length === fighters(g, q.seat, q.attack.region).length;
    if (c.do === 'begin' || all) declareAttack(g, q.seat, q.attack, joined);
    else g.questions.push({ ...q, joined } satisfies Asking<'join'>);
  },
};

/** Laws first, then those who must agree (CTY-01), then a last word of the attacked (BAT-08). */
function declareAttack(g: Realm, seat: Seat, attack: Attack, nobles: readonly number[]): void {
  g.battle = {
    attack,
    seat,
    nobles: [[...nobles], defenders(g, attack.foe, attack.region)],
    garrison: attack.kind !== 'field' && attack.hold !== NONE && baronOf(g, attack.hold).garrison.troops.length > 0,
    commanders: [NONE, NONE],
    hands: [[], []],
    counts: [[], []],
    losses: [0, 0],
  };
  g.questions.push({ ask: 'engage' });
  if (attack.foe !== NONE && g.settings.bargain && baronOf(g, attack.foe).crowns > 0)
    g.questions.push({ ask: 'bargain', seat: attack.foe, by: seat });
  if (attack.kind !== 'field' && g.settings.consent === 'ask')
    for (const other of bystanders(g, seat, attack).reverse()) g.questions.push({ ask: 'permit', seat: other, by: seat });
  for (const law of lawsAgainst(g, seat, attack)) oblige(g, seat, { law, pay: 0, to: NONE });
}

/** OPT-02: the laws in force that forbid an attack. */
export function lawsAgainst(g: Readonly<Realm>, seat: Seat, { kind, foe }: Attack): OpenLaw[] {
  const laws: OpenLaw[] = [];
  if (kind === 'siege' && isOpenLaw(g, 'banSieges')) laws.push('banSieges');
  if (kind === 'assault' && isOpenLaw(g, 'banAssaults')) laws.push('banAssaults');
  if (g.openLaws.some(({ law, a, b }) => law === 'imposedTruce' && [a, b].includes(seat) && [a, b].includes(foe)))
    laws.push('imposedTruce');
  return laws;
}

const bar = (g: Realm): void => {
  if (g.battle !== null) g.action?.barred.push(attackKey(g.battle.attack));
};

/** CTY-01: a denial blocks this attack only. */
export const permit: Deciding<'permit'> = {
  asks: (_, q) => q.seat,
  offers: (g, { by }) => answers(g, by),
  happens: (g, { seat, by }, c, tell) => answer(g, seat, by, c, tell, () => bar(g)),
};

/** BAT-08: crowns for peace, offered once. */
export const bargain: Deciding<'bargain'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => [
    { do: 'forgo', at: button('forgo') },
    ...PRICES.filter(crowns => crowns <= baronOf(g, seat).crowns).map(
      crowns => ({ do: 'offer', at: `crowns:${crowns}`, crowns }) satisfies RealmChoice,
    ),
  ],
  happens(g, { seat, by }, c, tell) {
    if (c.do !== 'offer') return;
    tell({ what: 'offered', seat, by, crowns: c.crowns });
    g.questions.push({ ask: 'peace', seat: by, to: seat, crowns: c.crowns });
  },
};

export const peace: Deciding<'peace'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'peace', at: button('peace') },
    { do: 'attack', at: button('attack') },
  ],
  happens(g, { seat, to, crowns }, c, tell) {
    if (c.do !== 'peace') return;
    payTo(g, to, seat, crowns, 'bargain', tell);
    bar(g);
    backToCard(g, tell);
  },
};
