/** A drawing over the map: as large as the part of it that is shown, in the coordinates of the picture, and nothing for fingers or ears. */
import type { ReactNode } from 'react';
import Svg from 'react-native-svg';
import type { Bounds } from './picture';

interface Props {
  readonly crop: Bounds;
  readonly testID?: string;
  readonly children: ReactNode;
}

export function MapLayer({ crop: { left, top, width, height }, testID, children }: Props) {
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={over}
      pointerEvents="none"
      aria-hidden
      {...(testID === undefined ? null : { testID })}
    >
      {children}
    </Svg>
  );
}

const over = { position: 'absolute', left: 0, top: 0 } as const;
