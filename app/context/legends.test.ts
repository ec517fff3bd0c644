/** Every sign that a board can draw is in its legend: whatever stands in the board's sources by the name of an icon, and whatever outline it brings itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons, isIcon } from '@/pieces/icons';
import { boxes } from '../../tools/jest/boards';

/** Signs of the house that stand in buttons, where words say what they do. */
const OF_BUTTONS = new Set(['close', 'back', 'forward', 'plus', 'minus', 'check', 'skip', 'lens']);
/** What belongs to cards of news, to points that fly and to buttons is not drawn on the board. */
const BESIDE_THE_BOARD = /(\.test\.tsx?|^tidings\.ts|^gain\.ts|^index\.tsx|^legend\.ts)$/;

const boardOf = (game: string): string => join(__dirname, '../../src/games', game, 'board');
const drawnIn = (game: string): readonly string[] => {
  const sources = readdirSync(boardOf(game)).filter(file => /\.tsx?$/.test(file) && !BESIDE_THE_BOARD.test(file));
  const quoted = sources.flatMap(file => {
    const text = readFileSync(join(boardOf(game), file), 'utf8');
    if (!/IconName|pieces\/[Ii]cons?'/.test(text)) return [];
    // What is asked, what something is called in a type, and spots are words and no signs.
    return [...text.matchAll(/(?:name=|: |\? |\[|, )(?:'([a-zA-Z0-9]+)'|"([a-zA-Z0-9]+)")(?! *(?:===|\]\s*as const))/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
  });
  return [...new Set(quoted)].filter(name => isIcon(name) && !OF_BUTTONS.has(name));
};

test.each(boxes.map(box => [box.lid.id, box] as const))(
  '%s: every sign of its board is in its legend, with words in both languages',
  async (game, { bring }) => {
    const { legend = [] } = await bring();
    const named = legend.map(sign => ('icon' in sign ? icons[sign.icon] : sign.path));
    const missing = drawnIn(game).filter(name => isIcon(name) && !named.includes(icons[name]));
    expect(missing).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    for (const { says } of legend) expect([says.en, says.it].every(text => text.length > 2)).toBe(true);
  },
);

test.each(['medieval-battle', 'tadmor'])('%s: every outline of its own is in its legend', async game => {
  const { legend = [] } = await boxes.find(({ lid }) => lid.id === game)!.bring();
  const glyphs = (await import(join(boardOf(game), 'glyphs'))) as Record<string, string | Record<string, string>>;
  const outlines = Object.values(glyphs).flatMap(each => (typeof each === 'string' ? [each] : Object.values(each)));
  const drawn = legend.flatMap(sign => ('path' in sign ? [sign.path] : []));
  expect(outlines.filter(path => !drawn.includes(path))).toEqual([]);
});
