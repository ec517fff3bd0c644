/** Medieval Battle from secret recruiting to the last flag: curtain and secrets, a retreat killed and resumed, a whole match, Italian. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility } from '../beyondDetox';
import { hurryBots, isThere, killAndContinue, layTable, onField, openApp, openCurtain, promptSays, skipLessons, spot, tap } from '../table';

/** On this field two units may be deployed side by side, and the one that is attacked has ways to retreat. */
const SIDE_BY_SIDE = { game: 'medieval-battle', plays: { 1: 'human' }, seed: 3, first: 0 } as const;
const PATIENCE = 20_000;
const MOST_TURNS = 300;
const WHOLE_MATCH = 180_000;

/** Sealing choices say what they seal at the first tap. */
async function ready(): Promise<void> {
  await tap('button:ready');
  await tap('button:ready');
}

describe('Medieval Battle', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('keeps what one side recruits from the eyes of the other', async () => {
    await layTable(SIDE_BY_SIDE);
    await openCurtain();
    await skipLessons();
    await tap('recruit:heavyInfantry');
    await expect(spot('points:0')).toBeVisible();
    await ready();
    await expect(spot('curtain')).toBeVisible();
    await checkAccessibility();
    await expect(spot('chronicle')).not.toBeVisible();
    await openCurtain();
    await promptSays('Player 2: Recruit your army; 20 points left.');
    await tap('recruit:lightCavalry');
    await ready();
  });

  it('is resumed on the question of the side that was attacked', async () => {
    await onField('hex:0');
    await onField('hex:139');
    await tap('unit:1');
    await onField('hex:4');
    await tap('unit:3');
    await onField('hex:5');
    await onField('unit:3');
    // The fight is explained at the first tap, and begun by its button.
    await onField('hex:4');
    await tap('choice:attack hex:4 unit=3');
    await expect(spot('button:stand')).toBeVisible();
    await killAndContinue();
    await waitFor(spot('button:stand')).toBeVisible().withTimeout(PATIENCE);
    await tap('button:stand');
    await expect(spot('button:stand')).not.toBeVisible();
  });

  it('plays a whole match between bots, to the end table', async () => {
    await openApp();
    await layTable({ game: 'medieval-battle', plays: { 0: 'squire', 1: 'knight' }, seed: 5 });
    await waitFor(spot('button:results')).toBeVisible().withTimeout(WHOLE_MATCH);
    await tap('button:results');
    await expect(spot('end:winner')).toBeVisible();
    await checkAccessibility();
    await device.takeScreenshot('medieval-battle-end');
  });

  it('is recruited, deployed and played to the end against a Squire', async () => {
    await openApp();
    await layTable({ game: 'medieval-battle', plays: { 0: 'human', 1: 'squire' }, seed: 3, first: 0 });
    await tap('recruit:heavyInfantry');
    await ready();
    await waitFor(spot('prompt:text')).toHaveText('Player 1: Place your wagon train on a plain.').withTimeout(PATIENCE);
    await onField('hex:0');
    await waitFor(spot('prompt:text')).toHaveText('Player 1: Deploy a unit, or hold the rest back.').withTimeout(PATIENCE);
    await tap('unit:1');
    await onField('hex:17');
    // The infantry waits where it stands; the Squire takes the flags.
    for (let turn = 0; turn < MOST_TURNS && !(await isThere('button:results')); turn++) {
      if (await isThere('button:pass')) await tap('button:pass');
    }
    await tap('button:results');
    await expect(spot('end:winner')).toBeVisible();
  });

  it('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ game: 'medieval-battle', seed: 3, first: 0 });
    await skipLessons();
    await promptSays('Giocatore 1: Recluta l’esercito; 20 punti rimasti.');
    await checkAccessibility();
    await device.takeScreenshot('medieval-battle-it');
  });
});
