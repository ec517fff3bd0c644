import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@/engine/contract';
import { replay } from '@/engine/referee';
import { readTranscript, resultsOf, writeTranscript } from '@/engine/testing/transcript';
import { warriorsTraders } from '..';

const folder = join(__dirname, 'transcripts');
const files = readdirSync(folder).filter(file => file.endsWith('.txt'));
const game = warriorsTraders as unknown as Game;

test('there is a whole match for every number of players, every map, and each kind of alliance', () => {
  const setUps = files.map(file => readTranscript(readFileSync(join(folder, file), 'utf8')).setUp);
  expect(new Set(setUps.map(s => s.seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(setUps.map(s => s.options.map))).toEqual(new Set(['west', 'east', 'italy']));
  expect(new Set(setUps.flatMap(s => s.options.alliances4 ?? s.options.alliances6 ?? []))).toEqual(
    new Set(['none', '2v2', '3v3', '2v2v2']),
  );
});

test.each(files)('%s is replayed to the same scores', file => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { setUp, choices, results, rulesNumber } = readTranscript(text);
  expect(rulesNumber).toBe(warriorsTraders.rulesNumber);
  const end = replay(game, setUp, choices);
  expect(end.asked).toBe(null);
  expect(resultsOf(game, end.state)).toEqual(results);
  expect(writeTranscript(game, setUp, choices, end.state)).toBe(text);
});
