/** Searches the text of a bundle for what is not allowed in it, and reads what a manifest asks for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_CODE, ALLOWED_HOSTS, SUSPICIOUS } from './allowed.mjs';

const AROUND = 120;
const ADDRESS = /\b(?:https?|wss?):\/\/([A-Za-z0-9][A-Za-z0-9.-]*(?::\d+)?)/g;

/** Faults, as lines; what was found and is allowed is counted in `excused`. */
export function suspiciousCode(text, excused = { count: 0 }) {
  const faults = [];
  for (const word of SUSPICIOUS) {
    for (const { index, 0: found } of text.matchAll(word)) {
      const around = text.slice(Math.max(0, index - AROUND), index + AROUND);
      if (ALLOWED_CODE.some(a => a.word.source === word.source && a.around.test(around))) excused.count++;
      else faults.push(`${found}: …${around.replaceAll(/\s+/g, ' ')}…`);
    }
  }
  return faults;
}

/** In bytecode texts lie end to end: there the end of a name may belong to the next text. */
export function foreignHosts(text, { endToEnd = false, excused = { count: 0 } } = {}) {
  const isAllowed = found => ALLOWED_HOSTS.some(({ host }) => found === host || (endToEnd && host.length > 2 && found.startsWith(host)));
  const faults = [];
  for (const { 1: host } of text.matchAll(ADDRESS)) {
    if (isAllowed(host) || (endToEnd && host.startsWith('e'))) excused.count++;
    else faults.push(`an address of ${host}`);
  }
  return faults;
}

const permissionsIn = manifest => [...manifest.matchAll(/<uses-permission[^>]*android:name="android\.permission\.(\w+)"[^>]*>/g)];

/** What a release asks for: the main manifest's permissions without those that the release manifest takes away. */
export function permissionsOfRelease(main, release) {
  const taken = new Set(permissionsIn(release).flatMap(([tag, name]) => (tag.includes('tools:node="remove"') ? [name] : [])));
  const asked = [...permissionsIn(main), ...permissionsIn(release)]
    .filter(([tag]) => !tag.includes('tools:node="remove"'))
    .map(([, name]) => name);
  return { asked: [...new Set(asked)].filter(name => !taken.has(name)), taken: [...taken] };
}

/** Where a library's Android code keeps its own manifest, which Gradle merges into the app's. */
const MANIFEST = 'android/src/main/AndroidManifest.xml';

/** What the installed libraries ask Android for. */
export function permissionsOfLibraries(folder) {
  const scopes = readdirSync(folder).filter(name => name.startsWith('@'));
  const names = [...readdirSync(folder), ...scopes.flatMap(scope => readdirSync(join(folder, scope)).map(name => `${scope}/${name}`))];
  return names.flatMap(library => {
    const file = join(folder, library, MANIFEST);
    if (!existsSync(file)) return [];
    return permissionsIn(readFileSync(file, 'utf8')).map(([, name]) => ({ name, file: `${library}/${MANIFEST}` }));
  });
}

/** What iOS would ask the player for, and work that goes on out of sight. */
export function wishesOfPlist(plist) {
  return [...plist.matchAll(/<key>(NS\w+UsageDescription|UIBackgroundModes)<\/key>/g)].map(([, key]) => key);
}
