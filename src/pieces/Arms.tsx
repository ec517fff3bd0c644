import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { light } from '@/design/tokens';

/** As in assets/arms.svg, on 512 × 576; the chief is cut to the shield's straight upper part, so nothing needs a clip. */
export const ARMS_SHIELD = 'M36 36H476V268C476 402 384 500 256 546 128 500 36 402 36 268Z';
const CHIEF = 'M36 36H476V166H427V122H378V166H329V122H280V166H232V122H183V166H134V122H85V166H36Z';
const MERLONS = [36, 134, 232, 329, 427] as const;
const MERLON = 49;
/** The upright lines of gules, down to the edge of each merlon or crenel. */
const HATCH = Array.from({ length: 21 }, (_, i) => {
  const x = 56 + i * 20;
  return `M${x} 50V${MERLONS.some(left => x > left && x < left + MERLON) ? 160 : 116}`;
}).join('');
const PELLETS = [
  [172, 243],
  [340, 243],
  [256, 320],
  [172, 397],
  [340, 397],
] as const;

/** The arms of Blazon: five pellets under a wall. The same inks in both themes; a thin halo keeps the edge on dark paper. */
export const Arms = memo(function Arms({ size = 48 }: { readonly size?: number }) {
  const { dark } = useTheme();
  return (
    <Svg width={(size * 512) / 576} height={size} viewBox="0 0 512 576" pointerEvents="none" aria-hidden>
      {dark ? <Path d={ARMS_SHIELD} fill="none" stroke={light.card} strokeWidth={56} strokeLinejoin="round" /> : null}
      <Path d={ARMS_SHIELD} fill={light.card} />
      <Path d={CHIEF} fill={light.accent} stroke={light.ink} strokeWidth={13} />
      {size < 32 ? null : <Path d={HATCH} stroke="#BE8C9E" strokeWidth={4.5} />}
      {PELLETS.map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={39} fill={light.ink} />
      ))}
      <Path d={ARMS_SHIELD} fill="none" stroke={light.ink} strokeWidth={30} strokeLinejoin="round" />
    </Svg>
  );
});
