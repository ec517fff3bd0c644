/** Why a choice tempts, for the hint: one name for what it is after. */
import { numberOf } from '../spots';
import { SPACES, type Doing } from '../data/spaces';
import type { Tadmor, TadmorChoice, TadmorQuestion } from '../state';
import { lookOver } from './ground';
import { temptationOf } from './temptation';

export const REASONS = [
  'goods',
  'tower',
  'temple',
  'rareGoods',
  'missions',
  'tile',
  'points',
  'pieces',
  'exchange',
  'marauders',
  'tax',
  'order',
  'harm',
] as const;
export type ReasonName = (typeof REASONS)[number];

const OF_SPACE: Readonly<Record<Doing, ReasonName>> = {
  gather: 'goods',
  shipyard: 'pieces',
  rare: 'rareGoods',
  peaceGifts: 'points',
  build1: 'tower',
  build2: 'tower',
  traitor: 'harm',
  warSupplies: 'points',
  improvement: 'tile',
  townMarket: 'exchange',
  temple: 'temple',
  firstPlayer: 'order',
  mission: 'missions',
  taxman: 'tax',
  marauders: 'marauders',
  caravan: 'pieces',
};

const OF_CHOICE: Readonly<Partial<Record<TadmorChoice['do'], ReasonName>>> = {
  gather: 'goods',
  takeGood: 'goods',
  spare: 'goods',
  gifts: 'points',
  supplies: 'points',
  newCamel: 'pieces',
  newShip: 'pieces',
  buyTile: 'tile',
  takeTile: 'tile',
  trade: 'exchange',
  credit: 'exchange',
  discardMission: 'exchange',
  claim: 'missions',
  draw: 'missions',
  fulfil: 'missions',
  build1: 'tower',
  build2: 'tower',
  traitor: 'harm',
  temple: 'temple',
  buyRare: 'rareGoods',
  buyRareByName: 'rareGoods',
  takeRare: 'rareGoods',
  payTax: 'tax',
  exempt: 'tax',
  pawn: 'order',
  select: 'marauders',
  redirect: 'marauders',
  swap: 'harm',
};

export function reasons(
  g: Readonly<Tadmor>,
  q: TadmorQuestion,
  c: TadmorChoice,
): readonly { readonly why: ReasonName; readonly worth: number }[] {
  if (!('seat' in q)) return [];
  const space = c.do === 'place' ? SPACES[numberOf(c.at)] : undefined;
  const why = space === undefined || !c.at.startsWith('space:') ? OF_CHOICE[c.do] : OF_SPACE[space.does];
  const worth = temptationOf(g, q, c, lookOver(g, q.seat));
  return why === undefined || worth <= 0 ? [] : [{ why, worth }];
}
