/** Every sentence within its measure, in both languages. Prompts, refusals and labels are gathered from played matches. */
import { offersOf } from '@/engine/referee';
import { faultsIn, hear, who } from '@/engine/testing/heard';
import { faultIn, MOST_WORDS } from '@/engine/testing/wordLaws';
import { burgundy } from '..';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, GOODS_SPOTS, HEX_SPOTS, INN_SPOT, SHIELD_SPOTS, STORE_SPOTS } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { allCards } from '../words/cardOf';
import { english } from '../words/en';
import { italian } from '../words/it';

const LANGUAGES = [
  { language: 'en', form: english },
  { language: 'it', form: italian },
] as const;

const QUIET = [...STORE_SPOTS.slice(0, 6), ...HEX_SPOTS, ...DEPOT_SLOT_SPOTS, ...BLACK_SPOTS, INN_SPOT, ...GOODS_SPOTS, ...SHIELD_SPOTS];

const MATCHES = [
  { seats: 2, seed: 42, options: { duchySetup: 'same1' } },
  { seats: 3, seed: 43, options: { duchySetup: 'dealTwo' } },
  { seats: 4, seed: 44, options: { duchySetup: 'freeChoice' } },
  { seats: 4, seed: 45, options: { extraTiles: true } },
  { seats: 4, seed: 46, options: { extraTiles: true, whiteCastles: true } },
  { seats: 3, seed: 47, options: { whiteCastles: true } },
  { seats: 2, seed: 48, options: { inns: true } },
  { seats: 2, seed: 49, options: { tradeRoutes: true } },
  { seats: 4, seed: 51, options: { borderPosts: true, tradeRoutes: true } },
  { seats: 3, seed: 50, options: { tradeRoutes: true, extraTiles: true, whiteCastles: true } },
  { seats: 4, seed: 52, options: { team: '12a', extraTiles: true, inns: true } },
  { seats: 4, seed: 53, options: { team: '12b', whiteCastles: true } },
  { seats: 3, seed: 49, options: { shields: true } },
  { seats: 4, seed: 50, options: { shields: true, inns: true, extraTiles: true, whiteCastles: true } },
];

describe.each(LANGUAGES)('$language', ({ language, form }) => {
  const words = burgundy.words[language];

  test('every rule card is whole and short', () => {
    expect(allCards(form).filter(card => faultIn(card.text, MOST_WORDS.card) !== null)).toEqual([]);
  });

  test('every question, choice, fact and refusal of matches has a whole sentence that fits its place', () => {
    const heard = hear(burgundy, language, MATCHES, QUIET);
    expect(heard.prompts.size).toBeGreaterThan(10);
    expect(heard.refusals.size).toBeGreaterThan(10);
    expect(heard.choices.size + heard.told.size).toBeGreaterThan(500);
    expect(faultsIn(heard)).toEqual([]);
  });

  test('with a die in hand the prompt names what it may do, with a stored tile it asks where', () => {
    const g = burgundy.setUp({ seats: 2, seed: 5, options: { duchySetup: 'same1' } });
    const open = offersOf(burgundy, g) as readonly BurgundyChoice[];
    const [first = 0] = g.order;
    const q = g.questions.at(-1) as BurgundyQuestion;
    const withDie = open.filter(c => 'die' in c && c.die === 0);
    const said = words.asksHolding?.(burgundy.seenBy(g, first), q, ['die:0'], withDie) ?? '';
    const face = g.dukes[first]?.dice[0];
    expect(said).toContain(String(face));
    for (const [use, verb] of Object.entries({
      take: /take a tile|prendi una tessera/,
      place: /place a tile|piazza/,
      sell: /sell|vendi/,
      workers: /workers|lavoratori/,
    }))
      expect([use, verb.test(said)]).toEqual([use, withDie.some(c => c.do === use)]);
    (g.estates[first] as { storage: number[] }).storage[1] = g.depots.find(tile => tile >= 0) as number;
    expect(words.asksHolding?.(g, q, ['die:0', 'store:1'], [])).toMatch(/\?/);
    expect(words.asksHolding?.(g, q, [], open)).toBeNull();
  });

  test('who has used both dice is told of a purchase only when it can be paid', () => {
    const g = burgundy.setUp({ seats: 2, seed: 5, options: { duchySetup: 'same1' } });
    offersOf(burgundy, g);
    const q = g.questions.at(-1) as BurgundyQuestion;
    const estate = g.estates[g.order[0] ?? 0]!;
    g.dukes[g.order[0] ?? 0]!.usedDice = 3;
    const asked = [1, 2].map(silver => {
      estate.silver = silver;
      return words.asks(g, q);
    });
    expect(asked).toEqual([form.asksTurn.nothing, form.asksTurn.onlyPurchase]);
  });

  test('the first lesson tells how points are made', () => {
    expect(burgundy.lessons[0]?.id).toBe('points');
  });
});

test('every tile has a card with rule ids', () => {
  const g = burgundy.setUp({ seats: 4, seed: 3, options: {} });
  offersOf(burgundy, g);
  for (const at of [...DEPOT_SLOT_SPOTS, ...BLACK_SPOTS]) expect(burgundy.words.en.card(g, at)?.rules?.length).toBeGreaterThan(0);
});

test('a spot with an owner speaks of the owner', () => {
  const g = burgundy.setUp({ seats: 2, seed: 3, options: {}, first: 0 });
  offersOf(burgundy, g);
  expect(burgundy.words.en.spot(g, 'hex:18@1', who)).toBe('Ben: Castle on castle 6 (2 of 2)');
  expect(burgundy.words.it.spot(g, 'hex:18', who)).toBe('Castello su castello 6 (2 di 2)');
});
