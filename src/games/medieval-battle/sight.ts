/** 5.1, 15 Only one thing is hidden: what the others recruit, until both armies are shown. */
import type { Seat } from '@/engine/contract';
import { below } from '@/engine/dice';
import { RECRUITS } from './data/units';
import { copyState, isRevealed, type MedievalBattle } from './state';
import { mayRecruit } from './rules/recruit';

const HIDDEN = -1;

function isRecruiting(g: Readonly<MedievalBattle>): boolean {
  return !isRevealed(g) && g.questions.some(q => q.ask === 'reveal');
}

/** Has this seat begun to recruit? Red goes first, so Yellow's empty hand is no secret while Red is at it. */
function hasBegun(g: Readonly<MedievalBattle>, seat: Seat): boolean {
  const waiting = g.questions.findIndex(q => q.ask === 'recruit' && q.seat === seat);
  return waiting === -1 || waiting === g.questions.length - 1;
}

export function hasSecrets(g: Readonly<MedievalBattle>, seat: Seat): boolean {
  return isRecruiting(g) && hasBegun(g, seat);
}

export function seenBy(g: Readonly<MedievalBattle>, seat: Seat | null): MedievalBattle {
  const view = copyState(g);
  view.seed = 0;
  for (const owner of [0, 1] as const) if (owner !== seat && hasSecrets(g, owner)) view.recruited[owner].fill(HIDDEN);
  return view;
}

/** A plausible hand for each hidden one: random types until the points are spent; only so far when its owner is still at it. */
export function deal(view: Readonly<MedievalBattle>, seed: number): MedievalBattle {
  const g = copyState(view);
  const luck = { seed };
  for (const owner of [0, 1] as const) {
    if (g.recruited[owner][0] !== HIDDEN) continue;
    const stillAtIt = g.questions.some(q => q.ask === 'recruit' && q.seat === owner);
    const hand = g.recruited[owner].fill(0);
    let most = stillAtIt ? below(luck, 12) : Infinity;
    for (let open = RECRUITS.map((_, t) => t); open.length > 0 && most > 0; most--) {
      const type = open[below(luck, open.length)] as number;
      hand[type] = (hand[type] as number) + 1;
      open = open.filter(t => mayRecruit(g.map, hand, t));
    }
  }
  g.seed = luck.seed;
  return g;
}
