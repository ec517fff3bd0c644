/** Why a choice tempts, for the hint: one name for what it is after. */
import { TRACKS } from '../data/names';
import { isHostile } from '../rules/movement';
import { numberOf } from '../spots';
import type { Traders, TradersChoice, TradersQuestion } from '../state';
import { newGround, temptationOf } from './temptation';
import { awardWorth } from './worth';

export const REASONS = [
  'province',
  'kill',
  'fort',
  'technology',
  'award',
  'army',
  'resources',
  'points',
  'unification',
  'loss',
  'war',
  'lead',
  'chance',
] as const;
export type ReasonName = (typeof REASONS)[number];

const OF_CHOICE: Readonly<Partial<Record<TradersChoice['do'], ReasonName>>> = {
  take: 'resources',
  bank: 'resources',
  route: 'resources',
  deal: 'resources',
  accept: 'resources',
  propose: 'resources',
  buyPoint: 'points',
  army: 'army',
  upgrade: 'army',
  buyAction: 'army',
  feedAll: 'army',
  fort: 'fort',
  war: 'war',
  march: 'province',
  travel: 'province',
  fight: 'province',
  again: 'province',
  hit: 'kill',
  unify: 'unification',
  agree: 'loss',
  offerPeace: 'loss',
  ally: 'chance',
  leave: 'loss',
  stop: 'lead',
  goOn: 'chance',
};

export function reasons(
  g: Readonly<Traders>,
  q: TradersQuestion,
  c: TradersChoice,
): readonly { readonly why: ReasonName; readonly worth: number }[] {
  if (!('seat' in q)) return [];
  const worth = temptationOf(g, q, c, newGround());
  const why = reasonOf(g, q, c);
  return why === undefined || worth <= 0 ? [] : [{ why, worth }];
}

function reasonOf(g: Readonly<Traders>, q: TradersQuestion & { readonly seat: number }, c: TradersChoice): ReasonName | undefined {
  if (c.do === 'develop' || c.do === 'shift') {
    const track = numberOf(c.at);
    return TRACKS[track] !== undefined && awardWorth(g, q.seat, track, 1) > 1 ? 'award' : 'technology';
  }
  if (c.do === 'march' && isHostile(g, q.seat, numberOf(c.at)) && (g.holder[numberOf(c.at)] as number) >= 0) return 'war';
  return OF_CHOICE[c.do];
}
