/** Every sentence within its measure, in both languages. Prompts, refusals and labels are gathered from played matches. */
import type { Refusal } from '@/engine/contract';
import { advance, asked, offersOf } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { rules } from '../rules/ruleBook';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, GOODS_SPOTS, HEX_SPOTS } from '../spots';
import type { Burgundy, BurgundyChoice, BurgundyQuestion, BurgundyRefusal } from '../state';
import { allCards } from '../words/cardOf';
import { english } from '../words/en';
import { italian } from '../words/it';

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const tooLong = (texts: Iterable<string>, most: number): string[] => [...texts].filter(text => wordsIn(text) > most);
const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario'][seat] ?? '';

const LANGUAGES = [
  { name: 'English', tongue: english, words: burgundy.words.en },
  { name: 'Italian', tongue: italian, words: burgundy.words.it },
] as const;

const QUIET = [...HEX_SPOTS, ...DEPOT_SLOT_SPOTS, ...BLACK_SPOTS, ...GOODS_SPOTS];

/** Random matches of all seat counts and set-ups, looked at before every choice. */
function lookedAt(each: (g: Burgundy, q: BurgundyQuestion, refusals: readonly Refusal[]) => void): void {
  for (const [seats, duchySetup] of [
    [2, 'same1'],
    [3, 'dealTwo'],
    [4, 'freeChoice'],
  ] as const) {
    playOut(burgundy, { seats, seed: 40 + seats, options: { duchySetup } }, byChance(seats), {
      each: g => {
        const q = g.questions.at(-1) as BurgundyQuestion;
        const rule = rules[q.ask];
        const refuses =
          'refuses' in rule
            ? (rule.refuses as ((g: Burgundy, q: BurgundyQuestion, at: string) => BurgundyRefusal | null) | undefined)
            : undefined;
        each(g, q, refuses === undefined ? [] : QUIET.flatMap(at => refuses(g, q, at) ?? []));
      },
    });
  }
}

describe.each(LANGUAGES)('$name', ({ tongue, words }) => {
  test('rule cards and lessons have at most forty words', () => {
    expect(
      tooLong(
        allCards(tongue).map(card => card.text),
        40,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        Object.values(words.lessons).map(lesson => lesson.help),
        40,
      ),
    ).toEqual([]);
  });

  test('prompts have at most eight words, refusals at most fourteen, and none is missing', () => {
    const prompts = new Set<string>();
    const refusals = new Set<string>();
    lookedAt((g, q, refused) => {
      prompts.add(words.asks(g, q));
      for (const r of refused) refusals.add(words.refusal(r));
    });
    expect(prompts.size).toBeGreaterThan(10);
    expect(refusals.size).toBeGreaterThan(10);
    expect(tooLong(prompts, 8)).toEqual([]);
    expect(tooLong(refusals, 14)).toEqual([]);
    expect([...prompts, ...refusals].filter(text => text === '' || text.includes('undefined'))).toEqual([]);
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
    (g.dukes[first] as { storage: number[] }).storage[1] = g.depots.find(tile => tile >= 0) as number;
    expect(words.asksHolding?.(g, q, ['die:0', 'store:1'], [])).toMatch(/\?/);
    expect(words.asksHolding?.(g, q, [], open)).toBeNull();
  });

  test('every choice and every fact of a match has a whole sentence', () => {
    const said = new Set<string>();
    const g = burgundy.setUp({ seats: 4, seed: 9, options: { duchySetup: 'dealTwo' } });
    const pick = byChance(5);
    let offers = offersOf(burgundy, g);
    while (offers.length > 0) {
      const q = g.questions.at(-1) as BurgundyQuestion;
      for (const c of offers) said.add(words.choice(g, q, c)).add(words.consequence?.(g, q, c) ?? 'none');
      offers = advance(burgundy, g, pick(g, asked(burgundy, g) ?? 0, offers) as BurgundyChoice, fact =>
        said.add(words.told(fact, who) ?? 'none'),
      );
    }
    expect(said.size).toBeGreaterThan(500);
    expect([...said].filter(text => text === '' || /undefined|NaN|\$\{| {2}/.test(text))).toEqual([]);
    expect([...said].filter(text => text.includes('!'))).toEqual([]);
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
  expect(burgundy.words.en.spot(g, 'hex:18@1', who)).toBe('Ben: Castle on castle 6');
  expect(burgundy.words.it.spot(g, 'hex:18', who)).toBe('Castello su castello 6');
});
