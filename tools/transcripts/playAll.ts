/** Plays the matches that tools/transcripts.mjs writes down. */
import type { Choice, Game, Seat, State } from '@/engine/contract';
import { playOut } from '@/engine/testing/matches';
import { optionCombinations } from '@/engine/testing/setUps';
import { writeTranscript } from '@/engine/testing/transcript';
import { shakyGlance } from '@/bots/glance';
import { gameOf } from '@/games';

/** Options are spread over the numbers of seats, so that each value is played at least once. */
export function transcriptsOf(id: string): { name: string; text: string }[] {
  const game = gameOf(id);
  if (game === null) throw new Error(`${id} is not on the shelf`);
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return counts.flatMap((seats, i) => {
    const combinations = optionCombinations(game, seats, 0);
    return combinations.filter((_, k) => k === 0 || k % counts.length === i).map((options, k) => played(game, seats, k, options));
  });
}

/** One match, with options as they are written on a command line: team=12a. Their place among all is their seed. */
export function transcriptOf(id: string, seats: number, written: readonly string[]): { name: string; text: string } {
  const game = gameOf(id);
  if (game === null) throw new Error(`${id} is not on the shelf`);
  const combinations = optionCombinations(game, seats, 0);
  const k = combinations.findIndex(options => written.every(one => Object.entries(options).some(entry => entry.join('=') === one)));
  const options = combinations[k];
  if (options === undefined) throw new Error(`${seats} seats do not offer ${written.join(', ')}`);
  return played(game, seats, k, options);
}

function played(
  game: Game,
  seats: number,
  k: number,
  options: Readonly<Record<string, string | number | boolean>>,
): { name: string; text: string } {
  const setUp = { seats, seed: 100 * seats + k, options };
  const choices: Choice[] = [];
  const chance = { seed: setUp.seed };
  const { state } = playOut(game, setUp, (g: State, _: Seat, offers: readonly Choice[]) => shakyGlance(game, g, offers, 0.5, 0, chance), {
    each: (_g, _s, _o, chosen) => choices.push(chosen),
  });
  const special = Object.entries(options).filter(([id, value]) => value !== game.options.find(o => o.id === id)?.values[0]);
  const name = [`${seats}players`, ...special.map(([option, value]) => `${option}-${value}`)].join('-');
  return { name, text: writeTranscript(game, setUp, choices, state) };
}
