/** A duchy without words or numbers: rims for what is empty, full hexes for what lies there; where there is room, with the glyphs that name the kinds. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { IconG } from '@/pieces/Icon';
import { SURVEY } from '../rules/duchy';
import { estateOf, NONE, type Burgundy } from '../state';
import { duchySize, hexPath, REGULAR, shrunk, spaceCentres } from './geometry';
import { HALVES, lieOf, type Half } from './duchyLayout';
import { KIND_LOOKS, kindLook } from './looks';
import { numbers } from './numbers';

interface PictureProps {
  readonly duchy: number;
  /** The filled spaces, as text: drawn again only when one is added. */
  readonly filled: string;
  /** Its width; it is a little lower. */
  readonly size: number;
  /** Only this half of a team's. */
  readonly half?: Half;
}

/** Hexes of this width have room for a glyph: without colour the kinds would differ by tone alone. */
const ROOMY = 14;

export const MiniatureDuchy = memo(function MiniatureDuchy({ duchy, filled, size, half }: PictureProps) {
  const { colours } = useTheme();
  const survey = SURVEY[duchy];
  const lie = half === undefined ? lieOf(duchy) : HALVES[half];
  const across = size / lie.across;
  const { paths, centres, full, height } = useMemo(() => {
    const hex = { width: across, height: across * REGULAR };
    const places = spaceCentres(hex, lie);
    const lying = new Set(numbers(filled));
    const drawn = KIND_LOOKS.map((look, colour) => {
      const spaces = (survey?.byColour[colour] ?? []).filter(s => lie.shows?.has(s) !== false);
      const at = (space: number, by: number) => hexPath(places[space]?.[0] ?? 0, places[space]?.[1] ?? 0, shrunk(hex, by));
      return {
        look,
        rims: spaces.map(s => at(s, 0.4)).join(''),
        empty: spaces
          .filter(s => !lying.has(s))
          .map(s => at(s, Math.max(1.6, hex.width * 0.16)))
          .join(''),
        full: spaces
          .filter(s => lying.has(s))
          .map(s => at(s, 0.4))
          .join(''),
      };
    });
    return { paths: drawn, centres: places, full: lying, height: duchySize(hex, lie).height };
  }, [survey, lie, filled, across]);
  return (
    <Svg width={size} height={height} pointerEvents="none" aria-hidden>
      {paths.map(({ look, rims, empty, full }) => [
        <Path key={`${look.colour}-rims`} d={rims} fill={look.fill} />,
        empty === '' ? null : <Path key={`${look.colour}-empty`} d={empty} fill={colours.card} />,
        full === '' ? null : (
          <Path key={`${look.colour}-full`} d={full} fill={look.fill} stroke={colours.ink} strokeWidth={Math.max(0.8, size / 140)} />
        ),
      ])}
      {across < ROOMY
        ? null
        : centres.map(([x, y], space) => {
            if (lie.shows?.has(space) === false) return null;
            const look = kindLook(survey?.colour[space] ?? 0);
            const lies = full.has(space);
            return (
              <IconG
                key={space}
                name={look.glyph}
                x={x}
                y={y}
                size={across * (lies ? 0.72 : 0.6)}
                colour={lies ? onTincture[look.ink] : colours.ink}
              />
            );
          })}
    </Svg>
  );
});

export function Miniature({ view, seat, size }: { readonly view: Readonly<Burgundy>; readonly seat: Seat; readonly size: number }) {
  const estate = estateOf(view, seat);
  const filled = estate.spaces.flatMap((tile, space) => (tile === NONE ? [] : [space])).join(',');
  return (
    <View style={[styles.square, { width: size, height: size }]}>
      <MiniatureDuchy duchy={estate.duchy === NONE ? 0 : estate.duchy} filled={filled} size={size} />
    </View>
  );
}

const styles = StyleSheet.create({ square: { justifyContent: 'center' } });
