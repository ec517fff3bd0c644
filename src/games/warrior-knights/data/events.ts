/**
 * The Events: red harms its drawer, green helps him, blue may strike anyone (EVT-01). The rulebook describes Arson and tells how cards are
 * cancelled; the other effects, in rules/events, and all costs but Arson's are ours.
 */
export const EVENT_COLOURS = ['red', 'green', 'blue'] as const;
export type EventColour = (typeof EVENT_COLOURS)[number];

const RED = {
  assassin: 1,
  heretic: 2,
  noHeir: 1,
  campFever: 2,
  arrears: 1,
  deserters: 1,
  ruinedHarvest: 1,
  embezzlement: 1,
  scandal: 1,
  crisisOfFaith: 0,
  crackedWalls: 1,
  insurrection: 1,
  brokenSaddle: 0,
  disgrace: 1,
} as const;
const GREEN = {
  bumperHarvest: 0,
  papalFavour: 0,
  popularOrator: 0,
  inheritance: 0,
  volunteers: 0,
  masterMason: 0,
  fieldSurgeons: 0,
  secondWind: 0,
  loyalBurghers: 0,
  acclamation: 0,
} as const;
const BLUE = {
  arson: 2,
  brokenLine: 1,
  stormAtSea: 1,
  pestilence: 2,
  peasantUprising: 2,
  earthquake: 1,
  mercenaryUnrest: 2,
  schism: 2,
  corsairs: 1,
  fairWinds: 0,
  freeCompanies: 0,
  truceOfGod: 2,
} as const;

export type EventName = keyof typeof RED | keyof typeof GREEN | keyof typeof BLUE;
const COSTS: Readonly<Record<EventName, number>> = { ...RED, ...GREEN, ...BLUE };
export const EVENTS = Object.keys(COSTS) as readonly EventName[];

export const eventOf = (card: number): EventName => EVENTS[card] as EventName;
/** Faith to cancel it; 0: it cannot be cancelled (EVT-02). */
export const cancelCost = (card: number): number => COSTS[eventOf(card)];
/** A card that shows only its back, on top of the deck, is a number below nothing (NEU-01): only in views. */
export const backOf = (card: number): number => -10 - EVENT_COLOURS.indexOf(colourOf(card));
export function colourOf(card: number): EventColour {
  if (card < 0) return EVENT_COLOURS[-10 - card] ?? 'blue';
  return eventOf(card) in RED ? 'red' : eventOf(card) in GREEN ? 'green' : 'blue';
}
