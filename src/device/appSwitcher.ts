/** The system keeps a picture of the app for its list of apps. The browser's version is in appSwitcher.web.ts. */
import { tabletop } from './tabletopModule';

export function hideFromSwitcher(hides: boolean): void {
  void tabletop?.hideFromSwitcher(hides).catch(() => {});
}
