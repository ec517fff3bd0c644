/** What a bot reads off the map: how likely an attack is to succeed, and what a city is worth. */
import type { Seat } from '@/engine/contract';
import { cityIn, incomeOfCity, isKingdomCity, stepsFrom, strengthOf } from '../data/land';
import { LEADER } from '../data/numbers';
import { defence, defenders, fighters, standingSiege } from '../rules/attack';
import { cityStrength } from '../rules/cities';
import { citiesOf } from '../rules/treasury';
import { baronOf, nobleOf, NONE, shapeOf, strengthOfArmy, townOf, type Realm } from '../state';
import type { Attack } from '../terms';
import { weights } from './weights';

/** Prestige every round, crowns at Taxation, and a step towards the crown. */
export function cityWorth(g: Readonly<Realm>, seat: Seat, city: number): number {
  const held = citiesOf(g, seat, true).length;
  const towards = isKingdomCity(city) ? (weights.majorityStep * held) / 9 : 0;
  return weights.city + weights.income * incomeOfCity(city) + towards;
}

/** Between 0 and 1: by strength, and what a commander can do (measured on the Fate deck; see data/fate). */
export function odds(own: number, foe: number, shape: string): number {
  const edge = (own + LEADER - foe) / HALF + (shape === 'triangle' || shape === 'star' ? 0.3 : 0);
  return Math.min(0.97, Math.max(0.03, 0.42 + 0.25 * edge));
}
const HALF = 200;

export function attackWorth(g: Readonly<Realm>, seat: Seat, attack: Attack): number {
  const nobles = fighters(g, seat, attack.region);
  const own = nobles.reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0);
  const prize = attack.city === NONE ? (attack.hold === NONE ? weights.raid : weights.stronghold) : cityWorth(g, seat, attack.city);
  if (attack.kind === 'siege') return prize * (standingSiege(g, seat, attack) === NONE ? weights.newSiege / 10 : weights.finishSiege / 10);
  const foe = defence(g, attack) + (defenders(g, attack.foe, attack.region).length > 0 ? LEADER : 0);
  const chance = odds(own, foe, shapeOf(nobles[0] ?? 0));
  const standing = attack.city !== NONE && standingSiege(g, seat, attack) !== NONE;
  return Math.max(0, (chance * prize * weights.assault) / 10 - (1 - chance) * (weights.noble + own / 50)) * (standing ? 0.5 : 1);
}

/** What a Noble could begin in a region, once he is there. */
export function promise(g: Readonly<Realm>, noble: number, region: number): number {
  const seat = noble >> 2;
  const city = cityIn(region);
  if (city === NONE || townOf(g, city).razed) return nextTo(g, seat, region);
  const { owner } = townOf(g, city);
  if (owner === seat) return g.nobles.some((n, other) => other >> 2 === seat && other !== noble && n.where === region) ? 0.5 : 4;
  const foe =
    cityStrength(g, city) +
    (owner === NONE ? 0 : defenders(g, owner, region).reduce((sum, other) => sum + strengthOfArmy(g, other) + LEADER, 0));
  const own = strengthOfArmy(g, noble) + LEADER;
  const taken = g.nobles.some((n, other) => other >> 2 === seat && other !== noble && n.where === region) ? 0.4 : 1;
  return taken * (own > foe ? cityWorth(g, seat, city) : 0.3 * cityWorth(g, seat, city) * Math.min(1, own / (foe + 1)));
}

function nextTo(g: Readonly<Realm>, seat: Seat, region: number): number {
  let best = 0;
  for (const other of stepsFrom(region)) {
    const city = cityIn(other);
    if (city !== NONE && !townOf(g, city).razed && townOf(g, city).owner !== seat) best = Math.max(best, 600 - strengthOf(city));
  }
  return best / 100;
}

/** Troops and Nobles on the map, minus what they suffer. */
export function might(g: Readonly<Realm>, seat: Seat): number {
  let worth = 0;
  for (let noble = 4 * seat; noble < 4 * seat + 4; noble++) {
    const n = nobleOf(g, noble);
    if (n.gone) continue;
    worth += n.where === NONE ? 0 : weights.noble;
    worth += (weights.troops * n.troops.reduce((sum, card) => sum + (card < 24 ? 60 : 50), 0)) / 50 - weights.token * n.tokens;
  }
  const b = baronOf(g, seat);
  return (
    worth +
    (weights.troops * b.garrison.troops.length * 3) / 4 -
    weights.breach * b.breaches +
    (b.stronghold === NONE ? 0 : weights.stronghold)
  );
}
