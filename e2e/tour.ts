/** Round the house: every page, both tables in all their states, every sheet. `look` is called wherever there is something new to see. */
import { by, device, waitFor } from 'detox';
import { bringIntoSight, isWeb, offeredSpots } from './beyondDetox';
import { shelf } from '@/games/index';
import { TINCTURES, type Player } from '@/match/matchView';
import { fileOf, NAMES, played } from '@/match/testing/played';
import { watchToTheEnd } from './matches';
import {
  asksAgain,
  hurryBots,
  isThere,
  layTable,
  onField,
  openCurtain,
  openFile,
  reach,
  seen,
  sitDown,
  spot,
  tap as tapInSight,
  tapSealed,
  until,
} from './table';

export type Look = (where: string) => Promise<void>;

const PATIENCE = 20_000;

const MOST_SCROLLS = 12;
const STEP = 100;
/** While bots think. */
const MOST_LOOKS = 20;

/** Where words are large one scrolls: to what lies above or below. */
export async function bring(id: string, within: string): Promise<void> {
  if (await bringIntoSight(id, { within, step: STEP, must: false })) return;
  if (await isThere(id)) return;
  try {
    await spot(within).scrollTo('top');
  } catch {
    return; // Nothing scrolls there.
  }
  for (let i = 0; i < MOST_SCROLLS && !(await isThere(id)); i++) await spot(within).scroll(STEP, 'down');
}

export async function tap(id: string, within = 'table:scroll'): Promise<void> {
  await bring(id, within);
  await tapInSight(id);
}

/** Back to Home, however far down the menu the words push its last line. */
export async function leave(): Promise<void> {
  await tap('table:menu');
  await tap('menu:leave', 'sheet:menu');
  await seen('home');
}

async function onTheField(id: string): Promise<void> {
  if (await isThere('table:scroll')) {
    await bring('viewport:whole', 'table:scroll');
    if (await isThere('viewport:whole')) await tapInSight('viewport:whole');
    await bring(id, 'table:scroll');
  }
  await onField(id);
}

const PAGES = [
  { from: 'home:rules', page: 'rules' },
  { from: 'home:history', page: 'history' },
  { from: 'home:records', page: 'records' },
  { from: 'home:settings', page: 'settings' },
  ...shelf.map(({ id }) => ({ from: `box:${id}`, page: 'newMatch' })),
];

/** The chapter that is opened; of a game that is not here its first one with a board. */
const READ: Readonly<Record<string, string>> = {
  burgundy: 'take',
  'medieval-battle': 'army',
  tadmor: 'placing',
  'warriors-traders': 'marching',
  'warrior-knights': 'moving',
};

/** The board comes when one comes near, once its position has been looked for: who was past it by then comes again from the top. */
async function comeToBoard(chapter: string): Promise<void> {
  const scrolling = (): Promise<void> =>
    waitFor(spot(`live:${chapter}`))
      .toExist()
      .whileElement(by.id('page:scroll'))
      .scroll(160, 'down');
  try {
    await scrolling();
  } catch {
    await spot('page:scroll').scrollTo('top');
    await scrolling();
  }
}

export async function tourOfPages(look: Look): Promise<void> {
  await look('Home');
  for (const { from, page } of PAGES) {
    await reach(from);
    await seen(page);
    await look(from);
    await tap('page:back');
    await seen('home');
  }
  await reach('home:rules');
  for (const { id: game, scenes } of shelf) {
    const chapter = READ[game] ?? Object.keys(scenes?.of ?? {})[0];
    await reach(`rules:${game}`);
    await seen(`rules:book:${game}`);
    await bring('rules:search', 'page:scroll');
    await spot('rules:search').replaceText('ca');
    await look(`what is found in the rules of ${game}`);
    await bring('rules:search', 'page:scroll');
    await spot('rules:search').replaceText('');
    if (chapter !== undefined) {
      await reach(`chapter:${chapter}`);
      await comeToBoard(chapter);
      await look(`a chapter of ${game} with its board`);
    }
    await tap('page:back');
  }
  await tap('page:back');
  await reach('home:settings');
  await reach('setting:erase');
  await look('erase all');
  await tap('sheet:close');
  await tap('page:back');
}

