/** On a phone: slices between the frames. (The web has its own: makeThinker.web.ts.) */
import { gentlePace } from './pace';
import { slicedThinker } from './slicedThinker';
import type { Thinker } from '../thinker';

export function makeThinker(): Thinker {
  return slicedThinker(gentlePace);
}
