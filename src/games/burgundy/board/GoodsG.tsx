import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { icons } from '@/pieces/icons';
import { PelletG } from '@/pieces/Pellet';
import type { Box } from './geometry';
import { GOOD_LOOKS } from './looks';

interface Props {
  readonly good: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How many; shown from two on, unless `always`. */
  readonly count?: number;
  readonly always?: boolean;
}

/** A barrel in its colour, with the pips of the die that sells it, and how many there are. */
export const GoodG = memo(function GoodG({ good, x, y, size, count = 1, always = false }: Props) {
  const { colours } = useTheme();
  const look = GOOD_LOOKS[good];
  if (look === undefined) return null;
  const scale = size / 24;
  const counted = count > 1 || always;
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
      {counted ? <PelletG value={count} x={x + size * 0.36} y={y + size * 0.3} height={Math.max(14, size * 0.5)} /> : null}
    </>
  );
});

/** Colours that lie there, each with its count; when they do not all fit, the last place says how many colours more. */
export const GoodsRowG = memo(function GoodsRowG({ counts, box, size }: { readonly counts: string; readonly box: Box; readonly size: number }) {
  const kinds = counts.split(',').flatMap((text, good) => (Number(text) > 0 ? [{ good, count: Number(text) }] : []));
  const pitch = size * 1.12;
  const places = Math.max(1, Math.floor((box.width + 1) / pitch));
  const shown = kinds.length <= places ? kinds : kinds.slice(0, places - 1);
  const y = box.top + box.height / 2;
  return (
    <>
      {shown.map(({ good, count }, i) => (
        <GoodG key={good} good={good} x={box.left + (i + 0.5) * pitch} y={y} size={size} count={count} />
      ))}
      {shown.length < kinds.length ? <PelletG value={`+${kinds.length - shown.length}`} x={box.left + (shown.length + 0.5) * pitch} y={y} height={15} /> : null}
    </>
  );
});
