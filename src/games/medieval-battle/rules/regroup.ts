/** 11.2–11.5 Regroup: a time token gives all own units their points back; units held back or off the board come in beside the wagon train. */
import type { Decision, Seat, Tell } from '@/engine/contract';
import { UNITS, type UnitType } from '../data/units';
import type { MedievalFact } from '../facts';
import {
  GONE,
  HELD_BACK,
  hexSpot,
  numberOf,
  OFF_BOARD,
  unitOf,
  wagonTrainOf,
  who,
  type Bring,
  type Enter,
  type MedievalBattle,
  type MedievalChoice,
  type Unit,
} from '../state';
import { battlefieldOf, openTo } from './battlefield';
import { occupants } from './zones';

export function regroup(g: MedievalBattle, seat: Seat, tell: Tell<MedievalFact>): void {
  g.tokens[seat === 0 ? 0 : 1]--;
  tell({ what: 'regrouped', seat, tokens: g.tokens[seat === 0 ? 0 : 1] });
  for (let unit = 0; unit < g.units.length; unit++) {
    const u = g.units[unit] as Unit;
    if (u.seat !== seat || u.at === GONE) continue;
    u.points = UNITS[u.type].points;
    if (u.at === OFF_BOARD && u.wait > 0) {
      u.wait--;
      tell({ what: 'nearer', ...who(g, unit), wait: u.wait });
    }
  }
  g.questions.push({ ask: 'enter', seat });
}

/** 11.3 Free neighbours of the wagon train that the type may enter; none once it is destroyed (11.5). */
function entryHexes(g: Readonly<MedievalBattle>, seat: Seat, type: UnitType): number[] {
  const train = g.units[wagonTrainOf(g, seat)];
  if (train === undefined || train.at < 0) return [];
  const f = battlefieldOf(g);
  const open = openTo(f, type);
  const standing = occupants(g, -1);
  return (f.neighbours[train.at] as readonly number[]).filter(hex => open[hex] === true && standing[hex] === -1);
}

/** Who may come in now. Of held-back units of a type, which are all alike, the first stands for all. */
export function newcomers(g: Readonly<MedievalBattle>, seat: Seat): number[] {
  const alike = new Set<UnitType>();
  const found: number[] = [];
  for (let unit = 0; unit < g.units.length; unit++) {
    const u = g.units[unit] as Unit;
    if (u.seat !== seat || !(u.at === HELD_BACK || (u.at === OFF_BOARD && u.wait === 0))) continue;
    if (u.at === HELD_BACK && alike.has(u.type)) continue;
    if (u.at === HELD_BACK) alike.add(u.type);
    found.push(unit);
  }
  return found;
}

export const enter: Decision<MedievalBattle, Enter, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { seat }) {
    const offers: MedievalChoice[] = [];
    for (const unit of newcomers(g, seat)) {
      for (const hex of entryHexes(g, seat, unitOf(g, unit).type)) offers.push({ do: 'enter', at: hexSpot(hex), unit });
    }
    if (offers.length > 0) offers.push({ do: 'done', at: 'button:done' });
    return offers;
  },

  happens(g, q, c, tell) {
    if (c.do !== 'enter') return;
    const { unit } = c as Bring;
    const hex = numberOf(c.at);
    const u = unitOf(g, unit);
    u.at = hex;
    u.wait = 0;
    tell({ what: 'entered', at: c.at, ...who(g, unit), hex });
    g.questions.push(q);
  },
};
