/** What is always true of the realm: every card in one place, nothing below nothing, nobody on the map without troops (ENG-5 of the plan). */
import { AGENDAS } from '../data/agendas';
import { EVENTS } from '../data/events';
import { FATE } from '../data/fate';
import { REGULARS, TROOP_CARDS, TRACK_FEES } from '../data/numbers';
import {
  armiesOf,
  armyOf,
  baronsLeft,
  HIDDEN,
  isGarrison,
  isNeutral,
  isOverwhelmed,
  nobleOf,
  NONE,
  seatOfCard,
  type Realm,
} from '../state';

export function invariants(g: Readonly<Realm>): string[] {
  return [
    ...once('Fate', FATE.length, [...g.fate, ...(g.battle?.hands.flat() ?? [])]),
    ...once('Events', EVENTS.length, [
      ...g.events,
      ...g.eventDiscards,
      ...g.lasting.map(l => l.card),
      ...(g.happening === null ? [] : [g.happening.card]),
    ]),
    ...once('Agendas', AGENDAS.length, agendas(g)),
    ...troops(g),
    ...actionCards(g),
    ...armies(g),
    ...numbers(g),
  ];
}

function once(what: string, count: number, cards: readonly number[]): string[] {
  const faults = cards.length === count ? [] : [`${cards.length} ${what}`];
  const seen = cards.filter(card => card !== HIDDEN);
  return new Set(seen).size === seen.length && seen.every(card => card >= 0 && card < count)
    ? faults
    : [...faults, `${what} ${seen.join()}`];
}

function agendas(g: Readonly<Realm>): number[] {
  const moving = g.questions.flatMap(q =>
    q.ask === 'agenda' || q.ask === 'accept' || q.ask === 'enact' || q.ask === 'office' ? [q.card] : [],
  );
  const matter = g.assembly?.matter?.card ?? NONE;
  return [
    ...g.agendas,
    ...g.agendaDiscards,
    ...g.display,
    ...g.laws,
    ...moving,
    ...(matter === NONE ? [] : [matter]),
    ...g.barons.flatMap(b => b.charges),
    ...g.nobles.flatMap(n => (n.office === NONE ? [] : [n.office])),
  ];
}

/** Mercenaries are all somewhere, Regulars nowhere twice. */
function troops(g: Readonly<Realm>): string[] {
  const held = g.barons.flatMap((b, seat) => [...b.levy, ...armiesOf(seat).flatMap(army => armyOf(g, army).troops)]);
  const moving = g.questions.flatMap(q => (q.ask === 'station' ? [q.card] : []));
  const mercenaries = [...g.mercenaries, ...g.mercenaryDiscards, ...g.offer, ...moving, ...held.filter(card => card >= REGULARS)];
  const regulars = held.filter(card => card < REGULARS);
  const faults = once(
    'Mercenaries',
    TROOP_CARDS - REGULARS,
    mercenaries.map(card => (card === HIDDEN ? HIDDEN : card - REGULARS)),
  );
  if (new Set(regulars).size !== regulars.length) faults.push(`Regulars ${regulars.join()}`);
  g.barons.forEach((b, seat) => {
    const own = [...b.levy, ...armiesOf(seat).flatMap(army => armyOf(g, army).troops)];
    if (own.some(card => card < REGULARS && Math.floor(card / 4) !== seat)) faults.push(`seat ${seat}: a Regular of somebody else`);
  });
  return faults;
}

function actionCards(g: Readonly<Realm>): string[] {
  const faults: string[] = [];
  const lying = [...g.areas.flat(), ...g.phases.flat(), ...(g.card !== NONE && !isNeutral(g.card) ? [g.card] : [])];
  const neutral = [...g.neutral, ...g.neutralSeen, ...g.areas.flat().filter(isNeutral)];
  if (neutral.length !== 8) faults.push(`${neutral.length} neutral cards`);
  g.barons.forEach((b, seat) => {
    if (b.out) return;
    for (let deed = 0; deed < 6; deed++) {
      const count =
        b.hand[deed]! + b.plan.flat().filter(one => one === deed).length + lying.filter(card => card === 6 * seat + deed).length;
      if (count !== 2) faults.push(`seat ${seat}: ${count} of deed ${deed}`);
    }
    g.areas.forEach((cards, area) => {
      if (cards.filter(card => !isNeutral(card) && seatOfCard(card) === seat).length !== b.lying[area])
        faults.push(`seat ${seat}: area ${area}`);
    });
  });
  return faults;
}

/** While a battle or a death is being told, an army may be past its end. */
function armies(g: Readonly<Realm>): string[] {
  const ending =
    g.battle !== null ||
    g.questions.some(q => ['dying', 'heir', 'casualties', 'casualty', 'settle', 'rout', 'payWages', 'flight'].includes(q.ask));
  return g.barons.flatMap((_, seat) =>
    armiesOf(seat).flatMap(army => {
      const faults: string[] = [];
      const { troops: cards, tokens } = armyOf(g, army);
      if (tokens < 0) faults.push(`army ${army}: ${tokens} tokens`);
      if (isGarrison(army) || ending) return faults;
      const n = nobleOf(g, army);
      if (n.where !== NONE && cards.length === 0) faults.push(`Noble ${army} without troops`);
      if (isOverwhelmed(g, army)) faults.push(`Noble ${army} overwhelmed`);
      if (n.gone && (n.where !== NONE || cards.length > 0)) faults.push(`Noble ${army} is gone`);
      return faults;
    }),
  );
}

function numbers(g: Readonly<Realm>): string[] {
  const faults: string[] = [];
  g.barons.forEach((b, seat) => {
    if ([b.crowns, b.votes, b.faith, b.prestige, b.breaches, ...b.hand, ...b.lying].some(n => n < 0 || !Number.isInteger(n)))
      faults.push(`seat ${seat}: below nothing`);
    if (b.sources.reduce((x, y) => x + y, 0) !== b.prestige) faults.push(`seat ${seat}: Prestige of nowhere`);
    if (b.breaches > 4) faults.push(`seat ${seat}: ${b.breaches} breaches`);
  });
  if (g.track.some((seat, spot) => seat !== NONE && (spot >= TRACK_FEES.length || g.barons[seat]!.out))) faults.push('the track');
  if (g.pool < 0) faults.push(`a pool of ${g.pool}`);
  if (baronsLeft(g) > 0 && g.barons[g.chairman]?.out) faults.push('the Chairman is out');
  g.towns.forEach((town, city) => {
    if (town.razed && town.owner !== NONE) faults.push(`city ${city} is razed and ruled`);
    if (town.fortified && town.owner === NONE) faults.push(`city ${city} is fortified for nobody`);
  });
  return faults;
}
