/** In a browser the way back is the browser's own. */
export function useBack(_: () => boolean): void {}
