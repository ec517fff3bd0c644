/** The Castles of Burgundy from finger to row: a chain, a kill in the middle of it, the way back, a whole match, keys, Italian. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility, checkSamePage, checkTargets, isWeb, pressKey, wholePage } from '../beyondDetox';
import { onAPhone } from '../deep';
import { watchToTheEnd } from '../matches';
import {
  focusOn,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  openApp,
  pressOn,
  promptSays,
  skipLessons,
  spot,
  tap,
  tapSealed,
} from '../table';

/** With this seed the first player can take a castle from depot 2 and place it beside the castle on space 1. */
const CASTLE_CHAIN = { game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'freeChoice' }, seed: 3, first: 0 } as const;
const CASTLE_ASKS = 'Player 1: Take an extra action, with any number.';

/** As many Tabs lead around a sheet; around the table it takes more. */
const MOST_IN_A_SHEET = 12;

describe('The Castles of Burgundy', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('is resumed in the middle of a castle chain, on the same question', async () => {
    await layTable(CASTLE_CHAIN);
    await tap('duchy:1');
    await tapSealed('hex:1');
    await tap('duchy:1');
    await tap('hex:18');
    // The dice decide after it: the first tap says so, the second founds the castle.
    await tap('hex:18');
    await skipLessons();
    await tap('die:0');
    await tap('depot:2:2');
    await tap('hex:2');
    await promptSays(CASTLE_ASKS);
    await killAndContinue();
    await promptSays(CASTLE_ASKS);
    await tap('button:workers');
    await expect(spot('prompt:text')).not.toHaveText(CASTLE_ASKS);
  });

  it('goes back to the start of the turn, step by step', async () => {
    for (let step = 0; step < 3; step++) await tap('table:undo');
    await promptSays('Player 1: Choose a die for your first action.');
    const start = await wholePage();
    await tap('die:0');
    await tap('depot:2:2');
    await tap('table:undo');
    await promptSays('Player 1: Choose a die for your first action.');
    checkSamePage('Something is not as it was at the start of the turn', start, await wholePage());
    await checkAccessibility();
  });

  it('answers a tap on a quiet space with the reason', async () => {
    await tap('hex:30');
    await expect(spot('prompt:text')).not.toHaveText('Player 1: Choose a die for your first action.');
  });

  it('lets points rise from what brought them, to the score', async () => {
    await openApp();
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'same1' }, seed: 3, first: 0 });
    await tap('die:0');
    await tap('goods:orange');
    await expect(spot('gain:0')).toBeVisible();
    await expect(spot('score:0')).toHaveText('2');
    await expect(spot('gain:0')).not.toBeVisible();
    await checkTargets();
  });

  it('takes workers at a double tap, and does not end the turn with it', async () => {
    await tap('die:1');
    await spot('button:workers').multiTap(2);
    await promptSays('Player 1: Buy a tile, or end your turn.');
    await tapSealed('button:endTurn');
    await promptSays('Player 2: Choose a die for your first action.');
  });

  it('is laid and played entirely by keyboard', async () => {
    if (!isWeb()) return;
    await openApp();
    for (const id of ['box:burgundy', 'setup:plays:1:human', 'setup:options', 'option:duchySetup:same1', 'setup:first:0', 'setup:begin'])
      await pressOn(id);
    await waitFor(spot('table')).toBeVisible().withTimeout(20_000);
    const asked = 'Choose a die for your first action.';
    await expect(spot('prompt:text')).toHaveText(`Player 1: ${asked}`);
    for (const id of ['die:0', 'button:workers', 'die:1', 'button:workers']) await pressOn(id);
    await pressKey('u');
    await pressKey('u');
    await promptSays(`Player 1: ${asked}`);
    await pressOn('die:0');
    await pressKey('Escape');
    await pressKey('l');
    await expect(spot('filter:all')).toBeVisible();
    await pressKey('Escape');
    for (const id of ['die:0', 'button:workers', 'die:1', 'button:workers']) await pressOn(id);
    await pressKey('Enter');
    await promptSays('Player 1: Nothing is left: end your turn.');
    // Another person is asked after it: the key asks once, as a tap does.
    await pressKey('e');
    await promptSays('After this another player is asked: no undo. Tap again to confirm.');
    await pressKey('e');
    await promptSays(`Player 2: ${asked}`);
  });

  it('keeps the keyboard inside an open sheet, and gives it back where it was', async () => {
    if (!isWeb()) return;
    for (const [opener, key, sheet] of [
      ['table:menu', 'Enter', 'sheet:menu'],
      ['die:0', '?', 'sheet:card'],
      ['die:0', 'l', 'sheet:chronicle'],
    ] as const) {
      // On a tablet the chronicle is no sheet: it lies open beside the board.
      if (key === 'l' && !(await isThere('chronicle'))) continue;
      await focusOn(opener);
      await pressKey(key);
      await waitFor(spot(sheet)).toBeVisible().withTimeout(20_000);
      // Twice around: a way out would lead over the whole table.
      for (let round = 0; round < 2; round++) {
        await pressKey('Tab');
        await focusOn('sheet:close', MOST_IN_A_SHEET);
      }
      await pressKey('Escape');
      await expect(spot(sheet)).not.toBeVisible();
      await expect(spot(opener)).toBeFocused();
    }
  });

  it('watches bots play to the end table', async () => {
    await openApp();
    await watchToTheEnd({ game: 'burgundy', plays: ['squire', 'squire'], options: { duchySetup: 'same1' }, seed: 11 });
    await checkAccessibility();
    await tap('end:lookThrough');
    await waitFor(spot('film:n')).toBeVisible().withTimeout(20_000);
    await tap('film:first');
    await tap('film:next');
    await checkAccessibility();
    await device.takeScreenshot('burgundy-look-through');
  });

  onAPhone('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'same1' }, first: 0 });
    await skipLessons();
    await promptSays('Giocatore 1: Scegli un dado per la prima azione.');
    await checkAccessibility();
    await device.takeScreenshot('burgundy-it');
  });

  it('leaves room for every finger with four at the table', async () => {
    await openApp({ fresh: true });
    const all = { 1: 'human', 2: 'human', 3: 'human' } as const;
    await layTable({ game: 'burgundy', seats: 4, plays: all, options: { duchySetup: 'same1' }, seed: 3, first: 0 });
    await skipLessons();
    await tap('die:0');
    await checkTargets();
    await device.takeScreenshot('burgundy-four');
  });
});
