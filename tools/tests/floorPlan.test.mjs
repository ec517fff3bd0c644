/** The house stands as CONTRIBUTING.md draws it, and its files are named for what a player would say. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

const ROOMS_OF_A_GAME = ['README.md', 'lid.ts', 'index.ts', 'state.ts', 'data', 'rules', 'bot.ts', 'board', 'words', 'tests'];
const NAMES_THAT_SAY_NOTHING = /^(utils?|helpers?|types|common|misc|managers?|shared|lib)\b/i;

const read = path => readFileSync(join(ROOT, path), 'utf8');
const foldersIn = path => readdirSync(join(ROOT, path)).filter(name => statSync(join(ROOT, path, name)).isDirectory());
const code = ['app', 'src', 'tools', 'e2e'].flatMap(folder => filesUnder(join(ROOT, folder))).map(file => relative(ROOT, file));

/** The rooms drawn in the plan: each line begins with a path that ends in a slash. */
function drawnRooms() {
  const [, plan] = /## Floor plan[\s\S]*?```\w*\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md'));
  return plan.split('\n').flatMap(line => /^([\w.-]+\/(?:[\w.-]+\/)*)\s/.exec(line)?.[1] ?? []);
}

test('every room of the floor plan stands', () => {
  const rooms = drawnRooms();
  assert.ok(rooms.length >= 10, `the plan draws only ${rooms.length} rooms`);
  assert.deepEqual(
    rooms.filter(room => !existsSync(join(ROOT, room))),
    [],
  );
});

test('every room that stands is in the floor plan', () => {
  const rooms = drawnRooms();
  assert.deepEqual(
    foldersIn('src').filter(name => !rooms.includes(`src/${name}/`)),
    [],
  );
});

/** These a game may get last, on its way onto the shelf. */
const ROOMS_OF_A_WHOLE_GAME = ['lid.ts', 'board'];

/** A box comes onto the shelf when it is whole; until then its README says so, and neither door knows it. */
const isNamedIn = (door, game, room) => new RegExp(`'(@/games|\\.)/${game}${room}'`).test(read(`src/games/${door}`));

for (const game of foldersIn('src/games')) {
  const onShelf = isNamedIn('index.ts', game, '(/index)?');

  test(`${game} has the rooms of a game`, () => {
    assert.deepEqual(
      ROOMS_OF_A_GAME.filter(room => onShelf || !ROOMS_OF_A_WHOLE_GAME.includes(room)).filter(
        room => !existsSync(join(ROOT, 'src/games', game, room)) && !existsSync(join(ROOT, 'src/games', game, room.replace('.ts', ''))),
      ),
      [],
    );
  });

  test(`${game} is on the shelf and has a board, or says that it is not there yet`, () => {
    assert.equal(isNamedIn('boards.ts', game, '/board(/\\w+)?'), onShelf);
    assert.equal(/\bnot on the shelf\b/.test(read(`src/games/${game}/README.md`)), !onShelf);
  });
}

test('no file has a name that says nothing', () => {
  assert.deepEqual(
    code.filter(file => NAMES_THAT_SAY_NOTHING.test(basename(file))),
    [],
  );
});

test('folders of games are named in kebab-case', () => {
  assert.deepEqual(
    foldersIn('src/games').filter(name => !/^[a-z]+(-[a-z]+)*$/.test(name)),
    [],
  );
});

test('the lock file names no registry', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved"/);
});

test('every version is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  assert.deepEqual(loose, []);
});
