import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@/engine/contract';
import { replay } from '@/engine/referee';
import { readTranscript, resultsOf, writeTranscript } from '@/engine/testing/transcript';
import { warriorKnights } from '..';

const folder = join(__dirname, 'transcripts');
const files = readdirSync(folder).filter(file => file.endsWith('.txt'));
const game = warriorKnights as unknown as Game;

test('there is a whole match for every number of Barons, and one with each option', () => {
  const setUps = files.map(file => readTranscript(readFileSync(join(folder, file), 'utf8')).setUp);
  expect(new Set(setUps.map(s => s.seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  for (const option of ['openMotions', 'exchangeHeirs', 'elimination', 'mightIsRight', 'abandonedNobles', 'miracles'])
    expect(setUps.some(s => s.options[option] === true)).toBe(true);
});

test.each(files)('%s is replayed to the same end', file => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { setUp, choices, results, rulesNumber } = readTranscript(text);
  expect(rulesNumber).toBe(warriorKnights.rulesNumber);
  const end = replay(game, setUp, choices);
  expect(end.asked).toBe(null);
  expect(resultsOf(game, end.state)).toEqual(results);
  expect(writeTranscript(game, setUp, choices, end.state)).toBe(text);
});
