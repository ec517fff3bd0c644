/**
 * SQLite's own way back after a kill: the pages of a rollback journal are put back where they were (sqlite.org/fileformat2.html, section 3).
 * The SQLite for Node that is used here leaves journals alone, the browser's does not.
 */
const MAGIC = Buffer.from('d9d505f920a163d7', 'hex');
const TO_THE_END = 0xffffffff;

function checksumOf(page, nonce) {
  let sum = nonce;
  for (let i = page.length - 200; i > 0; i -= 200) sum = (sum + page[i]) >>> 0;
  return sum;
}

/** The database as it was before the transaction that the journal belongs to. */
export function rolledBack(database, journal) {
  let whole = Buffer.from(database);
  let at = 0;
  let isFirst = true;
  while (at + 28 <= journal.length && journal.subarray(at, at + 8).equals(MAGIC)) {
    const [count, nonce, pages, sector, size] = [8, 12, 16, 20, 24].map(offset => journal.readUInt32BE(at + offset));
    if (isFirst && count === 0) return whole;
    if (isFirst) whole = Buffer.concat([whole.subarray(0, pages * size), Buffer.alloc(Math.max(0, pages * size - whole.length))]);
    isFirst = false;
    at += sector;
    const records = count === TO_THE_END ? Math.floor((journal.length - at) / (size + 8)) : count;
    for (let i = 0; i < records; i++, at += size + 8) {
      if (at + size + 8 > journal.length) return whole;
      const page = journal.subarray(at + 4, at + 4 + size);
      if (journal.readUInt32BE(at + 4 + size) !== checksumOf(page, nonce)) return whole;
      page.copy(whole, (journal.readUInt32BE(at) - 1) * size);
    }
    at = Math.ceil(at / sector) * sector;
  }
  return whole;
}
