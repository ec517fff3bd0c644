/**
 * A table for one sentence: nobody has troops or cities, all eighteen cities stand, strongholds lie apart, Baron 0 presides and Baron 1 heads the
 * Church, one question is pending. A test lays only what its rule needs. Fate cards are numbered as printed, from 1.
 */
import type { OptionValue, Seat } from '@/engine/contract';
import { moment } from '@/engine/referee';
import { firstQuestion, sitsAt } from '@/engine/testing/sitting';
import { warriorKnights } from '..';
import type { RealmQuestion } from '../asking';
import { agendaNumber, type AgendaName } from '../data/agendas';
import { CITIES } from '../data/cities';
import { EVENTS, type EventName } from '../data/events';
import { cityIn } from '../data/land';
import { REGIONS } from '../data/map';
import { NATIONS, type Nation } from '../data/names';
import { isMercenary, nationOf, STRENGTH } from '../data/numbers';
import { addTroop } from '../rules/armies';
import { baronOf, garrisonOf, nobleOf, NONE, type Baron, type Noble, type Realm, type Town } from '../state';

export const sitting = sitsAt(warriorKnights, ({ state }) => ({
  baron: (seat: Seat = 0): Baron => baronOf(state, seat),
  noble: (noble: number): Noble => nobleOf(state, noble),
  town: (name: string): Town => state.towns[city(name)]!,
}));
export type Sitting = ReturnType<typeof sitting>;

interface Setting {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

const HOLDS = ['Hochrain', 'Torvale', 'Silbertal', 'Wolfsgrund', 'Zolnava', 'Tarnica'];

export const region = (name: string): number => {
  const found = CITIES.find(one => one.name === name)?.region ?? REGIONS.findIndex(one => one.name === name);
  if (found < 0) throw new Error(`no region ${name}`);
  return found;
};
export const city = (name: string): number => cityIn(region(name));
export const eventNumber = (name: EventName): number => EVENTS.indexOf(name);

export function bare(seats: number, options: Readonly<Record<string, OptionValue>> = {}): Realm {
  const g = warriorKnights.setUp({ seats, seed: 1, first: 0, options: { bargain: false, ...options } });
  g.questions = [];
  g.stage = 'actions';
  g.round = 1;
  g.head = 1;
  g.barons.forEach((b, seat) => {
    g.mercenaries.push(...b.levy.splice(0).filter(isMercenary));
    b.stronghold = region(HOLDS[seat]!);
  });
  for (const town of g.towns) town.razed = false;
  return g;
}

export function table(
  pending: RealmQuestion | readonly RealmQuestion[],
  arrange: (g: Realm) => void = () => {},
  { seats = 3, options = {} }: Setting = {},
): Sitting {
  const g = bare(seats, options);
  g.questions = [pending].flat() as RealmQuestion[];
  arrange(g);
  return sitting(moment(warriorKnights, g));
}

/** A match at its first question, as the rulebook sets it up. */
export function opening(seats: number, options: Readonly<Record<string, OptionValue>> = {}, seed = 1): Sitting {
  return sitting(firstQuestion(warriorKnights, { seats, seed, options }));
}

/** Mercenaries of these strengths, of whatever nation or of one. */
export function hire(g: Realm, army: number, strengths: readonly number[], nation?: Nation): number[] {
  return strengths.map(strength => {
    const at = g.mercenaries.findIndex(
      card => STRENGTH[card] === strength && (nation === undefined || nationOf(card) === NATIONS.indexOf(nation)),
    );
    const [card] = g.mercenaries.splice(at, 1);
    addTroop(g, army, card!);
    return card!;
  });
}

/** A Noble on the map with such troops. */
export function stand(g: Realm, noble: number, where: string, ...strengths: number[]): void {
  nobleOf(g, noble).where = region(where);
  hire(g, noble, strengths);
}
export function garrison(g: Realm, seat: Seat, ...strengths: number[]): void {
  hire(g, garrisonOf(seat), strengths);
}
/** The Regulars of a Baron, for one of his armies. */
export function regulars(g: Realm, army: number, seat: Seat, ...which: number[]): void {
  for (const i of which) addTroop(g, army, 4 * seat + i);
}

export function rule(g: Realm, seat: Seat, ...names: string[]): void {
  for (const name of names) g.towns[city(name)]!.owner = seat;
}

export function siegeOf(g: Realm, name: string, round: number, seat: Seat = 0): void {
  g.sieges.push({ city: city(name), hold: NONE, seat, round });
}

/** On top of the Fate deck, the first to be drawn first. */
export function fate(g: Realm, ...printed: number[]): void {
  const cards = printed.map(card => card - 1);
  g.fate = [...g.fate.filter(card => !cards.includes(card)), ...cards.reverse()];
}

/** Takes an Agenda out of wherever it lies. */
export function agenda(g: Realm, name: AgendaName): number {
  const card = agendaNumber(name);
  for (const pile of [g.agendas, g.display, g.agendaDiscards]) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  return card;
}
export function law(g: Realm, ...names: AgendaName[]): void {
  for (const name of names) g.laws.push(agenda(g, name));
}
export function charge(g: Realm, seat: Seat, ...names: AgendaName[]): void {
  for (const name of names) baronOf(g, seat).charges.push(agenda(g, name));
}
export function office(g: Realm, noble: number, name: AgendaName): void {
  nobleOf(g, noble).office = agenda(g, name);
}
/** The display is just these. */
export function display(g: Realm, ...names: AgendaName[]): void {
  g.agendas.push(...g.display.splice(0));
  g.display = names.map(name => agenda(g, name));
}

/** This Event lies on top of the deck. */
export function topEvent(g: Realm, name: EventName): void {
  const card = eventNumber(name);
  g.events = [...g.events.filter(other => other !== card), card];
}

/** A card of Baron 0 to be resolved, as `reveal` would put it. */
export function playing(g: Realm, seat: Seat = 0): void {
  g.action = { region: NONE, moved: false, fought: false, acted: [], denied: [], barred: [] };
  g.card = 6 * seat + 4;
}
export const mobilize = (seat: Seat = 0): RealmQuestion[] => [{ ask: 'allocate' }, { ask: 'mobilize', seat }];
/** Baron 0 marches and attacks. */
export const attack = (arrange: (g: Realm) => void, options = {}): Sitting =>
  table(
    mobilize(),
    g => {
      playing(g);
      arrange(g);
    },
    { options },
  );
export const versatile = (seat: Seat = 0): RealmQuestion[] => [{ ask: 'allocate' }, { ask: 'versatile', seat }];

/** Discards the Fate cards with these results, and goes on. */
export const drop = (at: Sitting, ...results: string[]): Sitting => at.choose(...results.map(result => `drop result:${result}`), 'done');

/** Takes every question that is left by its first offer until such a one comes, or the stack is empty. */
export function until(at: Sitting, ...asks: string[]): Sitting {
  let now = at;
  for (let i = 0; i < 500 && now.ask !== null && !asks.includes(now.ask); i++) now = now.choose(now.offers[0]!);
  return now;
}
