/** What can go wrong with storage, as codes: words/ makes sentences of them. */
export type Fault = 'full' | 'corrupt' | 'otherTab' | 'noStorage' | 'noEngine' | 'newer' | 'unknown';

/** SQLite's error numbers appear as "Error code 13: …" on phones and in the browser; the rest are the browser's own names. */
const SIGNS: readonly (readonly [Fault, RegExp])[] = [
  ['otherTab', /NoModificationAllowed/],
  ['full', /\bcode 13\b|disk is full|SQLITE_FULL|QuotaExceeded/i],
  [
    'corrupt',
    /\bcode (11|26)\b|not a database|malformed|SQLITE_(CORRUPT|NOTADB)|no such (table|column)|already exists|duplicate column|unsupported file/i,
  ],
  // SQLite itself has not come: the server of the page is away, or something in between.
  ['noEngine', /does not answer|fetching of the wasm|wasm streaming|CompileError|MIME type/i],
  ['noStorage', /navigator\.storage|WebAssembly|SecurityError|NotAllowedError|getDirectory|Invalid VFS|Worker|\bcode 14\b|unable to open/i],
];

export function faultOf(error: unknown): Fault {
  const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? 'unknown';
}
