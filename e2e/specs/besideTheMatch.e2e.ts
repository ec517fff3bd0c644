/** What a table offers beside the match itself: seed and dice, a pause between rounds, previews, rule cards and their neighbours, fewer warnings. */
import { expect, waitFor } from 'detox';
import { checkAccessibility, checkReading, isWeb, untilRest } from '../beyondDetox';
import { hurryBots, layTable, leaveTable, openApp, promptSays, reach, skipLessons, spot, tap, tapSealed, tellsOf, textOf } from '../table';

const PATIENCE = 20_000;
const ASKED = 'Player 1: Choose a die for your first action.';

async function takeWorkers(): Promise<void> {
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers']) await tap(at);
}

describe('Beside the match', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('shows the seed and how often each face fell, for each seat beside what chance expects', async () => {
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 77, first: 0 });
    await skipLessons();
    await tap('table:menu');
    await tap('menu:luck');
    await waitFor(spot('luck:seed')).toHaveText('Seed 77').withTimeout(PATIENCE);
    if (!/^2 dice, \d\.\d on average; chance expects 0\.3 of each face\.$/.test(await textOf('luck:0:sum')))
      throw new Error(await textOf('luck:0:sum'));
    await expect(spot('luck:0:strays')).toHaveText('Too few to judge them.');
    await checkAccessibility();
    await checkReading();
    await tap('page:back');
    await promptSays(ASKED);
  });

  it('opens the card of what is pressed long, leads to what lies beside it, and to its chapter', async () => {
    await spot('die:0').longPress();
    await waitFor(spot('sheet:card')).toBeVisible().withTimeout(PATIENCE);
    const first = await textOf('card:text');
    await tap('card:after');
    const second = await textOf('card:text');
    if (second === first) throw new Error(`Both cards say: ${first}`);
    await spot('card:text').swipe('right', 'fast', 0.6);
    await expect(spot('card:text')).toHaveText(first);
    await checkAccessibility();
    await tap('card:rules');
    await waitFor(spot('rules:book:burgundy')).toBeVisible().withTimeout(PATIENCE);
    await tap('page:back');
    await promptSays(ASKED);
  });

  it('closes a card at a tap beside it, which reaches nothing on the board', async () => {
    const { frame } = (await spot('hex:0').getAttributes()) as { readonly frame: { x: number; y: number; width: number; height: number } };
    await spot('die:0').longPress();
    await waitFor(spot('sheet:card')).toBeVisible().withTimeout(PATIENCE);
    await spot('sheet:card:scrim').tap({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
    await expect(spot('sheet:card')).not.toBeVisible();
    await untilRest();
    await promptSays(ASKED);
  });

  it('warns of what would be lost until nobody wants to hear it in this match', async () => {
    await tap('die:0');
    await tap('button:workers');
    await tap('button:endTurn');
    await expect(spot('table:hush')).toBeVisible();
    await tap('table:hush');
    await promptSays('Player 2: Choose a die for your first action.');
    await tap('die:0');
    await tap('button:workers');
    await tap('button:endTurn');
    await expect(spot('table:hush')).not.toExist();
  });

  it('looks at the next board with a swipe over the seats, and comes back with a tap', async () => {
    await waitFor(spot('banner:turn')).not.toExist().withTimeout(PATIENCE);
    await expect(spot('hex:1')).toExist();
    await spot('seats').swipe('left', 'fast', 0.5);
    await waitFor(spot('hex:1@0')).toExist().withTimeout(PATIENCE);
    await tap('seat:0');
    await waitFor(spot('hex:1')).toExist().withTimeout(PATIENCE);
  });

  it('pauses when a round is over, if that is wanted, and goes on when told', async () => {
    await leaveTable();
    await reach('home:settings');
    await reach('setting:roundPause:true');
    await tap('page:back');
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 5, first: 0 });
    await takeWorkers();
    await tapSealed('button:endTurn');
    await takeWorkers();
    // The dice of the next round cannot be taken back.
    await tapSealed('button:endTurn');
    await waitFor(spot('sheet:roundOver')).toBeVisible().withTimeout(PATIENCE);
    await checkAccessibility();
    await checkReading();
    await tap('round:goOn');
    await expect(spot('sheet:roundOver')).not.toBeVisible();
    await tellsOf('table:undo', /dice are rolled/);
  });

  it('says in one sentence that a game has no dice', async () => {
    if (!isWeb()) return;
    await leaveTable();
    await hurryBots();
    await layTable({ game: 'medieval-battle', seed: 3 });
    await skipLessons();
    await tap('table:menu');
    await tap('menu:luck');
    await waitFor(spot('luck:none')).toBeVisible().withTimeout(PATIENCE);
    await checkAccessibility();
    await tap('page:back');
  });
});
