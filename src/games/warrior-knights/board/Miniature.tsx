/** The board as a sign: the land, with the cities of a Baron and those of the others. */
import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { regionOf } from '../data/land';
import { NONE, type Realm } from '../state';
import { PICTURE } from './outlines';
import { centreOf, PATHS } from './places';

interface Props {
  /** By city: own 2, of another 1, of nobody 0, razed −1. */
  readonly rule: string;
  readonly size: number;
}

const LAND = PATHS.join('');

const Sign = memo(function Sign({ rule, size }: Props) {
  const { colours } = useTheme();
  const cities = rule.split(',').map(Number);
  return (
    <Svg width={size} height={size} viewBox={`0 -47 ${PICTURE.width} ${PICTURE.width}`} pointerEvents="none" aria-hidden>
      <Path d={LAND} fill={colours.field} stroke={colours.edge} strokeWidth={5} strokeLinejoin="round" />
      {cities.map((whose, city) => {
        if (whose < 0) return null;
        const [x, y] = centreOf(regionOf(city));
        return (
          <Circle
            key={city}
            cx={x}
            cy={y}
            r={36}
            fill={whose === 2 ? colours.accent : whose === 1 ? colours.ink : colours.card}
            stroke={colours.ink}
            strokeWidth={9}
          />
        );
      })}
    </Svg>
  );
});

export function Miniature({ view, seat, size }: { readonly view: Readonly<Realm>; readonly seat: Seat; readonly size: number }) {
  const owned = (owner: number): number => (owner === NONE ? 0 : owner === seat ? 2 : 1);
  const rule = view.towns.map(town => (town.razed ? -1 : owned(town.owner))).join(',');
  return <Sign rule={rule} size={size} />;
}
