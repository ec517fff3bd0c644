/** The map below the pieces: sea, land beyond, the ground of each nation. Drawn once. */
import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import { tinctures, type Colours, type Tincture } from '@/design/tokens';
import type { LandName } from '../data/lands';
import { GROUND_LINE, groundHatch, groundOf, HELD_WASH, heldHatch, heldStroke } from './looks';
import { pictureOf, type Bounds } from './picture';

interface Props {
  readonly land: LandName;
  readonly crop: Bounds;
}

export const seaOf = (colours: Colours): string => mix(colours.paper, tinctures.azure.fill, 0.16);

const boxOf = ({ left, top, width, height }: Bounds): string => `${left} ${top} ${width} ${height}`;

export const Ground = memo(function Ground({ land, crop }: Props) {
  const { colours } = useTheme();
  const picture = pictureOf(land);
  const line = mix(colours.field, colours.ink2, 0.5);
  return (
    <Svg width={crop.width} height={crop.height} viewBox={boxOf(crop)} style={over} pointerEvents="none" aria-hidden>
      <Path d={picture.beyond} fill={mix(colours.paper, colours.field, 0.7)} stroke={colours.rule} strokeWidth={1} />
      {picture.land.open.map(p => (
        <Path key={p} d={picture.paths[p] ?? ''} fill={groundOf(colours, picture.land.provinces[p]?.of ?? [])} />
      ))}
      {picture.land.open.map(p => (
        <Path key={p} d={groundHatch(land, p)} stroke={line} strokeWidth={GROUND_LINE} strokeLinecap="round" />
      ))}
    </Svg>
  );
});

interface HoldingsProps extends Props {
  /** By province the tincture of its holder, comma after comma. */
  readonly held: string;
}

/** Whose land it is. */
export const Holdings = memo(function Holdings({ land, crop, held }: HoldingsProps) {
  return (
    <Svg width={crop.width} height={crop.height} viewBox={boxOf(crop)} style={over} pointerEvents="none" aria-hidden>
      {held.split(',').map((name, p) => (name === '' ? null : <HoldingG key={p} land={land} province={p} tincture={name as Tincture} />))}
    </Svg>
  );
});

interface HoldingProps {
  readonly land: LandName;
  readonly province: number;
  readonly tincture: Tincture;
}

/** One province changes hands, the others stay as they are drawn. */
const HoldingG = memo(function HoldingG({ land, province, tincture }: HoldingProps) {
  const { colours } = useTheme();
  const { fill } = tinctures[tincture];
  return (
    <G>
      <Path d={pictureOf(land).paths[province] ?? ''} fill={fill} fillOpacity={HELD_WASH} />
      <Path
        d={heldHatch(land, province, tincture)}
        stroke={mix(fill, colours.ink, 0.35)}
        strokeOpacity={0.75}
        strokeWidth={heldStroke(tincture)}
        strokeLinecap="round"
      />
    </G>
  );
});

/** Borders of provinces, of nations and of the land in play; ways across the sea dashed, across corners in short strokes. */
export const Borders = memo(function Borders({ land, crop, homes }: Props & Pick<HomesProps, 'homes'>) {
  return (
    <Svg width={crop.width} height={crop.height} viewBox={boxOf(crop)} style={over} pointerEvents="none" aria-hidden>
      <HomesG land={land} homes={homes} />
      <BordersG land={land} />
    </Svg>
  );
});

interface HomesProps extends Pick<Props, 'land'> {
  /** By nation the tincture of whoever plays it, comma after comma. */
  readonly homes: string;
}

/** The homelands of those who play, in a band of their tincture: what they hold elsewhere has none. */
function HomesG({ land, homes }: HomesProps) {
  const { colours } = useTheme();
  return homes.split(',').map((name, nation) => {
    const d = pictureOf(land).homes[nation] ?? '';
    return name === '' ? null : (
      <G key={nation} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <Path d={d} stroke={colours.card} strokeWidth={10} />
        <Path d={d} stroke={tinctures[name as Tincture].fill} strokeWidth={7} />
      </G>
    );
  });
}

export function BordersG({ land, bold = 1 }: { readonly land: LandName; readonly bold?: number }) {
  const { colours } = useTheme();
  const { borders, ways, corners } = pictureOf(land);
  const path = (points: readonly (readonly [number, number])[]): string => `M${points.map(point => point.join(' ')).join('L')}`;
  return (
    <G fill="none" strokeLinejoin="round" strokeLinecap="round">
      <Path d={borders.inner} stroke={colours.ink2} strokeWidth={1.4 * bold} />
      <Path d={borders.rim} stroke={colours.ink} strokeWidth={1.8 * bold} />
      <Path d={borders.nation} stroke={colours.ink} strokeWidth={3.4 * bold} />
      <Path d={ways.map(way => path(way.points)).join('')} stroke={colours.ink2} strokeWidth={2} strokeDasharray="1 7" />
      {corners.map(({ from, to, points }) => (
        <G key={`${from} ${to}`}>
          <Path d={path(points)} stroke={colours.card} strokeWidth={7} />
          <Path d={path(points)} stroke={colours.ink} strokeWidth={3} />
        </G>
      ))}
    </G>
  );
}

const over = { position: 'absolute', left: 0, top: 0 } as const;
