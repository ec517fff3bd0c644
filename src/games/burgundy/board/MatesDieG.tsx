/** A die of the mate, on the mate's colours: used, it needs a ground of its own to be read. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/match/matchView';
import { DieG } from '@/pieces/Die';

interface Props {
  readonly face: number;
  readonly used: boolean;
  readonly tincture: Tincture;
  readonly box: Box;
}

const EDGE = 3;

export const MatesDieG = memo(function MatesDieG({ face, used, tincture, box }: Props) {
  const { colours } = useTheme();
  const size = Math.min(box.width, box.height) - EDGE;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return face === 0 ? null : (
    <>
      {used ? <Rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size / 6} fill={colours.card} /> : null}
      <DieG face={face} x={x} y={y} size={size} tincture={tincture} state={used ? 'used' : 'plain'} />
    </>
  );
});
