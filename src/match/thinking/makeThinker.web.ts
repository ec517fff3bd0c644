/** On the web: a worker of its own, and slices on the page where a browser refuses it. */
import { gentlePace } from './pace';
import { slicedThinker } from './slicedThinker';
import type { Thinker } from '../thinker';
import { workerThinker, type Post } from './workerThinker';

export function makeThinker(): Thinker {
  return workerThinker(() => new Worker(new URL('./bot.worker', window.location.href)) as unknown as Post, slicedThinker(gentlePace));
}
