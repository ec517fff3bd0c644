/** What is drawn over the counters for a moment: control, the line of a fight, ways of retreat, a place to look at. */
import { memo } from 'react';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { GlowG } from '@/pieces/Glow';
import type { Point } from '@/pieces/hatch';
import { hexCorners, outline } from '@/pieces/hexGrid';
import { centreOf, RADIUS, type Places } from './spots';

interface Props {
  readonly places: Places;
  /** Hexes an enemy controls: a march ends there. */
  readonly controlled: readonly number[];
  /** From the attacker's hex to the defender's, with the retreats. */
  readonly fight: { readonly from: number; readonly to: number; readonly isShot: boolean; readonly retreats: readonly number[] } | null;
  /** The hex of the unit on the march; −1: none. */
  readonly acting: number;
  readonly glow: number;
  /** The border of the slot that is to be filled, as a path. */
  readonly slot: string;
}

/** A small lozenge at the foot of each hex: here a march ends. */
function controlledPath(places: Places, hexes: readonly number[]): string {
  return hexes
    .map(hex => {
      const [x, y] = centreOf(places, hex);
      return `M${x.toFixed(1)} ${(y + 13).toFixed(1)}l6 5.5-6 5.5-6-5.5z`;
    })
    .join('');
}

export const Marks = memo(function Marks({ places, controlled, fight, acting, glow, slot }: Props) {
  const { colours } = useTheme();
  return (
    <Svg width={places.width} height={places.height} style={overlay} pointerEvents="none" aria-hidden>
      <Path d={controlledPath(places, controlled)} fill={colours.bad} stroke={colours.card} strokeWidth={1.4} strokeLinejoin="round" />
      {slot === '' ? null : <Path d={slot} stroke={colours.accent} strokeWidth={6} strokeLinecap="round" />}
      {acting < 0 ? null : <Acting corners={hexCorners(...centreOf(places, acting), RADIUS - 2)} />}
      {glow < 0 ? null : <GlowG corners={hexCorners(...centreOf(places, glow), RADIUS - 1)} />}
      {fight === null ? null : <Fight places={places} fight={fight} />}
    </Svg>
  );
});

/** Whoever acts wears a ring of ink, as what is chosen does, until its turn is over. */
function Acting({ corners }: { readonly corners: readonly Point[] }) {
  const { colours } = useTheme();
  const d = outline(corners);
  return (
    <>
      <Path d={d} fill="none" stroke={colours.card} strokeWidth={6} strokeLinejoin="round" />
      <Path d={d} fill="none" stroke={colours.ink} strokeWidth={3} strokeLinejoin="round" testID="acting" />
    </>
  );
}

function Fight({ places, fight }: { readonly places: Places; readonly fight: NonNullable<Props['fight']> }) {
  const { colours } = useTheme();
  const [ax, ay] = centreOf(places, fight.from);
  const [bx, by] = centreOf(places, fight.to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const tip = [bx - ux * 13, by - uy * 13] as const;
  const wing = (turn: number) => `M${tip[0]} ${tip[1]}l${(-ux * 9 - uy * turn * 6).toFixed(1)} ${(-uy * 9 + ux * turn * 6).toFixed(1)}`;
  const line = `M${ax + ux * 14} ${ay + uy * 14}L${tip[0]} ${tip[1]}`;
  return (
    <G>
      {[
        [colours.card, 7],
        [colours.bad, 3.4],
      ].map(([colour, width]) => (
        <G key={String(width)} stroke={String(colour)} strokeWidth={Number(width)} strokeLinecap="round" fill="none">
          <Path d={line} {...(fight.isShot ? { strokeDasharray: '1 7' } : null)} />
          <Path d={wing(1) + wing(-1)} />
        </G>
      ))}
      {fight.retreats.map(hex => (
        <Retreat key={hex} places={places} from={fight.to} to={hex} />
      ))}
    </G>
  );
}

/** An arrow into the hex the defender may go to. */
function Retreat({ places, from, to }: { readonly places: Places; readonly from: number; readonly to: number }) {
  const { colours } = useTheme();
  const [ax, ay] = centreOf(places, from);
  const [x, y] = centreOf(places, to);
  const angle = (Math.atan2(y - ay, x - ax) * 180) / Math.PI;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Circle r={10} fill={colours.card} stroke={colours.ink} strokeWidth={1.2} />
      <Path
        d="M-6 0H4M0-4.5L5 0L0 4.5"
        fill="none"
        stroke={colours.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`rotate(${angle.toFixed(0)})`}
      />
    </G>
  );
}

const overlay = { position: 'absolute', left: 0, top: 0 } as const;
