/**
 * 2–3 The battlefield as the rules need it: geometry and ground. It follows from the `field` text in the state alone, so it is
 * worked out once per assembly and kept here, never in the state. Off the board is plain for zones of control (3.3).
 */
import type { MapSize } from '../data/layouts';
import { FACES, type Face, type Side } from '../data/modules';
import { GROUND, TERRAINS, type Terrain } from '../data/terrain';
import { UNITS, type UnitType } from '../data/units';
import { geometryOf, type Geometry } from './geometry';

export interface Battlefield extends Geometry {
  /** 'unlaid' while the players build. */
  readonly terrain: readonly (Terrain | 'unlaid')[];
  readonly level: readonly number[];
  readonly cost: readonly number[];
  /** May such a unit stand there? Off the board is a plain. */
  readonly openToMounted: readonly boolean[];
  readonly openToFoot: readonly boolean[];
  readonly openToWagons: readonly boolean[];
}

const OF_LETTER = Object.fromEntries(TERRAINS.map(t => [GROUND[t].letter, t])) as Readonly<Record<string, Terrain>>;

/** 'I.2' → face I, two thirds of a circle; 'AI' → face AI, as it fits. */
export function moduleOf(text: string): { readonly face: Face; readonly turn: number } | null {
  const [face, turn] = text.split('.');
  return face === undefined || !(face in FACES) ? null : { face: face as Face, turn: Number(turn ?? 0) };
}

function makeBattlefield(field: string): Battlefield {
  const [map, side, ...modules] = field.split(' ');
  const f = geometryOf(map as MapSize, side as Side);
  const terrain: (Terrain | 'unlaid')[] = new Array<Terrain | 'unlaid'>(f.size).fill('unlaid');
  modules.forEach((text, s) => {
    const laid = moduleOf(text);
    if (laid !== null)
      f.hexes[s]?.[laid.turn]?.forEach((hex, cell) => (terrain[hex] = OF_LETTER[FACES[laid.face].charAt(cell)] as Terrain));
  });
  const ground = terrain.map(t => GROUND[t === 'unlaid' ? 'plain' : t]);
  const rim = new Array<boolean>(f.rim).fill(true);
  return {
    ...f,
    terrain,
    level: ground.map(t => t.level),
    cost: ground.map(t => t.cost),
    openToMounted: [...ground.map(t => t.mounted), ...rim],
    openToFoot: [...ground.map(() => true), ...rim],
    openToWagons: [...ground.map(t => t.wagonTrain), ...rim],
  };
}

/** Enough for a league over random maps; a whole library of them would only fill memory. */
const MOST_KEPT = 50;
const battlefields = new Map<string, Battlefield>();
let latest: Battlefield | null = null;
let latestField = '';

export function battlefieldOf(g: { readonly field: string }): Battlefield {
  if (latest !== null && g.field === latestField) return latest;
  let known = battlefields.get(g.field);
  if (known === undefined) {
    if (battlefields.size >= MOST_KEPT) battlefields.clear();
    battlefields.set(g.field, (known = makeBattlefield(g.field)));
  }
  latest = known;
  latestField = g.field;
  return known;
}

/** 3.2 Where a type may stand: per hex, and (true) per place off the board. */
export function openTo(f: Battlefield, type: UnitType): readonly boolean[] {
  return type === 'wagonTrain' ? f.openToWagons : UNITS[type].mounted ? f.openToMounted : f.openToFoot;
}
