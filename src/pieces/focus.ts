import { useMemo, useState } from 'react';
import { Platform, type FocusEvent, type ViewStyle } from 'react-native';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';

/** On the web a click focuses too; only focus that came by the keyboard is to be seen. */
function byKeyboard(event: FocusEvent): boolean {
  if (Platform.OS !== 'web') return true;
  const node = event.target as unknown as { matches?: (selector: string) => boolean };
  return node.matches?.(':focus-visible') ?? true;
}

export interface FocusLook {
  readonly handlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void };
  /** A ring of 3 dp at a distance of 2, or nothing. */
  readonly ring: ViewStyle;
}

/** The visible focus of anything that is pressed. Spread `handlers` on it and add `ring` to its style. */
export function useFocusLook(): FocusLook {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  return useMemo(
    () => ({
      handlers: { onFocus: event => setFocused(byKeyboard(event)), onBlur: () => setFocused(false) },
      ring: focused
        ? { outlineColor: colours.beacon, outlineWidth: stroke.beacon, outlineStyle: 'solid', outlineOffset: 2 }
        : { outlineWidth: 0 },
    }),
    [focused, colours],
  );
}
