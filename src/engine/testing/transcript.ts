/**
 * A whole match as text: how it was set up, one line for each choice in notation, and the result. Lines that begin with # are remarks.
 *
 *   set-up burgundy 1 seats=2 seed=7 first=0
 *   option duchySetup same1
 *   place hex:18 die=0 pay=0 store=1
 *   result 0 points=163 place=1
 */
import type { Choice, Game, OptionValue, Options, SetUp, State } from '../contract';
import { read, write } from '../notation';

export interface Transcript {
  readonly game: string;
  readonly rulesNumber: number;
  readonly setUp: SetUp;
  readonly choices: readonly Choice[];
  readonly results: readonly Result[];
}

export interface Result {
  readonly seat: number;
  readonly points: number;
  readonly place: number;
}

export function resultsOf(game: Game, g: Readonly<State>): Result[] {
  return [...game.standings(g)].sort((a, b) => a.seat - b.seat).map(({ seat, points, place }) => ({ seat, points, place }));
}

export function writeTranscript(game: Game, setUp: SetUp, choices: readonly Choice[], end: Readonly<State>): string {
  const first = setUp.first === undefined ? '' : ` first=${setUp.first}`;
  const lines = [`set-up ${game.id} ${game.rulesNumber} seats=${setUp.seats} seed=${setUp.seed}${first}`];
  for (const [id, value] of Object.entries(setUp.options)) lines.push(`option ${id} ${JSON.stringify(value)}`);
  lines.push(...choices.map(write));
  for (const { seat, points, place } of resultsOf(game, end)) lines.push(`result ${seat} points=${points} place=${place}`);
  return `${lines.join('\n')}\n`;
}

const SET_UP = /^set-up (\S+) (\d+) seats=(\d+) seed=(-?\d+)(?: first=(\d+))?$/;
const OPTION = /^option (\S+) (.+)$/;
const RESULT = /^result (\d+) points=(-?\d+) place=(\d+)$/;

export function readTranscript(text: string): Transcript {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  const head = SET_UP.exec(lines.shift() ?? '');
  if (head === null) throw new Error('a transcript begins with its set-up');
  const [, game = '', rulesNumber, seats, seed, first] = head;
  const options: Record<string, OptionValue> = {};
  const choices: Choice[] = [];
  const results: Result[] = [];
  for (const line of lines) {
    const option = OPTION.exec(line);
    const result = RESULT.exec(line);
    if (option !== null) options[option[1] as string] = JSON.parse(option[2] as string) as OptionValue;
    else if (result !== null) results.push({ seat: Number(result[1]), points: Number(result[2]), place: Number(result[3]) });
    else choices.push(readChoice(line));
  }
  const setUp = {
    seats: Number(seats),
    seed: Number(seed),
    options: options as Options,
    ...(first === undefined ? {} : { first: Number(first) }),
  };
  return { game, rulesNumber: Number(rulesNumber), setUp, choices, results };
}

function readChoice(line: string): Choice {
  const choice = read(line);
  if (choice === null) throw new Error(`not a choice: ${line}`);
  return choice;
}
