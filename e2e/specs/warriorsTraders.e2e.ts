/** Warriors & Traders: a first turn with a march and a battle against a Squire, killed in the middle of it; a whole match of bots; Italian. */
import { by, device, element, expect, waitFor } from 'detox';
import { checkAccessibility, checkReading, checkTargets } from '../beyondDetox';
import { onAPhone } from '../deep';
import { watchToTheEnd } from '../matches';
import {
  asks,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  leaveTable,
  onField,
  openApp,
  promptSays,
  seen,
  skipLessons,
  spot,
  tap,
  tapSealed,
  tellsOf,
} from '../table';
import { offered } from '../tour';

const WHOLE_MATCH = 180_000;
/** Scotland plays first, and barbarians that are driven from the Highlands have two ways to flee. */
const WEST = {
  game: 'warriors-traders',
  plays: { 0: 'human', 1: 'squire' },
  options: { nations: 'choice' },
  seed: 3,
  first: 0,
} as const;

/** The first army that Scotland builds here, and its princesses. */
const ARMY = 'piece:48';
const PRINCESS = 'piece:23';

/** To the first march: an army stands in Aberdeen, and its way into the Highlands is open. */
async function untilTheMarch(): Promise<void> {
  if (await isThere('lesson:skip')) await skipLessons();
  await onField('nation:we-scotland');
  // The Squire may still be choosing: until then a track only says why it is quiet.
  for (const track of ['track:trade', 'track:production', 'track:military']) await tap(await offered('track', track));
  await asks('Player 1: Take your first action.');
  await onField('province:we-aberdeen');
  await asks('Player 1: Take your second action.');
  await tap('track:production');
  await asks('Player 1: Move one token to another track?');
  await tap('button:done');
  await asks('Player 1: March with your armies.');
}

/** What is wanted once in a match waits in the menu. */
async function fromMenu(what: string): Promise<void> {
  await tap('table:menu');
  await tap(`menu:${what}`);
}
const resign = (): Promise<void> => fromMenu('abandon');

