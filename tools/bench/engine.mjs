/** How fast the rules of every game run. */
import { bundle } from '../league/bundle.mjs';
import { ask, ENGINES } from './engines.mjs';
import { atLeast, atMost, known } from './figure.mjs';

/** Choices a second that V8 is to play once it has warmed up, by game; in a box that has just been opened, half of that. */
const LEAST_WARM = {
  burgundy: 700_000,
  'medieval-battle': 400_000,
  tadmor: 500_000,
  'warriors-traders': 700_000,
  'warrior-knights': 500_000,
};
const COLD_SHARE = 0.5;
const LEAST_INTERPRETED = 100_000;
/** Whole random matches of a game in place, by seats, on V8. */
const LEAST_MATCHES = { burgundy: { 2: 1500, 4: 700 } };
/** How many times as long a match may take with a copy for every choice: what the table adds to a tap is no more than the rules themselves. */
const MOST_COPYING = 1.5;

const BATTLE = 'medieval-battle';
/** On one core. */
const LEAST_BATTLES = { V8: { standard: 300 } };
/** A tap asks for one list and has 16 ms until the next picture; a bot asks for that of every unit, many times over. */
const MOST_REACH = { V8: 50, interpreted: 1000 };

export async function measureEngine({ game, ms }) {
  const module = await bundle('tools/bench/rulesWork.ts');
  const { games } = await import(module);
  const figures = [];
  for (const { id, seats } of games.filter(each => game === undefined || each.id === game)) {
    for (const n of seats) {
      const girth = ask(module, [], `girthOf(${JSON.stringify(id)}, ${n})`);
      const table = { game: id, where: `${n} seats` };
      figures.push(
        known('offers a question', girth.offers, 'on average', { ...table, note: `at most ${girth.mostOffers}` }),
        known('largest state', girth.stateBytes / 1024, 'kB as text', table),
      );
      // Between the fewest and the most seats the compiler's figures tell enough.
      const between = n !== seats[0] && n !== seats.at(-1);
      for (const { engine, flags } of between ? ENGINES.slice(0, 1) : ENGINES) {
        const place = ask(module, flags, `inPlace(${JSON.stringify(id)}, ${n}, ${ms})`);
        const copies = ask(module, flags, `withCopies(${JSON.stringify(id)}, ${n}, ${ms})`);
        const compiles = engine === 'V8';
        const more = { game: id, where: `${compiles ? 'V8 warm' : engine}, ${n} seats` };
        const least = engine === 'V8' ? LEAST_MATCHES[id]?.[n] : undefined;
        const matches = ['random matches in place', place.matchesPerSecond, 'a second', more];
        const times = ask(module, flags, `copyingCosts(${JSON.stringify(id)}, ${n}, ${ms})`);
        figures.push(
          ...(compiles ? [coldly(place.cold, id, n)] : []),
          atLeast('choices in place', compiles ? LEAST_WARM[id] : LEAST_INTERPRETED, place.choicesPerSecond, 'a second', more),
          least === undefined ? known(...matches) : atLeast(matches[0], least, ...matches.slice(1)),
          known('choices with a copy each', copies.choicesPerSecond, 'a second', more),
          atMost('with copies it takes', MOST_COPYING, times, 'times', more),
        );
      }
    }
  }
  if (game === undefined || game === BATTLE) figures.push(...(await measureBattle(ms)));
  return figures;
}

const coldly = (cold, id, seats) =>
  atLeast('choices in place', COLD_SHARE * LEAST_WARM[id], cold.choicesPerSecond, 'a second', {
    game: id,
    where: `V8 cold (the first half second), ${seats} seats`,
  });

async function measureBattle(ms) {
  const module = await bundle('tools/bench/battleWork.ts');
  return ENGINES.flatMap(({ engine, flags }) =>
    ['standard', 'large'].flatMap(map => {
      const { matchesPerSecond } = ask(module, flags, `matchesOn('${map}', ${ms})`);
      const { microseconds, hexes } = ask(module, flags, `reaches('${map}', ${ms / 2})`);
      const goal = LEAST_BATTLES[engine]?.[map];
      const more = { game: BATTLE, where: `${engine}, ${map} map` };
      const matches = ['random matches', matchesPerSecond, 'a second', more];
      return [
        goal === undefined ? known(...matches) : atLeast(matches[0], goal, ...matches.slice(1)),
        atMost('reach of a unit', MOST_REACH[engine], microseconds, 'µs', { ...more, note: `${hexes.toFixed(1)} hexes on average` }),
      ];
    }),
  );
}
