/** What is told, and why not: ids and numbers, for the words to speak of. */
import type { Fact, Refusal, Seat, Spot } from '@/engine/contract';
import type { Terrain } from './data/terrain';
import type { Recruit, UnitType } from './data/units';

/** Why a match ended: enough victory points, nothing left to move with (13.4), or two passes running. */
export type Ending = 'points' | 'exhausted' | 'passed';

// Facts: a unit is told with its seat and type, for the chronicle may be read long after.
export interface Who {
  readonly seat: Seat;
  readonly unit: number;
  readonly type: UnitType;
}
export const ADVANTAGES = ['outnumber', 'height', 'ground', 'cover'] as const;
export interface Advantage {
  /** 2 knights to 1 (8.5); higher (8.6); woods or rocks against riders (8.7); target in woods (10.4, shots only). */
  readonly why: (typeof ADVANTAGES)[number];
  readonly side: 'attacker' | 'defender';
}
/** How a melee or a shot is worked out: base + advantages = index, clamped. */
export interface Reckoning {
  readonly base: number;
  readonly advantages: readonly Advantage[];
  readonly index: number;
  /** Knights lost by the card; more than a unit has is ignored (8.10). */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}
export type MedievalFact = Fact &
  (
    | { readonly what: 'laid'; readonly seat: Seat; readonly slot: string; readonly face: string; readonly turn: number }
    | {
        readonly what: 'recruited' | 'dismissed';
        readonly seat: Seat;
        readonly type: Recruit;
        readonly left: number;
        readonly only: readonly Seat[];
      }
    | { readonly what: 'ready'; readonly seat: Seat }
    | { readonly what: 'revealed'; readonly seat: Seat; readonly army: readonly number[]; readonly cost: number; readonly reveals: true }
    | ({ readonly what: 'deployed' | 'entered'; readonly at: Spot; readonly hex: number } & Who)
    | { readonly what: 'held'; readonly seat: Seat; readonly count: number }
    | ({
        readonly what: 'stepped';
        readonly at: Spot;
        readonly from: number;
        readonly hex: number;
        readonly terrain: Terrain;
        readonly cost: number;
        readonly left: number;
      } & Who)
    /** After 'stepped' onto a friend's hex: what the friend pays (7.6). */
    | ({ readonly what: 'passedBy'; readonly hex: number; readonly left: number } & Who)
    /** An enemy controls the hex: the march ends here (7.3). */
    | ({ readonly what: 'halted'; readonly at: Spot; readonly hex: number; readonly by: number; readonly byType: UnitType } & Who)
    | ({
        readonly what: 'attacked';
        readonly at: Spot;
        readonly hex: number;
        readonly target: number;
        readonly targetType: UnitType;
        readonly cost: number;
      } & Who)
    | ({
        readonly what: 'retreated';
        readonly at: Spot;
        readonly from: number;
        readonly hex: number;
        readonly cost: number;
        readonly left: number;
      } & Who)
    | ({ readonly what: 'left'; readonly at: Spot; readonly from: number; readonly cost: number; readonly wait: number } & Who)
    | ({ readonly what: 'stood'; readonly at: Spot } & Who)
    | ({
        readonly what: 'fought' | 'shot';
        readonly at: Spot;
        readonly from: number;
        readonly hex: number;
        readonly target: number;
        readonly targetSeat: Seat;
        readonly targetType: UnitType;
      } & Reckoning &
        Who)
    | ({ readonly what: 'lost'; readonly at: Spot; readonly knights: number; readonly left: number } & Who)
    | ({ readonly what: 'destroyed'; readonly at: Spot } & Who)
    /** Into the hex of a destroyed or vanished enemy. */
    | ({ readonly what: 'advanced'; readonly at: Spot; readonly from: number; readonly hex: number } & Who)
    | ({ readonly what: 'merged'; readonly at: Spot; readonly into: number; readonly hex: number; readonly left: number } & Who)
    | ({ readonly what: 'dismounted'; readonly at: Spot; readonly before: UnitType; readonly left: number } & Who)
    | { readonly what: 'regrouped'; readonly seat: Seat; readonly tokens: number }
    /** Off the board, one module nearer (11.4). */
    | ({ readonly what: 'nearer'; readonly wait: number } & Who)
    /** A wagon train loses its fortification: it moved, or was attacked (12). */
    | ({ readonly what: 'unfortified'; readonly at: Spot; readonly by: 'move' | 'attack' } & Who)
    | {
        readonly what: 'flag';
        readonly seat: Seat;
        readonly at: Spot;
        readonly flag: number;
        readonly value: number;
        readonly from: Seat | -1;
      }
    /** `spent`: by itself, for nothing else was left (6.3). */
    | { readonly what: 'passed'; readonly seat: Seat; readonly spent?: true }
    /** `points` and `material` by seat (13.3, 13.4). */
    | {
        readonly what: 'ended';
        readonly why: Ending;
        readonly winner: Seat | -1;
        readonly points: readonly number[];
        readonly material: readonly number[];
      }
  );

/** Why a spot is not offered. `need` and `have` where numbers say it: points, distance. */
export const REFUSALS = [
  /** Another unit stands there. */
  'taken',
  /** This type may not stand there (3.2). */
  'ground',
  /** Nearer than `need` hexes to a flag, or to the enemy's wagon train (5.2, 5.3). */
  'nearFlag',
  'nearWagonTrain',
  /** Costs `need` points, the unit has `have`. */
  'points',
  /** The marching unit is in an enemy's zone and must stop (7.3). */
  'halted',
  /** Only the enemies that control its hex may be attacked (7.3). */
  'notControlling',
  /** Passing through a friend: not in an enemy's zone, not without points on both sides, only to come out (7.6). */
  'passage',
  /** Out of reach of the unit: too many points, or an enemy's zone before it. */
  'far',
  /** A retreat is one step, away from where the attacked unit stands (9). */
  'besideAttacked',
  /** An enemy that could be attacked or shot after a march: from beside it. */
  'approach',
  /** The unit has points left, but no step, fight or shot they would pay for. */
  'stuck',
  /** A retreat may not end in the attacker's zone (9.1). */
  'zone',
  /** The unit has no points left: regroup first. */
  'spent',
  /** No points of recruitment, no counter of the type, no second longbow unit on the standard map. */
  'budget',
  'counters',
  'longbows',
  /** No time token left. */
  'tokens',
  /** Off the board, for `need` regroups. */
  'waits',
  /** Held back: enters at a regroup. */
  'reserve',
  /** No wagon train left, or no token: nobody comes in any more. */
  'stranded',
  /** Units enter beside their wagon train. */
  'besideWagonTrain',
  /** Not yours. */
  'enemy',
  /** One unit a turn: another one is marching. */
  'marching',
  /** Dismounted after its march: it may only shoot. */
  'dismounted',
  /** On the board already, while others enter. */
  'entering',
  /** No hex is left where such a unit may be deployed. */
  'noHex',
  /** The wagon train is placed before the units. */
  'trainFirst',
  /** A hex, while no unit is in hand. */
  'unitFirst',
  /** The field, while the army is recruited or the modules are laid. */
  'armyFirst',
  'moduleFirst',
  /** No counter of the type to send back. */
  'noneTaken',
  /** The tapped unit is the one on the march. */
  'acting',
  /** Another unit than the attacked one, which has to answer (9). */
  'retreating',
] as const;
export interface MedievalRefusal extends Refusal {
  readonly why: (typeof REFUSALS)[number];
  readonly need?: number;
  readonly have?: number;
  /** With 'ground': who may not stand there. */
  readonly type?: UnitType;
}
