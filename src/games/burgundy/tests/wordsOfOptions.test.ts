/** What is said at a table is true of that table: cards, lessons and labels under every option that changes a rule they speak of. */
import { moment } from '@/engine/referee';
import { who } from '@/engine/testing/heard';
import { optionCombinations } from '@/engine/testing/setUps';
import { faultIn, MOST_WORDS } from '@/engine/testing/wordLaws';
import { LANGUAGES, type Game, type Language, type Options } from '@/engine/contract';
import { burgundy } from '..';
import { COLOURS, GOODS } from '../data/names';
import { TILES } from '../data/tiles';
import { surveyOf } from '../rules/duchy';
import { BLACK_SPOTS, HEX_SPOTS } from '../spots';
import { estateOf, NONE, type Burgundy } from '../state';
import { opening, tile } from './table';

const SPOTS = [
  ...['points', 'die:0', 'die:white', 'depot:1', 'black', 'store:0', 'goods', 'sold', 'route', 'workers', 'silver', 'bridge', 'phase'],
  ...['bonus:ship', 'duchy', 'target', 'button:workers', 'button:endTurn', 'button:skip', 'button:tribute', 'button:buyPoints'],
  ...GOODS.map(good => `goods:${good}`),
];

/** As it is once duchies are chosen; castles stand where they may. */
function begun(seats: number, options: Options): Burgundy {
  const g = moment(burgundy, burgundy.setUp({ seats, seed: 3, first: 0, options })).state;
  g.estates.forEach((estate, n) => {
    if (estate.duchy === NONE) estate.duchy = n;
  });
  return g;
}

const tables = (seats: number): { g: Burgundy; options: Options }[] =>
  optionCombinations(burgundy as Game, seats, 3).map(options => ({ g: begun(seats, options), options }));

/** Every tile once, in a slot of the black depot. */
const tileCards = (g: Burgundy, language: Language): string[] =>
  TILES.flatMap((_, number) => {
    g.black[0] = number;
    const card = burgundy.words[language].card(g, BLACK_SPOTS[0] as string);
    return card === null ? [] : [`${card.title}. ${card.text}`];
  });

const topicCards = (g: Burgundy, language: Language): string[] =>
  SPOTS.flatMap(at => {
    const card = burgundy.words[language].card(g, at);
    return card === null ? [] : [`${card.title}. ${card.text}`];
  });

const spaceCards = (g: Burgundy, language: Language): string[] =>
  surveyOf(estateOf(g, 0)).all.map(space => `. ${burgundy.words[language].card(g, HEX_SPOTS[space] as string)!.text}`);

function lessonsAt(g: Burgundy, language: Language): string[] {
  const { lessons } = burgundy.words[language];
  return burgundy.lessons.map(lesson => lessons[(lesson.instead?.find(other => other.at(g)) ?? lesson).id]!.help);
}

describe.each([1, 2, 3, 4])('with %i at the table', seats => {
  test.each(LANGUAGES)('every card under every option is whole and short (%s)', language => {
    for (const { g, options } of tables(seats)) {
      const cards = [...topicCards(g, language), ...spaceCards(g, language), ...tileCards(g, language)];
      expect([options, cards.filter(card => faultIn(card.slice(card.indexOf('. ') + 2), MOST_WORDS.card) !== null)]).toEqual([options, []]);
    }
  });

  test.each(LANGUAGES)('spaces of one colour and number are told apart (%s)', language => {
    for (const { g, options } of tables(seats)) {
      const { all } = surveyOf(estateOf(g, 0));
      const labels = all.map(space => burgundy.words[language].spot(g, HEX_SPOTS[space] as string, who));
      expect([options, labels.filter((label, i) => labels.indexOf(label) < i)]).toEqual([options, []]);
    }
  });
});

/** What only a match of several knows. */
const OF_SEVERAL = {
  en: /bridge, on top|ahead on the bridge|three colours|at the end[:.]? ?(\d|unsold|each|every)|1 point each at the end|nobody.s action|players/i,
  it: /sul ponte, sopra|avanza di uno|tre colori|alla fine(:| ogni| valgono)|nessuno lo usa|i giocatori/i,
} as const;

test.each(LANGUAGES)('SOL who plays alone reads of no bridge, of no three colours, of nothing that scores at the end (%s)', language => {
  const said = (g: Burgundy): string[] => [...topicCards(g, language), ...tileCards(g, language), ...lessonsAt(g, language)];
  const g = begun(1, {});
  expect(said(g).filter(text => OF_SEVERAL[language].test(text))).toEqual([]);
  expect(said(begun(2, {})).filter(text => OF_SEVERAL[language].test(text)).length).toBeGreaterThan(8);
  const { card, spot } = burgundy.words[language];
  expect([card(g, 'bridge'), card(g, 'bonus:ship')]).toEqual([null, null]);
  expect(card(g, 'die:white')!.rules).toContain('SOL-03');
  expect(spot(g, 'target', who)).toMatch(/50/);
  for (const each of [card(g, 'goods'), card(g, 'silver'), card(g, 'phase')]) expect(each?.chapter).toBeDefined();
});

const text = (options: Options, seats: number, at: string, arrange: (g: Burgundy) => unknown = () => {}): string => {
  const g = begun(seats, options);
  arrange(g);
  return burgundy.words.en.card(g, at)!.text;
};

test('WHT-03 with white castles the card of the white die no longer says that it is nobody’s action', () => {
  expect(text({}, 2, 'die:white')).toMatch(/nobody’s/);
  expect(text({ whiteCastles: true }, 2, 'die:white')).not.toMatch(/nobody’s/);
  expect(text({ whiteCastles: true }, 2, 'die:white')).toMatch(/white castle/);
});

