/** Strongholds (STR): where they stand, how strong they are, and how they fall. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { cityIn } from '../data/land';
import { KINGDOM_REGIONS, REGIONS } from '../data/map';
import { HUNDRED, STRONGHOLD } from '../data/numbers';
import { button, citySpot, holdSpot, kindOf, numberOf, regionSpot } from '../spots';
import { baronOf, garrisonOf, isIn, nobleOf, NONE, noblesOf, townOf, type Realm } from '../state';
import { askDeserter } from './armies';
import { changeOwner } from './cities';
import { eliminate } from './elimination';
import { drawNation } from './fate';
import { citiesOf, payTo } from './treasury';

/** SET-11, SET-12: in the Kingdom, no standing city; away from the rim with two or three. */
export function isFreeOfCities(g: Readonly<Realm>, region: number): boolean {
  const city = cityIn(region);
  return region < KINGDOM_REGIONS && (city === NONE || townOf(g, city).razed) && (g.seats > 3 || REGIONS[region]?.outer !== true);
}

/** Why none may stand there. */
export function noHoldIn(g: Readonly<Realm>, region: number): { readonly why: 'overseas' | 'cityThere' | 'rim' } | null {
  if (region >= KINGDOM_REGIONS) return { why: 'overseas' };
  if (isFreeOfCities(g, region)) return null;
  const city = cityIn(region);
  return { why: city === NONE || townOf(g, city).razed ? 'rim' : 'cityThere' };
}

export const holdStrength = (g: Readonly<Realm>, seat: Seat): number => STRONGHOLD - HUNDRED * baronOf(g, seat).breaches;

/**
 * STR-03 to STR-06: it leaves the map; who took it gets half the crowns and a city, and its Baron has the choice of the city. Attackers
 * who all died (by: NONE) get nothing. What is left of the garrison stays with the Stronghold card.
 */
export const fall: Running<'fall'> = {
  runs(g, { hold, by }, tell) {
    const b = baronOf(g, hold);
    b.stronghold = NONE;
    b.breaches = 0;
    g.sieges = g.sieges.filter(siege => siege.hold !== hold || siege.city !== NONE);
    tell({ what: 'holdFell', seat: hold, by, at: holdSpot(hold) });
    if (by !== NONE) {
      payTo(g, hold, by, Math.floor(b.crowns / 2), 'stronghold', tell);
      if (g.settings.elimination) g.questions.push({ ask: 'ousted', seat: hold });
      if (citiesOf(g, hold).length > 0) g.questions.push({ ask: 'ransomCity', seat: hold, by });
    }
    const army = garrisonOf(hold);
    if (b.garrison.tokens > 0 || by !== NONE) {
      g.questions.push({ ask: 'casualties', army, left: HUNDRED * b.garrison.tokens });
      if (b.garrison.troops.length > 0) askDeserter(g, hold, [army], drawNation(g, tell), tell);
    }
  },
};

export const ousted: Running<'ousted'> = {
  runs: (g, { seat }, tell) => eliminate(g, seat, tell),
};

/** STR-03: the loser says which; walls and breaches stay as they are. */
export const ransomCity: Deciding<'ransomCity'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => citiesOf(g, seat).map(city => ({ do: 'cede', at: citySpot(city) }) satisfies RealmChoice),
  happens(g, { by }, { at }, tell) {
    changeOwner(g, numberOf(at), by, 'ransom', tell);
  },
};

/** STR-04: before Nobles come back he may put it anywhere without city, rival Noble or rival stronghold. */
export const restore: Deciding<'restore'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const free = REGIONS.flatMap((_, region) => (isFreeOfCities(g, region) && !isRivalIn(g, seat, region) ? [region] : []));
    return free.length === 0
      ? []
      : [...free.map(region => ({ do: 'found', at: regionSpot(region) }) satisfies RealmChoice), { do: 'later', at: button('later') }];
  },
  happens(g, { seat }, c, tell) {
    if (c.do !== 'found') return;
    baronOf(g, seat).stronghold = numberOf(c.at);
    tell({ what: 'founded', seat, region: numberOf(c.at), at: c.at });
  },
  refuses: (g, { seat }, at) =>
    kindOf(at) !== 'region' ? null : (noHoldIn(g, numberOf(at)) ?? (isRivalIn(g, seat, numberOf(at)) ? { why: 'rivalThere' } : null)),
};

function isRivalIn(g: Readonly<Realm>, seat: Seat, region: number): boolean {
  return g.barons.some(
    (b, other) => other !== seat && (b.stronghold === region || noblesOf(other).some(noble => isIn(nobleOf(g, noble), region))),
  );
}

export function breachHold(g: Realm, seat: Seat, tell: RealmTell): void {
  if (holdStrength(g, seat) <= 0) return;
  baronOf(g, seat).breaches++;
  tell({ what: 'breached', city: NONE, hold: seat, at: holdSpot(seat) });
}
