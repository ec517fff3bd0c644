/** Neutral cards (NEU): who draws an Event, works on walls, healing, and Fate shuffled anew. Expeditions are in expeditions.ts. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { colourOf } from '../data/events';
import { NEUTRALS } from '../data/names';
import { FORTIFY, MUSTER, REPAIR } from '../data/numbers';
import { armyAt, armySpot, button, citySpot, holdSpot, kindOf, numberOf, seatSpot } from '../spots';
import { armiesOf, armyOf, baronOf, inOrder, NONE, townOf, type Realm } from '../state';
import { isBesieged, isHoldBesieged } from './armies';
import { offerFleets } from './expeditions';
import { shuffleFate } from './fate';
import { headOrChairman, holdsCharge } from './honours';
import { citiesOf, lose } from './treasury';

export const neutral: Running<'neutral'> = {
  runs(g, { kind }, tell) {
    const card = NEUTRALS[kind];
    tell({ what: 'neutral', kind, at: 'card' });
    if (card === 'importantEvent') {
      if (g.events.length === 0) g.events = shuffle(g, g.eventDiscards.splice(0));
      if (g.events.length > 0) askDrawer(g, headOrChairman(g));
    } else if (card === 'fundExpeditions') offerFleets(g);
    else if (card === 'uncertainTimes') shuffleFate(g);
    else for (const seat of inOrder(g).reverse()) g.questions.push({ ask: card === 'musterTroops' ? 'heal' : 'upgrade', seat });
  },
};

/** Who has no Faith to turn it elsewhere has nothing to say. */
function askDrawer(g: Realm, seat: Seat): void {
  const [only, ...others] = chooseDrawer.offers(g, { ask: 'chooseDrawer', seat });
  if (only !== undefined && others.length === 0) g.questions.push({ ask: 'event', seat: numberOf(only.at) });
  else g.questions.push({ ask: 'chooseDrawer', seat });
}

/** NEU-01: a Faith turns red away from the Head, or green towards him; blue is anybody's. */
export const chooseDrawer: Deciding<'chooseDrawer'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    inOrder(g, seat)
      .filter(other => !costsFaith(g, seat, other) || baronOf(g, seat).faith > 0)
      .map(other => ({ do: 'choose', at: seatSpot(other) }) satisfies RealmChoice),
  happens(g, { seat }, { at }, tell) {
    const drawer = numberOf(at);
    if (costsFaith(g, seat, drawer)) lose(g, seat, 'faith', 1, 'redirect', tell);
    g.questions.push({ ask: 'event', seat: drawer });
  },
};

export function costsFaith(g: Readonly<Realm>, seat: Seat, drawer: Seat): boolean {
  const colour = colourOf(g.events.at(-1) as number);
  return (colour === 'red' && drawer !== seat) || (colour === 'green' && drawer === seat);
}

/** AGE-27 */
export const repairCost = (g: Readonly<Realm>, seat: Seat): number =>
  holdsCharge(g, seat, 'masterWorks') ? FIGURES.masterWorks.repair : REPAIR;
export const fortifyCost = (g: Readonly<Realm>, seat: Seat): number =>
  holdsCharge(g, seat, 'masterWorks') ? FIGURES.masterWorks.fortify : FORTIFY;
const free = (g: Readonly<Realm>, seat: Seat): number[] => citiesOf(g, seat).filter(city => !isBesieged(g, city));
const mayMend = (g: Readonly<Realm>, seat: Seat): boolean =>
  baronOf(g, seat).breaches > 0 && baronOf(g, seat).stronghold !== NONE && !isHoldBesieged(g, seat);

/** NEU-03, NEU-04: one city or the stronghold, breach by breach, or the walls of one city. */
export const upgrade: Deciding<'upgrade'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const { crowns } = baronOf(g, seat);
    const offers: RealmChoice[] = [];
    for (const city of free(g, seat)) {
      if (townOf(g, city).breaches > 0 && crowns >= repairCost(g, seat)) offers.push({ do: 'repair', at: citySpot(city) });
      if (!townOf(g, city).fortified && crowns >= fortifyCost(g, seat)) offers.push({ do: 'fortify', at: citySpot(city) });
    }
    if (mayMend(g, seat) && crowns >= repairCost(g, seat)) offers.push({ do: 'repair', at: holdSpot(seat) });
    return offers.length === 0 ? [] : [...offers, { do: 'pass', at: button('pass') }];
  },
  happens(g, { seat }, c, tell) {
    if (c.do === 'fortify') {
      lose(g, seat, 'crowns', fortifyCost(g, seat), 'works', tell);
      townOf(g, numberOf(c.at)).fortified = true;
      tell({ what: 'fortified', seat, city: numberOf(c.at), at: c.at });
    } else if (c.do === 'repair') mend(g, seat, c.at, tell);
  },
};

type TellWorks = Parameters<typeof lose>[5];

