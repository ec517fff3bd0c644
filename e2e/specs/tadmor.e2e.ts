/** Tadmor from the first tile to the end table: turns against a Squire, a kill in the middle of a window, secrets, a whole match, Italian. */
import { device, expect } from 'detox';
import {
  checkAccessibility,
  checkMatches,
  checkReading,
  checkSamePage,
  checkTargets,
  offeredSpots,
  pressKey,
  wholePage,
} from '../beyondDetox';
import { watchToTheEnd } from '../matches';
import { write } from '@/engine/notation';
import { onAPhone } from '../deep';
import {
  asks,
  hurryBots,
  isThere,
  killAndContinue,
  labelOf,
  layTable,
  openApp,
  openCurtain,
  promptSays,
  skipLessons,
  spot,
  tap,
  tapSealed,
  tellsOf,
  textOf,
  until,
} from '../table';

/** A match that is played to its end, and two tables where everything is looked at twice. */
const LONG = 300_000;
const MOST_STEPS = 60;
const PLACE = 'Player 1: Place a camel or a ship.';
const BUY = 'Player 1: Buy an improvement, or leave the space.';
const RESOLVE = 'Player 1: Resolve your pieces, in any order.';

/** The first of these that the board offers. */
async function oneOf(kind: string, ...wanted: readonly string[]): Promise<string> {
  const offered = await offeredSpots(kind);
  const found = wanted.find(at => offered.includes(at)) ?? offered[0];
  if (found === undefined) throw new Error(`The board offers no ${kind}`);
  return found;
}

/** One of these spaces, or whatever is free; the board offers some only when everybody else has placed. */
async function place(...wanted: readonly string[]): Promise<string> {
  await asks(PLACE);
  await until(async () => (await offeredSpots('space')).length > 0, 'a space to place on');
  const at = await oneOf('space', ...wanted);
  const before = await labelOf(at);
  await tapSealed(at);
  // It may be offered again at once, to act.
  await until(async () => (await labelOf(at)) !== before, `a piece on ${at}`);
  return at;
}

/** What the first player is asked, as soon as the Squire has played. */
async function asked(): Promise<string> {
  let prompt = '';
  await until(async () => (prompt = await textOf('prompt:text')).startsWith('Player 1: '), 'a question');
  return prompt;
}

/** Whatever is asked before the next placing is answered in the shortest way. */
async function untilPlacing(): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const prompt = await asked();
    if (prompt === PLACE) return;
    if (prompt.startsWith('Player 1: Too many goods')) await tap(await oneOf('stock'));
    else if (await isThere('button:done')) await tapSealed('button:done');
    else if (await isThere('button:decline')) await tapSealed('button:decline');
  }
  throw new Error(`Nobody places any more: ${await textOf('prompt:text')}`);
}

/** On a phone cards lie behind doors. */
async function opened(door: string): Promise<void> {
  if (await isThere(`open:${door}`)) await tap(`open:${door}`);
}

async function closed(): Promise<void> {
  if (await isThere('lens:close')) await tap('lens:close');
}

/** The missions that a page tells of, by number: spaces of missions are called K1 and K2 as well. */
const missionsOn = (page: string): readonly string[] => [...new Set(page.match(/(?<!-)\bK\d+\b/g) ?? [])].sort();

/** Who places what, so that the second player buys while the first one's card is a secret. */
const PLACED = ['EM-MA', 'PA-I1', 'DA-T1', 'PA-FP', 'EB-K1', 'EB-TE', 'NS-W1', 'SS-S1', 'EU-G1', 'NS-M1'];

