/**
 * A place on the board that can be tapped: a labelled button laid over the picture. It knows by itself whether it is
 * offered, chosen or quiet, and draws the beacon; a quiet spot still answers, with the reason why not.
 */
import { memo, useContext } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import { Pellet } from '@/pieces/Pellet';
import type { Choice, Spot as At } from '@/engine/contract';
import { OnlyLooked } from './onlyLooked';
import { DenseContext, PanningContext, pelletAt, ScaleContext, StayContext, weightAt } from './panning';
import { useSpot, useTable } from './tableContext';

interface Props {
  readonly at: At;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shape?: 'hex' | 'round' | 'box';
  /** The price of what ends here, in a pellet: workers, coins, points left. Null: no pellet. */
  readonly badgeOf?: (endings: readonly Choice[]) => string | null;
  readonly badge?: string;
  /** On an empty place the price may stand in the middle or at the right side, where nobody takes it for a neighbour's. */
  readonly badgeAt?: 'corner' | 'middle' | 'side';
  /** A hex outside any grid: all of its box is touched. */
  readonly alone?: boolean;
  /** Nothing to say about it while it is not offered: it is left out of the page. */
  readonly onlyOffered?: boolean;
  /** Something else is tapped first (a unit before its hex): no beacon, and until then a tap only says so. */
  readonly asleep?: boolean;
  /** Can be tapped, but does not invite: something else is in hand. */
  readonly calm?: boolean;
  /** Not offered, and nothing more telling to say about that: a tap opens its card. */
  readonly orCard?: boolean;
  /** Nothing can be chosen here, ever: a tap opens its rule card. */
  readonly explains?: boolean;
  /** A ring without its fill, over a piece that should keep its colours. */
  readonly hollow?: boolean;
}

const LONG_PRESS_MS = 400;
/** What is offered reads out first what it would do: its card waits until that is read. */
const LONG_PRESS_OFFERED_MS = 550;
/** Nothing is decided there: it may be smaller than a target. */
export const INFO = { info: 'yes' };
/** The boxes of hexes in a grid overlap by an eighth above and below: touched are bricks, which do not, and lose only the tips. */
export const HEX_TIP = 1 / 8;

export const Spot = memo(function Spot({
  at,
  left,
  top,
  width,
  height,
  shape = 'box',
  badgeOf,
  badge,
  badgeAt = 'corner',
  alone = false,
  onlyOffered = false,
  asleep = false,
  calm = false,
  orCard = false,
  explains = false,
  hollow = false,
}: Props) {
  const { finger } = useTable();
  const awake = useSpot(at);
  const onlyLooked = useContext(OnlyLooked);
  const look = asleep || onlyLooked ? { ...awake, state: 'quiet' as const } : awake;
  const panning = useContext(PanningContext);
  const stay = useContext(StayContext);
  const dense = useContext(DenseContext);
  const scale = useContext(ScaleContext);
  const weight = weightAt(scale);
  const { handlers, ring: focusRing } = useFocusLook();
  if (onlyOffered && look.state === 'quiet') return null;
  const beacon = look.waiting ? 'sealed' : look.state === 'quiet' || (calm && look.state === 'offered') ? null : look.state;
  const tip = shape === 'hex' && !alone ? height * HEX_TIP : 0;
  const price = look.state === 'quiet' ? null : (badge ?? badgeOf?.(look.endings) ?? null);
  return (
    <Pressable
      testID={at}
      accessibilityRole="button"
      // Tab walks what can be done; arrows with Shift walk the quiet places too.
      tabIndex={dense || (look.state === 'quiet' && !explains) ? -1 : 0}
      accessibilityLabel={look.label}
      {...(look.hint === null ? null : { accessibilityHint: look.hint })}
      accessibilityState={{ selected: look.state === 'chosen' }}
      {...(look.state === 'quiet' ? null : { 'aria-pressed': look.state === 'chosen' })}
      dataSet={explains ? INFO : { spot: look.state, shape }}
      {...handlers}
      onPress={() => {
        if (panning()) return;
        if (explains || onlyLooked) finger.openCard(at);
        else if (asleep) finger.askWhy(at, orCard);
        else finger.tap(at);
        if (finger.now().waiting !== null) stay();
      }}
      onPressIn={() => {
        if (look.state !== 'quiet') finger.press(at);
      }}
      onPressOut={() => finger.press(null)}
      onLongPress={() => finger.openCard(at)}
      delayLongPress={look.state === 'quiet' ? LONG_PRESS_MS : LONG_PRESS_OFFERED_MS}
      style={[styles.spot, { left, top: top + tip, width, height: height - 2 * tip }, focusRing]}
    >
      {({ pressed }) => {
        const ring = pressed && !explains ? 'pressed' : beacon;
        const lit =
          ring === null ? null : <Beacon shape={shape} width={width} height={height} state={ring} hollow={hollow} weight={weight} />;
        // Dozens light up at one tap: a ring that stands where its spot stands needs no box of its own.
        if (price === null && tip === 0) return lit;
        return lit === null && price === null ? null : (
          <View style={[styles.whole, { top: -tip, width, height }]} pointerEvents="none">
            {lit}
            {price === null ? null : (
              <View style={BADGE_STYLES[badgeAt]} pointerEvents="none">
                <Pellet value={price} height={Math.max(badgeAt === 'middle' ? 22 : 18, pelletAt(scale))} />
              </View>
            )}
          </View>
        );
      }}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  spot: { position: 'absolute' },
  whole: { position: 'absolute', left: 0 },
  badge: { position: 'absolute', right: -2, top: -2 },
  middle: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, alignItems: 'center', justifyContent: 'center' },
  side: { position: 'absolute', top: 0, right: -1, bottom: 0, justifyContent: 'center' },
});

const BADGE_STYLES = { corner: styles.badge, middle: styles.middle, side: styles.side } as const;
