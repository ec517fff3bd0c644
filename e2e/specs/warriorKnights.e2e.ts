/** Warrior Knights: plans that the other does not see, killed in the middle of them and of a battle; by keyboard; a whole match of bots; Italian. */
import { expect } from 'detox';
import { checkAccessibility, checkMatches, checkReading, checkSamePage, wholePage } from '../beyondDetox';
import { onAPhone } from '../deep';
import { watchToTheEnd } from '../matches';
import {
  asks,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  leaveTable,
  openApp,
  openCurtain,
  pressOn,
  promptSays,
  seen,
  skipLessons,
  spot,
  tap,
  tapSealed,
} from '../table';

const WHOLE_MATCH = 180_000;
/** Two tables where everything is looked at twice. */
const LONG = 300_000;
const TROOPS = 6;
const PLAN = 'Lay up to two cards on each area.';

type Laid = readonly [deed: string, area: number];

async function lay(...cards: readonly Laid[]): Promise<void> {
  for (const [deed, area] of cards) {
    await tap(`hand:${deed}`);
    await tapArea(area);
  }
}

const tapArea = (area: number): Promise<void> => tap(`area:${area}`);

/** One person against a Squire sets up, and plans. */
async function untilThePlan(by: (id: string) => Promise<void>): Promise<void> {
  await layTable({ game: 'warrior-knights', plays: { 0: 'human', 1: 'squire' }, seed: 3, first: 0 });
  await asks('Player 1: Who leads this Troop card?');
  if (await isThere('lesson:skip')) await skipLessons();
  for (let card = 1; card < TROOPS; card++) await by('noble:0');
  await tapSealed('noble:0', by);
  await asks('Player 1: Choose a region for your stronghold.');
  await by('region:10');
  await asks('Player 1: Place a Noble with troops.');
  await by('noble:0');
  await tapSealed('region:9', by);
  await asks(`Player 1: ${PLAN}`);
}

/** Two people set up; the first one plans. */
async function untilThePlans(): Promise<void> {
  await layTable({ game: 'warrior-knights', plays: { 0: 'human', 1: 'human' }, seed: 3, first: 0 });
  await openCurtain();
  if (await isThere('lesson:skip')) await skipLessons();
  for (let card = 1; card < TROOPS; card++) await tap('noble:0');
  await tapSealed('noble:0');
  await openCurtain();
  for (let card = 1; card < TROOPS; card++) await tap('noble:4');
  await tapSealed('noble:4');
  await tapSealed('region:10');
  await tapSealed('region:30');
  await tap('noble:4');
  await tapSealed('region:29');
  await tap('noble:0');
  await tapSealed('region:9');
  if (await isThere('curtain:open')) await openCurtain();
  await asks(`Player 1: ${PLAN}`);
}

interface Seen {
  /** The page of whoever has laid the cards. */
  readonly own: string;
  /** What is found while they lie face down, by where. */
  readonly others: Readonly<Record<string, string>>;
}

async function whatTheOtherSees(...cards: readonly Laid[]): Promise<Seen> {
  // Home is behind the table, and would tell of the matches before.
  await openApp({ fresh: true });
  await untilThePlans();
  await lay(...cards);
  const own = await wholePage();
  await tapSealed('button:done');
  await seen('curtain:open');
  await checkAccessibility();
  const others: Record<string, string> = { 'under the curtain': await wholePage() };
  await openCurtain();
  await asks(`Player 2: ${PLAN}`);
  others['at the table'] = await wholePage();
  await tap('seat:0');
  await seen('lens:baron');
  others['on the board of the first player'] = await wholePage();
  await tap('seat:0');
  if (await isThere('chronicle')) {
    await tap('chronicle');
    others['in the chronicle'] = await wholePage();
    await tap('sheet:close');
  }
  return { own, others };
}

