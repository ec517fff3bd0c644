/** 6 The turn: activate one unit, or regroup, or pass. Yellow moves first. */
import type { Decision, Seat, Tell } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { hexSpot, type Act, type MedievalBattle, type MedievalChoice, type Turn, type Unit } from '../state';
import { mayDismount } from './dismount';
import { act, actsFrom, lookFor } from './march';
import { regroup } from './regroup';

export function beginTurn(g: MedievalBattle, seat: Seat, tell: Tell<MedievalFact>): void {
  g.turn++;
  if (canAct(g, seat)) return void g.questions.push({ ask: 'turn', seat });
  // 6.3 Nothing is left to be answered: fourteen passes by hand ended a match.
  g.passes++;
  tell({ what: 'passed', seat, spent: true });
  g.questions.push({ ask: 'endOfTurn', seat });
}

/** Is there anything but to pass? */
function canAct(g: Readonly<MedievalBattle>, seat: Seat): boolean {
  return (g.tokens[seat] as number) > 0 || offersOf(g, seat).length > 1;
}

export const turn: Decision<MedievalBattle, Turn, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers: (g, { seat }) => offersOf(g, seat),

  happens(g, { seat }, c, tell) {
    g.questions.push({ ask: 'endOfTurn', seat });
    g.passes = c.do === 'pass' ? g.passes + 1 : 0;
    if (c.do === 'pass') tell({ what: 'passed', seat });
    else if (c.do === 'regroup') regroup(g, seat, tell);
    else act(g, (c as Act).unit as number, 'nothing', c as Act, tell);
  },
};

function offersOf(g: Readonly<MedievalBattle>, seat: Seat): MedievalChoice[] {
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
}
