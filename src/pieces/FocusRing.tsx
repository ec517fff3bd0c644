/** Each piece wears its own ring here: see focus.ts. */
export const FocusRing = (): null => null;
