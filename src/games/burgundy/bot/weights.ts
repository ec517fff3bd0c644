/** The numbers the bot judges by, in victory points unless their name says otherwise. Tuning changes them in place. */
import stored from '../data/weights.json';
import { ALL_MONASTERIES, type Monastery } from '../data/monasteries';
import { BUILDING_TYPES } from '../data/names';
import { FEATURES, type Feature } from './featureNames';

/** By name, for those that are read one by one. */
export const weights: Record<keyof typeof stored.weights, number> = { ...stored.weights };
type Weight = keyof typeof weights;

/** Grows with every change of a weight: what was worked out before holds no more. */
export let changes = 0;

/** All by name, also those that are read from the lists below: tuning writes here. */
export const named: Record<string, number> = {};
for (const name of Object.keys(weights) as Weight[]) {
  Object.defineProperty(named, name, {
    enumerable: true,
    configurable: true,
    get: () => weights[name],
    set: (w: number) => {
      weights[name] = w;
      changes++;
    },
  });
}

/** Weights that are looked up by number lie in a list, which is faster; their names lead there. */
function listed(names: readonly string[]): readonly number[] {
  const list = names.map(name => {
    if (!(name in weights)) throw new Error(`no weight ${name}`);
    return weights[name as Weight];
  });
  const set = (i: number, w: number): void => {
    list[i] = w;
    changes++;
  };
  names.forEach((name, i) => Object.defineProperty(named, name, { get: () => list[i], set: (w: number) => set(i, w) }));
  return list;
}
const numbered = (name: string, from: number, to: number): readonly number[] =>
  listed(Array.from({ length: to - from + 1 }, (_, i) => `${name}${from + i}`));

const PROMISE = numbered('promise', 1, 8);
const COLOUR = numbered('colour', 1, 6);
const CROWD = numbered('crowd', 1, 3);
/** A monastery without a weight does not compile. */
stored.weights satisfies Readonly<Record<`monastery${Monastery}`, number>>;
const MONASTERY = listed(ALL_MONASTERIES.map(monastery => `monastery${monastery}`));
const BUILDING = listed(BUILDING_TYPES);

/** How much of an area's points counts while so many of its spaces are empty (1–8). */
export const promiseOf = (empty: number): number => (empty === 0 ? 1 : (PROMISE[empty - 1] as number));
/** How much of a bonus tile counts while so many spaces of its colour are empty. */
export const colourShare = (empty: number): number => (empty === 0 ? 1 : empty > COLOUR.length ? 0 : (COLOUR[empty - 1] as number));
/** What it costs to take another tile with so many in storage. */
export const crowdAt = (stored: number): number => (stored === 0 ? 0 : (CROWD[Math.min(stored, CROWD.length) - 1] as number));
/** What a monastery will bring in a whole match. */
export const monasteryUse = (monastery: Monastery): number => MONASTERY[monastery - 1] as number;
/** What a building's effect is worth, in the order of BUILDING_TYPES. */
export const buildingUse = (building: number): number => BUILDING[building] as number;

/** What one of a feature promises at the beginning and at the end of the match, in the order of FEATURES. */
export const EARLY = listed(FEATURES.map(feature => `early.${feature}`));
export const LATE = listed(FEATURES.map(feature => `late.${feature}`));

/** What one of a feature is worth while such a share of the match is still to come. */
export function featureWorth(feature: Feature, time: number): number {
  const f = FEATURES.indexOf(feature);
  const late = LATE[f] as number;
  return late + ((EARLY[f] as number) - late) * time;
}
