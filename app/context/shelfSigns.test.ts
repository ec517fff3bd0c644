/** What a lid asks for by name is there to be drawn, and the tests sit at the same boxes as the players. */
import { isIcon } from '@/pieces/icons';
import { motifs } from '@/pieces/motifs';
import { drawnSign } from '@/pieces/signs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boxes } from '../../tools/jest/boards';

test('every box that has a lid and a board is in the tests of the screens', () => {
  const games = join(__dirname, '../../src/games');
  const whole = readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && readdirSync(join(games, entry.name)).includes('lid.ts'))
    .map(({ name }) => name);
  expect(boxes.map(({ lid }) => lid.id).sort()).toEqual(whole.sort());
});

test.each(boxes.map(({ lid }) => [lid.id, lid] as const))(
  '%s: its glyph and its livery are drawn, and no other box wears both',
  (_, lid) => {
    expect([isIcon(lid.sign.icon), motifs.some(motif => motif === lid.sign.motif)]).toEqual([true, true]);
    expect(boxes.filter(other => other.lid.sign.icon === lid.sign.icon)).toHaveLength(1);
    expect(lid.inventedBy).not.toBe('');
  },
);

test('a sign that nobody has drawn is a plain shield', () => {
  expect([drawnSign(undefined), drawnSign({ icon: 'dragon', motif: 'tartan' })]).toEqual([
    { icon: 'shield', motif: 'dentil' },
    { icon: 'shield', motif: 'dentil' },
  ]);
});
