import { memo } from 'react';
import { Path } from 'react-native-svg';
import { mix } from '@/design/colour';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { tinctures, wash, type Tincture } from '@/design/tokens';
import { hatching, hatchStroke, type Point } from './hatch';

/** The hatch of owned land, for a polygon of the map: compute it once per owner, it is a long path. */
export const landHatch = (polygon: readonly Point[], tincture: Tincture): string =>
  hatching(polygon, tinctures[tincture].hatch, wash.land.pitch);

interface Props {
  readonly outline: string;
  /** Of the owner's tincture; nobody's land has none. */
  readonly hatch?: string;
  readonly tincture?: Tincture;
  readonly edgeWidth?: number;
}

/** A piece of land inside a map: the owner's tincture as a faint wash under a wide hatch; argent when it is nobody's. */
export const LandG = memo(function LandG({ outline, hatch, tincture, edgeWidth = stroke.edge }: Props) {
  const { colours, dark } = useTheme();
  const look = tincture ? tinctures[tincture] : undefined;
  return (
    <>
      <Path
        d={outline}
        fill={look ? mix(colours.card, look.fill, dark ? 0.4 : wash.land.fill) : colours.card}
        stroke={colours.ink}
        strokeWidth={edgeWidth}
        strokeLinejoin="round"
      />
      {look && hatch ? (
        // Gold on gold and black on black would vanish: the lines lean towards the theme's ink.
        <Path
          d={hatch}
          fill="none"
          stroke={mix(look.fill, colours.ink, look.hatch === 'dots' ? 0.5 : dark ? 0.4 : 0.25)}
          strokeWidth={hatchStroke(look.hatch, wash.land.stroke)}
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
});
