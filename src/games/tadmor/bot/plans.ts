/** What one’s own pieces on the board may still do with the goods at hand: each plan has a gain and a cost, and is worth more the nearer its cost is. */
import type { Seat } from '@/engine/contract';
import { GOODS, RARE_COLOURS } from '../data/names';
import { missionOf } from '../data/missions';
import { bandOf, PAIR, RARE_COST, SINGLE, TEMPLE_COST, TEMPLE_WORTH } from '../data/numbers';
import { SPACES, type Doing } from '../data/spaces';
import { BENDING, PRIVATE_SHRINE, PRIVATE_WORKS } from '../data/tiles';
import { yieldOf } from '../rules/anytime';
import { isPosted, spaceAt } from '../rules/pieces';
import { stockOf, type Goods } from '../rules/stock';
import { COMPLETE } from '../rules/temple';
import { has, merchantOf, NONE, ownerOf, type Merchant, type Tadmor } from '../state';
import { levelWorth, missionGain, stackWorth, turnsLeft } from './worth';
import { weights } from './weights';

export interface Scheme {
  readonly gain: number;
  readonly cost: Goods;
}

/** What a construction space promises, whatever is in stock: several levels count as several schemes. */
export function schemesOf(g: Readonly<Tadmor>, m: Readonly<Merchant>, does: Doing, colour: number, into: Scheme[]): void {
  switch (does) {
    case 'build1':
      for (let level = 1; level <= 3; level++) into.push({ gain: levelWorth(g), cost: free(m, SINGLE[bandOf(m.tower + level)] as Goods) });
      return;
    case 'build2':
      for (let pair = 0; pair < 2; pair++)
        into.push({ gain: 2 * levelWorth(g), cost: free(m, PAIR[bandOf(m.tower + 2 * pair + 1)] as Goods) });
      return;
    case 'temple': {
      const parts = m.temples.find(temple => temple < COMPLETE) ?? 0;
      into.push({
        gain: (TEMPLE_WORTH[parts + 1] as number) - (TEMPLE_WORTH[parts] as number) + (parts === 3 ? 8 : 0),
        cost: TEMPLE_COST[parts] as Goods,
      });
      return;
    }
    case 'rare':
      into.push({ gain: stackWorth(g, m, colour), cost: RARE_COST[colour] as Goods });
      return;
    case 'mission': {
      let best: Scheme | null = null;
      for (const mission of m.hand) {
        if (mission < 0) continue;
        const gain = missionGain(m, mission) - weights.hand;
        if (best === null || gain > best.gain) best = { gain, cost: missionOf(mission).cost };
      }
      if (best !== null) into.push(best);
      return;
    }
    default:
  }
}

const free = (m: Readonly<Merchant>, cost: Goods): Goods =>
  has(m, BENDING.noWood) ? [0, cost[1] as number, cost[2] as number, cost[3] as number] : cost;

/** All schemes of a seat's pieces, the most gainful first. */
export function schemes(g: Readonly<Tadmor>, seat: Seat): Scheme[] {
  const m = merchantOf(g, seat);
  const found: Scheme[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    const code = g.board[space] as number;
    if (code !== NONE && ownerOf(code) === seat)
      schemesOf(g, m, spaceAt(space).does, RARE_COLOURS.indexOf(spaceAt(space).colour ?? 'grey'), found);
  }
  if (isPosted(g, seat, PRIVATE_SHRINE)) schemesOf(g, m, 'temple', 0, found);
  if (isPosted(g, seat, PRIVATE_WORKS)) schemesOf(g, m, 'build1', 0, found);
  return found.sort((a, b) => b.gain - a.gain);
}

/** Stock with what the gathering pieces will bring. */
export function stockToCome(g: Readonly<Tadmor>, seat: Seat): number[] {
  const m = merchantOf(g, seat);
  const stock = [0, 1, 2, 3].map(good => stockOf(m, good));
  for (let space = 0; space < SPACES.length; space++) {
    const code = g.board[space] as number;
    if (code === NONE || ownerOf(code) !== seat || spaceAt(space).does !== 'gather') continue;
    const { count, bonus } = yieldOf(g, m, space);
    const good = GOODS.indexOf(spaceAt(space).good ?? 'wood');
    stock[good] = (stock[good] as number) + count + bonus;
  }
  return stock;
}

/** What the schemes promise with this stock, which they use up in turn. Goods that no scheme needs are worth what they are worth. */
export function promiseOf(g: Readonly<Tadmor>, list: readonly Scheme[], stock: readonly number[]): number {
  const left = stock.slice();
  let promise = 0;
  for (const { gain, cost } of list) {
    let needed = 0;
    let covered = 0;
    for (let good = 0; good < 4; good++) {
      needed += cost[good] as number;
      covered += Math.min(cost[good] as number, left[good] as number);
    }
    const share = needed === 0 ? 1 : covered / needed;
    promise += gain * (share === 1 ? 1 : 0.45 * share * share);
    for (let good = 0; good < 4; good++) left[good] = (left[good] as number) - Math.min(cost[good] as number, left[good] as number);
  }
  const later = Math.min(1, turnsLeft(g));
  return (
    promise +
    later * (weights.base * ((left[0] as number) + (left[1] as number)) + weights.advanced * ((left[2] as number) + (left[3] as number)))
  );
}
