import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { durations } from '@/design/motion';
import { space, stroke } from '@/design/space';
import { useLasts, useTheme } from '@/design/theme';
import { Icon } from './Icon';
import type { IconName } from './icons';
import type { Point } from './hatch';
import { Moving } from './Moving';
import { Text } from './Text';

/** One reason for points, in figures: a herd of '4 + 3'. */
export interface Why {
  readonly icon: IconName;
  readonly text: string;
}

interface Props {
  readonly points: number;
  readonly whys: readonly Why[];
  /** The middle of the cause and of the score. */
  readonly from: Point;
  readonly to: Point;
  readonly onGone: () => void;
  readonly testID?: string;
}

/** How far a gain rises above its cause, so that this stays in sight. */
export const RISE = 26;
const WIDE = 200;
const BEFORE = { opacity: 0 };
const RISEN = { y: -RISE };

/** Points won or lost rise from their cause with their why, stay long enough to be read, and travel to the score. Without motion they only stay. */
export const Gain = memo(function Gain({ points, whys, from, to, onGone, testID }: Props) {
  const { colours } = useTheme();
  const stays = useLasts('gain');
  const travels = useLasts('fly');
  const still = stays === 0;
  const [leaves, setLeaves] = useState(false);
  useEffect(() => {
    const leave = still ? undefined : setTimeout(() => setLeaves(true), stays);
    const timer = setTimeout(onGone, still ? durations.gain : stays + travels);
    return () => {
      clearTimeout(leave);
      clearTimeout(timer);
    };
  }, [onGone, still, stays, travels]);
  const [x, y] = from;
  const colour = points < 0 ? colours.bad : colours.good;
  return (
    <Moving
      from={BEFORE}
      to={leaves ? { x: to[0] - x, y: to[1] - y, opacity: 0.3, scale: 0.55 } : RISEN}
      lasts={still ? 0 : leaves ? travels : travels / 2}
      how={leaves ? 'starting' : 'arriving'}
      style={[styles.over, { left: x - WIDE / 2, top: y }]}
      aria-hidden
    >
      <View style={[styles.pellet, { backgroundColor: colours.card, borderColor: colour }]} testID={testID}>
        <Text role="score" style={{ color: colour }} maxFontSizeMultiplier={1}>
          {points < 0 ? `−${-points}` : `+${points}`}
        </Text>
        <View>
          {whys.map(({ icon, text }, i) => (
            <View key={i} style={styles.why}>
              <Icon name={icon} size={16} colour={colours.ink2} />
              <Text role="tally">{text}</Text>
            </View>
          ))}
        </View>
      </View>
    </Moving>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute', width: WIDE, height: 0, alignItems: 'center', justifyContent: 'center' },
  pellet: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: stroke.edge,
    borderRadius: 20,
  },
  why: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
