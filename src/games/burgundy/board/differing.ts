/** Of several ways that end at one place those that a player would tell apart. */
import type { Choice } from '@/engine/contract';
import { tileAt } from '../rules/market';
import { BLACK_SPOTS, INN_SPOT } from '../spots';
import { dukeOf, estateOf, type Burgundy } from '../state';
import { SHARED_STORES } from '../teams';
import type { BurgundyChoice } from '../asking';
import { askedSeat } from '../words/whose';

interface Way {
  /** What is done, and with which tile: equal tiles are one tile, but a team's are also its mate's (TEA-05). */
  readonly does: string;
  /** What the die shows: equal dice are one die. null: it takes none. */
  readonly face: number | null;
  readonly workers: number;
}

function wayOf(g: Readonly<Burgundy>, c: BurgundyChoice): Way | null {
  const seat = askedSeat(g) ?? 0;
  const face = 'die' in c && c.die !== undefined ? (dukeOf(g, seat).dice[c.die] ?? null) : null;
  const workers = 'pay' in c ? (c.pay ?? 0) : 0;
  switch (c.do) {
    case 'place':
      return { does: `${estateOf(g, seat).storage[c.store]} ${g.teams && SHARED_STORES.includes(c.store)}`, face, workers };
    case 'reward':
      return { does: `${tileAt(g, BLACK_SPOTS[c.slot] ?? INN_SPOT)}`, face, workers };
    case 'take':
    case 'sell':
    case 'workers':
      return { does: c.do, face, workers };
    default:
      return null;
  }
}

/** TRN-04: beside a way that costs no workers none is asked for that does; whoever wants it takes its die in hand first. */
export function differing(g: Readonly<Burgundy>, choices: readonly Choice[]): readonly Choice[] {
  const ways = (choices as readonly BurgundyChoice[]).map(c => wayOf(g, c));
  const outdone = (way: Way, by: Way | null, before: boolean): boolean => {
    if (by === null || by.does !== way.does) return false;
    if (by.face === way.face && by.workers === way.workers) return before;
    return way.face !== null && by.face !== null && by.workers === 0 && way.workers > 0;
  };
  return choices.filter((_, i) => {
    const way = ways[i] ?? null;
    return way === null || !ways.some((by, j) => j !== i && outdone(way, by, j < i));
  });
}
