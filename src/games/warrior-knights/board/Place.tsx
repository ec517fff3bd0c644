/** A place beside the map: what can be chosen there is a spot; where only somebody else's things are looked at, it explains itself. */
import type { Box } from '@/pieces/boxes';
import { memo, useContext } from 'react';
import type { Spot as At } from '@/engine/contract';
import { Spot } from '@/table/kit/Spot';
import { OnlyLooked } from '@/table/kit/onlyLooked';

interface Props {
  readonly at: At;
  readonly box: Box;
  readonly badge?: string | undefined;
}

export const Place = memo(function Place({ at, box, badge }: Props) {
  const looked = useContext(OnlyLooked);
  return (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      asleep={looked}
      explains={looked}
      hollow
      {...(badge === undefined ? null : { badge })}
    />
  );
});
