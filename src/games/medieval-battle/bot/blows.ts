/** What a blow does and costs, looked up: every pairing of types, knights and ground, worked out once from the cards. */
import { LEAST_MELEE, MELEE_COLUMNS } from '../data/combat';
import { TERRAINS, type Terrain } from '../data/terrain';
import { RECRUITS, UNITS, type Recruit, type UnitType } from '../data/units';
import { meleeIndex, shotIndex } from '../rules/fight';
import { weights } from './weights';

/** The share of its own loss that an enemy minds when it strikes. */
const ENEMY_CARES = 0.7;

const CODE_OF: Readonly<Record<UnitType, number>> = {
  ...(Object.fromEntries(RECRUITS.map((type, i) => [type, i])) as Record<Recruit, number>),
  wagonTrain: RECRUITS.length,
};
const FIGHTERS = RECRUITS.length * 2 * TERRAINS.length;

/** A type with one or two knights as a small number: its place in tables. */
export function bodyOf(type: UnitType, knights: number): number {
  return CODE_OF[type] * 2 + knights - 1;
}
/** Bodies there are, wagon trains aside. */
export const BODIES = RECRUITS.length * 2;

function fighterOf(body: number, ground: number): number {
  return body * TERRAINS.length + ground;
}

interface Cards {
  /** Knights the attacker and the defender of a melee lose, and the target of a shot. */
  readonly attacker: Uint8Array;
  readonly defender: Uint8Array;
  readonly target: Uint8Array;
}

let cards: Cards | null = null;

function cardsOf(): Cards {
  if (cards !== null) return cards;
  const made: Cards = {
    attacker: new Uint8Array(FIGHTERS * FIGHTERS),
    defender: new Uint8Array(FIGHTERS * FIGHTERS),
    target: new Uint8Array(FIGHTERS * FIGHTERS),
  };
  const all = RECRUITS.flatMap(type => [1, 2].flatMap(knights => TERRAINS.map((terrain: Terrain) => ({ type, knights, terrain }))));
  all.forEach((a, i) =>
    all.forEach((d, k) => {
      const column = MELEE_COLUMNS[meleeIndex(a.type, a.knights, a.terrain, d.type, d.knights, d.terrain) - LEAST_MELEE];
      const { bow } = UNITS[a.type];
      made.attacker[i * FIGHTERS + k] = column?.attacker ?? 0;
      made.defender[i * FIGHTERS + k] = column?.defender ?? 0;
      made.target[i * FIGHTERS + k] = bow === null ? 0 : shotIndex(bow, a.knights, a.terrain, d.type, d.knights, d.terrain);
    }),
  );
  return (cards = made);
}

function pairing(body: number, ground: number, other: number, otherGround: number): number {
  return fighterOf(body, ground) * FIGHTERS + fighterOf(other, otherGround);
}

/** Knights lost in a melee. */
export function attackerLoses(body: number, ground: number, other: number, otherGround: number): number {
  return cardsOf().attacker[pairing(body, ground, other, otherGround)] as number;
}
export function defenderLoses(body: number, ground: number, other: number, otherGround: number): number {
  return cardsOf().defender[pairing(body, ground, other, otherGround)] as number;
}
export function shotCosts(body: number, ground: number, other: number, otherGround: number): number {
  return cardsOf().target[pairing(body, ground, other, otherGround)] as number;
}

/** What losing knights costs. */
export function lossOf(type: UnitType, knights: number, lost: number): number {
  const worth = UNITS[type].cost * weights.unit;
  return valueOfKnights(worth, knights) - valueOfKnights(worth, knights - lost);
}

function valueOfKnights(worth: number, knights: number): number {
  return knights >= 2 ? worth : knights === 1 ? worth * weights.lastKnight : 0;
}

/** What a blow of an enemy costs, less a part of what it costs the enemy, in the weights they were worked out with. */
interface Harm {
  readonly melee: Float64Array;
  readonly shot: Float64Array;
  unit: number;
  lastKnight: number;
}
const harm: Harm = { melee: new Float64Array(FIGHTERS * FIGHTERS), shot: new Float64Array(FIGHTERS * FIGHTERS), unit: -1, lastKnight: -1 };

/** To be called before `harmOfMelee` and `harmOfShot`: tuning changes weights. */
export function reckonHarm(): void {
  if (harm.unit === weights.unit && harm.lastKnight === weights.lastKnight) return;
  harm.unit = weights.unit;
  harm.lastKnight = weights.lastKnight;
  const { attacker, defender, target } = cardsOf();
  for (let i = 0; i < FIGHTERS * FIGHTERS; i++) {
    const foe = Math.floor(i / FIGHTERS / TERRAINS.length);
    const own = Math.floor((i % FIGHTERS) / TERRAINS.length);
    harm.melee[i] = lossOfBody(own, defender[i] as number) - ENEMY_CARES * lossOfBody(foe, attacker[i] as number);
    harm.shot[i] = lossOfBody(own, target[i] as number);
  }
}

function lossOfBody(body: number, lost: number): number {
  return lossOf(RECRUITS[body >> 1] as Recruit, (body & 1) + 1, lost);
}

export function harmOfMelee(foe: number, ground: number, own: number, ownGround: number): number {
  return harm.melee[pairing(foe, ground, own, ownGround)] as number;
}
export function harmOfShot(foe: number, ground: number, own: number, ownGround: number): number {
  return harm.shot[pairing(foe, ground, own, ownGround)] as number;
}
