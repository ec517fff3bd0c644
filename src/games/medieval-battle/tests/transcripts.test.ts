/** Whole matches in notation, replayed to the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@/engine/contract';
import { replay } from '@/engine/referee';
import { readTranscript, resultsOf, writeTranscript } from '@/engine/testing/transcript';
import { medievalBattle } from '..';

const folder = join(__dirname, 'transcripts');
const files = readdirSync(folder).filter(file => file.endsWith('.txt'));
const texts = files.map(file => readFileSync(join(folder, file), 'utf8'));
const game = medievalBattle as Game;

test('there are matches on both maps, with and without dismounting, with both costs of a retreat, on built maps', () => {
  const options = texts.map(text => readTranscript(text).setUp.options);
  const pairs = new Set(options.map(o => `${String(o.map)} ${String(o.dismounting)}`));
  expect(pairs).toEqual(new Set(['standard false', 'standard true', 'large false', 'large true']));
  expect(new Set(options.map(o => o.retreatCost))).toEqual(new Set(['origin', 'target']));
  expect(options.some(o => o.assembly === 'build') && options.some(o => o.largeAssembly === 'build')).toBe(true);
});

test('together they use every kind of choice', () => {
  const kinds = new Set(texts.flatMap(text => readTranscript(text).choices.map(c => c.do)));
  expect([...kinds].sort()).toEqual([
    'attack',
    'deploy',
    'dismiss',
    'dismount',
    'done',
    'enter',
    'hold',
    'lay',
    'leave',
    'merge',
    'pass',
    'placeWagonTrain',
    'ready',
    'recruit',
    'regroup',
    'retreat',
    'shoot',
    'stand',
    'step',
    'stop',
  ]);
});

test.each(files)('%s is replayed to the same end', file => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { setUp, choices, results, rulesNumber } = readTranscript(text);
  expect(rulesNumber).toBe(medievalBattle.rulesNumber);
  const end = replay(game, setUp, choices);
  expect(end.asked).toBe(null);
  expect(resultsOf(game, end.state)).toEqual(results);
  expect(writeTranscript(game, setUp, choices, end.state)).toBe(text);
});
