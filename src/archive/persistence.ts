/** Whether the device keeps the drawer for good. A phone does, and is not asked; a browser's answer is in persistence.web.ts. */
export const askToKeep = (): Promise<void> => Promise.resolve();
export const keepsForGood = (): Promise<boolean | null> => Promise.resolve(null);
