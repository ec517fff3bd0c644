/** The main path in Italian: every screen a player meets on it, and no English left on any. */
import { by, element, expect, waitFor } from 'detox';
import { checkAccessibility, isWeb } from '../beyondDetox';
import { fileOf, played } from '@/match/testing/played';
import { layTable, leaveTable, openApp, openFile, promptSays, see, skipLessons, spot, tap, tapSealed, tellsOf, textOf } from '../table';

const PATIENCE = 20_000;
const ASKED = 'Scegli un dado per la prima azione.';

describe('In italiano', () => {
  beforeAll(async () => {
    await openApp({ fresh: true, italian: true });
  });

  it('si prepara e si gioca un turno', async () => {
    await expect(element(by.text('Cinque giochi. Un tavolo.'))).toBeVisible();
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, options: { duchySetup: 'same1' }, seed: 4, first: 0 });
    await skipLessons();
    await promptSays(`Giocatore 1: ${ASKED}`);
    for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers']) await tap(at);
    await tapSealed('button:endTurn');
    await expect(spot('banner:turn')).toHaveText('Tocca a Giocatore 2');
    await promptSays(`Giocatore 2: ${ASKED}`);
    await tellsOf('table:since', /^Riepilogo \(2\)$/);
    await tellsOf('table:undo', /^Giocatore 1 ha giocato/);
    await leaveTable();
    await tellsOf(
      'home:continue',
      /^Continua I Castelli di Borgogna\. Fase A, round 1 · Tocca a Giocatore 2\. Giocatore 1 e Giocatore 2 · adesso$/,
    );
  });

  it('si importa una partita e la si riguarda', async () => {
    if (!isWeb()) return;
    await openFile(fileOf(played({ id: 'finita', seed: 1 })));
    await expect(spot('settings:said')).toHaveText('1 partita aggiunta.');
    await checkAccessibility();
    await tap('page:back');
    await tap('home:history');
    await tap('history:finita');
    await waitFor(spot('film:n')).toHaveText('Scelta 179 di 179').withTimeout(PATIENCE);
    await checkAccessibility();
    await tap('page:back');
    await tap('page:back');
  });

  it('si leggono risultati e regole', async () => {
    await tap('home:records');
    await expect(spot('records')).toBeVisible();
    await checkAccessibility();
    await tap('page:back');
    await tap('home:rules');
    await tap('rules:burgundy');
    await see('chapter:castles');
    await see('rules:search');
    await spot('rules:search').replaceText('città');
    const found = await textOf('rules:found');
    await spot('rules:search').replaceText('citta');
    await expect(spot('rules:found')).toHaveText(found);
    await expect(spot('chapter:buildings')).toBeVisible();
  });
});