/** All that there is to find for the second player once the first one has sent the marauders somewhere; what the first one sees; and the hand. */
async function whatTheOtherSees(
  region: string,
): Promise<{ readonly secret: Readonly<Record<string, string>>; readonly own: string; readonly hand: readonly string[] }> {
  await openApp({ fresh: true });
  await layTable({ game: 'tadmor', plays: { 1: 'human' }, seed: 3, first: 0 });
  await skipLessons();
  await tap('stock:wood');
  await tapSealed('tile:I1');
  await tapSealed('tile:I3');
  // Placing needs no curtain: what is in the hand lies face down.
  const secret: Record<string, string> = {};
  for (const [n, space] of PLACED.entries()) {
    await expect(spot('curtain')).not.toExist();
    if (n > 0) secret[`while piece ${n} is placed`] = await wholePage();
    await tapSealed(`space:${space}`);
  }
  await openCurtain();
  await promptSays('Player 1: Where shall the marauders go next turn?');
  await opened('missions');
  const hand = missionsOn(await wholePage());
  await closed();
  await tapSealed(region);
  await expect(spot('curtain')).toBeVisible();
  await checkAccessibility();
  secret['under the curtain'] = await wholePage();
  await openCurtain();
  await promptSays('Player 2: Buy an improvement, or leave the space.');
  secret['at the table'] = await wholePage();
  await closed();
  await tap('seat:0');
  await opened('missions');
  secret['on the board of the first player'] = await wholePage();
  await closed();
  await tap('seat:0');
  // On a tablet the chronicle is always open beside the board.
  if (await isThere('chronicle')) {
    await tap('chronicle');
    secret['in the chronicle'] = await wholePage();
    await pressKey('Escape');
  }
  for (const [item, where] of [
    ['menu:choices', 'in the list of choices'],
    ['menu:reads', 'in the table in words'],
  ] as const) {
    await tap('table:menu');
    await tap(item);
    secret[where] = await wholePage();
    await pressKey('Escape');
  }
  await tapSealed('button:done');
  await openCurtain();
  await promptSays('Player 1: Resolve your pieces, in any order.');
  if (await isThere('chronicle')) await tap('chronicle');
  return { secret, own: await wholePage(), hand };
}

