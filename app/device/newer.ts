/** A shop brings newer versions to a phone, whole. */
export const hearOfNewer = (_: (take: (() => void) | null) => void) => (): void => {};

export const wasMended = (): boolean => false;
