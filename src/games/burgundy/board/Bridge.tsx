/** The order of play: a row of shields on a phone, the whole bridge on a tablet. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Player, Tincture } from '@/match/matchView';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { LAST_STEP } from '../data/board';
import { NONE, waiting, type Burgundy } from '../state';
import { numbers } from './numbers';
import { Info } from '@/table/kit/Info';

interface BridgeProps {
  /** Seats from the front to the back, their steps by seat, who has still to play, whose turn it is. */
  readonly order: string;
  readonly steps: string;
  readonly waiting: string;
  readonly tinctures: string;
  readonly box: Box;
}

/** The order of play on a phone: shields from first to last, each over its space of the bridge, or a check once it has played. */
export const BridgeRow = memo(function BridgeRow({ order, steps, waiting, tinctures, box }: BridgeProps) {
  const { colours } = useTheme();
  const seats = numbers(order);
  const on = numbers(steps);
  const still = new Set(numbers(waiting));
  const of = tinctures.split(',') as Tincture[];
  const pitch = Math.min(26, (box.width - 2) / seats.length);
  const x = (i: number): number => box.width - 2 - (seats.length - i - 0.5) * pitch;
  const below = Math.min(32, box.height - 6);
  const shield = Math.min(20, pitch - 2, (below - 7) / 1.125);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {seats.map((seat, i) => (
          <ShieldG key={seat} tincture={of[seat] ?? 'gules'} x={x(i)} y={shield * 0.5625} width={shield} />
        ))}
        {seats.map((seat, i) =>
          still.has(seat) ? (
            <FigureG key={seat} value={on[seat] ?? 0} x={x(i)} y={below} size={13} colour={colours.ink} />
          ) : (
            <IconG key={seat} name="check" x={x(i)} y={below} size={12} colour={colours.ink2} />
          ),
        )}
      </Svg>
      <Info at="bridge" box={{ left: 0, top: 0, width: box.width, height: Math.min(box.height, 40) }} />
    </View>
  );
});

/** The whole bridge: seven spaces, and the stacks on them; in a stack the top plays first. */
export const Bridge = memo(function Bridge({ order, steps, waiting, tinctures, box }: BridgeProps) {
  const { colours } = useTheme();
  const seats = numbers(order);
  const on = numbers(steps);
  const still = new Set(numbers(waiting));
  const of = tinctures.split(',') as Tincture[];
  const width = box.width / (LAST_STEP + 1);
  const shield = Math.min(20, width * 0.36);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {Array.from({ length: LAST_STEP + 1 }, (_, step) => (
          <Rect
            key={step}
            x={step * width + 1}
            y={4}
            width={width - 2}
            height={box.height - 8}
            rx={2}
            fill={colours.field}
            stroke={colours.rule}
          />
        ))}
        {Array.from({ length: LAST_STEP + 1 }, (_, step) => (
          <FigureG key={step} value={step} x={step * width + 10} y={14} size={12} colour={colours.ink2} />
        ))}
        {Array.from({ length: LAST_STEP + 1 }, (_, step) => {
          const stack = seats.filter(seat => on[seat] === step);
          return [...stack].reverse().map((seat, i) => {
            const place = stack.length - 1 - i;
            const x =
              (step + 1) * width - shield / 2 - 4 - place * Math.min(shield + 2, (width - shield - 8) / Math.max(1, stack.length - 1));
            return (
              <ShieldG
                key={seat}
                tincture={of[seat] ?? 'gules'}
                x={x}
                y={box.height / 2 + (stack.length > 2 ? (place - 1) * 3 : 0) + 2}
                width={shield}
              />
            );
          });
        })}
        {seats.map(seat => {
          if (still.has(seat)) return null;
          const step = on[seat] ?? 0;
          const stack = seats.filter(s => on[s] === step);
          const place = stack.indexOf(seat);
          const x =
            (step + 1) * width - shield / 2 - 4 - place * Math.min(shield + 2, (width - shield - 8) / Math.max(1, stack.length - 1));
          return <IconG key={seat} name="check" x={x} y={box.height - 9} size={11} colour={colours.good} />;
        })}
      </Svg>
      <Info at="bridge" box={{ left: 0, top: 0, width: box.width, height: box.height }} />
    </View>
  );
});

export const bridgeProps = (view: Readonly<Burgundy>, players: readonly Player[]): Omit<BridgeProps, 'box'> => ({
  order: view.order.join(','),
  steps: view.steps.join(','),
  waiting: [...waiting(view), ...(view.turnOf === NONE ? [] : [view.turnOf])].join(','),
  tinctures: players.map(p => p.tincture).join(','),
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
