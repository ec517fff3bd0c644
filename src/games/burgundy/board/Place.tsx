/** What can be touched on the board: a spot of the seat that is asked, or something that only explains itself. */
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, tileKinds } from '@/design/tokens';
import type { Choice, Spot as At } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { FigureG } from '@/pieces/Pellet';
import { INFO, Spot } from '@/table/Spot';
import { useMatchView, useSpot, useTable } from '@/table/tableContext';
import { takesADie, workersBadge } from './badge';
import { dukeOf, type Burgundy, type BurgundyChoice } from '../state';
import { sparing } from '../words/choosing';
import { askedSeat } from '../words/whose';
import { hexPath, shrunk, type Box } from './geometry';
import { useInHand } from './useInHand';

interface InfoProps {
  readonly at: At;
  readonly box: Box;
}

/** Says what lies here; a tap opens its rule card. */
export const Info = memo(function Info({ at, box }: InfoProps) {
  const { finger } = useTable();
  const { label } = useSpot(at);
  const { handlers, ring } = useFocusLook();
  const open = () => finger.openCard(at);
  return (
    <Pressable
      testID={at}
      dataSet={INFO}
      accessibilityRole="button"
      accessibilityLabel={label}
      {...handlers}
      onPress={open}
      onLongPress={open}
      style={[styles.over, box, ring]}
    />
  );
});

interface PlaceProps extends InfoProps {
  readonly shape?: 'hex' | 'round' | 'box';
  /** Shows what it costs in workers. */
  readonly priced?: boolean;
  /** A tile lies here: the ring leaves its colours alone. */
  readonly hollow?: boolean;
  /** A space in the duchy, between its neighbours: their boxes overlap by an eighth above and below. */
  readonly nested?: boolean;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. It stays the same button, for a whole duchy changes its owner at once. */
export const Place = memo(function Place({ at, box, shape = 'box', priced = false, hollow = false, nested = false }: PlaceProps) {
  const { endings } = useSpot(at);
  const inHand = useInHand();
  const calm = takesADie(endings) && !inHand;
  const spot = (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      shape={shape}
      calm={calm}
      explains={at.includes('@')}
      hollow={hollow}
      alone={!nested}
      badgeAt={nested ? 'side' : 'corner'}
      {...(priced && !calm ? { badgeOf: workersBadge } : null)}
    />
  );
  return priced && !calm && endings.length > 0 ? (
    <>
      {spot}
      <Sparing endings={endings} box={box} />
    </>
  ) : (
    spot
  );
});

const SIGN = { width: 20, height: 22 };

/** A small monastery with its number, where one makes the cheapest way cheaper still: the price beside it would puzzle otherwise. */
function Sparing({ endings, box }: { readonly endings: readonly Choice[]; readonly box: Box }) {
  const { colours } = useTheme();
  const { view } = useMatchView();
  const g = view as Readonly<Burgundy>;
  const seat = askedSeat(g);
  if (seat === null) return null;
  const shown = cheapest(endings as readonly BurgundyChoice[]);
  const spared = shown === undefined ? null : sparing(dukeOf(g, seat), shown);
  return spared?.monasteries.map((monastery, i) => (
    <View
      key={monastery}
      style={[styles.over, styles.through, { left: box.left - 3 + i * (SIGN.width - 2), top: box.top - 3 }]}
      aria-hidden
    >
      <Svg width={SIGN.width} height={SIGN.height}>
        <Path
          d={hexPath(SIGN.width / 2, SIGN.height / 2, shrunk(SIGN, 1))}
          fill={tileKinds.monastery.fill}
          stroke={colours.ink}
          strokeWidth={1.2}
        />
        <FigureG value={monastery} x={SIGN.width / 2} y={SIGN.height / 2} size={12} colour={onTincture.ink} />
      </Svg>
    </View>
  ));
}

/** Of the choices that end here the one whose price is shown. */
function cheapest(endings: readonly BurgundyChoice[]): BurgundyChoice | undefined {
  const pay = (c: BurgundyChoice): number => ('pay' in c ? (c.pay ?? 0) : 0);
  const least = Math.min(...endings.map(pay));
  return endings.find(c => pay(c) === least);
}

const styles = StyleSheet.create({ over: { position: 'absolute' }, through: { pointerEvents: 'none' } });
