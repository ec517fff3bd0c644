/** The numbers the bot judges by, in victory points unless their name says otherwise. Tuning changes them in place. */
import stored from '../data/weights.json';
import { BUILDINGS } from '../data/names';
import { FEATURES } from './featureNames';

export const weights: Record<keyof typeof stored.weights, number> = { ...stored.weights };
type Weight = keyof typeof weights;

const named = (name: string): Weight => {
  if (!(name in weights)) throw new Error(`no weight ${name}`);
  return name as Weight;
};
const numbered = (name: string, from: number, to: number): readonly Weight[] =>
  Array.from({ length: to - from + 1 }, (_, i) => named(`${name}${from + i}`));

const PROMISE = numbered('promise', 1, 8);
const COLOUR = numbered('colour', 1, 6);
const CROWD = numbered('crowd', 1, 3);
const MONASTERY = numbered('monastery', 1, 26);
const BUILDING = BUILDINGS.map(named);

/** How much of an area's points counts while so many of its spaces are empty (1–8). */
export const promiseOf = (empty: number): number => (empty === 0 ? 1 : weights[PROMISE[empty - 1] as Weight]);
/** How much of a bonus tile counts while so many spaces of its colour are empty. */
export const colourShare = (empty: number): number => (empty === 0 ? 1 : empty > COLOUR.length ? 0 : weights[COLOUR[empty - 1] as Weight]);
/** What it costs to take another tile with so many in storage. */
export const crowdAt = (stored: number): number => (stored === 0 ? 0 : weights[CROWD[stored - 1] as Weight]);
/** What a monastery will bring in a whole match. */
export const monasteryUse = (monastery: number): number => weights[MONASTERY[monastery - 1] as Weight];
/** What a building's effect is worth, in the order of BUILDINGS. */
export const buildingUse = (building: number): number => weights[BUILDING[building] as Weight];

const EARLY = FEATURES.map(feature => named(`early.${feature}`));
const LATE = FEATURES.map(feature => named(`late.${feature}`));
/** What one of a feature promises at the beginning and at the end of the match, in the order of FEATURES. */
export const early = (feature: number): number => weights[EARLY[feature] as Weight];
export const late = (feature: number): number => weights[LATE[feature] as Weight];
