import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { durations } from '@/design/motion';
import { space, stroke } from '@/design/space';
import { useLasts, useTheme } from '@/design/theme';
import { Icon } from './Icon';
import type { IconName } from './icons';
import type { Point } from './hatch';
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
const RISE = 26;
const WIDE = 200;

/** Points rise from their cause with their why, stay long enough to be read, and travel to the score. Without motion they only stay. */
export const Gain = memo(function Gain({ points, whys, from, to, onGone, testID }: Props) {
  const { colours } = useTheme();
  const stays = useLasts('gain');
  const travels = useLasts('fly');
  const still = stays === 0;
  const risen = useSharedValue(still ? 1 : 0);
  const way = useSharedValue(0);
  useEffect(() => {
    const timer = setTimeout(onGone, still ? durations.gain : stays + travels);
    risen.set(still ? 1 : withTiming(1, { duration: travels / 2, easing: Easing.out(Easing.quad) }));
    if (!still) way.set(withDelay(stays, withTiming(1, { duration: travels, easing: Easing.in(Easing.quad) })));
    return () => clearTimeout(timer);
  }, [onGone, still, stays, travels, risen, way]);
  const [x, y] = from;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const style = useAnimatedStyle(() => ({
    opacity: risen.get() * (1 - 0.7 * way.get()),
    transform: [
      { translateX: dx * way.get() },
      { translateY: dy * way.get() - RISE * risen.get() * (1 - way.get()) },
      { scale: 1 - 0.45 * way.get() },
    ],
  }));
  return (
    <Animated.View style={[styles.over, { left: x - WIDE / 2, top: y }, style]} testID={testID} aria-hidden>
      <View style={[styles.pellet, { backgroundColor: colours.card, borderColor: colours.good }]}>
        <Text role="score" style={{ color: colours.good }} maxFontSizeMultiplier={1}>
          {`+${points}`}
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
    </Animated.View>
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
