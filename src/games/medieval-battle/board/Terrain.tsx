/** The ground: one picture per battlefield, never drawn again while the match lasts. */
import { memo, useMemo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import type { Colours } from '@/design/tokens';
import { groundPaths, type Ground } from './ground';

/** Tints of height, as on an old map; every ground but the plain also has its drawing. */
function tints(colours: Colours): Readonly<Record<Ground, string>> {
  return {
    plain: colours.field,
    woods: mix(colours.field, colours.good, 0.22),
    rockyHills: mix(colours.field, colours.edge, 0.34),
    mountains: mix(colours.field, colours.ink2, 0.46),
    unlaid: colours.paper,
  };
}

/** Only the tints and the outer border, to put into another picture: of a miniature nothing finer can be seen. */
export function Tints({ field }: { readonly field: string }) {
  const { colours } = useTheme();
  const paths = useMemo(() => groundPaths(field), [field]);
  const tint = tints(colours);
  return (
    <>
      {paths.fills.map(([kind, d]) => (
        <Path key={kind} d={d} fill={tint[kind]} />
      ))}
      <Path d={paths.rim} stroke={colours.ink} strokeWidth={8} strokeLinecap="round" />
    </>
  );
}

interface Props {
  readonly field: string;
  /** Only this slot's module. */
  readonly slot?: number;
  /** Fits the picture into this width and height; absent: natural size. */
  readonly width?: number;
  readonly height?: number;
}

export const Terrain = memo(function Terrain({ field, slot = -1, width, height }: Props) {
  const { colours } = useTheme();
  const paths = useMemo(() => groundPaths(field, slot), [field, slot]);
  const tint = tints(colours);
  const line = mix(colours.ink2, colours.ink, 0.3);
  return (
    <Svg width={width ?? paths.box[2]} height={height ?? paths.box[3]} viewBox={paths.box.join(' ')} pointerEvents="none" aria-hidden>
      {paths.fills.map(([kind, d]) => (
        <Path key={kind} d={d} fill={tint[kind]} />
      ))}
      <Path d={paths.grid} stroke={mix(colours.field, colours.edge, 0.5)} strokeWidth={0.9} />
      <Path d={paths.seams} stroke={colours.ink2} strokeWidth={2} strokeLinecap="round" />
      <Path d={paths.rim} stroke={colours.ink} strokeWidth={2.6} strokeLinecap="round" />
      <Path d={paths.trunks} stroke={line} strokeWidth={1.6} />
      <Path d={paths.trees} fill={mix(tint.woods, colours.good, 0.28)} stroke={line} strokeWidth={1.3} strokeLinejoin="round" />
      <Path d={paths.rocks} fill="none" stroke={line} strokeWidth={1.7} strokeLinejoin="round" strokeLinecap="round" />
      <Path d={paths.peaks} fill={mix(tint.mountains, colours.field, 0.5)} stroke={line} strokeWidth={1.8} strokeLinejoin="round" />
      <Path d={paths.slopes} fill="none" stroke={line} strokeWidth={1.1} strokeLinejoin="round" strokeLinecap="round" />
    </Svg>
  );
});
