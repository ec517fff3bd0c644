/** Why something cannot be chosen while a card is up: for one sentence at a tap. */
import type { Refusal, Seat, Spot } from '@/engine/contract';
import { cityIn, isOverseas, isPort, regionOf } from '../data/land';
import { TRACK_FEES } from '../data/numbers';
import { kindOf, numberOf } from '../spots';
import { baronOf, nobleOf, NONE, type Realm } from '../state';
import { isShutIn } from './armies';
import { fighters } from './attack';
import { routes } from './routes';

export function whyNot(g: Readonly<Realm>, seat: Seat, at: Spot, held: readonly Spot[] = []): Refusal | null {
  const number = numberOf(at);
  const inHand = held.find(one => kindOf(one) === 'noble');
  switch (kindOf(at)) {
    case 'noble':
      return number >> 2 === seat ? whyHeRests(g, number) : null;
    case 'region':
      return inHand === undefined ? whyNothingThere(g, seat, number) : whyNotThere(g, numberOf(inHand), number, false);
    case 'port':
      return inHand === undefined ? null : whyNotThere(g, numberOf(inHand), number, true);
    case 'city':
      return whyNothingThere(g, seat, regionOf(number));
    case 'hold':
      return whyNoAttack(g, seat, baronOf(g, number).stronghold);
    case 'track':
      return whyNotMarked(g, seat, number);
    default:
      return null;
  }
}

function whyHeRests(g: Readonly<Realm>, noble: number): Refusal | null {
  const n = nobleOf(g, noble);
  if (n.where === NONE) return { why: 'offMap' };
  if (n.atSea) return { why: 'atSea' };
  if (n.exhausted || (g.action?.acted.includes(noble) ?? false)) return { why: 'exhausted' };
  return isShutIn(g, noble) ? { why: 'besieged' } : null;
}

function whyNotThere(g: Readonly<Realm>, noble: number, region: number, sails: boolean): Refusal | null {
  const from = nobleOf(g, noble).where;
  const settled = g.action?.region ?? NONE;
  if (region === from) return null;
  if (settled !== NONE && settled !== region) return { why: 'oneRegion' };
  if (!sails && !isOverseas(region)) return { why: isDenied(g, noble, region) ? 'denied' : 'tooFar' };
  return isPort(from) && g.storm ? { why: 'storm' } : { why: 'noPort' };
}

/** MOV-04: he would get there, if everybody let him pass. */
const isDenied = (g: Readonly<Realm>, noble: number, region: number): boolean =>
  (routes({ ...g, settings: { ...g.settings, consent: 'allow' } }, noble)[region]?.length ?? 0) > 0;

/** RAZ-01: a ruin says that it is one. */
function whyNothingThere(g: Readonly<Realm>, seat: Seat, region: number): Refusal | null {
  const city = cityIn(region);
  if (city === NONE) return null;
  return g.towns[city]?.razed === true ? { why: 'razed' } : whyNoAttack(g, seat, region);
}

function whyNoAttack(g: Readonly<Realm>, seat: Seat, region: number): Refusal | null {
  if (cityIn(region) !== NONE && g.towns[cityIn(region)]?.owner === seat) return null;
  if (g.truce) return { why: 'truce' };
  return fighters(g, seat, region).length === 0 ? { why: 'nobodyFresh' } : null;
}

function whyNotMarked(g: Readonly<Realm>, seat: Seat, spot: number): Refusal | null {
  if (g.track[spot] !== NONE) return { why: 'taken' };
  return (TRACK_FEES[spot] as number) > baronOf(g, seat).crowns ? { why: 'tooDear' } : null;
}
