/** A battle before it is fought: both sides, what their damage can do, how barbarians would strike back. */
import type { Question } from '@/engine/contract';
import type { Held } from '@/table/kit/held';
import { barbarianBlows, refuges } from '../rules/barbarians';
import { attackersIn, battlesOf, defendersIn, strengthAll } from '../rules/battle';
import { assigned } from '../rules/damage';
import { canRetreat, clearingOf, fatalTo, lifeOf } from '../rules/pieces';
import { numberOf } from '../spots';
import { BARBARIANS, type Battle, type Piece, type Traders, type TradersQuestion } from '../state';
import type { Fate } from '../words/boardWordsForm';

type G = Readonly<Traders>;

export interface Fight {
  readonly battle: Battle;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly attack: number;
  readonly defence: number;
  /** What it takes to destroy every defender, or to have none left standing there. */
  readonly toDestroy: number;
  readonly toClear: number;
  /** What befalls each attacker, as far as it is certain: barbarians strike by rule (14.5). */
  readonly fates: ReadonlyMap<number, Fate>;
  /** Where barbarians flee who are driven off (14.3); null: nobody of them would, or they are no barbarians. */
  readonly refuges: readonly number[] | null;
}

export function fightOf(g: G, battle: Battle): Fight {
  const [attackers, defenders] = [attackersIn(g, battle), defendersIn(g, battle)];
  const defence = strengthAll(g, defenders);
  return {
    battle,
    attackers,
    defenders,
    attack: strengthAll(g, attackers),
    defence,
    toDestroy: defenders.reduce((sum, piece) => sum + fatalTo(g, piece), 0),
    toClear: defenders.reduce((sum, piece) => sum + clearingOf(g, piece), 0),
    refuges:
      battle.defender === BARBARIANS && defenders.some(piece => canRetreat(g, piece)) ? refuges(g, battle.attacker, battle.at) : null,
    fates: battle.defender === BARBARIANS ? barbarianFates(g, battle, defence) : new Map(),
  };
}

function barbarianFates(g: G, battle: Battle, defence: number): Map<number, Fate> {
  const blows: { piece: number; damage: number }[] = [];
  const trial: Battle = { ...battle, blows };
  barbarianBlows(g, trial, defence, (_, piece, damage) => void blows.push({ piece, damage }));
  return new Map(attackersIn(g, trial).map(piece => [piece.id, fateOf(g, piece, assigned(trial, piece))]));
}

/** 10.5 */
export function fateOf(g: G, piece: Piece, damage: number): Fate {
  if (damage === 0) return 'unhurt';
  if (damage >= fatalTo(g, piece)) return 'dies';
  return canRetreat(g, piece) && lifeOf(g, piece) === damage ? 'retreats' : 'wounded';
}

const battleAt = (g: G, attacker: number, at: number): Battle => ({ at, attacker, defender: g.holder[at] ?? BARBARIANS, blows: [] });

/** The battle that is fought, or those that the finger is about to begin. */
export function fightsInSight(g: G, question: Question | null, held: Pick<Held, 'waiting'>): readonly Fight[] {
  const q = question as TradersQuestion | null;
  if (q?.ask === 'strike' && g.battle !== null) return [fightOf(g, g.battle)];
  const choice = held.waiting?.choice;
  if (choice === undefined || q === null || !('seat' in q)) return [];
  if (choice.do === 'fight') return [fightOf(g, battleAt(g, q.seat, numberOf(choice.at)))];
  return choice.do === 'toBattle' ? battlesOf(g, q.seat).map(at => fightOf(g, battleAt(g, q.seat, at))) : [];
}
