/**
 * Who tells which story. `-c web.phone` tells them all. `-c web.tablet` tells what is laid out differently there or what a mouse does
 * otherwise than a finger: tables, and whatever lies on and beside them. What is the same on every screen is told by the phone alone,
 * and so are words twice as large, which are hardest on the smallest screen.
 * `-c web.both` has the two tell theirs in one run: two workers with a browser each, the longest stories first.
 * STORIES=deep has both tell everything: every theme and language on both, bots' matches from their first choice, long random fingers.
 */
const isDeep = process.env.STORIES === 'deep';
/** Lighthouse marks every screen, and takes its time with each. */
const isMarking = process.env.LIGHTHOUSE_REPORT !== undefined;

const ON_PHONES_ALONE = [
  'alone',
  'aroundTheTable',
  'changingHands',
  'everyScreenLarge',
  'files',
  'firstVisit',
  'history',
  'italiano',
  'newcomer',
  'outOfSight',
  'passAndPlay',
  'records',
  'rules',
  'sinceYourLastTurn',
  'trouble',
  'undo',
];

const story = {
  rootDir: `${__dirname}/..`,
  testMatch: ['<rootDir>/e2e/specs/**/*.e2e.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest/quickly.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/e2e/everyStory.ts'],
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  testEnvironment: '<rootDir>/e2e/environment.cjs',
};

const tablets = isDeep || isMarking ? story : { ...story, testPathIgnorePatterns: [`/specs/(${ON_PHONES_ALONE.join('|')})\\.e2e`] };

const run = {
  rootDir: `${__dirname}/..`,
  testTimeout: isMarking ? 1_200_000 : 120_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/e2e/longestFirst.cjs',
  // a story that broke down in the middle may leave a browser's connection behind; nobody should wait for it
  forceExit: true,
  reporters: ['detox/runners/jest/reporter'],
};

/** @type {Record<'any' | 'tablet' | 'both', import('jest').Config>} */
module.exports = {
  any: { ...run, ...story },
  tablet: { ...run, ...tablets },
  both: {
    ...run,
    projects: [
      { ...story, displayName: 'phone', testEnvironmentOptions: { device: 'phone' } },
      { ...tablets, displayName: 'tablet', testEnvironmentOptions: { device: 'tablet' } },
    ],
  },
};
