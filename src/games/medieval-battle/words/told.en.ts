/** The chronicle in English: every fact as one sentence with its why. */
import type { Who as NameOf } from '@/engine/contract';
import { RECRUITS } from '../data/units';
import type { Advantage, Ending, MedievalFact } from '../facts';
import { reckoned, signed } from './figures';
import { count, enemy, is, knights, of, piece, points, the, verb } from './nouns.en';

/** The facts of one kind, also where several kinds share a shape. */
type Told<K extends MedievalFact['what']> = MedievalFact extends infer F
  ? F extends { readonly what: infer W }
    ? K extends W
      ? F
      : never
    : never
  : never;

/** An advantage as the attacker feels it. */
export const advantageNames: Readonly<Record<Advantage['why'], Readonly<Record<Advantage['side'], string>>>> = {
  outnumber: { attacker: 'two knights against one', defender: 'one knight against two' },
  height: { attacker: 'from higher ground', defender: 'against higher ground' },
  ground: { attacker: 'on foot against riders on rough ground', defender: 'mounted on rough ground' },
  cover: { attacker: 'in the open', defender: 'target in woods' },
};
export const advantage = (a: Advantage): string => advantageNames[a.why][a.side];

const ground: Readonly<Record<string, string>> = {
  plain: 'to a plain',
  woods: 'into woods',
  rockyHills: 'onto rocky hills',
  mountains: 'onto mountains',
};
const left = (n: number): string => `${count(n, 'point')} left`;
const losses = (n: number): string => (n === 0 ? 'none' : knights(n));

function fought(e: Told<'fought'>, name: NameOf): string {
  const sum = `${reckoned(e, 'base', advantage)}: ${signed(e.index)}`;
  const attacker = of(name(e.seat), e.type);
  return `${attacker} ${verb(e.type, 'fight')} ${of(name(e.targetSeat), e.targetType)} (${sum}). Losses: attacker ${losses(e.attackerLoses)}, defender ${losses(e.defenderLoses)}.`;
}

function shot(e: Told<'shot'>, name: NameOf): string {
  const sum = `${reckoned(e, 'base', advantage)}: ${e.index}`;
  return `${of(name(e.seat), e.type)} ${verb(e.type, 'shoot')} at ${of(name(e.targetSeat), e.targetType)} (${sum}). Losses: ${losses(e.defenderLoses)}.`;
}

/** The last knight's fall is told by 'destroyed'. */
function lost(e: Told<'lost'>, name: NameOf): string | null {
  return e.left === 0 ? null : `${of(name(e.seat), e.type)} ${verb(e.type, 'lose')} ${knights(e.knights)}; ${e.left} left.`;
}

function army(counts: readonly number[]): string {
  const parts = RECRUITS.flatMap((type, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i] ?? 0} × ${piece(type).bare}`] : []));
  return parts.length === 0 ? 'nobody' : parts.join(', ');
}

function ended(e: Told<'ended'>, name: NameOf): string {
  // The winner's figures first; of a draw, in the order of the seats.
  const [a, b] = e.winner === 1 ? [1, 0] : [0, 1];
  const score = `${e.points[a] ?? 0}–${e.points[b] ?? 0}`;
  const value = `${e.material[a] ?? 0}–${e.material[b] ?? 0}`;
  const why: Record<Ending, string> = {
    points: `victory points ${score}`,
    exhausted: `nobody can move any more; victory points ${score}, army value ${value}`,
    passed: `both passed; victory points ${score}, army value ${value}`,
  };
  return e.winner === -1 ? `The battle ends in a draw: ${why[e.why]}.` : `${name(e.winner)} wins: ${why[e.why]}.`;
}

function flag(e: Told<'flag'>, name: NameOf): string {
  const from = e.from === -1 ? '' : ` from ${name(e.from)}`;
  return `${name(e.seat)} takes ${e.value === 2 ? 'a double flag' : 'a flag'}${from}: +${e.value} ${e.value === 1 ? 'victory point' : 'victory points'}.`;
}

/** How many own regroups a unit off the board still needs. */
export const wait = (n: number): string => (n <= 1 ? 'back at the next regroup' : 'back at the second regroup from now');

export function told(e: MedievalFact, name: NameOf): string | null {
  switch (e.what) {
    case 'laid':
      return `${name(e.seat)} lays module ${e.face}.`;
    case 'recruited':
      return `You recruit ${piece(e.type).bare}; ${count(e.left, 'point')} left.`;
    case 'dismissed':
      return `You dismiss ${piece(e.type).bare}; ${count(e.left, 'point')} left.`;
    case 'ready':
      return `${name(e.seat)} is ready.`;
    case 'revealed':
      return `${name(e.seat)} has recruited for ${count(e.cost, 'point')}: ${army(e.army)}.`;
    case 'deployed':
      return `${name(e.seat)} deploys ${e.type === 'wagonTrain' ? the(e.type) : piece(e.type).bare}.`;
    case 'entered':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'enter')} beside the wagon train.`;
    case 'held':
      return `${name(e.seat)} stops deploying: ${count(e.count, 'unit')} in reserve.`;
    case 'stepped':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'move')} ${ground[e.terrain]} for ${e.cost}; ${left(e.left)}.`;
    case 'passedBy':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'make')} way for 1; ${left(e.left)}.`;
    case 'halted':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'stop')}: ${enemy(e.byType)} ${verb(e.byType, 'control')} this hex.`;
    case 'attacked':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'attack')} ${enemy(e.targetType)} for ${e.cost}.`;
    case 'retreated':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'retreat')} for ${e.cost}; ${left(e.left)}.`;
    case 'left':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'leave')} the board for ${e.cost}; ${wait(e.wait)}.`;
    case 'stood':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'stand')} and ${verb(e.type, 'fight')}.`;
    case 'fought':
      return fought(e, name);
    case 'shot':
      return shot(e, name);
    case 'lost':
      return lost(e, name);
    case 'destroyed':
      return `${of(name(e.seat), e.type)} ${is(e.type)} destroyed.`;
    case 'advanced':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'take')} the empty hex.`;
    case 'merged':
      return `Two units of ${of(name(e.seat), e.type)} merge into one of 2 knights with ${points(e.left)}.`;
    case 'dismounted':
      return `${of(name(e.seat), e.before)} ${verb(e.before, 'dismount')}: now ${piece(e.type).bare} with ${points(e.left)}.`;
    case 'regrouped':
      return `${name(e.seat)} regroups: all movement points are back; ${count(e.tokens, 'time token')} left.`;
    case 'nearer':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'come')} one module nearer; ${wait(e.wait)}.`;
    case 'unfortified':
      return `${of(name(e.seat), e.type)} ${verb(e.type, 'stand')} open ${e.by === 'move' ? 'after moving' : 'under attack'}: one more attack destroys it.`;
    case 'flag':
      return flag(e, name);
    case 'passed':
      return `${name(e.seat)} passes.`;
    case 'ended':
      return ended(e, name);
  }
}
