/** A spot of the board that can be chosen by the seat that is asked. */
import { memo, useContext } from 'react';
import type { InfoProps } from '@/table/kit/Info';
import { Spot } from '@/table/kit/Spot';
import { OnlyLooked } from '@/table/kit/onlyLooked';

interface PlaceProps extends InfoProps {
  readonly shape?: 'round' | 'box';
  /** Can be tapped, but does not invite. */
  readonly calm?: boolean;
}

/** A spot with an owner (words/whose.ts) cannot be played on: it explains itself. */
export const Place = memo(function Place({ at, box, shape = 'box', calm = false }: PlaceProps) {
  const looked = useContext(OnlyLooked);
  return (
    <Spot
      at={at}
      left={box.left}
      top={box.top}
      width={box.width}
      height={box.height}
      shape={shape}
      calm={calm}
      asleep={looked}
      explains={looked || at.includes('@')}
      hollow
    />
  );
});
