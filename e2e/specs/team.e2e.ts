/** The Castles of Burgundy in two teams: a duchy of two halves that both mates build, storage that is shared or one's own, and the sum that wins. */
import { device, expect } from 'detox';
import { checkAccessibility, checkTargets } from '../beyondDetox';
import { watchToTheEnd } from '../matches';
import {
  asks,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  openApp,
  promptSays,
  skipLessons,
  spot,
  tap,
  tapSealed,
  tellsOf,
} from '../table';

const EVERYBODY = { 0: 'human', 1: 'human', 2: 'human', 3: 'human' } as const;
/** With this seed both mates can take a tile and place it in their first turns, one in each half. */
const TWO_HALVES = { game: 'burgundy', seats: 4, plays: EVERYBODY, options: { team: '12a' }, seed: 7, first: 0 } as const;
const KEEP = 'Player 1: Keep it for both, or for yourself?';

/** On a phone the other half is one tap away. */
const inHalves = (): boolean => device.name.includes('phone');

describe('The Castles of Burgundy in teams', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('asks where a tile is kept, and asks so again after the app was killed', async () => {
    await layTable(TWO_HALVES);
    await skipLessons();
    await tellsOf('seat:0', /together with Player 2/);
    await tap('die:0');
    await tap('depot:1:0');
    await asks(KEEP);
    await checkTargets();
    await checkAccessibility();
    await killAndContinue();
    await asks(KEEP);
    await tapSealed('store:2');
    await promptSays('Player 1: Use your other die, or end turn.');
  });

  it('lets one mate build the left half, and the other the right half', async () => {
    await tap('die:1');
    await tap('store:2');
    await tapSealed('hex:14');
    await promptSays('Player 1: Buy a tile, or end your turn.');
    await tapSealed('button:endTurn');
    await asks('Player 3: Choose a die for your first action.');
    await tapSealed('button:endTurn');
    await asks('Player 2: Choose a die for your first action.');
    // What the mate has just built is lit, and on a phone its half is seen.
    await expect(spot('hex:14')).toBeVisible();
    if (inHalves()) {
      await expect(spot('hex:46')).not.toBeVisible();
      await tap('half:1');
      await expect(spot('hex:46')).toBeVisible();
      await expect(spot('hex:14')).not.toBeVisible();
      await tap('half:0');
    }
    await tap('die:1');
    await tap('depot:6:3');
    await tapSealed('store:0');
    await tap('die:0');
    await tap('store:0');
    // The half in which it can be placed has opened by itself.
    await tapSealed('hex:46');
    await promptSays('Player 2: Buy a tile, or end your turn.');
    await checkTargets();
    await checkAccessibility();
  });

  it('shows the mate’s own things without lending them, and the rivals as one', async () => {
    if (inHalves()) {
      await tap('mate:0');
      await expect(spot('die:0@0')).toBeVisible();
      await tap('seat:0');
    } else {
      await expect(spot('die:0@0')).toBeVisible();
      await expect(spot('rival:2')).toBeVisible();
      await expect(spot('rival:3')).not.toBeVisible();
      await tap('rival:2');
      await expect(spot('hex:21@2')).toBeVisible();
      await tap('seat:2');
    }
    await expect(spot('hex:21')).toBeVisible();
    await checkAccessibility();
  });

  it('lets a team choose its first castle on side 12b', async () => {
    await openApp();
    await layTable({ ...TWO_HALVES, options: { team: '12b' } });
    await promptSays('Player 1: Place your first castle.');
    if (await isThere('lesson:skip', 0)) await skipLessons();
    await tapSealed('hex:18');
    await promptSays('Player 3: Place your first castle.');
    await checkTargets();
  });

  it('is watched to its end, where the sum of a team counts', async () => {
    await openApp();
    await watchToTheEnd({ game: 'burgundy', plays: ['squire', 'squire', 'squire', 'squire'], options: { team: '12a' }, seed: 12 });
    await expect(spot('end:team')).toExist();
    await checkAccessibility();
    await tap('end:home');
    await expect(spot('home')).toBeVisible();
  });
});
