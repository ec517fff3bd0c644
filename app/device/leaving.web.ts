/** The browser asks before it closes a page on which something is not saved yet. */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  globalThis.addEventListener('beforeunload', ask);
  return () => globalThis.removeEventListener('beforeunload', ask);
}
