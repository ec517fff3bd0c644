/**
 * A region as one place for a finger, with all that stands in it: city, stronghold, Nobles, port. Where a tap can only mean one thing it means
 * that; where several answers lie here, or none, it opens the region and shows each in a row of its own.
 */
import type { Box } from '@/pieces/boxes';
import { memo, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import type { Finger } from '@/table/kit/held';
import { DenseContext, PanningContext, ScaleContext, StayContext, weightAt } from '@/table/kit/panning';
import { useTable } from '@/table/kit/tableContext';
import type { Point } from '@/pieces/hatch';
import { kindOf, regionSpot } from '../spots';
import { POLYGONS, REACH } from './places';
import { OnlyLooked } from '@/table/kit/onlyLooked';

interface Props {
  readonly region: number;
  readonly box: Box;
  /** All that lies here, the region itself first, joined by blanks. */
  readonly spots: string;
  /** A Noble has to be in hand before one goes anywhere. */
  readonly nobleFirst: boolean;
  /** A region is asked for: a tap on one that is not offered says why not. */
  readonly wanted: boolean;
  readonly onOpen: (region: number) => void;
}

interface Look {
  readonly state: 'quiet' | 'offered' | 'chosen' | 'waiting';
  readonly awake: readonly Spot[];
  readonly label: string;
  readonly hint: string | null;
}

/** The land of a region, from the corner of its place, as large as the map is shown: what is lit is the land itself, so that borders and rivers stay in sight. */
function landOf(region: number, box: Box): { readonly ground: Box; readonly corners: readonly Point[] } {
  const scale = box.width / REACH.wide;
  const outline = POLYGONS[region] ?? [];
  const [xs, ys] = [outline.map(([x]) => x * scale), outline.map(([, y]) => y * scale)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    ground: { left: left - box.left, top: top - box.top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    corners: xs.map((x, i): Point => [x - left, (ys[i] ?? 0) - top]),
  };
}

const hasInHand = (finger: Finger): boolean => finger.now().selected.length > 0;

function lookAt(finger: Finger, region: number, spots: readonly Spot[], nobleFirst: boolean): Look {
  const here = finger.lookOf(regionSpot(region));
  const awake: Spot[] = [];
  let chosen = false;
  let waiting = false;
  const inHand = hasInHand(finger);
  const asleep = nobleFirst && !inHand;
  for (const at of spots) {
    const look = finger.lookOf(at);
    if (look.waiting) waiting = true;
    if (look.state === 'chosen') chosen = true;
    if (look.state !== 'offered') continue;
    const kind = kindOf(at);
    const goes = look.endings.some(c => c.do !== 'march' && c.do !== 'sail' && c.do !== 'deploy' && c.do !== 'comeBack');
    // Of a fight the region is the first tap: nothing ends there yet.
    if (asleep && (kind === 'port' || (kind === 'region' && look.endings.length > 0 && !goes))) continue;
    awake.push(at);
  }
  // With a Noble in hand this is where he goes. Nobles are taken up in the hand as well: what else is here comes first.
  const ends = awake.filter(at => (inHand ? finger.lookOf(at).endings.length > 0 : kindOf(at) !== 'noble'));
  const offered = ends.length > 0 ? ends : awake;
  const [only] = offered;
  const told = offered.length === 1 && only !== undefined ? finger.lookOf(only) : here;
  const unoffered = chosen ? 'chosen' : 'quiet';
  return {
    state: waiting ? 'waiting' : offered.length > 0 ? 'offered' : unoffered,
    awake: offered,
    label: told.label,
    hint: told.hint,
  };
}

export const RegionPlace = memo(function RegionPlace({ region, box, spots, nobleFirst, wanted, onOpen }: Props) {
  const { finger } = useTable();
  const looked = useContext(OnlyLooked);
  const panning = useContext(PanningContext);
  const stay = useContext(StayContext);
  const dense = useContext(DenseContext);
  const weight = weightAt(useContext(ScaleContext));
  const { handlers, ring } = useFocusLook();
  const read = useCallback(() => JSON.stringify(lookAt(finger, region, spots.split(' '), nobleFirst)), [finger, region, spots, nobleFirst]);
  const look = JSON.parse(useSyncExternalStore(finger.subscribe, read, read)) as Look;
  const at = regionSpot(region);
  const land = useMemo(() => landOf(region, box), [region, box]);
  const state = looked && look.state !== 'waiting' ? 'quiet' : look.state;
  const press = (): void => {
    if (panning()) return;
    const [only] = look.awake;
    if (looked) onOpen(region);
    else if (look.awake.length === 1 && only !== undefined) finger.tap(only);
    else if (look.awake.length === 0 && (wanted || hasInHand(finger))) finger.tap(at);
    else onOpen(region);
    if (finger.now().waiting !== null) stay();
  };
  return (
    <Pressable
      testID={at}
      accessibilityRole="button"
      tabIndex={dense || state === 'quiet' ? -1 : 0}
      accessibilityLabel={look.label}
      {...(look.hint === null ? null : { accessibilityHint: look.hint })}
      accessibilityState={{ selected: state === 'chosen' }}
      {...(state === 'quiet' ? null : { 'aria-pressed': state === 'chosen' })}
      dataSet={{ spot: state === 'waiting' ? 'chosen' : state, shape: 'box' }}
      {...handlers}
      onPress={press}
      onLongPress={() => onOpen(region)}
      style={[styles.over, box, ring]}
    >
      {({ pressed }) =>
        state === 'quiet' ? null : (
          <View style={[styles.over, land.ground]} pointerEvents="none">
            <Beacon
              shape="box"
              width={land.ground.width}
              height={land.ground.height}
              corners={land.corners}
              state={pressed ? 'pressed' : state === 'waiting' ? 'sealed' : state}
              hollow
              weight={weight}
            />
          </View>
        )
      }
    </Pressable>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
