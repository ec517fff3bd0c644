/** What is said at a table is true of that table: cards, lessons and labels for every number of seats and both ways to begin. */
import { moment } from '@/engine/referee';
import { who } from '@/engine/testing/heard';
import { optionCombinations } from '@/engine/testing/setUps';
import { faultIn, MOST_WORDS } from '@/engine/testing/wordLaws';
import { LANGUAGES, type Game } from '@/engine/contract';
import { tadmor } from '..';
import { MISSION_COUNT } from '../data/missions';
import { TILE_COUNT } from '../data/tiles';
import { inThisMatch } from '../rules/box';
import { isThere, spaceAt } from '../rules/pieces';
import { missionSpot, SPACE_SPOTS, tileSpot } from '../spots';

const TOPICS = [
  'stock',
  'get:marble',
  'stack:red',
  'rares',
  'piece:0',
  'piece:1',
  'slot',
  'points',
  'region:ebla',
  'tower:0',
  'temple:0',
  'deck',
  'turn',
];

const tables = [2, 3, 4].flatMap(seats =>
  optionCombinations(tadmor as Game, seats, 2).map(options => ({
    seats,
    options,
    g: moment(tadmor, tadmor.setUp({ seats, seed: 3, first: 0, options })).state,
  })),
);

describe.each(LANGUAGES)('in %s', language => {
  const { card, spot, lessons, chapters } = tadmor.words[language];

  test.each(tables)('every card and label for $seats with $options is whole, short and its own', ({ g, seats }) => {
    const spots = [
      ...SPACE_SPOTS.filter((_, space) => isThere(g, space)),
      ...Array.from({ length: TILE_COUNT }, (_, i) => i + 1).flatMap(tile => (inThisMatch(g, tile) ? [tileSpot(tile)] : [])),
      ...Array.from({ length: MISSION_COUNT }, (_, i) => missionSpot(i + 1)),
      ...TOPICS,
    ];
    const cards = spots.map(at => ({ at, text: card(g, at)?.text }));
    expect(cards.filter(({ text }) => faultIn(text, MOST_WORDS.card) !== null)).toEqual([]);
    // What only a larger table has is not spoken of at a smaller one.
    const others = language === 'en' ? ['three players', 'four players'] : ['tre giocatori', 'quattro giocatori'];
    const larger = others.slice(seats - 2);
    expect(cards.filter(({ text }) => larger.some(many => text?.includes(many)))).toEqual([]);
    const labels = SPACE_SPOTS.flatMap((at, space) => (isThere(g, space) ? [`${spaceAt(space).takes.join()} ${spot(g, at, who)}`] : []));
    expect(labels.filter((label, i) => labels.indexOf(label) < i)).toEqual([]);
  });

  test('lessons are short, and the chapter on setting up names both ways to begin and every number of players', () => {
    for (const { id } of tadmor.lessons) expect([id, faultIn(lessons[id]!.help, MOST_WORDS.lesson)]).toEqual([id, null]);
    const said = chapters.find(({ id }) => id === 'setUp')!.paragraphs.join(' ');
    expect(said).toMatch(
      language === 'en'
        ? /four simple trades.*any improvement of Era I.*two, three or four/
        : /quattro scambi.*qualsiasi dell’Era I.*due, tre o quattro/,
    );
  });
});
