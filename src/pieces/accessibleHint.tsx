import { useId, type ReactNode } from 'react';
import { Platform, Text } from 'react-native';

export interface AccessibleHint {
  /** Spread on whatever is pressed. */
  readonly props: object;
  /** Put inside it. */
  readonly text: ReactNode;
}

/** What a button will do, for the screen reader. React Native Web drops accessibilityHint, so there a hidden text describes the button. */
export function useHint(hint: string | undefined): AccessibleHint {
  const id = useId();
  if (!hint) return { props: {}, text: null };
  if (Platform.OS !== 'web') return { props: { accessibilityHint: hint }, text: null };
  return {
    props: { 'aria-describedby': id },
    text: (
      <Text id={id} style={{ display: 'none' }}>
        {hint}
      </Text>
    ),
  };
}
