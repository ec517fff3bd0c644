/** The Castles of Burgundy as it is played, without a word: all that a bot needs. */
import type { Mechanism, Options } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { isPlayedBy, MODULES } from './data/names';
import { ROUNDS_PER_PHASE, SOLO_TARGETS } from './data/scoring';
import { SOLO_DUCHIES } from './data/soloDuchies';
import { lid } from './lid';
import { path } from './path';
import { booked } from './rules/booked';
import { ifItEndedNow, standings } from './rules/finalScoring';
import { SOLO_TALLIES } from './rules/solo/end';
import { rolls } from './rules/round';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { deal, seenBy } from './sight';
import type { BurgundyFact } from './facts';
import type { BurgundyChoice, BurgundyQuestion } from './asking';
import { DUCHY_SETUPS, PAIR_SCORINGS, TEAM_SIDES, TIE_BREAKS, dukeOf, type Burgundy } from './state';

const alone = (seats: number): boolean => seats === 1;
const together = (seats: number): boolean => seats > 1;
const inTeams = ({ team }: Options): boolean => team !== undefined && team !== 'none';
/** Everybody for themselves. */
const apart = (seats: number, chosen: Options): boolean => together(seats) && !inTeams(chosen);

export const mechanism: Mechanism<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  id: lid.id,
  rulesNumber: 2,
  options: [
    { id: 'soloDuchy', values: SOLO_DUCHIES.map(({ id }) => id), offered: alone },
    { id: 'soloTarget', values: SOLO_TARGETS, offered: alone },
    // TEA-01: a team has a duchy of its own. What depends on an option stands behind it.
    { id: 'team', values: TEAM_SIDES, offered: seats => seats === 4 },
    // BRD-01: with border posts the duchies are dealt.
    { id: 'borderPosts', values: [false, true], offered: apart },
    { id: 'pairScoring', values: PAIR_SCORINGS, offered: (seats, chosen) => apart(seats, chosen) && chosen.borderPosts === true },
    { id: 'duchySetup', values: DUCHY_SETUPS, offered: (seats, chosen) => apart(seats, chosen) && chosen.borderPosts !== true },
    { id: 'tieBreak', values: TIE_BREAKS, offered: together },
    { id: 'soldGoodsPublic', values: [false, true], offered: together },
    ...MODULES.filter(id => id !== 'borderPosts').map(id => ({
      id,
      values: [false, true],
      offered: (seats: number, chosen: Options) => isPlayedBy(id, seats, inTeams(chosen)),
    })),
  ],
  rules,
  setUp,
  copy,
  points: (g, seat) => dukeOf(g, seat).points,
  standings,
  ifItEndedNow,
  tallies: SOLO_TALLIES,
  seenBy,
  deal,
  /** Everybody saw every sale when it was made, so nothing here is worth a curtain. */
  hasSecrets: () => false,
  rolls,
  booked,
  roundsPlayed: g => g.phase * ROUNDS_PER_PHASE + Math.min(g.round, ROUNDS_PER_PHASE),
  path,
  // With the last die used one may still go back: the dice fall soon after.
  byHand: ['turn'],
  bot,
};
