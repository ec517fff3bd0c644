#!/usr/bin/env node
/**
 * Every rule has a place and a test. Reads the tables of src/games/<game>/README.md (a row begins with a rule id) and the titles of its tests,
 * and fails on: a hole in the numbers, a file that is not there, a rule without a test of its id, an id in a test that no table knows.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** 'PLC-01' in most games, '7.3' (chapter and paragraph) where the rules are numbered so. */
const ONE = String.raw`(?:[A-Z]{2,4}-\d{2,3}[a-z]?(?:\.\d+)?|\d{1,2}\.\d{1,2})`;
const ID = new RegExp(`^${ONE}$`);
const TITLE = new RegExp(String.raw`\b(?:test|it)(?:\.each\([^\n]*\))?\(\s*(['"\x60])(${ONE}(?:[ ,]+${ONE})*)`, 'g');

const games = fileURLToPath(new URL('../src/games', import.meta.url));
const faults = [];
let rules = 0;

for (const game of readdirSync(games, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)) {
  const folder = join(games, game);
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) {
    faults.push(`${game} has no README.md`);
    continue;
  }
  const table = rowsOf(readFileSync(readme, 'utf8'));
  const tested = titlesIn(folder, ['tests', 'board']);
  rules += table.size;
  for (const [id, files] of table) {
    if (files.length === 0) faults.push(`${game} ${id}: no file named`);
    for (const file of files) if (!existsSync(join(folder, file))) faults.push(`${game} ${id}: there is no ${file}`);
    const named = files.filter(file => file.includes('.test.'));
    if (named.length === 0) faults.push(`${game} ${id}: no test named`);
    for (const file of named) if (!tested.get(id)?.has(file)) faults.push(`${game} ${id}: no test in ${file} begins with it`);
  }
  for (const [id, files] of tested) if (!table.has(id)) faults.push(`${game} ${id}: tested in ${[...files].join(', ')}, but in no table`);
  faults.push(...holes(game, [...table.keys()]));
}

for (const fault of faults) console.error(fault);
console.log(`${rules} rules, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

/** Rule id → the files its row names. */
function rowsOf(text) {
  const rows = new Map();
  for (const line of text.split('\n')) {
    const cells = line.split('|').map(cell => cell.trim());
    const id = cells[1]?.replaceAll('`', '') ?? '';
    if (cells.length < 4 || !ID.test(id)) continue;
    if (rows.has(id)) faults.push(`${id} stands twice in its table`);
    rows.set(
      id,
      [...line.matchAll(/`([\w/.-]+\.(?:ts|tsx|json))`/g)].map(m => m[1]),
    );
  }
  return rows;
}

/** Rule id → the test files with a title that begins with it. */
function titlesIn(folder, rooms) {
  const found = new Map();
  const isTest = name => name.endsWith('.test.ts') || name.endsWith('.test.tsx');
  const files = rooms.flatMap(room =>
    readdirSync(join(folder, room))
      .filter(isTest)
      .map(name => `${room}/${name}`),
  );
  for (const file of files) {
    for (const match of readFileSync(join(folder, file), 'utf8').matchAll(TITLE)) {
      for (const id of match[2].split(/[ ,]+/)) found.set(id, (found.get(id) ?? new Set()).add(file));
    }
  }
  return found;
}

/** Numbers run from 1 without a hole within each family of rules. */
function holes(game, ids) {
  const families = new Map();
  for (const id of ids) {
    const [family, number] = id.split(/^\d/.test(id) ? '.' : '-');
    families.set(family, (families.get(family) ?? new Set()).add(Number.parseInt(number, 10)));
  }
  return [...families].flatMap(([family, numbers]) => {
    const last = Math.max(...numbers);
    return Array.from({ length: last }, (_, i) => i + 1)
      .filter(n => !numbers.has(n))
      .map(n => `${game} ${family}: number ${n} is missing from the table`);
  });
}
