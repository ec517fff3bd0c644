/** What the net looks at: everything a Baron has, counted under names, the same of the best rival, and how far the match has come. */
import { besideRival, lookBeside } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { cityIn, incomeOfCity, isKingdomCity, stepsFrom } from '../data/land';
import { DEEDS, PHASES } from '../data/names';
import {
  baronOf,
  FIRST_NEUTRAL,
  NONE,
  noblesOf,
  presiding,
  seatOfCard,
  STAGES,
  strengthOfArmy,
  townOf,
  type Noble,
  type Realm,
} from '../state';

type G = Readonly<Realm>;

const each = (what: string, names: readonly (string | number)[]): string[] => names.map(name => `${what}.${name}`);

/** What bears fruit until the match is over: counted once more by the Prestige still in the pool. */
const LASTING = [
  'expected',
  'cities',
  'overseas',
  'citiesSquared',
  'income',
  'crowns',
  'votes',
  'faith',
  'charges',
  'nobles',
  'strength',
  'strongest',
];
const PASSING = [
  'prestige',
  'isOut',
  'isHeretic',
  'isBanned',
  'chairs',
  'heads',
  'exhausted',
  'tokens',
  'atSea',
  'stronghold',
  'garrison',
  'breaches',
  'walls',
  'besieges',
  'besiegesRivals',
  'isBesieged',
  'besideNeutral',
  'besideRivals',
  'besideOwn',
  'stakes',
  'inDraft',
  ...each('hand', DEEDS),
  'lying',
  'isAsked',
];
const OF_A_BARON: readonly string[] = [...LASTING, ...PASSING];
const SEATS = [2, 3, 4, 5, 6];
const RULES = ['heirs', 'elimination', 'might', 'fiveCities'] as const;

export const SENSES: readonly string[] = [
  ...besideRival(OF_A_BARON, LASTING.length),
  'pool',
  'round',
  'isLast',
  ...each('stage', STAGES),
  ...each('seats', SEATS),
  ...each('rule', RULES),
  ...each('cardsAt', PHASES),
];

/** In the order of OF_A_BARON; `expected`: what the Baron's present value says, `income`: what the cities bring. */
export function countBaron(g: G, seat: Seat, expected: number, income: number, into: number[]): void {
  for (let i = 0; i < OF_A_BARON.length; i++) into[i] = 0;
  const b = baronOf(g, seat);
  into[0] = expected;
  countCities(g, seat, into);
  into[4] = income;
  into[5] = b.crowns;
  into[6] = b.votes;
  into[7] = b.faith;
  into[8] = b.charges.length;
  let at: number = LASTING.length;
  into[at++] = b.prestige;
  into[at++] = b.out ? 1 : 0;
  into[at++] = b.heretic ? 1 : 0;
  into[at++] = b.banned ? 1 : 0;
  into[at++] = presiding(g) === seat ? 1 : 0;
  into[at++] = g.head === seat ? 1 : 0;
  at = countNobles(g, seat, into, at);
  into[at++] = b.stronghold === NONE ? 0 : 1;
  into[at++] = b.garrison.troops.length;
  into[at++] = b.breaches;
  at = countSieges(g, seat, into, at);
  at = countBorders(g, seat, into, at);
  let stakes = 0;
  for (let i = 0; i < g.expeditions.length; i++) stakes += g.expeditions[i]?.stakes[seat] ?? 0;
  into[at++] = stakes;
  let inDraft = 0;
  for (let i = 0; i < g.track.length; i++) if (g.track[i] === seat) inDraft++;
  into[at++] = inDraft;
  for (let i = 0; i < b.hand.length; i++) {
    const deed = at + i;
    if (i < DEEDS.length) into[deed] = b.hand[i] as number;
  }
  at += DEEDS.length;
  let lying = 0;
  for (let area = 0; area < g.areas.length; area++) {
    const cards = g.areas[area] as readonly number[];
    for (let i = 0; i < cards.length; i++) if ((cards[i] as number) < FIRST_NEUTRAL && seatOfCard(cards[i] as number) === seat) lying++;
  }
  into[at++] = lying;
  const q = g.questions[g.questions.length - 1];
  into[at] = q !== undefined && 'seat' in q && q.seat === seat ? 1 : 0;
}

