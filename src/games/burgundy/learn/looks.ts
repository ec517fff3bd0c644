/** What the positions and beats of the lessons ask of the table. */
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { COLOUR_OF } from '../rules/tile';
import { SURVEY } from '../rules/duchy';
import { tileAt } from '../rules/market';
import { GOODS } from '../data/names';
import { HEX_SPOTS, numberOf, STORE_SPOTS } from '../spots';
import type { Spot } from '@/engine/contract';
import { dukeOf, estateOf, NONE, unusedDice, type Burgundy } from '../state';

export type G = Readonly<Burgundy>;
export type Q = BurgundyQuestion;
export type C = BurgundyChoice;

export const mine = (g: G) => estateOf(g, g.turnOf);

/** Both dice are still to be used. */
export const fresh = (g: G, q: Q): boolean => q.ask === 'turn' && unusedDice(dukeOf(g, q.seat)) === 2;

/** Without workers. */
export const isFree = (c: C): boolean => !('pay' in c) || c.pay === undefined || c.pay === 0;

/** The die that a choice uses. */
export const dieOf = (c: C): number | undefined => ('die' in c ? c.die : undefined);

export const stored = (g: G, seat = g.turnOf): readonly number[] => estateOf(g, seat).storage.filter(tile => tile !== NONE);

/** The colour of what a choice takes, buys or places; NONE: it does none of these. */
export function colourMoved(g: G, c: C): number {
  if (c.do === 'place') return COLOUR_OF[mine(g).storage[c.store] ?? NONE] ?? NONE;
  return c.do === 'take' || c.do === 'buy' ? (COLOUR_OF[tileAt(g, c.at)] ?? NONE) : NONE;
}

/** The spaces of the area that a space belongs to. */
function areaAt(g: G, seat: number, space: number): readonly number[] {
  const survey = SURVEY[estateOf(g, seat).duchy];
  return survey?.areas[survey.area[space] ?? NONE] ?? [];
}

const emptyOf = (g: G, seat: number, area: readonly number[]): readonly number[] =>
  area.filter(space => estateOf(g, seat).spaces[space] === NONE);

/** How large an area this choice closes; 0: none. */
export function closes(g: G, c: C): number {
  if (c.do !== 'place') return 0;
  const area = areaAt(g, g.turnOf, numberOf(c.at));
  return emptyOf(g, g.turnOf, area).length === 1 ? area.length : 0;
}

/** The gap of an area of at least so many spaces that is full but for it, where a stored tile belongs. `byDie`: one that a die fits. */
export const gapOf =
  (least: number, byDie = false) =>
  (g: G, _: Q | null, me: number): Spot | undefined => {
    const survey = SURVEY[estateOf(g, me).duchy];
    if (survey === undefined) return undefined;
    const { dice } = dukeOf(g, me);
    const colours = stored(g, me).map(tile => COLOUR_OF[tile]);
    const gap = survey.areas
      .filter(({ length }) => length >= least)
      .map(area => emptyOf(g, me, area))
      .filter(({ length }) => length === 1)
      .flat()
      .find(space => colours.includes(survey.colour[space]) && (!byDie || dice.includes(survey.number[space] ?? NONE)));
    return gap === undefined ? undefined : HEX_SPOTS[gap];
  };

/** Where a stored tile of this colour lies. */
export const storeOf = (g: G, me: number, colour: number): Spot | undefined =>
  STORE_SPOTS[estateOf(g, me).storage.findIndex(tile => tile !== NONE && COLOUR_OF[tile] === colour)];

/** In a numbered depot. */
export const goodsIn = (g: G, depot: number): number =>
  g.depotGoods.slice((depot - 1) * GOODS.length, depot * GOODS.length).reduce((sum, count) => sum + count, 0);

/** The points of a seat have grown. */
export const gained = (g: G, me: number, began: G): boolean => dukeOf(g, me).points > dukeOf(began, me).points;
