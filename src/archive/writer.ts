/** A match's writes in order. Nobody waits for them; after a failure they stay here, in order, until they succeed. */
import type { Archive } from './archive';
import { note } from './trace';

export type Saving = 'saved' | 'saving' | 'failed';
export type Write = (archive: Archive) => Promise<void>;

export interface Writer {
  saving(): Saving;
  write(...jobs: Write[]): void;
  /** Tries what failed again. */
  again(): void;
  /** When nothing is under way any more: all is saved, or something failed. */
  settled(): Promise<void>;
}

export function writerTo(archive: Archive, changed: () => void): Writer {
  const waiting: Write[] = [];
  let saving: Saving = 'saved';
  let underWay: Promise<void> | null = null;

  const become = (next: Saving): void => {
    if (next === saving) return;
    saving = next;
    changed();
  };

  async function work(): Promise<void> {
    try {
      for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
        // Begun at once, so that a choice is on its way before the table is drawn; and whatever goes wrong goes wrong later.
        await (async () => job(archive))();
        waiting.shift();
      }
      underWay = null;
      become('saved');
    } catch (error) {
      note('saving', error);
      underWay = null;
      become('failed');
    }
  }

  function start(): void {
    if (underWay !== null || waiting.length === 0) return;
    underWay = work();
    become('saving');
  }

  return {
    saving: () => saving,
    write(...jobs) {
      waiting.push(...jobs);
      start();
    },
    again: start,
    settled: async () => {
      while (underWay !== null) await underWay;
    },
  };
}