export async function lessonsAway(look: Look): Promise<void> {
  await bring('lesson:skip', 'table:scroll');
  if (!(await isThere('lesson:skip'))) return;
  await look('a lesson');
  await tap('lesson:skip');
}

/** Two people choose their duchies and castles; then the sheets and states of a turn. */
export async function tourOfBurgundy(look: Look): Promise<void> {
  await layTable({ game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'freeChoice' }, seed: 3, first: 0 });
  await lessonsAway(look);
  await look('duchies to choose');
  await tap('duchy:1');
  await tapSealed('hex:1', tap);
  await tap('duchy:1');
  await tap('hex:18');
  await look('a choice that seals');
  await tap('hex:18');
  await lessonsAway(look);
  await look('a turn');
  await tap('hex:30');
  await look('why not');
  await tap('die:0');
  await look('a die in hand');
  await tap('table:letGo');
  await tap('table:menu');
  await look('the menu');
  await tap('menu:choices');
  await look('all choices');
  await tap('sheet:close');
  await tap('table:menu');
  await tap('menu:reads', 'sheet:menu');
  await look('the table in words');
  await tap('sheet:close');
  if (await isThere('chronicle')) {
    await tap('chronicle');
    await look('the chronicle');
    await tap('sheet:close');
  }
  await bring('die:1', 'table:scroll');
  await spot('die:1').longPress();
  await look('a rule card');
  await tap('sheet:close');
  await tap('seat:1');
  await look('the board of another');
  await tap('seat:1');
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers']) await tap(at);
  await look('the end of a turn');
  await leave();
  await look('Home with matches');
  await tap('more:newest', 'page:scroll');
  await look('what can be done with a match');
  await tap('sheet:close');
}

/** Four around the table, the others being bots: what they have done is shown again. */
export async function tourOfFour(look: Look): Promise<void> {
  await reach('box:burgundy');
  await seen('newMatch');
  await sitDown(4);
  for (const [seat, who] of ['human', 'squire', 'squire', 'squire'].entries()) await reach(`setup:plays:${seat}:${who}`);
  await reach('setup:options');
  await reach('option:duchySetup:same1');
  await reach('setup:first:0');
  await look('four seats');
  await tap('setup:begin');
  await seen('table');
  await look('a table of four');
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers', 'button:endTurn']) await tap(at);
  if (await isThere('button:endTurn')) await tap('button:endTurn');
  for (let i = 0; i < MOST_LOOKS && !(await isThere('table:since')); i++) await bring('table:since', 'table:scroll');
  await tap('table:since');
  await look('since the last turn');
  await tap('since:skip');
}

/** People at the first two seats, the others by turns a level. */
const LEVELS = ['squire', 'knight', 'baron', 'sovereign'] as const;
export const seated = (seats: number, people = 2): readonly Player[] =>
  TINCTURES.slice(0, seats).map((tincture, seat) => ({
    name: NAMES[seat] ?? '',
    tincture,
    plays: seat < people ? 'human' : (LEVELS[seat % LEVELS.length] ?? 'squire'),
  }));

/** The game on the shelf with the most seats: all furniture must hold them. */
const FULLEST = shelf.reduce((most, game) => (game.seats.most > most.seats.most ? game : most));

/** Everybody sits down, two of them people; then a match of so many that was played elsewhere. */
export async function tourOfAFullTable(look: Look): Promise<void> {
  const { id, seats } = FULLEST;
  await reach(`box:${id}`);
  await seen('newMatch');
  await sitDown(seats.most);
  for (const [seat, { plays }] of seated(seats.most).entries()) await reach(`setup:plays:${seat}:${plays}`);
  await reach('setup:tincture:0');
  await reach('setup:options');
  await reach('setup:first:0');
  await look(`${seats.most} seats to fill`);
  await tap('setup:begin');
  await seen('table');
  if (await isThere('curtain:open')) {
    await look('the curtain of a full table');
    await openCurtain();
  }
  await lessonsAway(look);
  await look('a full table');
  const last = `seat:${seats.most - 1}`;
  await bring(last, 'table:scroll');
  await tap(last, 'seats:scroll');
  await look('the board of the last seat');
  await tap(last, 'seats:scroll');
  await leave();
  if (!isWeb()) return;
  await openFile(fileOf(played({ id: 'full', game: id, players: seated(seats.most), seed: 5 })));
  await tap('page:back');
  await reach('home:history');
  await look('a history of many names');
  await reach('history:full');
  await filmLaid();
  await bring('end:winner', 'page:scroll');
  await look('the end table of many');
}

