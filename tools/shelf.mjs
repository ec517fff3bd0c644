/** The games on the shelf, in its order: what a tool does in every game it does in a sixth, too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setUp.mjs';

const BROUGHT = /import\('\.\/([\w-]+)\/board'\)/g;
export const GAMES = [...readFileSync(join(ROOT, 'src/games/boards.ts'), 'utf8').matchAll(BROUGHT)].map(([, game]) => game);
