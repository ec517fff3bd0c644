/** Where a Noble may move (MOV, SEA): the ways to each region he can reach with this card. */
import type { Seat } from '@/engine/contract';
import { agendaNumber } from '../data/agendas';
import { cityIn, isBridge, isPort, PORTS, roadsFrom, stepsFrom } from '../data/land';
import { REGIONS } from '../data/map';
import { ROAD_STEPS } from '../data/numbers';
import { isIn, nobleOf, noblesOf, NONE, townOf, type Realm } from '../state';
import { isShutIn } from './armies';
import { whereMayJoin } from './pickUp';

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
  for (let other = 0; other < g.seats; other++) if (other !== seat && (owner === other || hasNobleIn(g, other, region))) found.push(other);
  return found;
}

function hasNobleIn(g: Readonly<Realm>, seat: Seat, region: number): boolean {
  for (const noble of noblesOf(seat)) if (isIn(nobleOf(g, noble), region)) return true;
  return false;
}

/**
 * By the region they lead to: the way that needs least consent, and any other on which troops wait that may join him and do not wait on the
 * ways before it (TRF-01). A way that was denied with this card is none (MOV-04).
 */
export function routes(g: Readonly<Realm>, noble: number): readonly (readonly Route[])[] {
  const found: Route[][] = REGIONS.map(() => NO_ROUTES);
  const from = nobleOf(g, noble).where;
  const joining = whereMayJoin(g, noble);
  /** The regions entered so far: one list for all ways, and only a way that is kept gets one of its own. */
  const trail: number[] = [];
  const walk = (asks: readonly Seat[], next: (region: number) => readonly number[], steps: number): void => {
    for (const region of next(trail.at(-1) ?? from)) {
      if (region === from || trail.includes(region)) continue;
      trail.push(region);
      const ways = found[region] as Route[];
      if (ways.length === 0) found[region] = [{ path: trail.slice(), asks }];
      else if (joining.length > 0) ways.push({ path: trail.slice(), asks });
      else if (byConsent({ path: trail, asks }, ways[0] as Route) < 0) ways[0] = { path: trail.slice(), asks };
      const more = steps > 1 ? passing(g, noble >> 2, region, asks) : null;
      if (more !== null) walk(more, next, steps - 1);
      trail.pop();
    }
  };
  walk([], stepsFrom, nobleOf(g, noble).office === agendaNumber('masterHorse') ? 2 : 1);
  walk([], roadsFrom, ROAD_STEPS);
  found.forEach((ways, region) => {
    if (ways.length > 1) found[region] = worthWalking(joining, ways);
  });
  return found;
}

const NO_ROUTES: Route[] = [];
const byConsent = (a: Route, b: Route): number => a.asks.length - b.asks.length || a.path.length - b.path.length;

/** `joining`: where troops wait that may join him. */
function worthWalking(joining: readonly number[], ways: readonly Route[]): Route[] {
  const [best, ...others] = [...ways].sort(byConsent);
  const kept = best === undefined ? [] : [best];
  for (const way of others) {
    const known = kept.flatMap(({ path }) => path);
    if (way.path.some(region => joining.includes(region) && !known.includes(region))) kept.push(way);
  }
  return kept;
}

/** The way that was declared. */
export const routeBy = (g: Readonly<Realm>, noble: number, path: readonly number[]): Route | undefined =>
  routes(g, noble)[path.at(-1) as number]?.find(way => way.path.join() === path.join());

/** The consents needed after passing through a region, or null where one is denied. */
function passing(g: Readonly<Realm>, seat: Seat, region: number, asks: readonly Seat[]): readonly Seat[] | null {
  const { consent } = g.settings;
  if (consent === 'allow') return asks;
  const others = blockers(g, seat, region);
  if (others.length === 0) return asks;
  const more = [...asks];
  for (const other of others) {
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
