/** Where the match stands: phase and round, the goods to come, the bridge, the colour bonuses. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import type { Player, Tincture } from '@/match/matchView';
import { DieG } from '@/pieces/Die';
import { IconG } from '@/pieces/Icon';
import { FigureG, PelletG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { LAST_STEP } from '../data/board';
import { COLOURS, PHASES } from '../data/names';
import { LARGE_BONUS, PHASE_POINTS, SMALL_BONUS } from '../data/scoring';
import { BONUS_SPOTS, BONUSES_SPOTS } from '../spots';
import { NONE, waiting, type Burgundy } from '../state';
import { BoardText } from '@/pieces/BoardText';
import { hexPath, type Box } from './geometry';
import { GoodG } from './GoodsG';
import { kindLook, LEAST_PELLET } from './looks';
import { Info } from './Place';

type G = Readonly<Burgundy>;

/** 'B · 3' and what an area adds now. */
export const PhaseBox = memo(function PhaseBox({
  phase,
  round,
  box,
}: {
  readonly phase: number;
  readonly round: number;
  readonly box: Box;
}) {
  const { colours } = useTheme();
  const rest = 5 - round;
  const letter = box.height > 40 ? 34 : 26;
  return (
    <View style={[styles.over, box]}>
      <View style={styles.phase} pointerEvents="none" aria-hidden>
        <BoardText role={letter > 30 ? 'title' : 'heading'} plain most={1.2} style={{ lineHeight: letter + 4 }}>
          {PHASES[phase]}
        </BoardText>
        <View>
          <BoardText role="tally" most={1.2} colour="ink2" numberOfLines={1}>
            {/* After the last round the marker stays on it. */}
            {`${Math.min(round + 1, 5)}/5`}
          </BoardText>
          <Svg width={40} height={18} pointerEvents="none">
            <PelletG
              value={`+${PHASE_POINTS[phase] ?? 0}`}
              x={20}
              y={9}
              height={LEAST_PELLET}
              digits={2}
              colour={rest > 0 ? colours.good : colours.warn}
            />
          </Svg>
        </View>
      </View>
      <Info at="phase" box={{ left: 0, top: 0, width: box.width, height: box.height }} />
    </View>
  );
});

/** At most four goods are still to come: once a round has begun, its own good has gone. */
const MOST_COMING = 4;
const SIZES = [26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12];
/** What explains itself needs less room than what is played on, but a finger all the same. */
export const LEAST_INFO = 24;

/** The white die at the left, and beside it the largest size at which all goods fit. */
export function comingPlan({ width, height }: Box): { readonly die: Box; readonly goods: Box; readonly size: number } {
  const die = { left: 0, top: 0, width: Math.max(LEAST_INFO, Math.min(30, height, width * 0.45)), height };
  const goods = { left: die.width, top: 0, width: width - die.width, height };
  const fits = (size: number): boolean => Math.ceil(MOST_COMING / Math.max(1, Math.floor(goods.width / (size + 1)))) * (size + 2) <= height;
  return { die, goods, size: SIZES.find(fits) ?? 12 };
}

/** The white die, and the goods of the rounds to come, next one first. */
export const ComingBox = memo(function ComingBox({
  goods,
  whiteDie,
  box,
}: {
  readonly goods: string;
  readonly whiteDie: number;
  readonly box: Box;
}) {
  const { colours } = useTheme();
  const list = goods === '' ? [] : goods.split(',').map(Number);
  const { die, goods: rest, size } = comingPlan(box);
  const perRow = Math.max(1, Math.floor(rest.width / (size + 1)));
  const y = (i: number): number => Math.floor(i / perRow) * (size + 2) + size / 2 + 1;
  const dieSize = Math.min(die.width - 3, 26);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {whiteDie > 0 ? <DieG face={whiteDie} x={dieSize / 2 + 1} y={dieSize / 2 + 1} size={dieSize} /> : null}
        {list.map((good, i) => (
          <GoodG key={i} good={good} x={rest.left + (i % perRow) * (size + 1) + size / 2} y={y(i)} size={size} />
        ))}
        {list.length === 0 ? (
          <Path d={`M${rest.left + 4} ${y(0)}h${size}`} stroke={colours.edge} strokeWidth={1} strokeDasharray="2 3" />
        ) : null}
      </Svg>
      <Info at="die:white" box={die} />
      <Info at="round" box={{ ...rest, width: Math.min(rest.width, Math.max(LEAST_INFO, MOST_COMING * (size + 2))) }} />
    </View>
  );
});

