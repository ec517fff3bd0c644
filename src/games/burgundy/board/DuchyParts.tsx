/** A duchy whose spaces are too small for a finger: a tap on a part opens it, large. */
import { memo, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat, Spot as At } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import { Pellet } from '@/pieces/Pellet';
import { RoundButton } from '@/pieces/RoundButton';
import { boardWords } from '../words/boardWords';
import { HEX_SPOTS } from '../spots';
import { estateOf, NONE, type Burgundy } from '../state';
import { ownedSpot } from '../words/whose';
import { workersBadge } from './badge';
import { useAwake } from './Depots';
import { Duchy } from './Duchy';
import type { Part } from './duchyLayout';
import { REGULAR } from './hexSize';
import { duchyIn, type DuchyPlan } from './spots';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly plan: DuchyPlan;
  readonly onOpen: (part: number) => void;
}

export const DuchyParts = memo(function DuchyParts({ view, seat, plan, onOpen }: Props) {
  return plan.lie.parts.map((part, i) => <PartButton key={i} view={view} seat={seat} plan={plan} part={part} number={i} onOpen={onOpen} />);
});

const partBox = ({ box, hex }: DuchyPlan, { left, top, right, bottom }: Part): Box => ({
  left: box.left + left * hex.width,
  top: box.top + top * hex.height,
  width: (right - left) * hex.width,
  height: (bottom - top) * hex.height,
});

function PartButton({ view, seat, plan, part, number, onOpen }: Props & { readonly part: Part; readonly number: number }) {
  const words = useInLanguage(boardWords);
  const { handlers, ring } = useFocusLook();
  const spots = part.spaces.map(each => ownedSpot(view, HEX_SPOTS[each] as At, seat));
  const { awake, cheapest } = useAwake(spots);
  const { spaces } = estateOf(view, seat);
  const empty = part.spaces.filter(each => spaces[each] === NONE).length;
  const box = partBox(plan, part);
  const price = workersBadge(cheapest);
  return (
    <Pressable
      testID={`part:${number}`}
      accessibilityRole="button"
      accessibilityLabel={words.openPart(number + 1, empty)}
      dataSet={{ spot: awake ? 'offered' : 'quiet' }}
      {...handlers}
      onPress={() => onOpen(number)}
      style={[styles.over, box, ring]}
    >
      {({ pressed }) => (
        <>
          {awake || pressed ? (
            <Beacon shape="box" width={box.width} height={box.height} state={pressed ? 'pressed' : 'offered'} hollow />
          ) : null}
          {awake && price !== null ? (
            <View style={styles.badge} pointerEvents="none">
              <Pellet value={price} height={18} />
            </View>
          ) : null}
        </>
      )}
    </Pressable>
  );
}

interface LensProps extends Omit<Props, 'onOpen'> {
  readonly part: Part;
  readonly area: Box;
  readonly onClose: () => void;
}

const PAD = 6;
const LARGEST_HEX = 72;
/** How much of its neighbours is seen around a part, in hexes. */
const AROUND = 0.12;

/** The part as large as the board allows, with a little of what is around it. */
export function DuchyLens({ view, seat, plan, part, area, onClose }: LensProps) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const { lie } = plan;
  const centres = part.spaces.map(each => lie.centres[each] ?? ([0, 0] as const));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 0.5 - AROUND, Math.min(...ys) - 0.5 - AROUND];
  const [across, down] = [Math.max(...xs) + 0.5 + AROUND - left, Math.max(...ys) + 0.5 + AROUND - top];
  const room = { width: area.width - 2 * space.xs - 2 * PAD, height: area.height - 2 * space.xs - 2 * PAD };
  const width = Math.min(room.width / across, room.height / down / (REGULAR * 0.82), LARGEST_HEX);
  const height = Math.min(room.height / down, width * REGULAR);
  const only = useMemo(() => new Set(part.spaces), [part]);
  const large = useMemo(
    () => ({
      ...duchyIn({ left: 0, top: 0, width: lie.across * width, height: lie.down * height }, width, lie),
      direct: true,
    }),
    [lie, width, height],
  );
  const shown = { width: across * width, height: down * height };
  const panel = {
    left: area.left + (area.width - shown.width) / 2 - PAD,
    top: area.top + (area.height - shown.height) / 2 - PAD,
    width: shown.width + 2 * PAD,
    height: shown.height + 2 * PAD,
  };
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={words.closeDepot}
        onPress={onClose}
        style={[styles.over, area, { backgroundColor: colours.scrim }]}
        testID="lens:outside"
      />
      <View style={[styles.panel, panel, { backgroundColor: colours.paper, borderColor: colours.ink }]} testID="lens:duchy">
        <View style={[styles.over, { left: PAD - left * large.hex.width, top: PAD - top * large.hex.height }]} pointerEvents="box-none">
          <Duchy view={view} seat={seat} plan={{ ...large, box: { ...large.box, left: 0, top: 0 } }} only={only} />
        </View>
      </View>
      <View style={[styles.over, closeAt(panel, area)]}>
        <RoundButton icon="close" label={words.closeDepot} onPress={onClose} testID="lens:close" />
      </View>
    </>
  );
}

const CLOSE = 48;

/** Beside the panel where there is room, otherwise on its upper right corner. */
const closeAt = (panel: Box, area: Box): Pick<Box, 'left' | 'top'> =>
  panel.top - area.top >= CLOSE
    ? { left: area.left + area.width - CLOSE, top: panel.top - CLOSE }
    : { left: area.left + area.width - CLOSE, top: area.top };

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  panel: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.piece, overflow: 'hidden' },
  badge: { position: 'absolute', left: 0, right: 0, bottom: -9, alignItems: 'center' },
});
