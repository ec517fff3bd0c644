// Two projects: rules and bots in bare Node, the app with React Native's preset against real SQL.
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
const quickly = '<rootDir>/tools/jest/quickly.cjs';
const ROOMS_IN_BARE_NODE = ['engine', 'games', 'bots'];

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
      preset: 'jest-expo',
      transform: { '^(?!.*/node_modules/).*\\.tsx?$': quickly },
      resolver: '<rootDir>/tools/jest/resolver.js',
      roots: ['<rootDir>/app', '<rootDir>/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/(engine|bots)/', '<rootDir>/src/games/(?!.*/board/)'],
      moduleNameMapper: {
        '^@/games/boards$': '<rootDir>/tools/jest/boards.ts',
        '^\\./lazyScreens$': '<rootDir>/tools/jest/lazyScreens.ts',
        ...alias,
        '^expo-sqlite$': '<rootDir>/tools/jest/expo-sqlite.ts',
      },
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
    },
  ],
};
