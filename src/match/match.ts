/** A match in progress: takes a choice, asks the referee, tells the archive, lets the bots think, shows the new picture. */
import type { Choice, Game, Seat, Spot } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, refuses, type Moment } from '@/engine/referee';
import { sealBetween, type Seal } from '@/engine/undo';
import type { Archive, Contents, StoredMatch } from '@/archive/archive';
import type { Write } from '@/archive/writer';
import { BotTurns } from './botTurns';
import type { Course } from './course';
import type { Film } from './film';
import { handedOver, humansAt } from './seatControl';
import { DeviceViewer } from './deviceViewer';
import type { MatchView, Player, Plays, Frame } from './matchView';
import { isSeen, ViewBuilder, framesSince } from './viewBuilder';
import { Scribe } from './scribe';
import { thoughtSeed } from './thoughtSeed';
import { endOf, setUpOf, snapshotOf } from './matchRows';
import { unregister, register, type OpenMatch } from './openTables';
import type { Thinker } from './thinker';
import { wayFor } from './wayFor';

export type { OpenMatch } from './openTables';

export interface Parts {
  readonly archive: Archive;
  readonly thinker: Thinker;
  readonly clock: () => number;
  readonly game: Game;
  readonly stored: StoredMatch;
  /** As they sit now. */
  readonly players: readonly Player[];
  readonly course: Course;
  /** After so many choices a person chose last, as far as the course does not tell. */
  readonly lastByPerson: number;
  /** What the archive must hear before the first choice. */
  readonly toWrite: readonly Write[];
}

export function openTable(parts: Parts): OpenMatch {
  const match = new MatchInProgress(parts);
  register(parts.archive, match);
  return match;
}

/** Its public members are bound: they are handed out one by one, as React's hooks like it. */
class MatchInProgress implements OpenMatch {
  private readonly course: Course;
  private readonly scribe: Scribe;
  private readonly bots: BotTurns;
  readonly weighing: BotTurns['weighing'];
  private readonly views: ViewBuilder;
  private players: readonly Player[];
  private readonly viewer: DeviceViewer;
  /** Of the present moment alone, by the choice as a line. */
  private outcomes: { readonly from: Moment | null; readonly to: Map<string, Moment> } = { from: null, to: new Map() };
  private readonly listeners = new Set<() => void>();
  private left = false;
  private isQuiet = false;
  private wantsPauses = false;
  private pauses = false;
  private picture: MatchView;

