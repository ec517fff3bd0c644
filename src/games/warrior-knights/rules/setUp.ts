/** Setting up (SET): decks, tokens, Fate's first words, troops in secret, strongholds and Nobles on the map. */
import type { Seat, SetUp } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { AGENDAS } from '../data/agendas';
import { CITIES } from '../data/cities';
import { EVENTS } from '../data/events';
import { FATE } from '../data/fate';
import { isKingdomCity } from '../data/land';
import { KINGDOM_REGIONS, REGIONS } from '../data/map';
import { DEEDS, FLEETS, SOURCES } from '../data/names';
import {
  AGENDAS_SHOWN,
  AREAS,
  DEED_COPIES,
  NEUTRAL_COPIES,
  RAZED_AT_START,
  REGULARS,
  START_CROWNS,
  STRENGTH,
  TRACK_FEES,
  TROOP_CARDS,
} from '../data/numbers';
import { armyAt, armySpot, kindOf, numberOf, regionSpot } from '../spots';
import { armiesOf, baronOf, inOrder, isGarrison, nobleOf, noblesOf, NONE, type Baron, type Noble, type Realm } from '../state';
import { addTroop } from './armies';
import { pickBaron, pickCity, shuffleFate } from './fate';
import { settingsOf } from './settings';
import { isFreeOfCities, noHoldIn } from './strongholds';

const nobody = (): void => {};
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function setUp({ seats, seed, options, first }: SetUp): Realm {
  const settings = settingsOf(options);
  const g: Realm = {
    questions: [],
    seed,
    seats,
    settings,
    round: 0,
    stage: 'setUp',
    chairman: NONE,
    head: NONE,
    pool: seats * (typeof options.length === 'number' ? options.length : 10),
    fate: count(FATE.length),
    events: count(EVENTS.length),
    eventDiscards: [],
    lasting: [],
    agendas: count(AGENDAS.length),
    agendaDiscards: [],
    display: [],
    laws: [],
    openLaws: [],
    mercenaries: count(TROOP_CARDS).slice(REGULARS),
    mercenaryDiscards: [],
    offer: [],
    track: TRACK_FEES.map(() => NONE),
    hired: [],
    neutral: NEUTRAL_COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => 6 * 6 + kind)),
    neutralSeen: [],
    areas: count(AREAS).map(() => []),
    phases: [[], [], []],
    card: NONE,
    action: null,
    expeditions: FLEETS.map(() => ({ spot: 0, blessed: false, stakes: Array.from({ length: seats }, () => 0) })),
    sieges: [],
    battle: null,
    assembly: null,
    happening: null,
    truce: false,
    storm: false,
    payroll: false,
    isLast: false,
    winner: NONE,
    barons: count(seats).map(newBaron),
    nobles: count(4 * seats).map(newNoble),
    towns: CITIES.map(() => ({ owner: NONE, fortified: false, breaches: 0, razed: false })),
  };
  shuffleDecks(g);
  razeCities(g);
  giveTokens(g, first);
  dealTroops(g);
  for (let i = 0; i <= seats; i++) g.offer.push(g.mercenaries.pop() as number);
  for (let i = 0; i < AGENDAS_SHOWN; i++) g.display.push(g.agendas.pop() as number);
  g.questions.push({ ask: 'strongholds' }, { ask: 'levied' });
  for (let seat = seats - 1; seat >= 0; seat--) g.questions.push({ ask: 'assign', seat });
  return g;
}

const newBaron = (): Baron => ({
  crowns: START_CROWNS,
  votes: 0,
  faith: 0,
  prestige: 0,
  sources: SOURCES.map(() => 0),
  banned: false,
  heretic: false,
  out: false,
  hand: DEEDS.map(() => DEED_COPIES),
  back: DEEDS.map(() => 0),
  plan: [[], [], []],
  lying: [0, 0, 0],
  done: false,
  levy: [],
  charges: [],
  stronghold: NONE,
  breaches: 0,
  garrison: { troops: [], tokens: 0 },
  commit: NONE,
  side: NONE,
  sheet: [],
  loyal: false,
  kept: false,
});

const newNoble = (noble: number): Noble => ({
  troops: [],
  tokens: 0,
  where: NONE,
  atSea: false,
  exhausted: false,
  gone: false,
  heirless: false,
  waits: false,
  heir: noble >> 2,
  office: NONE,
});

/** SET-01: every deck, and the top Event goes to the bottom. */
function shuffleDecks(g: Realm): void {
  for (const deck of [g.fate, g.events, g.agendas, g.mercenaries]) shuffle(g, deck);
  g.events.unshift(g.events.pop() as number);
}

/** SET-03 */
function razeCities(g: Realm): void {
  for (let i = RAZED_AT_START[g.seats] ?? 0; i > 0; i--) {
    const town = g.towns[pickCity(g, nobody, isKingdomCity)];
    if (town !== undefined) town.razed = true;
  }
}

