/** How land is tinted and hatched: a nation's ground by its number, a contested province by both of its nations, held land by its holder. */
import { mix } from '@/design/colour';
import { tinctures, type Colours, type Tincture } from '@/design/tokens';
import { hatching, hatchStroke } from '@/pieces/hatch';
import type { LandName } from '../data/lands';
import { pictureOf } from './picture';

/** Nations beside each other differ in tint or in hatch: four tints, and lines that no tincture has. */
const TINTS = ['good', 'edge', 'accent', 'warn'] as const;
const ANGLES = [22, 112, 67, 157, 150, 60, 15, 105] as const;
const SHARE = { good: 0.2, edge: 0.3, accent: 0.15, warn: 0.2 } as const;

const tintOf = (colours: Colours, nation: number): string => {
  const tint = TINTS[nation % TINTS.length] ?? 'edge';
  return mix(colours.field, colours[tint], SHARE[tint]);
};

export function groundOf(colours: Colours, of: readonly number[]): string {
  const [one = 0, two] = of;
  return two === undefined ? tintOf(colours, one) : mix(tintOf(colours, one), tintOf(colours, two), 0.5);
}

/** Far apart, so that they are a ground and not a holder's. */
const GROUND_PITCH = 15;
const HELD_PITCH = 10;
export const GROUND_LINE = 1;
const HELD_LINE = 1.5;

const hatched = new Map<string, string>();

/** Worked out once for each province and pattern. */
function within(land: LandName, province: number, name: string, draw: (ring: readonly (readonly [number, number])[]) => string): string {
  const key = `${land} ${province} ${name}`;
  let known = hatched.get(key);
  if (known === undefined) hatched.set(key, (known = (pictureOf(land).polygons[province] ?? []).map(draw).join('')));
  return known;
}

/** The lines of its nations, of both when it is contested. */
export function groundHatch(land: LandName, province: number): string {
  const angles = (pictureOf(land).land.provinces[province]?.of ?? []).map(nation => ANGLES[nation % ANGLES.length] ?? 22);
  return within(land, province, 'ground', ring => hatching(ring, angles, GROUND_PITCH));
}

export function heldHatch(land: LandName, province: number, tincture: Tincture): string {
  return within(land, province, tincture, ring => hatching(ring, tinctures[tincture].hatch, HELD_PITCH));
}

export const heldStroke = (tincture: Tincture): number => hatchStroke(tinctures[tincture].hatch, HELD_LINE);

/** Held land is seen from afar; its hatch in ink on light tinctures, in the tincture itself on dark ones. */
export const HELD_WASH = 0.5;
