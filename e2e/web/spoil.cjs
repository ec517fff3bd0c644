/** What a story does to what the app keeps on the disk. */

/** Runs in the page. SQLite's file in the browser begins after a head of its own (src/archive/setAsideFile.web.ts). */
async function spoil(how) {
  // The page that was just left lets its files go a moment later.
  const writable = async (handle, tries = 50) => {
    try {
      return await handle.createWritable({ keepExistingData: true });
    } catch (error) {
      if (error.name !== 'NoModificationAllowedError' || tries === 0) throw error;
      await new Promise(waited => setTimeout(waited, 100));
      return writable(handle, tries - 1);
    }
  };
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  const letters = text => [...text].map(letter => letter.charCodeAt(0));
  const placesOf = (bytes, wanted) =>
    [...bytes.keys()].filter(at => bytes[at] === wanted[0] && wanted.every((byte, i) => bytes[at + i] === byte));
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    if (bytes.length <= 4096) continue;
    const file = await writable(handle);
    const write = (position, data) => file.write({ type: 'write', position, data: Uint8Array.from(data) });
    if (how === 'newer') {
      // 60 bytes into the first page: the number that migrations count with
      for (const at of placesOf(bytes, letters('SQLite format 3'))) await write(at + 60, [0, 0, 3, 231]);
    } else if (how === 'choice') {
      for (const at of placesOf(bytes, letters('workers button:workers'))) await write(at, letters('wxrkers'));
    } else {
      await write(4096, new Uint8Array(bytes.length - 4096).fill(90));
    }
    await file.close();
  }
}

module.exports = { spoil };
