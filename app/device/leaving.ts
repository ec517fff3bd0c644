/** Nobody closes a page on a phone. In a browser: leaving.web.ts. */
export const askBeforeLeaving =
  (_isUnsaved: () => boolean): (() => void) =>
  () => {};
