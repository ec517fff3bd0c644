/** How fast the rules of every game run. */
import { bundle } from '../league/bundle.mjs';
import { ask, ENGINES } from './engines.mjs';
import { atLeast, known } from './figure.mjs';

/** So that the 6,000 choices a Baron plays in thought take no longer than a third of a second, and the Sovereign's 48,000 not three. */
const LEAST = { V8: 150_000, interpreted: 18_000 };

export async function measureEngine({ game, ms }) {
  const module = await bundle('tools/bench/rulesWork.ts');
  const { games } = await import(module);
  const figures = [];
  for (const { id, seats } of games.filter(each => game === undefined || each.id === game)) {
    for (const n of new Set(seats)) {
      for (const { engine, flags } of ENGINES) {
        const place = ask(module, flags, `inPlace(${JSON.stringify(id)}, ${n}, ${ms})`);
        const copies = ask(module, flags, `withCopies(${JSON.stringify(id)}, ${n}, ${ms})`);
        const what = `${id}, ${n} seats, ${engine}`;
        figures.push(atLeast(`${what}: choices in place`, LEAST[engine], place.choicesPerSecond, 'a second'));
        figures.push(known(`${what}: random matches in place`, place.matchesPerSecond, 'a second'));
        figures.push(known(`${what}: choices with a copy each`, copies.choicesPerSecond, 'a second'));
      }
    }
  }
  return figures;
}
