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

/** Pages that a newcomer follows: what they name must be there. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/requirements.md', 'docs/accessibility.md'];

for (const page of PAGES) {
  test(`every file that ${page} names is there`, () => {
    const named = [...read(page).matchAll(/`((?:src|app|tools|e2e|docs|assets|modules)\/[\w./-]+)`/g)].map(([, path]) => path);
    assert.ok(named.length > 0, `${page} names no file at all`);
    assert.deepEqual(
      named.filter(path => !existsSync(join(ROOT, path))),
      [],
    );
  });
}

test('CONTRIBUTING.md names every command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read('CONTRIBUTING.md').matchAll(/`npm (?:run )?(\w+)/g)].map(([, name]) => name);
  const known = [...Object.keys(scripts), 'ci'];
  assert.deepEqual([Object.keys(scripts).filter(name => !named.includes(name)), named.filter(name => !known.includes(name))], [[], []]);
});

test('the glossary has at least twenty words, each told once', () => {
  const [, glossary] = /## Words of the house\n([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md'));
  const words = glossary
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| word'))
    .flatMap(line => line.split('|')[1].split(','))
    .map(word => word.trim());
  assert.ok(words.length >= 20);
  assert.equal(new Set(words).size, words.length);
});