test('RND-01 before the first roll the white die shows nothing', () => {
  const { g } = opening(2, { duchySetup: 'freeChoice' });
  expect(LANGUAGES.map(language => burgundy.words[language].spot(g, 'die:white', who))).toEqual([
    'White die, not rolled yet',
    'Dado bianco, non ancora tirato',
  ]);
});

test('what else options change stands on the cards', () => {
  expect(text({ soldGoodsPublic: true }, 2, 'sold')).toMatch(/everybody sees/);
  expect(text({}, 2, 'sold')).toMatch(/only how many/);
  expect(text({ tradeRoutes: true }, 2, 'sold')).toMatch(/trade route/);
  expect(text({ inns: true }, 2, 'black')).toMatch(/inn/);
  expect(text({ shields: true }, 2, 'die:0')).toMatch(/pair/);
  expect(text({ team: '12a' }, 4, 'duchy')).toMatch(/73/);
  const lies = (id: string) => (g: Burgundy) => (g.black[0] = tile(id));
  expect(text({ extraTiles: true }, 4, 'black:0', lies('monastery.27'))).toMatch(/your marker is always the top/);
  expect(text({ extraTiles: true, team: '12a' }, 4, 'black:0', lies('monastery.27'))).toMatch(/both mates/);
  expect(text({}, 2, 'phase')).toMatch(/round 1 of 25/);
  expect(text({}, 1, 'phase', g => Object.assign(g, { phase: 2, round: 3 }))).toMatch(/round 14 of 25/);
  expect(text({ shields: true }, 2, 'store:0', g => (g.estates[0]!.shields = 1 << 4))).toMatch(/no limit/);
});

test('ARE-01, PHA-07 the card of a space tells what its area brings now and in the next phase, and the table of sizes', () => {
  const space = surveyOf(estateOf(begun(2, {}), 0)).areasOf[COLOURS.indexOf('pasture')]!.find(area => area.length === 5)![0]!;
  const at = HEX_SPOTS[space] as string;
  expect(text({}, 2, at)).toContain('Area of 5, 0 filled: 15 + 10 now, 15 + 8 in phase B. Sizes 1 to 8: 1·3·6·10·15·21·28·36.');
  const { areas, area } = surveyOf(estateOf(begun(2, {}), 0));
  const other = areas[area[space]!]![1]!;
  expect(
    text({}, 2, at, g => {
      g.estates[0]!.spaces[other] = tile('inn');
      g.phase = 4;
    }),
  ).toContain('Area of 5, 1 filled: 21 + 2 now. Sizes');
  expect(text({}, 1, HEX_SPOTS[0] as string)).toMatch(/across a river/);
  expect(text({}, 2, 'points')).toContain('1·3·6·10·15·21·28·36');
});

test('an effect that comes when a tile is placed says so first, on every tile', () => {
  const g = begun(2, {});
  const FIRST = {
    en: /^(When placed|Once placed|At the end|Place it)/,
    it: /^(Quando (lo|la|le) piazzi|Una volta piazzato|Alla fine|Piazzala)/,
  };
  for (const language of LANGUAGES)
    expect(
      TILES.flatMap((printed, number) => {
        g.black[0] = number;
        const card = printed.colour === 'joker' ? null : burgundy.words[language].card(g, BLACK_SPOTS[0] as string);
        return card === null || FIRST[language].test(card.text) ? [] : [card.text];
      }),
    ).toEqual([]);
});

test('a lesson of one player stands in the place of another, and has its words', () => {
  const [several, alone] = [begun(2, {}), begun(1, {})];
  for (const language of LANGUAGES) {
    const [said, instead] = [lessonsAt(several, language), lessonsAt(alone, language)];
    expect(said.filter((help, i) => help !== instead[i])).toHaveLength(4);
    expect([...said, ...instead].filter(help => faultIn(help, MOST_WORDS.lesson) !== null)).toEqual([]);
  }
});

test('chapters that speak of what an option changes name both ways', () => {
  const chapter = (id: string): string => burgundy.words.en.chapters.find(one => one.id === id)!.paragraphs.join(' ');
  expect(chapter('aim')).toMatch(/Playing alone/);
  expect(chapter('sell')).toMatch(/open sales/);
  expect(chapter('end')).toMatch(/more empty spaces.*or fewer/);
  expect(chapter('borderPosts')).toMatch(/each pair.*first player alone, or to everybody/);
  expect(chapter('extraTiles')).toMatch(/16 to 23 or 29/);
  expect(burgundy.words.it.chapters.flatMap(one => one.paragraphs).filter(said => /torr[ei] di guardia/.test(said))).toEqual([]);
});

test('among all cards those of a match of one stand beside the others', () => {
  for (const [language, title] of [
    ['en', 'Ship, alone'],
    ['it', 'Nave, da soli'],
  ] as const)
    expect(burgundy.words[language].cards.find(card => card.title === title)?.chapter).toBe('solo');
});

test('one chapter says what is ours, and options that no rulebook has say so', () => {
  for (const language of LANGUAGES) {
    const { chapters, options } = burgundy.words[language];
    expect(chapters.at(-1)?.id).toBe('ours');
    const ours = /\b(ours|our own|nostr[oa])\b/i;
    for (const help of [
      options.team!.values['12b']!.help,
      options.pairScoring!.values.italian!.help,
      options.soldGoodsPublic!.values.true!.help,
    ])
      expect(help).toMatch(ours);
  }
});
