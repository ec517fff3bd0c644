/** The app goes out of sight: the picture that the system keeps of it holds no secret, and an open game is still in it. */
import { device, expect, waitFor } from 'detox';
import { isWeb } from '../beyondDetox';
import { layTable, openApp, openCurtain, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;

/** On a phone the picture is the system's, and no story can look at it. */
async function awayAnd(look: () => Promise<void>): Promise<void> {
  await device.sendToHome();
  if (isWeb()) await look();
  await device.launchApp({ newInstance: false });
}

async function nothingIsSeen(): Promise<void> {
  for (const at of ['table', 'recruit:archers', 'sheet:card', 'curtain']) await expect(spot(at)).not.toBeVisible();
}

describe('Out of sight', () => {
  beforeEach(() => openApp({ fresh: true }));

  it('hides an army that is being recruited, and the sheet over it; who plays alone goes on where they were', async () => {
    await layTable({ game: 'medieval-battle', plays: { 1: 'squire' }, seed: 3, first: 0 });
    await skipLessons();
    await tap('recruit:archers');
    await awayAnd(nothingIsSeen);
    await expect(spot('recruit:archers')).toBeVisible();
    await spot('recruit:archers').longPress();
    await expect(spot('sheet:card')).toBeVisible();
    await awayAnd(nothingIsSeen);
    await expect(spot('sheet:card')).toBeVisible();
  });

  it('comes back to the curtain where two share the device', async () => {
    await layTable({ game: 'medieval-battle', plays: { 1: 'human' }, seed: 3, first: 0 });
    await openCurtain();
    await skipLessons();
    await tap('recruit:archers');
    await awayAnd(nothingIsSeen);
    await waitFor(spot('curtain')).toBeVisible().withTimeout(PATIENCE);
    await expect(spot('recruit:archers')).not.toBeVisible();
    await openCurtain();
    await expect(spot('recruit:archers')).toBeVisible();
  });

  it('leaves an open game in the picture', async () => {
    await layTable({ game: 'burgundy', seed: 3, first: 0 });
    await awayAnd(() => expect(spot('die:0')).toBeVisible());
    await expect(spot('die:0')).toBeVisible();
  });
});
