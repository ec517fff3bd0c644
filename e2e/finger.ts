/** Goes at random through what invites at the real table, and says so when nothing answers or it goes in a circle. */
import { below } from '@/engine/dice';
import type { Game, OptionValue, Options } from '@/engine/contract';
import { untilRest, withinReach, type Place, type Reach } from './beyondDetox';

/** One tap of so many lays something down, closes or looks at the whole while something invites. */
const ASIDE = 8;
/** So long it looks again before it says that nothing answers: bots think. */
const PATIENCE = 60_000;
const A_MOMENT = 20;
/** So many taps that show nothing but what was seen before lead in a circle. */
const MOST_WITHOUT_NEWS = 80;
const A_FEW = 12;

const moment = () => new Promise(later => setTimeout(later, A_MOMENT));

export class Finger {
  private readonly chance: { seed: number };
  private readonly last: string[] = [];
  private readonly seen = new Set<string>();
  private withoutNews = 0;
  private before = '';

  constructor(
    seed: number,
    /** How it gets at what it has decided on. */
    private readonly touch: (place: Place) => Promise<void>,
    private readonly opensCurtain: () => Promise<void>,
  ) {
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
    let rested = false;
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      const now = await withinReach();
      if (now === null) throw new Error('Nobody tells what can be reached');
      const settled = rested || now.shown !== this.before;
      if (now.curtain || (settled && now.invites.length + now.aside.length > 0)) return now;
      if (rested) await moment();
      else await untilRest();
      rested = true;
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
      await this.opensCurtain();
      return true;
    }
    if (now.invites.some(({ id }) => id === 'table:results')) return false;
    if (this.seen.has(now.shown)) this.withoutNews++;
    else this.withoutNews = 0;
    this.seen.add(now.shown);
    if (this.withoutNews > MOST_WITHOUT_NEWS) throw new Error(`In a circle at "${now.prompt}": ${this.trail(MOST_WITHOUT_NEWS)}`);
    const aside = now.aside.length > 0 && (now.invites.length === 0 || this.below(ASIDE) === 0);
    const place = this.oneOf(aside ? now.aside : now.invites);
    this.before = now.shown;
    this.last.push(place.id);
    await this.touch(place);
    return true;
  }

  /** The fault, and how it came to it. */
  told(error: unknown): string {
    return `${error instanceof Error ? error.message : String(error)}\nThe last taps: ${this.trail(A_FEW)}`;
  }
}
