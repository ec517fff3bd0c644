import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, tinctures, wash, type Tincture } from '@/design/tokens';
import { hatching, hatchStroke, type Point } from './hatch';
import { outline } from './hexGrid';

/** The flag stands on 24 × 32: the staff's foot at (5, 31), a swallow-tailed cloth, or a pointed one. */
const CLOTHS = {
  tailed: [
    [5, 3],
    [23, 3],
    [18.5, 9.5],
    [23, 16],
    [5, 16],
  ],
  pointed: [
    [5, 2.5],
    [24, 9.75],
    [5, 17],
  ],
} as const satisfies Record<string, readonly Point[]>;
type Cut = keyof typeof CLOTHS;
const STAFF = 'M5 1.2V31';

const hatches = new Map<string, string>();

function hatchOf(tincture: Tincture, cut: Cut): string {
  const key = `${tincture} ${cut}`;
  const known = hatches.get(key);
  if (known) return known;
  const made = hatching(CLOTHS[cut], tinctures[tincture].hatch, wash.piece.pitch);
  hatches.set(key, made);
  return made;
}

/** Nobody's flag is argent: the card's own colour, without hatch. */
function Painted({ tincture, cut = 'tailed' }: { readonly tincture?: Tincture | undefined; readonly cut?: Cut }) {
  const { colours } = useTheme();
  const look = tincture ? tinctures[tincture] : undefined;
  return (
    <>
      <Path d={STAFF} stroke={colours.ink} strokeWidth={2} strokeLinecap="round" />
      <Path d={outline(CLOTHS[cut])} fill={look?.fill ?? colours.card} stroke={colours.ink} strokeWidth={1.6} strokeLinejoin="round" />
      {tincture && look ? (
        <Path
          d={hatchOf(tincture, cut)}
          stroke={onTincture[look.ink]}
          strokeWidth={hatchStroke(look.hatch, wash.piece.stroke)}
          strokeOpacity={wash.piece.hatch}
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
}

interface FlagGProps {
  readonly tincture?: Tincture;
  /** The second of two armies: without colour its flags are told apart by their cut. */
  readonly pointed?: boolean;
  /** The foot of the staff. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A flag on its staff inside a board's picture. */
export const FlagG = memo(function FlagG({ tincture, pointed = false, x, y, height }: FlagGProps) {
  const scale = height / 32;
  return (
    <G transform={`translate(${x - 5 * scale} ${y - 31 * scale}) scale(${scale})`}>
      <Painted tincture={tincture} cut={pointed ? 'pointed' : 'tailed'} />
    </G>
  );
});

/** A flag by itself. */
export const Flag = memo(function Flag({ tincture, height = 32 }: { readonly tincture?: Tincture; readonly height?: number }) {
  return (
    <Svg width={(height * 24) / 32} height={height} viewBox="0 0 24 32" pointerEvents="none" aria-hidden>
      <Painted tincture={tincture} />
    </Svg>
  );
});
