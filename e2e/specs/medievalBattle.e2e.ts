/** Medieval Battle from secret recruiting to the last flag: curtain and secrets, a retreat killed and resumed, a whole match, Italian. */
import { by, device, element, expect, waitFor } from 'detox';
import { checkAccessibility, checkMatches, checkReading, checkSamePage, isWeb, offeredSpots, pressKey, wholePage } from '../beyondDetox';
import { onAPhone } from '../deep';
import { watchToTheEnd } from '../matches';
import {
  focusOn,
  hurryBots,
  isThere,
  killAndContinue,
  layTable,
  leaveTable,
  oneOfSeen,
  onField,
  openApp,
  openCurtain,
  pressOn,
  promptSays,
  reach,
  skipLessons,
  spot,
  tap,
  tapSealed,
} from '../table';

/** On this field two units may be deployed side by side, and the one that is attacked has ways to retreat. */
const SIDE_BY_SIDE = { game: 'medieval-battle', plays: { 1: 'human' }, seed: 3, first: 0 } as const;
const PATIENCE = 20_000;
const MOST_TURNS = 300;

/** Sealing choices say what they seal at the first tap. */
async function ready(): Promise<void> {
  await tap('button:ready');
  await tap('button:ready');
}

/** Both wagon trains and a unit of each side; the other side is asked after each. */
async function deployBoth(): Promise<void> {
  await tapSealed('hex:0', onField, tap);
  await tapSealed('hex:139', onField, tap);
  for (const [unit, hex] of [
    ['unit:1', 'hex:4'],
    ['unit:3', 'hex:5'],
  ] as const) {
    await tap(unit);
    await tapSealed(hex, onField, tap);
  }
}

/** Armies that have nothing in common: the second is recruited with as many taps as the first, the third with more. */
const ONE_ARMY = ['recruit:archers', 'recruit:archers', 'recruit:archers'];
const ANOTHER_ARMY = ['recruit:longbowmen', 'recruit:lightCavalry', 'recruit:lightCavalry'];
const LONG_CONSIDERED = [...ANOTHER_ARMY, 'recruit:heavyCavalry', 'dismiss:heavyCavalry', 'recruit:heavyInfantry'];
const HINT = 'in the menu, with a hint';

/** Everything there is to find for the second player while the first one's army is a secret, and the chronicle after both are shown. */
async function whatTheOtherSees(
  army: readonly string[],
): Promise<{ readonly secret: Readonly<Record<string, string>>; readonly open: string }> {
  // Home is behind the table, and would tell of the matches before.
  await openApp({ fresh: true });
  await layTable(SIDE_BY_SIDE);
  await openCurtain();
  if (await isThere('lesson:skip')) await skipLessons();
  for (const at of army) await tap(at);
  await ready();
  await expect(spot('curtain')).toBeVisible();
  await checkAccessibility();
  const secret: Record<string, string> = { 'under the curtain': await wholePage() };
  await expect(spot('chronicle')).not.toBeVisible();
  await openCurtain();
  await promptSays('Player 2: Recruit your army; 20 points left.');
  secret['at the table'] = await wholePage();
  for (const type of ['archers', 'longbowmen', 'lightCavalry']) {
    await spot(`recruit:${type}`).longPress();
    await expect(spot('sheet:card')).toBeVisible();
    secret[`on the card of ${type}`] = await wholePage();
    await pressKey('Escape');
  }
  // On a tablet the chronicle is always open beside the board.
  if (await isThere('chronicle')) {
    await tap('chronicle');
    secret['in the chronicle'] = await wholePage();
    await pressKey('Escape');
  }
  await tap('table:menu');
  await tap('menu:hint');
  await waitFor(spot('hint')).toBeVisible().withTimeout(PATIENCE);
  secret[HINT] = await wholePage();
  await tap('table:hintClose');
  await tap('table:menu');
  await tap('menu:choices');
  secret['in the list of choices'] = await wholePage();
  await pressKey('Escape');
  if (await isThere('tab:field')) {
    await tap('tab:field');
    secret['on the field'] = await wholePage();
    await tap('tab:army');
  }
  await tap('recruit:lightCavalry');
  await ready();
  await promptSays('Player 1: Place your wagon train on a plain.');
  if (await isThere('chronicle')) await tap('chronicle');
  return { secret, open: await wholePage() };
}

