import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { heater } from '@/pieces/heraldry';
import { outline } from '@/pieces/hexGrid';
import { IconG } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { FigureG } from '@/pieces/Pellet';

/** Each shield has a glyph of its own beside its number: colour says nothing here. */
const GLYPHS: readonly IconName[] = [
  'shield',
  'cow',
  'worker',
  'exchange',
  'sack',
  'ship',
  'eye',
  'trophy',
  'mine',
  'silver',
  'book',
  'castle',
  'barrel',
  'star',
  'gift',
  'moon',
  'dice',
  'plus',
  'flag',
];

interface Props {
  /** Its number, 1 to 18. */
  readonly shield: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The heater stands on 32 × 36. */
const FULL = 32;
export const SHIELD_HIGH = 36 / FULL;
/** From this width on there is room for the glyph above the number. */
const WITH_GLYPH = 28;
const LEAST_FIGURE = 12;

/** A shield of the game: a heater with its number, and where there is room its glyph. */
export const ShieldG = memo(function ShieldG({ shield, x, y, width }: Props) {
  const { colours } = useTheme();
  const scale = width / FULL;
  const shape = outline(heater.map(([a, b]) => [x + (a - 16) * scale, y + (b - 18) * scale] as const));
  const roomy = width >= WITH_GLYPH;
  return (
    <>
      <Path d={shape} fill={colours.card} stroke={colours.ink} strokeWidth={roomy ? 1.8 : 1.3} strokeLinejoin="round" />
      {roomy ? <IconG name={GLYPHS[shield] ?? 'shield'} x={x} y={y - width * 0.2} size={width * 0.44} colour={colours.ink} /> : null}
      <FigureG
        value={shield}
        x={x}
        y={roomy ? y + width * 0.2 : y - width * 0.04}
        size={Math.max(LEAST_FIGURE, width * (roomy ? 0.4 : 0.56))}
        colour={colours.ink}
      />
    </>
  );
});
