/** Opens something over the board. It wears the beacon while an answer lies under it. */
import { memo, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { mix } from '@/design/colour';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Choice, Spot } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import { OnlyLooked } from './onlyLooked';
import { useListed, useTable } from './tableContext';

const ALL = (): boolean => true;

/** Does an answer lie at one of these spots, and one that invites? */
export function useAwake(spots: readonly Spot[], invites: (endings: readonly Choice[]) => boolean = ALL): boolean {
  const { finger } = useTable();
  const awake = useCallback(
    () =>
      spots.some(at => {
        const { state, endings } = finger.lookOf(at);
        return state !== 'quiet' && (endings.length === 0 || invites(endings));
      }),
    [finger, spots, invites],
  );
  return useSyncExternalStore(finger.subscribe, awake, awake);
}

/** What is written on it is part of one sentence; it may be tapped at any time, and `awake` when that helps on. */
const SAID = { said: 'in one sentence' };
const SAID_AWAKE = { ...SAID, door: 'awake' };

interface Props {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly label: string;
  readonly onPress: () => void;
  readonly awake: boolean;
  readonly testID: string;
  readonly children: ReactNode;
}

export const Opener = memo(function Opener({ box, label, onPress, awake, testID, children }: Props) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const looked = useContext(OnlyLooked);
  // Which of several answers is meant is picked from a list that lies over the hand: what is under it is no stop on the way there.
  const listed = useListed();
  return (
    <Pressable
      testID={testID}
      tabIndex={listed ? -1 : 0}
      dataSet={awake ? SAID_AWAKE : SAID}
      accessibilityRole="button"
      accessibilityLabel={label}
      {...handlers}
      onPress={onPress}
      style={[styles.over, box, ring]}
    >
      {({ pressed }) => (
        <>
          <View
            style={[
              styles.card,
              { backgroundColor: pressed ? mix(colours.card, colours.ink, 0.1) : colours.card, borderColor: colours.edge },
            ]}
            pointerEvents="none"
            aria-hidden
          >
            {children}
          </View>
          {awake && !looked ? (
            <View style={styles.beacon} pointerEvents="none">
              <Beacon shape="box" width={box.width} height={box.height} hollow />
            </View>
          ) : null}
        </>
      )}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: {
    flex: 1,
    margin: 1,
    borderWidth: stroke.edge,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
  },
  beacon: { position: 'absolute', left: 0, top: 0 },
});
