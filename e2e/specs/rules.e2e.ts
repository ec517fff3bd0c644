/** The rules where they are needed: chapters in reading order with live boards, a search, and the chapter of what is asked just now. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility } from '../beyondDetox';
import { layTable, openApp, reach, see, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;

describe('Rules', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('stand in reading order, one chapter open at a time, with a live board', async () => {
    await tap('home:rules');
    await tap('rules:burgundy');
    for (const chapter of ['aim', 'setUp', 'phase', 'round', 'turn', 'take', 'place', 'end']) await see(`chapter:${chapter}`);
    await expect(spot('live:take')).not.toExist();
    await reach('chapter:take');
    await waitFor(spot('live:take')).toExist().withTimeout(PATIENCE);
    await see('chapter:take');
    await checkAccessibility();
    await reach('chapter:castles');
    await waitFor(spot('live:castles')).toExist().withTimeout(PATIENCE);
    await expect(spot('live:take')).not.toExist();
  });

  it('are tried on every board, and gone back from', async () => {
    await reach('chapter:sell');
    await waitFor(spot('live:sell')).toExist().withTimeout(PATIENCE);
    await see('die:0');
    await expect(spot('again:sell')).not.toExist();
    await tap('die:0');
    await reach('button:workers');
    await expect(spot('told')).toHaveText('Anna takes 2 workers.');
    await reach('again:sell');
    await expect(spot('told')).not.toExist();
    await reach('next:sell');
    await waitFor(spot('live:blackDepot')).toExist().withTimeout(PATIENCE);
  });

  it('open a rule card where a piece of the live board is pressed long', async () => {
    await reach('chapter:turn');
    await waitFor(spot('die:0')).toExist().withTimeout(PATIENCE);
    await see('die:0');
    await spot('die:0').longPress();
    await expect(spot('sheet:card')).toBeVisible();
    await tap('sheet:close');
  });

  it('are found by a word, wherever it stands', async () => {
    await see('rules:search');
    await spot('rules:search').replaceText('Watchtower');
    await expect(spot('rules:found')).toHaveText('3 chapters, 4 cards');
    await expect(spot('rules:card').atIndex(0)).toExist();
    await expect(spot('chapter:buildings')).toBeVisible();
    await expect(spot('chapter:phase')).not.toExist();
    await spot('rules:search').replaceText('dragon');
    await expect(spot('rules:found')).toHaveText('Neither a chapter nor a card speaks of that.');
    await tap('page:back');
    await tap('page:back');
  });

  it('open at the chapter of what is asked, and lead back to the table', async () => {
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 0 });
    await skipLessons();
    await tap('table:menu');
    await tap('menu:rules');
    await waitFor(spot('live:turn')).toExist().withTimeout(PATIENCE);
    await expect(spot('chapter:turn')).toBeVisible();
    await tap('page:back');
    await expect(spot('prompt:text')).toHaveText('Player 1: Choose a die for your first action.');
  });

  it('open from the rule card under a long press', async () => {
    await spot('die:0').longPress();
    await expect(spot('sheet:card')).toBeVisible();
    await tap('card:rules');
    await waitFor(spot('live:turn')).toExist().withTimeout(PATIENCE);
    await expect(spot('chapter:turn')).toBeVisible();
    await expect(spot('sheet:card')).not.toBeVisible();
    await tap('page:back');
    await expect(spot('table')).toBeVisible();
  });

  it('have an address for every chapter', async () => {
    await expect(spot('saved:saved')).toBeVisible();
    await device.openURL({ url: 'blazon://rules/medieval-battle/melee' });
    await waitFor(spot('rules:book:medieval-battle')).toBeVisible().withTimeout(PATIENCE);
    await waitFor(spot('chapter:melee')).toBeVisible().withTimeout(PATIENCE);
  });
});
