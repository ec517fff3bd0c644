import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { light } from '@/design/tokens';
import { ARMS_SHIELD } from './Arms';
import { icons } from './icons';
import { band } from './motifs';
import type { Sign } from './signs';

const CHIEF = 'M36 36H476V172H36Z';
/** The livery on the chief: so long in its own measure, and so much larger here. */
const LIVERY = { length: 96, scale: 4.4, x: 45, y: 86 } as const;
const CHARGE = { x: 256, y: 332, size: 250 } as const;

/** On the web a picture beside long words would be squeezed. */
const RIGID = { flexShrink: 0 } as const;

interface Props {
  readonly sign: Sign;
  readonly height?: number;
  /** A box that is still in the workshop bears its charge without colour. */
  readonly built?: boolean;
}

/** The arms of a game: its charge under a chief in its livery. The same inks in both themes, as the arms of Blazon. */
export const BoxArms = memo(function BoxArms({ sign, height = 72, built = true }: Props) {
  const { dark, colours } = useTheme();
  const { line, solid } = band(sign.motif, LIVERY.length);
  const ink = built ? light.ink : colours.ink2;
  return (
    <Svg width={(height * 512) / 576} height={height} viewBox="0 0 512 576" style={RIGID} pointerEvents="none" aria-hidden>
      {dark && built ? <Path d={ARMS_SHIELD} fill="none" stroke={light.card} strokeWidth={48} strokeLinejoin="round" /> : null}
      <Path d={ARMS_SHIELD} fill={built ? light.card : 'none'} />
      {built ? (
        <>
          <Path d={CHIEF} fill={light.accent} stroke={light.ink} strokeWidth={10} />
          <G transform={`translate(${LIVERY.x} ${LIVERY.y}) scale(${LIVERY.scale})`}>
            <Path d={line} fill="none" stroke={light.card} strokeWidth={1.5} strokeLinejoin="round" />
            {solid ? <Path d={solid} fill={light.card} /> : null}
          </G>
        </>
      ) : null}
      <Path
        d={icons[sign.icon]}
        fill={ink}
        fillRule="evenodd"
        transform={`translate(${CHARGE.x - CHARGE.size / 2} ${(built ? CHARGE.y : 262) - CHARGE.size / 2}) scale(${CHARGE.size / 24})`}
      />
      <Path
        d={ARMS_SHIELD}
        fill="none"
        stroke={ink}
        strokeWidth={built ? 26 : 18}
        strokeLinejoin="round"
        {...(built ? null : { strokeDasharray: '44 26' })}
      />
    </Svg>
  );
});
