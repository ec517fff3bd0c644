import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { icons } from '@/pieces/icons';
import { IconG } from '@/pieces/Icon';
import { FigureG, PelletG } from '@/pieces/Pellet';
import { GOOD_LOOKS, LEAST_PELLET } from './looks';

interface Props {
  readonly good: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Shown from two on. */
  readonly count?: number;
}

/** A barrel in its colour, with the pips of the die that sells it, and how many there are. */
export const GoodG = memo(function GoodG({ good, x, y, size, count = 1 }: Props) {
  const { colours } = useTheme();
  const look = GOOD_LOOKS[good];
  if (look === undefined) return null;
  const scale = size / 24;
  return (
    <>
      <Path d={`M${x - size * 0.3} ${y - size * 0.34}h${size * 0.6}v${size * 0.68}h${-size * 0.6}z`} fill={colours.card} />
      <Path
        d={icons[look.glyph]}
        fill={look.fill}
        stroke={colours.ink}
        strokeWidth={1 / scale}
        fillRule="evenodd"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      />
      {count > 1 ? <PelletG value={count} x={x + size * 0.3} y={y + size * 0.26} height={Math.max(LEAST_PELLET, size * 0.46)} /> : null}
    </>
  );
});

const kindsIn = (counts: string): { readonly good: number; readonly count: number }[] =>
  counts.split(',').flatMap((text, good) => (Number(text) > 0 ? [{ good, count: Number(text) }] : []));

/** On barrels smaller than this a pellet would hide them: their count stands beside them. */
const LEAST_WITH_PELLET = 20;
const SMALLER = [17, 15, 13];
const SMALL_FIGURE = 12;
const FIGURE_WIDE = 8;
/** The sign of all goods together. */
const TOGETHER = 14;

/**
 * Colours that lie there, each with its count. When they do not all fit, the last place says how many colours more; where there is no room for that
 * either, all goods are counted as one: beside the count of a colour a sign for more reads as a sum.
 */
export const GoodsRowG = memo(function GoodsRowG({
  counts,
  box,
  size: most,
}: {
  readonly counts: string;
  readonly box: Box;
  readonly size: number;
}) {
  const { colours } = useTheme();
  const kinds = kindsIn(counts);
  const beside = most < LEAST_WITH_PELLET;
  const laid = (size: number) => {
    const wide = (count: number): number => (beside ? size * 0.86 + (count > 1 ? FIGURE_WIDE : 0) : size * 1.16);
    return {
      size,
      ...rowOf(
        kinds.map(({ count }) => wide(count)),
        box.width,
        size * 1.16,
      ),
    };
  };
  const sizes = beside ? [most, ...SMALLER.filter(size => size < most)] : [most];
  const rows = sizes.map(laid);
  const { size, places, more } = rows.find(row => row.more === null) ?? rows.at(-1) ?? laid(most);
  const y = box.top + box.height / 2;
  if (beside && more !== null) {
    const all = kinds.reduce((sum, { count }) => sum + count, 0);
    return (
      <>
        <IconG name="barrel" x={box.left + TOGETHER / 2 + 1} y={y} size={TOGETHER} colour={colours.ink} />
        <FigureG value={all} x={box.left + TOGETHER + 3 + FIGURE_WIDE / 2} y={y} size={SMALL_FIGURE} colour={colours.ink} />
      </>
    );
  }
  const shown = kinds.slice(0, places.length);
  return (
    <>
      {shown.map(({ good, count }, i) => {
        const x = box.left + (places[i] ?? 0) + (beside ? size * 0.43 : size * 0.58);
        return [
          <GoodG key={`${good}-barrel`} good={good} x={x} y={y} size={size} count={beside ? 1 : count} />,
          beside && count > 1 ? (
            <FigureG
              key={`${good}-count`}
              value={count}
              x={x + size * 0.4 + FIGURE_WIDE / 2}
              y={y}
              size={SMALL_FIGURE}
              colour={colours.ink}
            />
          ) : null,
        ];
      })}
      {more === null ? null : (
        <PelletG value={`+${kinds.length - shown.length}`} x={box.left + more + size * 0.58} y={y} height={LEAST_PELLET} />
      )}
    </>
  );
});

/** Where things of these widths begin in a row; `more` is the place of the sign for those that do not fit, null when all do. */
export function rowOf(
  widths: readonly number[],
  room: number,
  sign: number,
): { readonly places: readonly number[]; readonly more: number | null } {
  const begins = widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b, 0));
  const fits = (count: number, rest: number): boolean => (begins[count - 1] ?? 0) + (widths[count - 1] ?? 0) + rest <= room + 2;
  if (fits(widths.length, 0)) return { places: begins, more: null };
  let count = widths.length - 1;
  while (count > 0 && !fits(count, sign)) count--;
  return { places: begins.slice(0, count), more: begins[count] ?? 0 };
}

/** All colours that lie there, as large as the box allows, each beside its count. */
export const GoodsGridG = memo(function GoodsGridG({ counts, box }: { readonly counts: string; readonly box: Box }) {
  const { colours } = useTheme();
  const kinds = kindsIn(counts);
  const room = (columns: number): number => Math.min(box.width / columns / 1.55, box.height / Math.ceil(kinds.length / columns));
  const columns = room(2) > room(1) ? 2 : 1;
  const size = Math.min(28, room(columns)) - 2;
  const [cellWidth, cellHeight] = [box.width / columns, Math.min(size + 6, box.height / Math.max(1, Math.ceil(kinds.length / columns)))];
  return (
    <>
      {kinds.map(({ good, count }, i) => {
        const x = box.left + ((i % columns) + 0.5) * cellWidth;
        const y = box.top + (Math.floor(i / columns) + 0.5) * cellHeight;
        return [
          <GoodG key={`${good}-barrel`} good={good} x={x - size * 0.24} y={y} size={size} />,
          <FigureG key={`${good}-count`} value={count} x={x + size * 0.46} y={y} size={Math.max(12, size * 0.6)} colour={colours.ink} />,
        ];
      })}
    </>
  );
});
