/** How fast the rules of every game run. */
import { bundle } from '../league/bundle.mjs';
import { ask, ENGINES } from './engines.mjs';
import { atLeast, atMost, known } from './figure.mjs';

/** So that the 6,000 choices a Baron plays in thought take no longer than a third of a second, and the Sovereign's 48,000 not three. */
const LEAST = { V8: 150_000, interpreted: 18_000 };
/** Whole random matches of a game in place, by seats, on V8. */
const LEAST_MATCHES = { burgundy: { 2: 1500, 4: 700 } };
/** How many times as long a match may take with a copy for every choice: what the table adds to a tap is no more than the rules themselves. */
const MOST_COPYING = 2;

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
        const least = engine === 'V8' ? LEAST_MATCHES[id]?.[n] : undefined;
        const matches = `${what}: random matches in place`;
        figures.push(least === undefined ? known(matches, place.matchesPerSecond, 'a second') : atLeast(matches, least, place.matchesPerSecond, 'a second'));
        figures.push(known(`${what}: choices with a copy each`, copies.choicesPerSecond, 'a second'));
        figures.push(atMost(`${what}: with copies it takes`, MOST_COPYING, ask(module, flags, `copyingCosts(${JSON.stringify(id)}, ${n}, ${ms})`), 'times'));
      }
    }
  }
  return figures;
}
