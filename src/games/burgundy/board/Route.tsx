/** TRD: the trade route above its duchy: how much of it is filled, and what the next spaces bring to a good of their colour. Tapped, it opens whole. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { useFocusLook } from '@/pieces/focus';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { INFO } from '@/table/kit/Spot';
import { useSpot, useTable } from '@/table/kit/tableContext';
import type { RouteBonus } from '../data/routes';
import { bonusOn, goodOn, laidOn, nextSpace, routeLength } from '../rules/tradeRoutes';
import { ROUTE } from '../spots';
import { NONE, type Burgundy } from '../state';
import { ownedSpot } from '../words/whose';
import { GoodG } from './GoodsG';
import { routeRow } from './routePlan';

export interface RouteSpaceLook {
  readonly space: number;
  readonly good: number;
  readonly bonus: RouteBonus;
  readonly laid: number;
}

export const routeOf = (view: Readonly<Burgundy>, seat: Seat): readonly RouteSpaceLook[] =>
  Array.from({ length: routeLength(view) }, (_, space) => ({
    space,
    good: goodOn(view, seat, space),
    bonus: bonusOn(view, seat, space),
    laid: laidOn(view, seat, space),
  }));

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly box: Box;
  readonly onOpen: () => void;
}

export function Route({ view, seat, box, onOpen }: Props) {
  const { colours } = useTheme();
  const { finger } = useTable();
  const at = ownedSpot(view, ROUTE, seat);
  const { label } = useSpot(at);
  const { handlers, ring } = useFocusLook();
  const all = routeOf(view, seat);
  const filled = nextSpace(view, seat);
  const row = routeRow(box, all.length, filled);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <IconG name="wagon" x={row.count.icon} y={box.height / 2} size={17} colour={colours.ink} />
        <FigureG value={`${filled}/${all.length}`} x={row.count.figure} y={box.height / 2} size={13} colour={colours.ink} />
        {row.cells.map((cell, i) => {
          const look = all[row.first + i];
          return look === undefined ? null : (
            <RouteCell key={look.space} {...look} {...cell} next={look.space === filled} upright={row.upright} />
          );
        })}
        {row.more === null ? null : (
          <FigureG value={`+${row.more.count}`} x={row.more.x} y={box.height / 2} size={13} colour={colours.ink} />
        )}
      </Svg>
      <Pressable
        testID={at}
        dataSet={INFO}
        accessibilityRole="button"
        accessibilityLabel={label}
        {...handlers}
        onPress={onOpen}
        onLongPress={() => finger.openCard(at)}
        style={[StyleSheet.absoluteFill, ring]}
      />
    </View>
  );
}

/** Whether a good met its own colour, on a space that is filled. */
export const outcome = (good: number, laid: number): 'check' | 'minus' => (laid === good ? 'check' : 'minus');

/** What a space works as has the sign of the building that does it. */
interface CellProps extends RouteSpaceLook, Box {
  readonly next: boolean;
  readonly upright: boolean;
}

/** Empty: its colour and what it brings. Filled: the good that lies there, and whether it met its colour. */
const RouteCell = memo(function RouteCell({ good, bonus, laid, left, top, width, height, next, upright }: CellProps) {
  const { colours } = useTheme();
  const empty = laid === NONE;
  const [x, y] = [left + width / 2, top + height / 2];
  const size = upright ? Math.min(width - 6, height / 2 - 2, 24) : Math.min(width / 2 - 1, height - 5, 22);
  const apart = (size + 1) / 2;
  const first = upright ? { x, y: y - apart } : { x: x - apart, y };
  const second = upright ? { x, y: y + apart } : { x: x + apart, y };
  return (
    <>
      <Rect
        x={left + 1}
        y={top + 1}
        width={width - 2}
        height={height - 2}
        rx={2}
        fill={empty ? colours.card : colours.field}
        stroke={next ? colours.ink : empty ? colours.edge : colours.rule}
        strokeWidth={next ? 2 : 1}
      />
      <GoodG good={empty ? good : laid} {...first} size={size} />
      {empty ? (
        <IconG name={bonus} {...second} size={size * 0.94} colour={colours.ink} />
      ) : (
        <IconG name={outcome(good, laid)} {...second} size={size * 0.7} colour={laid === good ? colours.good : colours.ink2} />
      )}
    </>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
