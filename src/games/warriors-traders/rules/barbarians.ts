/** 14: how barbarians strike back, and where they go. Their strength is in data/numbers, their place at the start in setUp.ts. */
import type { Seat } from '@/engine/contract';
import { landOf, realmOf, type Battle, type Piece, type Traders } from '../state';
import { attackersIn } from './battle';
import { fatalTo, isBarbarian, isFree, lifeOf } from './pieces';

type G = Readonly<Traders>;

/** 14.6: the largest; among equals who is cheapest to kill, then who came first into the game. */
function largest(g: G, armies: readonly Piece[]): Piece | undefined {
  return armies.slice().sort((a, b) => b.kind - a.kind || fatalTo(g, a) - fatalTo(g, b) || a.id - b.id)[0];
}

/** 14.5: kill the largest that can be killed, again and again; then drive the largest off; the rest on the largest that is left. */
export function barbarianBlows(g: G, b: Battle, damage: number, hit: (b: Battle, piece: number, damage: number) => void): void {
  let left = damage;
  let standing = attackersIn(g, b);
  const strike = (army: Piece, count: number): void => {
    hit(b, army.id, count);
    left -= count;
    standing = standing.filter(other => other !== army);
  };
  for (;;) {
    const army = largest(
      g,
      standing.filter(other => fatalTo(g, other) <= left),
    );
    if (army === undefined) break;
    strike(army, fatalTo(g, army));
  }
  while (left > 0) {
    const army = largest(
      g,
      standing.filter(other => lifeOf(g, other) <= left),
    );
    if (army === undefined) break;
    strike(army, lifeOf(g, army));
  }
  const rest = largest(g, standing);
  if (rest !== undefined && left > 0) strike(rest, left);
}

/**
 * 14.3, 14.4: the best class of refuge next to the battle; among equals the attacker chooses. In a contested province that is none of the
 * attacker’s he also chooses which of its two nations counts as the same: what either choice would allow is allowed.
 */
export function refuges(g: G, attacker: Seat, at: number): number[] {
  const { provinces } = landOf(g);
  const of = provinces[at]?.of ?? [];
  const own = realmOf(g, attacker).nation;
  const found = new Set((of.includes(own) ? [own] : of).flatMap(nation => bestRefuges(g, nation, at)));
  return [...found].sort((a, b) => a - b);
}

function bestRefuges(g: G, nation: number, at: number): number[] {
  const candidates = (landOf(g).provinces[at]?.next ?? []).filter(p => isFree(g, p) || isBarbarian(g, p));
  const classes = candidates.map(p => classOf(g, nation, p));
  const best = Math.min(...classes);
  return candidates.filter((_, i) => classes[i] === best);
}

/** 0 to 3 in the same nation, 4 to 7 elsewhere: free, capital, trade centre, other. */
function classOf(g: G, nation: number, p: number): number {
  const province = landOf(g).provinces[p];
  const abroad = province?.of.includes(nation) === true ? 0 : 4;
  if (isFree(g, p)) return abroad;
  return abroad + (province?.kind === 'capital' ? 1 : province?.kind === 'tradeCentre' ? 2 : 3);
}
