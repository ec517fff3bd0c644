/** Somebody must leave in mid-match: a bot stands in, a killed app finds it so, and the seat is taken back; secrets stay whose they are. */
import { by, element, expect, waitFor } from 'detox';
import { checkAccessibility, checkReading, killApp } from '../beyondDetox';
import {
  asks,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  leaveTable,
  openApp,
  openCurtain,
  promptSays,
  seen,
  skipLessons,
  spot,
  tap,
  tapSealed,
  tellsOf,
} from '../table';

const PATIENCE = 20_000;
const ASKED = 'Choose a die for your first action.';

/** Both dice for workers, and on to the next. */
async function takeWorkers(): Promise<void> {
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers']) await tap(at);
  await tapSealed('button:endTurn');
}

async function whoPlays(): Promise<void> {
  await tap('table:menu');
  await tap('menu:whoPlays');
  await seen('sheet:whoPlays');
}

/** The sheet is open; whoever plays the seat rises. */
async function handOver(seat: number, plays: string): Promise<void> {
  await tap(`hands:${seat}`);
  await waitFor(spot(`hands:${seat}:${plays}`))
    .toBeVisible()
    .withTimeout(PATIENCE);
  await tap(`hands:${seat}:${plays}`);
}

const plays = (seat: number, text: string) => expect(spot(`hands:${seat}:plays`)).toHaveText(text);

describe('Changing hands', () => {
  it('a bot stands in for whoever must leave, keeps their name, and plays at once', async () => {
    await openApp({ fresh: true });
    await hurryBots();
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 0 });
    await skipLessons();
    await takeWorkers();
    await promptSays(`Player 2: ${ASKED}`);
    await whoPlays();
    await plays(0, 'A person plays');
    await plays(1, 'A person plays');
    await tap('hands:1');
    await checkAccessibility();
    await checkReading();
    await tap('hands:1:squire');
    await plays(1, 'A Squire stands in');
    await checkAccessibility();
    await tap('sheet:close');
    await asks(`Player 1: ${ASKED}`);
    await tellsOf('seat:1', /^Squire for Player 2, /);
    await tellsOf('table:since', /^Recap \(\d+\)$/);
  });

  it('is found so after the app was killed, and on Home', async () => {
    await killAndContinue();
    await promptSays(`Player 1: ${ASKED}`);
    await takeWorkers();
    await asks(`Player 1: ${ASKED}`);
    await leaveTable();
    await tellsOf('home:continue', /Player 1 and Squire for Player 2/);
    await tap('home:continue');
    await seen('table');
  });

  it('is taken back at any time; what the bot has played stays played', async () => {
    await whoPlays();
    await handOver(1, 'human');
    await plays(1, 'A person plays');
    await tap('sheet:close');
    await takeWorkers();
    await promptSays(`Player 2: ${ASKED}`);
    await tap('die:0');
    await tap('button:workers');
    await whoPlays();
    await handOver(0, 'knight');
    await tap('sheet:close');
    await tellsOf('table:undo', /^A seat has changed hands: no way back past that\.$/);
    await killAndContinue();
    await tellsOf('table:undo', /^A seat has changed hands/);
    await tellsOf('seat:0', /^Knight for Player 1, /);
  });

  it('in italiano, con segreti: chi resta e chi torna passano dalla tenda', async () => {
    await openApp({ fresh: true, italian: true });
    await hurryBots();
    await layTable({ game: 'medieval-battle', plays: { 1: 'human' }, seed: 3, first: 0 });
    await openCurtain();
    await skipLessons();
    await whoPlays();
    await plays(1, 'Gioca una persona');
    await tap('hands:0');
    await checkAccessibility();
    await checkReading();
    await tap('hands:0:knight');
    // As long as the sheet is read no bot acts.
    await tap('sheet:close');
    // Whoever has risen still holds the device.
    await waitFor(spot('curtain')).toBeVisible().withTimeout(PATIENCE);
    await expect(element(by.text('Passa il dispositivo a Giocatore 2.'))).toBeVisible();
    await expect(spot('sheet:whoPlays')).not.toExist();
    await openCurtain();
    await waitFor(spot('recruit:archers')).toBeVisible().withTimeout(PATIENCE);
    await tellsOf('seat:0', /^Cavaliere per Giocatore 1, /);
    await expect(spot('saved:saved')).toBeVisible();
    await killApp();
    await openApp({ italian: true });
    await tap('home:continue');
    await openCurtain();
    await whoPlays();
    await plays(0, 'Al suo posto gioca un Cavaliere');
    await handOver(0, 'human');
    await plays(0, 'Gioca una persona');
    await tap('sheet:close');
    if (await isThere('curtain:open')) throw new Error('Nobody but the one who looks is asked');
    await expect(spot('recruit:archers')).toBeVisible();
  });
});
