/** The law of undo: how many steps there are, what closed the way back, and which taps announce that they will. */
import { expect } from 'detox';
import { layTable, leaveTable, openApp, promptSays, reach, skipLessons, spot, tap, tapSealed } from '../table';

const FIRST = 'Choose a die for your first action.';

const dieForWorkers = async (die: number): Promise<void> => {
  await tap(`die:${die}`);
  await tap('button:workers');
};

/** Both choose a duchy and where its castle stands; after the second castle the dice roll. */
async function foundBoth(): Promise<void> {
  await tap('duchy:1');
  await tapSealed('hex:1');
  await tap('duchy:1');
  await tap('hex:18');
}

describe('Undo', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 0 });
    await skipLessons();
  });

  it('counts the steps, and goes back one at a time', async () => {
    await expect(spot('table:undo')).toHaveLabel('Nothing to take back');
    await dieForWorkers(0);
    await expect(spot('table:undo')).toHaveLabel('Undo, 1 step possible');
    await dieForWorkers(1);
    await expect(spot('table:undo')).toHaveLabel('Undo, 2 steps possible');
    await tap('table:undo');
    await expect(spot('table:undo')).toHaveLabel('Undo, 1 step possible');
    await tap('table:undo');
    await promptSays(`Player 1: ${FIRST}`);
  });

  it('says what closed the way back', async () => {
    await dieForWorkers(0);
    await dieForWorkers(1);
    await tapSealed('button:endTurn');
    await promptSays(`Player 2: ${FIRST}`);
    await expect(spot('table:undo')).toHaveLabel('Player 1 has played: no way back past that.');
    await tap('table:undo');
    await promptSays('Player 1 has played: no way back past that.');
  });

  it('announces a tap that seals, and waits for the second one', async () => {
    await leaveTable();
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'freeChoice' }, seed: 4, first: 0 });
    await foundBoth();
    await promptSays('After this the dice decide: no undo. Tap again to confirm.');
    await tap('table:letGo');
    await expect(spot('table:undo')).toHaveLabel('Undo, 1 step possible');
    await tap('hex:18');
    await tap('hex:18');
    await promptSays(`Player 1: ${FIRST}`);
    await expect(spot('table:undo')).toHaveLabel('The dice are rolled: no way back past them.');
  });

  it('seals at the first tap where the players want it so', async () => {
    await tap('table:menu');
    await tap('menu:settings');
    await reach('setting:confirmSeals:false');
    await tap('page:back');
    await leaveTable();
    await layTable({ game: 'burgundy', seed: 4, first: 0 });
    await foundBoth();
    await promptSays(`Player 1: ${FIRST}`);
  });
});
