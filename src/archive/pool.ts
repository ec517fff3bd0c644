/** On a phone SQLite has its file for itself. The browser's version is in pool.web.ts. */
export const readyPool = (_file: string): Promise<boolean> => Promise.resolve(false);
