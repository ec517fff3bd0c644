/** Lets one bot at a time think, at the pace the people want, and forgets it at once when the match moves on without it. */
import type { Job } from '@/bots/job';
import type { Level } from '@/bots/levels';
import type { Tells, Weighing } from '@/bots/slices';
import type { Advice } from '@/bots/think';
import type { Choice, Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import type { Reads } from './matchView';
import type { Thinker } from './thinker';
import { observable } from './observable';
import { note, noted } from '@/archive/trace';

type BotJob = Job & { readonly level: Level };

/** Whoever has secrets shows how far the thinking has come, and not what it leans to: that could tell them. */
const openThoughts = ({ choice, share }: Weighing, { game, view, seat }: Job): Weighing => ({
  choice: game.hasSecrets(view, seat) ? null : choice,
  share,
});

/** Enough to see what happened, not enough to wait for it. */
const STANDARD_PACE = 600;

export class BotTurns {
  thinking: Seat | null = null;
  /** What the bot at work would choose so far. */
  readonly weighing = observable<Weighing | null>(null);
  private pace = STANDARD_PACE;
  private actedAt = -Infinity;
  /** Raised whenever earlier thoughts become void. */
  private turn = 0;
  /** What is being thought about. */
  private jobs: readonly Job[] = [];
  private ready: { readonly choice: Choice; readonly timer: ReturnType<typeof setTimeout> | undefined } | null = null;
  /** What is being read meanwhile: bots think, and wait with what they have chosen. */
  private readonly held = new Set<Reads>();

  constructor(
    private readonly thinker: Thinker,
    /** Does what a bot has chosen; false when nobody at the table sees anything of it. */
    private readonly act: (choice: Choice) => boolean,
  ) {}

  think(job: BotJob, offers: readonly Choice[]): void {
    this.rest();
    const { turn } = this;
    this.thinking = job.seat;
    this.jobs = [job];
    const cancelled = (): boolean => turn !== this.turn;
    void this.chosen(job, offers, cancelled).then(choice => {
      if (choice !== null && !cancelled()) this.actInTime(choice);
    });
  }

  async advise(job: Job): Promise<Advice | null> {
    const { turn } = this;
    this.jobs = [...this.jobs, job];
    const advice = await this.thinker.hint(job, () => turn !== this.turn).catch(noted('a hint'));
    return turn === this.turn ? (advice ?? null) : null;
  }

  setPace(ms: number): void {
    this.pace = ms;
    if (this.ready === null) return;
    clearTimeout(this.ready.timer);
    this.actInTime(this.ready.choice);
  }

  /** Something is to be read first (or is read by now). */
  hold(by: Reads, wanted: boolean): void {
    const held = this.held.size > 0;
    if (wanted) this.held.add(by);
    else this.held.delete(by);
    if (this.ready === null || held === this.held.size > 0) return;
    clearTimeout(this.ready.timer);
    this.actInTime(this.ready.choice);
  }

  /** No bot is asked now. */
  rest(): void {
    this.turn++;
    this.thinking = null;
    this.weighing.set(null);
    for (const job of this.jobs) this.thinker.drop?.(job);
    this.jobs = [];
    if (this.ready !== null) clearTimeout(this.ready.timer);
    this.ready = null;
  }

  /** A bot that fails must not hold up the table: it then takes the first thing it is offered. */
  private async chosen(job: BotJob, offers: readonly Choice[], cancelled: () => boolean): Promise<Choice | null> {
    const tells: Tells = weighing => {
      if (!cancelled()) this.weighing.set(openThoughts(weighing, job));
    };
    const choice = await this.thinker.choose(job, cancelled, tells).catch(noted('a bot'));
    if (cancelled()) return null;
    const line = choice == null ? '' : write(choice);
    const found = offers.find(c => write(c) === line);
    if (found === undefined && choice !== undefined) note('a bot', new Error('it chose nothing that is offered'));
    return found ?? offers[0] ?? null;
  }

  private actInTime(choice: Choice): void {
    const wait = Math.max(0, this.actedAt + this.pace - performance.now());
    const act = (): void => {
      this.ready = null;
      const now = performance.now();
      // Nobody waits to see what is done in secret: six cards laid face down would take seconds.
      if (this.act(choice)) this.actedAt = now;
    };
    this.ready = { choice, timer: this.held.size > 0 ? undefined : setTimeout(act, wait) };
  }
}