function countCities(g: G, seat: Seat, into: number[]): void {
  let [kingdom, overseas] = [0, 0];
  for (let city = 0; city < g.towns.length; city++) {
    if (townOf(g, city).owner !== seat) continue;
    if (isKingdomCity(city)) kingdom++;
    else overseas++;
  }
  into[1] = kingdom;
  into[2] = overseas;
  into[3] = kingdom * kingdom;
}

/** Exhausted Nobles, tokens, and those at sea; with LASTING how many there are and how strong. */
function countNobles(g: G, seat: Seat, into: number[], from: number): number {
  let [nobles, strength, strongest, exhausted, tokens, atSea] = [0, 0, 0, 0, 0, 0];
  for (const noble of noblesOf(seat)) {
    const n = g.nobles[noble] as Noble;
    tokens += n.tokens;
    if (n.gone || n.where === NONE) continue;
    const own = strengthOfArmy(g, noble) / 100;
    nobles++;
    strength += own;
    if (own > strongest) strongest = own;
    if (n.exhausted) exhausted++;
    if (n.atSea) atSea++;
  }
  into[9] = nobles;
  into[10] = strength;
  into[11] = strongest;
  into[from] = exhausted;
  into[from + 1] = tokens;
  into[from + 2] = atSea;
  return from + 3;
}

/** Fortified cities, own sieges of anybody and of rivals, and sieges of what is one's own. */
function countSieges(g: G, seat: Seat, into: number[], from: number): number {
  let walls = 0;
  for (let city = 0; city < g.towns.length; city++) if (townOf(g, city).owner === seat && townOf(g, city).fortified) walls++;
  let [besieges, rivals, besieged] = [0, 0, 0];
  for (let i = 0; i < g.sieges.length; i++) {
    const siege = g.sieges[i] as Realm['sieges'][number];
    const owner = siege.city === NONE ? siege.hold : townOf(g, siege.city).owner;
    if (siege.seat === seat) {
      besieges++;
      if (owner !== NONE) rivals++;
    } else if (owner === seat) besieged++;
  }
  into[from] = walls;
  into[from + 1] = besieges;
  into[from + 2] = rivals;
  into[from + 3] = besieged;
  return from + 4;
}

/** By income: cities of nobody and of rivals in reach of one’s own Noble, and own cities in reach of a rival's. */
function countBorders(g: G, seat: Seat, into: number[], from: number): number {
  for (let i = 0; i < 3; i++) into[from + i] = 0;
  for (let noble = 0; noble < g.nobles.length; noble++) {
    const { gone, where } = g.nobles[noble] as Noble;
    if (gone || where === NONE) continue;
    const isOwn = noble >> 2 === seat;
    const steps = stepsFrom(where);
    for (let i = -1; i < steps.length; i++) {
      const city = cityIn(i < 0 ? where : (steps[i] as number));
      if (city === NONE || townOf(g, city).razed) continue;
      const { owner } = townOf(g, city);
      let what = !isOwn && owner === seat ? 2 : -1;
      if (isOwn && owner !== seat) what = owner === NONE ? 0 : 1;
      if (what >= 0) into[from + what] = (into[from + what] as number) + incomeOfCity(city);
    }
  }
  return from + 3;
}

/** All senses of a Baron beside the best rival, in the order of SENSES. */
export function lookFrom(g: G, own: readonly number[], rival: readonly number[], into: number[]): void {
  let at = lookBeside(own, rival, LASTING.length, g.pool / 10, into);
  into[at++] = g.pool;
  into[at++] = g.round;
  into[at++] = g.isLast ? 1 : 0;
  for (let i = 0; i < STAGES.length; i++) into[at++] = g.stage === STAGES[i] ? 1 : 0;
  for (let i = 0; i < SEATS.length; i++) into[at++] = g.seats === SEATS[i] ? 1 : 0;
  for (let i = 0; i < RULES.length; i++) into[at++] = g.settings[RULES[i] as (typeof RULES)[number]] ? 1 : 0;
  for (let i = 0; i < PHASES.length; i++) into[at++] = g.phases[i]?.length ?? 0;
}
