/** SOL-04: the rivers that lead from one group of spaces to another, on the ground below the hexes: banks in ink, water with a thread of light. */
import { memo, useMemo } from 'react';
import { Path } from 'react-native-svg';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import type { HexSize } from './geometry';
import type { Lie } from './duchyLayout';
import { kindLook } from './looks';
import { SHIP } from '../rules/tile';

/** Shares of a hex's width. */
const BANKS = 0.24;
const WATER = 0.17;
const LIGHT = 0.035;

export const Rivers = memo(function Rivers({ lie, width, height }: HexSize & { readonly lie: Lie }) {
  const { colours, dark } = useTheme();
  const course = useMemo(
    () =>
      lie.rivers
        .map(river => river.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join(''))
        .join(''),
    [lie, width, height],
  );
  if (course === '') return null;
  const water = mix(kindLook(SHIP).fill, dark ? colours.ink : colours.card, 0.3);
  const line = (stroke: string, share: number) => (
    <Path d={course} fill="none" stroke={stroke} strokeWidth={share * width} strokeLinecap="round" strokeLinejoin="round" />
  );
  return (
    <>
      {line(colours.ink, BANKS)}
      {line(water, WATER)}
      {line(colours.card, LIGHT)}
    </>
  );
});
