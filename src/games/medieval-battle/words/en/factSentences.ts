/** The chronicle: every fact as one sentence with its why. */
import { counted } from '@/words/grammar/english';
import type { Ending } from '../../facts';
import { armyOf, reckoned, signed, winnerFirst } from '../figures';
import type { LanguageForm } from '../languageForm';
import { enemy, is, knights, left, of, points, the, unit, verb } from './names';

export const advantages: LanguageForm['advantages'] = {
  outnumber: { attacker: 'two knights against one', defender: 'one knight against two' },
  height: { attacker: 'from higher ground', defender: 'against higher ground' },
  ground: { attacker: 'on foot against riders on rough ground', defender: 'mounted on rough ground' },
  cover: { attacker: 'in the open', defender: 'target in woods' },
};

const entering = { plain: 'to a plain', woods: 'into woods', rockyHills: 'onto rocky hills', mountains: 'onto mountains' };
const losses = (n: number): string => (n === 0 ? 'none' : knights(n));

/** How many own regroups a unit off the board still needs. */
export const wait = (n: number): string => (n <= 1 ? 'back at the next regroup' : 'back at the second regroup from now');

export const told: LanguageForm['told'] = {
  laid: (e, who) => `${who(e.seat)} lays module ${e.face}.`,
  recruited: e => `You recruit ${unit(e.type)}; ${left(e.left)}.`,
  dismissed: e => `You dismiss ${unit(e.type)}; ${left(e.left)}.`,
  ready: (e, who) => `${who(e.seat)} is ready.`,
  revealed: (e, who) => `${who(e.seat)} has recruited for ${counted(e.cost, 'point')}: ${armyOf(e.army, unit) || 'nobody'}.`,
  deployed: (e, who) => `${who(e.seat)} deploys ${e.type === 'wagonTrain' ? the(e.type) : unit(e.type)}.`,
  entered: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'enter')} beside the wagon train.`,
  held: (e, who) => `${who(e.seat)} stops deploying: ${counted(e.count, 'unit')} in reserve.`,
  stepped: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'move')} ${entering[e.terrain]} for ${e.cost}; ${left(e.left)}.`,
  passedBy: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'let')} another unit pass for 1; ${left(e.left)}.`,
  halted: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'stop')}: ${enemy(e.byType)} ${verb(e.byType, 'control')} this hex.`,
  attacked: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'attack')} ${enemy(e.targetType)} for ${e.cost}.`,
  retreated: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'retreat')} for ${e.cost}; ${left(e.left)}.`,
  left: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'leave')} the board for ${e.cost}; ${wait(e.wait)}.`,
  stood: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'stand')} and ${verb(e.type, 'fight')}.`,
  fought(e, who) {
    const sum = `${reckoned(e, 'base', advantages)}: ${signed(e.index)}`;
    return `${of(who(e.seat), e.type)} ${verb(e.type, 'fight')} ${of(who(e.targetSeat), e.targetType)} (${sum}). Losses: attacker ${losses(e.attackerLoses)}, defender ${losses(e.defenderLoses)}.`;
  },
  shot(e, who) {
    const sum = `${reckoned(e, 'base', advantages)}: ${e.index}`;
    return `${of(who(e.seat), e.type)} ${verb(e.type, 'shoot')} at ${of(who(e.targetSeat), e.targetType)} (${sum}). Losses: ${losses(e.defenderLoses)}.`;
  },
  // The last knight's fall is told by 'destroyed'.
  lost: (e, who) => (e.left === 0 ? null : `${of(who(e.seat), e.type)} ${verb(e.type, 'lose')} ${knights(e.knights)}; ${e.left} left.`),
  destroyed: (e, who) => `${of(who(e.seat), e.type)} ${is(e.type)} destroyed.`,
  advanced: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'take')} the empty hex.`,
  merged: (e, who) => `Two units of ${of(who(e.seat), e.type)} merge into one of 2 knights with ${points(e.left)}.`,
  dismounted: (e, who) => `${of(who(e.seat), e.before)} ${verb(e.before, 'dismount')}: now ${unit(e.type)} with ${points(e.left)}.`,
  regrouped: (e, who) => `${who(e.seat)} regroups: all movement points are back; ${counted(e.tokens, 'time token')} left.`,
  nearer: (e, who) => `${of(who(e.seat), e.type)} ${verb(e.type, 'come')} one module nearer; ${wait(e.wait)}.`,
  unfortified: (e, who) =>
    `${of(who(e.seat), e.type)} ${verb(e.type, 'stand')} open ${e.by === 'move' ? 'after moving' : 'under attack'}: one more attack destroys it.`,
  flag(e, who) {
    const from = e.from === -1 ? '' : ` from ${who(e.from)}`;
    return `${who(e.seat)} takes ${e.value === 2 ? 'a double flag' : 'a flag'}${from}: +${counted(e.value, 'victory point')}.`;
  },
  passed: (e, who) => `${who(e.seat)} passes${e.spent === true ? ': no unit can act, and no time token is left' : ''}.`,
  ended(e, who) {
    const score = winnerFirst(e, e.points).join('–');
    const value = winnerFirst(e, e.material).join('–');
    const why: Record<Ending, string> = {
      points: `victory points ${score}`,
      exhausted: `nobody can move any more; victory points ${score}, army value ${value}`,
      passed: `both passed; victory points ${score}, army value ${value}`,
    };
    return e.winner === -1 ? `The battle ends in a draw: ${why[e.why]}.` : `${who(e.winner)} wins: ${why[e.why]}.`;
  },
};
