/** What a change touches: files that differ from where this branch left main (on main itself: from the last commit), and what of the proof they ask for. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, stop } from '../setUp.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Paths as git tells them, those that are gone included. */
export function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? ['HEAD'];
  const differ = git('diff', '--name-only', base);
  if (differ === null) return stop('--changed asks git what has changed, and this is no clone.');
  return [...differ, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

export const stillThere = files => files.filter(file => existsSync(join(ROOT, file)));

const CODE = /\.([cm]?js|tsx?)$/;
export const codeIn = files => stillThere(files).filter(file => CODE.test(file));

/** What jest itself is made of: after such a change no import graph says which tests are touched. */
const EVERY_TEST = /^(package(-lock)?\.json|jest\.config\.js|tsconfig\.json|tools\/jest\/)/;
export const touchesEveryTest = files => files.some(file => EVERY_TEST.test(file));

const camelCase = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Stories know the app by its looks alone, so no import leads to them: those of a changed game, and those that have changed themselves. */
export function storiesTouched(files, specs = readdirSync(join(ROOT, 'e2e', 'specs'))) {
  const games = new Set(files.flatMap(file => /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? []));
  return specs
    .filter(spec => files.includes(`e2e/specs/${spec}`) || [...games].some(game => spec.startsWith(camelCase(game))))
    .map(spec => `e2e/specs/${spec}`);
}

const EVERY_STORY = /^(app|src\/(?!games\/)|e2e\/(?!specs\/)|tools\/(pwa\/|export\.mjs|serve\.mjs))/;
const NOT_SEEN = /(\/tests\/|\/testing\/|\.test\.tsx?$|\.md$)/;

/** A file that every story may see, if one has changed. */
export const seenByEveryStory = files => files.find(file => EVERY_STORY.test(file) && !NOT_SEEN.test(file));
