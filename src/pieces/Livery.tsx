import { memo, useState } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { band, type Motif } from './motifs';

interface Props {
  readonly motif: Motif;
  /** As long as its place when left out. */
  readonly width?: number;
  /** The edge's colour unless said otherwise. */
  readonly colour?: string;
}

function Band({ motif, width, colour }: Required<Props>) {
  const { line, solid } = band(motif, width);
  return (
    <Svg width={width} height={8} pointerEvents="none" aria-hidden>
      <Path d={line} fill="none" stroke={colour} strokeWidth={1} strokeLinejoin="round" />
      {solid ? <Path d={solid} fill={colour} /> : null}
    </Svg>
  );
}

/** A game's border motif along the top of its cards and header. Decoration: it says nothing that words do not. */
export const Livery = memo(function Livery({ motif, width, colour }: Props) {
  const { colours } = useTheme();
  const [measured, setMeasured] = useState(0);
  const drawn = width ?? measured;
  return (
    <View
      style={{ height: 8, overflow: 'hidden', width: width ?? '100%' }}
      onLayout={e => setMeasured(Math.round(e.nativeEvent.layout.width))}
      aria-hidden
    >
      {drawn > 0 ? <Band motif={motif} width={drawn} colour={colour ?? colours.edge} /> : null}
    </View>
  );
});
