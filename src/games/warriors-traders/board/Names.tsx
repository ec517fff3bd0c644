/** Names of provinces where they fit, and over their pieces what a province is and what it yields. Only as large as they can be read. */
import { memo, useMemo } from 'react';
import { G, Text } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { faceStyle } from '@/design/type';
import { IconG } from '@/pieces/Icon';
import { RESOURCES } from '../data/names';
import type { LandName } from '../data/lands';
import { PLACE_ICONS, RESOURCE_ICONS } from './glyphs';
import { namesOn, type NamePlace } from './namePlan';
import { MapLayer } from './MapLayer';
import { pictureOf, shownIn, type Bounds } from './picture';
import { HEAD } from './stacks';

interface Props {
  readonly land: LandName;
  readonly crop: Bounds;
  /** Of the letters, in units of the picture. */
  readonly size: number;
  /** What is written there already. */
  readonly nations: readonly NamePlace[];
}

export const Names = memo(function Names({ land, crop, size, nations }: Props) {
  const picture = pictureOf(land);
  const shown = useMemo(() => shownIn(picture, crop), [picture, crop]);
  const placed = useMemo(() => namesOn(land, size, nations).filter(name => isWithin(name, crop)), [land, size, nations, crop]);
  return (
    <MapLayer crop={crop}>
      {shown.map(p => (
        <SignsG key={p} land={land} province={p} />
      ))}
      {placed.map(place => (
        <NameG key={place.province} {...place} />
      ))}
    </MapLayer>
  );
});

/** Ink letters with a rim of paper, in the middle of their line. */
function NameG({ x, y, size, name }: NamePlace) {
  const { colours, facesReady } = useTheme();
  const { fontFamily, fontWeight } = faceStyle('strong', facesReady);
  const letters = {
    x,
    y: y + size * 0.34,
    fontSize: size,
    fontWeight: String(fontWeight),
    textAnchor: 'middle' as const,
    ...(fontFamily ? { fontFamily } : null),
  };
  return (
    <G>
      <Text {...letters} stroke={colours.card} strokeWidth={size * 0.24} strokeLinejoin="round" fill={colours.card}>
        {name}
      </Text>
      <Text {...letters} fill={colours.ink}>
        {name}
      </Text>
    </G>
  );
}

/** Half a line of the largest letters. */
const LINE = 14;

/** A name that a part of the map would cut is left out of it. */
const isWithin = ({ x, y, half }: NamePlace, { left, top, width, height }: Bounds): boolean =>
  x - half >= left && x + half <= left + width && y - LINE >= top && y + LINE <= top + height;

/** In the head of the square: what it is, then a glyph for each symbol. */
const SignsG = memo(function SignsG({ land, province }: { readonly land: LandName; readonly province: number }) {
  const { colours } = useTheme();
  const { land: whole, places, side } = pictureOf(land);
  const here = whole.provinces[province];
  if (here === undefined) return null;
  const [x, y] = places[province] ?? [0, 0];
  const kind = PLACE_ICONS[here.kind];
  const signs = [
    ...(kind === null ? [] : [kind]),
    ...here.yields.flatMap((count, good) => Array.from({ length: count }, () => RESOURCE_ICONS[RESOURCES[good] ?? 'food'])),
  ];
  const size = side * HEAD;
  return signs.map((name, i) => (
    <IconG
      key={i}
      name={name}
      x={x + (i - (signs.length - 1) / 2) * size * 1.08}
      y={y - side / 2 + size / 2}
      size={i === 0 && kind !== null ? size * 1.1 : size * 0.95}
      colour={colours.ink}
    />
  ));
});

/** While nations are chosen: each at its capital. */
export function NationNames({ crop, nations }: Pick<Props, 'crop' | 'nations'>) {
  return (
    <MapLayer crop={crop}>
      {nations.map(place => (
        <NameG key={place.province} {...place} />
      ))}
    </MapLayer>
  );
}
