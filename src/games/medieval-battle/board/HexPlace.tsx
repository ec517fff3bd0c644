/** The one tappable place of a hex: the unit that stands there while a unit is to be chosen, the hex itself while something is to be done there. */
import { memo, useContext } from 'react';
import { View } from 'react-native';
import { Pellet } from '@/pieces/Pellet';
import { pelletAt, ScaleContext } from '@/table/kit/panning';
import { Spot } from '@/table/kit/Spot';
import { useSpot } from '@/table/kit/tableContext';
import { hexSpot, unitSpot } from '../state';

interface Props {
  readonly hex: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The unit there, −1: none; and whether it belongs to the asked seat. */
  readonly unit: number;
  readonly isOwn: boolean;
  /** A unit has to be chosen first. */
  readonly asleep: boolean;
  /** Something is in hand: tapping one’s own unit would rather pick that one up. */
  readonly inHand: boolean;
  /** Movement points left there. */
  readonly pointsLeft: number;
  /** A flag takes the middle. */
  readonly hasFlag: boolean;
}

/** As high as the price a spot wears in its middle. */
const PRICE = 22;

export const HexPlace = memo(function HexPlace({ hex, left, top, width, height, unit, isOwn, asleep, inHand, pointsLeft, hasFlag }: Props) {
  const price = Math.max(PRICE, pelletAt(useContext(ScaleContext)));
  const look = useSpot(hexSpot(hex));
  const box = { left, top, width, height, shape: 'hex' as const };
  const isWanted = !asleep && look.state !== 'quiet' && (!isOwn || !inHand || look.endings.some(c => c.do === 'merge'));
  if (unit >= 0 && !isWanted) return <Spot at={unitSpot(unit)} {...box} hollow calm={inHand} />;
  const hasPrice = pointsLeft >= 0 && unit < 0;
  if (hasPrice && hasFlag) {
    return (
      <>
        <Spot at={hexSpot(hex)} {...box} asleep={asleep} />
        <View style={{ position: 'absolute', left, top: top + (height - price) / 2 }} pointerEvents="none">
          <Pellet value={pointsLeft} height={price} />
        </View>
      </>
    );
  }
  return (
    <Spot
      at={hexSpot(hex)}
      {...box}
      asleep={asleep}
      hollow={unit >= 0}
      {...(hasPrice ? { badge: String(pointsLeft), badgeAt: 'middle' } : null)}
    />
  );
});
