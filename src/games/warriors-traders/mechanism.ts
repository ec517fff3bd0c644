/** Warriors & Traders as it is played, without a word: all that a bot needs. */
import type { Mechanism, Option, Options } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { MAPS, partsFor, type MapName } from './data/lands';
import { TALLIES } from './data/names';
import type { OptionId } from './data/optionIds';
import { lid } from './lid';
import { path } from './path';
import { rules } from './rules/ruleBook';
import { setUp, teamsFrom } from './rules/setUp';
import { booked, pointsOf, standings } from './rules/victory';
import { deal, hasSecrets, seenBy } from './sight';
import type { TradersFact } from './facts';
import type { Traders, TradersChoice, TradersQuestion } from './state';

/** 'west2': the parts of the western map that two may choose. */
const partOption = (map: MapName, seats: 2 | 3): Option & { readonly id: OptionId } => ({
  id: `${map}${seats}`,
  values: ['whole', ...partsFor(map, seats)],
  offered: (at, chosen) => at === seats && (chosen.map ?? 'west') === map,
});

/** 21.11: on a part of a map they always work. */
const isWhole = (seats: number, chosen: Options): boolean => (chosen[`${String(chosen.map ?? 'west')}${seats}`] ?? 'whole') === 'whole';

const options: readonly (Option & { readonly id: OptionId })[] = [
  { id: 'map', values: MAPS },
  ...MAPS.map(map => partOption(map, 2)),
  ...MAPS.map(map => partOption(map, 3)),
  { id: 'alliances4', values: ['none', '2v2'], offered: seats => seats === 4 },
  { id: 'alliances6', values: ['none', '3v3', '2v2v2'], offered: seats => seats === 6 },
  { id: 'allies', values: ['seats', 'agreed'], offered: (seats, chosen) => teamsFrom(chosen, seats) > 0 },
  { id: 'nations', values: ['lot', 'choice'] },
  { id: 'variableOrder', values: [false, true] },
  { id: 'soloRoutes', values: [false, true], offered: (seats, chosen) => seats <= 3 && isWhole(seats, chosen) },
  { id: 'startInfantry', values: [false, true] },
  { id: 'turns', values: [10, 8, 6] },
  { id: 'leaving', values: ['bot', 'vote'] },
];

export const mechanism: Mechanism<Traders, TradersQuestion, TradersChoice, TradersFact> = {
  id: lid.id,
  rulesNumber: 3,
  options,
  rules,
  setUp,
  copy,
  points: pointsOf,
  standings,
  seenBy,
  deal,
  hasSecrets,
  tallies: TALLIES,
  booked,
  roundsPlayed: g => (g.questions.length === 0 ? g.turn : g.turn - 1),
  path,
  // Nobody comes into a battle unawares: its sum is read before it begins.
  byHand: ['march'],
  bot,
};