interface BridgeProps {
  /** Seats from the front to the back, their steps by seat, who has still to play, whose turn it is. */
  readonly order: string;
  readonly steps: string;
  readonly waiting: string;
  readonly tinctures: string;
  readonly box: Box;
}

const numbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

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

export const bridgeProps = (view: G, players: readonly Player[]): Omit<BridgeProps, 'box'> => ({
  order: view.order.join(','),
  steps: view.steps.join(','),
  waiting: [...waiting(view), ...(view.turnOf === NONE ? [] : [view.turnOf])].join(','),
  tinctures: players.map(p => p.tincture).join(','),
});

interface BonusProps {
  readonly taken: string;
  readonly seats: number;
  readonly tinctures: string;
  /** One box for each colour. */
  readonly boxes: readonly Box[];
  /** What is touched instead of each by itself, three colours at a time; none: each is large enough. */
  readonly groups?: readonly Box[];
}

const NONE_TOGETHER: readonly Box[] = [];

/** For each colour what the next one to complete it gains, and who already has. */
export const Bonus = memo(function Bonus({ taken, seats, tinctures, boxes, groups = NONE_TOGETHER }: BonusProps) {
  const holders = numbers(taken);
  const of = tinctures.split(',') as Tincture[];
  return (
    <>
      {COLOURS.map((colour, i) => {
        const [large, small] = [holders[2 * i] ?? NONE, holders[2 * i + 1] ?? NONE];
        const left = large === NONE ? LARGE_BONUS[seats] : small === NONE ? SMALL_BONUS[seats] : 0;
        const by = [large, small].filter(seat => seat !== NONE).map(seat => of[seat] ?? 'gules');
        const box = boxes[i];
        return box === undefined ? null : (
          <BonusHere key={colour} colour={i} left={left ?? 0} by={by.join(',')} box={box} touched={groups.length === 0} />
        );
      })}
      {groups.map((box, i) => (
        <Info key={i} at={BONUSES_SPOTS[i] as string} box={box} />
      ))}
    </>
  );
});

interface BonusHereProps {
  readonly colour: number;
  readonly left: number;
  readonly by: string;
  readonly box: Box;
  readonly touched: boolean;
}

/** Narrower, the figure stands by itself. */
const ROOM_FOR_A_SIGN = 84;

const BonusHere = memo(function BonusHere({ colour, left, by, box, touched }: BonusHereProps) {
  const { colours } = useTheme();
  const look = kindLook(colour);
  const size = Math.min(box.height / 1.16, box.width * 0.56, 34);
  const [x, y] = [size / 2 + 1, box.height / 2];
  const signed = box.width >= ROOM_FOR_A_SIGN;
  // Beside the figure, or where that has no room in the corner of the hex.
  const holderAt = (n: number) =>
    left === 0 || signed ? { x: size + (left === 0 ? 9 : 36) + n * 15, y, width: 13 } : { x: size - 1, y: y + size * 0.4, width: 11 };
  const holders = by === '' ? [] : (by.split(',') as Tincture[]);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <Path d={hexPath(x, y, { width: size, height: size * 1.12 })} fill={look.fill} stroke={colours.ink} strokeWidth={1} />
        <IconG name={look.glyph} x={x} y={y} size={size * 0.62} colour={onTincture[look.ink]} />
        {left > 0 ? (
          <FigureG
            value={signed ? `+${left}` : left}
            x={size + (signed ? 16 : 9)}
            y={y}
            size={Math.max(13, size * 0.5)}
            colour={colours.ink}
          />
        ) : null}
        {holders.map((tincture, n) => (
          <ShieldG key={tincture} tincture={tincture} {...holderAt(n)} />
        ))}
      </Svg>
      {touched ? <Info at={BONUS_SPOTS[colour] as string} box={{ left: 0, top: 0, width: box.width, height: box.height }} /> : null}
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  phase: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
