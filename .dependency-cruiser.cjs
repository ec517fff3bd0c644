/**
 * Who may import whom: a room sees only rooms to its right.
 *
 *   app → table → match → { bots, archive } → engine        app → games/boards        match/thinking/bot.worker → games/mechanisms
 *   app, table → device        app → learn → { match, bots } → engine
 *   inside table: layout → furniture → finger → kit, and boards see the kit alone
 *   games/<g>/{rules,data,state,bot} → engine        games/<g>/words → engine, words
 *   games/<g>/board, table → pieces → design         words ← anyone        games never see each other
 *
 * tools/tests/arrows.test.mjs plants a forbidden import for every rule and expects it to be caught.
 */

/** Inside a game: the rooms that draw, and all the others. */
const BOARD = '^src/games/[^/]+/board/';
const TEST = '(/tests/|/testing/|\\.test\\.tsx?$)';

/** A room and the paths it may import besides itself. Its tests may take more: see `tests`. */
const ROOMS = {
  engine: [],
  bots: ['^src/engine/'],
  archive: ['^src/engine/', '^src/bots/levels\\.ts$'],
  match: ['^src/(engine|bots|archive)/', '^src/games/mechanisms\\.ts$'],
  learn: ['^src/(match|bots|engine)/'],
  table: ['^src/(match|bots|archive|engine|pieces|design|device|words)/'],
  pieces: ['^src/(design|words)/'],
  design: [],
  device: [],
  words: ['^src/(engine|bots)/', '^src/match/matchView\\.ts$'],
};

/** The rooms of the table, and those of them that each may import. */
const ROOMS_OF_THE_TABLE = { kit: [], finger: ['kit'], furniture: ['kit', 'finger'], layout: ['kit', 'finger', 'furniture'] };

const roomOfTheTableSees = ([room, seen]) => ({
  name: `table-${room}-sees`,
  comment: `src/table/${room} sees ${seen.length === 0 ? 'no other room of the table' : `of the table only ${seen.join(', ')}`}.`,
  severity: 'error',
  from: { path: `^src/table/${room}/`, pathNot: TEST },
  to: { path: '^src/table/', pathNot: [room, ...seen].map(each => `^src/table/${each}/`) },
});

const roomSees = ([room, seen]) => ({
  name: `${room}-sees`,
  comment: `src/${room} sees ${seen.length === 0 ? 'no other room' : `only ${seen.join(', ')}`}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TEST },
  to: { path: '^(src|app|tools|e2e)/', pathNot: [`^src/${room}/`, ...seen] },
});

module.exports = {
  forbidden: [
    ...Object.entries(ROOMS).map(roomSees),
    ...Object.entries(ROOMS_OF_THE_TABLE).map(roomOfTheTableSees),
    {
      name: 'game-rules-see-the-engine',
      comment: 'Rules, data and state of a game see their own game and the engine; its words also the common words.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: [TEST, BOARD, '^src/games/[^/]+/(words|bot)/'] },
      to: { path: '^(src|app|tools|e2e)/', pathNot: ['^src/engine/', '^src/games/$1/'] },
    },
    {
      name: 'game-bots-see-the-net',
      comment: 'The bot of a game sees its own game, the engine, and of the bots only the net, which knows nobody.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/bot/', pathNot: TEST },
      to: { path: '^(src|app|tools|e2e)/', pathNot: ['^src/engine/', '^src/bots/net\\.ts$', '^src/games/$1/'] },
    },
    {
      name: 'game-words-see-words',
      comment: 'Words of a game see their own game, the engine and the common words.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/words/' },
      to: { path: '^(src|app|tools|e2e)/', pathNot: ['^src/(engine|words)/', '^src/games/$1/'] },
    },
    {
      name: 'boards-are-drawn-not-ruled',
      comment: 'A board sees its own game, pieces, design, words and the kit of the table; never a match, nor the furniture around it.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/board/', pathNot: TEST },
      to: {
        path: '^(src|app|tools|e2e)/',
        pathNot: ['^src/(engine|pieces|design|words)/', '^src/table/kit/', '^src/games/$1/', '^src/match/matchView\\.ts$'],
      },
    },
    {
      name: 'rules-do-not-see-boards',
      comment: 'Inside a game only the drawn door (games/boards.ts) and tests open board/.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: [TEST, BOARD] },
      to: { path: BOARD },
    },
    {
      name: 'rules-do-not-see-words',
      comment: 'Rules tell ids and numbers; only the box (index.ts) and the board meet the sentences.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(rules|data|state|bot|mechanism)', pathNot: TEST },
      to: { path: '/words/' },
    },
    {
      name: 'games-never-meet',
      comment: 'No game sees another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'one-door-per-game',
      comment:
        'From outside a game is met through games/index.ts, without words through games/mechanisms.ts, or drawn through games/boards.ts; these open only its box, its mechanism and its board.',
      severity: 'error',
      from: { path: '^src/games/(index|boards|mechanisms)\\.ts$' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/(index\\.ts|mechanism\\.ts|lid\\.ts|board/[^/]+\\.tsx?)$' },
    },
    {
      name: 'boxes-stay-closed',
      comment: 'games/boards.ts reads the lids; a whole box is brought by import(), or Home would wait for every game.',
      severity: 'error',
      from: { path: '^src/games/boards\\.ts$' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/lid\\.ts$', dynamic: false },
    },
    {
      name: 'lids-are-light',
      comment: 'A lid comes before Home: it needs nothing but the contract.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/lid\\.ts$' },
      to: { path: '.', pathNot: '^src/engine/contract\\.ts$' },
    },
    {
      name: 'home-waits-for-no-game',
      comment:
        'games/index.ts opens every box, games/mechanisms.ts all that is played: the thinking room has a script of its own, and tests may want both.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: [TEST, '^src/match/thinking/bot\\.worker\\.ts$'] },
      to: { path: '^src/games/(index|mechanisms)\\.ts$' },
    },
    {
      name: 'bots-need-no-words',
      comment: 'The thinking room loads the mechanisms of all games, and reads no sentence: words are half of a box.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/mechanism\\.ts$' },
      to: { path: '/words/|^src/games/index\\.ts$|/(lessons|scenes)\\.ts$', reachable: true },
    },
    {
      name: 'app-uses-the-doors',
      comment: 'Screens open no game by its inside. Tests lay the boards on the table at once: jest has no import().',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/testing/' },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'pure-rooms-take-no-library',
      comment: 'Engine, games without their boards, and bots run in bare Node and on every JavaScript engine alike.',
      severity: 'error',
      from: { path: '^src/(engine|bots|games)/', pathNot: [TEST, BOARD, '^src/games/boards\\.ts$'] },
      to: { path: 'node_modules/' },
    },
    {
      name: 'no-node-in-the-app',
      comment: "Nothing that runs on a phone may use Node's own modules.",
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-in-tests',
      comment: 'What only tests need is imported by tests only.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-development-libraries',
      comment: 'What players run is made of dependencies, not of development tools.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-cycles', comment: 'No file needs itself.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unknown-file',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: { path: '^(app|src)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
