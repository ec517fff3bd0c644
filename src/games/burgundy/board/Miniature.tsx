/** A duchy without words or numbers: rims for what is empty, full hexes for what lies there. */
import { memo, useMemo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { SURVEY } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import { duchySize, hexPath, REGULAR, shrunk, spaceCentres } from './geometry';
import { KIND_LOOKS } from './looks';

interface PictureProps {
  readonly duchy: number;
  /** The filled spaces, as text: drawn again only when one is added. */
  readonly filled: string;
  readonly size: number;
}

export const MiniatureDuchy = memo(function MiniatureDuchy({ duchy, filled, size }: PictureProps) {
  const { colours } = useTheme();
  const survey = SURVEY[duchy];
  const paths = useMemo(() => {
    const hex = { width: size / 7, height: (size / 7) * REGULAR };
    const offset = (size - duchySize(hex).height) / 2;
    const centres = spaceCentres(hex);
    const full = new Set(filled === '' ? [] : filled.split(',').map(Number));
    return KIND_LOOKS.map((look, colour) => {
      const spaces = survey?.byColour[colour] ?? [];
      const at = (space: number, by: number) => hexPath(centres[space]?.[0] ?? 0, (centres[space]?.[1] ?? 0) + offset, shrunk(hex, by));
      return {
        look,
        rims: spaces.map(s => at(s, 0.4)).join(''),
        empty: spaces
          .filter(s => !full.has(s))
          .map(s => at(s, Math.max(1.6, hex.width * 0.16)))
          .join(''),
        full: spaces
          .filter(s => full.has(s))
          .map(s => at(s, 0.4))
          .join(''),
      };
    });
  }, [survey, filled, size]);
  return (
    <Svg width={size} height={size} pointerEvents="none" aria-hidden>
      {paths.map(({ look, rims, empty, full }) => [
        <Path key={`${look.colour}-rims`} d={rims} fill={look.fill} />,
        empty === '' ? null : <Path key={`${look.colour}-empty`} d={empty} fill={colours.card} />,
        full === '' ? null : (
          <Path key={`${look.colour}-full`} d={full} fill={look.fill} stroke={colours.ink} strokeWidth={Math.max(0.8, size / 140)} />
        ),
      ])}
    </Svg>
  );
});

export function Miniature({ view, seat, size }: { readonly view: Readonly<Burgundy>; readonly seat: Seat; readonly size: number }) {
  const duke = view.dukes[seat] ?? view.dukes[0];
  if (duke === undefined) return null;
  const filled = duke.spaces.flatMap((tile, space) => (tile === NONE ? [] : [space])).join(',');
  return <MiniatureDuchy duchy={duke.duchy === NONE ? 0 : duke.duchy} filled={filled} size={size} />;
}
