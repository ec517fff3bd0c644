import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { icons, type IconName } from './icons';

interface GlyphProps {
  readonly name: IconName;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** An icon inside a board's picture. */
export const IconG = memo(function IconG({ name, x, y, size, colour, opacity = 1 }: GlyphProps) {
  const scale = size / 24;
  return (
    <Path
      d={icons[name]}
      fill={colour}
      fillRule="evenodd"
      fillOpacity={opacity}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
});

interface Props {
  readonly name: IconName;
  readonly size?: number;
  /** Ink unless said otherwise. */
  readonly colour?: string;
}

/** On the web a picture beside long words would be squeezed. */
const RIGID = { flexShrink: 0 } as const;

/** Beside words twice as large it is half as large again: their equal, and no banner. */
const MOST_GROWTH = 1.5;

export const grown = (size: number, growth: number): number => Math.round(size * Math.min(growth, MOST_GROWTH));

/** An icon among words and in buttons. It never speaks: the words beside it, or the button around it, do. */
export const Icon = memo(function Icon({ name, size = 24, colour }: Props) {
  const { colours } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" style={RIGID} pointerEvents="none" aria-hidden>
      <Path d={icons[name]} fill={colour ?? colours.ink} fillRule="evenodd" />
    </Svg>
  );
});
