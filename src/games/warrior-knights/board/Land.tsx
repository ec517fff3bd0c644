/** The ground: sea, regions, rivers, mountains, roads, bridges and ports. Drawn once; only what changes its ruler is washed anew. */
import { memo, useContext, useMemo } from 'react';
import Svg, { Circle, G, Path, Rect, Text } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import { faceStyle } from '@/design/type';
import type { Tincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { LandG, landHatch } from '@/pieces/Land';
import { ScaleContext } from '@/table/kit/panning';
import { forms } from '../words';
import { cityIn } from '../data/land';
import { REGIONS } from '../data/map';
import { BRIDGE_MARKS, PEAKS, PICTURE, PORT_ICONS, RIVERS, ROAD_LINES } from './outlines';
import { centreOf, NAMED_FROM, nameLine, PATHS, POLYGONS } from './places';

interface Props {
  /** By region: the tincture of whoever rules its city, or nothing. */
  readonly rulers: string;
  readonly scale: number;
}

const WATER = '#2E549F';
/** In units of the picture; on the screen never larger than MOST_NAME. */
const NAME_SIZE = 17;
const MOST_NAME = 15;

const hatches = new Map<string, string>();

function hatchOf(region: number, tincture: Tincture): string {
  const key = `${region} ${tincture}`;
  let known = hatches.get(key);
  if (known === undefined) hatches.set(key, (known = landHatch(POLYGONS[region] ?? [], tincture)));
  return known;
}

export const Land = memo(function Land({ rulers, scale }: Props) {
  const shown = scale * useContext(ScaleContext);
  return (
    <Svg
      width={PICTURE.width * scale}
      height={PICTURE.height * scale}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      pointerEvents="none"
      aria-hidden
    >
      <Ground />
      <Ruled rulers={rulers} />
      <Features />
      {shown >= NAMED_FROM ? <RegionNames size={Math.min(NAME_SIZE, MOST_NAME / shown)} /> : null}
    </Svg>
  );
});

const ALL_LAND = PATHS.join('');

const Ground = memo(function Ground() {
  const { colours } = useTheme();
  return (
    <>
      <Rect width={PICTURE.width} height={PICTURE.height} fill={mix(colours.field, WATER, 0.24)} />
      <Path d={ALL_LAND} fill="none" stroke={mix(colours.field, WATER, 0.4)} strokeWidth={9} strokeLinejoin="round" />
      <Path d={ALL_LAND} fill={colours.card} stroke={colours.edge} strokeWidth={1.6} strokeLinejoin="round" />
    </>
  );
});

function Ruled({ rulers }: { readonly rulers: string }) {
  const list = useMemo(() => rulers.split(','), [rulers]);
  return list.map((tincture, region) =>
    tincture === '' ? null : (
      <LandG
        key={region}
        outline={PATHS[region] ?? ''}
        tincture={tincture as Tincture}
        hatch={hatchOf(region, tincture as Tincture)}
        edgeWidth={1.8}
      />
    ),
  );
}

const peaks = PEAKS.map(([x, y]) => `M${x - 12} ${y + 8}l12-21 12 21z`).join('');

const Features = memo(function Features() {
  const { colours } = useTheme();
  return (
    <>
      <Path d={ROAD_LINES} fill="none" stroke={colours.card} strokeWidth={6} strokeOpacity={0.8} strokeLinejoin="round" />
      <Path d={ROAD_LINES} fill="none" stroke={colours.edge} strokeWidth={2.6} strokeDasharray="9 6" strokeLinejoin="round" />
      <Path d={RIVERS} fill="none" stroke={colours.ink} strokeWidth={9} strokeLinejoin="round" strokeLinecap="round" />
      <Path d={RIVERS} fill="none" stroke={mix(colours.card, WATER, 0.45)} strokeWidth={6} strokeLinejoin="round" strokeLinecap="round" />
      <Path d={peaks} fill={mix(colours.field, colours.ink, 0.14)} stroke={colours.ink} strokeWidth={2} strokeLinejoin="round" />
      {BRIDGE_MARKS.map(([x, y, slope]) => (
        <G key={x} transform={`translate(${x} ${y}) rotate(${slope})`}>
          <Path d="M-13-9h26M-13 9h26" stroke={colours.ink} strokeWidth={3} strokeLinecap="round" />
          <Rect x={-13} y={-8} width={26} height={16} fill={colours.card} />
          <Path d="M-7-7v14M0-7v14M7-7v14" stroke={colours.edge} strokeWidth={1.6} />
        </G>
      ))}
      {Object.entries(PORT_ICONS).map(([region, [x, y]]) => (
        <G key={region}>
          <Circle cx={x} cy={y} r={17} fill={colours.card} stroke={colours.ink} strokeWidth={1.8} />
          <IconG name="anchor" x={x} y={y} size={23} colour={colours.ink} />
        </G>
      ))}
    </>
  );
});

const RegionNames = memo(function RegionNames({ size }: { readonly size: number }) {
  const { colours, facesReady } = useTheme();
  const { names } = useInLanguage(forms);
  const { fontFamily } = faceStyle('text', facesReady);
  return REGIONS.map(({ name }, region) => {
    const [x] = centreOf(region);
    const city = cityIn(region) >= 0;
    const text = {
      x,
      y: nameLine(region),
      fontSize: size,
      fontWeight: city ? '600' : '400',
      ...(fontFamily ? { fontFamily } : null),
      textAnchor: 'middle',
    } as const;
    const said = names.cities[name] ?? name;
    return (
      <G key={region}>
        <Text {...text} fill={colours.card} stroke={colours.card} strokeWidth={5} strokeLinejoin="round" strokeOpacity={0.85}>
          {said}
        </Text>
        <Text {...text} fill={city ? colours.ink : colours.ink2}>
          {said}
        </Text>
      </G>
    );
  });
});
