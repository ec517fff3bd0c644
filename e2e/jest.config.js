const bareNode = [
  'babel-jest',
  { configFile: false, babelrc: false, presets: ['@babel/preset-typescript'], plugins: ['@babel/plugin-transform-modules-commonjs'] },
];

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/specs/**/*.e2e.ts'],
  transform: { '\\.ts$': bareNode },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/e2e/everyStory.ts'],
  // Lighthouse, when it is asked for its marks, takes its time with every screen that a story looks at.
  testTimeout: process.env.LIGHTHOUSE_REPORT === undefined ? 120_000 : 1_200_000,
  maxWorkers: 2,
  // a story that broke down in the middle may leave a browser's connection behind; nobody should wait for it
  forceExit: true,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
};