/** A city, or NONE for the stronghold; asked again while there is more. */
function mend(g: Realm, seat: Seat, at: string, tell: TellWorks): void {
  const city = kindOf(at) === 'city' ? numberOf(at) : NONE;
  lose(g, seat, 'crowns', repairCost(g, seat), 'works', tell);
  if (city === NONE) baronOf(g, seat).breaches--;
  else townOf(g, city).breaches--;
  tell({ what: 'repaired', seat, city, all: 0, at });
  g.questions.push({ ask: 'repairMore', seat, city });
}

export const repairMore: Deciding<'repairMore'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, city }) {
    const breaches = city === NONE ? baronOf(g, seat).breaches : townOf(g, city).breaches;
    if (breaches === 0 || baronOf(g, seat).crowns < repairCost(g, seat)) return [];
    return [
      { do: 'repair', at: city === NONE ? holdSpot(seat) : citySpot(city) },
      { do: 'done', at: button('done') },
    ];
  },
  happens(g, { seat }, c, tell) {
    if (c.do === 'repair') mend(g, seat, c.at, tell);
  },
};

/** NEU-05: tokens of one army, garrisons and besieged ones too. */
export const heal: Deciding<'heal'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    if (baronOf(g, seat).crowns < MUSTER) return [];
    const hurt = wounded(g, seat).map(army => ({ do: 'heal', at: armySpot(army) }) satisfies RealmChoice);
    return hurt.length === 0 ? [] : [...hurt, { do: 'pass', at: button('pass') }];
  },
  happens(g, { seat }, c, tell) {
    if (c.do === 'heal') healOne(g, seat, armyAt(c.at), tell);
  },
};

export const wounded = (g: Readonly<Realm>, seat: Seat): number[] => armiesOf(seat).filter(army => armyOf(g, army).tokens > 0);

function healOne(g: Realm, seat: Seat, army: number, tell: TellWorks): void {
  lose(g, seat, 'crowns', MUSTER, 'healing', tell);
  armyOf(g, army).tokens--;
  tell({ what: 'healed', army, at: armySpot(army) });
  g.questions.push({ ask: 'healMore', seat, army });
}

export const healMore: Deciding<'healMore'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, army }) =>
    armyOf(g, army).tokens === 0 || baronOf(g, seat).crowns < MUSTER
      ? []
      : [
          { do: 'heal', at: armySpot(army) },
          { do: 'done', at: button('done') },
        ],
  happens(g, { seat, army }, c, tell) {
    if (c.do === 'heal') healOne(g, seat, army, tell);
  },
};

/** AGE-12: one city or stronghold wholly repaired for nothing, or one city fortified for 2. */
export const works: Deciding<'works'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: RealmChoice[] = [];
    for (const city of free(g, seat)) {
      if (townOf(g, city).breaches > 0) offers.push({ do: 'repairAll', at: citySpot(city) });
      if (!townOf(g, city).fortified && baronOf(g, seat).crowns >= 2) offers.push({ do: 'fortify', at: citySpot(city) });
    }
    if (mayMend(g, seat)) offers.push({ do: 'repairAll', at: holdSpot(seat) });
    return offers.length === 0 ? [] : [...offers, { do: 'pass', at: button('pass') }];
  },
  happens(g, { seat }, c, tell) {
    if (c.do === 'repairAll') repairAll(g, seat, c.at, tell);
    if (c.do !== 'fortify') return;
    lose(g, seat, 'crowns', 2, 'works', tell);
    townOf(g, numberOf(c.at)).fortified = true;
    tell({ what: 'fortified', seat, city: numberOf(c.at), at: c.at });
  },
};

function repairAll(g: Realm, seat: Seat, at: string, tell: TellWorks): void {
  if (kindOf(at) === 'city') townOf(g, numberOf(at)).breaches = 0;
  else baronOf(g, seat).breaches = 0;
  tell({ what: 'repaired', seat, city: kindOf(at) === 'city' ? numberOf(at) : NONE, all: 1, at });
}

/** EVE-20: a city repaired and fortified for nothing, or the stronghold repaired. */
export const mason: Deciding<'mason'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: RealmChoice[] = free(g, seat)
      .filter(city => townOf(g, city).breaches > 0 || !townOf(g, city).fortified)
      .map(city => ({ do: 'fortify', at: citySpot(city) }));
    if (mayMend(g, seat)) offers.push({ do: 'repairAll', at: holdSpot(seat) });
    return offers.length === 0 ? [] : [...offers, { do: 'pass', at: button('pass') }];
  },
  happens(g, { seat }, c, tell) {
    if (c.do !== 'fortify' && c.do !== 'repairAll') return;
    repairAll(g, seat, c.at, tell);
    if (c.do !== 'fortify') return;
    townOf(g, numberOf(c.at)).fortified = true;
    tell({ what: 'fortified', seat, city: numberOf(c.at), at: c.at });
  },
};
