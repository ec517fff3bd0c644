/** Before the battle: which units for this map, where the wagon train is safe, where an army wants to stand. */
import { LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { battlefieldOf, type Battlefield } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import { numberOf, other, unitOf, wagonTrainOf, type Bring, type MedievalBattle, type MedievalChoice, type Unit } from '../state';
import { travelTo } from './chart';

/** How many of each type a balanced army has per 20 points; open ground shifts it to riders, rough ground to foot. */
const BALANCED: Readonly<Record<Recruit, readonly [open: number, rough: number]>> = {
  heavyCavalry: [2, 0],
  lightCavalry: [2, 1],
  mountedArchers: [1, 1],
  heavyInfantry: [1, 2],
  lightInfantry: [1, 3],
  pikemen: [2, 3],
  archers: [2, 3],
  longbowmen: [1, 1],
};

/** Share of rough ground within three hexes of the flags, where the fights will be: 0 to 1. */
const known = new WeakMap<Battlefield, number>();

export function roughness(f: Battlefield): number {
  let share = known.get(f);
  if (share === undefined) known.set(f, (share = measuredRoughness(f)));
  return share;
}

function measuredRoughness(f: Battlefield): number {
  let rough = 0;
  let all = 0;
  for (let hex = 0; hex < f.size; hex++) {
    if (f.nearFlag[hex] !== true) continue;
    all++;
    if (f.terrain[hex] !== 'plain') rough++;
  }
  return all === 0 ? 0 : rough / all;
}

/** Types still wanted are equally tempting, so that armies differ; then whatever the points buy; putting back is never. */
export function recruitTemptation(g: Readonly<MedievalBattle>, seat: number, c: MedievalChoice): number {
  if (c.do === 'ready') return 0.05;
  if (c.do === 'dismiss') return 0;
  const type = c.at.slice(c.at.indexOf(':') + 1) as Recruit;
  return isWanted(g, seat, c) ? 2 : 1 / (1 + haveOf(g, seat, type));
}

/** Does the army still want one more of the type? */
export function isWanted(g: Readonly<MedievalBattle>, seat: number, c: MedievalChoice): boolean {
  const type = c.at.slice(c.at.indexOf(':') + 1) as Recruit;
  return haveOf(g, seat, type) < wantedOf(g, type);
}

function haveOf(g: Readonly<MedievalBattle>, seat: number, type: Recruit): number {
  return g.recruited[seat === 0 ? 0 : 1][RECRUITS.indexOf(type)] as number;
}

function wantedOf(g: Readonly<MedievalBattle>, type: Recruit): number {
  const [open, rough] = BALANCED[type];
  // Around the flags a third of the ground is rough on an average map.
  const lean = Math.min(1, Math.max(0, (roughness(battlefieldOf(g)) - 0.2) * 2.5));
  return Math.round((open + (rough - open) * lean) * (LAYOUTS[g.map].recruitment / 20));
}

/** What a hand of recruits is worth before anybody sees it: points well spent, so that a search neither stops early nor puts back. */
export function handWorth(g: Readonly<MedievalBattle>, seat: number): number {
  const hand = g.recruited[seat === 0 ? 0 : 1];
  let worth = 0;
  for (let i = 0; i < RECRUITS.length; i++) {
    const type = RECRUITS[i] as Recruit;
    const have = hand[i] as number;
    const fitting = Math.min(have, wantedOf(g, type));
    worth += UNITS[type].cost * (fitting + 0.7 * (have - fitting));
  }
  return worth;
}

/** A wagon train wants the enemy's far away, few open sides, and the flags not too far. */
export function wagonTrainTemptation(g: Readonly<MedievalBattle>, seat: number, hex: number): number {
  const f = battlefieldOf(g);
  const enemy = unitOf(g, wagonTrainOf(g, other(seat)));
  const apart = enemy.at < 0 ? 0 : Math.min(hexDistance(f, hex, enemy.at), 10) / 10;
  const cover = (6 - (f.neighbours[hex] as readonly number[]).length) / 6;
  let near = 0;
  for (const flag of f.flags) near += flag.value / (3 + (travelTo(f, flag.hex, false)[hex] as number));
  const entries = (f.neighbours[hex] as readonly number[]).filter(n => f.openToMounted[n] === true).length;
  return 0.1 + 2 * apart + cover + 2 * near + (entries >= 2 ? 0.3 : 0);
}

/** Near flags that fellows are not nearer to, on ground that suits, a few beside the wagon train. */
export function deployTemptation(g: Readonly<MedievalBattle>, c: Bring): number {
  const hex = numberOf(c.at);
  const u = unitOf(g, c.unit);
  return 0.1 + flagTemptation(g, u, hex) + groundTemptation(g, u, hex) + guardTemptation(g, u, hex);
}

export function flagTemptation(g: Readonly<MedievalBattle>, u: Readonly<Unit>, hex: number): number {
  const f = battlefieldOf(g);
  const { mounted, points } = UNITS[u.type];
  let best = 0;
  for (const flag of f.flags) {
    const way = travelTo(f, flag.hex, mounted)[hex] as number;
    // Two turns of marching are one too many: the pace of the unit is the measure.
    const worth = (flag.value * 3) / (3 + (3 * way) / points) / (1 + fellowsBy(g, u.seat, flag.hex, hexDistance(f, hex, flag.hex)));
    if (worth > best) best = worth;
  }
  return best;
}

function fellowsBy(g: Readonly<MedievalBattle>, seat: number, goal: number, distance: number): number {
  const f = battlefieldOf(g);
  let count = 0;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat === seat && u.at >= 0 && u.type !== 'wagonTrain' && hexDistance(f, u.at, goal) <= distance) count++;
  }
  return count * 0.35;
}

export function groundTemptation(g: Readonly<MedievalBattle>, u: Readonly<Unit>, hex: number): number {
  const terrain = battlefieldOf(g).terrain[hex];
  if (terrain === 'plain') return UNITS[u.type].mounted ? 0.15 : 0;
  return UNITS[u.type].mounted ? 0 : terrain === 'mountains' ? 0.2 : 0.1;
}

/** 18.4 A pikeman or heavy infantry next to the wagon train. */
export function guardTemptation(g: Readonly<MedievalBattle>, u: Readonly<Unit>, hex: number): number {
  if (u.type !== 'pikemen' && u.type !== 'heavyInfantry') return 0;
  const f = battlefieldOf(g);
  const train = unitOf(g, wagonTrainOf(g, u.seat));
  if (hexDistance(f, hex, train.at) > 1) return 0;
  for (let i = 0; i < g.units.length; i++) {
    const fellow = g.units[i] as Unit;
    if (fellow.seat === u.seat && fellow.type !== 'wagonTrain' && fellow.at >= 0 && hexDistance(f, fellow.at, train.at) === 1) return 0;
  }
  return 1.5;
}
