/** What a space of the board is worth to a piece that would stand there. */
import type { Seat } from '@/engine/contract';
import { GOODS, RARE_COLOURS } from '../data/names';
import { SPACES } from '../data/spaces';
import { yieldOf, earnsCamel, earnsShip, giftsAt } from '../rules/anytime';
import { lowestTower, taxGold, taxPoints } from '../rules/kingdom';
import { ownSpace, REGION_OF, spaceAt } from '../rules/pieces';
import { traitorLevels } from '../rules/traitor';
import { hasAll } from '../rules/favours';
import { totalStock } from '../rules/stock';
import { merchantOf, NONE, type Tadmor } from '../state';
import { promiseOf, schemes, schemesOf, stockToCome, type Scheme } from './plans';
import { goodWorth, levelWorth, pieceWorth, tileWorth } from './worth';
import { weights } from './weights';

/** The position as placing sees it: worked out once for all spaces of a question. */
export interface Ground {
  readonly stock: readonly number[];
  readonly plans: readonly Scheme[];
  readonly promise: number;
}

export function lookOver(g: Readonly<Tadmor>, seat: Seat): Ground {
  const stock = stockToCome(g, seat);
  const plans = schemes(g, seat);
  return { stock, plans, promise: promiseOf(g, plans, stock) };
}

export function spaceWorth(g: Readonly<Tadmor>, seat: Seat, space: number, ground: Ground): number {
  return bareWorth(g, seat, space, ground) * (1 - riskAt(g, seat, space));
}

/** 6: one's own card is sure, the slot is safe, any other card is a guess. */
function riskAt(g: Readonly<Tadmor>, seat: Seat, space: number): number {
  const region = REGION_OF[space];
  if (region === g.current) return 0;
  if (merchantOf(g, seat).selected === region) return 0.95;
  return g.merchants.some((m, other) => other !== seat && m.selected !== NONE) ? weights.risk : 0;
}

function bareWorth(g: Readonly<Tadmor>, seat: Seat, space: number, ground: Ground): number {
  const m = merchantOf(g, seat);
  const { does, good, colour } = spaceAt(space);
  switch (does) {
    case 'gather': {
      const kind = GOODS.indexOf(good ?? 'wood');
      const { count, bonus } = yieldOf(g, m, space);
      const stock = ground.stock.slice();
      stock[kind] = (stock[kind] as number) + count + bonus;
      return promiseOf(g, ground.plans, stock) - ground.promise;
    }
    case 'build1':
    case 'build2':
    case 'temple':
    case 'rare':
    case 'mission': {
      const more = ground.plans.slice();
      schemesOf(g, m, does, RARE_COLOURS.indexOf(colour ?? 'grey'), more);
      more.sort((a, b) => b.gain - a.gain);
      const gain = promiseOf(g, more, ground.stock) - ground.promise;
      return does === 'mission'
        ? Math.max(gain, ownSpace(g, seat, 'mission') === NONE ? weights.draw : 1)
        : gain + (space === PALMYRA_TEMPLE ? 1 : 0);
    }
    case 'peaceGifts':
      return giftsAt(g, m, space);
    case 'warSupplies':
      return Math.max(0, m.tower - lowestTower(g)) + 0.3;
    case 'traitor':
      return (
        traitorLevels(g) *
        levelWorth(g) *
        (g.merchants.some((other, i) => i !== seat && other.tower >= m.tower && other.tower > 0) ? weights.traitor : 0)
      );
    case 'improvement':
      return totalStock(m) > 0 ? bestTile(g, seat) - weights.base * Math.ceil(g.turn / 3) : 0;
    case 'townMarket':
      return weights.market;
    case 'firstPlayer':
      return weights.pawn + goodWorth(0);
    case 'taxman':
      return taxGold(g) === 0 ? 0 : Math.min(taxPoints(g), taxGold(g) * weights.needed);
    case 'marauders':
      return g.turn < 9 ? weights.marauders : 0;
    case 'caravan':
      return !hasAll(g, seat, 0) && earnsCamel(m) ? pieceWorth(g) : 0;
    case 'shipyard':
      return !hasAll(g, seat, 1) && earnsShip(m) ? pieceWorth(g) : 0;
  }
}

const PALMYRA_TEMPLE = SPACES.findIndex(space => space.draws === true);

export function bestTile(g: Readonly<Tadmor>, seat: Seat): number {
  let best = 0;
  for (const tile of g.display) if (tile !== NONE) best = Math.max(best, tileWorth(g, seat, tile));
  return best;
}
