/** Three ways to spoil a bundle that no browser would notice, each of which the rehearsal must. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const PROOFS = {
  'a native module that is not built in': {
    spoils: text => text.replaceAll("'ExpoKeepAwake'", "'ExpoKeepAwoken'"),
    says: /Cannot find native module 'ExpoKeepAwoken'/,
  },
  'a global of browsers': { spoils: text => atHome(text, 'document.title = "Blazon";'), says: /document is not defined/ },
  'a method that Hermes has not': { spoils: text => atHome(text, 'Object.groupBy([1], n => n);'), says: /groupBy is not a function/ },
  'syntax that Hermes has not': { spoils: text => `${text}\n/[\\p{L}--[a-z]]/v.test('a');\n`, says: /Invalid regular expression/ },
};

/** In the middle of the screen that is drawn first. */
const atHome = (text, code) => text.replace(/function HomeScreen\(\{[\s\S]*?\}\) \{/, found => `${found}\n${code}`);

export const KINDS = Object.keys(PROOFS);

/** Has the bundle spoilt in one way, and tells whether the fault that was found is that one. */
export async function isNoticed(bundle, kind, faultOf) {
  const text = readFileSync(bundle, 'utf8');
  const { spoils, says } = PROOFS[kind];
  const other = spoils(text);
  if (other === text) throw new Error(`Nothing in the bundle to spoil for ${kind}`);
  const file = `${bundle}.spoilt`;
  writeFileSync(file, other);
  try {
    return says.test(await faultOf(file));
  } finally {
    rmSync(file);
  }
}
