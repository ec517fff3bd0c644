import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@/engine/contract';
import { replay } from '@/engine/referee';
import { readTranscript, resultsOf, writeTranscript } from '@/engine/testing/transcript';
import { burgundy } from '..';

const folder = join(__dirname, 'transcripts');
const files = readdirSync(folder).filter(file => file.endsWith('.txt'));
const game = burgundy as Game;

test('there is a whole match for every number of players and every way to hand out duchies', () => {
  const setUps = files.map(file => readTranscript(readFileSync(join(folder, file), 'utf8')).setUp);
  expect(new Set(setUps.map(s => s.seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(setUps.flatMap(s => s.options.duchySetup ?? []))).toEqual(new Set(['same1', 'same2', 'dealTwo', 'freeChoice']));
  expect(new Set(setUps.flatMap(s => s.options.team ?? []))).toEqual(new Set(['12a', '12b']));
  expect(new Set(setUps.flatMap(s => s.options.soloDuchy ?? []))).toEqual(new Set(['13a', '13b']));
});

test.each(files)('%s is replayed to the same scores', file => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { setUp, choices, results, rulesNumber } = readTranscript(text);
  expect(rulesNumber).toBe(burgundy.rulesNumber);
  const end = replay(game, setUp, choices);
  expect(end.asked).toBe(null);
  expect(resultsOf(game, end.state)).toEqual(results);
  expect(writeTranscript(game, setUp, choices, end.state)).toBe(text);
});