  constructor(private readonly parts: Parts) {
    const { game, stored, players, course, archive } = parts;
    this.course = course;
    this.players = players;
    this.viewer = new DeviceViewer(game, players, course.steps);
    this.views = new ViewBuilder({ id: stored.id, game, setUp: setUpOf(stored), name: stored.name, practice: stored.practice });
    this.scribe = new Scribe(archive, stored.id, parts.clock, course, () => this.tell());
    this.bots = new BotTurns(parts.thinker, choice => this.actFor(choice));
    this.weighing = this.bots.weighing;
    parts.thinker.prepare?.();
    this.picture = this.quietly(() => {
      this.scribe.write(...parts.toWrite);
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

  readonly saving = () => this.scribe.saving();

  readonly choose = (choice: Choice): void => this.chooseAll([choice]);

  /** A second tap on what is gone already is no error, and changes nothing. */
  readonly chooseAll = (choices: readonly Choice[]): void => {
    if (this.picture.offers.length > 0) this.take(choices);
  };

  readonly takeBack = (steps = 1): void => {
    const { back } = wayFor(this.course, this.viewer.on(this.course.now), this.players, this.pauses);
    const choices = back[Math.min(steps, back.length) - 1];
    if (choices === undefined || this.left) return;
    const wentPastBot = this.course.steps.slice(-choices).some(s => !this.isPerson(s.seat));
    this.change(() => {
      this.course.takeBack(choices);
      this.scribe.tookBack(wentPastBot);
    });
  };

  /** Only to the human who is asked: what stands in a bot's way may be a secret. */
  readonly refuses = (at: Spot, held: readonly Spot[] = []) =>
    this.picture.offers.length === 0 ? null : refuses(this.parts.game, this.course.now, at, held);

  readonly seals = (choice: Choice): Seal | null => {
    const offered = this.offered(choice);
    return offered === undefined ? null : sealBetween(this.course.now, this.outcomeOf(offered), this.isPerson);
  };

  readonly since = (): readonly Frame[] => (this.picture.curtain === null ? framesSince(this.parts.game, this.course, this.picture) : []);

  readonly openCurtain = (): void => {
    if (this.picture.curtain === null) return;
    this.viewer.belongTo(this.picture.curtain);
    this.publish();
  };

  readonly drawCurtain = (): void => {
    this.viewer.turnAway();
    this.scribe.keepSnapshot();
    this.publish();
  };

  readonly saveAgain = (): void => {
    this.scribe.again();
    void this.clearWhenSaved();
  };

  readonly hint = async () => {
    const { asked, offers } = this.picture;
    if (asked === null || offers.length === 0) return null;
    const advice = await this.bots.advise(this.job(asked));
    if (advice !== null && !this.left) this.scribe.advised();
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

  readonly handOver = (seat: Seat, plays: Plays): void => {
    const { asked } = this.course.now;
    if (asked === null || this.left) return;
    const players = handedOver(this.players, seat, plays, this.course.n, this.isIdle(seat));
    if (players[seat] === this.players[seat]) return;
    this.players = players;
    this.scribe.reseated(players);
    this.viewer.seated(players, this.course.steps);
    if (seat === asked) this.wakeBot();
    this.publish();
  };

  readonly leave = (): void => {
    if (this.left) return;
    this.left = true;
    this.bots.rest();
    this.scribe.keepSnapshot();
    void this.clearWhenSaved();
  };

  readonly sitDown = (): void => {
    if (!this.left) return;
    this.left = false;
    this.viewer.turnAway();
    this.scribe.again();
    this.wakeBot();
    this.publish();
  };

  /** What could not be written stays on the table, also when nobody sits at it. */
  private async clearWhenSaved(): Promise<void> {
    await this.scribe.settled();
    if (this.left && this.scribe.saving() === 'saved') unregister(this.parts.archive, this);
  }

  readonly remember = (earlier: Film): void => {
    this.course.remember(earlier);
    this.viewer.recall(this.course.steps);
    this.publish();
  };

  readonly kept = (): Contents => {
    const match = { ...this.parts.stored, players: this.players };
    const choices = this.course.steps.map(({ n, seat, choice }) => ({ n, seat, line: write(choice), at: match.touched }));
    return { match, choices, snapshots: [snapshotOf(this.course)] };
  };

  readonly hasLeft = (): boolean => this.left;

  readonly settled = (): Promise<void> => this.scribe.settled();

  private readonly isPerson = (seat: Seat): boolean => this.players[seat]?.plays === 'human';

  /** Where a choice of this moment leads: played once, however often its button is drawn, and not again when it is chosen. */
  private outcomeOf(choice: Choice): Moment {
    const { now } = this.course;
    const line = write(choice);
    if (this.outcomes.from !== now) this.outcomes = { from: now, to: new Map() };
    const outcome = this.outcomes.to.get(line) ?? play(this.parts.game, now, choice);
    this.outcomes.to.set(line, outcome);
    return outcome;
  }

  private offered(choice: Choice): Choice | undefined {
    const line = write(choice);
    return this.course.now.offers.find(c => write(c) === line);
  }

  /** Has nobody chosen at this seat since it changed hands last? What lies before the known steps may have been chosen by anybody. */
  private isIdle(seat: Seat): boolean {
    const { n, steps } = this.course;
    const since = this.players[seat]?.before?.at(-1)?.until ?? 0;
    return since >= n - steps.length && !steps.some(s => s.seat === seat && s.n > since);
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
    return step !== undefined && step.n > n && isSeen(step.facts, humansAt(this.players));
  }

  private playOne(choice: Choice): void {
    const rounds = this.roundsPlayed();
    this.scribe.played(this.course.play(choice, this.outcomeOf(choice)));
    const { asked } = this.course.now;
    if (this.wantsPauses && asked !== null && this.roundsPlayed() > rounds) this.pauses = true;
    if (asked === null) this.end();
  }

  private roundsPlayed(): number {
    return this.parts.game.roundsPlayed?.(this.course.now.state) ?? 0;
  }

  private end(): void {
    const { game, stored } = this.parts;
    this.scribe.ended(endOf(game, this.course.now.state, this.players, stored.id));
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
    const plays = asked === null ? 'human' : (this.players[asked]?.plays ?? 'human');
    if (asked === null || plays === 'human' || this.pauses) this.bots.rest();
    else this.bots.think({ ...this.job(asked), level: plays }, this.course.now.offers);
  }

  private job(seat: Seat) {
    const { game, stored } = this.parts;
    const view = game.seenBy(this.course.now.state, seat);
    return { game, view, seat, seed: thoughtSeed(stored.seed, view, this.course.n - this.lastByPerson()) };
  }

  private lastByPerson(): number {
    return this.course.steps.findLast(s => this.isPerson(s.seat))?.n ?? this.parts.lastByPerson;
  }

  private paint(): MatchView {
    const beside = { players: this.players, thinking: this.bots.thinking, pauses: this.pauses };
    return this.views.build(this.course, this.viewer.on(this.course.now), beside);
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
