/** The battlefield the size of a stamp: tints, flags and armies as dots of their tincture. */
import { memo } from 'react';
import Svg, { Circle, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { tinctures, type Tincture } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import { FlagG } from '@/pieces/Flag';
import { battlefieldOf } from '../rules/battlefield';
import type { MedievalBattle } from '../state';
import { centreOf, placesOf, RADIUS } from './spots';
import { Tints } from './Terrain';

const ARMIES = ['gules', 'or'] as const;
const NOBODY: readonly Player[] = [];

export const Miniature = memo(function Miniature({
  view,
  size,
  players = NOBODY,
}: {
  readonly view: Readonly<MedievalBattle>;
  readonly seat: number;
  readonly size: number;
  readonly players?: readonly Player[];
}) {
  const { colours } = useTheme();
  const f = battlefieldOf(view);
  const places = placesOf(f);
  const tinctureOf = (seat: number): Tincture => players[seat]?.tincture ?? ARMIES[seat] ?? 'sable';
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${places.width} ${places.height}`} pointerEvents="none" aria-hidden>
      <Tints field={view.field} />
      {f.flags.map((flag, i) => {
        const [x, y] = centreOf(places, flag.hex);
        const holder = view.holders[i] ?? -1;
        return (
          <FlagG
            key={flag.slot}
            x={x - 14}
            y={y + 40}
            height={96}
            {...(holder < 0 ? null : { tincture: tinctureOf(holder), pointed: holder === 1 })}
          />
        );
      })}
      {view.units.map((u, i) => {
        if (u.at < 0) return null;
        const [x, y] = centreOf(places, u.at);
        const look = tinctures[tinctureOf(u.seat)];
        // Two shapes for two armies: a dot of this size has no room for a hatch.
        return u.seat === 0 ? (
          <Circle key={i} cx={x} cy={y} r={RADIUS * 0.78} fill={look.fill} stroke={colours.ink} strokeWidth={7} />
        ) : (
          <Rect
            key={i}
            x={x - RADIUS * 0.7}
            y={y - RADIUS * 0.7}
            width={RADIUS * 1.4}
            height={RADIUS * 1.4}
            fill={look.fill}
            stroke={colours.ink}
            strokeWidth={7}
          />
        );
      })}
    </Svg>
  );
});
