import { memo } from 'react';
import { faint } from '@/design/colour';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { beaconAlong, beaconShape, MARGIN, type BeaconShape } from './beaconShape';
import type { Point } from './hatch';
import { icons } from './icons';
import { Circle, Path, Svg } from './plainSvg';

export type BeaconState = 'offered' | 'pressed' | 'chosen' | 'sealed';

interface Props {
  readonly shape: BeaconShape;
  /** The spot's own size; ticks reach out of it on all sides. */
  readonly width: number;
  readonly height: number;
  readonly state?: BeaconState;
  /** Only the ring: over a piece, whose colours say whose it is. */
  readonly hollow?: boolean;
  /** How many times thicker its strokes are: in a picture that is shown smaller or larger than it is drawn. */
  readonly weight?: number;
  /** Instead of its shape: an outline within the size. */
  readonly corners?: readonly Point[] | undefined;
}

const BADGE = 8;
const OVER = { position: 'absolute', left: -MARGIN, top: -MARGIN, overflow: 'visible' } as const;

function Badge({ x, y, icon }: { readonly x: number; readonly y: number; readonly icon: 'check' | 'padlock' }) {
  const { colours } = useTheme();
  return (
    <>
      <Circle cx={x} cy={y} r={BADGE} fill={colours.card} stroke={colours.ink} strokeWidth={1.2} />
      <Path d={icons[icon]} fill={colours.ink} fillRule="evenodd" transform={`translate(${x - 6} ${y - 6}) scale(0.5)`} />
    </>
  );
}

/** "You may": a teal ring with six outward ticks and a faint fill, over the picture of a spot. A chosen spot wears ink and a check instead. */
export const Beacon = memo(function Beacon({ shape, width, height, state = 'offered', hollow = false, weight = 1, corners }: Props) {
  const { colours } = useTheme();
  const inset = stroke.beacon / 2 + 1;
  const { ring, ticks, badge } = corners === undefined ? beaconShape(shape, width, height, inset) : beaconAlong(corners, 1.4 * inset);
  const chosen = state === 'chosen';
  const colour = chosen ? colours.ink : colours.beacon;
  // One path for ring and ticks: dozens of beacons light up at once, and a tick has nothing to fill.
  const d = chosen ? ring : ring + ticks;
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <Svg width={wide} height={high} viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${high}`} style={OVER} pointerEvents="none" aria-hidden>
      <Path
        d={d}
        fill="none"
        stroke={colours.card}
        strokeWidth={(stroke.beacon + 2) * weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Path
        d={d}
        fill={hollow && state !== 'pressed' ? 'none' : faint(colour, chosen ? 0.08 : state === 'pressed' ? 0.32 : 0.16)}
        stroke={colour}
        strokeWidth={(state === 'pressed' ? stroke.beacon + 1 : stroke.beacon) * weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {chosen ? <Badge x={badge[0]} y={badge[1]} icon="check" /> : null}
      {state === 'sealed' ? <Badge x={badge[0]} y={badge[1]} icon="padlock" /> : null}
    </Svg>
  );
});
