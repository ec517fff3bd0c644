/** The map the size of a stamp: land in play and whose it is. */
import { memo, useMemo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { tinctures, type Tincture } from '@/design/tokens';
import { TINCTURES, type Player } from '@/match/matchView';
import type { Traders } from '../state';
import { BordersG, seaOf } from './Ground';
import { groundOf } from './looks';
import { pictureOf } from './picture';

const NOBODY: readonly Player[] = [];

export const Miniature = memo(function Miniature({
  view,
  size,
  players = NOBODY,
}: {
  readonly view: Readonly<Traders>;
  readonly seat: number;
  readonly size: number;
  readonly players?: readonly Player[];
}) {
  const { colours } = useTheme();
  const picture = pictureOf(view.land);
  const box = useMemo(() => {
    const { left, top, width, height } = picture.bounds;
    const side = Math.max(width, height);
    return [left - (side - width) / 2, top - (side - height) / 2, side, side] as const;
  }, [picture]);
  return (
    <Svg width={size} height={size} viewBox={box.join(' ')} pointerEvents="none" aria-hidden>
      <Path d={`M${box[0]} ${box[1]}h${box[2]}v${box[3]}h${-box[2]}z`} fill={seaOf(colours)} />
      {picture.land.open.map(p => {
        const holder = view.holder[p] ?? -1;
        const tincture: Tincture | undefined = players[holder]?.tincture ?? TINCTURES[holder];
        const fill = tincture === undefined ? groundOf(colours, picture.land.provinces[p]?.of ?? []) : tinctures[tincture].fill;
        return <Path key={p} d={picture.paths[p] ?? ''} fill={fill} />;
      })}
      <BordersG land={view.land} bold={3} />
    </Svg>
  );
});
