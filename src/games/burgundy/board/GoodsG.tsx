import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { icons } from '@/pieces/icons';
import { FigureG, PelletG } from '@/pieces/Pellet';
import type { Box } from './geometry';
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

/** Colours that lie there, each with its count; when they do not all fit, the last place says how many colours more. */
export const GoodsRowG = memo(function GoodsRowG({ counts, box, size }: { readonly counts: string; readonly box: Box; readonly size: number }) {
  const kinds = kindsIn(counts);
  const pitch = size * 1.16;
  const places = Math.max(1, Math.floor((box.width + 2) / pitch));
  const shown = kinds.length <= places ? kinds : kinds.slice(0, places - 1);
  const y = box.top + box.height / 2;
  return (
    <>
      {shown.map(({ good, count }, i) => (
        <GoodG key={good} good={good} x={box.left + (i + 0.5) * pitch} y={y} size={size} count={count} />
      ))}
      {shown.length < kinds.length ? <PelletG value={`+${kinds.length - shown.length}`} x={box.left + (shown.length + 0.5) * pitch} y={y} height={LEAST_PELLET} /> : null}
    </>
  );
});

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
