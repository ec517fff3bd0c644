const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const globals = require('globals');

/** Rooms that run in bare Node and must give the same match on every engine: rules, data, states and thinking. */
const PURE = ['src/engine/**/*.ts', 'src/games/**/*.ts', 'src/bots/**/*.ts'];
const DRAWN = ['src/games/boards.ts', 'src/games/*/board/**'];
const TESTS = ['**/tests/**', '**/testing/**', '**/*.test.{ts,tsx}', 'tools/jest/**', 'e2e/**'];

const ELSEWHERE = 'Not there on every engine, and nothing that a rule needs.';
const NO_NETWORK = 'The app asks no network: everything it needs is in it.';
const SEED = 'The seed in the state is the only chance there is (engine/dice.ts).';
const CLOCK = 'Rules know no clock; time belongs to match and archive.';
const LAST_BIT = 'Its last bits differ between engines: integers and small tables instead.';

const HOUSE_SYNTAX = [
  { selector: 'TSEnumDeclaration', message: "An 'as const' list and its union instead." },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  {
    selector: 'ConditionalExpression > ConditionalExpression > ConditionalExpression',
    message: 'Three conditions in one expression are read by nobody: a function with returns, or a table.',
  },
  {
    selector: "JSXAttribute[name.name='testID'][value.value=/^button:/]",
    message: 'button: is how a game names its choices; what stands around a board begins with table:, sheet: or page:.',
  },
];
const RULES_SYNTAX = [...HOUSE_SYNTAX, { selector: ':function[async=true]', message: 'A rule waits for nobody: push a question.' }];
const named = (names, message) => names.map(name => ({ name, message }));
const ofMath = (properties, message) => properties.map(property => ({ object: 'Math', property, message }));

module.exports = defineConfig([
  { ignores: ['**/node_modules/**', 'dist/**', 'dist-*/**', 'android/**', 'ios/**', 'artifacts/**', 'coverage/**', '.expo/**'] },
  expo,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...HOUSE_SYNTAX],
      eqeqeq: 'error',
      // two things done in one expression are read as one; a for may count two
      'no-sequences': ['error', { allowInParentheses: false }],
      'prefer-const': 'error',
      // tsc says the same, sooner
      'import/named': 'off',
      'import/namespace': 'off',
      'import/default': 'off',
      // Reanimated's shared values are written by assignment, in worklets as in handlers
      'react-hooks/immutability': 'off',
      // 'two days ago' asks the clock while drawing, and nothing here is compiled to remember what it drew
      'react-hooks/purity': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      'no-restricted-globals': ['error', ...named(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], NO_NETWORK)],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: PURE,
    ignores: [...DRAWN, ...TESTS],
    rules: {
      // there are no components here, but a player may use a worker: useWorkers()
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-*', 'react/*', 'react-native/*', 'expo', 'expo-*', '@react-navigation/*', 'node:*'],
              message: 'This room runs without the app and without Node.',
            },
            {
              group: ['@/app/*', '@/archive/*', '@/design/*', '@/device/*', '@/match/*', '@/pieces/*', '@/table/*', '**/board/**'],
              message: 'This room sees the engine only (CONTRIBUTING.md, import arrows).',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...named(['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'], CLOCK),
        ...named(['requestAnimationFrame', 'requestIdleCallback'], CLOCK),
        ...named(['window', 'document', 'navigator', 'localStorage', 'fetch', 'process', 'console', 'crypto'], ELSEWHERE),
        ...named(['Intl', 'structuredClone'], ELSEWHERE),
      ],
      'no-restricted-properties': [
        'error',
        ...ofMath(['random'], SEED),
        ...ofMath(['exp', 'log', 'log2', 'log10', 'pow', 'sin', 'cos', 'tan', 'atan2', 'cbrt', 'hypot'], LAST_BIT),
        { property: 'localeCompare', message: 'Its order differs between devices.' },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts', 'src/games/**/*.ts'],
    ignores: [...DRAWN, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...RULES_SYNTAX] },
  },
  {
    files: ['src/**/data/**', 'src/**/words/**', ...TESTS],
    rules: { 'max-lines': 'off' },
  },
  {
    files: TESTS,
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['tools/**', '*.js', '.*.js', '.*.cjs', 'e2e/**/*.{js,cjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['tools/pwa/**'], languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
]);
