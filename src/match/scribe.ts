/** Writes a match down as it goes: every choice at once, a snapshot now and then, who sits where, and how it ended. */
import type { Archive, StoredPlayer, StoredResult } from '@/archive/archive';
import { writerTo, type Saving, type Write, type Writer } from '@/archive/writer';
import { write } from '@/engine/notation';
import type { Course, Step } from './course';
import { snapshotOf } from './matchRows';
import { observable } from './observable';

/** So many choices lie at most between two snapshots. */
export const SNAPSHOT_EVERY = 20;

export class Scribe {
  readonly saving = observable<Saving>('saved');
  private readonly writer: Writer;
  private snapshotAt: number;

  constructor(
    archive: Archive,
    private readonly id: string,
    private readonly clock: () => number,
    private readonly course: Course,
  ) {
    this.writer = writerTo(archive, () => this.saving.set(this.writer.saving()));
    this.snapshotAt = course.n;
  }

  again(): void {
    this.writer.again();
  }

  settled(): Promise<void> {
    return this.writer.settled();
  }

  write(...jobs: readonly Write[]): void {
    if (jobs.length > 0) this.writer.write(...jobs);
  }

  played({ n, seat, choice }: Step): void {
    const row = { n, seat, line: write(choice), at: this.clock() };
    this.write(archive => archive.append(this.id, row));
    if (n - this.snapshotAt >= SNAPSHOT_EVERY) this.keepSnapshot();
  }

  tookBack(pastBot: boolean): void {
    const { n } = this.course;
    // The snapshots after this choice go with what is taken back, and perhaps there is none before it.
    if (n < this.snapshotAt) this.snapshotAt = Math.min(n, this.course.from);
    this.write(archive => archive.takeBack(this.id, n, pastBot));
  }

  keepSnapshot(): void {
    if (this.course.n === this.snapshotAt) return;
    const snapshot = snapshotOf(this.course);
    this.snapshotAt = snapshot.n;
    this.write(archive => archive.snapshot(this.id, snapshot));
  }

  reseated(players: readonly StoredPlayer[]): void {
    this.write(archive => archive.reseat(this.id, players));
  }

  advised(): void {
    this.write(archive => archive.countHint(this.id));
  }

  ended(results: readonly StoredResult[]): void {
    this.keepSnapshot();
    const at = this.clock();
    this.write(archive => archive.end(this.id, at, results));
  }
}
