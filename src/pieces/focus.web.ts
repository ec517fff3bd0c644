/** In a browser one ring follows the focus wherever it goes: see FocusRing.web.tsx. */
import type { FocusLook } from './focus';

const LOOK: FocusLook = { handlers: {}, ring: { outlineWidth: 0 } };

export const useFocusLook = (): FocusLook => LOOK;
