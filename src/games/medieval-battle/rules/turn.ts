/** 6 The turn: activate one unit, or regroup, or pass. Yellow moves first. */
import type { Decision, Seat } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { hexSpot, type Act, type MedievalBattle, type MedievalChoice, type Turn, type Unit } from '../state';
import { mayDismount } from './dismount';
import { act, actsFrom, lookFor } from './march';
import { regroup } from './regroup';

export function beginTurn(g: MedievalBattle, seat: Seat): void {
  g.turn++;
  g.questions.push({ ask: 'turn', seat });
}

export const turn: Decision<MedievalBattle, Turn, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { seat }) {
    const look = lookFor(g, -1, seat);
    const offers: MedievalChoice[] = [];
    for (let unit = 0; unit < g.units.length; unit++) {
      const u = g.units[unit] as Unit;
      if (u.seat !== seat || u.at < 0) continue;
      actsFrom(g, look, unit, u.at, u.points, 'nothing', (act, hex) => offers.push({ do: act, at: hexSpot(hex), unit }));
      if (mayDismount(g, u)) offers.push({ do: 'dismount', at: 'button:dismount', unit });
    }
    if ((g.tokens[seat] as number) > 0) offers.push({ do: 'regroup', at: 'button:regroup' });
    offers.push({ do: 'pass', at: 'button:pass' });
    return offers;
  },

  happens(g, { seat }, c, tell) {
    g.questions.push({ ask: 'endOfTurn', seat });
    g.passes = c.do === 'pass' ? g.passes + 1 : 0;
    if (c.do === 'pass') tell({ what: 'passed', seat });
    else if (c.do === 'regroup') regroup(g, seat, tell);
    else act(g, (c as Act).unit as number, 'nothing', c as Act, tell);
  },
};