/** For all of the 20 points. */
const WHOLE_ARMY = [
  'heavyCavalry',
  'heavyCavalry',
  'lightCavalry',
  'lightCavalry',
  'lightCavalry',
  'heavyInfantry',
  'heavyInfantry',
  'pikemen',
  'pikemen',
  'pikemen',
  'lightInfantry',
];
/** So many turns are played; from then on the army stands where it is, and the Squire takes the flags. */
const MARCHES = 4;

/** One of what the board offers: not the first, so that the army spreads. */
async function oneOf(kind: string): Promise<string> {
  const offered = await offeredSpots(kind);
  const some = offered[Math.floor(offered.length / 2)];
  if (some === undefined) throw new Error(`The board offers no ${kind}`);
  return some;
}

/** A unit is tapped, then a hex that it reaches; a fight is confirmed where one begins. False when the unit in hand can only stay. */
async function march(): Promise<boolean> {
  await onField(await oneOf('unit'));
  const hexes = await offeredSpots('hex');
  const hex = hexes[Math.floor(hexes.length / 2)];
  if (hex === undefined) {
    await tap('table:letGo');
    return false;
  }
  await onField(hex);
  // A step waits for the end of the turn, an attack for its second tap.
  if (await isThere('table:letGo')) await tap(hex);
  if (await isThere('button:stop')) await tap('button:stop');
  return true;
}

