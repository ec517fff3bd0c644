/** What the finger holds, read from the question and the selected spots: which unit, how far it goes, which fight is looked at. */
import type { Choice, Question, Seat, Spot } from '@/engine/contract';
import type { Held } from '@/table/kit/held';
import { forecast, type Forecast } from '../rules/fight';
import { chainTo, reachOf, type Reach } from '../rules/reach';
import { hexSpot, numberOf, unitAt, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';

type View = Readonly<MedievalBattle>;

/** Questions whose choices begin with a unit: hexes sleep until one is in hand. */
export const isUnitFirst = (q: Question | null): boolean => q !== null && ['turn', 'deploy', 'enter'].includes(q.ask);

/** The unit that acts: selected, on the march, or attacked; −1: none. */
export function unitInHand(q: MedievalQuestion | null, selected: readonly Spot[]): number {
  const spot = selected.find(at => at.startsWith('unit:'));
  if (spot !== undefined) return numberOf(spot);
  return q?.ask === 'march' || q?.ask === 'retreat' ? q.unit : -1;
}

/** How far the unit in hand goes in a turn or a march; null: it is not moving. */
export function reachInHand(g: View, q: MedievalQuestion | null, unit: number): Reach | null {
  if (q === null || unit < 0 || g.units[unit] === undefined) return null;
  if (q.ask === 'turn') return reachOf(g, q.seat, unit);
  return q.ask === 'march' && unit === q.unit ? reachOf(g, q.seat, unit, q.after) : null;
}

/** Hexes more than one step away, with the steps that lead there. */
export function chains(g: View, question: Question, selected: readonly Spot[]): ReadonlyMap<Spot, readonly Choice[]> {
  const q = question as MedievalQuestion;
  const unit = unitInHand(q, selected);
  const found = new Map<Spot, readonly Choice[]>();
  if (q.ask !== 'turn' && q.ask !== 'march') return found;
  for (const { hex, path } of reachInHand(g, q, unit)?.hexes ?? []) if (path.length > 1) found.set(hexSpot(hex), chainTo(q, unit, path));
  return found;
}

export interface Duel {
  readonly attacker: number;
  readonly defender: number;
  readonly forecast: Forecast;
  /** Who reads the card. */
  readonly to: 'attacker' | 'defender';
}

function duelOf(g: View, q: MedievalQuestion, c: MedievalChoice): Duel | null {
  if (c.do !== 'attack' && c.do !== 'shoot') return null;
  const attacker = c.unit ?? (q.ask === 'march' ? q.unit : -1);
  const defender = unitAt(g, numberOf(c.at));
  if (attacker < 0 || defender < 0) return null;
  return { attacker, defender, forecast: forecast(g, c.do === 'shoot' ? 'shot' : 'melee', attacker, defender), to: 'attacker' };
}

/** The fights that are being considered, a melee and a shot where both are possible: before an attack is confirmed, and by an attacked unit. */
export function duelsInHand(g: View, question: Question | null, held: Pick<Held, 'waiting' | 'which'>): readonly Duel[] {
  if (question === null) return [];
  const q = question as MedievalQuestion;
  if (q.ask === 'retreat')
    return [{ attacker: q.attacker, defender: q.unit, forecast: forecast(g, 'melee', q.attacker, q.unit), to: 'defender' }];
  const considered = held.waiting === null ? (held.which ?? []) : [held.waiting.choice];
  return considered.flatMap(c => duelOf(g, q, c as MedievalChoice) ?? []);
}

/** The tincture of a seat's army: the player's own. */
export const armyOf = <T>(players: readonly { readonly tincture: T }[], seat: Seat, other: T): T => players[seat]?.tincture ?? other;
