/** What lies at a spot, for whoever cannot see it. */
import type { Spot, Who } from '@/engine/contract';
import { COLOURS, type Colour } from '../data/names';
import { DUCHIES } from '../data/duchies';
import { NUMBER_ON, SURVEY } from '../rules/duchy';
import { BUILDING_OF } from '../rules/tile';
import { depotOfSlot, kindOf, numberOf } from '../spots';
import { dukeOf, isUsed, NONE, roundGoods, type Burgundy, type Duke } from '../state';
import { goodsList } from './choosing';
import type { Noun } from './names';
import { tileNoun, upper } from './tileNoun';
import type { Tongue } from './tongue';
import { ownerAndPlace } from './whose';
import { LARGE_BONUS, ROUNDS_PER_PHASE, SMALL_BONUS } from '../data/scoring';

type G = Readonly<Burgundy>;

const lying = (t: Tongue, tile: number | undefined): Noun | null => (tile === undefined || tile < 0 ? null : tileNoun(t.names, tile));

function ofDuke(t: Tongue, duke: Readonly<Duke>, place: Spot): string | null {
  const number = numberOf(place);
  const { labels } = t;
  switch (kindOf(place)) {
    case 'die':
      return labels.die(duke.dice[number] ?? 0, isUsed(duke, number));
    case 'store':
      return labels.stored(lying(t, duke.storage[number]));
    case 'hex': {
      const colour = COLOURS[SURVEY[duke.duchy]?.colour[number] ?? 0] as Colour;
      return labels.space(colour, NUMBER_ON[number] ?? 0, lying(t, duke.spaces[number]));
    }
    case 'goods':
      return number < 0 ? labels.goods(goodsList(t, duke.goods)) : t.names.goods(number, duke.goods[number] ?? 0);
    case 'sold':
      return labels.sold(goodsList(t, duke.sold), duke.sold.reduce((a, b) => a + b, 0) + duke.faceDown);
    case 'silver':
      return labels.silver(duke.silver);
    case 'workers':
      return labels.workers(duke.workers);
    default:
      return null;
  }
}

function onTheBoard(t: Tongue, g: G, place: Spot, who: Who): string {
  const number = numberOf(place);
  const { labels } = t;
  const taker = (seat: number | undefined): string | null => (seat === undefined || seat === NONE ? null : who(seat));
  const worth = { large: LARGE_BONUS[g.seats] ?? 0, small: SMALL_BONUS[g.seats] ?? 0 };
  const bonus = (colour: number): string =>
    labels.bonus(COLOURS[colour] ?? 'building', taker(g.bonusTiles[2 * colour]), taker(g.bonusTiles[2 * colour + 1]), worth);
  switch (kindOf(place)) {
    case 'depot':
      return place.split(':').length === 3
        ? labels.inDepot(lying(t, g.depots[number]), depotOfSlot(number))
        : labels.depot(number, goodsList(t, g.depotGoods.slice((number - 1) * 6, number * 6)));
    case 'black':
      return number < 0 ? labels.blackDepot(g.black.filter(tile => tile !== NONE).length) : labels.inBlack(lying(t, g.black[number]));
    case 'effect':
      return upper(lying(t, BUILDING_OF.indexOf(number))?.one ?? labels.nothing);
    case 'inn':
      return labels.inns(g.inns);
    case 'duchy':
      return labels.duchy(DUCHIES[number]?.id ?? '');
    case 'bridge':
      return labels.bridge(g.order.map(who));
    case 'bonus':
      return bonus(number);
    case 'bonuses':
      return [0, 1, 2].map(i => bonus(number * 3 + i)).join('. ');
    case 'round':
      return labels.coming(roundGoods(g).map(good => t.names.goods(good, 1)));
    case 'phase':
      return t.when(['A', 'B', 'C', 'D', 'E'][g.phase] ?? '', Math.min(g.round + 1, ROUNDS_PER_PHASE));
    case 'button': {
      const button = place.slice('button:'.length);
      return button === 'workers' || button === 'endTurn' || button === 'skip' ? labels.button[button] : labels.nothing;
    }
    default:
      return labels.nothing;
  }
}

export function spotLabel(t: Tongue, g: G, at: Spot, who: Who): string {
  if (at === 'die:white') return t.labels.whiteDie(g.whiteDie);
  const { seat, place, others } = ownerAndPlace(g, at);
  const own = ofDuke(t, dukeOf(g, seat), place);
  if (own !== null) return others ? t.labels.of(who(seat), own) : own;
  return onTheBoard(t, g, place, who);
}
