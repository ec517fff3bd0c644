/** 10.1, 10.14: which battle, and its steps in their order; 15.1: what follows a round. */
import type { Seat } from '@/engine/contract';
import { DOUBLE_STRIKE } from '../data/technology';
import { button, provinceSpot, numberOf } from '../spots';
import { BARBARIANS, type Battle, type Deciding, type Happening, type Piece, type Traders, type TradersChoice } from '../state';
import { armiesOf, piecesAt, settle, strengthOf } from './pieces';
import { isEngaged, pushRound } from './movement';
import { military } from './technology';
import { canUnify, unify } from './unification';
import { warBetween } from './war';

type G = Readonly<Traders>;

/** Provinces where the seat’s armies are to fight. */
export function battlesOf(g: G, seat: Seat): number[] {
  const at = new Set(
    armiesOf(g, seat)
      .filter(army => isEngaged(g, army))
      .map(army => army.at),
  );
  return [...at].sort((a, b) => a - b);
}

export const battles: Happening<'battles'> = {
  runs(g, q) {
    const [at, ...more] = battlesOf(g, q.seat);
    if (at === undefined) return void g.questions.push({ ...q, ask: 'roundOver' });
    // 17.5: who has just won the last province of the nation may unify it before the next battle.
    const asks = more.length > 0 || (q.fought && canUnify(g, q.seat));
    g.questions.push({ ...q, fought: true }, asks ? { ask: 'chooseBattle', seat: q.seat } : { ask: 'battle', seat: q.seat, at });
  },
};

export const chooseBattle: Deciding<'chooseBattle'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const fights = battlesOf(g, seat).map((at): TradersChoice => ({ do: 'fight', at: provinceSpot(g, at) }));
    return canUnify(g, seat) ? [...fights, button('unify')] : fights;
  },
  happens(g, q, c, tell) {
    if (c.do === 'unify') unify(g, q, tell);
    else g.questions.push({ ask: 'battle', seat: q.seat, at: numberOf(c.at) });
  },
};

export const attackersIn = (g: G, b: Battle): Piece[] => piecesAt(g, b.at).filter(piece => piece.owner === b.attacker);
export const defendersIn = (g: G, b: Battle): Piece[] => piecesAt(g, b.at).filter(piece => piece.owner !== b.attacker);
/** 10.2 */
export const strengthAll = (g: G, pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + strengthOf(g, piece), 0);

/** A combat costs each attacker a point (9.2), a defender nothing (10.13). */
export const battle: Happening<'battle'> = {
  runs(g, { seat, at }, tell) {
    const b: Battle = { at, attacker: seat, defender: g.holder[at] as number, blows: [] };
    g.battle = b;
    for (const army of attackersIn(g, b)) {
      army.spent++;
      army.fights++;
    }
    const attack = strengthAll(g, attackersIn(g, b));
    const defence = strengthAll(g, defendersIn(g, b));
    const war = b.defender === BARBARIANS ? undefined : warBetween(g, seat, b.defender);
    if (war !== undefined) war.struck = true;
    tell({ what: 'battle', seat, defender: b.defender, attack, defence, at: provinceSpot(g, at) });
    g.questions.push(
      { ask: 'battleOver' },
      { ask: 'standoff' },
      { ask: 'impact' },
      { ask: 'blows', side: 'defence', left: defence },
      { ask: 'blows', side: 'attack', left: attack },
    );
  },
};

/** 11.5: attackers may not stay beside a defender. */
export const standoff: Happening<'standoff'> = {
  runs(g) {
    const b = g.battle as Battle;
    const attackers = attackersIn(g, b);
    if (attackers.length === 0 || defendersIn(g, b).length === 0) return;
    g.questions.push({ ask: 'leaving', owner: b.attacker, how: 'withdrawal', pieces: attackers.map(army => army.id) });
  },
};

/** 10.12 */
export const battleOver: Happening<'battleOver'> = {
  runs(g, _, tell) {
    const { at } = g.battle as Battle;
    g.battle = null;
    settle(g, at, tell);
  },
};

/** 15.1: with Double Strike a second round, but for whoever did not fight in the first: that would ask the same again. The princesses come last. */
export const roundOver: Happening<'roundOver'> = {
  runs(g, { seat, round, fought }) {
    const isDouble = military(g, seat) >= DOUBLE_STRIKE;
    if (round === 1 && fought && isDouble) pushRound(g, seat, 2);
    else g.questions.push({ ask: 'princesses', seat, round: isDouble ? 2 : round, moved: [] });
  },
};
