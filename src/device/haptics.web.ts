/** Browsers on Android vibrate when a page asks; all others do not, and there the setting is not shown. */
import { SECOND, type Felt } from './hapticKinds';

const TICK = 12;
const KNOCK = 24;

/** Computers have the call too, and nothing that shakes. */
export const canFeel = (): boolean =>
  typeof globalThis.navigator.vibrate === 'function' && globalThis.matchMedia('(pointer: coarse)').matches;

export function feel(what: Felt): void {
  if (!canFeel()) return;
  globalThis.navigator.vibrate(what === 'tick' ? TICK : [KNOCK, SECOND - KNOCK, KNOCK]);
}
