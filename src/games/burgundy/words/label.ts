/** What lies at a spot, for whoever cannot see it. */
import { upperFirst } from '@/words/grammar/text';
import type { Seat, Spot, Who } from '@/engine/contract';
import { COLOURS, type Colour } from '../data/names';
import { POSTS } from '../data/borderDuchies';
import { DUCHIES } from '../data/duchies';
import { POST_AT } from '../rules/borderPosts';
import { SURVEY } from '../rules/duchy';
import { shieldOn } from '../rules/shields';
import { BUILDING_OF } from '../rules/tile';
import { soldBy } from '../rules/tiles/monasteries';
import { bonusOn, goodOn, laidOn, nextSpace, routeLength } from '../rules/tradeRoutes';
import { depotOfShield, depotOfSlot, kindOf, numberOf } from '../spots';
import { estateOf, isUsed, NONE, plays, roundGoods, dukeOf, type Burgundy } from '../state';
import { halfOf, storeKind } from '../teams';
import { bonusGist } from './cardOf';
import { goodsList } from './choiceLabel';
import type { Noun } from './names';
import { numberOn } from './numberOn';
import { tileNoun } from './tileNoun';
import type { LanguageForm } from './languageForm';
import { ownerAndPlace } from './whose';
import { LARGE_BONUS, ROUNDS_PER_PHASE, SMALL_BONUS } from '../data/scoring';

type G = Readonly<Burgundy>;

const lying = (t: LanguageForm, tile: number | undefined): Noun | null => (tile === undefined || tile < 0 ? null : tileNoun(t.names, tile));

/** What lies on the route is seen; the pile beside it may lie face down. */
export function soldLabel(t: LanguageForm, g: G, seat: Seat): string {
  const counts = soldBy(g, seat);
  const { faceDown } = estateOf(g, seat);
  return t.labels.sold(
    goodsList(t, counts),
    counts.reduce((sum, count) => sum + count, faceDown),
    faceDown,
  );
}

/** The route as a whole: what is filled, and what the next spaces show. */
export function routeLabel(t: LanguageForm, g: G, seat: Seat): string {
  const [from, length] = [nextSpace(g, seat), routeLength(g)];
  const next = Array.from({ length: length - from }, (_, i) => {
    const space = from + i;
    return `${t.names.colours[goodOn(g, seat, space)] ?? ''}, ${bonusGist(t, bonusOn(g, seat, space))}`;
  });
  return t.labels.route(from, length, next);
}

function ofDuke(t: LanguageForm, g: G, seat: Seat, place: Spot): string | null {
  const estate = estateOf(g, seat);
  const number = numberOf(place);
  const { labels } = t;
  switch (kindOf(place)) {
    case 'die':
      return labels.die(dukeOf(g, seat).dice[number] ?? 0, isUsed(dukeOf(g, seat), number));
    case 'store':
      return g.teams
        ? labels.storedIn(lying(t, estate.storage[number]), storeKind(g, seat, number))
        : labels.stored(lying(t, estate.storage[number]));
    case 'hex': {
      const colour = COLOURS[SURVEY[estate.duchy]?.colour[number] ?? 0] as Colour;
      const tile = lying(t, estate.spaces[number]);
      const shield = shieldOn(g, seat, number);
      const bearing = tile === null || shield === NONE ? tile : labels.bearing(tile, t.names.shield(shield));
      const space = labels.space(colour, numberOn(t, g, estate, number), bearing);
      const post = plays(g, 'borderPosts') ? POSTS[POST_AT[number] ?? NONE] : undefined;
      const half = halfOf(g, number);
      if (half !== null) return labels.inHalf(space, half);
      return post === undefined ? space : labels.atPost(space, post);
    }
    case 'goods':
      return number < 0 ? labels.goods(goodsList(t, estate.goods)) : t.names.goods(number, estate.goods[number] ?? 0);
    case 'sold':
      return soldLabel(t, g, seat);
    case 'route':
      if (number < 0) return routeLabel(t, g, seat);
      if (number >= routeLength(g)) return null;
      return labels.routeSpace({
        space: number + 1,
        colour: goodOn(g, seat, number),
        bonus: bonusGist(t, bonusOn(g, seat, number)),
        laid: laidOn(g, seat, number),
      });
    case 'silver':
      return labels.silver(estate.silver);
    case 'workers':
      return labels.workers(estate.workers);
    default:
      return null;
  }
}

function onTheBoard(t: LanguageForm, g: G, place: Spot, who: Who): string {
  const number = numberOf(place);
  const { labels } = t;
  const taker = (seat: number | undefined): string | null => (seat === undefined || seat === NONE ? null : who(seat));
  const worth = { large: LARGE_BONUS[g.seats] ?? 0, small: SMALL_BONUS[g.seats] ?? 0 };
  switch (kindOf(place)) {
    case 'depot':
      return place.split(':').length === 3
        ? labels.inDepot(lying(t, g.depots[number]), depotOfSlot(number))
        : labels.depot(number, goodsList(t, g.depotGoods.slice((number - 1) * 6, number * 6)));
    case 'black':
      return number < 0 ? labels.blackDepot(g.black.filter(tile => tile !== NONE).length) : labels.inBlack(lying(t, g.black[number]));
    case 'effect':
      return upperFirst(lying(t, BUILDING_OF.indexOf(number))?.one ?? labels.nothing);
    case 'shield': {
      const shield = g.shields[number] ?? NONE;
      return labels.shield(shield === NONE ? null : t.names.shield(shield), depotOfShield(number));
    }
    case 'inn':
      return labels.inns(g.inns);
    case 'duchy':
      return labels.duchy(DUCHIES[number]?.id ?? '');
    case 'target':
      return g.solo === null ? labels.nothing : labels.target(g.solo.counter, g.solo.target, g.solo.resets);
    case 'bridge':
      return labels.bridge(g.order.map(who));
    case 'bonus':
      return labels.bonus(COLOURS[number] ?? 'building', taker(g.bonusTiles[2 * number]), taker(g.bonusTiles[2 * number + 1]), worth);
    case 'round':
      return labels.coming(roundGoods(g).map(good => t.names.goods(good, 1)));
    case 'phase':
      return t.when(['A', 'B', 'C', 'D', 'E'][g.phase] ?? '', Math.min(g.round + 1, ROUNDS_PER_PHASE));
    case 'button': {
      const button = place.slice('button:'.length);
      return Object.hasOwn(labels.button, button) ? labels.button[button as keyof typeof labels.button] : labels.nothing;
    }
    default:
      return labels.nothing;
  }
}

export function spotLabel(t: LanguageForm, g: G, at: Spot, who: Who): string {
  if (at === 'die:white') return t.labels.whiteDie(g.whiteDie);
  const { seat, place, others } = ownerAndPlace(g, at);
  const own = ofDuke(t, g, seat, place);
  if (own !== null) return others ? t.labels.of(who(seat), own) : own;
  return onTheBoard(t, g, place, who);
}
