/** A match in progress: takes a choice, asks the referee, tells the archive, lets the bots think, shows the new picture. */
import type { Choice, Game, Seat, Spot } from '@/engine/contract';
import { write } from '@/engine/notation';
import { refuses } from '@/engine/referee';
import { wouldSeal, type Seal } from '@/engine/undo';
import type { Archive, Contents, StoredMatch } from '@/archive/archive';
import { writerTo, type Write, type Writer } from '@/archive/writer';
import { BotTurns } from './botTurns';
import type { Course, Earlier } from './course';
import { Eyes } from './looking';
import type { MatchView, Player, Scene } from './matchView';
import { isSeen, Painter, scenesSince } from './picture';
import { endOf, setUpOf, snapshotOf } from './stored';
import { clear, lay, type OpenMatch } from './tables';
import type { Thinker } from './thinker';

export type { OpenMatch } from './tables';

/** So many choices lie at most between two snapshots. */
export const SNAPSHOT_EVERY = 20;

export interface Parts {
  readonly archive: Archive;
  readonly thinker: Thinker;
  readonly clock: () => number;
  readonly game: Game;
  readonly stored: StoredMatch;
  readonly players: readonly Player[];
  readonly course: Course;
  /** What the archive must hear before the first choice. */
  readonly toWrite: readonly Write[];
}

export function openTable(parts: Parts): OpenMatch {
  const match = new MatchInProgress(parts);
  lay(parts.archive, match);
  return match;
}

/** Its public members are bound: they are handed out one by one, as React's hooks like it. */
class MatchInProgress implements OpenMatch {
  private readonly course: Course;
  private readonly writer: Writer;
  private readonly bots: BotTurns;
  readonly weighing: BotTurns['weighing'];
  private readonly painter: Painter;
  private readonly humans: readonly Seat[];
  private readonly eyes: Eyes;
  private readonly listeners = new Set<() => void>();
  private snapshotAt: number;
  private left = false;
  private isQuiet = false;
  private wantsPauses = false;
  private pauses = false;
  private picture: MatchView;