describe('Warriors & Traders', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('is resumed in the middle of a battle, with the same barbarians to drive off', async () => {
    await layTable(WEST);
    await untilTheMarch();
    await onField(ARMY);
    await promptSays('Where shall this army go?');
    await onField('province:we-highlands');
    await tap('button:toBattle');
    await expect(spot('fight')).toBeVisible();
    await checkAccessibility();
    await checkReading();
    await tap('button:toBattle');
    await asks('Player 1: Where do you drive the barbarians?');
    await killAndContinue();
    await asks('Player 1: Where do you drive the barbarians?');
    await onField('province:we-orkney');
    await asks('Player 1: Move your princesses, one step each.');
    await onField(PRINCESS);
    await onField('province:we-highlands');
    await seen('button:done');
    await tap('button:done');
    await leaveTable();
  });

  it('says why a province is quiet, and takes a march back', async () => {
    await layTable(WEST);
    await untilTheMarch();
    await onField(ARMY);
    await onField('province:we-wessex');
    await promptSays('That is too far for this army.');
    await onField('province:we-highlands');
    await expect(spot('button:toBattle')).toBeVisible();
    await tap('table:undo');
    await expect(spot('button:toBattle')).not.toBeVisible();
    await leaveTable();
  });

  it('leaves room for every finger on a phone, once the map is looked at closer', async () => {
    if (!device.name.includes('phone')) return;
    await layTable(WEST);
    await untilTheMarch();
    await tap(ARMY);
    await expect(spot('viewport:whole')).toBeVisible();
    await checkTargets({ on: 'phones' });
    await leaveTable();
  });

  it('goes on without a player who resigns, against barbarians, until only one is left', async () => {
    await layTable({
      game: 'warriors-traders',
      seats: 3,
      plays: { 0: 'human', 1: 'human', 2: 'human' },
      options: { map: 'west', west3: 'british-isles', nations: 'lot', leaving: 'vote' },
      seed: 3,
      first: 0,
    });
    if (await isThere('lesson:skip')) await skipLessons();
    for (const player of [1, 3, 2]) {
      for (const left of ['Place 3 tokens on your tracks.', 'Place 2 tokens on your tracks.', 'Place your last token.']) {
        await asks(`Player ${player}: ${left}`);
        await tapSealed('track:military');
      }
    }
    await asks('Player 1: Take your first action.');
    await resign();
    await promptSays('You cannot come back. Resign? Tap again to confirm.');
    await checkAccessibility();
    await tap('table:letGo');
    await asks('Player 1: Take your first action.');
    await resign();
    await tap('button:abandon');
    await asks('Player 3: Stop, or go on without Scotland?');
    await checkReading();
    await tapSealed('button:stop');
    await asks('Player 2: Stop, or go on without Scotland?');
    await tapSealed('button:goOn');
    await asks('Player 3: Take your first action.');
    await tellsOf('seat:0', /left the match in turn 1/);
    await tellsOf('province:we-aberdeen', /capital, barbarians: .*; fort$/);
    await tap('seat:0');
    await expect(element(by.text('Left in turn 1')).atIndex(0)).toBeVisible();
    await checkAccessibility();
    await tap('table:mine');
    await resign();
    await tap('button:abandon');
    await waitFor(spot('table:results')).toBeVisible().withTimeout(20_000);
    await tap('table:results');
    await expect(spot('end:winner')).toHaveText('Player 2 wins.');
    await expect(spot('end:tally:leftIn')).toExist();
    await checkReading();
    await tap('end:home');
    await expect(spot('home')).toBeVisible();
  });

  it('ends with the running turn when all agree, and goes on when one does not; no bot is in the way', async () => {
    await layTable({
      game: 'warriors-traders',
      seats: 3,
      plays: { 0: 'human', 1: 'human', 2: 'squire' },
      options: { map: 'west', west3: 'british-isles', nations: 'lot', leaving: 'bot' },
      seed: 3,
      first: 0,
    });
    if (await isThere('lesson:skip')) await skipLessons();
    for (const player of [1, 2]) {
      for (const left of ['Place 3 tokens on your tracks.', 'Place 2 tokens on your tracks.', 'Place your last token.']) {
        await asks(`Player ${player}: ${left}`);
        await tapSealed('track:military');
      }
    }
    await asks('Player 1: Take your first action.');
    await fromMenu('lastTurn');
    await promptSays('If everybody agrees, this turn is the last. Propose it? Tap again to confirm.');
    await checkAccessibility();
    await tap('button:lastTurn');
    await asks('Player 2: Scotland’s proposal: end with this turn?');
    await checkAccessibility();
    await checkReading();
    await tapSealed('button:playOn');
    await asks('Player 1: Take your first action.');
    await tap('table:menu');
    await expect(spot('menu:lastTurn')).not.toExist();
    await tap('sheet:close');
    await tapSealed('track:military');
    await asks('Player 2: Take your first action.');
    await fromMenu('lastTurn');
    await tap('button:lastTurn');
    await asks('Player 1: England’s proposal: end with this turn?');
    await tapSealed('button:endHere');
    await asks('Player 2: Take your first action.');
    await expect(element(by.text(/^Turn 1 of 1, /)).atIndex(0)).toBeVisible();
    await leaveTable();
  });

  it(
    'is played by four bots to the end table',
    async () => {
      await watchToTheEnd({
        game: 'warriors-traders',
        plays: ['squire', 'squire', 'squire', 'squire'],
        options: { map: 'italy', alliances4: '2v2', turns: 6 },
        seed: 7,
      });
      await checkReading();
    },
    WHOLE_MATCH + 60_000,
  );

  onAPhone('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ ...WEST, plays: { 0: 'human', 1: 'human' } });
    if (await isThere('lesson:skip')) await skipLessons();
    await asks('Giocatore 1: Scegli la tua nazione.');
    await tapSealed('nation:we-scotland', onField, tap);
    await tapSealed('nation:we-england', onField, tap);
    await asks('Giocatore 1: Metti 3 gettoni sui tuoi percorsi.');
    await tap('track:military');
    await asks('Giocatore 1: Metti 2 gettoni sui tuoi percorsi.');
  });
});
