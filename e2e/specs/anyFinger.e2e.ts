/**
 * A finger that taps at random on what invites it, for everybody at the table: it never comes to stand before a table on which
 * nothing answers, and the page never complains. FINGER_TAPS=2000 FINGER_SEED=7 has it tap longer, and from another seed.
 */
import { device, waitFor } from 'detox';
import { below } from '@/engine/dice';
import type { Game, OptionValue, Options } from '@/engine/contract';
import { shelf } from '@/games/index';
import { checkNoComplaints, isWeb, touchAt, withinReach, type Reach } from '../beyondDetox';
import { layTable, openCurtain, spot } from '../table';

const PATIENCE = 20_000;
const TAPS = Number(process.env.FINGER_TAPS ?? 40);
const SEED = Number(process.env.FINGER_SEED ?? 1);
/** A tap on a busy machine. */
const LONGEST_TAP = 1500;
const TO_LAY_A_TABLE = 60_000;
/** One tap of so many lays something down, closes or looks at the whole while something invites. */
const ASIDE = 8;
/** So often it looks again before it says that nothing answers, and so often before it taps on although nothing has changed. */
const MOST_LOOKS = 60;
const LOOKS_FOR_A_CHANGE = 6;
const A_MOMENT = 50;
/** So many taps that show nothing but what was seen before lead in a circle. */
const MOST_WITHOUT_NEWS = 80;
const A_FEW = 12;

const moment = () => new Promise(later => setTimeout(later, A_MOMENT));

class Finger {
  private readonly chance: { seed: number };
  private readonly last: string[] = [];
  private readonly seen = new Set<string>();
  private withoutNews = 0;
  private before = '';

  constructor(seed: number) {
    this.chance = { seed };
  }

  below(most: number): number {
    return below(this.chance, most);
  }

  private oneOf<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  /** Any number of seats, with any options; what is not named is as usual. */
  setUpOf(game: Game): { readonly seats: number; readonly options: Options } {
    const seats = game.seats.least + this.below(game.seats.most - game.seats.least + 1);
    const options: Record<string, OptionValue> = {};
    for (const { id, values, offered } of game.options) if (offered?.(seats, options) ?? true) options[id] = this.oneOf(values);
    const usual = new Map(game.options.map(({ id, values }) => [id, values[0]]));
    return { seats, options: Object.fromEntries(Object.entries(options).filter(([id, value]) => value !== usual.get(id))) };
  }

  /** What it can get at, once the last tap has shown what it does. */
  private async reach(): Promise<Reach> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const now = await withinReach();
      if (now === null) throw new Error('Nobody tells what can be reached');
      const settled = now.shown !== this.before || looks >= LOOKS_FOR_A_CHANGE;
      if (now.curtain || (settled && now.invites.length + now.aside.length > 0)) return now;
      await moment();
    }
    throw new Error('Nothing answers');
  }

  private trail(most: number): string {
    return this.last.slice(-most).join(', ');
  }

  /** false: the match is over. */
  async taps(): Promise<boolean> {
    const now = await this.reach();
    if (now.curtain) {
      this.last.push('curtain');
      await openCurtain();
      return true;
    }
    if (now.invites.some(({ id }) => id === 'button:results')) return false;
    if (this.seen.has(now.shown)) this.withoutNews++;
    else this.withoutNews = 0;
    this.seen.add(now.shown);
    if (this.withoutNews > MOST_WITHOUT_NEWS) throw new Error(`In a circle at "${now.prompt}": ${this.trail(MOST_WITHOUT_NEWS)}`);
    const aside = now.aside.length > 0 && (now.invites.length === 0 || this.below(ASIDE) === 0);
    const { id, x, y } = this.oneOf(aside ? now.aside : now.invites);
    this.before = now.shown;
    this.last.push(id);
    await touchAt(x, y);
    return true;
  }

  /** The fault, and how it came to it. */
  told(error: unknown): string {
    return `${error instanceof Error ? error.message : String(error)}\nThe last taps: ${this.trail(A_FEW)}`;
  }
}

describe('Any finger', () => {
  it.each(shelf.map(game => [game.id, game] as const))(
    'finds something to tap wherever it taps in %s',
    async (id, game) => {
      if (!isWeb()) return;
      for (let taps = 0, seed = SEED; taps < TAPS; seed++) {
        const finger = new Finger(seed);
        const { seats, options } = finger.setUpOf(game);
        await device.launchApp({
          newInstance: true,
          delete: true,
          launchArgs: device.name.includes('phone') ? { screen: '360x640' } : {},
        });
        await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
        const plays = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, 'human' as const]));
        const table = `${id} FINGER_SEED=${seed}, ${seats} seats, ${JSON.stringify(options)}`;
        try {
          await layTable({ game: id, seats, plays, options, seed });
          while (taps < TAPS && (await finger.taps())) {
            taps++;
            checkNoComplaints();
          }
        } catch (error) {
          await device.takeScreenshot(`any-finger-${id}-${seed}`);
          throw new Error(`${table}: ${finger.told(error)}`);
        }
      }
    },
    TO_LAY_A_TABLE + TAPS * LONGEST_TAP,
  );
});