/** SET-06: two different Barons. A table that says who begins says who presides. */
function giveTokens(g: Realm, first: Seat | undefined): void {
  g.chairman = first ?? pickBaron(g, nobody, () => true);
  g.head = pickBaron(g, nobody, seat => seat !== g.chairman);
}

/** SET-07: the Regulars, and a Mercenary of 50 and one of 100 by lot. */
function dealTroops(g: Realm): void {
  g.barons.forEach((b, seat) => {
    b.levy = count(4).map(i => 4 * seat + i);
    for (const strength of [50, 100]) {
      const at = g.mercenaries.findIndex(card => STRENGTH[card] === strength);
      b.levy.push(...g.mercenaries.splice(at, 1));
    }
    b.levy.sort((x, y) => x - y);
  });
}

/** SET-08, SET-09: one card after the other, to a Noble or the stronghold, unseen by the others. */
export const assign: Deciding<'assign'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    baronOf(g, seat).levy.length === 0 ? [] : armiesOf(seat).map(army => ({ do: 'assign', at: armySpot(army) }) satisfies RealmChoice),
  happens(g, { seat }, { at }) {
    const b = baronOf(g, seat);
    addTroop(g, armyAt(at), b.levy.pop() as number);
    if (b.levy.length > 0) g.questions.push({ ask: 'assign', seat });
    else b.done = true;
  },
};

export const levied: Running<'levied'> = {
  runs(g, _, tell) {
    shuffleFate(g);
    g.barons.forEach((b, seat) => {
      b.done = false;
      for (const army of armiesOf(seat)) {
        const { troops } = isGarrison(army) ? b.garrison : nobleOf(g, army);
        if (troops.length > 0)
          tell({ what: 'levied', seat, army, count: troops.reduce((sum, card) => sum + (STRENGTH[card] as number), 0), reveals: true });
      }
    });
  },
};

/** SET-11: from the Chairman; then the Nobles, from the last Baron backwards (SET-13). */
export const strongholds: Running<'strongholds'> = {
  runs(g) {
    const order = inOrder(g);
    g.questions.push({ ask: 'round' }, { ask: 'placeNobles', seat: order.at(-1) as Seat });
    for (const seat of order.reverse()) g.questions.push({ ask: 'placeStronghold', seat });
  },
};

export const placeStronghold: Deciding<'placeStronghold'> = {
  asks: (_, q) => q.seat,
  offers: g =>
    REGIONS.flatMap((_, region) =>
      isFreeOfCities(g, region) && g.barons.every(b => b.stronghold !== region)
        ? [{ do: 'found', at: regionSpot(region) } satisfies RealmChoice]
        : [],
    ),
  happens(g, { seat }, { at }, tell) {
    baronOf(g, seat).stronghold = numberOf(at);
    tell({ what: 'founded', seat, region: numberOf(at), at });
  },
  refuses: (g, _, at) =>
    kindOf(at) !== 'region'
      ? null
      : (noHoldIn(g, numberOf(at)) ?? (g.barons.some(b => b.stronghold === numberOf(at)) ? { why: 'rivalThere' } : null)),
};

const waiting = (g: Readonly<Realm>, seat: Seat): number[] =>
  noblesOf(seat).filter(noble => nobleOf(g, noble).where === NONE && nobleOf(g, noble).troops.length > 0);

/** SET-13, SET-15: whoever has a Noble with troops left, counter-clockwise. */
export const placeNobles: Running<'placeNobles'> = {
  runs(g, { seat }) {
    for (let i = 0; i < g.seats; i++) {
      const next = (seat - i + g.seats) % g.seats;
      if (waiting(g, next).length === 0) continue;
      g.questions.push({ ask: 'placeNobles', seat: (next - 1 + g.seats) % g.seats }, { ask: 'placeNoble', seat: next });
      return;
    }
    shuffleFate(g);
  },
};

/** SET-14: anywhere in the Kingdom but with a rival's Noble or stronghold. */
export const placeNoble: Deciding<'placeNoble'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const taken = new Set<number>();
    g.nobles.forEach((n, noble) => noble >> 2 !== seat && taken.add(n.where));
    g.barons.forEach((b, other) => other !== seat && taken.add(b.stronghold));
    const free = REGIONS.flatMap((_, region) => (region < KINGDOM_REGIONS && !taken.has(region) ? [region] : []));
    return waiting(g, seat).flatMap(noble => free.map(region => ({ do: 'deploy', at: regionSpot(region), noble }) satisfies RealmChoice));
  },
  happens(g, { seat }, c, tell) {
    if (c.do !== 'deploy') return;
    nobleOf(g, c.noble).where = numberOf(c.at);
    tell({ what: 'deployed', seat, noble: c.noble, region: numberOf(c.at), at: c.at });
  },
  refuses(g, { seat }, at) {
    if (!at.startsWith('region:')) return null;
    const region = numberOf(at);
    if (region >= KINGDOM_REGIONS) return { why: 'overseas' };
    return g.nobles.some((n, noble) => noble >> 2 !== seat && n.where === region) ||
      g.barons.some((b, other) => other !== seat && b.stronghold === region)
      ? { why: 'rivalThere' }
      : null;
  },
};
