/** On a phone the app runs once. The browser's version is in onlyTab.web.ts. */
export const holdTheOnlyTab = (): Promise<boolean> => Promise.resolve(true);
export const giveUpThisPage = (): Promise<void> => Promise.resolve();
export const nextTryIsAnotherPage = (): void => {};
export const callForTheFile = (): void => {};
