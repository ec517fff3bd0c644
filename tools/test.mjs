/**
 * npm test [-- --fast] [-- --changed] [-- --once] [-- --only engine] [-- --write]
 *
 * Sets up, runs every part, those that take one core two at a time, prints one line for each as it ends, then the ten slowest tests and the sum.
 * --fast leaves out exports, stories, soak and fuzz, and looks lightly at the laws of the shelf. --changed runs as lightly what a change touches, by the
 * import graph: what differs from where this branch left main. --once tells no red story a second time. --write puts what each part took into
 * docs/figures.md. What takes hours: npm run deep.
 */
import { parseArgs } from 'node:util';
import { setUp, stop } from './setUp.mjs';

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false };
    return parseArgs({ options: { fast: flag, changed: flag, once: flag, write: flag, only: { type: 'string' } } }).values;
  } catch (error) {
    return stop(`${error.message} Usage: npm test -- [--fast] [--changed] [--once] [--only <part>] [--write]`);
  }
}

const options = readArguments();
setUp();
const { PARTS } = await import('./parts.mjs');
const { changedFiles, seenByEveryStory, storiesTouched } = await import('./proof/changed.mjs');
const { named, prove } = await import('./proof/prove.mjs');

function chosen(changed) {
  const parts = named(PARTS, options.only);
  if (changed === null) return parts.filter(part => part.fast || !options.fast);
  const withStories = storiesTouched(changed).length > 0;
  return parts.filter(part => part.fast || (withStories && part.name === 'stories'));
}

function sayWhatIsLeftOut(changed) {
  console.log(`${changed.length} files have changed.`);
  const seen = seenByEveryStory(changed);
  if (seen !== undefined) console.log(`Every story may see ${seen}: npm test -- --only stories tells them all.`);
}

const changed = options.changed ? changedFiles() : null;
if (changed !== null) sayWhatIsLeftOut(changed);
await prove(chosen(changed), {
  all: PARTS,
  wanted: { light: options.fast || options.changed, once: options.once, changed },
  mark: options.write ? 'test' : null,
});