/** Below a tall board and large words what moves a film is scrolled to. */
const filmLaid = (): Promise<void> => waitFor(spot('film:n')).toExist().withTimeout(PATIENCE);

/** Finished matches of one's own: without them records would have nothing to show. */
async function bringFinished(): Promise<void> {
  const matches = [
    played({ id: 'alone', seed: 1 }),
    played({ id: 'three', players: seated(3, 1), seed: 2, name: 'Rainy Sunday' }),
    played({ id: 'people', game: 'medieval-battle', players: seated(2), seed: 3 }),
  ];
  await openFile(fileOf(...matches));
  await tap('page:back');
  await seen('home');
}

/** Bots play to the end: results, the film of the match, history and records that have something to show. */
export async function tourOfAnEnd(look: Look): Promise<void> {
  await watchToTheEnd({ game: 'burgundy', plays: ['squire', 'squire'], options: { duchySetup: 'same1' }, seed: 11 }, () =>
    look('a board full of tiles'),
  );
  await look('results');
  await tap('end:lookThrough', 'sheet:results');
  await filmLaid();
  await look('the film of a match');
  await reach('film:chronicle');
  await look('the chronicle of a film');
  await reach('film:luck');
  await seen('luck:seed');
  await look('the seed and the dice');
  await tap('page:back');
  await tap('page:back');
  await seen('home');
  if (isWeb()) await bringFinished();
  await reach('home:history');
  await seen('history');
  await look('history');
  await tap('page:back');
  await reach('home:records');
  await seen('records');
  if (isWeb()) await waitFor(spot('sources:burgundy')).toExist().withTimeout(PATIENCE);
  await look('records');
  await bring('milestone:hundred', 'page:scroll');
  await look('milestones');
  await tap('page:back');
  await device.openURL({ url: 'blazon://luck/all/burgundy' });
  await seen('luck');
  await look('the dice of all matches');
}

async function ready(look?: Look): Promise<void> {
  await tap('button:ready');
  await look?.('an army that is ready');
  await tap('button:ready');
}

export async function tourOfMedievalBattle(look: Look): Promise<void> {
  await layTable({ game: 'medieval-battle', plays: { 1: 'human' }, seed: 3, first: 0 });
  await look('the curtain');
  await openCurtain();
  await lessonsAway(look);
  await tap('recruit:heavyInfantry', 'recruiting');
  await look('recruiting');
  await ready(look);
  await openCurtain();
  await tap('recruit:lightCavalry', 'recruiting');
  await ready();
  await lessonsAway(look);
  await look('a wagon train to place');
  await tapSealed('hex:0', onTheField, tap);
  await tapSealed('hex:139', onTheField, tap);
  await look('units to deploy');
  await tap('unit:1');
  await tapSealed('hex:4', onTheField, tap);
  await tap('unit:3');
  await tapSealed('hex:5', onTheField, tap);
  await look('a battle');
  await onTheField('unit:3');
  await look('a unit in hand');
  await onTheField('hex:4');
  await look('a fight before it is fought');
  await tap('choice:attack hex:4 unit=3');
  await seen('button:stand');
  await look('a fight and a way out of it');
}

/** The first of these that the board offers, or whatever it offers of that kind, as soon as it asks. */
export async function offered(kind: string, ...wanted: readonly string[]): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const now = await offeredSpots(kind);
    found = wanted.find(at => now.includes(at)) ?? now[0];
    return found !== undefined;
  }, `a ${kind} that is offered`);
  return found ?? '';
}

