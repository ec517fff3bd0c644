/** Where a Noble may move (MOV, SEA): the best way to each region he can reach with this card. */
import type { Seat } from '@/engine/contract';
import { agendaNumber } from '../data/agendas';
import { cityIn, isBridge, isPort, PORTS, roadsFrom, stepsFrom } from '../data/land';
import { ROAD_STEPS } from '../data/numbers';
import { isIn, nobleOf, noblesOf, NONE, townOf, type Realm } from '../state';
import { isShutIn } from './armies';

export interface Route {
  /** The regions entered, the last one is where he stops. */
  readonly path: readonly number[];
  /** Whose consent is needed, in the order of the path (MOV-03). */
  readonly asks: readonly Seat[];
}

/** MOV-05, MOV-06 */
export function canMove(g: Readonly<Realm>, noble: number): boolean {
  const n = nobleOf(g, noble);
  return n.where !== NONE && !n.atSea && !n.exhausted && !isShutIn(g, noble) && !(g.action?.acted.includes(noble) ?? false);
}

/** MOV-03: other Barons with a city or a Noble there; neutral cities, strongholds and ships do not block. */
export function blockers(g: Readonly<Realm>, seat: Seat, region: number): Seat[] {
  const city = cityIn(region);
  const owner = city === NONE ? NONE : townOf(g, city).owner;
  const found: Seat[] = [];
  for (let other = 0; other < g.seats; other++)
    if (other !== seat && (owner === other || noblesOf(other).some(noble => isIn(nobleOf(g, noble), region)))) found.push(other);
  return found;
}

/** By destination; a way that was denied with this card is none (MOV-04). */
export function routes(g: Readonly<Realm>, noble: number): ReadonlyMap<number, Route> {
  const best = new Map<number, Route>();
  const from = nobleOf(g, noble).where;
  const walk = (path: readonly number[], asks: readonly Seat[], next: (region: number) => readonly number[], steps: number): void => {
    const here = path.at(-1) ?? from;
    for (const region of next(here)) {
      if (region === from || path.includes(region)) continue;
      const onward = { path: [...path, region], asks };
      if (isBetter(onward, best.get(region))) best.set(region, onward);
      if (steps > 1) {
        const more = passing(g, noble >> 2, region, asks);
        if (more !== null) walk(onward.path, more, next, steps - 1);
      }
    }
  };
  walk([], [], stepsFrom, nobleOf(g, noble).office === agendaNumber('masterHorse') ? 2 : 1);
  walk([], [], roadsFrom, ROAD_STEPS);
  return best;
}

const isBetter = (a: Route, b: Route | undefined): boolean =>
  b === undefined || a.asks.length < b.asks.length || (a.asks.length === b.asks.length && a.path.length < b.path.length);

/** The consents needed after passing through a region, or null where one is denied. */
function passing(g: Readonly<Realm>, seat: Seat, region: number, asks: readonly Seat[]): readonly Seat[] | null {
  const { consent } = g.settings;
  if (consent === 'allow') return asks;
  const more = [...asks];
  for (const other of blockers(g, seat, region)) {
    if (consent === 'deny' || (g.action?.denied.includes(other) ?? false)) return null;
    if (!more.includes(other)) more.push(other);
  }
  return more;
}

/** SEA-01, SEA-02: from a port to any other. */
export function harbours(g: Readonly<Realm>, noble: number): readonly number[] {
  const from = nobleOf(g, noble).where;
  return g.storm || !isPort(from) ? [] : PORTS.filter(port => port !== from);
}

/** AGE-16: bridges on a way. */
export function bridgesOn(from: number, path: readonly number[]): number {
  return path.filter((region, i) => isBridge(i === 0 ? from : (path[i - 1] as number), region)).length;
}

/** 'v13-4': the regions between here and there. */
export const viaOf = (path: readonly number[]): string => `v${path.slice(0, -1).join('-')}`;
export const pathOf = (to: number, via: string | undefined): number[] => [
  ...(via === undefined ? [] : via.slice(1).split('-').map(Number)),
  to,
];
