/** The Castles of Burgundy alone: three taps from Home, rivers on the duchy, a target that earns an action, and how it ended. */
import { expect, waitFor } from 'detox';
import { checkAccessibility, checkTargets } from '../beyondDetox';
import { watchToTheEnd } from '../matches';
import { hurryBots, isThere, killAndContinue, layTable, openApp, promptSays, skipLessons, spot, tap, tapSealed } from '../table';

/** On a small screen a part of the duchy is opened first. */
async function tapSpace(space: number, part: number): Promise<void> {
  if (await isThere('part:0', 0)) await tap(`part:${part}`);
  await tapSealed(`hex:${space}`);
}

describe('The Castles of Burgundy alone', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('is begun with three taps, offers what is for one, and asks for the first castle', async () => {
    await tap('box:burgundy');
    await tap('setup:alone');
    await expect(spot('setup:seat:1')).not.toBeVisible();
    await tap('setup:begin');
    await waitFor(spot('table')).toBeVisible().withTimeout(20_000);
    await promptSays('Player 1: Place your first castle.');
    await expect(spot('target')).toBeVisible();
    await checkTargets();
    await checkAccessibility();
  });

  it('plays a turn, is resumed in it, and goes back', async () => {
    await openApp();
    await layTable({ game: 'burgundy', seats: 1, seed: 11, options: { soloDuchy: '13b', soloTarget: 45 } });
    await tapSpace(17, 1);
    await skipLessons();
    await promptSays('Player 1: Choose a die for your first action.');
    await expect(spot('target')).toHaveLabel('Counter 0, target 45; no target reached yet');
    await tap('die:0');
    await tap('button:workers');
    await promptSays('Player 1: Use your other die, or end turn.');
    await killAndContinue();
    await promptSays('Player 1: Use your other die, or end turn.');
    await tap('table:undo');
    await promptSays('Player 1: Choose a die for your first action.');
    await checkTargets();
    await checkAccessibility();
  });

  it('is watched to its end, which tells spaces, rounds and targets, and lies in the history as won or lost', async () => {
    await openApp();
    await watchToTheEnd({ game: 'burgundy', plays: ['knight'], seed: 12, options: { soloDuchy: '13a', soloTarget: 50 } });
    for (const tally of ['spaces', 'rounds', 'resets']) await expect(spot(`end:tally:${tally}`)).toExist();
    await checkAccessibility();
  });
});