/** Against a Squire, whose pieces stand in between: a first turn with the marauders, an improvement, and whatever lies behind a door. */
export async function tourOfTadmor(look: Look): Promise<void> {
  await layTable({ game: 'tadmor', plays: { 1: 'squire' }, seed: 4, first: 0 });
  await offered('tile');
  await lessonsAway(look);
  await look('a first improvement to choose');
  const start = await offered('tile');
  await tap(start);
  await look('a first improvement that seals');
  if (await asksAgain()) await tap(start);
  await offered('space');
  await look('spaces to place on');
  const camels = ['EM-MA', 'PA-I1', 'PA-I2', 'DA-T1', 'EB-K1', 'EM-K1'].map(space => `space:${space}`);
  const ships = ['NS-W1', 'SS-S1', 'EU-G1', 'NS-M1'].map(space => `space:${space}`);
  const [first] = camels;
  for (const wanted of [[...camels], [...camels.slice(1)], [...ships], [...ships], [...camels.slice(3)]]) {
    const at = await offered('space', ...wanted);
    await tapSealed(at, tap);
    if (at !== first) continue;
    await offered('space');
    await tap(at);
    await look('why not here');
  }
  await offered('region');
  await look('regions for the marauders');
  await tap(await offered('region'));
  const tile = await offered('tile');
  await look('improvements to buy');
  await tap(tile);
  await look('a price to pay');
  await tap(await offered('stock'));
  await offered('space', ...ships);
  await look('pieces to resolve');
  await tap(await offered('stock'));
  await look('a good in hand');
  await tap('table:letGo');
  for (const door of ['display', 'missions', 'tiles', 'riches']) {
    await bring(`open:${door}`, 'table:scroll');
    if (!(await isThere(`open:${door}`))) continue;
    await tapInSight(`open:${door}`);
    await look(`what lies behind a door: ${door}`);
    await tap('lens:close');
  }
  await tap('seat:1');
  await look('what another merchant owns');
  await tap('seat:1');
  await bring('space:DA-WS', 'table:scroll');
  await spot('space:DA-WS').longPress();
  await look('the card of a space');
  await tap('sheet:close');
  await tap('table:menu');
  await tap('menu:reads', 'sheet:menu');
  await look('the table of Tadmor in words');
  await tap('sheet:close');
}

/** One person against a Squire: nations to choose, and a first turn with its battle. Markets are looked at in the tour of alliances. */
export async function tourOfWarriorsTraders(look: Look): Promise<void> {
  await layTable({
    game: 'warriors-traders',
    plays: { 0: 'human', 1: 'squire' },
    seats: 2,
    options: { nations: 'choice' },
    seed: 3,
    first: 0,
  });
  await lessonsAway(look);
  await look('nations to choose');
  await onTheField('nation:we-scotland');
  await seen('track:trade');
  await look('tokens to place');
  // The Squire may still be choosing: until then a track only says why it is quiet.
  for (const track of ['track:trade', 'track:production', 'track:military']) await tap(await offered('track', track));
  await waitFor(spot('rival:1')).toExist().withTimeout(PATIENCE);
  await lessonsAway(look);
  await bring('rival:1', 'table:scroll');
  await look('an action');
  await onTheField('province:we-aberdeen');
  await seen('rival:1');
  await tap('track:production');
  await seen('button:done');
  await look('a token to move');
  await tap('button:done');
  await seen('piece:48');
  await lessonsAway(look);
  await onTheField('piece:48');
  await look('an army in hand');
  await onTheField('province:we-highlands');
  await seen('button:toBattle');
  await tap('button:toBattle');
  await look('a battle before it is fought');
  await tap('button:toBattle');
  await seen('province:we-orkney');
  await look('barbarians to drive off');
  await onTheField('province:we-orkney');
  await waitFor(spot('piece:23')).toExist().withTimeout(PATIENCE);
  await lessonsAway(look);
  await onTheField('piece:23');
  await onTheField('province:we-highlands');
  await seen('button:done');
  await tap('button:done');
}

/** Everything as it is with this size of text. */
export async function setTextSize(size: 'normal' | 'largest'): Promise<void> {
  await hurryBots();
  await reach('home:settings');
  await reach(`setting:textSize:${size}`);
  await tap('page:back');
  await seen('home');
}
