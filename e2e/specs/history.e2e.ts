/** A finished match: its result, choice by choice on its board, its points over time, and a practice copy from any point. */
import { by, element, expect, waitFor } from 'detox';
import { checkAccessibility, isWeb } from '../beyondDetox';
import { fileOf, played, standingsOf } from '@/match/testing/played';
import { leaveTable, openApp, openFile, reach, see, spot, tap, tellsOf, textOf } from '../table';

const PATIENCE = 20_000;
const MATCH = played({ id: 'finished', seed: 1 });
const BATTLE = played({ id: 'battle', game: 'medieval-battle', seed: 8 });
const LAST = MATCH.choices.length;
const STANDINGS = [...standingsOf(MATCH)].sort((a, b) => a.place - b.place);
const WHO = ['Anna', 'Squire Matilde'];

/** In its own year a day is told without it. */
const DAY = new Date().getFullYear() === 2026 ? '14\\sApril' : '14\\sApril\\s2026';

const atChoice = (n: number) => waitFor(spot('film:n')).toHaveText(`Choice ${n} of ${LAST}`).withTimeout(PATIENCE);

describe('History', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    if (!isWeb()) return;
    await openFile(fileOf(MATCH));
    await tap('page:back');
  });

  it('lists finished matches with their result', async () => {
    if (!isWeb()) return;
    await tap('home:history');
    const ranking = STANDINGS.map(s => `${WHO[s.seat] ?? ''} ${s.points}`).join(', ');
    await tellsOf(
      'history:finished',
      new RegExp(
        `^The Castles of Burgundy\\. ${WHO[STANDINGS[0]?.seat ?? 0] ?? ''} wins\\. \\d+ points? ahead\\. What decided it: .+, \\d+ to \\d+\\. ${ranking} · ${DAY}$`,
      ),
    );
    await tap('history:finished');
    await atChoice(LAST);
    await checkAccessibility();
  });

  it('is looked through choice by choice, and its board follows', async () => {
    if (!isWeb()) return;
    const told = await textOf('film:told');
    await tap('film:first');
    await atChoice(0);
    await expect(spot('film:previous')).toBeVisible();
    for (let n = 1; n <= 3; n++) {
      await tap('film:next');
      await atChoice(n);
    }
    await expect(spot('film:told')).not.toHaveText(told);
    await tap('film:previous');
    await atChoice(2);
    await tap('film:last');
    await atChoice(LAST);
    await expect(spot('film:told')).toHaveText(told);
  });

  it('draws the points of every seat, and ends with a table by source', async () => {
    if (!isWeb()) return;
    const summary = MATCH.players.map((_, seat) => `${WHO[seat] ?? ''} ${STANDINGS.find(s => s.seat === seat)?.points ?? 0}`).join(' and ');
    await waitFor(element(by.label(`Points over time: ${summary}.`)))
      .toExist()
      .withTimeout(PATIENCE);
    await see('end:winner');
    await expect(spot('end:winner')).toHaveText(`${WHO[STANDINGS[0]?.seat ?? 0] ?? ''} wins.`);
    for (const { seat, points } of STANDINGS) {
      await see(`end:points:${seat}`);
      await expect(spot(`end:points:${seat}`)).toHaveText(String(points));
    }
  });

  it('leads from what a source has brought a seat to where it was made', async () => {
    if (!isWeb()) return;
    const [winner] = STANDINGS;
    const cell = `end:source:${winner?.seat ?? 0}:areas`;
    await see(cell);
    await tellsOf(cell, new RegExp(`^Chronicle: ${WHO[winner?.seat ?? 0] ?? ''}, Areas, by size: ${winner?.sources.areas ?? 0}$`));
    await reach(cell);
    await expect(spot('film:filter:source')).toBeVisible();
    await expect(element(by.text(new RegExp(`^${WHO[winner?.seat ?? 0] ?? ''} completes a .* in phase`))).atIndex(0)).toBeVisible();
    await checkAccessibility();
    await expect(element(by.text(/takes \d workers/))).not.toExist();
    await tap('film:filter:source');
    await tap('film:filter:all');
    await tap('film:chronicle');
  });

  it('goes to the choice of a line that is tapped in the chronicle', async () => {
    if (!isWeb()) return;
    await reach('film:chronicle');
    await reach('film:line:1.0');
    await see('film:n');
    await atChoice(1);
  });

  it('is played on from any point as a practice copy, and stays as it was', async () => {
    if (!isWeb()) return;
    await reach('film:practise');
    await waitFor(spot('table')).toBeVisible().withTimeout(PATIENCE);
    await tap('table:menu');
    await expect(spot('sheet:menu')).toBeVisible();
    await expect(element(by.text(/Practice/).withAncestor(by.id('sheet:menu')))).toBeVisible();
    await tap('sheet:close');
    await leaveTable();
    await tellsOf('home:continue', /Phase A, round 1 · .* · Practice/);
    await tap('home:history');
    await tap('history:finished');
    await atChoice(LAST);
  });

  it('is found among those of its game, where more than one was played', async () => {
    if (!isWeb()) return;
    await tap('page:back');
    await expect(spot('history:of:all')).not.toExist();
    await tap('page:back');
    await openFile(fileOf(BATTLE));
    await tap('page:back');
    await tap('home:history');
    await waitFor(spot('history:battle')).toBeVisible().withTimeout(PATIENCE);
    await tap('history:of:burgundy');
    await waitFor(spot('history:battle')).not.toExist().withTimeout(PATIENCE);
    await expect(spot('history:finished')).toBeVisible();
    await checkAccessibility();
    await tap('history:of:all');
    await waitFor(spot('history:battle')).toBeVisible().withTimeout(PATIENCE);
  });

  it('is deleted from there, and brought back', async () => {
    if (!isWeb()) return;
    await tap('more:finished');
    await tap('match:delete');
    await waitFor(spot('history:finished')).not.toExist().withTimeout(PATIENCE);
    await checkAccessibility();
    await tap('match:restore');
    await waitFor(spot('history:finished')).toBeVisible().withTimeout(PATIENCE);
  });
});
