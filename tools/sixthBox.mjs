/**
 * node tools/sixthBox.mjs [--web] [--keep]
 *
 * The sixth box for real: a copy of the house gets a folder and the lines of CONTRIBUTING, nothing else, and is asked for its types, lint, import arrows,
 * rule ids and tests of the shelf; with --web it is exported, and a random finger and a keyboard play the box in a browser. (Jest alone, without a
 * copy: npm run unit -- tools/sixthBox.)
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getChromium } from './chromium.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** The lines, and the imports that go with them. */
const LINES = {
  'src/games/index.ts': [
    [/^import \{ medievalBattle \}.*$/m, line => `${line}\nimport { pebbles } from './pebbles';`],
    [/^export const shelf: readonly Game\[\] = \[/m, line => `${line}pebbles, `],
  ],
  'src/games/mechanisms.ts': [
    [/^import \{ mechanism as medievalBattle \}.*$/m, line => `${line}\nimport { mechanism as pebbles } from './pebbles/mechanism';`],
    [/^const mechanisms: readonly Mechanism\[\] = \[/m, line => `${line}pebbles, `],
  ],
  'src/games/boards.ts': [
    [/^import \{ lid as medievalBattle \}.*$/m, line => `${line}\nimport { lid as pebbles } from './pebbles/lid';`],
    [/^export const boxes.*$/m, line => `${line}\n  { lid: pebbles, bring: async () => (await import('./pebbles/board')).pebblesDrawn },`],
  ],
};

function copyOfTheHouse() {
  const house = mkdtempSync(join(tmpdir(), 'blazon-sixth-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(name => name !== '')) {
    try {
      cpSync(join(ROOT, file), join(house, file));
    } catch (error) {
      // Taken away, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    }
  }
  // A link would lead Metro out of the house it serves.
  const linked = spawnSync('cp', ['-al', join(ROOT, 'node_modules'), join(house, 'node_modules')]);
  if (linked.status !== 0) cpSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), { recursive: true });
  return house;
}

/** Nothing else: what the sixth box needs besides is a fault of the house. */
function addTheBox(house) {
  cpSync(join(ROOT, 'tools/sixthBox/pebbles'), join(house, 'src/games/pebbles'), { recursive: true });
  for (const [file, changes] of Object.entries(LINES)) {
    const before = readFileSync(join(house, file), 'utf8');
    const after = changes.reduce((text, [where, how]) => {
      if (!where.test(text)) throw new Error(`${file}: ${where} is not there`);
      return text.replace(where, how);
    }, before);
    writeFileSync(join(house, file), after);
  }
}

const bin = (house, name, file) => join(house, 'node_modules', name, file);
const SHELF_TESTS = 'games/(shelf|grammar|pebbles)|bots/tests/(shelf|sense)|match/tests/(shelf|findRulePosition)|context/shelfSigns';

const CHECKS = {
  types: house => [bin(house, 'typescript', 'bin/tsc'), '--noEmit'],
  lint: house => [bin(house, 'eslint', 'bin/eslint.js'), 'src/games/pebbles', 'src/games/index.ts', '--max-warnings', '0'],
  'import arrows': house => [bin(house, 'dependency-cruiser', 'bin/dependency-cruise.mjs'), 'app', 'src'],
  'rule ids': house => [join(house, 'tools/ruleIds.mjs')],
  'tests of the shelf': house => [
    bin(house, 'jest', 'bin/jest.js'),
    ...[
      '--selectProjects',
      'engine',
      'app',
      '--maxWorkers',
      '1',
      '--testNamePattern',
      'pebbles|every box',
      '--testPathPattern',
      SHELF_TESTS,
    ],
  ],
};
const IN_A_BROWSER = {
  'web export': house => [join(house, 'tools/export.mjs')],
  'any finger': house => [
    bin(house, 'detox', 'local-cli/cli.js'),
    ...['test', '-c', 'web.phone', 'e2e/specs/anyFinger.e2e.ts', '--', '--testNamePattern', 'pebbles'],
  ],
};

const { web, keep } = parseArgs({
  options: { web: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
}).values;
setUp();
const house = copyOfTheHouse();
addTheBox(house);
let failed = 0;
for (const [name, command] of Object.entries({ ...CHECKS, ...(web ? IN_A_BROWSER : {}) })) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(house), {
    cwd: house,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: '1',
      CHROMIUM_PATH: getChromium() ?? '',
      PATH: `${join(house, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  if (status === 0) continue;
  failed++;
  console.log(stdout, stderr);
}
if (keep) console.log(house);
else rmSync(house, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
