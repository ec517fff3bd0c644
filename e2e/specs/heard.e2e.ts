/** A player who hears the table: what is asked, what others did, what one did oneself, and every choice in a list. */
import { expect, waitFor } from 'detox';
import { checkAccessibility, checkMatches, isWeb, pressKey } from '../beyondDetox';
import { hurryBots, layTable, openApp, pressOn, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;

/** What the live region has said last; a phone's own screen reader is told instead. */
async function announced(): Promise<string> {
  const { text } = (await spot('announced').getAttributes()) as { readonly text?: string };
  return text ?? '';
}

describe('Who hears the table', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
    await layTable({ game: 'burgundy', plays: { 1: 'squire' }, options: { duchySetup: 'same1' }, seed: 5, first: 0 });
    await skipLessons();
  });

  it('is told what one has done oneself', async () => {
    if (!isWeb()) return;
    await tap('die:0');
    await tap('button:workers');
    checkMatches('Nobody is told of the own choice', await announced(), /Player 1 takes 2 workers/);
  });

  it('finds every choice in a list, grouped by its verb', async () => {
    await tap('table:menu');
    await tap('menu:choices');
    await expect(spot('sheet:choices')).toBeVisible();
    await expect(spot('all:workers button:workers die=1 pay=0')).toExist();
    await tap('sheet:close');
  });

  it('reads the whole table in words, from the menu and by key', async () => {
    await tap('table:menu');
    await tap('menu:reads');
    await expect(spot('sheet:reads')).toBeVisible();
    await checkAccessibility();
    await tap('sheet:close');
    if (!isWeb()) return;
    await pressKey('r');
    await expect(spot('sheet:reads')).toBeVisible();
    await pressKey('Escape');
    await expect(spot('sheet:reads')).not.toBeVisible();
  });

  it('is told every act of a bot, however fast it is', async () => {
    if (!isWeb()) return;
    for (const id of ['die:1', 'button:workers', 'button:endTurn']) await tap(id);
    await waitFor(spot('table:since')).toBeVisible().withTimeout(PATIENCE);
    checkMatches('Nobody is told what the bot did', await announced(), /Squire \w+ (takes|places|sells|turns|ends)/);
  });

  it('chooses from the list by keyboard alone', async () => {
    if (!isWeb()) return;
    await pressOn('table:menu');
    await pressOn('menu:choices');
    await pressOn('all:workers button:workers die=0 pay=0');
    checkMatches('The choice from the list was not made', await announced(), /Player 1 takes 2 workers/);
    await pressKey('u');
  });
});
