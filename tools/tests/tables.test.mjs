/**
 * What is printed stands in tables with names, and whatever reads them misses a row that is not there: each table gets a newcomer, and the types of the
 * house are looked at as if it were so. A monastery without rule, card or weight does not compile.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../setUp.mjs';

/** By game: a list, what is added to it, and the files that then lack something. */
const NEWCOMERS = [
  {
    what: 'a monastery of Burgundy',
    list: 'burgundy/data/monasteries.ts',
    after: '  perWhiteCastle: 29,\n} as const;',
    added: '  perWhiteCastle: 29,\n  newcomer: 30,\n} as const;',
    missedIn: ['data/monasteries.ts', 'words/en/cards.ts', 'words/it/cards.ts', 'bot/weights.ts', 'tests/monasteries.test.ts'],
  },
  {
    what: 'a shield of Burgundy',
    list: 'burgundy/data/shields.ts',
    after: '  pioneers: 18,\n',
    added: '  pioneers: 18,\n  newcomer: 19,\n',
    missedIn: ['data/shields.ts', 'words/en/shields.ts', 'words/it/shields.ts', 'bot/shields.ts'],
  },
  {
    what: 'a favour of Tadmor',
    list: 'tadmor/data/missions.ts',
    after: "  'offBoardTile',\n] as const;",
    added: "  'offBoardTile',\n  'newcomer',\n] as const;",
    missedIn: ['data/missions.ts', 'words/en/cards.ts', 'words/it/cards.ts'],
  },
  {
    what: 'an improvement of Tadmor that bends a rule',
    list: 'tadmor/data/tiles.ts',
    after: '  taxExemption: 46,\n',
    added: '  taxExemption: 46,\n  newcomer: 49,\n',
    missedIn: ['words/en/cards.ts', 'words/it/cards.ts', 'board/looks.ts'],
  },
  {
    what: 'a law of Warrior Knights',
    list: 'warrior-knights/data/agendas.ts',
    after: "  'lawOfRansom',\n",
    added: "  'lawOfRansom',\n  'newcomer',\n",
    missedIn: ['words/en/cards.ts', 'words/it/cards.ts'],
  },
  {
    what: 'an Event of Warrior Knights',
    list: 'warrior-knights/data/events.ts',
    after: '  disgrace: 1,\n',
    added: '  disgrace: 1,\n  newcomer: 1,\n',
    missedIn: ['words/en/cards.ts', 'words/it/cards.ts'],
  },
  {
    what: 'a kind of piece of Warriors & Traders',
    list: 'warriors-traders/data/names.ts',
    after: "'fort', 'barbarian'] as const;",
    added: "'fort', 'barbarian', 'newcomer'] as const;",
    missedIn: ['words/en/names.ts', 'words/it/names.ts'],
  },
  {
    what: 'a unit of Medieval Battle',
    list: 'medieval-battle/data/units.ts',
    after: "  'longbowmen',\n] as const;",
    added: "  'longbowmen',\n  'newcomer',\n] as const;",
    missedIn: ['data/units.ts', 'words/en/names.ts', 'words/it/names.ts'],
  },
];

const inGames = path => join(ROOT, 'src/games', path);
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const host = ts.createCompilerHost({ ...options, noEmit: true });
const read = host.readFile;
host.readFile = file => {
  const text = read(file);
  return NEWCOMERS.filter(({ list }) => file === inGames(list)).reduce((all, { what, after, added }) => {
    assert.ok(all.includes(after), `${what}: its list has another end`);
    return all.replace(after, added);
  }, text);
};
const program = ts.createProgram(fileNames, { ...options, noEmit: true, skipLibCheck: true }, host);

for (const { what, list, missedIn } of NEWCOMERS)
  test(`${what} is missed wherever it lacks something`, () => {
    const game = list.split('/')[0];
    const silent = missedIn.filter(file => {
      const source = program.getSourceFile(inGames(`${game}/${file}`));
      assert.ok(source !== undefined, `${file} has another name`);
      return program.getSemanticDiagnostics(source).length === 0;
    });
    assert.deepEqual(silent, []);
  });
