// Rules and bots in bare Node; the app with React Native's preset against real SQL; and what takes its games from the shelf once more, with a sixth box on it.
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
const quickly = '<rootDir>/tools/jest/quickly.cjs';
/** Tests that take their games from the shelf and name none: they are run once more with a sixth box on it (tools/sixthBox). */
const OVER_THE_SHELF = [
  'src/games/grammar',
  'src/bots/tests/{shelf,sense}',
  'src/match/tests/{shelf,findRulePosition}',
  'src/table/tests/{taps,undoLabel}',
  'src/words/tests/voice',
];
const SIXTH_SHELF = '<rootDir>/tools/sixthBox/shelf.ts';

const ROOMS_IN_BARE_NODE = ['engine', 'games', 'bots'];

const ON_A_PHONE = {
  preset: 'jest-expo',
  resolver: '<rootDir>/tools/jest/resolver.js',
  transform: { '^(?!.*/node_modules/).*\\.tsx?$': quickly },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
};
const STAND_INS = { '^expo-sqlite$': '<rootDir>/tools/jest/expo-sqlite.ts' };

/** @type {import('jest').Config} */
module.exports = {
  // No test measures time: whole matches may take as long as a busy computer needs.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tools/jest/longestFirst.js',
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      roots: ROOMS_IN_BARE_NODE.map(room => `<rootDir>/src/${room}`),
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/board/'],
      transform: { '\\.ts$': quickly },
      moduleNameMapper: alias,
    },
    {
      displayName: 'app',
      ...ON_A_PHONE,
      roots: ['<rootDir>/app', '<rootDir>/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/(engine|bots)/', '<rootDir>/src/games/(?!.*/board/)'],
      moduleNameMapper: {
        '^@/games/boards$': '<rootDir>/tools/jest/boards.ts',
        ...alias,
        ...STAND_INS,
      },
    },
    {
      displayName: 'sixthBox',
      ...ON_A_PHONE,
      roots: ['<rootDir>/app', '<rootDir>/src', '<rootDir>/tools/sixthBox'],
      testMatch: ['<rootDir>/tools/sixthBox/**/*.test.{ts,tsx}', ...OVER_THE_SHELF.map(path => `<rootDir>/${path}.test.ts`)],
      moduleNameMapper: {
        '^@/games/(index|mechanisms|boards)$': SIXTH_SHELF,
        '^@/games/pebbles/(.*)$': '<rootDir>/tools/sixthBox/pebbles/$1',
        ...alias,
        ...STAND_INS,
      },
    },
  ],
};
