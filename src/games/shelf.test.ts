/** Every game on the shelf, by what holds for all of them. The laws are in a file or more of each game (tests/laws): here is seen that no table is left out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookLaws } from '@/engine/testing/wordLaws';
import { shelf } from '.';

/** The tables that a game's files of laws play: seats, and which share of them. */
function tablesUnderLaw(id: string): readonly string[] {
  const tests = join(__dirname, id, 'tests');
  const folder = join(tests, 'laws');
  const files = existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [join(tests, 'laws.test.ts')];
  return files.flatMap(file => {
    const [, counts, nth = '1', of = '1'] = /keepEveryLaw\([^[]*\[([\d, ]+)\](?:, \[(\d+), (\d+)\])?\);/.exec(readFileSync(file, 'utf8'))!;
    return counts!.split(', ').map(seats => `${seats}: ${nth} of ${of}`);
  });
}

/** Every number of seats wholly: in one share, or in all shares of as many as the first is one of. */
function wholeTables(least: number, most: number, played: readonly string[]): readonly string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap(seats => {
    const shares = Number(played.find(each => each.startsWith(`${seats}:`))?.split(' of ')[1] ?? 1);
    return Array.from({ length: shares }, (_, i) => `${seats}: ${i + 1} of ${shares}`);
  });
}

describe.each(shelf.map(game => [game.id, game] as const))('%s', (id, game) => {
  test('its name is its folder, and its box is whole in words', () => {
    expect(id).toMatch(/^[a-z][a-z-]*$/);
    expect(() => bookLaws(game)).not.toThrow();
  });

  test('its files of laws play every number of seats, no table twice', () => {
    const played = tablesUnderLaw(id);
    expect([...played].sort()).toEqual([...wholeTables(game.seats.least, game.seats.most, played)].sort());
  });
});
