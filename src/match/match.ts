/** A match in progress as it is played: takes a choice, asks the referee, tells the archive, lets the bots think. What is seen of it: matchOnShow.ts. */
import type { Choice, Game, Seat, Spot } from '@/engine/contract';
import { isFormality } from '@/engine/formality';
import { write } from '@/engine/notation';
import { refuses } from '@/engine/referee';
import type { Seal } from '@/engine/undo';
import type { Archive, Contents, StoredMatch } from '@/archive/archive';
import type { Write } from '@/archive/writer';
import { BotTurns } from './botTurns';
import { isOffered, type Course } from './course';
import type { Film } from './film';
import { handedOver, humansAt } from './seatControl';
import { MatchOnShow } from './matchOnShow';
import type { MatchView, Player, Plays, Frame, Reads } from './matchView';
import { Outcomes } from './outcomes';
import { isSeen, type Beside } from './viewBuilder';
import { Scribe } from './scribe';
import { sealAhead } from './sealAhead';
import { thoughtSeed } from './thoughtSeed';
import { endOf, setUpOf, snapshotOf } from './matchRows';
import { unregister, register, type OpenMatch } from './openTables';
import type { Thinker } from './thinker';

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
  readonly saving: Scribe['saving'];
  private readonly outcomes: Outcomes;
  private readonly shown: MatchOnShow;
  private players: readonly Player[];
  private left = false;
  private wantsPauses = false;
  private pauses = false;

  constructor(private readonly parts: Parts) {
    const { game, stored, players, course, archive } = parts;
    this.course = course;
    this.players = players;
    this.outcomes = new Outcomes(game);
    this.scribe = new Scribe(archive, stored.id, parts.clock, course);
    this.saving = this.scribe.saving;
    this.bots = new BotTurns(parts.thinker, choice => this.actFor(choice));
    this.weighing = this.bots.weighing;
    parts.thinker.prepare?.();
    this.scribe.write(...parts.toWrite);
    // The app may have been stopped between the last choice and its results.
    if (course.now.asked === null && stored.ended === null) this.end();
    this.goesOn();
    const constants = { id: stored.id, game, setUp: setUpOf(stored), name: stored.name, practice: stored.practice };
    this.shown = new MatchOnShow(constants, course, () => this.beside());
  }

  readonly subscribe = (changed: () => void): (() => void) => this.shown.subscribe(changed);

  readonly now = (): MatchView => this.shown.now();

  readonly choose = (choice: Choice): void => this.chooseAll([choice]);

  /** A second tap on what is gone already is no error, and changes nothing. */
  readonly chooseAll = (choices: readonly Choice[]): void => {
    if (this.now().offers.length > 0) this.take(choices);
  };

  readonly takeBack = (steps = 1): void => {
    const back = this.shown.waysBack();
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
    this.now().offers.length === 0 ? null : refuses(this.parts.game, this.course.now, at, held);

  readonly seals = (choice: Choice, ...following: readonly Choice[]): Seal | null => {
    const { now } = this.course;
    if (!isOffered(now, choice)) return null;
    return sealAhead(this.parts.game, now, this.outcomes.of(now, choice), following, this.isPerson);
  };

  readonly since = (): readonly Frame[] => this.shown.since();

  readonly openCurtain = (): void => {
    if (!this.left) this.shown.openCurtain();
  };

  readonly lookAtOwn = (): void => {
    if (!this.left) this.shown.lookAtOwn();
  };

  readonly drawCurtain = (): void => {
    this.shown.turnAway();
    this.scribe.keepSnapshot();
    this.publish();
  };

  readonly saveAgain = (): void => {
    this.scribe.again();
    void this.clearWhenSaved();
  };

  readonly hint = async () => {
    const { asked, offers } = this.now();
    if (asked === null || offers.length === 0) return null;
    const advice = await this.bots.advise(this.job(asked));
    if (advice !== null && !this.left) this.scribe.advised();
    return advice;
  };

  readonly setPace = (ms: number): void => this.bots.setPace(ms);

  readonly holdBots = (by: Reads, wanted: boolean): void => this.bots.hold(by, wanted);

  readonly setPauses = (wanted: boolean): void => {
    this.wantsPauses = wanted;
    if (!wanted) this.goOn();
  };

  readonly goOn = (): void => {
    if (!this.pauses) return;
    this.pauses = false;
    this.goesOn();
    this.publish();
  };

  readonly handOver = (seat: Seat, plays: Plays): void => {
    const { asked } = this.course.now;
    if (asked === null || this.left) return;
    const players = handedOver(this.players, seat, plays, this.course.n, this.isIdle(seat));
    if (players[seat] === this.players[seat]) return;
    this.players = players;
    this.scribe.reseated(players);
    this.shown.seated(players);
    if (seat === asked) this.goesOn();
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
    this.shown.turnAway();
    this.scribe.again();
    this.goesOn();
    this.publish();
  };

  /** What could not be written stays on the table, also when nobody sits at it. */
  private async clearWhenSaved(): Promise<void> {
    await this.scribe.settled();
    if (this.left && this.scribe.saving.now() === 'saved') unregister(this.parts.archive, this);
  }

  readonly remember = (earlier: Film): void => {
    this.course.remember(earlier);
    this.shown.recall();
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

  /** Has nobody chosen at this seat since it changed hands last? What lies before the known steps may have been chosen by anybody. */
  private isIdle(seat: Seat): boolean {
    const { n, steps } = this.course;
    const since = this.players[seat]?.before?.at(-1)?.until ?? 0;
    return since >= n - steps.length && !steps.some(s => s.seat === seat && s.n > since);
  }

  private take(choices: readonly Choice[]): void {
    if (this.left || this.pauses) return;
    this.change(() => this.course.playOn(choices, choice => this.playOne(choice)));
  }

  /** For a bot; says whether a human sees anything of it. */
  private actFor(choice: Choice): boolean {
    const { n } = this.course;
    this.take([choice]);
    const humans = humansAt(this.players);
    return this.course.steps.slice(n - this.course.n).some(step => step.n > n && isSeen(step.facts, humans));
  }

  private playOne(choice: Choice): void {
    const rounds = this.roundsPlayed();
    this.scribe.played(this.course.play(choice, this.outcomes.of(this.course.now, choice)));
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
    how();
    if (this.course.now === before) return;
    this.goesOn();
    this.publish();
  }

  /** What answers itself is answered, and whoever plays the next question that does not is asked. */
  private goesOn(): void {
    this.answerFormalities();
    this.wakeBot();
  }

  private answerFormalities(): void {
    const { course, parts } = this;
    for (
      let { now } = course;
      !this.pauses && now.asked !== null && this.isPerson(now.asked) && isFormality(parts.game, now);
      { now } = course
    )
      this.playOne(now.offers[0] as Choice);
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

  private beside(): Beside {
    return { players: this.players, thinking: this.bots.thinking, pauses: this.pauses };
  }

  private publish(): void {
    if (!this.left) this.shown.publish();
  }
}