describe('Warrior Knights', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  it('is resumed in the middle of planning, with the cards that were laid, and takes one back', async () => {
    await untilThePlan(tap);
    await lay(['mobilizeForces', 0], ['levyTaxes', 0]);
    await killAndContinue();
    await asks(`Player 1: ${PLAN}`);
    // Two lie there: a third says why not, until one is taken back.
    await lay(['rallySupport', 0]);
    await promptSays('Two of your cards lie there already.');
    await tap('table:letGo');
    await tap('table:undo');
    await lay(['rallySupport', 0]);
    await promptSays(`Player 1: ${PLAN}`);
    await lay(['serveChurch', 0]);
    await promptSays('Two of your cards lie there already.');
    await tapArea(1);
    await tapSealed('button:done');
    await expect(spot('hand:levyTaxes')).not.toBeVisible();
    await leaveTable();
  });

  it('is set up and planned by keyboard alone', async () => {
    await untilThePlan(pressOn);
    for (const [deed, area] of [
      ['mobilizeForces', 0],
      ['levyTaxes', 1],
    ] as const) {
      await pressOn(`hand:${deed}`);
      await pressOn(`area:${area}`);
    }
    await tapSealed('button:done', pressOn);
    await expect(spot('hand:levyTaxes')).not.toBeVisible();
    await leaveTable();
  });

  onAPhone(
    'keeps what one Baron has laid from the eyes of the other',
    async () => {
      const one = await whatTheOtherSees(['mobilizeForces', 0], ['levyTaxes', 1]);
      const another = await whatTheOtherSees(['serveChurch', 0], ['draftSoldiers', 1]);
      for (const [where, page] of Object.entries(one.others)) checkSamePage(`A secret shows ${where}`, page, another.others[where] ?? '');
      // Whoever has laid them is shown them: there the pages differ.
      checkMatches('The own cards are not shown', String(one.own === another.own), /false/);
    },
    LONG,
  );

  onAPhone('is resumed in the middle of a battle, with the same Fate cards in hand', async () => {
    await openApp({ fresh: true });
    await hurryBots();
    await untilThePlans();
    await lay(
      ['mobilizeForces', 0],
      ['levyTaxes', 0],
      ['rallySupport', 1],
      ['serveChurch', 1],
      ['draftSoldiers', 2],
      ['versatileStrategy', 2],
    );
    await tapSealed('button:done');
    await openCurtain();
    await tapSealed('button:done');
    if (await isThere('curtain:open')) await openCurtain();
    // The first card of all is the one that marches.
    await asks('Player 1: Move to one region, or attack there.');
    await tap('region:9');
    await tap('region:1');
    await seen('region:1');
    await tap('region:1');
    // Assault and siege stand above the hand: what lies there stays within reach.
    await tap('open:baron');
    await seen('lens:baron');
    await tap('lens:close');
    // Where nothing covers the map, what is asked comes back by itself.
    if (await isThere('open:usual')) await tap('open:usual');
    await tap('choice:assault city:0');
    await expect(spot('fight')).toBeVisible();
    await checkReading();
    await tap('choice:assault city:0');
    await asks('Player 1: Discard 2 Fate cards.');
    await killAndContinue();
    if (await isThere('curtain:open')) await openCurtain();
    await asks('Player 1: Discard 2 Fate cards.');
    await expect(spot('result:deal')).toBeVisible();
    await leaveTable();
  });

  it(
    'is played by two bots to the end table',
    async () => {
      await openApp({ fresh: true });
      await hurryBots();
      await watchToTheEnd({ game: 'warrior-knights', plays: ['squire', 'squire'], options: { length: 8 }, seed: 7 });
      await checkReading();
      await checkAccessibility();
    },
    WHOLE_MATCH + 60_000,
  );

  onAPhone('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ game: 'warrior-knights', plays: { 0: 'human', 1: 'squire' }, seed: 3, first: 0 });
    if (await isThere('lesson:skip')) await skipLessons();
    await asks('Giocatore 1: Chi guida questa carta Truppa?');
    await checkReading();
  });
});
