import { useMemo, useState } from 'react';
import type { ViewStyle } from 'react-native';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';

export interface FocusLook {
  readonly handlers: { readonly onFocus?: () => void; readonly onBlur?: () => void };
  /** A ring within what is focused, where nothing cuts it off, or nothing. */
  readonly ring: ViewStyle;
}

/** The visible focus of anything that is pressed, by a keyboard at the device. Spread `handlers` on it and add `ring` to its style. */
export function useFocusLook(): FocusLook {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  return useMemo(
    () => ({
      handlers: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
      // Ink: the beacon's teal says what may be chosen, whoever stands there.
      ring: focused
        ? { outlineColor: colours.ink, outlineWidth: stroke.beacon, outlineStyle: 'solid', outlineOffset: -stroke.beacon }
        : { outlineWidth: 0 },
    }),
    [focused, colours],
  );
}
