/** A temple as far as it is built: basement, colonnade, roof, statues. What is still to come is dotted. */
import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';

interface Props {
  readonly parts: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** On 24 × 24, from the ground up. */
const PARTS = [
  'M3.5 18.500h17v2H22V23H2v-2.500h1.500z',
  'M4.500 11h2.600v7H4.500zM8.700 11h2.600v7H8.700zM12.700 11h2.600v7h-2.600zM16.900 11h2.600v7h-2.600z',
  'M12 5l10 4v1.700H2V9z',
  'M12 .5a1.500 1.500 0 1 0 .01 0zM10.900 3.200h2.200v1.600h-2.200zM4 5.200h1.800v2.600H4zM18.200 5.200H20v2.600h-1.800z',
];

export const TempleG = memo(function TempleG({ parts, x, y, size }: Props) {
  const { colours } = useTheme();
  return PARTS.map((d, i) => (
    <Path
      key={i}
      d={d}
      fill={i < parts ? colours.ink : 'none'}
      stroke={i < parts ? colours.ink : colours.edge}
      strokeWidth={i < parts ? 0.3 : 0.7}
      {...(i < parts ? null : { strokeDasharray: '1.4 1.2' })}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  ));
});
