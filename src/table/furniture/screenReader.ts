/** Is a screen reader on? Browsers do not tell. */
import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

export function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    // React Native Web answers yes to everybody.
    if (Platform.OS === 'web') return;
    let here = true;
    void AccessibilityInfo.isScreenReaderEnabled().then(is => here && setOn(is));
    const watch = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => {
      here = false;
      watch.remove();
    };
  }, []);
  return on;
}
