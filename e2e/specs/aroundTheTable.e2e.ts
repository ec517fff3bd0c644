/** Home and New match: the shortest way to a table, what is remembered, several matches by name, and the way back. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility, isWeb, killApp, untilRest } from '../beyondDetox';
import { fileOf, played } from '@/match/testing/played';
import { labelOf, layTable, leaveTable, openApp, openFile, promptSays, reach, see, skipLessons, spot, tap, tellsOf } from '../table';

const PATIENCE = 20_000;
const MATCHES = fileOf(
  played({ id: 'sunday', name: 'Sunday', choices: 40, seed: 3 }),
  played({ id: 'rain', name: 'Rain', choices: 8, seed: 2 }),
  played({ id: 'attic', name: 'Attic', choices: 8, seed: 1 }),
);

/** What the first player sees of the luck of the draw. */
async function dealt(): Promise<string> {
  const labels: string[] = [];
  for (const at of ['die:0', 'die:1', 'die:white', 'depot:1', 'depot:2', 'depot:3', 'depot:4', 'depot:5', 'depot:6'])
    labels.push(await labelOf(at));
  return labels.join(' | ');
}

async function begin(): Promise<void> {
  await tap('setup:begin');
  await waitFor(spot('table')).toBeVisible().withTimeout(PATIENCE);
}

describe('Around the table', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('seats people by name and shield, explains the options, and asks whoever was chosen to begin', async () => {
    await reach('box:burgundy');
    await spot('setup:name:0').replaceText('Anna');
    await tap('setup:tincture:0');
    await reach('setup:plays:1:human');
    await spot('setup:name:1').replaceText('Ugo');
    await reach('setup:options');
    await reach('option:duchySetup:same2');
    await see('help:duchySetup');
    await expect(spot('help:duchySetup')).toHaveText('More small areas. The castle stands in the middle.');
    await reach('setup:first:1');
    await begin();
    await skipLessons();
    await promptSays('Ugo: Choose a die for your first action.');
    await leaveTable();
  });

  it('remembers the last set-up, so that two taps lay the same table', async () => {
    await reach('box:burgundy');
    await begin();
    await tellsOf('seat:0', /^Anna, green/);
    await tellsOf('seat:1', /^Ugo, blue/);
    await leaveTable();
  });

  it('deals the same again from the same seed, and something else from another', async () => {
    await layTable({ game: 'burgundy', seed: 77, first: 0 });
    const first = await dealt();
    await leaveTable();
    await layTable({ game: 'burgundy', seed: 77, first: 0 });
    const again = await dealt();
    await leaveTable();
    await layTable({ game: 'burgundy', seed: 78, first: 0 });
    const other = await dealt();
    await leaveTable();
    if (again !== first) throw new Error(`Seed 77 dealt ${first}, then ${again}`);
    if (other === first) throw new Error(`Seeds 77 and 78 both dealt ${first}`);
  });

  it('continues the last match with its largest button, which says where it stands', async () => {
    await tellsOf('home:continue', /^Continue The Castles of Burgundy\. Phase A, round 1 · It is Anna’s turn\. Anna and Ugo · just now$/);
    await tap('home:continue');
    await promptSays('Anna: Choose a die for your first action.');
  });

  it('goes back from a sheet to the board, and from the board to Home', async () => {
    if (!isWeb()) return;
    await tap('table:menu');
    await expect(spot('sheet:menu')).toBeVisible();
    await device.pressBack();
    await expect(spot('sheet:menu')).not.toBeVisible();
    await expect(spot('table')).toBeVisible();
    // A die in hand is laid down before the match is left.
    await tap('die:0');
    await device.pressBack();
    await promptSays('Anna: Choose a die for your first action.');
    await device.pressBack();
    await expect(spot('home')).toBeVisible();
  });

  it('goes back from a sheet to the board also after a refresh, and only then to Home', async () => {
    if (!isWeb()) return;
    await tap('home:continue');
    await promptSays('Anna: Choose a die for your first action.');
    await device.reloadReactNative();
    await promptSays('Anna: Choose a die for your first action.');
    for (let twice = 0; twice < 2; twice++) {
      await tap('table:menu');
      await expect(spot('sheet:menu')).toBeVisible();
      await device.pressBack();
      await expect(spot('sheet:menu')).not.toBeVisible();
      await expect(spot('table')).toBeVisible();
    }
    await device.pressBack();
    await expect(spot('home')).toBeVisible();
  });

  it('lists several matches, named, and finds each where it was left', async () => {
    if (!isWeb()) return;
    await openFile(MATCHES);
    await tap('page:back');
    await see('match:rain');
    await tellsOf('match:rain', /^Rain · The Castles of Burgundy\. Phase A, round 2 · It is Anna’s turn\. Anna and Squire Matilde/);
    await checkAccessibility();
    await reach('more:rain');
    await spot('match:name').replaceText('A rainy Sunday');
    await tap('match:rename');
    await tellsOf('match:rain', /^A rainy Sunday · /);
    await reach('match:sunday');
    await waitFor(spot('table')).toBeVisible().withTimeout(PATIENCE);
    await tap('die:1');
    await tap('button:workers');
    await expect(spot('saved:saved')).toBeVisible();
    await leaveTable();
    await tellsOf('home:continue', /^Continue Sunday · /);
  });

  it('takes a deletion back, and forgets for good what stays deleted', async () => {
    if (!isWeb()) return;
    for (const id of ['attic', 'rain']) {
      // What was played last comes to the top first, and what was taken back goes to its place.
      await untilRest();
      await reach(`more:${id}`);
      await tap('match:delete');
      await expect(spot(`match:${id}`)).not.toBeVisible();
      if (id !== 'attic') continue;
      await reach('match:restore');
      // The list is read anew, and moves once it has been.
      await waitFor(spot('match:restore')).not.toExist().withTimeout(PATIENCE);
      await see('match:attic');
    }
    await see('match:attic');
    await killApp();
    await openApp();
    await see('match:attic');
    await expect(spot('match:rain')).not.toExist();
  });
});