describe('Tadmor', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('is begun against a Squire: a first improvement, and five pieces placed in turn', async () => {
    await layTable({ game: 'tadmor', plays: { 1: 'squire' }, seed: 4, first: 0 });
    await skipLessons();
    await asks('Player 1: Choose an improvement to begin with.');
    await checkTargets();
    // After the last of these the improvements of Era I are shuffled.
    await tapSealed(await oneOf('tile', 'tile:I1', 'tile:I3'));
    await asks(PLACE);
    await checkTargets();
    const places: string[] = [];
    for (const wanted of [
      ['space:DA-T1'],
      ['space:PA-I1', 'space:PA-I2'],
      ['space:NS-W1', 'space:SS-S1', 'space:EU-G1'],
      ['space:PA-TM', 'space:EB-TE', 'space:PA-FP'],
      ['space:SS-S1', 'space:NS-W1', 'space:EU-G1', 'space:NS-M1'],
    ])
      places.push(await place(...wanted));
    checkMatches('Not five spaces were taken', [...new Set(places)].length.toString(), /^5$/);
  });

  it('buys an improvement for a good of any kind', async () => {
    await asks(BUY);
    await checkTargets();
    const tile = await oneOf('tile');
    await tap(tile);
    await asks('Player 1: Pay 1 good of any kind.');
    const good = await oneOf('stock', 'stock:gold');
    const before = await labelOf(good);
    await tap(good);
    await asks(RESOLVE);
    if ((await labelOf(good)) === before) throw new Error(`Nothing was paid: ${before}`);
    await opened('tiles');
    await expect(spot(tile)).toBeVisible();
    await closed();
  });

  it('gathers, and is resumed in the middle of the window on the same question when the app was killed', async () => {
    const gathers = (await offeredSpots('space')).filter(at => /^space:(NS-W1|SS-S1|EU-G1|NS-M1)$/.test(at));
    const [first, ...others] = gathers;
    if (first === undefined) throw new Error('Nothing can be gathered');
    await tap(first);
    await tellsOf(first, /: free$/);
    await killAndContinue();
    await promptSays(RESOLVE);
    await tellsOf(first, /: free$/);
    const still = await offeredSpots('space');
    checkMatches('What was gathered is asked for again', String(still.includes(first)), /false/);
    checkMatches('What was not gathered is not asked for', String(others.every(at => still.includes(at))), /true/);
    for (const at of others) await tap(at);
  });

  it('exchanges a good, and says of what came by exchange that it only pays', async () => {
    const give = await oneOf('stock', 'stock:wood', 'stock:stone');
    await tap(give);
    await promptSays('Exchange it for what?');
    await checkTargets();
    const get = await oneOf('get');
    await tap(get);
    await promptSays(RESOLVE);
    const got = `stock:${get.slice('get:'.length)}`;
    await tellsOf(got, /and 1 from exchanges this turn$/);
  });

  it('builds levels of the tower, as many as are chosen', async () => {
    await tap('space:DA-T1');
    await checkTargets();
    const two = `choice:${write({ do: 'build1', at: 'space:DA-T1', count: 2, from: 'space:DA-T1' } as never)}`;
    if (await isThere(two)) await tap(two);
    await tellsOf('space:DA-T1', /: free$/);
    await asks(RESOLVE);
    await tellsOf('seat:0', /tower levels [12]\b/);
    await tap('table:undo');
    await tellsOf('seat:0', /tower levels 0\b/);
    await tap('space:DA-T1');
    if (await isThere(two)) await tap(two);
    await checkAccessibility();
  });

  it('draws a mission in the next turn, which seals what was done', async () => {
    await untilPlacing();
    for (const wanted of [
      ['space:EB-K1', 'space:EM-K1'],
      ['space:PA-FP'],
      ['space:EM-PG'],
      ['space:NS-W1'],
      ['space:SS-S1', 'space:EU-G1'],
    ])
      if ((await asked()) === PLACE) await place(...wanted);
    for (let step = 0; step < MOST_STEPS && (await asked()) !== RESOLVE; step++)
      if (await isThere('button:done')) await tapSealed('button:done');
    const space = await oneOf('space', 'space:EB-K1', 'space:EM-K1');
    const before = /missions in hand (\d+)/.exec(await labelOf('seat:0'))?.[1];
    await tap(space);
    await expect(spot('prompt:text')).not.toHaveText(RESOLVE);
    // Where a mission may be fulfilled as well it is asked which.
    const draw = `choice:${write({ do: 'draw', at: space, from: space } as never)}`;
    if (await isThere(draw)) await tapSealed(draw);
    else await tap(space);
    await tellsOf('seat:0', new RegExp(`missions in hand ${Number(before) + 1}\\b`));
    await tellsOf('table:undo', /^Something hidden came to light/);
    await opened('missions');
    await checkTargets();
    await checkReading();
    await closed();
  });

  onAPhone(
    'keeps the marauders’ card and the hand from the eyes of the other',
    async () => {
      const one = await whatTheOtherSees('region:ebla');
      const another = await whatTheOtherSees('region:northSea');
      for (const [where, page] of Object.entries(one.secret)) checkSamePage(`The card shows ${where}`, page, another.secret[where] ?? '');
      // Whoever has sent them knows where: there the pages differ.
      checkMatches('Nobody knows where the marauders go', one.own, /Player 1 has chosen Ebla/);
      checkMatches('Nobody knows where the marauders go', another.own, /Player 1 has chosen (the )?North Sea/);
      for (const [where, page] of Object.entries(one.secret)) {
        const seen = missionsOn(page).filter(mission => one.hand.includes(mission));
        if (seen.length > 0) throw new Error(`The hand shows ${where}: ${seen.join(', ')}`);
      }
    },
    LONG,
  );

  it(
    'watches bots play to the end table',
    async () => {
      await openApp();
      await watchToTheEnd({ game: 'tadmor', plays: ['squire', 'knight'], seed: 5 });
      await checkAccessibility();
      await device.takeScreenshot('tadmor-end');
    },
    LONG,
  );

  onAPhone('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ game: 'tadmor', plays: { 1: 'human' }, seed: 3, first: 0 });
    await skipLessons();
    await promptSays('Giocatore 2: Scegli un altro bene per cominciare.');
    await checkAccessibility();
    await checkReading();
    await tap('stock:wood');
    await promptSays('Giocatore 2: Scegli un miglioramento per cominciare.');
    await checkAccessibility();
    await checkReading();
    await device.takeScreenshot('tadmor-it');
  });
});
