/** Two people and nothing to hide: the device is passed on with a word, not with a curtain; what the other did is shown again. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility } from '../beyondDetox';
import { layTable, openApp, promptSays, skipLessons, spot, tap, tellsOf } from '../table';

const ASKED = 'Choose a die for your first action.';

async function takeWorkers(): Promise<void> {
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers']) await tap(at);
}

describe('Pass and play', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 0 });
    await skipLessons();
  });

  it('asks once before it passes the device on, says whose turn it is without a curtain, and gets out of the way by itself', async () => {
    await promptSays(`Player 1: ${ASKED}`);
    await takeWorkers();
    await tap('button:endTurn');
    await promptSays('After this another player is asked: no undo. Tap again to confirm.');
    await tap('button:endTurn');
    await expect(spot('banner:turn')).toHaveText('Player 2’s turn');
    await expect(spot('curtain')).not.toExist();
    await promptSays(`Player 2: ${ASKED}`);
    await expect(spot('die:0')).toBeVisible();
    await waitFor(spot('banner:turn')).not.toExist().withTimeout(10_000);
  });

  it('shows whoever sits down what the other did, and comes back to now', async () => {
    await tellsOf('table:since', /^(Since your last turn: 2 acts|Recap \(2\))$/);
    await tap('table:since');
    await promptSays('Since your last turn');
    await expect(spot('since:told')).toHaveText('Player 1 takes 2 workers.');
    await tap('since:next');
    await expect(spot('since:at')).toHaveText('2/2');
    await expect(spot('since:told')).toHaveText('Player 1 takes 2 workers.');
    await checkAccessibility();
    await tap('since:skip');
    await expect(spot('since')).not.toExist();
    await promptSays(`Player 2: ${ASKED}`);
  });

  it('stays without a curtain when the app comes back: nobody has a secret here', async () => {
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await expect(spot('curtain')).not.toExist();
    await promptSays(`Player 2: ${ASKED}`);
  });
});
