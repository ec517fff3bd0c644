/** A good on a token of its colour. */
import { memo } from 'react';
import { Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { GOOD_FILLS, GOOD_ICONS } from './looks';

interface Props {
  readonly good: number;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const GoodG = memo(function GoodG({ good, x, y, size }: Props) {
  const { colours } = useTheme();
  const look = GOOD_FILLS[good] ?? GOOD_FILLS[0];
  const icon = GOOD_ICONS[good];
  if (look === undefined || icon === undefined) return null;
  return (
    <>
      <Rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.18}
        fill={look.fill}
        stroke={colours.ink}
        strokeWidth={1.4}
      />
      <IconG name={icon} x={x} y={y} size={size * 0.72} colour={onTincture[look.ink]} />
    </>
  );
});
