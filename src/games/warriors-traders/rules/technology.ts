/** 8: levels of the three tracks. What a level brings is in data/technology. */
import type { Seat } from '@/engine/contract';
import { MILITARY, PRODUCTION, TRADE } from '../data/names';
import { LEVELS, MONOPOLY, SLOTS, TOKENS_FOR } from '../data/technology';
import { FREE, realmOf, type Traders, type TradersTell } from '../state';
import { awardHolder } from './victory';

/** By tokens, for levels are asked for several times in every question. */
const LEVEL_OF_TOKENS = Array.from({ length: SLOTS }, (_, tokens) => TOKENS_FOR.filter(needed => needed <= tokens).length);

/** 8.1: the level that so many tokens reach; I is 1. */
export const levelFor = (tokens: number): number => LEVEL_OF_TOKENS[tokens] ?? LEVELS;

export const levelOf = (g: Readonly<Traders>, seat: Seat, track: number): number => levelFor(realmOf(g, seat).tokens[track] as number);
export const production = (g: Readonly<Traders>, seat: Seat): number => levelOf(g, seat, PRODUCTION);
export const trade = (g: Readonly<Traders>, seat: Seat): number => levelOf(g, seat, TRADE);
export const military = (g: Readonly<Traders>, seat: Seat): number => levelOf(g, seat, MILITARY);

/** The entry of a table that has one for each level. */
export const atLevel = (table: readonly number[], level: number): number => table[level - 1] as number;

/** 7.9: tracks that take another token. */
export function openTracks(g: Readonly<Traders>, seat: Seat): number[] {
  const { tokens } = realmOf(g, seat);
  return [PRODUCTION, TRADE, MILITARY].filter(track => (tokens[track] as number) < SLOTS);
}

/** 7.9: the next slot, bottom-up; a level works as soon as it is full. */
export function develop(g: Traders, seat: Seat, track: number, tell: TradersTell): void {
  const { tokens } = realmOf(g, seat);
  const before = levelFor(tokens[track] as number);
  const held = awardHolder(g, track);
  tokens[track] = (tokens[track] as number) + 1;
  const level = levelFor(tokens[track] as number);
  tell({ what: 'developed', seat, track, level, reached: level > before });
  tellAward(g, track, held, tell);
}

/** 7.10: a token goes from one track to another. */
export function moveToken(g: Traders, seat: Seat, from: number, to: number, tell: TradersTell): void {
  const { tokens } = realmOf(g, seat);
  const held = [from, to].map(track => awardHolder(g, track));
  tokens[from] = (tokens[from] as number) - 1;
  tokens[to] = (tokens[to] as number) + 1;
  tell({ what: 'shifted', seat, from, to });
  [from, to].forEach((track, i) => tellAward(g, track, held[i] as Seat, tell));
}

/** What has become of the award of a track that `before` had, or nobody. */
export function tellAward(g: Traders, track: number, before: Seat, tell: TradersTell): void {
  const after = awardHolder(g, track);
  if (after === before) return;
  if (before !== FREE) tell({ what: 'awardLost', seat: before, track });
  if (after !== FREE) tell({ what: 'award', seat: after, track });
}

/** 6.7 */
export const hasMonopoly = (g: Readonly<Traders>, seat: Seat): boolean => trade(g, seat) >= MONOPOLY;
export const isMonopoly = (g: Readonly<Traders>): boolean => g.realms.some((_, seat) => hasMonopoly(g, seat));
