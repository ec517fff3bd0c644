import type { Archive, StoredResult } from '../archive';

/** Of all finished matches, by match and seat. */
export async function everyResult(archive: Archive): Promise<readonly StoredResult[]> {
  const ids = (await archive.finishedTitles()).map(f => f.id).sort();
  return (await archive.finishedMatches(ids)).flatMap(f => f.results);
}