describe('Medieval Battle', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  onAPhone('keeps what one side recruits from the eyes of the other', async () => {
    const one = await whatTheOtherSees(ONE_ARMY);
    const another = await whatTheOtherSees(ANOTHER_ARMY);
    const third = await whatTheOtherSees(LONG_CONSIDERED);
    // Whatever is recruited, the other side is shown the same page, to the last attribute: what it cannot tell apart it does not know.
    for (const [where, page] of Object.entries(one.secret)) {
      checkSamePage(`A secret shows ${where}`, page, another.secret[where] ?? '');
      // A bot's lot is drawn anew at every tap, so its advice is only the same after as many.
      if (where !== HINT) checkSamePage(`A secret shows ${where}`, page, third.secret[where] ?? '');
    }
    // Once both are ready the armies lie open: then the page does tell them apart.
    checkMatches('The armies are not shown', one.open, /3 × archers/);
    checkMatches('The armies are not shown', another.open, /1 × longbowmen/, /2 × light cavalry/);
  });

  it('is resumed on the question of the side that was attacked', async () => {
    await openApp();
    await layTable(SIDE_BY_SIDE);
    for (const type of ['heavyInfantry', 'lightCavalry']) {
      await openCurtain();
      if (await isThere('lesson:skip')) await skipLessons();
      await tap(`recruit:${type}`);
      await ready();
    }
    await deployBoth();
    await onField('unit:3');
    // The fight is explained at the first tap, and begun by its button.
    await onField('hex:4');
    await tap('choice:attack hex:4 unit=3');
    await expect(spot('button:stand')).toBeVisible();
    await killAndContinue();
    await waitFor(spot('button:stand')).toBeVisible().withTimeout(PATIENCE);
    await tapSealed('button:stand');
    await expect(spot('button:stand')).not.toBeVisible();
  });

  it('is laid, fought and ended by keyboard alone', async () => {
    if (!isWeb()) return;
    // Who has a keyboard has a screen on which the whole field is played on; on a phone its hexes are looked at closer first.
    await device.launchApp({ newInstance: true, launchArgs: { screen: '1280x800' } });
    for (const id of ['box:medieval-battle', 'setup:plays:1:human', 'setup:options', 'setup:first:0']) await pressOn(id);
    await focusOn('setup:seed');
    await spot('setup:seed').replaceText(String(SIDE_BY_SIDE.seed));
    await pressOn('setup:begin');
    for (const type of ['heavyInfantry', 'lightCavalry']) {
      await pressOn('curtain:open');
      if (await isThere('lesson:skip')) await pressOn('lesson:skip');
      await pressOn(`recruit:${type}`);
      // A choice that seals is pressed twice, like it is tapped twice.
      await pressOn('button:ready');
      await pressOn('button:ready');
    }
    for (const id of ['hex:0', 'hex:139', 'unit:1', 'hex:4', 'unit:3', 'hex:5'])
      await (id.startsWith('unit') ? pressOn(id) : tapSealed(id, pressOn));
    await pressOn('unit:3');
    await pressOn('hex:4');
    await expect(spot('choice:attack hex:4 unit=3')).toBeVisible();
    await pressOn('choice:attack hex:4 unit=3');
    await tapSealed('button:stand', pressOn);
    // Two passes running end the battle.
    for (let pass = 0; pass < 2; pass++) {
      await waitFor(spot('button:pass')).toBeVisible().withTimeout(PATIENCE);
      await pressKey('e');
      if (await isThere('table:letGo')) await pressKey('e');
    }
    await pressOn('table:results');
    await expect(spot('end:winner')).toBeVisible();
  });

  it('pauses whenever somebody regroups, if that is wanted, and goes on when told', async () => {
    await openApp();
    await reach('home:settings');
    await reach('setting:roundPause:true');
    await tap('page:back');
    await layTable(SIDE_BY_SIDE);
    for (const type of ['heavyInfantry', 'lightCavalry']) {
      await openCurtain();
      if (await isThere('lesson:skip')) await skipLessons();
      await tap(`recruit:${type}`);
      await ready();
    }
    await deployBoth();
    await promptSays('Player 2: Activate a unit, regroup or pass.');
    await tapSealed('button:regroup');
    await waitFor(spot('sheet:roundOver')).toBeVisible().withTimeout(PATIENCE);
    await expect(element(by.text('Next: Battle, turn 2.'))).toBeVisible();
    await checkAccessibility();
    await checkReading();
    await tap('round:goOn');
    await expect(spot('sheet:roundOver')).not.toBeVisible();
    await promptSays('Player 1: Activate a unit, regroup or pass.');
    await leaveTable();
    await reach('home:settings');
    await reach('setting:roundPause:false');
    await tap('page:back');
  });

  it('watches bots play to the end table', async () => {
    await openApp();
    await watchToTheEnd({ game: 'medieval-battle', plays: ['squire', 'knight'], seed: 5 });
    await checkAccessibility();
    await device.takeScreenshot('medieval-battle-end');
  });

  it('is recruited, deployed and played to the end against a Squire', async () => {
    await openApp();
    await layTable({ game: 'medieval-battle', plays: { 0: 'human', 1: 'squire' }, seed: 3, first: 0 });
    if (await isThere('lesson:skip')) await skipLessons();
    for (const type of WHOLE_ARMY) await tap(`recruit:${type}`);
    await promptSays('Player 1: Recruit your army; 0 points left.');
    await tap('button:ready');
    await waitFor(spot('prompt:text')).toHaveText('Player 1: Place your wagon train on a plain.').withTimeout(PATIENCE);
    await onField(await oneOf('hex'));
    for (let n = 0; n < WHOLE_ARMY.length; n++) {
      await waitFor(spot('prompt:text')).toHaveText('Player 1: Deploy a unit, or hold the rest back.').withTimeout(PATIENCE);
      await tap(await oneOf('unit'));
      await onField(await oneOf('hex'));
    }
    let marches = 0;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const next = await oneOfSeen('table:results', 'button:stand', 'button:pass');
      if (next === 'table:results') break;
      if (next === 'button:stand') await tap(next);
      else if (marches < MARCHES) marches += (await march()) ? 1 : 0;
      else await tap('button:pass');
    }
    checkMatches('Hardly a unit has marched', String(marches), new RegExp(String(MARCHES)));
    await tap('table:results');
    await expect(spot('end:winner')).toBeVisible();
  });

  onAPhone('speaks Italian', async () => {
    await openApp({ fresh: true, italian: true });
    await layTable({ game: 'medieval-battle', seed: 3, first: 0 });
    await skipLessons();
    await promptSays('Giocatore 1: Recluta l’esercito; 20 punti rimasti.');
    await checkAccessibility();
    await device.takeScreenshot('medieval-battle-it');
  });
});
