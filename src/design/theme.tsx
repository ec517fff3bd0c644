import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme, useWindowDimensions } from 'react-native';
import { useFaces } from './faces';
import { lasts, type Motion, type Speed } from './motion';
import { dark, light, type Colours } from './tokens';
import { mostGrowth, typeStyle, type Role } from './type';

export type Scheme = 'system' | 'light' | 'dark';

export interface Theme {
  readonly colours: Colours;
  readonly dark: boolean;
  /** The player's own text size, 1 to 2. */
  readonly textScale: number;
  /** How large text is in the end, the player's size and the system's together: 1 to 2. For room around it. */
  readonly growth: number;
  /** Our fonts are there; until then the system's face is drawn. */
  readonly facesReady: boolean;
  /** 0 when the player or the system wants no motion. */
  readonly speed: Speed;
}

const ThemeContext = createContext<Theme>({ colours: light, dark: false, textScale: 1, growth: 1, facesReady: false, speed: 1 });

export const useTheme = (): Theme => useContext(ThemeContext);

/** The text style of a role at the player's size. */
export function useType(role: Role) {
  const { textScale, facesReady } = useTheme();
  return useMemo(() => typeStyle(role, textScale, facesReady), [role, textScale, facesReady]);
}

/** How long a motion lasts here and now, in milliseconds; 0 means: jump. */
export function useLasts(motion: Motion): number {
  return lasts(motion, useTheme().speed);
}

function useReduceMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let here = true;
    void AccessibilityInfo.isReduceMotionEnabled().then(now => here && setReduced(now));
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      here = false;
      watch?.remove();
    };
  }, []);
  return reduced;
}

interface Props {
  readonly scheme?: Scheme;
  readonly textScale?: number;
  readonly speed?: Speed;
  readonly children: ReactNode;
}

/** The look of everything inside: follows the system unless the player has said otherwise. */
export function ThemeProvider({ scheme = 'system', textScale = 1, speed = 1, children }: Props) {
  const system = useColorScheme();
  const facesReady = useFaces();
  const reduced = useReduceMotion();
  const { fontScale } = useWindowDimensions();
  const growth = Math.min(mostGrowth, Math.max(1, textScale * fontScale));
  const isDark = (scheme === 'system' ? system : scheme) === 'dark';
  const theme = useMemo<Theme>(
    () => ({ colours: isDark ? dark : light, dark: isDark, textScale, growth, facesReady, speed: reduced ? 0 : speed }),
    [isDark, textScale, growth, facesReady, reduced, speed],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
