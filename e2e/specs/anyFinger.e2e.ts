/**
 * A finger that taps at random on what invites it, for everybody at the table: it never comes to stand before a table on which
 * nothing answers, and the page never complains. Then the same by keyboard alone. FINGER_TAPS=2000 FINGER_SEED=7 has it go on longer, and from another seed.
 */
import { device, waitFor } from 'detox';
import type { Game } from '@/engine/contract';
import { shelf } from '@/games/index';
import { checkNoComplaints, isWeb, keyTo, touchAt, type Place } from '../beyondDetox';
import { isDeep } from '../deep';
import { Finger } from '../finger';
import { layTable, openCurtain, spot, untold } from '../table';

const PATIENCE = 20_000;
const TAPS = Number(process.env.FINGER_TAPS ?? (isDeep ? 400 : 16));
/** Every step on the way is a key of its own. */
const KEYED = Math.ceil(TAPS / 2);
/** Where few taps are made, a tablet's are others than a phone's. */
const SEED = Number(process.env.FINGER_SEED ?? (device.name.includes('phone') ? 1 : 101));
/** On a busy machine, by hand and by many keys. */
const LONGEST_TAP = 1500;
const LONGEST_WAY = 3000;
const TO_LAY_A_TABLE = 60_000;

interface Way {
  readonly touch: (place: Place) => Promise<void>;
  readonly opensCurtain: () => Promise<void>;
}
const BY_HAND: Way = { touch: ({ x, y }) => touchAt(x, y), opensCurtain: openCurtain };
const BY_KEYBOARD: Way = { touch: ({ id }) => keyTo(id), opensCurtain: () => keyTo('curtain:open') };

/** Whole tables of everybody, one after the other, until it has tapped so often. */
async function goesOn(game: Game, most: number, { touch, opensCurtain }: Way): Promise<void> {
  for (let taps = 0, seed = SEED; taps < most; seed++) {
    const finger = new Finger(seed, touch, opensCurtain);
    const { seats, options } = finger.setUpOf(game);
    await device.launchApp({
      newInstance: true,
      delete: true,
      launchArgs: device.name.includes('phone') ? { screen: '360x640' } : {},
    });
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
    await untold();
    const plays = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, 'human' as const]));
    const table = `${game.id} FINGER_SEED=${seed}, ${seats} seats, ${JSON.stringify(options)}`;
    try {
      await layTable({ game: game.id, seats, plays, options, seed });
      while (taps < most && (await finger.taps())) {
        taps++;
        checkNoComplaints();
      }
    } catch (error) {
      await device.takeScreenshot(`any-finger-${game.id}-${seed}`);
      throw new Error(`${table}: ${finger.told(error)}`);
    }
  }
}

const GAMES = shelf.map(game => [game.id, game] as const);

describe('Any finger', () => {
  it.each(GAMES)(
    'finds something to tap wherever it taps in %s',
    async (_, game) => {
      if (isWeb()) await goesOn(game, TAPS, BY_HAND);
    },
    TO_LAY_A_TABLE + TAPS * LONGEST_TAP,
  );
});

describe('Any keyboard', () => {
  it.each(GAMES)(
    'comes to whatever it wants in %s, and the table goes on',
    async (_, game) => {
      if (isWeb()) await goesOn(game, KEYED, BY_KEYBOARD);
    },
    TO_LAY_A_TABLE + KEYED * LONGEST_WAY,
  );
});
