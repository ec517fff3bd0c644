/** Where a Noble may move (MOV, SEA): the ways to each region he can reach with this card. */
import type { Seat } from '@/engine/contract';
import { agendaNumber } from '../data/agendas';
import { cityIn, isBridge, isPort, PORTS, roadsFrom, stepsFrom } from '../data/land';
import { ROAD_STEPS } from '../data/numbers';
import { isIn, nobleOf, noblesOf, NONE, townOf, type Realm } from '../state';
import { isShutIn } from './armies';
import { mayJoinIn } from './pickUp';

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

/**
 * By destination: the way that needs least consent, and any other on which troops wait that may join him and do not wait on the ways before it
 * (TRF-01). A way that was denied with this card is none (MOV-04).
 */
export function routes(g: Readonly<Realm>, noble: number): ReadonlyMap<number, readonly Route[]> {
  const found = new Map<number, Route[]>();
  const from = nobleOf(g, noble).where;
  const walk = (path: readonly number[], asks: readonly Seat[], next: (region: number) => readonly number[], steps: number): void => {
    const here = path.at(-1) ?? from;
    for (const region of next(here)) {
      if (region === from || path.includes(region)) continue;
      const onward = { path: [...path, region], asks };
      const ways = found.get(region);
      if (ways === undefined) found.set(region, [onward]);
      else ways.push(onward);
      if (steps > 1) {
        const more = passing(g, noble >> 2, region, asks);
        if (more !== null) walk(onward.path, more, next, steps - 1);
      }
    }
  };
  walk([], [], stepsFrom, nobleOf(g, noble).office === agendaNumber('masterHorse') ? 2 : 1);
  walk([], [], roadsFrom, ROAD_STEPS);
  for (const [region, ways] of found) if (ways.length > 1) found.set(region, worthWalking(g, noble, ways));
  return found;
}

const byConsent = (a: Route, b: Route): number => a.asks.length - b.asks.length || a.path.length - b.path.length;

function worthWalking(g: Readonly<Realm>, noble: number, ways: readonly Route[]): Route[] {
  const [best, ...others] = [...ways].sort(byConsent);
  const kept = best === undefined ? [] : [best];
  for (const way of others) {
    const known = kept.flatMap(({ path }) => path);
    if (way.path.some(region => !known.includes(region) && mayJoinIn(g, noble, region))) kept.push(way);
  }
  return kept;
}

/** The way that was declared. */
export const routeBy = (g: Readonly<Realm>, noble: number, path: readonly number[]): Route | undefined =>
  routes(g, noble)
    .get(path.at(-1) as number)
    ?.find(way => way.path.join() === path.join());

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
export const passed = (via: string): number[] => via.slice(1).split('-').map(Number);
export const pathOf = (to: number, via: string | undefined): number[] => [...(via === undefined ? [] : passed(via)), to];
