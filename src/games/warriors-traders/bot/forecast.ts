/** What a battle would bring, worked out as it would be fought: who attacks deals best, who defends likewise. */
import type { Seat } from '@/engine/contract';
import { PRINCESS } from '../data/names';
import { KILL_POINTS } from '../data/numbers';
import { isHostile, pointsLeft, reach } from '../rules/movement';
import { armiesOf, canRetreat, clearingOf, fatalTo, isArmy, lifeOf, piecesAt, strengthOf } from '../rules/pieces';
import { BARBARIANS, landOf, type Piece, type Traders } from '../state';
import { armyWorth, provinceWorth } from './worth';
import { weights } from './weights';

type G = Readonly<Traders>;

/** Worth of such an attack to the seat, in points: kills, the province, less what is likely to be lost. */
export function attackWorth(g: G, seat: Seat, at: number, attackers: readonly Piece[]): number {
  if (attackers.length === 0) return 0;
  const defenders = piecesAt(g, at).filter(piece => piece.owner !== seat);
  const attack = attackers.reduce((sum, army) => sum + strengthOf(g, army), 0);
  const defence = defenders.reduce((sum, piece) => sum + strengthOf(g, piece), 0);
  const clearing = defenders.reduce((sum, piece) => sum + clearingOf(g, piece), 0);
  const isCleared = attack >= clearing;
  const { lost, standing } = losses(g, attackers, defence);
  const isRival = g.holder[at] !== BARBARIANS;
  let worth = killPoints(g, defenders, attack, isCleared ? attack - clearing : 0, isCleared) - lost * (isRival ? 1.3 : 1);
  if (isCleared && standing > 0) worth += provinceWorth(g, seat, at) * (isRival ? weights.war : 1);
  else if (isCleared) worth += provinceWorth(g, seat, at) * (princessNear(g, seat, at) ? 0.9 : weights.free * (isRival ? 1 : 0.4));
  return worth;
}

/** Forts and whoever cannot retreat die when the province is cleared; others cost one damage more. */
function killPoints(g: G, defenders: readonly Piece[], attack: number, spare: number, isCleared: boolean): number {
  let [points, left] = [0, isCleared ? spare : attack];
  for (const piece of defenders) {
    const worth = KILL_POINTS[piece.kind] as number;
    if (isCleared && !canRetreat(g, piece)) points += worth;
    else if (isCleared ? left >= 1 : piece.kind !== PRINCESS && left >= fatalTo(g, piece)) {
      left -= isCleared ? 1 : fatalTo(g, piece);
      points += worth;
    }
  }
  return points;
}

/** The largest first, as barbarians do it and a rival would. */
function losses(g: G, attackers: readonly Piece[], defence: number): { lost: number; standing: number } {
  let [left, lost, standing] = [defence, 0, 0];
  for (const army of attackers.slice().sort((a, b) => b.kind - a.kind)) {
    const fatal = fatalTo(g, army);
    if (left >= fatal) {
      left -= fatal;
      lost += armyWorth(g, army.kind);
    } else if (left > 0 && left >= lifeOf(g, army)) left = 0;
    else standing++;
  }
  return { lost, standing };
}

function princessNear(g: G, seat: Seat, at: number): boolean {
  const near = landOf(g).provinces[at]?.next ?? [];
  return g.pieces.some(piece => piece.owner === seat && piece.kind === PRINCESS && near.includes(piece.at));
}

/** A chance to attack: who stands there to fight already, and who could still come. */
export interface Chance {
  readonly at: number;
  readonly engaged: readonly Piece[];
  readonly able: readonly Piece[];
}

/** All provinces that the seat’s armies can attack this round, with the armies that can. */
export function chancesOf(g: G, seat: Seat): Map<number, Chance> {
  const found = new Map<number, { at: number; engaged: Piece[]; able: Piece[] }>();
  const chance = (at: number): { at: number; engaged: Piece[]; able: Piece[] } => {
    const known = found.get(at) ?? { at, engaged: [], able: [] };
    found.set(at, known);
    return known;
  };
  for (const army of armiesOf(g, seat)) {
    if (isHostile(g, seat, army.at)) chance(army.at).engaged.push(army);
    else for (const { to } of reach(g, army)) if (isHostile(g, seat, to)) chance(to).able.push(army);
  }
  for (const { able } of found.values()) able.sort((a, b) => b.kind - a.kind || pointsLeft(g, a) - pointsLeft(g, b));
  return found;
}

/** The best that this army and others after it can make of a chance, less what those already there would make of it. */
export function joinWorth(g: G, seat: Seat, chance: Chance, army: Piece): number {
  const force = [...chance.engaged, army];
  let [best, patience] = [attackWorth(g, seat, chance.at, force), 1];
  for (const other of chance.able) {
    if (other === army) continue;
    force.push(other);
    patience *= weights.patience;
    best = Math.max(best, attackWorth(g, seat, chance.at, force) * patience);
  }
  return best - Math.max(0, attackWorth(g, seat, chance.at, chance.engaged));
}

/** What is given up where a piece leaves: the province, if nobody stays to hold it. */
export function leavingWorth(g: G, piece: Readonly<Piece>): number {
  const { owner, at } = piece;
  if (g.holder[at] !== owner) return 0;
  return g.pieces.some(other => other.id !== piece.id && other.owner === owner && other.at === at) ? 0 : provinceWorth(g, owner, at);
}

/** How much rivals at war could do against a province. */
export function dangerAt(g: G, seat: Seat, at: number): number {
  const near = landOf(g).provinces[at]?.next ?? [];
  return g.pieces.some(piece => piece.owner >= 0 && piece.owner !== seat && isArmy(piece) && near.includes(piece.at)) ? weights.threat : 0;
}
