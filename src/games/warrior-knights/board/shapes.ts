/** The four shapes of Nobles, on 24 × 24, and troops in figures. */
import { icons } from '@/pieces/icons';
import type { Shape } from '../data/names';

export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  star: icons.star,
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5L22 20.5H2z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 .01 0z',
};

/** Strength as Fate counts it: 250 is two cards and a half. */
export function hundreds(strength: number): string {
  const whole = Math.floor(strength / 100);
  const half = strength % 100 >= 50 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}
