/** 9 Retreat: an attacked unit may give way, one hex or off the board; the attacker takes its hex and may go on. */
import type { Decision } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import {
  hexSpot,
  numberOf,
  pay,
  unitOf,
  who,
  type LeaveBoard,
  type MedievalBattle,
  type MedievalChoice,
  type OnHex,
  type Press,
  type Retreat,
} from '../state';
import { battlefieldOf } from './battlefield';
import { haltedBy } from './march';
import { advanceInto, fight } from './melee';
import { leaveBoard } from './offBoard';
import { mayLeaveBoard, retreatCost, retreatHexes } from './waysOut';

export const retreat: Decision<MedievalBattle, Retreat, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { unit, attacker }) {
    const from = unitOf(g, attacker).at;
    const hexes = retreatHexes(g, unit, attacker, from);
    const leaves = mayLeaveBoard(g, unit, attacker, from);
    const offers: (Press | OnHex | LeaveBoard)[] = [{ do: 'stand', at: 'button:stand' }];
    for (const hex of hexes) offers.push({ do: 'retreat', at: hexSpot(hex) });
    if (leaves) offers.push({ do: 'leave', at: `off:${unitOf(g, unit).at}` });
    return offers;
  },

  happens(g, { unit, attacker }, c, tell) {
    const u = unitOf(g, unit);
    const left = u.at;
    if (c.do === 'stand') {
      tell({ what: 'stood', at: hexSpot(left), ...who(g, unit) });
      return fight(g, attacker, unit, tell);
    }
    const target = c.do === 'retreat' ? numberOf(c.at) : (battlefieldOf(g).outside[left]?.[0] as number);
    const cost = retreatCost(g, u, target);
    pay(u, cost);
    if (c.do === 'retreat') {
      u.at = target;
      tell({ what: 'retreated', at: hexSpot(target), ...who(g, unit), from: left, hex: target, cost, left: u.points });
    } else {
      leaveBoard(g, unit, cost, tell);
    }
    // 9.4: the entry was paid with the attack; it is compulsory, and the march goes on under the usual rules.
    advanceInto(g, attacker, left, tell);
    haltedBy(g, attacker, tell);
    g.questions.push({ ask: 'march', seat: unitOf(g, attacker).seat, unit: attacker, after: 'step' });
  },
};
