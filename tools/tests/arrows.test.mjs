/** A forbidden import is really caught: every rule of the import arrows is broken once in a house of cardboard. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../setUp.mjs';

/** From a file, to what, and the rule that forbids it. */
const FORBIDDEN = [
  ['src/engine/peeks.ts', '@/match/match', 'engine-sees'],
  ['src/bots/draws.ts', '@/design/tokens', 'bots-sees'],
  ['src/archive/plays.ts', '@/match/match', 'archive-sees'],
  ['src/match/draws.ts', '@/table/layout/Table', 'match-sees'],
  ['src/match/opensABox.ts', '@/games/chess/index', 'match-sees'],
  ['src/learn/draws.ts', '@/table/layout/Table', 'learn-sees'],
  ['src/table/teaches.ts', '@/learn/run', 'table-sees'],
  ['src/table/opensABoard.ts', '@/games/chess/board/Board', 'table-sees'],
  ['src/table/opensAScreen.ts', '../../app/Home', 'table-sees'],
  ['src/table/kit/furnishes.ts', '@/table/furniture/Seats', 'table-kit-sees'],
  ['src/table/finger/talks.ts', '@/table/furniture/Seats', 'table-finger-sees'],
  ['src/table/furniture/lays.ts', '@/table/layout/Table', 'table-furniture-sees'],
  ['src/table/layout/strays.ts', '@/table/tests/laidTable', 'table-layout-sees'],
  ['src/pieces/sits.ts', '@/table/layout/Table', 'pieces-sees'],
  ['src/design/draws.ts', '@/pieces/Die', 'design-sees'],
  ['src/device/plays.ts', '@/match/match', 'device-sees'],
  ['src/words/draws.ts', '@/pieces/Die', 'words-sees'],
  ['src/games/chess/rules/thinks.ts', '@/bots/think', 'game-rules-see-the-engine'],
  ['src/games/chess/bot/thinks.ts', '@/bots/think', 'game-bots-see-the-net'],
  ['src/games/chess/words/draws.ts', '@/pieces/Die', 'game-words-see-words'],
  ['src/games/chess/board/plays.ts', '@/match/match', 'boards-are-drawn-not-ruled'],
  ['src/games/chess/board/sits.ts', '@/table/furniture/Seats', 'boards-are-drawn-not-ruled'],
  ['src/games/chess/rules/draws.ts', '../board/Board', 'rules-do-not-see-boards'],
  ['src/games/chess/rules/talks.ts', '../words/en', 'rules-do-not-see-words'],
  ['src/games/chess/tests/visits.test.ts', '../../go/index', 'games-never-meet'],
  ['src/games/boards.ts', './chess/rules/move', 'one-door-per-game'],
  ['src/games/boards.ts', './chess/rules/move', 'boxes-stay-closed'],
  ['src/games/chess/lid.ts', './rules/move', 'lids-are-light'],
  ['src/match/shelves.ts', '@/games/index', 'home-waits-for-no-game'],
  ['src/games/chess/mechanism.ts', './lessons', 'bots-need-no-words'],
  ['app/opensABox.ts', '@/games/chess/index', 'app-uses-the-doors'],
  ['src/games/chess/rules/renders.ts', 'react', 'pure-rooms-take-no-library'],
  ['src/table/reads.ts', 'node:fs', 'no-node-in-the-app'],
  ['src/table/rehearses.ts', '@/engine/testing/matches', 'tests-stay-in-tests'],
  ['src/table/checks.ts', 'fast-check', 'no-development-libraries'],
  ['src/engine/itself.ts', './itself', 'no-cycles'],
  ['src/engine/nowhere.ts', './isNotThere', 'no-unknown-file'],
];

const ALLOWED = [
  ['app/home.ts', '@/table/layout/Table'],
  ['app/draws.ts', '@/games/boards'],
  ['src/table/sits.ts', '@/match/match'],
  ['src/match/thinks.ts', '@/bots/think'],
  ['src/learn/thinks.ts', '@/bots/think'],
  ['src/learn/sits.ts', '@/match/match'],
  ['src/match/thinking/bot.worker.ts', '@/games/mechanisms'],
  ['src/games/mechanisms.ts', './chess/mechanism'],
  ['src/games/index.ts', './chess/index'],
  ['src/games/chess/bot/weighs.ts', '@/bots/net'],
  ['src/games/chess/board/places.ts', '@/table/kit/Spot'],
  ['src/table/layout/stands.ts', '@/table/furniture/Seats'],
  ['src/table/furniture/points.ts', '@/table/finger/finger'],
  ['src/games/chess/board/throws.ts', '@/pieces/Die'],
  ['src/games/chess/words/says.ts', '@/words/en'],
  ['src/games/chess/tests/plays.test.ts', '@/engine/testing/matches'],
  ['src/engine/dice.test.ts', 'fast-check'],
];

const NEEDED = [
  'app/Home.ts',
  'src/archive/archive.ts',
  'src/bots/net.ts',
  'src/bots/think.ts',
  'src/design/tokens.ts',
  'src/engine/contract.ts',
  'src/engine/testing/matches.ts',
  'src/games/chess/board/Board.ts',
  'src/games/chess/index.ts',
  'src/games/chess/lessons.ts',
  'src/games/chess/mechanism.ts',
  'src/games/chess/rules/move.ts',
  'src/games/chess/words/en.ts',
  'src/games/go/index.ts',
  'src/games/mechanisms.ts',
  'src/learn/run.ts',
  'src/match/match.ts',
  'src/pieces/Die.ts',
  'src/table/finger/finger.ts',
  'src/table/furniture/Seats.ts',
  'src/table/kit/Spot.ts',
  'src/table/layout/Table.ts',
  'src/table/tests/laidTable.ts',
  'src/words/en.ts',
];

const require = createRequire(import.meta.url);
let house;
let violations;

function put(path, text) {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

before(() => {
  house = mkdtempSync(join(tmpdir(), 'blazon-arrows-'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) copyFileSync(join(ROOT, file), join(house, file));
  for (const path of NEEDED) put(path, 'export {};\n');
  for (const [path, to] of [...FORBIDDEN, ...ALLOWED]) put(path, `import '${to}';\n`);
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, 'app', 'src', '--output-type', 'json'], {
    cwd: house,
    encoding: 'utf8',
  });
  assert.notEqual(stdout, '', stderr);
  violations = JSON.parse(stdout).summary.violations;
});

after(() => rmSync(house, { recursive: true, force: true }));

for (const [path, to, rule] of FORBIDDEN) {
  test(`${rule}: ${path} must not import ${to}`, () => {
    const found = violations.filter(each => each.from === path).map(each => each.rule.name);
    assert.ok(found.includes(rule), `caught by ${found.join(', ') || 'nothing'}`);
  });
}

for (const [path, to] of ALLOWED) {
  test(`${path} may import ${to}`, () => {
    assert.deepEqual(
      violations.filter(each => each.from === path).map(each => each.rule.name),
      [],
    );
  });
}

test('every rule of the import arrows is broken once above', () => {
  const rules = require('../../.dependency-cruiser.cjs').forbidden.map(rule => rule.name);
  assert.deepEqual(
    rules.filter(name => !FORBIDDEN.some(([, , rule]) => rule === name)),
    [],
  );
});
