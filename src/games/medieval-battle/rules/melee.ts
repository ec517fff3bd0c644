/** 8 Melee: an attack is the declared entry into an enemy's hex. It is paid at once and ends the turn, unless the enemy gives way. */
import type { Tell } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { GONE, hexSpot, pay, unitAt, unitOf, who, type MedievalBattle } from '../state';
import { battlefieldOf } from './battlefield';
import { forecast } from './fight';
import { strikeWagonTrain } from './wagonTrain';
import { mayLeaveBoard, retreatHexes } from './waysOut';

/** 8.1 Declares and pays the attack; 8.2 asks the defender whether it gives way, when it can. */
export function attack(g: MedievalBattle, attacker: number, hex: number, tell: Tell<MedievalFact>): void {
  const a = unitOf(g, attacker);
  const target = unitAt(g, hex);
  const d = unitOf(g, target);
  const cost = battlefieldOf(g).cost[hex] as number;
  pay(a, cost);
  tell({ what: 'attacked', at: hexSpot(hex), ...who(g, attacker), hex, target, targetType: d.type, cost });
  if (d.type === 'wagonTrain') {
    if (strikeWagonTrain(g, target, tell)) advanceInto(g, attacker, hex, tell);
  } else if (retreatHexes(g, target, attacker, a.at).length > 0 || mayLeaveBoard(g, target, attacker, a.at)) {
    g.questions.push({ ask: 'retreat', seat: d.seat, unit: target, attacker });
  } else {
    fight(g, attacker, target, tell);
  }
}

/** 8.3, 8.10 Reads the card, takes the losses; the winner over a fallen defender takes its hex and stops there. */
export function fight(g: MedievalBattle, attacker: number, target: number, tell: Tell<MedievalFact>): void {
  const a = unitOf(g, attacker);
  const d = unitOf(g, target);
  const { reckoning } = forecast(g, 'melee', attacker, target);
  if (reckoning === null) throw new Error('a wagon train does not fight');
  const { at: hex } = d;
  tell({
    what: 'fought',
    at: hexSpot(hex),
    ...who(g, attacker),
    from: a.at,
    hex,
    target,
    targetSeat: d.seat,
    targetType: d.type,
    ...reckoning,
    attackerLoses: Math.min(reckoning.attackerLoses, a.knights),
    defenderLoses: Math.min(reckoning.defenderLoses, d.knights),
  });
  lose(g, attacker, reckoning.attackerLoses, tell);
  lose(g, target, reckoning.defenderLoses, tell);
  if (d.at === GONE && a.at !== GONE) advanceInto(g, attacker, hex, tell);
}

/** 4.1 Loses knights; the last one takes the counter off the board. More losses than knights are ignored (8.10). */
export function lose(g: MedievalBattle, unit: number, knights: number, tell: Tell<MedievalFact>): void {
  if (knights === 0) return;
  const u = unitOf(g, unit);
  const at = hexSpot(u.at);
  const lost = Math.min(knights, u.knights);
  u.knights -= lost;
  tell({ what: 'lost', at, ...who(g, unit), knights: lost, left: u.knights });
  if (u.knights > 0) return;
  u.at = GONE;
  u.points = 0;
  tell({ what: 'destroyed', at, ...who(g, unit) });
}

/** Into the hex of an enemy that is no longer there: already paid with the attack. */
export function advanceInto(g: MedievalBattle, unit: number, hex: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, unit);
  const from = u.at;
  u.at = hex;
  tell({ what: 'advanced', at: hexSpot(hex), ...who(g, unit), from, hex });
}
