/** Matches by chance in all games: no article, preposition or number of their sentences is put together wrongly. */
import { LANGUAGES, type Game, type Language, type SetUp, type State } from '@/engine/contract';
import { advance, asked, offersOf, question } from '@/engine/referee';
import { grammarFaultIn } from '@/engine/testing/grammarLaws';
import { who } from '@/engine/testing/heard';
import { byChance } from '@/engine/testing/matches';
import { optionCombinations } from '@/engine/testing/setUps';
import { shelf } from '@/games/index';

const MATCHES = 6;
/** Labels of all spots and the words beside the score are asked for after so many choices. */
const LABELS_EVERY = 23;

function faultsOf(game: Game, language: Language, setUp: SetUp): string[] {
  const words = game.words[language];
  const faults = new Set<string>();
  const hear = (text: string | null | undefined): void => {
    const fault = typeof text === 'string' ? grammarFaultIn(text, language) : null;
    if (fault !== null) faults.add(`${fault}: ${text}`);
  };
  const g: State = game.setUp(setUp);
  const pick = byChance(setUp.seed, game);
  let offers = offersOf(game, g);
  for (let turn = 0; offers.length > 0; turn++) {
    const q = question(g);
    const seat = asked(game, g) ?? 0;
    if (q === null || q === undefined) break;
    hear(words.asks(g, q));
    for (const c of offers) {
      hear(words.choice(g, q, c, who));
      hear(words.consequence?.(g, q, c));
      hear(words.warns?.(g, q, c));
      if (turn % LABELS_EVERY === 0) hear(words.spot(g, c.at, who));
      if (turn % LABELS_EVERY === 0) hear(words.card(g, c.at)?.text);
    }
    offers = advance(game, g, pick(g, seat, offers), fact => hear(words.told(fact, who)));
  }
  return [...faults];
}

const BOXES = shelf.flatMap(game => LANGUAGES.map(language => [game.id, language, game] as const));

test.each(BOXES)('%s in %s: articles, prepositions and numbers agree with their nouns', (_, language, game) => {
  const { least, most } = game.seats;
  const setUps = Array.from({ length: most - least + 1 }, (_one, i) => least + i).flatMap(seats =>
    optionCombinations(game, seats, 2).map((options, i) => ({ seats, seed: 17 * seats + i, options })),
  );
  const each = Math.ceil(setUps.length / MATCHES);
  expect(
    setUps
      .filter((_one, i) => i % each === 0)
      .flatMap(setUp => faultsOf(game, language, setUp))
      .slice(0, 60),
  ).toEqual([]);
});

test.each(BOXES)('%s in %s: so do those of its book', (_, language, game) => {
  const { chapters, cards, lessons, reasons, sources, options } = game.words[language];
  const texts = JSON.stringify([chapters, cards, lessons, reasons, sources, options]).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts.filter(text => grammarFaultIn(text, language) !== null)).toEqual([]);
});

test.each([
  ['en', 'Place a Abbey', 'a Abbey'],
  ['en', 'with a 8', 'a 8'],
  ['en', 'level II, 1 tokens', '1 tokens'],
  ['en', 'it costs 3 token', '3 token'],
  ['it', 'Tocca a Anna', 'a Anna'],
  ['it', 'a Alta Corsica', 'a Alta'],
  ['it', 'Dario e Elsa', 'e Elsa'],
  ['it', 'le truppe di il Barone', 'di il'],
  ['it', 'in l’area', 'in l’'],
  ['it', 'ne restano 1 gettoni', '1 gettoni'],
  ['it', 'scarta 3 pietra', '3 pietra'],
  ['it', 'due  spazi', '  '],
  ['en', 'of ${name}', '{'],
] as const)('in %s "%s" is caught', (language, text, fault) => {
  expect(grammarFaultIn(text, language)).toBe(fault);
});

test.each([
  ['en', 'a unit, a European town, an 8, 1 glass, 11 tokens'],
  ['it', 'ad Anna, a Ben, dalla riserva, 1 gettone, 11 punti, 3 pietre'],
] as const)('in %s what is right is let through', (language, text) => {
  expect(grammarFaultIn(text, language)).toBeNull();
});