  constructor(private readonly parts: Parts) {
    const { game, stored, players, course, archive } = parts;
    this.course = course;
    this.snapshotAt = course.n;
    this.humans = players.flatMap((p, seat) => (p.plays === 'human' ? [seat] : []));
    this.eyes = new Eyes(game, this.humans, course.steps);
    this.painter = new Painter({ id: stored.id, game, setUp: setUpOf(stored), players, name: stored.name, practice: stored.practice });
    this.writer = writerTo(archive, () => this.tell());
    this.bots = new BotTurns(parts.thinker, choice => this.actFor(choice));
    this.weighing = this.bots.weighing;
    parts.thinker.prepare?.();
    this.picture = this.quietly(() => {
      if (parts.toWrite.length > 0) this.writer.write(...parts.toWrite);
      // The app may have been stopped between the last choice and its results.
      if (course.now.asked === null && stored.ended === null) this.end();
      this.wakeBot();
      return this.paint();
    });
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  readonly now = (): MatchView => this.picture;

  readonly saving = () => this.writer.saving();

  readonly choose = (choice: Choice): void => this.chooseAll([choice]);

  /** A second tap on what is gone already is no error, and changes nothing. */
  readonly chooseAll = (choices: readonly Choice[]): void => {
    if (this.picture.offers.length > 0) this.take(choices);
  };

  readonly takeBack = (steps = 1): void => {
    const back = Math.min(steps, this.picture.undo.steps);
    if (back < 1 || this.left) return;
    this.change(() => {
      this.course.takeBack(back);
      const { n } = this.course;
      this.snapshotAt = Math.min(this.snapshotAt, n);
      const { id } = this.parts.stored;
      this.writer.write(archive => archive.takeBack(id, n));
    });
  };

  /** Only to the human who is asked: what stands in a bot's way may be a secret. */
  readonly refuses = (at: Spot, held: readonly Spot[] = []) =>
    this.picture.offers.length === 0 ? null : refuses(this.parts.game, this.course.now, at, held);

  readonly seals = (choice: Choice): Seal | null => {
    const offered = this.offered(choice);
    return offered === undefined ? null : wouldSeal(this.parts.game, this.course.now, offered);
  };

  readonly since = (): readonly Scene[] =>
    this.picture.curtain === null ? scenesSince(this.parts.game, this.course, this.picture, this.humans) : [];

  readonly openCurtain = (): void => {
    if (this.picture.curtain === null) return;
    this.eyes.belongTo(this.picture.curtain);
    this.publish();
  };

  readonly drawCurtain = (): void => {
    this.eyes.turnAway();
    this.keepSnapshot();
    this.publish();
  };

  readonly saveAgain = (): void => {
    this.writer.again();
    void this.clearWhenSaved();
  };

  readonly hint = async () => {
    const { asked, offers } = this.picture;
    if (asked === null || offers.length === 0) return null;
    const { id } = this.parts.stored;
    const advice = await this.bots.advise(this.job(asked));
    if (advice !== null && !this.left) this.writer.write(archive => archive.countHint(id));
    return advice;
  };

  readonly setPace = (ms: number): void => this.bots.setPace(ms);

  readonly setPauses = (wanted: boolean): void => {
    this.wantsPauses = wanted;
    if (!wanted) this.goOn();
  };

  readonly goOn = (): void => {
    if (!this.pauses) return;
    this.pauses = false;
    this.wakeBot();
    this.publish();
  };

  readonly leave = (): void => {
    if (this.left) return;
    this.left = true;
    this.bots.rest();
    this.keepSnapshot();
    void this.clearWhenSaved();
  };

  readonly sitDown = (): void => {
    if (!this.left) return;
    this.left = false;
    this.eyes.turnAway();
    this.writer.again();
    this.wakeBot();
    this.publish();
  };

  /** What could not be written stays on the table, also when nobody sits at it. */
  private async clearWhenSaved(): Promise<void> {
    await this.writer.settled();
    if (this.left && this.writer.saving() === 'saved') clear(this.parts.archive, this);
  }

  readonly remember = (earlier: Earlier): void => {
    this.course.remember(earlier);
    this.eyes.recall(this.course.steps);
    this.publish();
  };

  readonly kept = (): Contents => {
    const { stored: match } = this.parts;
    const choices = this.course.steps.map(({ n, seat, choice }) => ({ n, seat, line: write(choice), at: match.touched }));
    return { match, choices, snapshots: [snapshotOf(this.course)] };
  };

  readonly hasLeft = (): boolean => this.left;

  readonly settled = (): Promise<void> => this.writer.settled();

  private offered(choice: Choice): Choice | undefined {
    const line = write(choice);
    return this.course.now.offers.find(c => write(c) === line);
  }

  /** Plays on while the same seat is asked and the choices are offered: each one a row of its own. */
  private take(choices: readonly Choice[]): void {
    const { asked } = this.course.now;
    if (asked === null || this.left || this.pauses) return;
    this.change(() => {
      for (const choice of choices) {
        if (this.course.now.asked !== asked || this.offered(choice) === undefined) return;
        this.playOne(choice);
      }
    });
  }

  /** For a bot; says whether a human sees anything of it. */
  private actFor(choice: Choice): boolean {
    const { n } = this.course;
    this.take([choice]);
    const step = this.course.steps.at(-1);
    return step !== undefined && step.n > n && isSeen(step.facts, this.humans);
  }

  private playOne(choice: Choice): void {
    const rounds = this.roundsPlayed();
    const { n, seat } = this.course.play(choice);
    const { id } = this.parts.stored;
    const row = { n, seat, line: write(choice), at: this.parts.clock() };
    this.writer.write(archive => archive.append(id, row));
    const { asked } = this.course.now;
    if (this.wantsPauses && asked !== null && this.roundsPlayed() > rounds) this.pauses = true;
    if (asked === null) this.end();
    else if (n - this.snapshotAt >= SNAPSHOT_EVERY) this.keepSnapshot();
  }

  private roundsPlayed(): number {
    return this.parts.game.roundsPlayed?.(this.course.now.state) ?? 0;
  }

  private end(): void {
    const { game, players, stored, clock } = this.parts;
    this.keepSnapshot();
    const results = endOf(game, this.course.now.state, players, stored.id);
    const at = clock();
    this.writer.write(archive => archive.end(stored.id, at, results));
  }

  private keepSnapshot(): void {
    if (this.course.n === this.snapshotAt) return;
    const { id } = this.parts.stored;
    const snapshot = snapshotOf(this.course);
    this.snapshotAt = snapshot.n;
    this.writer.write(archive => archive.snapshot(id, snapshot));
  }

  /** One new picture for whatever changes together. */
  private change(how: () => void): void {
    const before = this.course.now;
    this.quietly(how);
    if (this.course.now === before) return;
    this.wakeBot();
    this.publish();
  }

  private quietly<T>(work: () => T): T {
    this.isQuiet = true;
    try {
      return work();
    } finally {
      this.isQuiet = false;
    }
  }

  private wakeBot(): void {
    const { asked } = this.course.now;
    const plays = asked === null ? 'human' : (this.parts.players[asked]?.plays ?? 'human');
    if (asked === null || plays === 'human' || this.pauses) this.bots.rest();
    else this.bots.think({ ...this.job(asked), level: plays }, this.course.now.offers);
  }

  /** A bot's dice come from where the match was set up and how far it is, and never from the seed of its dice to come. */
  private job(seat: Seat) {
    const { game, stored } = this.parts;
    const seed = Math.imul(stored.seed ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(this.course.n + 1, 0x85ebca6b);
    return { game, view: game.seenBy(this.course.now.state, seat), seat, seed };
  }

  private paint(): MatchView {
    const beside = { thinking: this.bots.thinking, pauses: this.pauses };
    return this.painter.paint(this.course, this.eyes.on(this.course.now), beside);
  }

  private publish(): void {
    if (this.left || this.isQuiet) return;
    this.picture = this.paint();
    this.tell();
  }

  private tell(): void {
    if (this.left || this.isQuiet) return;
    for (const changed of this.listeners) changed();
  }
}
