/** What the finger feels: a tick for a choice, two for one that seals. The browser's version is in haptics.web.ts. */
import { AndroidHaptics, ImpactFeedbackStyle, impactAsync, performAndroidHapticsAsync, selectionAsync } from 'expo-haptics';
import { Platform } from 'react-native';
import { SECOND, type Felt } from './hapticKinds';

/** Android vibrates by itself only with a permission; what a view may do at a touch needs none. */
const knock = (): Promise<void> =>
  Platform.OS === 'android' ? performAndroidHapticsAsync(AndroidHaptics.Context_Click) : impactAsync(ImpactFeedbackStyle.Light);

const tick = (): Promise<void> => (Platform.OS === 'android' ? performAndroidHapticsAsync(AndroidHaptics.Virtual_Key) : selectionAsync());

const numb = (): void => {};

/** No iPad has anything in it that shakes. */
export const canFeel = (): boolean => !(Platform.OS === 'ios' && Platform.isPad);

export function feel(what: Felt): void {
  if (!canFeel()) return;
  if (what === 'tick') {
    void tick().catch(numb);
    return;
  }
  void knock().catch(numb);
  setTimeout(() => void knock().catch(numb), SECOND);
}
