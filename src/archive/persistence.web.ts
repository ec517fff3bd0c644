/** A browser may clear what a page keeps when it runs out of room, unless the page has asked it not to. */
export async function askToKeep(): Promise<void> {
  await navigator.storage.persist();
}

/** null: this browser cannot be asked. */
export async function keepsForGood(): Promise<boolean | null> {
  return typeof globalThis.navigator?.storage?.persisted === 'function' ? navigator.storage.persisted() : null;
}
