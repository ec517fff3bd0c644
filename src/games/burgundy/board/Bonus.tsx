/** For whoever completes a colour: what is left to gain, and who has gained it. */
import { inner, type Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import type { Tincture } from '@/match/matchView';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { COLOURS } from '../data/names';
import { LARGE_BONUS, SMALL_BONUS } from '../data/scoring';
import { BONUS_SPOTS } from '../spots';
import { NONE } from '../state';
import { hexPath } from './geometry';
import { kindLook } from './looks';
import { numbers } from './numbers';
import { Info } from '@/table/kit/Info';

interface BonusProps {
  readonly taken: string;
  readonly seats: number;
  readonly tinctures: string;
  /** One box for each colour. */
  readonly boxes: readonly Box[];
}

/** For each colour what the next one to complete it gains, and who already has. */
export const Bonus = memo(function Bonus({ taken, seats, tinctures, boxes }: BonusProps) {
  const holders = numbers(taken);
  const of = tinctures.split(',') as Tincture[];
  return (
    <>
      {COLOURS.map((colour, i) => {
        const [large, small] = [holders[2 * i] ?? NONE, holders[2 * i + 1] ?? NONE];
        const left = large === NONE ? LARGE_BONUS[seats] : small === NONE ? SMALL_BONUS[seats] : 0;
        const by = [large, small].filter(seat => seat !== NONE).map(seat => of[seat] ?? 'gules');
        const box = boxes[i];
        return box === undefined ? null : <BonusHere key={colour} colour={i} left={left ?? 0} by={by.join(',')} box={box} />;
      })}
    </>
  );
});

interface BonusHereProps {
  readonly colour: number;
  readonly left: number;
  readonly by: string;
  readonly box: Box;
}

/** Narrower, the figure stands by itself. */
const ROOM_FOR_A_SIGN = 84;

const BonusHere = memo(function BonusHere({ colour, left, by, box }: BonusHereProps) {
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
      <Info at={BONUS_SPOTS[colour] as string} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
